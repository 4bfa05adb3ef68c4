"""Products with sparse matrices: no dense copy is made of them."""

from __future__ import annotations

from typing import Any

from ...core.coo import Coo
from ...core.namespace import Array, np
from ..blocks import BLOCK_BYTES, each_block
from .arithmetic import times


def coo_mm(self: Coo | Array, mat2: Coo | Array) -> Coo | Array:
    """The product of two matrices; sparse if both are."""
    check_matrices("mm", self, mat2)
    if isinstance(self, Coo):
        return sparse_sparse(self, mat2) if isinstance(mat2, Coo) else _sparse_dense(self, mat2)
    right: Any = mat2
    flipped = Coo(right.indices[::-1], right.values, right.shape[::-1])
    return _sparse_dense(flipped, self.T).T


def coo_mv(self: Coo | Array, vec: Coo | Array) -> Array:
    """The product of a matrix and a vector."""
    if not isinstance(self, Coo) or isinstance(vec, Coo):
        raise RuntimeError(
            "mv: the matrix may be sparse, the vector may not; call x.to_dense() before"
        )
    if self.ndim != 2 or vec.ndim != 1:
        raise RuntimeError(f"vector + matrix @ vector expected, got {self.ndim}, {vec.ndim}")
    if self.shape[1] != len(vec):
        raise RuntimeError(
            f"size mismatch, got input ({self.shape[0]}), mat ({self.shape[0]}x{self.shape[1]}), vec ({len(vec)})"
        )
    return _sparse_dense(self, vec[:, None])[:, 0]


def coo_matmul(self: Coo | Array, other: Coo | Array) -> Coo | Array:
    """`coo_mm`, or `coo_mv` for a vector on the right."""
    if self.ndim == 2 and other.ndim == 1:
        return coo_mv(self, other)
    if self.ndim == 1 and other.ndim == 2 and isinstance(other, Coo):
        return coo_mv(Coo(other.indices[::-1], other.values, other.shape[::-1]), self)
    if self.ndim != 2 or other.ndim != 2:
        raise NotImplementedError(
            f"matmul of sparse tensors is there for matrices, and got {self.ndim} and {other.ndim} dimensions; call "
            "x.to_dense() before"
        )
    return coo_mm(self, other)


def coo_linear(input: Coo | Array, weight: Coo | Array, bias: Array | None) -> Array:
    """The product with the transpose of `weight`, and `bias` added, for a sparse matrix `input`."""
    if not isinstance(input, Coo) or isinstance(weight, Coo):
        raise NotImplementedError(
            "linear with sparse tensors is there for a sparse input; call x.to_dense() before"
        )
    found = np.asarray(coo_mm(input, weight.T))
    return found if bias is None else found + bias


def coo_addmm(self: Array, mat1: Coo, mat2: Array, beta: complex, alpha: complex) -> Array:
    """``beta * self + alpha * (mat1 @ mat2)`` with a sparse matrix `mat1` or `mat2`."""
    product = coo_mm(mat1, mat2)
    if isinstance(self, Coo) or isinstance(product, Coo):
        raise NotImplementedError(
            "addmm with sparse tensors adds a product of a sparse and a dense matrix to a dense one; call x.to_dense() before"
        )
    found = product if alpha == 1 else times(product, alpha)
    return found + (self if beta == 1 else times(self, beta)) if beta else found


def sparse_sparse_matmul(self: Coo, other: Coo) -> Coo:
    """The product of two sparse matrices."""
    check_matrices("_sparse_sparse_matmul", self, other)
    return sparse_sparse(self, other)


def coo_smm(self: Coo, mat2: Array) -> Coo:
    """`coo_mm` of a sparse and a dense matrix as a sparse one, with all columns of the rows that have values."""
    product = coo_mm(self, mat2)
    if isinstance(product, Coo):
        return product
    rows, columns = np.unique(self.indices[0]), np.arange(product.shape[1])
    indices = np.stack([np.repeat(rows, len(columns)), np.tile(columns, len(rows))])
    return Coo(indices, product[rows].reshape(-1), product.shape)


