"""What quick kernels share: NumPy's functions by themselves, and short arrays of ones.

Sums of few elements are products with ones, which NumPy computes in a third of the time of its own
reductions.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from ..core.namespace import Array, DType, np

LONGEST = 128
"""Elements up to which a product with ones adds as exactly as NumPy's pairwise sums, which add blocks
of that many one after another."""

concatenate: Callable[..., Array] = np.concatenate
where: Callable[..., Array] = np.where
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


@cache
def zero(dtype: DType) -> Array:
    """Zero as a 0-d array."""
    return _kept(np.zeros((), dtype))


def scalar(value: Any, dtype: DType) -> Array:
    """A number as a 0-d array that is kept."""
    return _kept(np.asarray(value, dtype))
