"""Sums, means and products over dimensions, or over everything."""

from __future__ import annotations

from collections.abc import Callable

from gradsmith.kernels.dims import normalize_dims
from gradsmith.kernels.folds import add_reduce, multiply_reduce
from gradsmith.kernels.namespace import Array, DType, np
from gradsmith.kernels.scalar_types import scalar_type_name, sum_dtype
from gradsmith.kernels.selection import keep_where

__all__ = [
    "mean",
    "mean_dim",
    "nansum",
    "prod",
    "prod_dim",
    "sum_all",
    "sum_dim",
]

_FLOAT32 = np.dtype(np.float32)
_HALF = np.dtype(np.float16)

# A product with a vector of ones adds several times as fast as NumPy's own pairwise sum, and as
# exactly when rows are short: see `accumulate_sum`.
_BLOCK = 1024
_ONES = {np.dtype(kind): np.ones(_BLOCK, kind) for kind in (np.float32, np.float64)}
_WORTHWHILE = 4096


def reduced_axes(dim: tuple[int, ...] | None, ndim: int) -> tuple[int, ...] | None:
    """The axes that `dim` names; None, and an empty tuple, stand for all of them (None)."""
    if not dim or ndim == 0:
        if dim:
            normalize_dims(dim, ndim)
        return None
    return normalize_dims(dim, ndim)


def _compute_dtype(dtype: DType) -> DType:
    """The type to accumulate in: float32 for the 16-bit floating types."""
    return _FLOAT32 if dtype.itemsize == 2 and dtype.kind in "fV" else dtype


def accumulate_sum(self: Array, axes: tuple[int, ...] | None, keepdim: bool, dtype: DType) -> Array:
    """The sum in `dtype`; 16-bit floating types accumulate in float32.

    Long contiguous float sums are cut in blocks whose sums are a matrix-vector product, and the
    block sums are added pairwise: errors grow with the block's length, not with the array's
    (Higham, *Accuracy and Stability of Numerical Algorithms*, section 4.3).
    """
    if (
        self.size >= _WORTHWHILE
        and self.dtype == dtype
        and dtype in _ONES
        and self.flags.c_contiguous
    ):
        return _in_groups(self, axes, keepdim, _sum_groups)
    wide = _compute_dtype(dtype)
    result = add_reduce(self, axes, wide, None, keepdim)
    return result if wide is dtype else result.astype(dtype)


def _in_groups(
    self: Array,
    axes: tuple[int, ...] | None,
    keepdim: bool,
    reduce: Callable[[Array, bool], Array],
) -> Array:
    """Reduces a contiguous array whose neighbouring dimensions of one fate are made one.

    What is left alternates: `reduce` is told whether the first dimension is reduced.
    """
    shape = self.shape
    reduced = [axes is None or axis in axes for axis in range(len(shape))]
    groups: list[int] = []
    for axis, extent in enumerate(shape):
        if axis and reduced[axis] == reduced[axis - 1]:
            groups[-1] *= extent
        else:
            groups.append(extent)
    result = reduce(self.reshape(groups), reduced[0])
    if keepdim:
        kept = [1 if gone else n for n, gone in zip(shape, reduced, strict=True)]
    else:
        kept = [n for n, gone in zip(shape, reduced, strict=True) if not gone]
    return result.reshape(kept)


def _sum_groups(self: Array, first: bool) -> Array:
    """Sums over every other dimension, from the first or from the second one on."""
    ndim = self.ndim
    last_reduced = (ndim % 2 == 1) == first
    if last_reduced:
        if ndim == 1:
            return _row_sums(self.reshape(1, -1))
        shape = self.shape
        result = _row_sums(self.reshape(-1, shape[-1])).reshape(shape[:-1])
        return result if ndim == 2 else _sum_groups(result, first)
    axis = ndim - 2
    result = _slice_sums(self, axis)
    return result if axis < 2 else _sum_groups(_merge_last(result), first)


def _merge_last(self: Array) -> Array:
    """The last two dimensions made one."""
    return self.reshape(*self.shape[:-2], -1)


def _row_sums(rows: Array) -> Array:
    """The sum of each row of a contiguous matrix."""
    ones = _ONES[rows.dtype]
    count, extent = rows.shape
    if extent <= _BLOCK:
        sums: Array = rows @ ones[:extent]
        return sums
    whole = extent // _BLOCK * _BLOCK
    blocks = rows[:, :whole].reshape(count, -1, _BLOCK) @ ones
    result = add_reduce(blocks, 1)
    return result if whole == extent else result + rows[:, whole:] @ ones[: extent - whole]


