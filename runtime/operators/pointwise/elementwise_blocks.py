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


def _repeats(x: Array) -> bool:
    """Whether `x` is one number, laid out over its shape."""
    return not any(x.strides)


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
    """Decorates an elementwise kernel of arrays (and numbers) so that large ones run by blocks, and half
    precision in single.

    Arrays that broadcast, or lie otherwise than in rows, are given to the kernel as a whole.
    """

    @wraps(kernel)
    def run(self: Array, *rest: Any) -> Array:
        dtype = self.dtype
        if _is_half(dtype):
            single = [
                x.astype(np.float32) if isinstance(x, np.ndarray) and x.dtype == dtype else x
                for x in (self, *rest)
            ]
            return run(*single).astype(dtype)
        if self.size <= 2 * BLOCK:
            return kernel(self, *rest)
        places = [i for i, x in enumerate(rest) if isinstance(x, np.ndarray)]
        if not places:
            return in_blocks(lambda block: kernel(block, *rest), self)
        arrays = [self, *(rest[i] for i in places)]
        if any(x.shape != self.shape or not (x.flags.c_contiguous or _repeats(x)) for x in arrays):
            return kernel(self, *rest)
        # Of one number repeated, as the gradient of a sum is, no copy is made.
        rows = [x[(0,) * x.ndim] if _repeats(x) else x.reshape(-1) for x in arrays]
        values = list(rest)
        result: Array | None = None
        for start in range(0, self.size, BLOCK):
            stop = min(start + BLOCK, self.size)
            parts = [x[start:stop] if x.ndim else np.broadcast_to(x, (stop - start,)) for x in rows]
            for i, part in zip(places, parts[1:]):
                values[i] = part
            block = kernel(parts[0], *values)
            if result is None:
                result = np.empty(self.size, block.dtype)
            result[start:stop] = block
        assert result is not None
        return result.reshape(self.shape)

    return run
