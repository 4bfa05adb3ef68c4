"""Sums, means and products over dimensions, or over everything."""

from __future__ import annotations

from gradsmith.kernels.dims import normalize_dims
from gradsmith.kernels.folds import add_reduce, multiply_reduce
from gradsmith.kernels.namespace import Array, DType, np
from gradsmith.kernels.scalar_types import scalar_type_name, sum_dtype

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
    if self.size >= _WORTHWHILE and self.dtype == dtype and dtype in _ONES:
        return _blocked_sum(self, axes, keepdim, dtype)
    wide = _compute_dtype(dtype)
    result = add_reduce(self, axes, wide, None, keepdim)
    return result if wide is dtype else result.astype(dtype)


def _blocked_sum(self: Array, axes: tuple[int, ...] | None, keepdim: bool, dtype: DType) -> Array:
    ones = _ONES[dtype]
    ndim = self.ndim
    if axes is None or len(axes) == ndim:
        if not self.flags.c_contiguous:
            return add_reduce(self, axes, dtype, None, keepdim)
        flat = self.reshape(-1)
        whole = flat.size // _BLOCK * _BLOCK
        total = add_reduce(flat[:whole].reshape(-1, _BLOCK) @ ones)
        if whole != flat.size:
            total = total + add_reduce(flat[whole:])
        return np.full((1,) * ndim if keepdim else (), total, dtype)
    if len(axes) == 1 and self.flags.c_contiguous:
        axis = axes[0]
        shape = self.shape
        extent = shape[axis]
        if axis == ndim - 1 and 16 <= extent <= _BLOCK:
            rows: Array = self.reshape(-1, extent) @ ones[:extent]
            return rows.reshape((*shape[:-1], 1) if keepdim else shape[:-1])
        if extent >= 2 * _BLOCK and axis != ndim - 1:
            # NumPy would add the slices one after another; blocks of them are added first.
            count = extent // _BLOCK
            index = (slice(None),) * axis
            head = self[(*index, slice(0, count * _BLOCK))]
            head = head.reshape(*shape[:axis], count, _BLOCK, *shape[axis + 1 :])
            parts = add_reduce(head, axis + 1)
            result = add_reduce(parts, axis, dtype, None, keepdim)
            if count * _BLOCK != extent:
                tail = self[(*index, slice(count * _BLOCK, None))]
                result += add_reduce(tail, axis, dtype, None, keepdim)
            return result
    return add_reduce(self, axes, dtype, None, keepdim)


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
    clean = self if kind in "biu" else np.where(np.isnan(self), self.dtype.type(0), self)
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
    result = multiply_reduce(self, axes, wide, None, keepdim)
    return result if wide is result_dtype else result.astype(result_dtype)
