"""LDL factorization of symmetric and Hermitian matrices that need not be definite.

Bunch and Kaufman, "Some stable methods for calculating inertia and solving symmetric linear systems"
(1977): pivot blocks of one or two rows, the lower triangle in place.
"""

from __future__ import annotations

from math import prod
from typing import Any

from ...core.namespace import Array, DType, certain, np
from ...core.result import Result, orders
from ..memory_formats import in_columns
from ..scalar_types import scalar_type_name
from .checks import (
    broadcast_batches,
    broadcast_to_batch,
    check_equation,
    check_floating,
    check_square,
)
from .errors import LinAlgError
from .lu import pivot_size

_INT32: DType = np.dtype(np.int32)

# The threshold that bounds the growth of elements best: (1 + sqrt(17)) / 8.
_ALPHA = (1 + 17**0.5) / 8


def _choose_pivot(a: Array, k: int) -> tuple[int, int] | None:
    """The row to bring to the diagonal and the block's size; None for a column of zeros."""
    own = float(pivot_size(a[k, k]))
    below = pivot_size(a[k + 1 :, k])
    largest = float(below.max()) if below.size else 0.0
    if max(own, largest) == 0 or own != own:
        return None
    if own >= _ALPHA * largest:
        return k, 1
    row = int(below.argmax()) + k + 1
    others = np.concatenate((pivot_size(a[row, k:row]), pivot_size(a[row + 1 :, row])))
    row_largest = float(others.max())
    if own >= _ALPHA * largest * (largest / row_largest):
        return k, 1
    if float(pivot_size(a[row, row])) >= _ALPHA * row_largest:
        return row, 1
    return row, 2


def _exchange(a: Array, k: int, kk: int, kp: int, hermitian: bool) -> None:
    """Exchanges rows and columns `kk` and `kp` of the lower triangle that is not yet factored."""
    a[kp + 1 :, [kk, kp]] = a[kp + 1 :, [kp, kk]]
    column, row = a[kk + 1 : kp, kk].copy(), a[kp, kk + 1 : kp].copy()
    a[kk + 1 : kp, kk] = np.conj(row) if hermitian else row
    a[kp, kk + 1 : kp] = np.conj(column) if hermitian else column
    if hermitian:
        a[kp, kk] = np.conj(a[kp, kk])
    a[kk, kk], a[kp, kp] = a[kp, kp].copy(), a[kk, kk].copy()
    if kk > k:
        a[kk, k], a[kp, k] = a[kp, k].copy(), a[kk, k].copy()


def _factor(a: Array, pivots: Array, hermitian: bool) -> int:
    """Factors one matrix in place; the result is LAPACK's ``info``."""
    size, info, k = a.shape[0], 0, 0

    def adjoint(values: Array) -> Array:
        return np.conj(values) if hermitian else values

    while k < size:
        choice = _choose_pivot(a, k)
        if choice is None:
            info = info or k + 1
            pivots[k] = k + 1
            k += 1
            continue
        kp, step = choice
        kk = k + step - 1
        if kp != kk:
            _exchange(a, k, kk, kp, hermitian)
        rest = a[k + step :, k + step :]
        if hermitian and a.dtype.kind == "c":
            for i in range(k, k + step):
                a[i, i] = a[i, i].real
        if step == 1:
            column = a[k + 1 :, k]
            scaled = column / a[k, k]
            rest -= np.tril(scaled[:, None] * adjoint(column)[None, :])
            a[k + 1 :, k] = scaled
            pivots[k] = kp + 1
        else:
            columns = a[k + 2 :, k : k + 2]
            block = np.array(
                [[a[k, k], adjoint(a[k + 1, k])], [a[k + 1, k], a[k + 1, k + 1]]], a.dtype
            )
            scaled = np.linalg.solve(block.T, columns.T).T
            rest -= np.tril(np.matmul(scaled, adjoint(columns).T))
            a[k + 2 :, k : k + 2] = scaled
            pivots[k] = pivots[k + 1] = -(kp + 1)
        k += step
    return info


@orders
def linalg_ldl_factor_ex_shape(self: Array, *rest: Any) -> tuple[Result, Result, Result]:
    """The shape of the matrices, one pivot for each column, ``info`` for each matrix."""
    check_square("torch.linalg.ldl_factor_ex", self)
    return (
        in_columns(self.shape, self.dtype),
        Result(self.shape[:-1], _INT32),
        Result(self.shape[:-2], _INT32),
    )


