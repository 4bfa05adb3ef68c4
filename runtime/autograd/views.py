"""Views and in-place changes.

A view shares its base's elements and version counter.  Changing either in place changes both, so the
history of the base is rewritten (`CopySlices`), and a view notices by the version that its own is out
of date and derives it anew from the base's (`refresh_edge`).  Every view refers to the root of its
chain of views, never to another view.
"""

from __future__ import annotations

import re
from typing import NoReturn

from gradsmith.autograd.geometry import ViewGeometry, clear, embed, select
from gradsmith.autograd.node import Edge, Node, next_sequence_nr
from gradsmith.autograd.variable import gradient_edge, is_inference
from gradsmith.dispatch.state import state
from gradsmith.dtypes import DTYPES
from gradsmith.kernels.namespace import Array
from gradsmith.tensor import Extra, Tensor, VersionCounter, allocate, counter_of, wrap_view
from gradsmith.traits import (
    BITS_OF_NUM,
    DTYPE_BITS,
    KEYSET_BITS,
    PYTHON,
    REQUIRES_GRAD,
    UNTRACKED,
    VIEW,
    bits_for,
    dtype_traits,
)

__all__ = [
    "CopySlices",
    "ViewInfo",
    "check_inplace",
    "check_no_overlap",
    "forward_name",
    "is_view",
    "link_view",
    "make_undifferentiable_view",
    "make_view",
    "mark_creation",
    "rebase_history",
    "refresh_edge",
]

DEFAULT = 0
"""How a view came about, as far as in-place changes of it care: by an ordinary operator."""
NO_GRAD_MODE = 1
"""... while grad mode was off."""
MULTI_OUTPUT_NODE = 2
"""... by an operator that returns several views."""
IN_CUSTOM_FUNCTION = 3
"""... inside the forward of a custom Function, or by returning an input of one."""
INFERENCE_MODE = 4
"""... in inference mode."""


class ViewInfo(Extra):
    """What a differentiable view knows of its base, beside what any tensor may have.

    It is the view's `Extra` itself, since every call of a view operator makes one.
    """

    __slots__ = ("base", "creation", "attr_version")

    @property
    def view(self) -> ViewInfo:  # type: ignore[override]
        """Itself: of no view it is None."""
        return self

    base: Tensor
    """The root of the chain of views."""
    creation: int
    attr_version: int
    """The version at which the view's edge was right; -1 when it is known to be stale."""


def _differentiable_mask() -> int:
    mask = 0
    for d in DTYPES:
        if d.category >= 2:
            mask |= bits_for(d, False) | bits_for(d, True)
    return mask & DTYPE_BITS


_DIFFERENTIABLE_BITS = _differentiable_mask()


def link_view(out: Tensor, base: Tensor, multi_output: bool = False) -> None:
    """Make `out`, whose elements are elements of `base`, a view of it.

    They share a version counter from now on.  If both may carry gradients `out` becomes a differentiable
    view: it refers to the root of `base`, and its VIEW bit is set.  `out` must be new, and its edge,
    where there is one, must be set by the caller (before or after).  `multi_output` is for operators
    that return several views, whose in-place change is refused.
    """
    counter = base._counter
    if counter is None:
        counter = base._counter = VersionCounter()
    out._counter = counter
    if not (out._bits & _DIFFERENTIABLE_BITS and base._bits & _DIFFERENTIABLE_BITS):
        return
    info = ViewInfo()
    extra = base._extra
    creation = MULTI_OUTPUT_NODE if multi_output else DEFAULT
    if not state.grad_enabled:
        creation = INFERENCE_MODE if state.inference else NO_GRAD_MODE
    if extra is not None and extra.view is not None:
        info.base = extra.view.base
        if not creation:
            creation = extra.view.creation
    else:
        info.base = base
    info.creation = creation
    info.attr_version = counter.version
    out._extra = info
    out._bits |= VIEW


