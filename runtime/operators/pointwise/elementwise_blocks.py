"""Running elementwise kernels piece by piece.

A kernel of many steps passes over its temporaries many times; for a large array those passes would
go through main memory, so the kernel is run on blocks that stay in the cache.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from ...core.namespace import Array, DType, np

BLOCK = 16384


def _is_half(dtype: DType) -> bool:
    """Whether `dtype` is float16 or bfloat16 (whose kind NumPy calls void)."""
    return dtype.itemsize == 2 and dtype.kind in "fV"


def in_memory_order(kernel: Callable[..., Array], *arrays: Array) -> Array | None:
    """`kernel` of transposed arrays, transposed back, if the largest lies column by column; else None.

    So that kernels of many steps keep the order of strides as ufuncs do.
    """
    first = arrays[0]
    for array in arrays[1:]:
        if array.ndim > first.ndim:
            first = array
    if first.ndim < 2 or first.flags.c_contiguous or not first.flags.f_contiguous:
        return None
    full = (array.reshape((1,) * (first.ndim - array.ndim) + array.shape) for array in arrays)
    return kernel(*(array.T for array in full)).T


def in_blocks(function: Callable[[Array], Array], x: Array) -> Array:
    """`function` of `x`, elementwise and in the dtype of `x`, by blocks if `x` is large."""
    if x.size <= 2 * BLOCK:
        return np.asarray(function(x)).astype(x.dtype, copy=False)
    flat = x.reshape(-1)
    result = np.empty(flat.shape, x.dtype)
    for start in range(0, flat.size, BLOCK):
        result[start : start + BLOCK] = function(flat[start : start + BLOCK])
    return result.reshape(x.shape)


def by_blocks(kernel: Callable[..., Array]) -> Callable[..., Array]:
    """Decorates a kernel of one array (and numbers) so that large arrays run by blocks, and half
    precision in single."""

    @wraps(kernel)
    def run(self: Array, *rest: Any) -> Array:
        if _is_half(self.dtype):
            return run(self.astype(np.float32), *rest).astype(self.dtype)
        if self.size <= 2 * BLOCK:
            return kernel(self, *rest)
        return in_blocks(lambda block: kernel(block, *rest), self)

    return run


def half_in_single(kernel: Callable[..., Array]) -> Callable[..., Array]:
    """Decorates a kernel of several arrays so that half precision is computed in single."""

    @wraps(kernel)
    def run(self: Array, *rest: Any) -> Array:
        if not _is_half(self.dtype):
            return kernel(self, *rest)
        single = [
            (
                value.astype(np.float32)
                if isinstance(value, np.ndarray) and value.dtype == self.dtype
                else value
            )
            for value in (self, *rest)
        ]
        return kernel(*single).astype(self.dtype)

    return run
