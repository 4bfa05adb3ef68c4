"""Inference tensors, and the operations that are allowed on them, in inference mode and outside.

They have a bit of their own, so that calls without them pay nothing for these rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core.bits import INFERENCE, REQUIRES_GRAD
from ..core.history import nodes_of
from ..core.state import state
from ..core.tensor import Tensor
from .nodes.saved import SAVED_INFERENCE, saved_by
from .views.inplace import INFERENCE_UPDATE


def call_in_inference(operator: Any, kernel: Callable[..., Any], values: list[Any]) -> Any:
    """Call `kernel` within inference mode: new tensors that are not views become inference tensors."""
    out = kernel(*values)
    given = [v for v in values if isinstance(v, Tensor)]
    for item in out if isinstance(out, (tuple, list)) else (out,):
        if not isinstance(item, Tensor) or any(item is v for v in given):
            continue
        if not operator.traits.view or any(v._bits_ & INFERENCE for v in given):
            item._bits_ |= INFERENCE
    return out


def guard_inference(operator: Any, function: Callable[..., Any]) -> Callable[..., Any]:
    """`function`, for calls among whose arguments is an inference tensor.

    Outside inference mode such a tensor must not be changed in place, nor saved for a backward; a view of
    it is one too.
    """
    written = operator.signature.written
    is_view = operator.traits.view

    def guarded(*args: Any) -> Any:
        if written and not state.inference:
            for position in written:
                if isinstance(args[position], Tensor) and args[position]._bits_ & INFERENCE:
                    raise RuntimeError(INFERENCE_UPDATE)
        out = function(*args)
        for item in out if isinstance(out, (tuple, list)) else (out,):
            if not isinstance(item, Tensor):
                continue
            if is_view and not written:
                item._bits_ |= INFERENCE
            elif item._bits_ & REQUIRES_GRAD:
                _refuse_saved(item)
        return out

    return guarded


def _refuse_saved(out: Tensor) -> None:
    for node in nodes_of(out):
        if any(tensor._bits_ & INFERENCE for tensor in saved_by(node)):
            raise RuntimeError(SAVED_INFERENCE)
