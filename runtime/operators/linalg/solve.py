"""Least squares, pseudo-inverses and the matrix exponential."""

from __future__ import annotations

import math

from ...core.namespace import Array, DType, np
from ...core.result import Result, orders
from ..scalar_types import real_dtype, scalar_type_name
from .checks import (
    broadcast_batches,
    broadcast_to_batch,
    check_floating,
    check_matrix,
    check_square,
    check_tolerance,
    no_matrix,
)
from .errors import LinAlgError
from .linalg import is_vector_system

_DRIVERS = ("gels", "gelsy", "gelsd", "gelss")


def _cutoff(self: Array, largest: Array, atol: Array | None, rtol: Array | None) -> Array:
    """The singular value below which all count as zero: ``max(atol, rtol * largest)``."""
    absolute = 0.0 if atol is None else atol
    if rtol is not None:
        relative = rtol
    elif atol is None:
        relative = np.asarray(max(self.shape[-2:]) * np.finfo(self.dtype).eps)
    else:
        default = max(self.shape[-2:]) * np.finfo(self.dtype).eps
        relative = np.where(np.asarray(atol) > 0, 0.0, default)
    result: Array = np.maximum(absolute, np.asarray(relative) * largest, out=...)
    return result


def linalg_pinv_shape(
    self: Array, atol: Array | None, rtol: Array | None, hermitian: bool
) -> Result:
    """(…, n, m), the batch broadcast with the tolerances."""
    check_matrix("linalg.pinv", self)
    if hermitian:
        check_square("linalg.pinv", self)
    batch = self.shape[:-2]
    for tolerance, argument in ((atol, "atol"), (rtol, "rtol")):
        check_tolerance("linalg.pinv", tolerance, argument)
        if tolerance is not None and self.size:
            batch = broadcast_batches(batch, tolerance.shape)
    return Result((*batch, self.shape[-1], self.shape[-2]), self.dtype)


@np.errstate(over="ignore", invalid="ignore", divide="ignore")
def pseudo_inverse(self: Array, atol: Array | None, rtol: Array | None, hermitian: bool) -> Array:
    """The Moore-Penrose inverse (…, n, m) of (…, m, n), from the singular (or eigen-) values.

    Values up to ``max(atol, rtol * largest)`` count as zero; by default rtol is
    ``max(m, n) * eps``, and zero when atol is positive.
    """
    check_floating("linalg.pinv", self)
    if not self.size:
        return np.zeros((*self.shape[:-2], self.shape[-1], self.shape[-2]), self.dtype)
    if hermitian:
        values, u = np.linalg.eigh(self)
        vh = np.conj(u.swapaxes(-1, -2))
        size = np.abs(values)
        largest = size.max(-1)
    else:
        u, values, vh = np.linalg.svd(self, full_matrices=False)
        size, largest = values, values[..., 0]
    cut = _cutoff(self, largest, atol, rtol)[..., None]
    kept = size > cut
    inverse = np.where(kept, 1 / np.where(kept, values, 1), 0).astype(values.dtype)
    v = np.conj(vh.swapaxes(-1, -2))
    result: Array = np.matmul(v * inverse[..., None, :], np.conj(u.swapaxes(-1, -2))).astype(
        self.dtype, copy=False
    )
    return result


def _in_columns(solution: Array, dtype: DType, rows: int) -> Array:
    """`solution` where LAPACK leaves it: in the first rows of the right-hand sides, column by column."""
    *batch, size, count = solution.shape
    memory = np.empty((*batch, count, max(rows, size)), dtype)
    result: Array = memory.swapaxes(-1, -2)[..., :size, :]
    result[...] = solution
    return result


