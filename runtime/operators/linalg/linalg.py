"""Inverses, systems of equations, determinants, Cholesky, QR and spectral decompositions by LAPACK.

All of them take batches of matrices.  LAPACK's failures become ``info`` or LinAlgError.
"""

from __future__ import annotations

from typing import Any

from ...core.namespace import Array, DType, certain, np
from ...core.result import Result, orders
from ..memory_formats import in_columns
from ..scalar_types import real_dtype, scalar_type_name
from ..scipy_routines import lapack_routine
from .checks import (
    broadcast_batches,
    broadcast_to_batch,
    check_equation,
    check_floating,
    check_matrix,
    check_square,
)
from .errors import LinAlgError, raise_for_info
from .lu import singular_info

_INT32: DType = np.dtype(np.int32)


@orders
def linalg_inv_ex_shape(A: Array, check_errors: bool) -> tuple[Result, Result]:
    """The shape of A, and ``info`` for each matrix."""
    check_square("linalg.inv", A)
    return in_columns(A.shape, A.dtype), Result(A.shape[:-2], _INT32)


@np.errstate(over="ignore", invalid="ignore", divide="ignore")
def linalg_inv_ex(A: Array, check_errors: bool) -> tuple[Array, Array]:
    """The inverses of (…, n, n) and ``info`` (…); a singular matrix has NaN for an inverse."""
    check_floating("linalg.inv", A)
    try:
        return np.linalg.inv(A), np.zeros(A.shape[:-2], np.int32)
    except np.linalg.LinAlgError:
        info = singular_info(A)
    if check_errors:
        raise_for_info("linalg.inv", info)
    good = info == 0
    safe = np.where(good[..., None, None], A, np.eye(A.shape[-1], dtype=A.dtype))
    inverse = np.where(good[..., None, None], np.linalg.inv(safe), A.dtype.type(np.nan))
    return inverse, info


def is_vector_system(A: Array, B: Array) -> bool:
    """Whether `B` holds one right-hand vector for each matrix of `A` rather than matrices."""
    return B.ndim == 1 or (A.ndim - 1 == B.ndim and B.shape == A.shape[:-1])


def _solve(matrix: Array, right: Array) -> Array:
    """``A⁻¹ B``; np.linalg.LinAlgError where a matrix is singular."""
    solve = lapack_routine("lapack.gesv", matrix)
    if solve is None or right.ndim > 2 or not right.size:
        return np.linalg.solve(matrix, right)
    *_, solved, info = solve(matrix, right)
    if info:
        raise np.linalg.LinAlgError
    return solved  # type: ignore[no-any-return]


@orders
def linalg_solve_ex_shape(A: Array, B: Array, left: bool, *rest: Any) -> tuple[Result, Result]:
    """The broadcast shape of B, and ``info`` for each matrix."""
    name = "linalg.solve"
    check_square(name, A)
    if A.dtype != B.dtype:
        raise RuntimeError(
            f"{name}: Expected A and B to have the same dtype, but found A of type "
            f"{scalar_type_name(A.dtype)} and B of type {scalar_type_name(B.dtype)} instead"
        )
    vector = is_vector_system(A, B)
    if vector and not left:
        raise RuntimeError(
            f"{name}: Vector broadcasting of the left hand side is not supported for left=False"
        )
    right = B[..., None] if vector else B
    check_matrix(name, right, "B")
    check_equation(name, A, right, left)
    batch = broadcast_batches(A.shape[:-2], right.shape[:-2])
    solved = batch + (right.shape[-2:-1] if vector else right.shape[-2:])
    solution = in_columns(solved, A.dtype) if left else Result(solved, A.dtype)
    return solution, Result(A.shape[:-2], _INT32)


@np.errstate(over="ignore", invalid="ignore", divide="ignore")
def linalg_solve_ex(A: Array, B: Array, left: bool, check_errors: bool) -> tuple[Array, Array]:
    """X with ``A X = B`` (``X A = B`` unless `left`), and ``info``; batches broadcast.

    `B` may be vectors, one for each matrix.  A singular matrix has NaN for a solution.
    """
    check_floating("linalg.solve", A)
    vector = is_vector_system(A, B)
    right = B[..., None] if vector else B
    batch = broadcast_batches(A.shape[:-2], right.shape[:-2])
    right = broadcast_to_batch(right, batch)
    matrix = A
    if not left:
        matrix, right = A.swapaxes(-1, -2), right.swapaxes(-1, -2)
    try:
        solved, info = _solve(matrix, right), np.zeros(A.shape[:-2], np.int32)
    except np.linalg.LinAlgError:
        info = singular_info(A)
        if check_errors:
            raise_for_info("torch.linalg.solve", info)
        good = (info == 0)[..., None, None]
        safe = np.where(good, matrix, np.eye(A.shape[-1], dtype=A.dtype))
        solved = np.where(good, np.linalg.solve(safe, right), A.dtype.type(np.nan))
    if not left:
        solved = np.ascontiguousarray(solved.swapaxes(-1, -2))
    return (solved[..., 0] if vector else solved), info


