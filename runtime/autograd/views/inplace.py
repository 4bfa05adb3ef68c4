"""In-place changes: which are rejected, and how others are recorded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.bits import DIFFERENTIABLE, PYTHON, REQUIRES_GRAD, VIEW
from ...core.state import state
from ...core.tensor import Tensor
from ..nodes.variable import is_inference
from .creation import raise_forbidden
from .geometry import without_geometry
from .nodes import CopySlices
from .view import move_retained_grad

if TYPE_CHECKING:
    from ..nodes.node import Node

INFERENCE_UPDATE = (
    "Inplace update to inference tensor outside InferenceMode is not allowed. You can make a clone to "
    "get a normal tensor before doing inplace update."
)


def check_inplace(
    tensor: Tensor, requires_grad: bool = False, tense: str = "is being used"
) -> None:
    """Refuse an in-place change that cannot be carried out or recorded.

    `requires_grad` says whether another argument of the call requires grad, `tense` whether the change is to come
    or has been made.  Raises RuntimeError for
    tensors some of whose elements share memory, for inference tensors outside inference mode and, while
    grad mode is on, for leaves that require grad, views of such leaves, and views whose history cannot
    be rewritten.
    """
    if is_inference(tensor) and not state.inference:
        raise RuntimeError(INFERENCE_UPDATE)
    bits = tensor._bits_
    if not state.grad_enabled or not (bits & (REQUIRES_GRAD | VIEW) or requires_grad):
        return
    if bits & VIEW:
        extra = tensor._extra_
        info = None if extra is None else extra.view
        if info is not None and (requires_grad or tensor.requires_grad):
            if info.creation:
                raise_forbidden(tensor, info.creation)
            if bits & PYTHON:
                raise without_geometry(tensor, "change it")
            # The base of a leaf that is itself a view, as `arange(6.).view(2, 3)` is, need not require grad.
            if tensor.requires_grad and info.base.is_leaf:
                raise RuntimeError(
                    "a view of a leaf Variable that requires grad is being used in an in-place "
                    "operation."
                )
    if bits & REQUIRES_GRAD and tensor.is_leaf:
        raise RuntimeError(f"a leaf Variable that requires grad {tense} in an in-place operation.")


def rebase_history(tensor: Tensor, node: Node, output_nr: int | None = None) -> Tensor:
    """Record that an output of `node` is what `tensor` holds now, after an in-place change; return `tensor`.

    That is the only output, unless `output_nr` says which one of a node that knows how its outputs look.
    `node` is a function of the old elements: its first edge is the one that `tensor` had.  For a view the
    history of its base is rewritten, and the view's own is derived from that at its next use.
    A tensor of integers or booleans gets no history, whatever was written to it.
    """
    if not tensor._bits_ & DIFFERENTIABLE:
        return tensor
    if output_nr is None:
        node._metadata = ((tensor._data_.shape, tensor._bits_),)
        output_nr = 0
    extra = tensor._extra_
    if extra is None:
        tensor._edge_ = (node, output_nr)
        tensor._bits_ |= REQUIRES_GRAD
        return tensor
    info = extra.view
    if info is None:
        old = tensor._edge_
        tensor._edge_ = (node, output_nr)
        tensor._bits_ |= REQUIRES_GRAD
        if extra.retain_grad:
            move_retained_grad(tensor, old)
        return tensor
    if info.creation:
        raise_forbidden(tensor, info.creation)
    base = info.base
    old = base._edge_
    base._edge_ = (CopySlices(base, tensor, node), 0)
    base._bits_ |= REQUIRES_GRAD
    base_extra = base._extra_
    if base_extra is not None and base_extra.retain_grad:
        move_retained_grad(base, old)
    tensor._bits_ |= REQUIRES_GRAD
    info.attr_version = -1
    return tensor
