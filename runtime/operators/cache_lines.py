"""What OpenBLAS's loops for small products of matrices need."""

from __future__ import annotations

from ..core.namespace import Array, host, np

_CACHE_LINE = 64

SMALL_PRODUCT = 10**6
"""Products of matrices with at most so many multiplications OpenBLAS computes without copying them first."""


def at_cache_line(array: Array) -> Array:
    """A contiguous copy of `array` that begins at a cache line.

    OpenBLAS's loops for small products read the second factor as it lies in memory. With AVX-512, a register holds a cache line,
    and reading across two lines makes a product take up to 1.5 times as long.
    """
    if np is not host:
        return np.ascontiguousarray(array)
    itemsize = array.dtype.itemsize
    memory = np.empty(array.size + _CACHE_LINE // itemsize, array.dtype)
    start = -memory.__array_interface__["data"][0] % _CACHE_LINE // itemsize
    copy = memory[start : start + array.size].reshape(array.shape)
    np.copyto(copy, array)
    return copy