def make_view(data: Array, base: Tensor) -> Tensor:
    """As `wrap_view` with `link_view`, in one go: every call of a view operator comes through here."""
    source = base._data
    bits = base._bits & UNTRACKED
    out = allocate()
    out._data = data
    if data.dtype is not source.dtype or not (data.ndim and source.ndim):
        num = data.dtype.num
        traits = BITS_OF_NUM.get(num) or dtype_traits(num)
        bits = (traits[0] if data.ndim else traits[1]) & DTYPE_BITS | bits & KEYSET_BITS
    counter = base._counter
    if counter is None:
        counter = base._counter = VersionCounter()
    out._edge = None
    out._counter = counter
    if not (bits & _DIFFERENTIABLE_BITS and base._bits & _DIFFERENTIABLE_BITS):
        out._bits = bits
        out._extra = None
        return out
    info = ViewInfo()
    creation = DEFAULT
    if not state.grad_enabled:
        creation = INFERENCE_MODE if state.inference else NO_GRAD_MODE
    extra = base._extra
    if extra is not None and extra.view is not None:
        info.base = extra.view.base
        info.creation = creation or extra.view.creation
    else:
        info.base = base
        info.creation = creation
    info.attr_version = counter.version
    out._extra = info
    out._bits = bits | VIEW
    return out


def make_undifferentiable_view(data: Array, base: Tensor) -> Tensor:
    """A tensor over elements of `base` that counts changes with it and has no history."""
    out = wrap_view(data, base)
    out._counter = base._counter or counter_of(base)
    return out


def mark_creation(view: Tensor, creation: int) -> None:
    """Set how a view came about; nothing happens to a tensor that is no view."""
    extra = view._extra
    if extra is not None and extra.view is not None:
        extra.view.creation = creation


def is_view(tensor: Tensor) -> bool:
    """Whether `tensor` is a differentiable view."""
    extra = tensor._extra
    return extra is not None and extra.view is not None


def refresh_edge(tensor: Tensor) -> None:
    """Bring the edge of the view `tensor` up to date.

    When its elements have been changed in place since, the edge is derived from its base's: what the
    view shows is then a part of what the base's latest node made.
    """
    extra = tensor._extra
    if extra is None or extra.view is None:
        return
    info = extra.view
    base = info.base
    if not base._bits & REQUIRES_GRAD:
        return
    counter = tensor._counter
    version = 0 if counter is None else counter.version
    if info.attr_version == version:
        if not tensor._bits & REQUIRES_GRAD:
            tensor._edge = (Unconnected(tensor), 0)
            tensor._bits |= REQUIRES_GRAD
        return
    if info.creation and info.attr_version >= 0:
        _raise_forbidden(tensor, info, "its base or another view of its base has been")
    if tensor._bits & PYTHON:
        raise _no_geometry(tensor, "use it after its base was changed in place")
    old = tensor._edge
    tensor._edge = (AsStridedBackward0(gradient_edge(base), ViewGeometry(base, tensor)), 0)
    tensor._bits |= REQUIRES_GRAD
    if extra.retain_grad:
        _move_retained(tensor, old)
    info.attr_version = version


class Unconnected(Node):
    """Where gradients end of a view that was made while nothing was recorded.

    Its base requires grad, so the view is said to, and calls with it are recorded; yet nothing connects it
    to its base, and it accumulates nothing.
    """

    __slots__ = ()
    accumulates = True

    def __init__(self, tensor: Tensor) -> None:
        self.next_edges = ()
        self._metadata = ((tensor._data.shape, tensor._bits),)
        self._nr = next_sequence_nr()

    def run(self, grads: list[Tensor | None]) -> tuple[Tensor | None, ...]:
        return ()

    def keep_leaf(self) -> None:
        """As for AccumulateGrad; here is nothing to keep."""