@orders
@np.errstate(over="ignore", invalid="ignore", divide="ignore")
def linalg_lstsq(
    self: Array, b: Array, rcond: float | None, driver: str | None
) -> tuple[Array, Array, Array, Array]:
    """X that minimises ``|A X - b|``, the squared residuals, the ranks and the singular values.

    Residuals are there when m > n, every matrix has full rank and the driver is not gelsy; ranks for
    every driver but gels; singular values for gelsd and gelss.  What is not there is empty.
    """
    name = "torch.linalg.lstsq"
    driver = "gelsy" if driver is None else driver
    if driver not in _DRIVERS:
        raise RuntimeError(
            f"{name}: parameter `driver` should be one of (gels, gelsy, gelsd, gelss)"
        )
    if self.ndim < 2:
        raise no_matrix(name)
    if b.ndim < 1:
        raise RuntimeError(f"{name}: other must have at least 1 dimension.")
    check_floating("linalg.lstsq", self)
    if self.dtype != b.dtype:
        raise RuntimeError(
            f"{name}: Expected input and other to have the same dtype, but got input's dtype "
            f"{scalar_type_name(self.dtype)} and other's dtype {scalar_type_name(b.dtype)}"
        )
    if not 0 <= self.ndim - b.ndim <= 1:
        raise RuntimeError(
            f"{name}: input.dim() must be greater or equal to other.dim() and (input.dim() - "
            f"other.dim()) <= 1, but got {self.ndim} and {b.ndim}"
        )
    vector = is_vector_system(self, b)
    right = b[..., None] if vector else b
    m, n = self.shape[-2:]
    if right.shape[-2] != m:
        size = "input.size(-2) should match other.size(-1)" if vector else ""
        raise RuntimeError(f"{name}: {size or 'input.size(-2) should match other.size(-2)'}")
    batch = broadcast_batches(self.shape[:-2], right.shape[:-2])
    right = broadcast_to_batch(right, batch)
    real = real_dtype(self.dtype)
    nothing = np.empty((0,), real)
    if self.size and (right.size or driver in ("gelsd", "gelss")):
        u, values, vh = np.linalg.svd(self, full_matrices=False)
        default = np.finfo(self.dtype).eps * max(m, n)
        kept = values > (default if rcond is None else rcond) * values[..., :1]
        if driver == "gels":
            kept = values > 0
            if not kept.all():
                raise LinAlgError(
                    f"{name}: The least squares solution could not be computed because the input "
                    "matrix does not have full rank"
                )
        scale = np.where(kept, 1 / np.where(kept, values, 1), 0).astype(real)
        projected = np.matmul(np.conj(u.swapaxes(-1, -2)), right)
        solution = np.matmul(np.conj(vh.swapaxes(-1, -2)), scale[..., None] * projected)
        rank = kept.sum(-1)
    else:  # nothing to solve, of which LAPACK says rank 0
        values = np.zeros((*self.shape[:-2], min(m, n)), real)
        solution = np.zeros((*batch, n, right.shape[-1]), self.dtype)
        rank = np.zeros(self.shape[:-2], np.int64)
    residuals = nothing
    full = driver == "gels" or bool(np.all(rank == n))
    if m > n and driver != "gelsy" and full:
        difference = np.abs(np.matmul(self, solution) - right)
        residuals = np.add.reduce(difference * difference, -2)
    return (
        solution[..., 0].astype(self.dtype) if vector else _in_columns(solution, self.dtype, m),
        residuals,
        np.empty((0,), np.int64) if driver == "gels" else np.asarray(rank, np.int64),
        values if driver in ("gelsd", "gelss") else nothing,
    )


# The coefficients of the diagonal Padé approximant of degree 13, and how large a norm it serves.
_PADE = tuple(
    math.factorial(26 - k)
    * math.factorial(13)
    / (math.factorial(26) * math.factorial(k) * math.factorial(13 - k))
    for k in range(14)
)
_PADE_NORM = 5.371920351148152


def linalg_matrix_exp_shape(self: Array) -> Result:
    """The shape of the matrices."""
    check_square("linalg.matrix_exp", self)
    return Result(self.shape, self.dtype)


@np.errstate(over="ignore", invalid="ignore", divide="ignore")
def linalg_matrix_exp(self: Array) -> Array:
    """The exponential of square matrices, by scaling, a Padé approximant and squaring.

    Higham, "The scaling and squaring method for the matrix exponential revisited" (2005).  Single
    precision is computed in double.
    """
    if self.dtype.kind not in "fc":
        raise RuntimeError(
            "linalg.matrix_exp: Expected a floating point or complex tensor as input. "
            f"Got {scalar_type_name(self.dtype)}"
        )
    if not self.size:
        return self.copy()
    size = self.shape[-1]
    wide = np.complex128 if self.dtype.kind == "c" else np.float64
    flat = self.reshape(-1, size, size).astype(wide)
    norms = np.abs(flat).sum(-2).max(-1)
    with np.errstate(divide="ignore", invalid="ignore"):
        squarings = np.ceil(np.log2(norms / _PADE_NORM))
    squarings = np.where(np.isfinite(squarings), np.maximum(squarings, 0), 0).astype(np.int64)
    flat = flat * (0.5**squarings)[:, None, None]
    identity = np.eye(size, dtype=wide)
    square = np.matmul(flat, flat)
    fourth = np.matmul(square, square)
    sixth = np.matmul(square, fourth)
    c = _PADE
    high = c[13] * sixth + c[11] * fourth + c[9] * square
    odd = np.matmul(sixth, high) + c[7] * sixth + c[5] * fourth + c[3] * square + c[1] * identity
    odd = np.matmul(flat, odd)
    high = c[12] * sixth + c[10] * fourth + c[8] * square
    even = np.matmul(sixth, high) + c[6] * sixth + c[4] * fourth + c[2] * square + c[0] * identity
    result = np.linalg.solve(even - odd, even + odd)
    for step in range(int(squarings.max())):
        again = squarings > step
        if again.all():
            result = np.matmul(result, result)
        else:
            result[again] = np.matmul(result[again], result[again])
    return result.astype(self.dtype).reshape(self.shape)
