"""Meta kernels of the reductions."""

from __future__ import annotations

from typing import Any

from gradsmith.kernels.namespace import Array, DType, empty, np
from gradsmith.kernels.reduction import mean_dtype, reduced_axes
from gradsmith.kernels.scalar_types import real_dtype, sum_dtype

__all__ = [
    "aminmax_meta",
    "arg_reduction_meta",
    "count_meta",
    "extremum_dim_meta",
    "extremum_dims_meta",
    "logical_all_meta",
    "logical_dim_meta",
    "logical_dims_meta",
    "mean_dim_meta",
    "mean_meta",
    "prod_dim_meta",
    "scalar_meta",
    "sum_all_meta",
    "sum_dim_meta",
    "var_correction_meta",
    "var_dim_meta",
    "var_mean_correction_meta",
    "var_unbiased_meta",
]

_INT64 = np.dtype(np.int64)
_BOOL = np.dtype(bool)
_BYTE = np.dtype(np.uint8)


def reduced_shape(
    shape: tuple[int, ...], dim: tuple[int, ...] | None, keepdim: bool
) -> tuple[int, ...]:
    """The shape that a reduction over `dim` leaves (all dimensions for None or an empty tuple)."""
    axes = reduced_axes(dim, len(shape))
    if axes is None:
        return (1,) * len(shape) if keepdim else ()
    if keepdim:
        return tuple(1 if i in axes else extent for i, extent in enumerate(shape))
    return tuple(extent for i, extent in enumerate(shape) if i not in axes)


def scalar_meta(self: Array, *rest: Any) -> Array:
    """One element of the input's type."""
    return empty((), self.dtype)


def sum_all_meta(self: Array, dtype: DType | None = None) -> Array:
    """One element of the type that sums have."""
    return empty((), dtype or sum_dtype(self.dtype))


def sum_dim_meta(
    self: Array,
    dim: tuple[int, ...] | None = None,
    keepdim: bool = False,
    dtype: DType | None = None,
) -> Array:
    """The result of a sum over `dim`."""
    return empty(reduced_shape(self.shape, dim, keepdim), dtype or sum_dtype(self.dtype))


def prod_dim_meta(
    self: Array, dim: int, keepdim: bool = False, dtype: DType | None = None
) -> Array:
    """The result of a product over one dimension."""
    return sum_dim_meta(self, (dim,), keepdim, dtype)


def mean_meta(self: Array, dtype: DType | None = None) -> Array:
    """The mean of everything."""
    return empty((), mean_dtype(self.dtype, dtype))


def mean_dim_meta(
    self: Array, dim: tuple[int, ...] | None, keepdim: bool = False, dtype: DType | None = None
) -> Array:
    """The mean over `dim`."""
    return empty(reduced_shape(self.shape, dim, keepdim), mean_dtype(self.dtype, dtype))


def extremum_dims_meta(self: Array, dim: tuple[int, ...] = (), keepdim: bool = False) -> Array:
    """A reduction over `dim` that keeps the type."""
    return empty(reduced_shape(self.shape, dim, keepdim), self.dtype)


def extremum_dim_meta(self: Array, dim: int = -1, keepdim: bool = False) -> tuple[Array, Array]:
    """Values and indices of a reduction over one dimension."""
    shape = reduced_shape(self.shape, (dim,), keepdim)
    return empty(shape, self.dtype), empty(shape, _INT64)


def aminmax_meta(self: Array, dim: int | None = None, keepdim: bool = False) -> tuple[Array, Array]:
    """Smallest and largest."""
    shape = reduced_shape(self.shape, None if dim is None else (dim,), keepdim)
    return empty(shape, self.dtype), empty(shape, self.dtype)


def arg_reduction_meta(self: Array, dim: int | None = None, keepdim: bool = False) -> Array:
    """Indices of a reduction over `dim`, or over everything."""
    return empty(reduced_shape(self.shape, None if dim is None else (dim,), keepdim), _INT64)


def logical_all_meta(self: Array) -> Array:
    """One truth value."""
    return empty((), _BYTE if self.dtype == _BYTE else _BOOL)


def logical_dim_meta(self: Array, dim: int, keepdim: bool = False) -> Array:
    """Truth values over one dimension."""
    return logical_dims_meta(self, (dim,), keepdim)


def logical_dims_meta(
    self: Array, dim: tuple[int, ...] | None = None, keepdim: bool = False
) -> Array:
    """Truth values over `dim`; an empty tuple reduces nothing."""
    shape = self.shape if dim == () else reduced_shape(self.shape, dim, keepdim)
    return empty(shape, _BYTE if self.dtype == _BYTE else _BOOL)


def count_meta(self: Array, dim: int | tuple[int, ...] | None = None) -> Array:
    """Counts over `dim`."""
    dims = (dim,) if isinstance(dim, int) else dim
    return empty(reduced_shape(self.shape, dims, False), _INT64)


def var_correction_meta(
    self: Array,
    dim: tuple[int, ...] | None = None,
    correction: float | None = None,
    keepdim: bool = False,
) -> Array:
    """A variance over `dim`, real even for complex input."""
    dtype = real_dtype(self.dtype)
    return empty(reduced_shape(self.shape, dim, keepdim), dtype)


def var_mean_correction_meta(
    self: Array,
    dim: tuple[int, ...] | None = None,
    correction: float | None = None,
    keepdim: bool = False,
) -> tuple[Array, Array]:
    """A variance and a mean over `dim`."""
    mean = empty(reduced_shape(self.shape, dim, keepdim), self.dtype)
    return var_correction_meta(self, dim, correction, keepdim), mean


def var_unbiased_meta(self: Array, unbiased: bool = True) -> Array:
    """A variance of all elements."""
    return empty((), real_dtype(self.dtype))


def var_dim_meta(
    self: Array, dim: tuple[int, ...] | None, unbiased: bool = True, keepdim: bool = False
) -> Array:
    """A variance over `dim`."""
    return empty(reduced_shape(self.shape, dim, keepdim), real_dtype(self.dtype))
