"""Meta kernels of running reductions, counts, sorting and searching."""

from __future__ import annotations

from typing import Any

from gradsmith.kernels.dims import normalize_dim
from gradsmith.kernels.meta_reduction import extremum_dim_meta, reduced_shape
from gradsmith.kernels.namespace import Array, DType, empty, np
from gradsmith.kernels.scalar_types import sum_dtype

__all__ = [
    "argsort_meta",
    "argsort_stable_meta",
    "bucketize_meta",
    "bucketize_scalar_meta",
    "cumulative_extremum_meta",
    "hash_tensor_meta",
    "histc_meta",
    "histogram_bin_ct_meta",
    "histogram_bins_tensor_meta",
    "kthvalue_meta",
    "logsumexp_meta",
    "masked_fill_meta",
    "nonzero_static_meta",
    "scan_meta",
    "searchsorted_meta",
    "searchsorted_scalar_meta",
    "sort_meta",
    "sort_stable_meta",
    "topk_meta",
    "truth_meta",
    "truth_scalar_meta",
]

_INT32 = np.dtype(np.int32)
_INT64 = np.dtype(np.int64)
_BOOL = np.dtype(bool)
_FLOAT32 = np.dtype(np.float32)
_UINT64 = np.dtype(np.uint64)


def scan_meta(self: Array, dim: int, dtype: DType | None = None) -> Array:
    """A running sum or product."""
    normalize_dim(dim, self.ndim)
    return empty(self.shape, dtype or sum_dtype(self.dtype))


def cumulative_extremum_meta(self: Array, dim: int) -> tuple[Array, Array]:
    """Running extrema and their places."""
    normalize_dim(dim, self.ndim)
    return empty(self.shape, self.dtype), empty(self.shape, _INT64)


def logsumexp_meta(self: Array, dim: tuple[int, ...], keepdim: bool = False) -> Array:
    """A logarithm of sums over `dim`."""
    dtype = _FLOAT32 if self.dtype.kind in "biu" else self.dtype
    return empty(reduced_shape(self.shape, dim, keepdim), dtype)


def hash_tensor_meta(
    self: Array, dim: tuple[int, ...] = (), keepdim: bool = False, mode: int = 0
) -> Array:
    """Hashes over `dim`."""
    return empty(reduced_shape(self.shape, dim, keepdim), _UINT64)


def histc_meta(self: Array, bins: int = 100, min: complex = 0, max: complex = 0) -> Array:
    """Counts of bins."""
    return empty((bins,), self.dtype)


def histogram_bin_ct_meta(self: Array, bins: int = 100, *rest: Any) -> tuple[Array, Array]:
    """Counts and edges of equal bins."""
    return empty((bins,), self.dtype), empty((bins + 1,), self.dtype)


def histogram_bins_tensor_meta(self: Array, bins: Array, *rest: Any) -> tuple[Array, Array]:
    """Counts and edges of given bins."""
    return empty((bins.size - 1,), self.dtype), empty(bins.shape, self.dtype)


def masked_fill_meta(self: Array, mask: Array, value: Any = None) -> Array:
    """The shape that the tensor and the mask broadcast to."""
    return empty(np.broadcast_shapes(self.shape, mask.shape), self.dtype)


def nonzero_static_meta(self: Array, size: int, fill_value: int = -1) -> Array:
    """As many rows as asked for."""
    return empty((size, self.ndim), _INT64)


def sort_meta(self: Array, dim: int = -1, descending: bool = False) -> tuple[Array, Array]:
    """Sorted elements and their places."""
    return cumulative_extremum_meta(self, dim)


def sort_stable_meta(
    self: Array, stable: bool | None, dim: int = -1, descending: bool = False
) -> tuple[Array, Array]:
    """Sorted elements and their places."""
    return cumulative_extremum_meta(self, dim)


def argsort_meta(self: Array, dim: int = -1, descending: bool = False) -> Array:
    """Places of sorted elements."""
    return cumulative_extremum_meta(self, dim)[1]


def argsort_stable_meta(
    self: Array, stable: bool, dim: int = -1, descending: bool = False
) -> Array:
    """Places of sorted elements."""
    return cumulative_extremum_meta(self, dim)[1]


def topk_meta(
    self: Array, k: int, dim: int = -1, largest: bool = True, sorted: bool = True
) -> tuple[Array, Array]:
    """`k` elements of each row."""
    axis = normalize_dim(dim, self.ndim)
    shape = (*self.shape[:axis], k, *self.shape[axis + 1 :]) if self.ndim else ()
    return empty(shape, self.dtype), empty(shape, _INT64)


def kthvalue_meta(self: Array, k: int, dim: int = -1, keepdim: bool = False) -> tuple[Array, Array]:
    """One element of each row."""
    return extremum_dim_meta(self, dim, keepdim)


def searchsorted_meta(
    sorted_sequence: Array, self: Array, out_int32: bool = False, *rest: Any
) -> Array:
    """Places for each element."""
    return empty(self.shape, _INT32 if out_int32 else _INT64)


def searchsorted_scalar_meta(
    sorted_sequence: Array, self: complex, out_int32: bool = False, *rest: Any
) -> Array:
    """One place."""
    return empty((), _INT32 if out_int32 else _INT64)


def bucketize_meta(
    self: Array, boundaries: Array, out_int32: bool = False, right: bool = False
) -> Array:
    """A bucket for each element."""
    return empty(self.shape, _INT32 if out_int32 else _INT64)


def bucketize_scalar_meta(
    self: complex, boundaries: Array, out_int32: bool = False, right: bool = False
) -> Array:
    """One bucket."""
    return empty((), _INT32 if out_int32 else _INT64)


def truth_meta(elements: Array, *rest: Any) -> Array:
    """A truth value for each element."""
    return empty(elements.shape, _BOOL)


def truth_scalar_meta(element: complex, *rest: Any) -> Array:
    """One truth value."""
    return empty((), _BOOL)