def linalg_det_shape(A: Array) -> Result:
    """One number for each matrix."""
    check_square("linalg.det", A)
    return Result(A.shape[:-2], A.dtype)


@np.errstate(over="ignore", invalid="ignore", divide="ignore")
def linalg_det(A: Array) -> Array:
    """The determinants of (…, n, n)."""
    check_floating("linalg.det", A)
    return np.asarray(np.linalg.det(A), A.dtype)


def linalg_slogdet_shape(A: Array) -> tuple[Result, Result]:
    """A sign and a logarithm for each matrix."""
    check_square("linalg.slogdet", A)
    return Result(A.shape[:-2], A.dtype), Result(A.shape[:-2], real_dtype(A.dtype))


@np.errstate(over="ignore", invalid="ignore", divide="ignore")
def linalg_slogdet(A: Array) -> tuple[Array, Array]:
    """The signs of the determinants and the logarithms of their absolute values."""
    check_floating("linalg.slogdet", A)
    sign, logarithm = np.linalg.slogdet(A)
    return np.asarray(sign, A.dtype), np.asarray(logarithm, real_dtype(A.dtype))


def _first_bad_minor(A: Array) -> Array:
    """For each matrix 0, or the order of the first leading minor that is not positive."""
    size = A.shape[-1]
    a = np.array(A.reshape(-1, size, size))
    info = np.zeros(a.shape[0], np.int32)
    with np.errstate(invalid="ignore", divide="ignore", over="ignore"):
        for k in range(size):
            pivot = a[:, k, k].real
            info[(info == 0) & ~(pivot > 0)] = k + 1
            column = a[:, k + 1 :, k] / np.sqrt(np.abs(pivot))[:, None]
            a[:, k + 1 :, k + 1 :] -= column[:, :, None] * np.conj(column[:, None, :])
    return info.reshape(A.shape[:-2])


# Larger matrices are factored in blocks of this size.
_BLOCK = 64


def _cholesky(self: Array, upper: bool) -> Array:
    """The triangle; np.linalg.LinAlgError where a matrix is not positive definite.

    By blocks of columns, from the left, so that most of it is matrix products.
    """
    factorize = lapack_routine("lapack.potrf", self)
    if factorize is not None:
        # Transposed, the lower triangle of a conjugate is the upper one, which LAPACK likes better.
        factor, info = factorize(self if upper else self.T, lower=0, clean=1)
        if info:
            raise np.linalg.LinAlgError
        return factor if upper else factor.T  # type: ignore[no-any-return]
    size = self.shape[-1]
    if size <= _BLOCK:
        return np.linalg.cholesky(self, upper=upper)
    result = np.zeros(self.shape, self.dtype)
    matrix = self
    if upper:
        matrix = np.conj(self.swapaxes(-1, -2))
    for start in range(0, size, _BLOCK):
        block, below = slice(start, start + _BLOCK), slice(start + _BLOCK, size)
        columns = matrix[..., start:, block]
        if start:
            row = result[..., block, :start]
            columns = columns - np.matmul(
                result[..., start:, :start], np.conj(row.swapaxes(-1, -2))
            )
        corner = np.linalg.cholesky(columns[..., :_BLOCK, :])
        result[..., block, block] = corner
        if start + _BLOCK < size:
            inverse = np.linalg.inv(np.conj(corner.swapaxes(-1, -2)))
            np.matmul(columns[..., _BLOCK:, :], inverse, out=result[..., below, block])
    return np.conj(result.swapaxes(-1, -2)) if upper else result


@orders
def linalg_cholesky_ex_shape(self: Array, upper: bool, check_errors: bool) -> tuple[Result, Result]:
    """The shape of the matrices, and ``info`` for each."""
    check_square("linalg.cholesky", self)
    return in_columns(self.shape, self.dtype), Result(self.shape[:-2], _INT32)


