"""Matrix products added to a tensor: addmm, addmv, addbmm and baddbmm.

All compute ``beta * self + alpha * product``; with ``beta == 0`` the elements of `self` are not read,
so that its NaNs do not spread, and with ``alpha == 0`` those of the factors, as BLAS has it.  Of dtypes of
two bytes the product is always computed, and all of it in float32 and rounded once.
"""

from __future__ import annotations

from collections.abc import Callable

from ...core.namespace import Array, np
from ...core.result import Result
from ..linalg.checks import check_expands, check_same_dtype
from ..scalar_types import number_in
from .matmul import (
    bmm,
    bmm_shape,
    check_batches,
    check_factor_dtypes,
    check_sum_dtypes,
    check_vector_dtypes,
    is_narrow,
    mm,
    mm_shape,
    mv,
    mv_shape,
    unfit_vector,
)

Number = bool | int | float | complex


def _factor(product: Array, value: Number) -> Number:
    """A factor in the kind of number that the product holds; integers cut off fractions."""
    kind = product.dtype.kind
    if kind == "c":
        return value
    if isinstance(value, complex):
        raise RuntimeError("value cannot be converted to type float without overflow")
    return number_in(product.dtype, value) if kind in "iu" else value


def _sum_shape(self: Array, product: Result) -> Result:
    """As `product`; RuntimeError unless `self` can be added to it."""
    check_expands(self, product.shape)
    check_sum_dtypes(self.dtype, product.dtype)
    return product


def _scaled_sum(self: Array, product: Array, beta: Number, alpha: Number) -> Array:
    """``beta * self + alpha * product``, computed in the memory of `product`."""
    if not (alpha == 1 and beta == 1):
        alpha, beta = _factor(product, alpha), _factor(product, beta)
        if alpha != 1:
            product = np.multiply(product, product.dtype.type(alpha), product)
        if beta == 0:
            return product
        if beta != 1:
            self = np.multiply(self, self.dtype.type(beta))
    return np.add(product, self, product)


def _added(
    multiply: Callable[[Array, Array], Array],
    self: Array,
    left: Array,
    right: Array,
    beta: Number,
    alpha: Number,
) -> Array:
    """``beta * self + alpha * multiply(left, right)``."""
    kind = left.dtype
    if is_narrow(kind):
        wide = [array.astype(np.float32) for array in (self, left, right)]
        return _scaled_sum(wide[0], multiply(*wide[1:]), beta, alpha).astype(kind)
    if alpha == 0:
        shape = (*left.shape[:-1], *right.shape[left.ndim - 1 :])
        return _scaled_sum(self, np.zeros(shape, kind), beta, 1)
    return _scaled_sum(self, multiply(left, right), beta, alpha)


def addmm_shape(self: Array, mat1: Array, mat2: Array, beta: Number, alpha: Number) -> Result:
    """The shape of the product; RuntimeError unless all fit and have one dtype."""
    if mat1.ndim != 2 or mat2.ndim != 2:
        which, ndim = ("mat1", mat1.ndim) if mat1.ndim != 2 else ("mat2", mat2.ndim)
        raise RuntimeError(f"{which} must be a matrix, got {ndim}-D tensor")
    check_sum_dtypes(self.dtype, mat2.dtype)
    check_factor_dtypes(mat1.dtype, mat2.dtype)
    return _sum_shape(self, mm_shape(mat1, mat2))


def addmm(self: Array, mat1: Array, mat2: Array, beta: Number, alpha: Number) -> Array:
    """``beta * self + alpha * (mat1 @ mat2)`` for matrices; `self` is broadcast to the product."""
    return _added(mm, self, mat1, mat2, beta, alpha)


def addmv_shape(self: Array, mat: Array, vec: Array, beta: Number, alpha: Number) -> Result:
    """The shape of the product; RuntimeError unless all fit and have one dtype."""
    if mat.ndim != 2 or vec.ndim != 1 or self.ndim > 1:
        raise RuntimeError(
            f"vector + matrix @ vector expected, got {self.ndim}, {mat.ndim}, {vec.ndim}"
        )
    size = self.size if self.ndim else 1
    if mat.shape[1] != vec.shape[0] or size not in (1, mat.shape[0]):
        raise unfit_vector(size, mat, vec)
    check_vector_dtypes(self.dtype, mat.dtype, vec.dtype)
    return _sum_shape(self, mv_shape(mat, vec))


def addmv(self: Array, mat: Array, vec: Array, beta: Number, alpha: Number) -> Array:
    """``beta * self + alpha * (mat @ vec)`` for a matrix and a vector.

    Of dtypes of two bytes the factors have their precision, and so has what `self` is scaled to, as in PyTorch.
    """
    kind = mat.dtype
    if is_narrow(kind) and not (alpha == 1 and beta == 1):
        alpha, beta = (float(kind.type(_factor(mat, factor))) for factor in (alpha, beta))
        if beta != 0:
            self, beta = np.multiply(self, kind.type(beta)), 1
    return _added(mv, self, mat, vec, beta, alpha)


def baddbmm_shape(self: Array, batch1: Array, batch2: Array, beta: Number, alpha: Number) -> Result:
    """The shape of the products; RuntimeError unless all fit and have one dtype."""
    return _sum_shape(self, bmm_shape(batch1, batch2))


def baddbmm(self: Array, batch1: Array, batch2: Array, beta: Number, alpha: Number) -> Array:
    """``beta * self + alpha * (batch1 @ batch2)`` for batches (b, n, k) and (b, k, m)."""
    return _added(bmm, self, batch1, batch2, beta, alpha)


def addbmm_shape(self: Array, batch1: Array, batch2: Array, beta: Number, alpha: Number) -> Result:
    """The shape of one of the products; RuntimeError unless all fit and have one dtype."""
    check_batches(batch1, batch2)
    batch, rows, inner = batch1.shape
    if batch2.shape[0] != batch:
        raise RuntimeError(
            f"batch1 and batch2 must have same number of batches, got {batch} and {batch2.shape[0]}"
        )
    if batch2.shape[1] != inner:
        raise RuntimeError(
            f"Incompatible matrix sizes for bmm ({rows}x{inner} and {batch2.shape[1]}x{batch2.shape[2]})"
        )
    check_same_dtype("expected m1 and m2", batch1, batch2)
    return _sum_shape(self, Result((rows, batch2.shape[2]), batch1.dtype))


def addbmm(self: Array, batch1: Array, batch2: Array, beta: Number, alpha: Number) -> Array:
    """``beta * self + alpha * sum_b(batch1[b] @ batch2[b])``: one product over both batch and rows."""
    batch, rows, inner = batch1.shape
    left = batch1.transpose(1, 0, 2).reshape(rows, batch * inner)
    right = batch2.reshape(batch * inner, -1 if batch2.size else batch2.shape[2])
    return _added(mm, self, left, right, beta, alpha)
