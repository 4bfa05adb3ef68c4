"""Reductions of contiguous arrays in an order that is fast and keeps rounding errors small.

NumPy adds the slices of a leading dimension one after another and the elements of short rows one by
one.  Here neighbouring dimensions that share their fate are made one; rows are reduced by whole
vectors, and slices in blocks whose results are reduced in turn, so that errors grow with the
block's length and not with the array's (Higham, *Accuracy and Stability of Numerical Algorithms*,
section 4.3).
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import nullcontext
from typing import TypeAlias

from ...core.blas_threads import NUMPY_BLAS
from ...core.constants import ones_vector
from ...core.namespace import Array, DType, host, np
from ...core.shared_loops import SHARED
from ...core.threads import get_threads, portions, share
from ..folds import add_reduce, maximum_reduce, minimum_reduce, multiply_reduce

Fold: TypeAlias = Callable[[Array, int], Array]
"""A ufunc's `reduce` over one axis."""

WORTHWHILE = 4096 if np is host else sys.maxsize
"""Arrays of fewer elements are NumPy's business; those of a namespace that is compiled are its compiler's."""

# Floats of a row that a product with a vector of ones adds, several times as fast as NumPy.
_ROW = 1024
# Slices that are folded one after another.
_BLOCK = 128
# Elements that a slice should have for NumPy to be at its best.
_WIDE = 1024


def sums_rows_of(dtype: DType) -> bool:
    """Whether `row_sums` takes that type."""
    return dtype.char in "fd"


def reduce_groups(
    self: Array,
    axes: tuple[int, ...] | None,
    keepdim: bool,
    rows: Callable[[Array], Array],
    fold: Fold,
) -> Array:
    """A contiguous array reduced over `axes`: its rows by `rows`, its slices by `fold`."""
    shape = self.shape
    reduced = [axes is None or axis in axes for axis in range(len(shape))]
    groups: list[int] = []
    for axis, extent in enumerate(shape):
        if axis and reduced[axis] == reduced[axis - 1]:
            groups[-1] *= extent
        else:
            groups.append(extent)
    result = _alternating(self.reshape(groups), reduced[0], rows, fold)
    if keepdim:
        kept = [1 if gone else n for n, gone in zip(shape, reduced, strict=True)]
    else:
        kept = [n for n, gone in zip(shape, reduced, strict=True) if not gone]
    return result.reshape(kept)


def _alternating(self: Array, first: bool, rows: Callable[[Array], Array], fold: Fold) -> Array:
    """Reduced over every other dimension, from the `first` or from the second one on."""
    while True:
        ndim = self.ndim
        if (ndim % 2 == 1) == first:
            lead = self.shape[:-1]
            self = rows(self.reshape(-1, self.shape[-1])).reshape(lead)
            if ndim <= 2:
                return self
        else:
            axis = ndim - 2
            self = _slices(self, axis, fold)
            if axis < 2:
                return self
            self = self.reshape(*self.shape[:-2], -1)


def _slices(self: Array, axis: int, fold: Fold) -> Array:
    """The last dimension but one folded away."""
    *lead, count, width = self.shape
    together = _WIDE // width if width else 0
    if together >= 2 and count >= 2 * together:
        # Several narrow slices make a wide one.
        whole = count // together
        head = self[..., : whole * together, :].reshape(*lead, whole, together * width)
        folded = _blocks(head, axis, fold).reshape(*lead, together, width)
        result = fold(folded, axis)
        if whole * together != count:
            rest = fold(self[..., whole * together :, :], axis)
            result = fold(np.stack([result, rest]), 0)
        return result
    return _blocks(self, axis, fold)


def _blocks(self: Array, axis: int, fold: Fold) -> Array:
    """The last dimension but one folded away, a block at a time."""
    *lead, count, width = self.shape
    whole = count // _BLOCK
    if whole < 2:
        return _fold_each(self, axis, fold)
    head = self[..., : whole * _BLOCK, :].reshape(*lead, whole, _BLOCK, width)
    parts = _fold_each(head, axis + 1, fold)
    if whole * _BLOCK != count:
        rest = fold(self[..., whole * _BLOCK :, :], axis)
        parts = np.concatenate([parts, np.expand_dims(rest, axis)], axis)
    return _blocks(parts, axis, fold)


def _fold_each(self: Array, axis: int, fold: Fold) -> Array:
    """`fold(self, axis)`; threads share the first dimension of a large array, each with products on one thread.

    Those of fewer elements BLAS shares as well, as it does all of them where it cannot be told otherwise.
    """
    by_products = fold is slice_sums
    least = 2 * SHARED if by_products else SHARED
    if self.size < least or not axis or get_threads() == 1:
        return fold(self, axis)
    if by_products and not NUMPY_BLAS.controllers:
        return fold(self, axis)
    result = np.empty((*self.shape[:axis], *self.shape[axis + 1 :]), self.dtype)

    def work(first: int, last: int) -> None:
        result[first:last] = fold(self[first:last], axis)

    with NUMPY_BLAS if by_products else nullcontext():
        share(work, portions(len(self), self.size // len(self)))
    return result


def row_sums(rows: Array) -> Array:
    """The sum of each row of a matrix of a type that `sums_rows_of` names."""
    ones = ones_vector(_ROW, rows.dtype)
    count, extent = rows.shape
    if extent <= _ROW:
        sums: Array = rows @ ones[:extent]
        return sums
    whole = extent // _ROW * _ROW
    blocks = rows[:, :whole].reshape(count, -1, _ROW) @ ones
    result = add_reduce(blocks, 1)
    if whole != extent:
        result = result + rows[:, whole:] @ ones[: extent - whole]
    return result


def slice_sums(self: Array, axis: int) -> Array:
    """Slices of floats added up: those of the last dimension but one by a product with ones, which takes less."""
    if axis != self.ndim - 2:
        return add_reduce(self, axis)
    outcome: Array = np.matmul(ones_vector(self.shape[axis], self.dtype), self)
    return outcome


def _row_folds(operation: np.ufunc, fold: Fold, rows: Array, longest: int) -> Array:
    """Each row of a matrix folded by `operation`, whose `reduce` is `fold`.

    Halves of rows are folded into each other, many elements at a time, if rows are not longer than
    `longest`; a few very long rows are first cut in slices.
    """
    count, extent = rows.shape
    if count < 8 and extent >= 8 * _WIDE:
        whole = extent // _WIDE * _WIDE
        head = _blocks(rows[:, :whole].reshape(count, -1, _WIDE), 1, fold)
        rows = head if whole == extent else np.concatenate([head, rows[:, whole:]], 1)
        extent = rows.shape[1]
    if extent > longest:
        return fold(rows, 1)
    while extent > 1:
        half = extent // 2
        folded = operation(rows[:, :half], rows[:, half : 2 * half])
        if extent % 2:
            operation(folded[:, 0], rows[:, -1], out=folded[:, 0])
        rows, extent = folded, half
    return rows[:, 0]


def row_products(rows: Array) -> Array:
    """The product of each row."""
    return _row_folds(np.multiply, multiply_reduce, rows, rows.size)


# NumPy finds the largest elements of longer rows fast.
_SHORT_ROW = 64


def row_maxima(rows: Array) -> Array:
    """The largest element of each row; NaN wins."""
    return _row_folds(np.maximum, maximum_reduce, rows, _SHORT_ROW)


def row_minima(rows: Array) -> Array:
    """The smallest element of each row; NaN wins."""
    return _row_folds(np.minimum, minimum_reduce, rows, _SHORT_ROW)
