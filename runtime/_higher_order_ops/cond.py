"""`cond`: one of two functions, by a tensor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gradsmith.generated import functions

from ..core.batches import stands_for_examples
from ..core.dtypes import bool_
from ..core.tensor import Tensor
from ..utils._pytree import tree_all, tree_flatten, tree_unflatten
from .checks import is_tensor, refuse_other_metadata, run

__all__ = ["cond"]


def cond(
    pred: bool | int | float | Tensor,
    true_fn: Callable[..., Any],
    false_fn: Callable[..., Any],
    operands: tuple[Any, ...] | list[Any] = (),
) -> Any:
    """``true_fn(*operands)`` where `pred`, a number or a tensor of one element, is true, else ``false_fn(*operands)``.

    Operands are tensors, perhaps in tuples, lists or dictionaries.  Where `pred` is one of each example of `vmap`, both
    functions are called, and each example takes its own.  RuntimeError for other arguments, for a function that changes
    an operand, and for results that are not tensors or ints or share memory with an operand.
    """
    if isinstance(pred, (bool, int, float)):
        return true_fn(*operands) if pred else false_fn(*operands)
    if not isinstance(pred, Tensor):
        raise RuntimeError(f"Expected pred to be bool or tensor, but got {pred}.")
    if pred.numel() != 1:
        raise RuntimeError(f"Expected pred to be bool or single-element tensor, but got {pred}.")
    if not callable(true_fn) or not callable(false_fn):
        raise RuntimeError("Expect both branches to be callable.")
    if not isinstance(operands, (tuple, list)) or not tree_all(is_tensor, operands):
        raise RuntimeError(
            "Expect operands to be a tuple of possibly nested dict/list/tuple that only "
            f"consists of tensor leaves, but got {operands}."
        )
    leaves = tree_flatten(operands)[0]
    if not stands_for_examples(pred):
        return run("cond", true_fn if pred else false_fn, operands, leaves)
    taken, spec = tree_flatten(run("cond", true_fn, operands, leaves))
    others, other_spec = tree_flatten(run("cond", false_fn, operands, leaves))
    if spec != other_spec:
        raise RuntimeError(
            f"cond expects branches whose results are nested alike, but got {spec} and {other_spec}"
        )
    chosen = [
        _chosen(pred.reshape(()), one, other) for one, other in zip(taken, others, strict=True)
    ]
    return tree_unflatten(chosen, spec)


def _chosen(pred: Tensor, one: Any, other: Any) -> Tensor:
    """One result where `pred` is true, the other elsewhere."""
    refuse_other_metadata("cond", "the results of true_fn and false_fn", [one], [other])
    return functions.where(pred.to(bool_), one, other)