def linalg_cholesky_ex(self: Array, upper: bool, check_errors: bool) -> tuple[Array, Array]:
    """Lower triangular L with ``A = L Lᴴ`` (upper triangular U with ``A = Uᴴ U``), and ``info``.

    Only the named triangle of A is read.
    """
    check_floating("linalg.cholesky", self)
    try:
        factor = _cholesky(self, upper)
    except np.linalg.LinAlgError:
        info = _first_bad_minor(np.conj(self.swapaxes(-1, -2)) if upper else self)
        if check_errors:
            raise_for_info("linalg.cholesky", info)
    else:
        info = np.zeros(self.shape[:-2], np.int32)
        if self.shape[-1]:
            # A pivot that is NaN is not positive either; some LAPACKs go on with it.
            bad = np.isnan(np.diagonal(factor, axis1=-2, axis2=-1))
            info = np.where(bad.any(-1), bad.argmax(-1) + 1, 0).astype(np.int32)
            if check_errors:
                raise_for_info("linalg.cholesky", info)
        return factor, info
    good = (info == 0)[..., None, None]
    safe = np.where(good, self, np.eye(self.shape[-1], dtype=self.dtype))
    return np.where(good, _cholesky(safe, upper), np.tril(self)), info


@orders
def linalg_qr_shape(A: Array, mode: str) -> tuple[Result, Result]:
    """(…, m, k) and (…, k, n)."""
    check_matrix("linalg.qr", A)
    if mode not in ("reduced", "complete", "r"):
        raise RuntimeError(
            f"qr received unrecognized mode '{mode}' but expected one of "
            "'reduced' (default), 'r', or 'complete'"
        )
    batch, (m, n) = A.shape[:-2], A.shape[-2:]
    k = m if mode == "complete" else min(m, n)
    q = (0,) if mode == "r" else (*batch, m, k)
    return in_columns(q, A.dtype), in_columns((*batch, k, n), A.dtype)


@np.errstate(over="ignore", invalid="ignore", divide="ignore")
def linalg_qr(A: Array, mode: str) -> tuple[Array, Array]:
    """Q with orthonormal columns and upper triangular R, ``A = Q R``; mode ``r`` leaves Q empty."""
    check_floating("linalg.qr", A)
    if mode == "r":
        upper: Any = np.linalg.qr(A, "r")
        return np.empty((0,), A.dtype), upper
    q, r = np.linalg.qr(A, mode)  # type: ignore[call-overload]
    return q, r


@orders
def geqrf_shape(self: Array) -> tuple[Result, Result]:
    """The shape of the matrices, and one number for each reflector."""
    check_matrix("geqrf", self)
    count = min(self.shape[-2:])
    return in_columns(self.shape, self.dtype), Result((*self.shape[:-2], count), self.dtype)


@np.errstate(over="ignore", invalid="ignore", divide="ignore")
def geqrf(self: Array) -> tuple[Array, Array]:
    """QR with R in the upper triangle, Householder vectors below it, and their scales (…, k)."""
    check_floating("geqrf", self)
    packed, tau = np.linalg.qr(self, "raw")
    # float32 is factored in float64 and rounded.
    return packed.swapaxes(-1, -2).astype(self.dtype), tau.astype(self.dtype)


@orders
def linalg_eigh_shape(A: Array, UPLO: str, compute_v: bool) -> tuple[Result, Result]:
    """(…, n) real, and (…, n, n)."""
    check_square("linalg.eigh", A)
    if UPLO.upper() not in ("L", "U"):
        raise RuntimeError(f"Expected UPLO argument to be 'L' or 'U', but got {UPLO}")
    vectors = A.shape if compute_v else (0,)
    return Result(A.shape[:-1], real_dtype(A.dtype)), in_columns(vectors, A.dtype)


def hermitian_eigen(A: Array, UPLO: str, compute_v: bool) -> tuple[Array, Array]:
    """Ascending eigenvalues (…, n) of Hermitian matrices and their eigenvectors in columns."""
    check_floating("linalg.eigh", A)
    triangle: Any = UPLO.upper()
    try:
        if compute_v:
            values, vectors = np.linalg.eigh(A, triangle)
            return values, vectors
        values = np.linalg.eigvalsh(A, triangle)
    except np.linalg.LinAlgError:
        if np.isfinite(A).all():
            raise LinAlgError(
                "linalg.eigh: The algorithm failed to converge because the input matrix is "
                "ill-conditioned or has too many repeated eigenvalues."
            ) from None
        values = np.full(A.shape[:-1], np.nan, real_dtype(A.dtype))
        if compute_v:
            return values, np.full(A.shape, np.nan, A.dtype)
    return values, np.empty((0,), A.dtype)


