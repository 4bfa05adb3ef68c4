"""The array namespace, which all kernels import from here.

Here it is NumPy.  A backend whose arrays follow NumPy's interface loads the same kernel sources over its own
namespace with `gradsmith.operators.loading.load_kernels`, which runs this module again with that namespace as ``np``.
The module also has what NumPy and backends that trace programs do differently: decisions by value go through
`certain`, and `kept` makes constants that are cached between calls.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, wraps
from types import EllipsisType
from typing import TYPE_CHECKING, Any, ParamSpec, TypeAlias, TypeVar

import numpy as np

from .dtypes import get_default_dtype
from .half_precision import assign, converted_floats
from .shared_loops import copied
from .undispatched import undispatched

if not TYPE_CHECKING:
    np = undispatched(np)

__all__ = [
    "Array",
    "DType",
    "Into",
    "assign",
    "certain",
    "converted_floats",
    "copied_in_order",
    "default_dtype",
    "empty",
    "empty_in_order",
    "empty_together",
    "host",
    "kept",
    "np",
    "laid_out",
    "occurrences",
    "order_together",
    "places_in",
]

host = np
"""NumPy itself, whatever `np` is: for constants that follow from shapes and numbers alone."""

if TYPE_CHECKING:
    Array: TypeAlias = np.ndarray[Any, Any]
    DType: TypeAlias = np.dtype[Any]
    Into: TypeAlias = np.ndarray[Any, Any] | EllipsisType
    """Memory for a result, or ``...`` for new memory: what a kernel hands its last step as `out`."""
else:
    # Without parameters, which another namespace's classes need not take.
    Array = np.ndarray
    DType = np.dtype
    Into = Any

_Layouts: TypeAlias = tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
"""Shapes and strides of arrays."""
_LAYOUTS = 512
"""Of how many layouts of arrays it is remembered how results lie."""
_Parameters = ParamSpec("_Parameters")
_Result = TypeVar("_Result")


def certain(value: Any, otherwise: bool) -> bool:
    """The truth of `value`, a 0-d array that says something about elements.

    Every question of a kernel about the values that it was given goes through here: whether an index is
    out of range, whether a short cut is open.  A backend that traces programs knows no values and answers
    `otherwise`, with which the kernel must be right for every valid input.
    """
    return bool(value)


def kept(most: int) -> Callable[[Callable[_Parameters, _Result]], Callable[_Parameters, _Result]]:
    """Decorates what makes constants of hashable arguments, so that `most` of them are kept, read-only.

    The function computes with `host` and returns an array, or a tuple of arrays and other values.  What
    is kept is NumPy's on every backend, and so outlives any trace; whoever asks gets arrays of `np`.
    """

    def decorate(function: Callable[_Parameters, _Result]) -> Callable[_Parameters, _Result]:
        @lru_cache(maxsize=most)
        @wraps(function)
        def made(*args: Any, **kwargs: Any) -> Any:
            result = function(*args, **kwargs)
            _make_read_only(result)
            return result

        return made  # type: ignore[return-value]

    return decorate


def _make_read_only(value: Any) -> None:
    if isinstance(value, tuple):
        for item in value:
            _make_read_only(item)
    elif isinstance(value, host.ndarray):
        value.flags.writeable = False


def occurrences(places: Array, weights: Array | None, length: int) -> Array:
    """How often each number below `length` is in the vector `places`, which has no others.

    With `weights`, how much they come to.  NumPy's counts further if it must; a backend that traces can
    do so only because the length is known.
    """
    return np.bincount(places, weights, length)


def empty(shape: tuple[int, ...], dtype: DType) -> Array:
    """An array whose elements nobody has touched: what a meta kernel returns.

    The operating system hands out large blocks page by page on first use, so such an array costs
    address space and no memory.
    """
    return np.empty(shape, dtype)


def empty_in_order(shape: tuple[int, ...], dtype: DType, order: tuple[int, ...]) -> Array:
    """Like `empty`, with the dimensions in memory as `order` has them, the one of the longest steps first."""
    if not order:
        return np.empty(shape, dtype)
    return np.empty([shape[axis] for axis in order], dtype).transpose(places_in(order))


@lru_cache(maxsize=_LAYOUTS)
def places_in(order: tuple[int, ...]) -> tuple[int, ...]:
    """Where in `order` each dimension is: what undoes a transposition to it."""
    return tuple(sorted(range(len(order)), key=order.__getitem__))


def laid_out(array: Array, order: tuple[int, ...]) -> Array:
    """`array` itself if its dimensions lie in memory without gaps and as `order` has them, else a copy that does."""
    if (array.transpose(order) if order else array).flags.c_contiguous:
        return array
    return copied_in_order(array, order)


def copied_in_order(array: Array, order: tuple[int, ...]) -> Array:
    """A copy of `array` whose dimensions lie in memory without gaps, and as `order` has them."""
    if not order:
        return copied(array)
    return copied(array.transpose(order)).transpose(places_in(order))


def empty_together(arrays: list[Array], dtype: DType) -> Array:
    """Like `empty`, in the shape that `arrays` broadcast to and in `order_together`."""
    shape = np.broadcast_shapes(*[array.shape for array in arrays])
    return empty_in_order(shape, dtype, order_together(arrays, shape))


def order_together(arrays: Sequence[Array], shape: tuple[int, ...]) -> tuple[int, ...]:
    """The order of dimensions in memory of what is computed element by element from `arrays`, of `shape` together.

    The steps of the first array decide, then those of the next, where the first repeats its elements; empty for
    the order of the dimensions themselves.
    """
    for array in arrays:
        if not array.flags.c_contiguous:
            return _order(tuple([(array.shape, array.strides) for array in arrays]), shape)
    return ()


@lru_cache(maxsize=_LAYOUTS)
def _order(layouts: _Layouts, shape: tuple[int, ...]) -> tuple[int, ...]:
    """Like `order_together`, of the shapes and strides of arrays."""
    ndim = len(shape)
    steps = []
    for lengths, strides in layouts:
        missing = ndim - len(lengths)
        own = zip(strides, lengths, shape[missing:])
        steps.append((0,) * missing + tuple(0 if n == 1 != m else s for s, n, m in own))
    order = list(reversed(range(ndim)))  # the shortest steps first
    for last in range(1, ndim):
        place = last
        for before in reversed(range(last)):
            longer = _steps_further(order[before], order[place], steps, shape)
            if longer < 0:
                break
            if longer > 0:
                order[before], order[place] = order[place], order[before]
                place = before
    order.reverse()
    return () if order == list(range(ndim)) else tuple(order)


def _steps_further(
    one: int, other: int, steps: list[tuple[int, ...]], shape: tuple[int, ...]
) -> int:
    """1 where dimension `one` takes longer steps through memory than `other`, -1 where shorter ones, else 0."""
    for own in steps:
        first, second = own[one], own[other]
        if first and second:
            if first != second:
                return 1 if first > second else -1
            if shape[one] > shape[other]:
                return 1
    return 0


def default_dtype() -> DType:
    """The floating type of factories whose ``dtype`` is left out."""
    return get_default_dtype().numpy
