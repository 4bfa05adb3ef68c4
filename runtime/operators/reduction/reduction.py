"""Sums, means and products over dimensions, or over everything."""

from __future__ import annotations

from ...core.constants import constant, ones_vector
from ...core.namespace import Array, DType, np
from ...core.result import Result, only_infers
from ..dims import normalize_dim, normalize_dims
from ..folds import add_reduce, multiply_reduce
from ..pointwise.selection import keep_where
from ..scalar_types import scalar_type_name, sum_dtype
from .grouped import WORTHWHILE, reduce_groups, row_products, row_sums, slice_sums, sums_rows_of

_FLOAT32 = np.dtype(np.float32)

_SHORT = 128
"""Elements up to which a product with ones adds as exactly as a pairwise sum (NumPy's own adds
blocks of that many one after another)."""
_SUMMED_AS_THEY_ARE = frozenset("fdFDl")
"""Characters of the types whose sums have the type of the elements."""


def require_extent(name: str, shape: tuple[int, ...], axis: int) -> None:
    """IndexError for a reduction along a dimension without elements."""
    if shape and shape[axis] == 0:
        raise IndexError(f"{name}: Expected reduction dim {axis} to have non-zero size.")


def reduced_shape(
    shape: tuple[int, ...], dim: tuple[int, ...] | None, keepdim: bool
) -> tuple[int, ...]:
    """The shape that a reduction over `dim` leaves (all dimensions for None or an empty tuple)."""
    if dim and len(dim) == 1 and shape:  # most often, and in few steps
        axis = normalize_dim(dim[0], len(shape))
        return (*shape[:axis], *((1,) if keepdim else ()), *shape[axis + 1 :])
    axes = reduced_axes(dim, len(shape))
    if axes is None:
        return (1,) * len(shape) if keepdim else ()
    if keepdim:
        return tuple(1 if i in axes else extent for i, extent in enumerate(shape))
    return tuple(extent for i, extent in enumerate(shape) if i not in axes)


def sum_dim_shape(
    self: Array, dim: tuple[int, ...] | None, keepdim: bool, dtype: DType | None
) -> Result:
    """The result of a sum over `dim`."""
    return Result(reduced_shape(self.shape, dim, keepdim), dtype or sum_dtype(self.dtype))


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
        self.size >= WORTHWHILE
        and self.dtype == dtype
        and sums_rows_of(dtype)
        and self.flags.c_contiguous
    ):
        return reduce_groups(self, axes, keepdim, row_sums, slice_sums)
    wide = _compute_dtype(dtype)
    result = add_reduce(self, axes, wide, None, keepdim)
    return result if wide is dtype else result.astype(dtype)


@only_infers
def sum_all_shape(self: Array, dtype: DType | None = None) -> Result:
    """One element of the type that sums have."""
    return Result((), dtype or sum_dtype(self.dtype))


def sum_all(self: Array, dtype: DType | None = None) -> Array:
    """The sum of all elements; integers and Booleans add up in int64."""
    if dtype is None and (size := self.size) < WORTHWHILE:
        kind = self.dtype
        if size <= _SHORT and self.ndim == 1 and kind.char in "fd":
            return self.dot(ones_vector(size, kind), np.empty((), kind))
        if kind.char in _SUMMED_AS_THEY_ARE:
            return add_reduce(self, None, out=...)
    return accumulate_sum(self, None, False, dtype or sum_dtype(self.dtype))


def sum_dim(
    self: Array, dim: tuple[int, ...] | None, keepdim: bool = False, dtype: DType | None = None
) -> Array:
    """The sum over the dimensions `dim` (all of them for None or an empty tuple)."""
    if dtype is None and self.size < WORTHWHILE and self.dtype.char in _SUMMED_AS_THEY_ARE and dim:
        ndim = self.ndim
        if len(dim) == 1 and ndim:
            if ndim == 2 and dim[0] in (1, -1) and not keepdim and self.dtype.char in "fd":
                if self.shape[1] <= _SHORT:
                    return self.dot(ones_vector(self.shape[1], self.dtype))  # type: ignore[no-any-return]
            return add_reduce(self, dim[0], None, None, keepdim)
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
    if dtype is not None and dtype.kind == "c":
        name = scalar_type_name(dtype)
        raise NotImplementedError(f"\"nansum_cpu\" not implemented for '{name}'")
    clean = self if kind in "biu" else keep_where(self == self, self)
    return sum_dim(clean, dim, keepdim, dtype)


def _mean_dtype(dtype: DType, asked: DType | None) -> DType:
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


def mean_shape(self: Array, dtype: DType | None = None) -> Result:
    """The mean of everything."""
    return Result((), _mean_dtype(self.dtype, dtype))


def mean(self: Array, dtype: DType | None = None) -> Array:
    """The arithmetic mean of all elements."""
    return mean_dim(self, None, False, dtype)


def mean_dim_shape(
    self: Array, dim: tuple[int, ...] | None, keepdim: bool = False, dtype: DType | None = None
) -> Result:
    """The mean over `dim`."""
    return Result(reduced_shape(self.shape, dim, keepdim), _mean_dtype(self.dtype, dtype))


def mean_dim(self: Array, dim: tuple[int, ...] | None, keepdim: bool, dtype: DType | None) -> Array:
    """The arithmetic mean over the dimensions `dim` (all for None); NaN where nothing is."""
    if dtype is None and 0 < self.size < WORTHWHILE and self.dtype.char in "fd":
        total = sum_all(self) if not dim else sum_dim(self, dim, keepdim)
        if dim or not keepdim:
            return np.true_divide(total, constant(self.size // total.size, self.dtype), out=...)
    axes = reduced_axes(dim, self.ndim)
    result_dtype = dtype or self.dtype
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


@only_infers
def prod_dim_shape(self: Array, dim: int, keepdim: bool, dtype: DType | None) -> Result:
    """The result of a product over one dimension."""
    return sum_dim_shape(self, (dim,), keepdim, dtype)


def prod_dim(self: Array, dim: int, keepdim: bool = False, dtype: DType | None = None) -> Array:
    """The product over one dimension."""
    return _product(self, reduced_axes((dim,), self.ndim), keepdim, dtype)


def _product(
    self: Array, axes: tuple[int, ...] | None, keepdim: bool, dtype: DType | None
) -> Array:
    result_dtype = dtype or sum_dtype(self.dtype)
    wide = _compute_dtype(result_dtype)
    if self.size >= WORTHWHILE and self.dtype == wide and self.flags.c_contiguous:
        return reduce_groups(self, axes, keepdim, row_products, multiply_reduce)
    result = multiply_reduce(self, axes, wide, None, keepdim)
    return result if wide is result_dtype else result.astype(result_dtype)