def _complex_of(A: Array) -> DType:
    return np.dtype(np.complex64 if A.dtype.char in "fF" else np.complex128)


def _check_finite(A: Array) -> None:
    check_floating("linalg.eig", A)
    if not certain(np.isfinite(A).all(), True):
        raise RuntimeError("torch.linalg.eig: input tensor should not contain infs or NaNs.")


@orders
def linalg_eig_shape(self: Array) -> tuple[Result, Result]:
    """(…, n) and (…, n, n), complex."""
    check_square("linalg.eig", self)
    dtype = _complex_of(self)
    return Result(self.shape[:-1], dtype), in_columns(self.shape, dtype)


def linalg_eig(self: Array) -> tuple[Array, Array]:
    """Complex eigenvalues (…, n) of square matrices and their eigenvectors in columns."""
    _check_finite(self)
    values, vectors = np.linalg.eig(self)
    wanted = _complex_of(self)
    return values.astype(wanted), vectors.astype(wanted)


def linalg_eigvals_shape(self: Array) -> Result:
    """(…, n), complex."""
    check_square("linalg.eigvals", self)
    return Result(self.shape[:-1], _complex_of(self))


def general_eigenvalues(self: Array) -> Array:
    """Complex eigenvalues (…, n) of square matrices."""
    _check_finite(self)
    return np.linalg.eigvals(self).astype(_complex_of(self))


@orders
def linalg_svd_shape(
    A: Array, full_matrices: bool, compute_uv: bool, driver: str | None
) -> tuple[Result, Result, Result]:
    """(…, m, k), (…, k) and (…, k, n); k is m and n for full matrices."""
    check_matrix("linalg.svd", A)
    batch, (m, n) = A.shape[:-2], A.shape[-2:]
    k = min(m, n)
    u = (*batch, m, m if full_matrices else k) if compute_uv else (0,)
    vh = (*batch, n if full_matrices else k, n) if compute_uv else (0,)
    values = Result((*batch, k), real_dtype(A.dtype))
    return in_columns(u, A.dtype), values, in_columns(vh, A.dtype)


@np.errstate(over="ignore", invalid="ignore", divide="ignore")
def svd_factors(
    A: Array, full_matrices: bool, compute_uv: bool, driver: str | None
) -> tuple[Array, Array, Array]:
    """U, the descending singular values and Vᴴ, ``A = U diag(S) Vᴴ``; U and Vᴴ may be left empty."""
    check_floating("linalg.svd", A)
    if driver is not None:
        raise RuntimeError(
            "torch.linalg.svd: keyword argument `driver=` is only supported on CUDA inputs "
            "with cuSOLVER backend."
        )
    try:
        if compute_uv:
            if 0 in A.shape[-2:]:
                return _empty_svd(A, full_matrices)
            u, s, vh = np.linalg.svd(A, full_matrices)
            return u, s, vh
        s = np.linalg.svd(A, compute_uv=False)
    except np.linalg.LinAlgError:
        reason = (
            "The algorithm failed to converge because the input matrix contained non-finite values."
            if not np.isfinite(A).all()
            else "The algorithm failed to converge because the input matrix is ill-conditioned or "
            "has too many repeated singular values."
        )
        raise LinAlgError(f"linalg.svd: {reason}") from None
    return np.empty((0,), A.dtype), s, np.empty((0,), A.dtype)


def _empty_svd(A: Array, full_matrices: bool) -> tuple[Array, Array, Array]:
    """The decomposition of matrices without elements: identities and no singular values."""
    batch, (m, n) = A.shape[:-2], A.shape[-2:]
    rows, columns = (m, n) if full_matrices else (0, 0)
    u = np.zeros((*batch, m, rows), A.dtype)
    vh = np.zeros((*batch, columns, n), A.dtype)
    u[..., np.arange(min(m, rows)), np.arange(min(m, rows))] = 1
    vh[..., np.arange(min(n, columns)), np.arange(min(n, columns))] = 1
    return u, np.empty((*batch, 0), real_dtype(A.dtype)), vh
