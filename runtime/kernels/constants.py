"""Numbers as 0-d arrays, kept.

NumPy converts a Python number anew at every call, which takes longer than adding a few elements to it.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from gradsmith.kernels.namespace import Array, DType, np

__all__ = ["SQUARES", "constant", "mean_squares", "mean_weights", "ones_squares", "ones_vector"]

_KEPT: dict[tuple[Any, int], Array] = {}
_MOST = 256
_VECTORS: dict[tuple[int, str], Array] = {}


def ones_vector(size: int, dtype: DType) -> Array:
    """A read-only vector of `size` ones: the product with it is the fastest short sum that NumPy has."""
    key = (size, dtype.char)
    found = _VECTORS.get(key)
    if found is None:
        found = np.ones(size, dtype)
        found.flags.writeable = False
        if len(_VECTORS) >= _MOST:
            _VECTORS.clear()
        _VECTORS[key] = found
    return found


@lru_cache(maxsize=_MOST)
def mean_weights(size: int, dtype: DType) -> Array:
    """A read-only vector whose product with `size` elements is their mean."""
    weights = np.full(size, 1 / size, dtype)
    weights.flags.writeable = False
    return weights


def constant(value: complex, dtype: DType) -> Array:
    """`value` as a read-only 0-d array of `dtype`.

    Zeros of floating dtypes are made anew unless they are the integer 0, since -0.0 equals 0.0.
    """
    key = (value, dtype.num)
    found = _KEPT.get(key) if value or value.__class__ is int else None
    if found is None:
        found = np.array(value).astype(dtype)
        found.flags.writeable = False
        if len(_KEPT) >= _MOST:
            _KEPT.clear()
        if (value or value.__class__ is int) and value == value:
            _KEPT[key] = found
    return found


@lru_cache(maxsize=_MOST)
def mean_squares(extent: int, dtype: DType) -> Array:
    """A read-only square matrix: times this, a row shows its mean everywhere (see `ones_squares`)."""
    square = np.full((extent, extent), 1 / extent, dtype)
    square.flags.writeable = False
    return square


SQUARES = 33
"""Extent from which `ones_squares` has none: longer rows are summed once, not once an element."""


@cache
def ones_squares(dtype: DType) -> tuple[Array, ...]:
    """By extent, read-only square matrices of ones: times these, a row shows its sum everywhere.

    That spares the broadcast by which the sum would be put back along the row, and which costs NumPy more
    than all the arithmetic on a few elements.
    """
    squares = tuple(np.ones((extent, extent), dtype) for extent in range(SQUARES))
    for square in squares:
        square.flags.writeable = False
    return squares
