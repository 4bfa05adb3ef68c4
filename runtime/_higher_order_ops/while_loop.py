"""`while_loop`: a function called of its own results, as long as another says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core.batches import stands_for_examples
from ..core.tensor import Tensor
from ..utils._pytree import tree_all, tree_flatten, tree_unflatten
from .checks import is_operand, refuse_other_metadata, run

__all__ = ["while_loop"]


def while_loop(
    cond_fn: Callable[..., Any], body_fn: Callable[..., Any], carried_inputs: Any
) -> Any:
    """What `body_fn` returns last when it is called with what it returned before, while `cond_fn` of that is true.

    `carried_inputs` are tensors or ints, in a tuple or list, which may be nested; both functions take them as arguments,
    and `body_fn` returns as many, of the same shapes and dtypes.  RuntimeError where it does not, where `cond_fn` returns
    anything but a bool or a tensor of one element, and where a function changes what is carried, or gives it back.
    """
    if not callable(cond_fn) or not callable(body_fn):
        raise RuntimeError("Expect cond_fn and body_fn to be callable.")
    if not isinstance(carried_inputs, (tuple, list)) or not tree_all(is_operand, carried_inputs):
        raise RuntimeError(
            "Expect carried_inputs to be a tuple of possibly nested dict/list/tuple that only"
            f"consists of tensor or int leaves, but got {carried_inputs}."
        )
    leaves, spec = tree_flatten(carried_inputs)
    result = tree_unflatten([t.clone() if isinstance(t, Tensor) else t for t in leaves], spec)
    carried = carried_inputs
    while _goes_on(cond_fn(*carried)):
        result = run("while_loop", body_fn, carried, leaves)
        found = tree_flatten(result)[0]
        refuse_other_metadata(
            "while_loop", "carried_inputs and the results of body_fn", found, leaves
        )
        leaves, carried = found, tree_unflatten(found, spec)
    return result


def _goes_on(answer: Any) -> bool:
    """Whether a condition holds; RuntimeError for anything but a bool or a tensor of one element."""
    if isinstance(answer, Tensor) and answer.numel() == 1:
        if stands_for_examples(answer):
            raise RuntimeError(
                "while_loop under vmap cannot continue for some examples and stop for others: let cond_fn return the "
                "same value for all of them"
            )
        return bool(answer)
    if isinstance(answer, bool):
        return answer
    shown = list(answer.shape) if isinstance(answer, Tensor) else answer
    raise RuntimeError(f"Expected cond_fn to return a scalar tensor or a bool but got {shown}.")