class AsStridedBackward0(Node):
    """Takes the gradient of a view to its base: zero but for the view's elements."""

    __slots__ = ("geometry",)

    geometry: ViewGeometry

    def __init__(self, edge: Edge | None, geometry: ViewGeometry) -> None:
        self.geometry = geometry
        self.next_edges = (edge,)
        self._metadata = ((geometry.shape, geometry.bits),)
        self._nr = next_sequence_nr()

    def run(self, grads: list[Tensor | None]) -> tuple[Tensor | None, ...]:
        grad = grads[0]
        return (None if grad is None else embed(self.geometry, grad),)


class CopySlices(Node):
    """The history of a base after an in-place change of a view of it.

    The change was recorded as `fn`, a function of the view.  Of the base's gradient the part at the view
    goes through `fn`; the rest passes by unchanged.
    """

    __slots__ = ("geometry", "fn")

    geometry: ViewGeometry
    fn: Node | None
    runs_user_code = True  # `fn` may

    def __init__(self, base: Tensor, view: Tensor, fn: Node) -> None:
        self.geometry = ViewGeometry(base, view)
        self.fn = fn
        self.next_edges = (gradient_edge(base), *fn.next_edges[1:])
        self._metadata = ((base._data.shape, base._bits),)
        self._nr = next_sequence_nr()

    def run(self, grads: list[Tensor | None]) -> tuple[Tensor | None, ...]:
        grad = grads[0]
        if grad is None:
            return (None,) * len(self.next_edges)
        fn = self.fn
        if fn is None:
            raise RuntimeError(
                "Trying to backward through the graph a second time (or directly access saved "
                "tensors after they have already been freed)."
            )
        geometry = self.geometry
        of_view, *of_others = fn.run([select(geometry, grad)])
        if self.next_edges[0] is None:
            return (None, *of_others)
        of_base = clear(geometry, grad)
        if of_view is not None:
            from gradsmith.autograd.reduction import reduce_gradient

            of_view = reduce_gradient(of_view, (geometry.shape, geometry.bits), fn, 0)
            of_base = of_base + embed(geometry, of_view)
        return (of_base, *of_others)

    def release_variables(self) -> None:
        fn, self.fn = self.fn, None
        if fn is not None:
            fn.release_variables()


def rebase_history(tensor: Tensor, node: Node, output_nr: int = 0) -> None:
    """Record that output `output_nr` of `node` is what `tensor` holds now, after an in-place change.

    `node` is a function of the old elements: its first edge is the one that `tensor` had.  For a view the
    history of its base is rewritten, and the view's own is derived from that at its next use.
    """
    extra = tensor._extra
    if extra is None:
        tensor._edge = (node, output_nr)
        tensor._bits |= REQUIRES_GRAD
        return
    info = extra.view
    if info is None:
        old = tensor._edge
        tensor._edge = (node, output_nr)
        tensor._bits |= REQUIRES_GRAD
        if extra.retain_grad:
            _move_retained(tensor, old)
        return
    if info.creation:
        _raise_forbidden(tensor, info)
    base = info.base
    old = base._edge
    base._edge = (CopySlices(base, tensor, node), 0)
    base._bits |= REQUIRES_GRAD
    base_extra = base._extra
    if base_extra is not None and base_extra.retain_grad:
        _move_retained(base, old)
    tensor._bits |= REQUIRES_GRAD
    info.attr_version = -1


def _move_retained(tensor: Tensor, old: Edge | None) -> None:
    from gradsmith.autograd.hooks import move_retained

    move_retained(tensor, old)


INFERENCE_UPDATE = (
    "Inplace update to inference tensor outside InferenceMode is not allowed. You can make a clone to "
    "get a normal tensor before doing inplace update."
)


