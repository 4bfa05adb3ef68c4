"""By which arguments a function is differentiated, and what may be returned."""

from __future__ import annotations

from typing import Any

from ..core.tensor import Tensor
from ..transforms.cells import FunctionalCell, GradCell, settled, wrapped
from ..transforms.levels import FunctionalLevel, GradLevel
from ..utils._pytree import tree_leaves, tree_map

_Argnums = int | tuple[int, ...]


def _checked(argnums: Any, count: int) -> _Argnums:
    if isinstance(argnums, tuple):
        found = tuple(_checked_one(number, count) for number in argnums)
        if not found:
            raise RuntimeError("argnums must be non-empty")
        if len(set(found)) != len(found):
            raise RuntimeError(f"argnums elements must be unique, got {argnums}")
        return found
    if not isinstance(argnums, int):
        raise RuntimeError(f"argnums must be int or Tuple[int, ...], got: {type(argnums)}")
    return _checked_one(argnums, count)


def _checked_one(number: Any, count: int) -> int:
    if not isinstance(number, int):
        raise RuntimeError(f"argnum must be int, got: {type(number)}")
    if not -count <= number < count:
        raise RuntimeError(f"Got argnum={number}, but only {count} positional inputs")
    return number % count


def selected(args: tuple[Any, ...], argnums: Any) -> Any:
    """The argument of number `argnums`, or a tuple of those.

    RuntimeError for a number that there is not, one that is given twice, and what is not a number.
    """
    numbers = _checked(argnums, len(args))
    return args[numbers] if isinstance(numbers, int) else tuple(args[n] for n in numbers)


def with_replaced(args: tuple[Any, ...], new: Any, argnums: Any) -> tuple[Any, ...]:
    """`args` with `new` in the place of what `selected` takes."""
    numbers = _checked(argnums, len(args))
    places = {numbers: new} if isinstance(numbers, int) else dict(zip(numbers, new))
    return tuple(places.get(place, value) for place, value in enumerate(args))


# -- levels -------------------------------------------------------------------------------------------


def wrapped_tree(tree: Any, level: GradLevel) -> Any:
    """`tree` with its tensors as `level` sees them."""
    if tree.__class__ is Tensor:
        return wrapped(settled(tree), level)
    return tree_map(lambda v: wrapped(settled(v), level) if isinstance(v, Tensor) else v, tree)


def without_level(tree: Any, level: GradLevel | FunctionalLevel) -> Any:
    """`tree` with what tensors of `level` stand for in their place."""

    def lower(value: Any) -> Any:
        if isinstance(value, Tensor):
            value = settled(value)
            cell = value._data_
            if cell.__class__ is GradCell and cell.level is level:
                return cell.value
            if cell.__class__ is FunctionalCell and cell.level is level:
                return cell.current()
        return value

    return lower(tree) if isinstance(tree, Tensor) else tree_map(lower, tree)


# -- what a function returned -------------------------------------------------------------------------


def split_aux(output: Any, who: str) -> tuple[Any, Any]:
    """What a function with ``has_aux`` returned, taken apart.  RuntimeError for anything but a pair."""
    if not (isinstance(output, tuple) and len(output) == 2):
        raise RuntimeError(
            f"{who}: output of function f should be a tuple: (output, aux) if has_aux is True"
        )
    return output


def check_outputs(flat: list[Any], who: str) -> None:
    """RuntimeError unless there is an output, and all of them are tensors."""
    if not flat or (len(flat) == 1 and flat[0] is None):
        raise RuntimeError(
            f"{who}: Expected f to be a function that has non-empty output (got output = {flat})"
        )
    for output in flat:
        if not isinstance(output, Tensor):
            raise RuntimeError(
                f"{who}: expected f(*primals) to return only tensors, got unsupported type {type(output)}"
            )


def refuse_complex(who: str, values: Any, what: str) -> None:
    """RuntimeError for a complex tensor among `values`."""
    for place, value in enumerate(tree_leaves(values)):
        if isinstance(value, Tensor) and value.dtype.is_complex:
            raise RuntimeError(
                f"{who}: Expected all {what} to be real but received complex tensor at flattened input idx: {place}"
            )
