"""Distinct elements and slices."""

from __future__ import annotations

from ...core.namespace import Array, np
from ..dims import normalize_dim

_INT64 = np.dtype(np.int64)


def unique(
    self: Array, sorted: bool = True, return_inverse: bool = False, return_counts: bool = False
) -> tuple[Array, Array, Array]:
    """Distinct elements in order, for each element its place among them, and how often each occurs.

    What was not asked for is empty.  Each NaN is distinct.
    """
    if not return_inverse and not return_counts:
        values = np.unique(self, equal_nan=False)
        return values, np.empty(0, _INT64), np.empty(0, _INT64)
    values, inverse, counts = np.unique(
        self, return_inverse=True, return_counts=True, equal_nan=False
    )
    inverse = inverse.reshape(self.shape) if return_inverse else np.empty(0, _INT64)
    return values, inverse, counts if return_counts else np.empty(0, _INT64)


def unique_pair(self: Array, sorted: bool, return_inverse: bool) -> tuple[Array, Array]:
    """As `unique`, without counts."""
    values, inverse, _ = unique(self, sorted, return_inverse, False)
    return values, inverse


def unique_dim(
    self: Array,
    dim: int,
    sorted: bool = True,
    return_inverse: bool = False,
    return_counts: bool = False,
) -> tuple[Array, Array, Array]:
    """Distinct slices along `dim`, in lexicographic order, with places and counts."""
    axis = normalize_dim(dim, self.ndim)
    if self.ndim and self.shape[axis] == 0:
        if self.size == 0 and 0 in self.shape[:axis] + self.shape[axis + 1 :]:
            raise RuntimeError(
                "There are 0 sized dimensions, and they aren't selected, so unique cannot be "
                "applied"
            )
        return self.copy(), np.empty(0, _INT64), np.empty(0, _INT64)
    slices = np.moveaxis(self, axis, 0) if self.ndim else self.reshape(1)
    rows = slices.reshape(slices.shape[0], -1)
    order = np.lexsort(rows.T[::-1])
    return _distinct(slices, rows, order, axis, self.ndim)


def unique_dim_consecutive(
    self: Array, dim: int, return_inverse: bool = False, return_counts: bool = False
) -> tuple[Array, Array, Array]:
    """Slices along `dim` without those that equal the one before, with places and counts."""
    axis = normalize_dim(dim, self.ndim)
    if self.ndim and self.shape[axis] == 0:
        return self.copy(), np.empty(0, _INT64), np.empty(0, _INT64)
    slices = np.moveaxis(self, axis, 0) if self.ndim else self.reshape(1)
    rows = slices.reshape(slices.shape[0], -1)
    return _distinct(slices, rows, np.arange(rows.shape[0]), axis, self.ndim)


def _distinct(
    slices: Array, rows: Array, order: Array, axis: int, ndim: int
) -> tuple[Array, Array, Array]:
    """The slices that differ from the one before in `order`."""
    ordered = rows[order]
    fresh = np.empty(len(order), bool)
    fresh[:1] = True
    fresh[1:] = (ordered[1:] != ordered[:-1]).any(1)
    starts = np.flatnonzero(fresh)
    inverse = np.empty(len(order), _INT64)
    inverse[order] = np.cumsum(fresh) - 1
    counts = np.diff(starts, append=len(order))
    values = slices[order[starts]]
    if ndim:
        values = np.ascontiguousarray(np.moveaxis(values, 0, axis))
    return values, inverse, counts


def unique_consecutive(
    self: Array,
    return_inverse: bool = False,
    return_counts: bool = False,
    dim: int | None = None,
) -> tuple[Array, Array, Array]:
    """Elements (or slices along `dim`) without repetitions of the one before."""
    if dim is not None:
        return unique_dim_consecutive(self, dim, return_inverse, return_counts)
    flat = self.reshape(-1)
    if flat.size == 0:
        return (
            np.empty(0, self.dtype),
            np.empty(self.shape if return_inverse else 0, _INT64),
            (np.empty(0, _INT64)),
        )
    values, inverse, counts = unique_dim_consecutive(flat, 0, return_inverse, return_counts)
    inverse = inverse.reshape(self.shape) if return_inverse else np.empty(0, _INT64)
    return values, inverse, counts if return_counts else np.empty(0, _INT64)
