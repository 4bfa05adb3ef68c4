"""What autograd knows of a single tensor: its edge, its gradient, whether it asks for one."""

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
    dtype_from_bits,
)
from ...core.namespace import Array
from ...core.state import state
from ...core.tensor import ForgottenHistory, Tensor, counter_of, extra_of, wrap_view
from ...core.type_names import legacy_type_name
from .accumulate_grad import AccumulateGrad

if TYPE_CHECKING:
    from .node import Edge, Node

__all__ = [
    "describe",
    "detach_in_place",
    "forward_name",
    "gradient_edge",
    "is_inference",
    "leaf_edge",
    "set_data",
    "set_grad",
    "set_requires_grad",
    "set_source",
    "share_counter",
    "without_history",
]


def leaf_edge(tensor: Tensor) -> Edge:
    """The edge of a leaf that requires grad: to its AccumulateGrad node, made at the first need.

    The leaf keeps the edge, so that recorded calls find it where other tensors have theirs.
    """
    edge = tensor._edge
    if edge is None:
        node = AccumulateGrad(tensor)
        extra = tensor._extra
        if extra is not None:
            if extra.hooks is not None:
                from .hooks import hooks_of

                hooks_of(node).tensor_hooks[0] = extra.hooks
            if extra.post_accumulate_grad_hooks:
                node.keep_leaf()
        edge = tensor._edge = (node, 0)
    return edge


def gradient_edge(tensor: Tensor) -> Edge | None:
    """Where the gradient of `tensor` is due, with the history of a view brought up to date.

    None for a tensor that does not require grad.
    """
    extra = tensor._extra
    if extra is not None and extra.view is not None:
        from ..views.view import refresh_edge

        refresh_edge(tensor)
    edge = tensor._edge
    if edge is not None:
        return edge
    return leaf_edge(tensor) if tensor._bits & REQUIRES_GRAD else None


def is_inference(tensor: Tensor) -> bool:
    """Whether `tensor` was made in inference mode: it has no history and no version."""
    return bool(tensor._bits & INFERENCE)


def describe(tensor: Tensor) -> str:
    """Type and sizes for error messages: ``gradsmith.FloatTensor [2, 3]``."""
    return f"{legacy_type_name(tensor)} {list(tensor._data.shape)}"


def forward_name(node: Node) -> str:
    """Name of the call that `node` stands for: ``Mul`` for ``MulBackward0``."""
    return re.sub(r"Backward\d*$", "", node.name())


def set_requires_grad(tensor: Tensor, value: bool) -> None:
    """Make a leaf ask for gradients or stop asking.

    Raises RuntimeError for a tensor that an operation made (when turned off), for one that is
    neither floating nor complex, and for an inference tensor outside inference mode.
    """
    if not isinstance(value, bool):
        raise TypeError(f"'requires_grad' argument must be bool, not {value.__class__.__name__}")
    edge = tensor._edge
    if edge is not None and not edge[0].accumulates:
        if value:
            return
        raise RuntimeError(
            "you can only change requires_grad flags of leaf variables. If you want to use a "
            "computed variable in a subgraph that doesn't require differentiation use "
            "var_no_grad = var.detach()."
        )
    if value:
        if dtype_from_bits(tensor._bits).category < 2:
            raise RuntimeError(
                "only Tensors of floating point and complex dtype can require gradients"
            )
        if is_inference(tensor) and not state.inference:
            raise RuntimeError(
                "Setting requires_grad=True on inference tensor outside InferenceMode is not allowed."
            )
        tensor._bits = RECORDED[tensor._bits]
        if edge is not None and edge[0].__class__ is not AccumulateGrad:
            tensor._edge = None  # a view that was made unrecorded, from now on a leaf of its own
    else:
        tensor._bits &= ~REQUIRES_GRAD
        tensor._edge = None


def set_grad(tensor: Tensor, value: Tensor | None) -> None:
    """Assign ``tensor.grad``; sizes, dtype and device must be the tensor's."""
    if value is None:
        if tensor._extra is not None:
            tensor._extra.grad = None
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
    expected = getattr(extra, "grad_dtype", None) or tensor.dtype
    if value.dtype is not expected:
        raise RuntimeError(
            f"attempting to assign a gradient with dtype '{value.dtype.name}' to a tensor with "
            f"grad_dtype '{expected.name}'. The gradient must match the tensor's grad_dtype "
            "(defaults to the tensor's dtype)."
        )
    if value._data.shape != tensor._data.shape:
        raise RuntimeError(
            f"attempting to assign a gradient of size '{list(value._data.shape)}' to a tensor of "
            f"size '{list(tensor._data.shape)}'. Please ensure that the gradient and the tensor "
            "are the same size"
        )
    extra.grad = value


def set_data(tensor: Tensor, value: Tensor) -> None:
    """``tensor.data = value``: other elements, same history; not counted as an in-place change."""
    if not isinstance(value, Tensor):
        raise TypeError(f"Variable data has to be a tensor, but got {value.__class__.__name__}")
    if dtype_from_bits(value._bits).category < 2 and tensor.requires_grad:
        raise RuntimeError(
            "data set to a tensor that requires gradients must be floating point or complex dtype"
        )
    kept = HISTORY | OVERRIDES | PYTHON
    tensor._data = value._data
    tensor._bits = value._bits & ~kept | tensor._bits & kept
    if tensor.is_leaf:
        tensor._edge = None  # a new AccumulateGrad describes the new sizes


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
        tensor._edge = None
    return tensor


def detach_in_place(tensor: Tensor) -> Tensor:
    """``tensor.detach_()``: forget the history; RuntimeError for views."""
    extra = tensor._extra
    if extra is not None and extra.view is not None:
        raise RuntimeError("Can't detach views in-place. Use detach() instead.")
    if tensor._edge is not None and not tensor._edge[0].accumulates:
        tensor._counter = ForgottenHistory(counter_of(tensor))
    tensor._edge = None
    tensor._bits &= ~(REQUIRES_GRAD | FORWARD_GRAD)
    if extra is not None:
        extra.tangent = None
    return tensor


def without_history(tensor: Tensor) -> Tensor:
    """As ``tensor.detach()``, which nobody sees being called; a tensor without history is returned itself."""
    if tensor.__class__ is not Tensor or not tensor.requires_grad:
        return tensor.detach() if tensor.requires_grad else tensor
    out = wrap_view(tensor._data, tensor)
    out._counter = counter_of(tensor)
    return out


def share_counter(out: Tensor, source: Tensor) -> None:
    """Let `out`, which shares the elements of `source`, count in-place changes with it."""
    out._counter = source._counter or counter_of(source)
