"""The one place that kernels take their array namespace from.

Here it is NumPy.  A backend whose arrays speak NumPy's language loads the same kernel sources over a
namespace of its own with `gradsmith.operators.loading.load_kernels`, which runs this module once more with
that namespace as ``np``.  What NumPy has otherwise than backends that trace programs stands here besides:
checks of values go through `certain`, and constants that are kept between calls are made by `kept`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import TYPE_CHECKING, Any, ParamSpec, TypeAlias, TypeVar

import numpy as np

from .dtypes import get_default_dtype

__all__ = [
    "Array",
    "DType",
    "certain",
    "default_dtype",
    "empty",
    "empty_together",
    "host",
    "kept",
    "np",
    "occurrences",
]

host = np
"""NumPy itself, whatever `np` is: for constants that follow from shapes and numbers alone."""

if TYPE_CHECKING:
    Array: TypeAlias = np.ndarray[Any, Any]
    DType: TypeAlias = np.dtype[Any]
else:
    # Without parameters, which another namespace's classes need not take.
    Array = np.ndarray
    DType = np.dtype

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


def empty_together(arrays: list[Array], dtype: DType) -> Array:
    """As `empty`, in the shape that `arrays` broadcast to and with their order of strides.

    That is how a ufunc lays its result out: what is transposed stays transposed.
    """
    if len(arrays) == 1 and arrays[0].flags.c_contiguous:
        return np.empty(arrays[0].shape, dtype)
    operands: Any = [*arrays, None]
    uses: Any = [["readonly"]] * len(arrays) + [["writeonly", "allocate"]]
    dtypes: Any = [None] * len(arrays) + [dtype]
    made = np.nditer(operands, ["zerosize_ok", "refs_ok"], uses, dtypes)
    return np.asarray(made.operands[-1])


def default_dtype() -> DType:
    """The floating type of factories whose ``dtype`` is left out."""
    return get_default_dtype().numpy
