"""The autograd state of a tensor: its edge, its gradient, and whether it requires one."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from ...core.bits import (
    FORWARD_GRAD,
    HISTORY,
    INFERENCE,
    OVERRIDES,
    PYTHON,
    RECORDED,
    REQUIRES_GRAD,
    UNTRACKED,
    dtype_from_bits,
)
from ...core.dtypes import dtype
from ...core.namespace import Array
from ...core.state import state
from ...core.subclasses import shallow_alias
from ...core.tensor import ForgottenHistory, Tensor, counter_of, extra_of, wrap_bits, wrap_view
from ...core.type_names import legacy_type_name
from .accumulate_grad import AccumulateGrad

if TYPE_CHECKING:
    from .node import Edge, Node


def accumulator_of(tensor: Tensor) -> AccumulateGrad | None:
    """The node that adds to the gradient of a leaf, once there is one; it refers to the leaf weakly."""
    edge = tensor._edge_
    return edge[0] if edge is not None and isinstance(edge[0], AccumulateGrad) else None


def leaf_edge(tensor: Tensor) -> Edge:
    """The edge of a leaf that requires grad: to its AccumulateGrad node, made at the first need.

    The leaf keeps the edge, so that recorded calls find it where other tensors have theirs.
    """
    edge = tensor._edge_
    if edge is None:
        node = AccumulateGrad(tensor)
        extra = tensor._extra_
        if extra is not None:
            if extra.hooks is not None:
                from .hooks import hooks_of

                hooks_of(node).tensor_hooks[0] = extra.hooks
            if extra.post_accumulate_grad_hooks:
                node.keep_leaf()
            if extra.grad_dtype is not False:
                node.expect(extra.grad_dtype)
        edge = tensor._edge_ = (node, 0)
    return edge


def gradient_edge(tensor: Tensor) -> Edge | None:
    """Where the gradient of `tensor` is due, with the history of a view brought up to date.

    None for a tensor that does not require grad.
    """
    extra = tensor._extra_
    if extra is not None and extra.view is not None:
        from ..views.view import refresh_edge

        refresh_edge(tensor)
    edge = tensor._edge_
    if edge is not None:
        return edge
    return leaf_edge(tensor) if tensor._bits_ & REQUIRES_GRAD else None


def is_inference(tensor: Tensor) -> bool:
    """Whether `tensor` was made in inference mode: it has no history and no version."""
    return bool(tensor._bits_ & INFERENCE)


def describe(tensor: Tensor) -> str:
    """Type and sizes for error messages: ``gradsmith.FloatTensor [2, 3]``."""
    return f"{legacy_type_name(tensor)} {list(tensor._data_.shape)}"


def forward_name(node: Node) -> str:
    """Name of the call that `node` stands for: ``Mul`` for ``MulBackward0``."""
    return re.sub(r"Backward\d*$", "", node.name())


def set_requires_grad(
    tensor: Tensor, value: bool, kinds: str = "only Tensors of floating point and complex dtype"
) -> None:
    """Make a leaf ask for gradients or stop asking.

    Raises RuntimeError for a tensor that an operation made (when turned off), for one that is
    neither floating nor complex (`kinds` begins what is said of it: PyTorch's callers differ), and for an
    inference tensor outside inference mode.
    """
    if not isinstance(value, bool):
        raise TypeError(f"'requires_grad' argument must be bool, not {value.__class__.__name__}")
    edge = tensor._edge_
    if edge is not None and not edge[0].accumulates:
        if value:
            return
        raise RuntimeError(
            "you can only change requires_grad flags of leaf variables. If you want to use a "
            "computed variable in a subgraph that doesn't require differentiation use "
            "var_no_grad = var.detach()."
        )
    if value:
        if dtype_from_bits(tensor._bits_).category < 2:
            raise RuntimeError(f"{kinds} can require gradients")
        if is_inference(tensor) and not state.inference:
            raise RuntimeError(
                "Setting requires_grad=True on inference tensor outside InferenceMode is not allowed."
            )
        tensor._bits_ = RECORDED[tensor._bits_]
        if edge is not None and edge[0].__class__ is not AccumulateGrad:
            tensor._edge_ = None  # a view that was made unrecorded, from now on a leaf of its own
    else:
        tensor._bits_ &= ~REQUIRES_GRAD
        tensor._edge_ = None


def within_transform(what: str, call: str) -> RuntimeError:
    """The error of what a function that is being transformed must not do."""
    return RuntimeError(
        f"You are attempting to call {what} inside of a function being transformed by a functorch transform. This is "
        "unsupported, please attempt to use the functorch transforms (e.g. grad, vjp, jacrev, jacfwd, hessian) or call "
        f"{call} outside of a function being transformed instead."
    )


def set_grad(tensor: Tensor, value: Tensor | None) -> None:
    """Assign ``tensor.grad``; sizes, dtype and device must be the tensor's."""
    if value is None:
        if tensor._extra_ is not None:
            tensor._extra_.grad = None
        return
    if not isinstance(value, Tensor):
        raise TypeError(
            "assigned grad expected to be a Tensor or None but got grad of type "
            f"{value.__class__.__name__}"
        )
    if value is tensor:
        raise RuntimeError("can't assign Variable as its own grad")
    if value.device.type != tensor.device.type:
        raise RuntimeError(
            f"attempting to assign a gradient with device type '{value.device.type}' to a tensor "
            f"with device type '{tensor.device.type}'. Please ensure that the gradient and the "
            "tensor are on the same device"
        )
    extra = extra_of(tensor)
    expected = tensor.dtype if extra.grad_dtype is False else extra.grad_dtype
    if expected is not None and value.dtype is not expected:
        raise RuntimeError(
            f"attempting to assign a gradient with dtype '{value.dtype.name}' to a tensor with "
            f"grad_dtype '{expected.name}'. The gradient must match the tensor's grad_dtype "
            "(defaults to the tensor's dtype)."
        )
    if value._data_.shape != tensor._data_.shape:
        raise RuntimeError(
            f"attempting to assign a gradient of size '{list(value._data_.shape)}' to a tensor of "
            f"size '{list(tensor._data_.shape)}'. Please ensure that the gradient and the tensor "
            "are the same size"
        )
    extra.grad = value


def grad_dtype_of(tensor: Tensor) -> dtype | None:
    """The dtype that the ``.grad`` of a leaf has, None for any.  RuntimeError for anything but a leaf."""
    if not tensor.is_leaf:
        raise RuntimeError("grad_dtype can only be accessed on leaf tensors.")
    extra = tensor._extra_
    return tensor.dtype if extra is None or extra.grad_dtype is False else extra.grad_dtype


def set_grad_dtype(tensor: Tensor, value: dtype | None) -> None:
    """Let gradients of a leaf be cast to `value`, or not at all for None.

    Raises RuntimeError for anything but a leaf, for anything but a dtype, and beside a gradient of another dtype.
    """
    if not tensor.is_leaf:
        raise RuntimeError("grad_dtype can only be set on leaf tensors.")
    if value is not None and not isinstance(value, dtype):
        raise RuntimeError(f"grad_dtype must be a dtype or None, but got {type(value).__name__}")
    extra = extra_of(tensor)
    if value is not None and extra.grad is not None and extra.grad.dtype is not value:
        raise RuntimeError(
            f"Cannot set grad_dtype to '{value.name}' because there is already a gradient with dtype "
            f"'{extra.grad.dtype.name}'. Clear it (.grad = None) before, or set what it has."
        )
    extra.grad_dtype = value
    if tensor._edge_ is not None:
        node: Any = tensor._edge_[0]
        node.expect(value)


def set_data(tensor: Tensor, value: Tensor) -> None:
    """``tensor.data = value``: other elements, same history; not counted as an in-place change."""
    if not isinstance(value, Tensor):
        raise TypeError(f"Variable data has to be a tensor, but got {value.__class__.__name__}")
    if dtype_from_bits(value._bits_).category < 2 and tensor.requires_grad:
        raise RuntimeError(
            "data set to a tensor that requires gradients must be floating point or complex dtype"
        )
    kept = HISTORY | OVERRIDES | PYTHON
    tensor._data_ = value._data_
    tensor._bits_ = value._bits_ & ~kept | tensor._bits_ & kept
    if tensor.is_leaf:
        tensor._edge_ = None  # a new AccumulateGrad describes the new sizes


def set_source(tensor: Tensor, array: Array, source: Any) -> Tensor:
    """Let `tensor` show the elements `array` of `source`, a tensor or something else, counted as a change in place.

    What the tensor counts changes with stays its own.  While recording, a backward through the change is an
    error.  Raises RuntimeError for leaves that require grad.
    """
    from ..views.inplace import check_inplace
    from .recording import record_without_derivative

    watched = isinstance(source, Tensor) and source.requires_grad
    check_inplace(tensor, watched)
    recorded = state.grad_enabled and (watched or tensor.requires_grad)
    args = (tensor, source) if recorded else ()
    counter_of(tensor).version += 1
    was_leaf = tensor.is_leaf
    set_data(tensor, wrap_view(array, tensor))
    if recorded:
        record_without_derivative("set_", args, tensor)
    elif was_leaf:
        tensor._edge_ = None
    return tensor


def detach_in_place(tensor: Tensor) -> Tensor:
    """``tensor.detach_()``: forget the history; RuntimeError for views."""
    extra = tensor._extra_
    if extra is not None and extra.view is not None:
        raise RuntimeError("Can't detach views in-place. Use detach() instead.")
    if tensor._edge_ is not None and not tensor._edge_[0].accumulates:
        tensor._counter_ = ForgottenHistory(counter_of(tensor))
    tensor._edge_ = None
    tensor._bits_ &= ~(REQUIRES_GRAD | FORWARD_GRAD)
    if extra is not None:
        extra.tangent = None
    return tensor


def without_history(tensor: Tensor) -> Tensor:
    """Like ``tensor.detach()``, which nobody sees being called; a tensor without history is returned itself."""
    if tensor.__class__ is not Tensor or not tensor.requires_grad:
        return tensor.detach() if tensor.requires_grad else tensor
    return alias_without_history(tensor)


def alias_without_history(tensor: Tensor) -> Tensor:
    """A new tensor with the elements of `tensor` that counts changes with it; of its class, where that has a handler."""
    bits = tensor._bits_
    out = shallow_alias(tensor) if bits & PYTHON else wrap_bits(tensor._data_, bits & UNTRACKED)
    out._counter_ = counter_of(tensor)
    return out


def share_counter(out: Tensor, source: Tensor) -> None:
    """Let `out`, which shares the elements of `source`, count in-place changes with it."""
    out._counter_ = source._counter_ or counter_of(source)
