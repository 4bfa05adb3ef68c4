"""Kernels along the last dimension, run over a few rows at a time.

A kernel of several steps over rows passes over memory as often as it has steps; in blocks of rows it passes
over the cache. And along short rows NumPy's reductions cost more for each row than for its elements: here they
are taken otherwise.
"""

from __future__ import annotations

from collections.abc import Callable

from ..core.namespace import Array, np
from .pointwise.elementwise_blocks import BLOCK

# Rows shorter than this are reduced across, after they were turned into columns.
_SHORT = 32


def in_row_blocks(kernel: Callable[..., Array], axis: int, *arrays: Array) -> Array | None:
    """`kernel` of matrices, the last dimension of `arrays` as their columns, where that saves time; else None.

    The arrays are of one shape, and so is what the kernel makes of each block. None for small arrays, for those
    that lie otherwise than row by row, and for another `axis` than the last.
    """
    first = arrays[0]
    if first.size <= 2 * BLOCK or axis != first.ndim - 1:
        return None
    if any(x.shape != first.shape or not x.flags.c_contiguous for x in arrays):
        return None
    length = first.shape[-1]
    rows = [x.reshape(-1, length) for x in arrays]
    step = max(BLOCK // length, 1)
    result: Array | None = None
    for start in range(0, rows[0].shape[0], step):
        block = kernel(*[x[start : start + step] for x in rows])
        if result is None:
            result = np.empty(rows[0].shape, block.dtype)
        result[start : start + step] = block
    assert result is not None
    return result.reshape(first.shape)


def row_maximum(x: Array) -> Array:
    """The largest element of each row of a matrix that lies row by row, as a column; NaN where there is one."""
    length = x.shape[1]
    if length < _SHORT:
        found: Array = np.maximum.reduce(np.ascontiguousarray(x.T), 0)
    else:
        found = np.maximum.reduceat(x.reshape(-1), np.arange(0, x.size, length))
    return found[:, None]


def row_sum(x: Array) -> Array:
    """The sum of each row of a matrix of floats, as a column: a product with ones."""
    outcome: Array = np.matmul(x, np.ones(x.shape[1], x.dtype))[:, None]
    return outcome