def linalg_ldl_factor_ex(
    self: Array, hermitian: bool, check_errors: bool
) -> tuple[Array, Array, Array]:
    """L and D of (…, n, n) in one lower triangle, pivots (…, n) as int32, and ``info`` (…).

    A positive pivot p is a block of one row, exchanged with row p; a pair of equal negative ones is a
    block of two rows, the second exchanged with row -p.
    """
    name = "torch.linalg.ldl_factor_ex"
    check_floating(name, self)
    size = self.shape[-1]
    count = prod(self.shape[:-2])
    factors = np.tril(self.reshape(count, size, size))
    pivots = np.zeros((count, size), np.int32)
    info = np.zeros(count, np.int32)
    conjugated = hermitian and self.dtype.kind == "c"
    for index in range(count):
        info[index] = _factor(factors[index], pivots[index], conjugated)
    if check_errors and certain(info.any(), False):
        raise LinAlgError(f"{name}: D has a zero on its diagonal, the matrix is singular")
    batch = self.shape[:-2]
    return factors.reshape(self.shape), pivots.reshape((*batch, size)), info.reshape(batch)


def _swap(x: Array, first: int, second: int) -> None:
    if first != second:
        x[[first, second]] = x[[second, first]]


def _solve(factors: Array, pivots: Array, x: Array, hermitian: bool) -> None:
    """Solves with one factored matrix, in place of the right-hand sides `x` (n, m)."""
    size, k = x.shape[0], 0
    while k < size:
        pivot = int(pivots[k])
        if pivot > 0:
            _swap(x, k, pivot - 1)
            x[k + 1 :] -= factors[k + 1 :, k, None] * x[k]
            x[k] /= factors[k, k]
            k += 1
            continue
        _swap(x, k + 1, -pivot - 1)
        x[k + 2 :] -= np.matmul(factors[k + 2 :, k : k + 2], x[k : k + 2])
        corner = factors[k + 1, k]
        upper = np.conj(corner) if hermitian else corner
        block = np.array([[factors[k, k], upper], [corner, factors[k + 1, k + 1]]], x.dtype)
        x[k : k + 2] = np.linalg.solve(block, x[k : k + 2])
        k += 2
    transposed = np.conj(factors.T) if hermitian else factors.T
    k = size - 1
    while k >= 0:
        pivot = int(pivots[k])
        step = 1 if pivot > 0 else 2
        first = k - step + 1
        x[first : k + 1] -= np.matmul(transposed[first : k + 1, k + 1 :], x[k + 1 :])
        _swap(x, k, abs(pivot) - 1)
        k -= step


@orders
def linalg_ldl_solve_shape(LD: Array, pivots: Array, B: Array, hermitian: bool) -> Result:
    """The broadcast shape of B."""
    name = "torch.linalg.ldl_solve"
    check_square(name, LD, "LD")
    if B.ndim < 2:
        raise RuntimeError(
            f"{name}: Expected B to have at least 2 dimensions, but it has {B.ndim} dimensions instead"
        )
    if pivots.shape != LD.shape[:-1]:
        raise RuntimeError(
            f"{name}: Expected LD.shape[:-1] and pivots.shape to be the same, but got pivots with shape "
            f"{list(pivots.shape)} instead"
        )
    if pivots.dtype.kind not in "iu":
        raise RuntimeError(
            f"{name}: Expected pivots to be integers. Got {scalar_type_name(pivots.dtype)}"
        )
    if LD.dtype != B.dtype:
        raise RuntimeError(
            f"ldl_solve: LD dtype {LD.dtype.name} does not match b dtype {B.dtype.name}"
        )
    check_equation(name, LD, B, True)
    return in_columns(broadcast_batches(LD.shape[:-2], B.shape[:-2]) + B.shape[-2:], B.dtype)


def linalg_ldl_solve(LD: Array, pivots: Array, B: Array, hermitian: bool) -> Array:
    """X (…, n, m) with ``A X = B`` for the A that `linalg_ldl_factor_ex` factored; batches broadcast."""
    check_floating("torch.linalg.ldl_solve", LD)
    batch = broadcast_batches(LD.shape[:-2], B.shape[:-2])
    result = np.array(broadcast_to_batch(B, batch), order="C")  # its parts are written by views
    size = LD.shape[-1]
    count = prod(batch)
    factors = broadcast_to_batch(LD, batch).reshape(count, size, size)
    order = np.broadcast_to(pivots, (*batch, size)).reshape(count, size)
    solved = result.reshape(count, size, B.shape[-1])
    conjugated = hermitian and LD.dtype.kind == "c"
    for index in range(count):
        _solve(factors[index], order[index], solved[index], conjugated)
    return result
