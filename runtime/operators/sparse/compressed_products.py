"""Products with compressed sparse matrices: no dense copy is made of them."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from ...core.compressed import Compressed, compress_coo
from ...core.coo import Coo
from ...core.errors import TYPE_WORDS
from ...core.layout import sparse_csc, sparse_csr
from ...core.namespace import Array, np
from ..scipy_routines import scipy_routine
from .arithmetic import times
from .compressed import as_coo, compressed_add, layout_word
from .products import check_matrices, coo_mm, coo_mv, runs_times_rows, sparse_sparse

_PIECE = 1 << 20
"""Elements that products of rows and columns have at a time."""


def compressed_mm(
    self: Compressed | Coo | Array, mat2: Compressed | Coo | Array
) -> Compressed | Array:
    """The product of two matrices; sparse if both are, and by columns if both are."""
    found: Compressed | Array = _product("mm", self, mat2)
    return found


def _product(name: str, self: Any, mat2: Any) -> Any:
    if self.dtype != mat2.dtype:
        both = TYPE_WORDS[str(self.dtype)], TYPE_WORDS[str(mat2.dtype)]
        sparse = isinstance(self, (Coo, Compressed)) and isinstance(mat2, (Coo, Compressed))
        wanted, given = both[::-1] if sparse else both
        raise RuntimeError(f"expected scalar type {wanted} but found {given}")
    check_matrices(name, self, mat2)
    if not isinstance(self, (Coo, Compressed)):
        found = _times_dense(mat2.transposed(), self.T).T
        return np.ascontiguousarray(found)
    if isinstance(self, Compressed) and not isinstance(mat2, (Coo, Compressed)):
        return _times_dense(self, mat2)
    by_columns = all(getattr(each, "layout", None) is sparse_csc for each in (self, mat2))
    layout = sparse_csc if by_columns else sparse_csr
    return compress_coo(layout, sparse_sparse(as_coo(self), as_coo(mat2)))


def _times_dense(self: Compressed, dense: Array) -> Array:
    """The product with a dense matrix; SciPy adds rows up without our intermediate products."""
    name = "csr_matvecs" if self.is_by_rows else "csc_matvecs"
    routine = scipy_routine(f"sparse._sparsetools.{name}", dense)
    if routine is None or self.dtype != dense.dtype or not _fits(self):
        own = self.as_layout(sparse_csr)
        return runs_times_rows(own.compressed, own.plain, own.values, dense)
    found = np.zeros((self.shape[0], dense.shape[1]), dense.dtype)
    rows = np.ascontiguousarray(dense).reshape(-1)
    indices = map(np.ascontiguousarray, (self.compressed, self.plain))
    values = np.ascontiguousarray(self.values)
    routine(*self.shape, dense.shape[1], *indices, values, rows, found.reshape(-1))
    return found


def _fits(self: Compressed) -> bool:
    """Whether all indices are within bounds: SciPy checks none, and a program can write to them."""
    ends, plain = self.compressed, self.plain
    extent = self.shape[1] if self.is_by_rows else self.shape[0]
    in_order = ends[0] == 0 and ends[-1] == len(plain) and bool((ends[1:] >= ends[:-1]).all())
    return in_order and (not len(plain) or bool(plain.min() >= 0 and plain.max() < extent))


def compressed_mv(self: Compressed | Coo | Array, vec: Array) -> Array:
    """The product of a matrix and a vector."""
    if not isinstance(self, Compressed) or self.shape[1:] != vec.shape:
        return coo_mv(as_coo(self), vec)  # which says what does not fit
    return _times_dense(self, vec[:, None])[:, 0]


def compressed_addmv(
    self: Array, mat: Compressed, vec: Array, beta: complex, alpha: complex
) -> Array:
    """``beta * self + alpha * (mat @ vec)``."""
    return _scaled_sum(self, compressed_mv(mat, vec), beta, alpha)  # type: ignore[no-any-return]


def compressed_matmul(
    self: Compressed | Coo | Array, other: Compressed | Coo | Array
) -> Compressed | Array:
    """`compressed_mm`, or `compressed_mv` for a vector on either side."""
    if self.ndim == 2 and other.ndim == 1:
        vector: Any = other
        return compressed_mv(self, vector)
    if self.ndim == 1 and isinstance(other, Compressed):
        vector = self
        return compressed_mv(other.transposed(), vector)
    if self.ndim != 2 or other.ndim != 2:
        raise NotImplementedError(
            f"matmul of sparse tensors is there for matrices, and got {self.ndim} and {other.ndim} dimensions; call "
            "x.to_dense() before"
        )
    return compressed_mm(self, other)


def compressed_linear(
    input: Compressed | Coo | Array, weight: Compressed | Coo | Array, bias: Array | None
) -> Array:
    """The product with the transpose of `weight`, and `bias` added; one of them is sparse."""
    if all(isinstance(each, (Coo, Compressed)) for each in (input, weight)):
        raise NotImplementedError(
            "linear takes one sparse tensor, input or weight; call x.to_dense() before"
        )
    if isinstance(weight, Compressed):
        dense: Any = input
        rows = dense.reshape(prod(dense.shape[:-1]), dense.shape[-1])
        found = _product("linear", rows, weight.transposed())
        found = found.reshape(*dense.shape[:-1], weight.shape[0])
    else:
        right: Any = weight
        found = _product("linear", input, right.T)
    return found if bias is None else found + bias  # type: ignore[no-any-return]


def compressed_addmm(
    self: Compressed | Array,
    mat1: Compressed | Coo | Array,
    mat2: Compressed | Coo | Array,
    beta: complex,
    alpha: complex,
) -> Compressed | Array:
    """``beta * self + alpha * (mat1 @ mat2)``; sparse where all three are."""
    if not isinstance(mat1, Compressed) and not isinstance(mat2, Compressed):
        left, right = as_coo(mat1), as_coo(mat2)
        dense = not isinstance(left, Coo) and not isinstance(right, Coo)
        product: Any = left @ right if dense else coo_mm(left, right)
    else:
        product = _product("addmm", mat1, mat2)
    return _scaled_sum(self, product, beta, alpha)  # type: ignore[no-any-return]


def _scaled_sum(self: Any, product: Any, beta: complex, alpha: complex) -> Any:
    found = _scaled(product, alpha)
    if not beta:
        return found
    sparse = [isinstance(each, (Coo, Compressed)) for each in (self, product)]
    if any(sparse):
        if all(sparse) or self.shape == product.shape:
            return compressed_add(_scaled(self, beta), found, 1)
        raise NotImplementedError(
            "addmm of sparse tensors does not broadcast what it adds to; call x.to_dense() before"
        )
    return found + _scaled(self, beta)


def _scaled(data: Any, factor: complex) -> Any:
    if factor == 1:
        return data
    if isinstance(data, (Coo, Compressed)):
        return data.of_values(times(data.values, factor))
    return times(data, factor)


def compressed_sparse_matmul(
    self: Compressed | Coo | Array, other: Compressed | Coo | Array
) -> Compressed | Array:
    """The product of two matrices."""
    return _product("_sparse_sparse_matmul", self, other)  # type: ignore[no-any-return]


def _products_at(rows: Array, columns: Array, left: Array, right: Array) -> Array:
    """The elements of the product of `left` and `right` at rows and columns, some at a time."""
    found = np.empty(len(rows), left.dtype)
    step = max(_PIECE // max(left.shape[1], 1), 1)
    flipped = right.T
    for first in range(0, len(rows), step):
        place = slice(first, first + step)
        found[place] = np.einsum("ij,ij->i", left[rows[place]], flipped[columns[place]])
    return found


def sampled_addmm(
    self: Compressed, mat1: Array, mat2: Array, beta: complex, alpha: complex
) -> Compressed:
    """``beta * self + alpha * (mat1 @ mat2)`` at the indices of `self`."""
    if not isinstance(self, Compressed) or not self.is_by_rows:
        raise RuntimeError(
            f"sampled_addmm: Expected result to have sparse csr layout, but got {layout_word(self)}"
        )
    for number, each in enumerate((mat1, mat2), 1):
        if isinstance(each, (Coo, Compressed)):
            raise RuntimeError(
                f"sampled_addmm: Expected mat{number} to have strided layout, but got {layout_word(each)}"
            )
        if each.ndim != 2:
            raise RuntimeError(
                f"sampled_addmm: Expected mat{number} to be a matrix, got {each.ndim}-D tensor"
            )
    if mat1.shape[1] != mat2.shape[0]:
        shapes = " and ".join("x".join(map(str, each.shape)) for each in (mat1, mat2))
        raise RuntimeError(f"sampled_addmm: mat1 and mat2 shapes cannot be multiplied ({shapes})")
    for number, each, dim in ((1, mat1, -2), (2, mat2, -1)):
        if each.shape[dim] != self.shape[dim]:
            raise RuntimeError(
                f"sampled_addmm: self.shape[{dim}] must match mat{number}.shape[{dim}]"
            )
    found = times(_products_at(*self.places(), mat1, mat2), alpha)
    return self.of_values(found + times(self.values, beta) if beta else found)


_EXTREMES = {"amax": np.maximum, "max": np.maximum, "amin": np.minimum, "min": np.minimum}


def mm_reduce(self: Compressed, other: Array, reduce: str) -> tuple[Array, Array]:
    """Products of values and rows of `other`, of which those of one row are reduced; for extremes which value each is of.

    Rows without values are zero, and the number for their elements is that of all values.
    """
    _check_reduction(self, other, reduce)
    none = np.zeros(0, np.int64)
    if reduce in ("sum", "mean"):
        found = _times_dense(self, other)
        if reduce == "mean":
            found /= np.maximum(np.diff(self.compressed), 1).astype(found.dtype)[:, None]
        return found, none
    found = np.zeros((self.shape[0], other.shape[1]), other.dtype)
    which = np.full(found.shape, self.nnz, np.int64)
    rows = np.flatnonzero(np.diff(self.compressed))
    if not self.nnz:
        return found, which
    starts = self.compressed[rows]
    products = self.values[:, None] * other[self.plain]
    found[rows] = _EXTREMES[reduce].reduceat(products, starts, 0)
    # The last value that is the extreme, as PyTorch has it for equal ones.
    order = np.arange(self.nnz)[:, None]
    same = products == found[self.numbers()]
    which[rows] = np.maximum.reduceat(np.where(same, order, -1), starts, 0)
    return found, which


def _check_reduction(self: Any, other: Array, reduce: str) -> None:
    if not isinstance(self, Compressed) or not self.is_by_rows:
        raise RuntimeError(
            f"sparse_mm_reduce: expect self to be SparseCsr, got {layout_word(self)}"
        )
    if reduce not in ("sum", "mean", "prod", *_EXTREMES):
        raise RuntimeError(
            f"reduce argument must be either sum, prod, mean, amax or amin, got {reduce}"
        )
    if reduce == "prod":
        raise RuntimeError(f"sparse_mm_reduce: reduce type of {reduce} has not been enabled.")
    if other.ndim != 2 or other.shape[0] != self.shape[1]:
        raise RuntimeError(
            f"Expected a tensor of dimension 2 and tensor.size[0] == {self.shape[1]} but got: dimension {other.ndim} and "
            f"tensor.size[0] = {other.shape[0] if other.ndim else 1}"
        )
    if self.dtype != other.dtype:
        raise RuntimeError(
            f"sparse_mm_reduce: self and other have the dtypes {self.dtype} and {other.dtype}"
        )


def mm_reduce_backward(
    self: Compressed,
    grad_out: Array,
    weight: Array,
    reduce: str,
    arg_out: Array,
    output_mask: Sequence[bool],
) -> tuple[Compressed | None, Array | None]:
    """The gradients of `mm_reduce`, of which each value has the products with its own row and column."""
    rows, columns = self.numbers(), self.plain
    if reduce == "mean":
        counts = np.maximum(np.diff(self.compressed), 1).astype(grad_out.dtype)
        grad_out = grad_out / counts[:, None]
    if reduce in ("sum", "mean"):
        values = other = None
        if output_mask[0]:
            values = self.of_values(_products_at(rows, columns, grad_out, weight.T))
        if output_mask[1]:
            other = _times_dense(self.transposed(), grad_out)
        return values, other
    row, column = np.nonzero(arg_out < self.nnz)
    which = arg_out[row, column]
    grads, places = grad_out[row, column], (columns[which], column)
    found = np.zeros_like(self.values)
    np.add.at(found, which, grads * weight[places])
    other = np.zeros_like(weight)
    np.add.at(other, places, grads * self.values[which])
    return self.of_values(found), other
