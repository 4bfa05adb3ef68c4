"""Kernels along the last dimension, run over a few rows at a time.

A kernel of several steps over rows passes over memory as often as it has steps; in blocks of rows it passes
over the cache. And along short rows NumPy's reductions cost more for each row than for its elements: here they
are taken otherwise.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod

from ..core.namespace import Array, np
from .blocks import each_block
from .pointwise.elementwise_blocks import BLOCK, block_size

# Rows shorter than this are reduced across, after they were turned into columns.
_SHORT = 32


def in_row_blocks(kernel: Callable[..., object], axis: int, *arrays: Array) -> Array | None:
    """What `kernel` writes of matrices, the last dimension of `arrays` as their columns, where that saves time; else None.

    The arrays are of one shape. The kernel is given rows of each, and last the memory of as many rows of the
    result, in the dtype of the first. None for small arrays, for those that lie otherwise than row by row, and
    for another `axis` than the last.
    """
    first = arrays[0]
    if first.size <= 2 * BLOCK or axis != first.ndim - 1:
        return None
    if any(x.shape != first.shape or not x.flags.c_contiguous for x in arrays):
        return None
    length = first.shape[-1]
    rows = [x.reshape(-1, length) for x in arrays]
    return _sliced(kernel, rows, rows_of_block(rows[0])).reshape(first.shape)


def in_column_blocks(kernel: Callable[..., object], axis: int, *arrays: Array) -> Array | None:
    """As `in_row_blocks`, along another `axis` than the last: the kernel is given (L, N, M) with it as the second.

    None too where a slice of the dimensions before it is larger than a block.
    """
    first = arrays[0]
    if first.size <= 2 * BLOCK or axis == first.ndim - 1:
        return None
    if any(x.shape != first.shape or not x.flags.c_contiguous for x in arrays):
        return None
    outer = prod(first.shape[:axis])
    step = 2 * block_size(first.dtype) * outer // first.size
    if not step:
        return None
    slices = [x.reshape(outer, first.shape[axis], -1) for x in arrays]
    return _sliced(kernel, slices, step).reshape(first.shape)


def _sliced(kernel: Callable[..., object], arrays: list[Array], step: int) -> Array:
    """What `kernel` writes of `arrays`, `step` indices of their first dimension at a time."""
    result = np.empty(arrays[0].shape, arrays[0].dtype)

    def work(start: int, stop: int) -> None:
        kernel(*[x[start:stop] for x in arrays], result[start:stop])

    each_block(work, len(result), step)
    return result


def of_row_blocks(kernel: Callable[[Array, Array], object], axes: object, x: Array) -> Array | None:
    """What `kernel` writes of each row of `x`, as a column, where that saves time; else None.

    `axes` are the dimensions that it is asked of: other than the last alone is answered with None, and so are small arrays
    and those that do not lie row by row.  The kernel is given rows, and last a column of as many numbers of their dtype.
    """
    if x.size <= 2 * BLOCK or axes != (x.ndim - 1,) or not x.flags.c_contiguous:
        return None
    rows = x.reshape(-1, x.shape[-1])
    result = np.empty((len(rows), 1), x.dtype)
    each_block(
        lambda start, stop: kernel(rows[start:stop], result[start:stop]),
        len(rows),
        rows_of_block(rows),
    )
    return result.reshape(*x.shape[:-1], 1)


def rows_of_block(rows: Array, together: int = 2) -> int:
    """How many rows of a matrix make a block: twice as long as those of elementwise kernels, so that threads meet less often.

    Of fewer elementwise blocks `together` for a kernel of so many arrays that the cache would not hold them.  What would be a
    single block of more than half that length is two: another thread takes one.
    """
    length: int = rows.shape[1]
    least = block_size(rows.dtype) // max(length, 1)
    return max(min(together * least, max(-(-len(rows) // 2), least)), 1)


def row_maximum(x: Array) -> Array:
    """The largest element of each row of a matrix that lies row by row, as a column; NaN where there is one."""
    rows, length = x.shape
    if length < _SHORT:
        found: Array = np.maximum.reduce(np.ascontiguousarray(x.T), 0)
    else:  # where it is takes less to find than what it is
        places = np.argmax(x, 1)
        places += np.arange(0, rows * length, length)
        found = x.reshape(-1).take(places)
    return found[:, None]


def row_sum(x: Array) -> Array:
    """The sum of each row of a matrix of floats, as a column: a product with ones."""
    outcome: Array = np.matmul(x, np.ones(x.shape[1], x.dtype))[:, None]
    return outcome