def _slice_sums(self: Array, axis: int) -> Array:
    """The sum over a dimension that is not the last one.

    NumPy adds slices one after another; here blocks of them are added first.
    """
    shape = self.shape
    count = shape[axis] // _BLOCK
    if count < 2:
        return add_reduce(self, axis)
    lead = (slice(None),) * axis
    head = self[(*lead, slice(0, count * _BLOCK))]
    head = head.reshape(*shape[:axis], count, _BLOCK, *shape[axis + 1 :])
    result = add_reduce(add_reduce(head, axis + 1), axis)
    if count * _BLOCK != shape[axis]:
        result += add_reduce(self[(*lead, slice(count * _BLOCK, None))], axis)
    return result


def sum_all(self: Array, dtype: DType | None = None) -> Array:
    """The sum of all elements; integers and Booleans add up in int64."""
    return accumulate_sum(self, None, False, dtype or sum_dtype(self.dtype))


def sum_dim(
    self: Array, dim: tuple[int, ...] | None, keepdim: bool = False, dtype: DType | None = None
) -> Array:
    """The sum over the dimensions `dim` (all of them for None or an empty tuple)."""
    axes = reduced_axes(dim, self.ndim)
    return accumulate_sum(self, axes, keepdim, dtype or sum_dtype(self.dtype))


def nansum(
    self: Array,
    dim: tuple[int, ...] | None = None,
    keepdim: bool = False,
    dtype: DType | None = None,
) -> Array:
    """As `sum_dim`, with NaN counted as zero."""
    kind = self.dtype.kind
    if kind == "c":
        raise RuntimeError("nansum on CPU does not support complex inputs")
    clean = self if kind in "biu" else keep_where(self == self, self)
    return sum_dim(clean, dim, keepdim, dtype)


def mean_dtype(dtype: DType, asked: DType | None) -> DType:
    """The type of a mean; RuntimeError unless it is floating or complex."""
    result = asked or dtype
    if result.kind in "biu":
        what, where = ("Input", dtype) if asked is None else ("Optional", asked)
        raise RuntimeError(
            "mean(): could not infer output dtype. "
            f"{what} dtype must be either a floating point or complex dtype. "
            f"Got: {scalar_type_name(where)}"
        )
    return result


def mean(self: Array, dtype: DType | None = None) -> Array:
    """The arithmetic mean of all elements."""
    return mean_dim(self, None, False, dtype)


def mean_dim(
    self: Array, dim: tuple[int, ...] | None, keepdim: bool = False, dtype: DType | None = None
) -> Array:
    """The arithmetic mean over the dimensions `dim` (all for None); NaN where nothing is."""
    axes = reduced_axes(dim, self.ndim)
    result_dtype = mean_dtype(self.dtype, dtype)
    wide = _compute_dtype(result_dtype)
    total = accumulate_sum(self, axes, keepdim, wide)
    count = self.size if axes is None else extent_of(self.shape, axes)
    result: Array = np.true_divide(total, wide.type(count))
    return result if wide is result_dtype else result.astype(result_dtype)


def extent_of(shape: tuple[int, ...], axes: tuple[int, ...]) -> int:
    """How many elements each result of a reduction over `axes` sees."""
    count = 1
    for axis in axes:
        count *= shape[axis]
    return count


def prod(self: Array, dtype: DType | None = None) -> Array:
    """The product of all elements; integers and Booleans multiply in int64."""
    return _product(self, None, False, dtype)


def prod_dim(self: Array, dim: int, keepdim: bool = False, dtype: DType | None = None) -> Array:
    """The product over one dimension."""
    return _product(self, reduced_axes((dim,), self.ndim), keepdim, dtype)


def _product(
    self: Array, axes: tuple[int, ...] | None, keepdim: bool, dtype: DType | None
) -> Array:
    result_dtype = dtype or sum_dtype(self.dtype)
    wide = _compute_dtype(result_dtype)
    if self.size >= _WORTHWHILE and self.dtype == wide and self.flags.c_contiguous:
        return _in_groups(self, axes, keepdim, _product_groups)
    result = multiply_reduce(self, axes, wide, None, keepdim)
    return result if wide is result_dtype else result.astype(result_dtype)


def _product_groups(self: Array, first: bool) -> Array:
    """Products over every other dimension, from the first or from the second one on."""
    ndim = self.ndim
    if (ndim % 2 == 1) == first:
        result = _row_products(self)
        return result if ndim <= 2 else _product_groups(result, first)
    axis = ndim - 2
    result = multiply_reduce(self, axis)
    return result if axis < 2 else _product_groups(_merge_last(result), first)


def _row_products(self: Array) -> Array:
    """The product over the last dimension: halves are multiplied, many elements at a time."""
    extent = self.shape[-1]
    while extent > 16:
        half = extent // 2
        folded = self[..., :half] * self[..., half : 2 * half]
        if extent % 2:
            folded[..., 0] *= self[..., -1]
        self, extent = folded, half
    return multiply_reduce(self, -1)
