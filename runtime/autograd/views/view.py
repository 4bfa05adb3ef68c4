"""Views: tensors that share their base's elements and version counter.

An in-place change of either affects both.  It rewrites the history of the base (``inplace.py``); a view sees from the
version that its own history is out of date, and derives it anew from the base's (`refresh_edge`).  Every view refers
to the root of its chain of views, never to another view.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ...core.bits import (
    BITS_OF_NUM,
    DIFFERENTIABLE,
    DTYPE_BITS,
    INFERENCE,
    KEYSET_BITS,
    PYTHON,
    REQUIRES_GRAD,
    STRIDED,
    UNTRACKED,
    VIEW,
    dtype_traits,
)
from ...core.namespace import Array
from ...core.state import state
from ...core.tensor import Extra, Tensor, VersionCounter, allocate, counter_of, wrap_view
from ..nodes.variable import gradient_edge
from .creation import DEFAULT, INFERENCE_MODE, MULTI_OUTPUT_NODE, NO_GRAD_MODE, raise_forbidden
from .geometry import AsStridedBackward0, ViewGeometry, without_geometry
from .nodes import Unconnected

if TYPE_CHECKING:
    from ..nodes.node import Edge


class ViewInfo(Extra):
    """What a view knows of its base, beside what any tensor may have.

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


def link_view(out: Tensor, base: Tensor, multi_output: bool = False) -> None:
    """Make `out`, whose elements are elements of `base`, a view of it.

    They share a version counter from now on, and `out` refers to the root of `base`.  If both may carry
    gradients its VIEW bit is set.  Not tracked are views of inference tensors, of which nothing is
    recorded, and of differentiable elements as elements that are not.  `out` must be new, and its edge, where there is one, must be set by the caller (before
    or after).  `multi_output` is for operators that return several views, whose in-place change is refused.
    """
    link_views((out,), base, multi_output)


def link_views(several: Iterable[Tensor], base: Tensor, multi_output: bool = True) -> None:
    """`link_view` of each of `several`."""
    counter = base._counter_
    if counter is None:
        counter = base._counter_ = VersionCounter()
    extra = base._extra_
    root, creation = base, MULTI_OUTPUT_NODE if multi_output else DEFAULT
    if not state.grad_enabled:
        creation = INFERENCE_MODE if state.inference else NO_GRAD_MODE
    if extra is not None and extra.view is not None:
        root, creation = extra.view.base, creation or extra.view.creation
    version, bits = counter.version, base._bits_
    for out in several:
        out._counter_ = counter
        tracked = VIEW if out._bits_ & DIFFERENTIABLE and bits & DIFFERENTIABLE else 0
        if bits & INFERENCE or (not tracked and bits & DIFFERENTIABLE):
            continue
        info = ViewInfo()
        info.base = root
        info.creation = creation
        info.attr_version = version
        out._extra_ = info
        out._bits_ |= tracked


def make_view(data: Array, base: Tensor) -> Tensor:
    """Like `wrap_view` with `link_view`, in one go: every call of a view operator comes through here."""
    source = base._data_
    bits = base._bits_ & UNTRACKED & ~STRIDED
    out = allocate()
    out._data_ = data
    if data.dtype is not source.dtype or not (data.ndim and source.ndim):
        num = data.dtype.num
        traits = BITS_OF_NUM.get(num) or dtype_traits(num)
        bits = (traits[0] if data.ndim else traits[1]) & DTYPE_BITS | bits & KEYSET_BITS
    if data.ndim > 1 and not data.flags.c_contiguous:
        bits |= STRIDED
    counter = base._counter_
    if counter is None:
        counter = base._counter_ = VersionCounter()
    out._edge_ = None
    out._counter_ = counter
    tracked = VIEW if bits & DIFFERENTIABLE and base._bits_ & DIFFERENTIABLE else 0
    if base._bits_ & INFERENCE or (not tracked and base._bits_ & DIFFERENTIABLE):
        out._bits_ = bits
        out._extra_ = None
        return out
    info = ViewInfo()
    creation = DEFAULT
    if not state.grad_enabled:
        creation = INFERENCE_MODE if state.inference else NO_GRAD_MODE
    extra = base._extra_
    if extra is not None and extra.view is not None:
        info.base = extra.view.base
        info.creation = creation or extra.view.creation
    else:
        info.base = base
        info.creation = creation
    info.attr_version = counter.version
    out._extra_ = info
    out._bits_ = bits | tracked
    return out


def make_undifferentiable_view(data: Array, base: Tensor) -> Tensor:
    """A tensor over elements of `base` that counts changes with it and has no history."""
    out = wrap_view(data, base)
    counter = base._counter_
    out._counter_ = counter_of(base) if counter is None else counter
    return out


def mark_creation(view: Tensor, creation: int) -> None:
    """Set how a view came about; nothing happens to a tensor that is not a view."""
    extra = view._extra_
    if extra is not None and extra.view is not None:
        extra.view.creation = creation


def is_view(tensor: Tensor) -> bool:
    """Whether `tensor` is a tracked view: it knows its base."""
    extra = tensor._extra_
    return extra is not None and extra.view is not None


def refresh_edge(tensor: Tensor) -> None:
    """Bring the edge of the view `tensor` up to date.

    When its elements have been changed in place since, the edge is derived from its base's: what the
    view shows is then a part of what the base's latest node made.
    """
    extra = tensor._extra_
    info = None if extra is None else extra.view
    if extra is None or info is None:
        return
    base = info.base
    if not base._bits_ & REQUIRES_GRAD:
        return
    counter = tensor._counter_
    version = 0 if counter is None else counter.version
    if info.attr_version == version:
        if not tensor._bits_ & REQUIRES_GRAD:
            tensor._edge_ = (Unconnected(tensor), 0)
            tensor._bits_ |= REQUIRES_GRAD
        return
    if info.creation and info.attr_version >= 0:
        raise_forbidden(tensor, info.creation, "its base or another view of its base has been")
    if tensor._bits_ & PYTHON:
        raise without_geometry(tensor, "use it after its base was changed in place")
    old = tensor._edge_
    place = ViewGeometry(base, tensor)
    node = AsStridedBackward0(gradient_edge(base), place, place.shape, place.bits)
    tensor._edge_ = (node, 0)
    tensor._bits_ |= REQUIRES_GRAD
    if extra.retain_grad:
        move_retained_grad(tensor, old)
    info.attr_version = version


def move_retained_grad(tensor: Tensor, old: Edge | None) -> None:
    """Let `tensor`, whose edge was `old`, keep its gradient where its edge is now."""
    from ..nodes.hooks import move_retained

    move_retained(tensor, old)
