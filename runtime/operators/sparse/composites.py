"""Operators on sparse tensors that are made of operators, or that make sparse tensors of dense ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradsmith.generated import functions

from ...core.coo import Coo
from ...core.layout import sparse_coo
from ...core.namespace import np
from ...core.tensor import Tensor, wrap
from ...dispatch.sparse_kernels import wrap_any
from ..dims import normalize_dim


def _coo_of(tensor: Tensor, name: str) -> Coo:
    """What a sparse tensor holds.  RuntimeError for a dense one."""
    data: Any = tensor._data_
    if not isinstance(data, Coo):
        words = "sparse" if name == "values" else "sparse coordinate"  # rows have values, too
        raise RuntimeError(f"{name} expected {words} tensor layout but got Strided")
    return data


def coo_of_tensors(
    sparse_dim: int,
    dense_dim: int,
    size: Sequence[int],
    indices: Tensor,
    values: Tensor,
    dtype: Any,
    layout: Any,
    device: Any,
    pin_memory: bool | None,
    is_coalesced: bool | None,
) -> Tensor:
    """A sparse tensor over coordinates and values, which are not checked."""
    if values.is_meta or (device is not None and device.type != "cpu"):
        raise NotImplementedError("sparse tensors are on the CPU; there are none on other devices")
    found: Any = values._data_ if dtype is None else values._data_.astype(dtype.numpy)
    coo = Coo(indices._data_, found, tuple(size), bool(is_coalesced))
    return wrap_any(coo)


def sparse_dim(self: Tensor) -> int:
    """Number of sparse dimensions; 0 of a dense tensor."""
    data: Any = self._data_
    return data.sparse_dim if isinstance(data, Coo) else 0


def dense_dim(self: Tensor) -> int:
    """Number of dense dimensions; all of a dense tensor."""
    return self.ndim - sparse_dim(self)


def is_coalesced(self: Tensor) -> bool:
    """Whether no coordinate repeats and all are in order, as far as is known."""
    return _coo_of(self, "is_coalesced").is_coalesced


def coalesce(self: Tensor) -> Tensor:
    """Each coordinate once, in order, with the sum of its values; the tensor itself if that is so."""
    return self if _coo_of(self, "coalesce").is_coalesced else functions._coalesce(self)


def indices(self: Tensor) -> Tensor:
    """Of a dense tensor, a RuntimeError."""
    return wrap(_coo_of(self, "indices").indices)


def values(self: Tensor) -> Tensor:
    """Of a dense tensor, a RuntimeError."""
    return wrap(_coo_of(self, "values").values)


def sparse_mm(sparse: Tensor, dense: Tensor) -> Tensor:
    """The product of two matrices."""
    if sparse.is_sparse and dense.is_sparse:
        return functions._sparse_sparse_matmul(sparse, dense)
    zeros = dense.new_zeros((len(sparse), dense.shape[-1]))
    return functions._sparse_addmm(zeros, sparse, dense, beta=0, alpha=1)


def to_sparse_dim(self: Tensor, sparse_dim: int) -> Tensor:
    """As a sparse tensor with so many sparse dimensions, the first ones."""
    if self.is_sparse and sparse_dim != self.sparse_dim():
        raise RuntimeError(
            "to_sparse: conversion from Sparse to Sparse with sparse_dim argument !=self.sparse_dim() is not supported"
        )
    return self if self.is_sparse else functions._to_sparse(self, sparse_dim)


def to_sparse(self: Tensor, layout: Any, blocksize: Any, dense_dim: int | None) -> Tensor:
    """As a sparse tensor whose last `dense_dim` dimensions are dense."""
    if layout not in (None, sparse_coo) or blocksize is not None:
        raise NotImplementedError(
            f"to_sparse: there is the layout {sparse_coo} alone, without blocks, and not {layout}"
        )
    if self.is_sparse:
        return self
    return functions._to_sparse(self, layout=layout, dense_dim=dense_dim)


def to_sparse_coo(self: Tensor) -> Tensor:
    """As a sparse tensor with coordinates of all dimensions."""
    return self.to_sparse()


def dense_to_sparse(self: Tensor, layout: Any, blocksize: Any, dense_dim: int | None) -> Tensor:
    """As `dense_to_sparse_dim`, counted from the other end."""
    return dense_to_sparse_dim(self, self.ndim - (dense_dim or 0))


def dense_to_sparse_dim(self: Tensor, sparse_dim: int) -> Tensor:
    """Coordinates and values of what is not zero.  RuntimeError for a number of dimensions that there is not."""
    data = self._data_
    if not 0 <= sparse_dim <= data.ndim:
        raise RuntimeError(
            f"dense_to_sparse: sparse_dim argument must be in [0,{data.ndim}] range, but {sparse_dim} is given"
        )
    if data.ndim and not sparse_dim:
        raise RuntimeError("dense_to_sparse: sparse_dim argument must be in >0 when self.dim()>0")
    if self.is_meta:
        raise NotImplementedError("to_sparse: meta tensors have no elements to be zero or not")
    if not data.ndim:
        places = np.zeros((0, int(data != 0)), np.int64)
        return wrap_any(Coo(places, data.reshape(1)[: places.shape[1]].copy(), (), True))
    filled = (data != 0).any(tuple(range(sparse_dim, data.ndim)))
    places = np.stack(np.nonzero(filled)).astype(np.int64, copy=False)
    return wrap_any(Coo(places, data[tuple(places)], data.shape, True))


def to_dense(self: Tensor, dtype: Any, masked_grad: bool | None) -> Tensor:
    """All elements, zeros included; a dense tensor is its own."""
    if self.is_sparse:
        return functions._to_dense(self, dtype, masked_grad)
    return self if dtype is None else self.to(dtype)


def with_values(self: Tensor, values: Tensor) -> Tensor:
    """Other values at the coordinates of the coalesced `self`."""
    size = [*self.shape[: self.sparse_dim()], *values.shape[1:]]
    return functions._sparse_coo_tensor_with_dims_and_tensors(
        self.sparse_dim(), values.ndim - 1, size, self._indices(), values, is_coalesced=True
    )


def sparse_sum(self: Tensor) -> Tensor:
    """The sum of all elements, whose gradient has the coordinates of `self`."""
    return self.coalesce().values().sum()


def sparse_sum_dtype(self: Tensor, dtype: Any) -> Tensor:
    """As `sparse_sum`, in `dtype`."""
    return self.coalesce().values().sum(dtype=dtype)


def sparse_sum_dim(self: Tensor, dim: Sequence[int]) -> Tensor:
    """Sums along `dim`, sparse while a sparse dimension is left; the gradient has the coordinates of `self`."""
    own = _coo_of(self, "sum")
    dims = {normalize_dim(d, self.ndim) for d in dim}
    count = own.sparse_dim
    values = self.coalesce()
    kept = [d for d in range(count) if d not in dims]
    axes = [d - count + 1 for d in sorted(dims) if d >= count]
    summed = values.values().sum(axes) if axes else values.values()
    if not kept:
        return summed.sum(0)
    size = [n for d, n in enumerate(self.shape) if d not in dims]
    indices = wrap(_coo_of(values, "sum").indices[kept])
    found = functions._sparse_coo_tensor_with_dims_and_tensors(
        len(kept), summed.ndim - 1, size, indices, summed, is_coalesced=len(kept) == count
    )
    return found.coalesce()


def sparse_sum_dim_dtype(self: Tensor, dim: Sequence[int], dtype: Any) -> Tensor:
    """As `sparse_sum_dim`, in `dtype`."""
    return sparse_sum_dim(self.to(dtype), dim)


def sparse_softmax(self: Tensor, dim: int, dtype: Any) -> Tensor:
    """The softmax along `dim` of the elements that have coordinates; the others count as minus infinity."""
    return _normalised(self, dim, dtype, False)


def sparse_log_softmax(self: Tensor, dim: int, dtype: Any) -> Tensor:
    """The logarithm of `sparse_softmax`."""
    return _normalised(self, dim, dtype, True)


def _normalised(self: Tensor, dim: int, dtype: Any, logarithm: bool) -> Tensor:
    own = (self if dtype is None else self.to(dtype)).coalesce()
    coo = _coo_of(own, "softmax")
    dim, values = normalize_dim(dim, own.ndim), own.values()
    if dim >= coo.sparse_dim:
        axis = dim - coo.sparse_dim + 1
        return with_values(own, values.log_softmax(axis) if logarithm else values.softmax(axis))
    # Elements of one row differ in their coordinate along `dim` alone.
    rest = np.delete(np.arange(coo.sparse_dim), dim)
    sizes = tuple(coo.shape[d] for d in rest)
    places = Coo(coo.indices[rest], coo.values, sizes).places()
    _, row = np.unique(places, return_inverse=True)
    rows = int(row.max()) + 1 if len(row) else 0
    most = np.full((rows, *coo.values.shape[1:]), -np.inf, coo.dtype)
    np.maximum.at(most, row, coo.values)
    shifted = values - wrap(most[row])
    exponents = shifted.exp()
    index = wrap(row)
    sums = exponents.new_zeros((rows, *values.shape[1:])).index_add(0, index, exponents)
    sums = sums.index_select(0, index)
    return with_values(own, shifted - sums.log() if logarithm else exponents / sums)
