"""Operators on sparse tensors that are made of operators, or that make sparse tensors of dense ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradsmith.generated import functions, operators

from ...core.compressed import Compressed, compress_coo
from ...core.coo import Coo
from ...core.layout import LAYOUT_WORDS, sparse_coo, sparse_csc, sparse_csr, strided
from ...core.namespace import np
from ...core.tensor import Tensor, wrap
from ...dispatch.sparse_kernels import wrap_any
from ..dims import normalize_dim


def _coo_of(tensor: Tensor, name: str) -> Coo:
    """What a sparse tensor holds.  RuntimeError for a dense one."""
    data: Any = tensor._data_
    if not isinstance(data, Coo):
        words = "sparse" if name == "values" else "sparse coordinate"  # rows have values, too
        raise RuntimeError(
            f"{name} expected {words} tensor layout but got {LAYOUT_WORDS[tensor.layout]}"
        )
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
    if isinstance(data, Compressed):
        return 2
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
    if sparse.layout is not strided and dense.layout is not strided:
        return functions._sparse_sparse_matmul(sparse, dense)
    like = sparse if sparse.layout is strided else dense
    zeros = like.new_zeros((len(sparse), dense.shape[-1]))
    return functions._sparse_addmm(zeros, sparse, dense, beta=0, alpha=1)


def sparse_mm_reduce(sparse: Tensor, dense: Tensor, reduce: str) -> Tensor:
    """The product of a matrix by rows with a dense one, with another reduction than the sum."""
    return functions._sparse_mm_reduce_impl(sparse, dense, reduce)[0]


def to_sparse_dim(self: Tensor, sparse_dim: int) -> Tensor:
    """As a sparse tensor with so many sparse dimensions, the first ones."""
    if self.layout is strided:
        return functions._to_sparse(self, sparse_dim)
    if sparse_dim != self.sparse_dim():
        raise RuntimeError(
            "to_sparse: conversion from Sparse to Sparse with sparse_dim argument !=self.sparse_dim() is not supported"
            if self.is_sparse
            else f"sparse_compressed_to_sparse: conversion from {LAYOUT_WORDS[self.layout]} to Sparse with sparse_dim argument "
            "!=2 is not supported"
        )
    return self if self.is_sparse else functions._to_sparse(self, sparse_dim)


def to_sparse(self: Tensor, layout: Any, blocksize: Any, dense_dim: int | None) -> Tensor:
    """As a tensor of another layout, sparse_coo unless it is given; its last `dense_dim` dimensions are dense."""
    layout = layout or sparse_coo
    if layout not in _LAYOUTS or blocksize is not None:
        raise NotImplementedError(
            f"to_sparse: there are the layouts {', '.join(map(str, _LAYOUTS))}, without blocks, and not {layout}"
        )
    if self.layout is layout:
        return self
    return functions._to_sparse(self, layout=layout, dense_dim=dense_dim)


_LAYOUTS = (strided, sparse_coo, sparse_csr, sparse_csc)


def to_sparse_csr(self: Tensor, dense_dim: int | None) -> Tensor:
    """As a matrix by rows."""
    return _to_compressed(self, sparse_csr, dense_dim)


def to_sparse_csc(self: Tensor, dense_dim: int | None) -> Tensor:
    """As a matrix by columns."""
    return _to_compressed(self, sparse_csc, dense_dim)


def _to_compressed(self: Tensor, layout: Any, dense_dim: int | None) -> Tensor:
    if self.layout is layout:
        return self
    convert = functions._to_sparse_csr if layout is sparse_csr else functions._to_sparse_csc
    return convert(self, dense_dim)


def compressed_by_rows(self: Tensor, dense_dim: int | None) -> Tensor:
    """As `to_sparse_csr`, of a tensor of another layout."""
    return _compressed(self, sparse_csr, dense_dim)


def compressed_by_columns(self: Tensor, dense_dim: int | None) -> Tensor:
    """As `to_sparse_csc`, of a tensor of another layout."""
    return _compressed(self, sparse_csc, dense_dim)


def _compressed(self: Tensor, layout: Any, dense_dim: int | None) -> Tensor:
    data: Any = self._data_
    if isinstance(data, Compressed):
        return wrap_any(data.as_layout(layout))
    short = layout.name
    if isinstance(data, Coo):
        if data.sparse_dim != 2:
            raise RuntimeError(
                f"coo_to_{short}: conversion from Sparse to {LAYOUT_WORDS[layout]} for input tensors with sparse_dim()!=2 "
                "is not supported"
            )
        if data.ndim != 2:
            raise _no_matrix(f"to_{short}", data.ndim)
        return wrap_any(compress_coo(layout, data))
    if data.ndim == 2 and dense_dim:
        raise RuntimeError(
            f"dense_to_{short}: dense_dim argument must be in [0,0] range, but {dense_dim} is given"
        )
    if data.ndim != 2:
        raise _no_matrix(f"to_{short}", data.ndim)
    found: Any = dense_to_sparse_dim(self, 2)._data_
    return wrap_any(compress_coo(layout, found))


def _no_matrix(name: str, ndim: int) -> NotImplementedError:
    return NotImplementedError(
        f"{name}: compressed sparse tensors are matrices, without batches or dense dimensions, and this has {ndim} dimensions"
    )


def _compressed_of(tensor: Tensor, name: str, layout: Any) -> Compressed:
    """What a tensor of this layout holds.  RuntimeError for any other."""
    data: Any = tensor._data_
    if not isinstance(data, Compressed) or data.layout is not layout:
        kind = "row" if layout is sparse_csr else "column"
        raise RuntimeError(
            f"{name} expected sparse {kind} compressed tensor layout but got {LAYOUT_WORDS[tensor.layout]}"
        )
    return data


def crow_indices(self: Tensor) -> Tensor:
    """Where each row begins.  RuntimeError for another layout than sparse_csr."""
    return wrap(_compressed_of(self, "crow_indices", sparse_csr).compressed)


def col_indices(self: Tensor) -> Tensor:
    """The column of each value.  RuntimeError for another layout than sparse_csr."""
    return wrap(_compressed_of(self, "col_indices", sparse_csr).plain)


def ccol_indices(self: Tensor) -> Tensor:
    """Where each column begins.  RuntimeError for another layout than sparse_csc."""
    return wrap(_compressed_of(self, "ccol_indices", sparse_csc).compressed)


def row_indices(self: Tensor) -> Tensor:
    """The row of each value.  RuntimeError for another layout than sparse_csc."""
    return wrap(_compressed_of(self, "row_indices", sparse_csc).plain)


def compressed_of_tensors(
    compressed_indices: Tensor,
    plain_indices: Tensor,
    values: Tensor,
    size: Sequence[int],
    dtype: Any,
    layout: Any,
    device: Any,
    pin_memory: bool | None,
) -> Tensor:
    """A compressed sparse matrix over indices and values, which are not checked."""
    if values.is_meta or (device is not None and device.type != "cpu"):
        raise NotImplementedError("sparse tensors are on the CPU; there are none on other devices")
    found: Any = values._data_ if dtype is None else values._data_.astype(dtype.numpy)
    indices = compressed_indices._data_, plain_indices._data_
    return wrap_any(Compressed(layout, *indices, found, tuple(size)))


def to_sparse_coo(self: Tensor) -> Tensor:
    """As a sparse tensor with coordinates of all dimensions."""
    return self.to_sparse()


def dense_to_sparse(self: Tensor, layout: Any, blocksize: Any, dense_dim: int | None) -> Tensor:
    """As `dense_to_sparse_dim`, counted from the other end, or of another layout."""
    data: Any = self._data_
    if layout is strided:
        return wrap(data.dense())
    if layout in (sparse_csr, sparse_csc):
        return _compressed(self, layout, dense_dim)
    return dense_to_sparse_dim(self, self.ndim - (dense_dim or 0))


def dense_to_sparse_dim(self: Tensor, sparse_dim: int) -> Tensor:
    """Coordinates and values of what is not zero.  RuntimeError for a number of dimensions that there is not."""
    data = self._data_
    if isinstance(data, Compressed):
        return wrap_any(data.coo())
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
    if self.layout is not strided:
        return functions._to_dense(self, dtype, masked_grad)
    return self if dtype is None else self.to(dtype)


def with_values(self: Tensor, values: Tensor) -> Tensor:
    """Other values at the coordinates of the coalesced `self`, or at the indices of a compressed one."""
    data: Any = self._data_
    if isinstance(data, Compressed):
        indices = wrap(data.compressed), wrap(data.plain)
        return operators.sparse_compressed_tensor_comp_plain_value_size(  # type: ignore[no-any-return]
            *indices, values, self.shape, layout=data.layout
        )
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
