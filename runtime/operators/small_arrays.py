"""What quick kernels share: folds of NumPy's, and short arrays of ones.

Sums of few elements are products with ones, which NumPy computes in a third of the time of its own
reductions.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from typing import Any

from ..core.namespace import Array, DType, np

LONGEST = 128
"""Elements up to which a product with ones adds as exactly as NumPy's pairwise sums, which add blocks
of that many one after another."""


max_at: Callable[..., Array] = np.maximum.reduceat
min_at: Callable[..., Array] = np.minimum.reduceat


def _kept(array: Array) -> Array:
    array.flags.writeable = False
    return array


@cache
def ones(dtype: DType) -> tuple[Array, ...]:
    """By length, vectors of ones."""
    longest = _kept(np.ones(LONGEST, dtype))
    return tuple(longest[:length] for length in range(LONGEST + 1))


FEWEST = 65
"""Elements from which on `bits_beyond` takes longer than a product."""

BYTE_ORDER: Any = sys.byteorder


@cache
def bits_beyond(bound: float, dtype: DType) -> tuple[tuple[int, int, int], ...]:
    """By number of elements, below `FEWEST`: how to ask their bytes, as one integer, for one as large as `bound`.

    For ``magnitudes, offset, signs`` that is ``(number & magnitudes) + offset & signs``: without its sign the bits of a
    float grow as it does, NaN last, and the offset takes those from `bound` on into the bit of the sign.
    """
    width = 8 * dtype.itemsize
    sign = 1 << width - 1
    offset = sign - int(np.array(bound, dtype).view(f"u{dtype.itemsize}"))
    each = [sum(1 << width * place for place in range(size)) for size in range(FEWEST)]
    return tuple(((sign - 1) * one, offset * one, sign * one) for one in each)


@cache
def zero(dtype: DType) -> Array:
    """Zero as a 0-d array."""
    return _kept(np.zeros((), dtype))


def scalar(value: Any, dtype: DType) -> Array:
    """A number as a 0-d array that is kept."""
    return _kept(np.asarray(value, dtype))