def check_matrices(name: str, self: Any, mat2: Any) -> None:
    """RuntimeError for what are no matrices, or none that can be multiplied."""
    for matrix, number in ((self, 1), (mat2, 2)):
        if matrix.ndim != 2 or (isinstance(matrix, Coo) and matrix.sparse_dim != 2):
            raise RuntimeError(
                f"{name}: argument {number} must be a matrix without dense dimensions, and has {matrix.ndim} dimensions"
            )
    if self.shape[1] != mat2.shape[0]:
        shapes = " and ".join("x".join(map(str, matrix.shape)) for matrix in (self, mat2))
        raise RuntimeError(f"mat1 and mat2 shapes cannot be multiplied ({shapes})")
    if self.dtype != mat2.dtype:
        raise RuntimeError(
            f"expected m1 and m2 to have the same dtype, but got: {self.dtype} != {mat2.dtype}"
        )


def _sparse_dense(self: Coo, dense: Array) -> Array:
    """Values times rows of `dense`, added up over runs of coordinates with one row."""
    found = np.zeros((self.shape[0], dense.shape[1]), dense.dtype)
    rows, columns, values = self.indices[0], self.indices[1], self.values
    if (rows[1:] < rows[:-1]).any():
        order = np.argsort(rows, kind="stable")
        rows, columns, values = rows[order], columns[order], values[order]
    starts = np.flatnonzero(np.concatenate(([True], rows[1:] != rows[:-1]))[: len(rows)])
    ends = np.append(starts, len(rows))
    found[rows[starts]] = runs_times_rows(ends, columns, values, dense)
    return found


def runs_times_rows(ends: Array, columns: Array, values: Array, dense: Array) -> Array:
    """Of each run of values, which begins where the one before ends, the sum of values times the rows that `columns` names.

    Few are added up at once.  Of many, runs of about one length have their first values added, then their second ones, and
    so on, in blocks that stay in cache; a long run is one product.
    """
    counts, width = np.diff(ends), dense.shape[1]
    found = np.zeros((len(counts), width), dense.dtype)
    if values.size * width <= _FEW:
        filled = np.flatnonzero(counts)
        if len(filled):
            products = values[:, None] * dense[columns]
            found[filled] = np.add.reduceat(products, ends[filled], 0, dtype=dense.dtype)
        return found
    for run in np.flatnonzero(counts > _LONG).tolist():
        place = slice(ends[run], ends[run + 1])
        found[run] = values[place] @ dense[columns[place]]
    short = np.flatnonzero((counts > 0) & (counts <= _LONG))
    order = short[np.argsort(-counts[short], kind="stable")]

    def add(first: int, last: int) -> None:
        runs = order[first:last]
        begins, lengths = ends[runs], counts[runs]
        total = np.zeros((len(runs), width), dense.dtype)
        for number in range(int(lengths[0])):
            more = len(runs) if number < lengths[-1] else int(np.count_nonzero(lengths > number))
            places = begins[:more] + number
            rows = dense.take(columns[places], 0)
            rows *= values[places, None]
            total[:more] += rows
        found[runs] = total

    each_block(add, len(order), max(BLOCK_BYTES // max(width * dense.itemsize, 1), 1))
    return found


# Fewer products than these are added up sooner at once; runs of more values than these sooner by one product each.
_FEW, _LONG = 1 << 14, 64


def sparse_sparse(self: Coo, other: Coo) -> Coo:
    """Each value times all values of the row that its column names, added up by coordinates."""
    left, right = self.coalesced(), other.coalesced()
    starts = np.searchsorted(right.indices[0], left.indices[1])
    counts = np.searchsorted(right.indices[0], left.indices[1], "right") - starts
    each = np.repeat(np.arange(left.nnz), counts)
    within = np.arange(len(each)) - np.repeat(np.cumsum(counts) - counts, counts)
    partner = starts[each] + within
    indices = np.stack([left.indices[0, each], right.indices[1, partner]])
    values = left.values[each] * right.values[partner]
    return Coo(indices, values, (self.shape[0], other.shape[1])).coalesced()
