"""Sums over rows and over columns of a block, and the statistics of rows.

The variance is that of the centred elements, because the mean of squares less the square of the mean loses every digit
when the mean is large; where no mean is larger than the deviation, that loses one bit and saves a pass.
"""

from __future__ import annotations

from ...core.namespace import Array, certain, np
from ..broadcasting import broadcast

# Rows up to here a product with ones adds as exactly as pairwise sums do.
LONGEST = 8192


def row_sums(rows: Array, out: Array | None = None) -> Array:
    """The sum of each row, as a column."""
    length = rows.shape[1]
    if length > LONGEST or rows.size < LONGEST:
        return np.add.reduce(rows, 1, keepdims=True, out=out)
    if length >= _SINGLE and out is not None:
        return row_dots(rows, np.ones(length, rows.dtype), out)
    return np.dot(rows, np.ones((length, 1), rows.dtype), out=out)


_SINGLE = 512
"""From this length on, adding row by row is as fast as one product, which BLAS would split between its own threads."""


# NumPy releases the interpreter lock in `np.dot`; in `vecdot` and `matmul` only for this many results or more.
_RELEASED = 500


def row_dots(left: Array, right: Array, out: Array) -> Array:
    """The inner product of each row of `left` with that of `right`, or with the one row `right`, in the column `out`."""
    count, length = left.shape
    if count < _RELEASED <= left.size // _SHORTEST:
        for pieces in range(-(-_RELEASED // count), length // _SHORTEST + 1):
            if length % pieces == 0:
                shape = (count, pieces, length // pieces)
                sums = np.vecdot(left.reshape(shape), right.reshape(shape[2 - right.ndim :]))
                return np.add.reduce(sums, 1, keepdims=True, out=out)
    np.vecdot(left, right, out=out[:, 0])
    return out


_SHORTEST = 128
"""The shortest piece that a few long rows are cut into, so that there are enough results."""


def weighted_sums(rows: Array, weights: Array | None) -> Array:
    """The sum of each row times `weights`, as a column."""
    if weights is None:
        return row_sums(rows)
    if rows.shape[1] > LONGEST:
        return row_sums(rows * weights)
    total: Array = np.dot(rows, weights[:, None])
    return total


def column_sums(rows: Array, weights: Array | None = None) -> Array:
    """The sum of each column, each row times its number in the column `weights`, of no more rows than a block has."""
    if rows.size < LONGEST or not rows.flags.c_contiguous:
        outcome: Array = np.add.reduce(rows if weights is None else rows * weights, 0)
        return outcome
    total: Array = np.dot(
        np.ones(len(rows), rows.dtype) if weights is None else weights[:, 0], rows
    )
    return total


def column_dots(left: Array, right: Array) -> Array:
    """The sum of each column of the products of two blocks of rows, which are not kept."""
    if left.size < LONGEST:
        outcome: Array = np.add.reduce(left * right, 0)
        return outcome
    total: Array = np.einsum("ij,ij->j", left, right)
    return total


def as_rows(planes: Array) -> Array:
    """(N, C, L) as a matrix of N C rows."""
    samples, channels, length = planes.shape
    return planes.reshape(samples * channels, length)


def row_statistics(rows: Array, eps: float, centred: Array, mean: Array, rstd: Array) -> bool:
    """The mean and `rstd` of each row, as columns; whether that took the rows less their means, in `centred` then."""
    count = rows.shape[1]
    if not count:
        mean[...] = 0
        rstd[...] = eps**-0.5
        return True
    row_sums(rows, mean)
    mean /= count
    row_dots(rows, rows, rstd)
    rstd /= count
    squares = np.square(mean)
    rstd -= squares
    far = not certain(np.less_equal(squares, rstd).all(), False)
    if far:
        broadcast(np.subtract, rows, mean, centred)
        row_dots(centred, centred, rstd)
        rstd /= count
    rstd += eps
    np.sqrt(rstd, out=rstd)
    np.reciprocal(rstd, out=rstd)
    return far
