"""What functions of functions ask of operands and results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..core.dtypes import dtype
from ..core.state import state
from ..core.tensor import Tensor
from ..operators.dims import normalize_dim
from ..utils._pytree import tree_flatten


def is_tensor(leaf: Any) -> bool:
    return isinstance(leaf, Tensor)


def is_operand(leaf: Any) -> bool:
    return isinstance(leaf, (Tensor, int))


def run(
    name: str, function: Callable[..., Any], operands: Sequence[Any], leaves: Sequence[Any]
) -> Any:
    """What a function gives for operands; RuntimeError where it changes one, or gives one back."""
    inputs = [leaf for leaf in leaves if isinstance(leaf, Tensor)]
    versions = [tensor._version for tensor in inputs]
    result = function(*operands)
    if state.grad_enabled and any(t._version != v for t, v in zip(inputs, versions)):
        raise RuntimeError(
            f"{name} does not support functions that change their operands in place: change a clone()"
        )
    outputs = tree_flatten(result)[0]
    for output in outputs:
        if not is_operand(output):
            raise RuntimeError(
                f"{name} expects functions that return tensors or ints, perhaps in tuples, lists or dictionaries, but one "
                f"returned {output!r}"
            )
    _refuse_aliases(name, [leaf for leaf in outputs if isinstance(leaf, Tensor)], inputs)
    return result


def _refuse_aliases(name: str, outputs: Sequence[Tensor], inputs: Sequence[Tensor]) -> None:
    """RuntimeError where an output is an input, a view of one, or another output."""
    taken = {id(_whole(tensor)) for tensor in inputs}
    for output in outputs:
        whole = id(_whole(output))
        if whole in taken:
            raise RuntimeError(
                f"{name} does not support results that share memory with an operand, or with each other: return a clone()"
            )
        taken.add(whole)


def _whole(tensor: Tensor) -> Tensor:
    base = tensor._base
    return tensor if base is None else base


def refuse_other_metadata(
    name: str, what: str, found: Sequence[Any], wanted: Sequence[Any]
) -> None:
    """RuntimeError unless there are as many leaves, each of the kind, shape and dtype of its counterpart."""
    if len(found) != len(wanted):
        raise RuntimeError(
            f"{name} expects {what} to have the same number of leaves, but got {len(wanted)} and {len(found)}"
        )
    for place, (one, other) in enumerate(zip(wanted, found)):
        if _metadata(one) != _metadata(other):
            raise RuntimeError(
                f"{name} expects {what} to have the same shapes and dtypes, but number {place} is "
                f"{_described(one)} and {_described(other)}"
            )


def _metadata(leaf: Any) -> tuple[tuple[int, ...], dtype] | type:
    return (tuple(leaf.shape), leaf.dtype) if isinstance(leaf, Tensor) else int


def _described(leaf: Any) -> str:
    if not isinstance(leaf, Tensor):
        return "an int"
    return f"a tensor of shape {list(leaf.shape)} and dtype {leaf.dtype}"


def check_scanned(leaves: Sequence[Any], dim: int, error: type[Exception]) -> int:
    """`dim`, counted from the front, of tensors that are scanned along it; `error` unless they have as many slices."""
    first = leaves[0]
    if not isinstance(first, Tensor):
        raise error(f"All xs leaves must be a Tensor but got {first}")
    place = normalize_dim(dim, first.ndim)
    for leaf in leaves:
        if not isinstance(leaf, Tensor):
            raise error(f"All xs leaves must be a Tensor but got {leaf}")
        if leaf.ndim <= place or leaf.shape[place] == 0:
            raise error(
                "All xs leaves must at least have 'dim' number of dimensions and scan dimension > 0"
            )
        if leaf.shape[place] != first.shape[place]:
            raise error(
                f"All xs leaves must have as many slices along dimension {place}, but got {first.shape[place]} and "
                f"{leaf.shape[place]}"
            )
    return place
