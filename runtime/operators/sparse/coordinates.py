"""Sparse tensors made from others, their parts, and what moves coordinates about and leaves values alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core.coo import Coo
from ...core.namespace import Array, default_dtype, np
from ..dims import normalize_dim
from ..view.view import duplicate_dims, other_number_of_dims, selected_out_of_range


def coo_alias(self: Coo) -> Coo:
    """The same coordinates and values."""
    return Coo(self.indices, self.values, self.shape, self.is_coalesced)


def coo_clone(self: Coo, memory_format: Any) -> Coo:
    """A copy with memory of its own."""
    return Coo(self.indices.copy(), self.values.copy(), self.shape, self.is_coalesced)


def coo_to_copy(self: Coo, dtype: Any, non_blocking: bool, memory_format: Any) -> Coo:
    """A copy as `dtype`, or as it is for None."""
    values = self.values.copy() if dtype is None else self.values.astype(dtype)
    return Coo(self.indices.copy(), values, self.shape, self.is_coalesced)


def coo_copy(self: Coo, src: Coo, non_blocking: bool) -> Coo:
    """`src` as the dtype of `self`."""
    if not isinstance(self, Coo) or not isinstance(src, Coo):
        raise RuntimeError(
            "copy_() between dense and sparse tensors is not implemented: self.is_sparse is "
            f"{isinstance(self, Coo)}, src.is_sparse is {isinstance(src, Coo)}"
        )
    return coo_to_copy(src, self.dtype, False, None)


def coo_zeros_like(self: Coo | Array, dtype: Any, memory_format: Any) -> Coo:
    """No elements but zeros, in the sizes of `self`."""
    if not isinstance(self, Coo):
        return coo_zeros(self.shape, dtype or self.dtype)
    values = np.zeros((0, *self.values.shape[1:]), dtype or self.dtype)
    return Coo(np.zeros((self.sparse_dim, 0), np.int64), values, self.shape, True)


def coo_zeros(size: Sequence[int], dtype: Any) -> Coo:
    """No elements but zeros."""
    values = np.zeros(0, dtype or default_dtype())
    return Coo(np.zeros((len(size), 0), np.int64), values, tuple(size), True)


def coo_empty(size: Sequence[int], dtype: Any, memory_format: Any) -> Coo:
    """As `coo_zeros`."""
    return coo_zeros(size, dtype)


def coo_zero(self: Coo) -> Coo:
    """As `coo_zeros_like`."""
    return coo_zeros_like(self, None, None)


def coo_coalesce(self: Coo) -> Coo:
    """Each coordinate once, in order."""
    return self.coalesced()


def coo_indices(self: Coo) -> Array:
    """The coordinates, (sparse_dim, nnz)."""
    return self.indices


def coo_values(self: Coo) -> Array:
    """The values, (nnz, ...)."""
    return self.values


def coo_nnz(self: Coo) -> int:
    """Number of values."""
    return self.nnz


def coalesced_indices(self: Coo) -> Array:
    """As `coo_indices`.  RuntimeError where coordinates may repeat."""
    _require_coalesced(self, "indices")
    return self.indices


def coalesced_values(self: Coo) -> Array:
    """As `coo_values`.  RuntimeError where coordinates may repeat."""
    _require_coalesced(self, "values")
    return self.values


def _require_coalesced(self: Coo, what: str) -> None:
    if not self.is_coalesced:
        raise RuntimeError(
            f"Cannot get {what} on an uncoalesced tensor, please call .coalesce() first"
        )


def coo_to_dense(self: Coo, dtype: Any, masked_grad: bool | None) -> Array:
    """All elements."""
    if dtype is not None:
        raise RuntimeError("dtype argument is not supported by sparse_to_dense")
    return self.dense()


def coo_sparse_mask(self: Coo | Array, mask: Coo) -> Coo:
    """The elements of `self` at the coordinates of `mask`, zeros included."""
    if self.shape != mask.shape:
        raise RuntimeError(
            f"sparse_mask(): operands have incompatible sizes; self has size {list(self.shape)} but mask has size "
            f"{list(mask.shape)}"
        )
    if not isinstance(self, Coo):
        return mask.of_values(self[tuple(mask.indices)] if mask.sparse_dim else self[None])
    own = self.coalesced()
    if own.sparse_dim != mask.sparse_dim:
        raise RuntimeError("sparse_mask(): the numbers of sparse dimensions differ")
    return mask.of_values(coo_values_at(own, mask.indices))


def coo_values_at(self: Coo, indices: Array) -> Array:
    """The values at coordinates (sparse_dim, n); zeros where there are none."""
    own = self.coalesced()
    if not own.nnz:
        return np.zeros((indices.shape[1], *own.values.shape[1:]), own.dtype)
    places = own.places()
    wanted = Coo(indices, own.values, own.shape).places()
    found = np.minimum(np.searchsorted(places, wanted), own.nnz - 1)
    missing = places[found] != wanted
    values = own.values[found]
    values[missing] = 0
    return values


def coo_transpose(self: Coo, dim0: int, dim1: int) -> Coo:
    """Two dimensions exchanged.  RuntimeError for one that is sparse and one that is not."""
    order = list(range(self.ndim))
    first, second = normalize_dim(dim0, self.ndim), normalize_dim(dim1, self.ndim)
    if (first < self.sparse_dim) != (second < self.sparse_dim):
        raise RuntimeError(
            f"transpose(): can only transpose two sparse or two dense dimensions, got dim {first} and dim {second} of "
            f"{self.sparse_dim} sparse and {self.ndim - self.sparse_dim} dense ones"
        )
    order[first], order[second] = second, first
    return coo_permute(self, order)


def coo_t(self: Coo) -> Coo:
    """The transpose of a matrix; vectors as they are."""
    if self.ndim > 2 or self.ndim != self.sparse_dim:
        raise RuntimeError(
            f"t() expects a tensor with <= 2 sparse and 0 dense dimensions, but got {self.sparse_dim} sparse and "
            f"{self.ndim - self.sparse_dim} dense dimensions"
        )
    return coo_permute(self, tuple(range(self.ndim))[::-1])


def coo_permute(self: Coo, dims: Sequence[int]) -> Coo:
    """The dimensions in another order, sparse ones and dense ones each among themselves."""
    if len(dims) != self.ndim:
        raise other_number_of_dims(self.ndim, dims)
    order = [normalize_dim(dim, self.ndim) for dim in dims]
    if len(set(order)) != len(order):
        raise duplicate_dims(dims)
    count = self.sparse_dim
    if any(dim >= count for dim in order[:count]):
        raise RuntimeError(
            "permute(): transpositions between sparse and dense dimensions are not allowed"
        )
    values = self.values.transpose(0, *(dim - count + 1 for dim in order[count:]))
    shape = tuple(self.shape[dim] for dim in order)
    ordered = self.is_coalesced and (order[:count] == sorted(order[:count]) or self.nnz < 2)
    return Coo(self.indices[order[:count]], values, shape, ordered)


def coo_unsqueeze(self: Coo, dim: int) -> Coo:
    """A dimension of extent one before `dim`."""
    dim = normalize_dim(dim, self.ndim + 1)
    shape = (*self.shape[:dim], 1, *self.shape[dim:])
    if dim > self.sparse_dim:
        values = np.expand_dims(self.values, dim - self.sparse_dim + 1)
        return Coo(self.indices, values, shape, self.is_coalesced)
    return Coo(np.insert(self.indices, dim, 0, 0), self.values, shape, self.is_coalesced)


def coo_cat(tensors: Sequence[Coo], dim: int) -> Coo:
    """One after another along `dim`.  RuntimeError for sizes or numbers of sparse dimensions that differ."""
    if not all(isinstance(each, Coo) for each in tensors):
        raise RuntimeError("Concatenating sparse tensors, but a dense tensor was found")
    first = tensors[0]
    dim = normalize_dim(dim, first.ndim)
    count = first.sparse_dim
    for number, each in enumerate(tensors):
        rest = [shape[:dim] + shape[dim + 1 :] for shape in (first.shape, each.shape)]
        if rest[0] != rest[1] or each.ndim != first.ndim:
            raise RuntimeError(
                f"All tensors must have the same shape: got {list(each.shape)} at position {number} and {list(first.shape)} at position 0, "
                f"except in the concatenating dimension {dim}"
            )
        if each.sparse_dim != count:
            raise RuntimeError(
                f"All tensors must have the same sparse_dim and dense_dim, but tensor at position {number} has "
                f"{each.sparse_dim}, {each.ndim - each.sparse_dim}."
            )
    indices, values = [each.indices for each in tensors], [each.values for each in tensors]
    ends = np.cumsum([each.shape[dim] for each in tensors])
    starts = [0, *ends[:-1].tolist()]
    if dim < count:
        for number, start in enumerate(starts):
            indices[number] = indices[number].copy()
            indices[number][dim] += start
    else:
        axis, total = dim - count + 1, int(ends[-1])
        for number, (start, each) in enumerate(zip(starts, tensors)):
            block = list(each.values.shape)
            block[axis] = total
            padded = np.zeros(block, each.dtype)
            place = (slice(None),) * axis
            padded[(*place, slice(start, start + each.shape[dim]))] = each.values
            values[number] = padded
    shape = (*first.shape[:dim], int(ends[-1]), *first.shape[dim + 1 :])
    return Coo(np.concatenate(indices, 1), np.concatenate(values), shape)


def coo_index_select(self: Coo, dim: int, index: Array) -> Coo:
    """The slices along `dim` at the indices in a vector."""
    dim = normalize_dim(dim, self.ndim)
    extent = self.shape[dim]
    wanted = index.reshape(-1).astype(np.int64)
    if wanted.size and (wanted.min() < -extent or wanted.max() >= extent):
        raise IndexError(
            f"index_select(): index contains a value that is out of range for tensor of size {list(self.shape)} at dimension {dim}"
        )
    wanted = np.where(wanted < 0, wanted + extent, wanted)
    shape = (*self.shape[:dim], len(wanted), *self.shape[dim + 1 :])
    if dim >= self.sparse_dim:
        values = self.values.take(wanted, dim - self.sparse_dim + 1)
        return Coo(self.indices, values, shape, self.is_coalesced)
    # Each wanted slice has the run of coordinates in it, once these are ordered by `dim`.
    own = self.coalesced()
    order = np.argsort(own.indices[dim], kind="stable")
    along = own.indices[dim][order]
    starts, ends = np.searchsorted(along, wanted), np.searchsorted(along, wanted, "right")
    counts = ends - starts
    number = np.repeat(np.arange(len(wanted)), counts)
    within = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts)
    chosen = order[np.repeat(starts, counts) + within]
    indices = own.indices[:, chosen]
    indices[dim] = number
    return Coo(indices, own.values[chosen], shape)


def coo_select(self: Coo, dim: int, index: int) -> Coo | Array:
    """The slice of `dim` at `index`; dense where that was the only sparse dimension."""
    dim = normalize_dim(dim, self.ndim)
    extent = self.shape[dim]
    if not -extent <= index < extent:
        raise selected_out_of_range(index, self.shape, dim)
    index += extent if index < 0 else 0
    shape = self.shape[:dim] + self.shape[dim + 1 :]
    if dim >= self.sparse_dim:
        return self.of_values(self.values.take(index, dim - self.sparse_dim + 1))
    chosen = self.indices[dim] == index
    values = self.values[chosen]
    if self.sparse_dim == 1:
        return np.asarray(values.sum(0, dtype=self.dtype))
    indices = np.delete(self.indices[:, chosen], dim, 0)
    return Coo(indices, values, shape)


def coo_unbind(self: Coo, dim: int) -> list[Coo | Array]:
    """All slices of `dim`."""
    return [
        coo_select(self, dim, index) for index in range(self.shape[normalize_dim(dim, self.ndim)])
    ]


def coo_stack(tensors: Sequence[Coo], dim: int) -> Coo:
    """Tensors of one size along a new dimension."""
    if any(each.shape != tensors[0].shape for each in tensors):
        raise RuntimeError("stack expects each tensor to be equal size")
    return coo_cat([coo_unsqueeze(each, dim) for each in tensors], dim)