def check_inplace(tensor: Tensor, requires_grad: bool = False) -> None:
    """Refuse an in-place change that cannot be carried out or recorded.

    `requires_grad` says whether another argument of the call requires grad.  Raises RuntimeError for
    tensors some of whose elements share memory, for inference tensors outside inference mode and, while
    grad mode is on, for leaves that require grad, views of such leaves, and views whose history cannot
    be rewritten.
    """
    if is_inference(tensor) and not state.inference:
        raise RuntimeError(INFERENCE_UPDATE)
    bits = tensor._bits
    if not state.grad_enabled or not (bits & (REQUIRES_GRAD | VIEW) or requires_grad):
        return
    if bits & VIEW:
        extra = tensor._extra
        info = None if extra is None else extra.view
        if info is not None and (requires_grad or tensor.requires_grad):
            if info.creation:
                _raise_forbidden(tensor, info)
            if bits & PYTHON:
                raise _no_geometry(tensor, "change it")
            if info.base._bits & REQUIRES_GRAD and info.base.is_leaf:
                raise RuntimeError(
                    "a view of a leaf Variable that requires grad is being used in an in-place "
                    "operation."
                )
    if bits & REQUIRES_GRAD and tensor.is_leaf:
        raise RuntimeError(
            "a leaf Variable that requires grad is being used in an in-place operation."
        )


def _no_geometry(tensor: Tensor, what: str) -> NotImplementedError:
    """Where a view lies in its base cannot be told of tensors whose classes hold the elements."""
    return NotImplementedError(
        f"a recorded view of a {type(tensor).__name__}, a class with __torch_dispatch__: to {what} its history would "
        "have to be rewritten, which is done for plain tensors only. Change it out of place, or within no_grad()."
    )


def check_no_overlap(tensor: Tensor) -> None:
    """Refuse to write to a tensor that shows one element at several places, as `expand` makes them."""
    data = tensor._data
    for n, stride in zip(data.shape, data.strides):
        if stride == 0 and n > 1 and data.size:
            raise RuntimeError(
                "unsupported operation: more than one element of the written-to tensor refers to a "
                "single memory location. Please clone() the tensor before performing the operation."
            )


def forward_name(node: Node) -> str:
    """Name of the call that `node` stands for: ``Mul`` for ``MulBackward0``."""
    return re.sub(r"Backward\d*$", "", node.name())


def _raise_forbidden(tensor: Tensor, info: ViewInfo, what: str = "is being") -> NoReturn:
    """Refuse an in-place change around a view whose history cannot be rewritten."""
    creation = info.creation
    edge = tensor._edge
    source = None if edge is None or edge[0].accumulates else edge
    if source is None or creation in (NO_GRAD_MODE, INFERENCE_MODE):
        mode, now = "no_grad", "with grad mode enabled"
        if creation == INFERENCE_MODE:
            mode, now = "inference", "in normal mode"
        start = "A view was created in"
        if source is not None:
            name = forward_name(source[0])
            start = f"Output {source[1]} of {name} is a view of a view which was created in"
        message = f"{start} {mode} mode and {what} modified inplace {now}."
    else:
        message = f"Output {source[1]} of {forward_name(source[0])} is a view and {what} modified inplace."
    raise RuntimeError(message + _ADVICE[creation])


def _about_modes(mode: str) -> str:
    return (
        " Given that this use case is ambiguous and error-prone, it is forbidden. You can clarify your code "
        f"by moving both the view and the inplace either both inside the {mode} block (if you don't want "
        "the inplace to be tracked) or both outside (if you want the inplace to be tracked)."
    )


_ADVICE = {
    NO_GRAD_MODE: _about_modes("no_grad"),
    INFERENCE_MODE: _about_modes("inference_mode"),
    MULTI_OUTPUT_NODE: (
        " This view is the output of a function that returns multiple views. Such functions do not allow the "
        "output views to be modified inplace. You should replace the inplace operation by an out-of-place "
        "one."
    ),
    IN_CUSTOM_FUNCTION: (
        " This view was created inside a custom Function (or because an input was returned as-is) and the "
        "autograd logic to handle view+inplace would override the custom backward associated with the "
        "custom Function, leading to incorrect gradients. This behavior is forbidden. You can fix this by "
        "cloning the output of the custom Function."
    ),
}
"""What messages say in the end, by how the view came about."""
