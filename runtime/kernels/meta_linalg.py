"""Meta kernels of linear algebra: shapes and dtypes, with the shape errors of the real kernels."""

from __future__ import annotations

from gradsmith.kernels.linalg import is_vector_system, qr_mode
from gradsmith.kernels.linalg_checks import (
    broadcast_batches,
    check_matrix,
    check_square,
    real_dtype,
)
from gradsmith.kernels.linalg_norm import vector_norm_axes
from gradsmith.kernels.namespace import Array, DType, empty, np

__all__ = [
    "meta_cholesky_solve",
    "meta_geqrf",
    "meta_linalg_cholesky_ex",
    "meta_linalg_det",
    "meta_linalg_eig",
    "meta_linalg_eigh",
    "meta_linalg_eigvals",
    "meta_linalg_inv_ex",
    "meta_linalg_ldl_factor_ex",
    "meta_linalg_ldl_solve",
    "meta_linalg_lu_factor_ex",
    "meta_linalg_matrix_exp",
    "meta_linalg_pinv",
    "meta_linalg_qr",
    "meta_linalg_slogdet",
    "meta_linalg_solve_ex",
    "meta_linalg_solve_triangular",
    "meta_linalg_svd",
    "meta_linalg_vector_norm",
    "meta_lu_unpack",
    "meta_triangular_solve",
]

_INT32: DType = np.dtype(np.int32)


def _complex_of(dtype: DType) -> DType:
    return np.dtype(np.complex64 if dtype.char in "fF" else np.complex128)


def meta_linalg_inv_ex(A: Array, check_errors: bool) -> tuple[Array, Array]:
    """The shape of A, and ``info`` for each matrix."""
    check_square("linalg.inv", A)
    return empty(A.shape, A.dtype), empty(A.shape[:-2], _INT32)


def meta_linalg_solve_ex(A: Array, B: Array, left: bool, check_errors: bool) -> tuple[Array, Array]:
    """The broadcast shape of B, and ``info`` for each matrix."""
    check_square("linalg.solve", A)
    vector = is_vector_system(A, B)
    shape = (*B.shape, 1) if vector else B.shape
    batch = broadcast_batches(A.shape[:-2], shape[:-2])
    solved = batch + (shape[-2:-1] if vector else shape[-2:])
    return empty(solved, A.dtype), empty(A.shape[:-2], _INT32)


def meta_linalg_det(A: Array) -> Array:
    """One number for each matrix."""
    check_square("linalg.det", A)
    return empty(A.shape[:-2], A.dtype)


def meta_linalg_slogdet(A: Array) -> tuple[Array, Array]:
    """A sign and a logarithm for each matrix."""
    check_square("linalg.slogdet", A)
    return empty(A.shape[:-2], A.dtype), empty(A.shape[:-2], real_dtype(A.dtype))


def meta_linalg_cholesky_ex(self: Array, upper: bool, check_errors: bool) -> tuple[Array, Array]:
    """The shape of the matrices, and ``info`` for each."""
    check_square("linalg.cholesky", self)
    return empty(self.shape, self.dtype), empty(self.shape[:-2], _INT32)


def meta_linalg_qr(A: Array, mode: str) -> tuple[Array, Array]:
    """(…, m, k) and (…, k, n)."""
    check_matrix("linalg.qr", A)
    batch, (m, n) = A.shape[:-2], A.shape[-2:]
    k = m if qr_mode(mode) == "complete" else min(m, n)
    q = (0,) if mode == "r" else (*batch, m, k)
    return empty(q, A.dtype), empty((*batch, k, n), A.dtype)


def meta_geqrf(self: Array) -> tuple[Array, Array]:
    """The shape of the matrices, and one number for each reflector."""
    check_matrix("geqrf", self)
    count = min(self.shape[-2:])
    return empty(self.shape, self.dtype), empty((*self.shape[:-2], count), self.dtype)


def meta_linalg_eigh(A: Array, UPLO: str, compute_v: bool) -> tuple[Array, Array]:
    """(…, n) real, and (…, n, n)."""
    check_square("linalg.eigh", A)
    vectors = A.shape if compute_v else (0,)
    return empty(A.shape[:-1], real_dtype(A.dtype)), empty(vectors, A.dtype)


def meta_linalg_eig(self: Array) -> tuple[Array, Array]:
    """(…, n) and (…, n, n), complex."""
    check_square("linalg.eig", self)
    dtype = _complex_of(self.dtype)
    return empty(self.shape[:-1], dtype), empty(self.shape, dtype)


def meta_linalg_eigvals(self: Array) -> Array:
    """(…, n), complex."""
    check_square("linalg.eig", self)
    return empty(self.shape[:-1], _complex_of(self.dtype))


def meta_linalg_svd(
    A: Array, full_matrices: bool, compute_uv: bool, driver: str | None
) -> tuple[Array, Array, Array]:
    """(…, m, k), (…, k) and (…, k, n); k is m and n for full matrices."""
    check_matrix("linalg.svd", A)
    batch, (m, n) = A.shape[:-2], A.shape[-2:]
    k = min(m, n)
    u = (*batch, m, m if full_matrices else k) if compute_uv else (0,)
    vh = (*batch, n if full_matrices else k, n) if compute_uv else (0,)
    return empty(u, A.dtype), empty((*batch, k), real_dtype(A.dtype)), empty(vh, A.dtype)


def meta_linalg_lu_factor_ex(
    A: Array, pivot: bool, check_errors: bool
) -> tuple[Array, Array, Array]:
    """The shape of A, one pivot for each column, ``info`` for each matrix."""
    check_matrix("torch.linalg.lu_factor", A)
    batch = A.shape[:-2]
    pivots = empty((*batch, min(A.shape[-2:])), _INT32)
    return empty(A.shape, A.dtype), pivots, empty(batch, _INT32)


def meta_lu_unpack(
    LU_data: Array, LU_pivots: Array, unpack_data: bool, unpack_pivots: bool
) -> tuple[Array, Array, Array]:
    """(…, m, m), (…, m, k) and (…, k, n), or empty."""
    batch, (m, n) = LU_data.shape[:-2], LU_data.shape[-2:]
    k = min(m, n)
    shapes = (
        (*batch, m, m) if unpack_pivots else (0,),
        (*batch, m, k) if unpack_data else (0,),
        (*batch, k, n) if unpack_data else (0,),
    )
    p, lower, upper = (empty(shape, LU_data.dtype) for shape in shapes)
    return p, lower, upper


def meta_linalg_solve_triangular(
    self: Array, B: Array, upper: bool, left: bool, unitriangular: bool
) -> Array:
    """The broadcast shape of B."""
    check_square("linalg.solve_triangular", self)
    check_matrix("linalg.solve_triangular", B, "B")
    return empty(broadcast_batches(self.shape[:-2], B.shape[:-2]) + B.shape[-2:], B.dtype)


def meta_triangular_solve(
    self: Array, A: Array, upper: bool, transpose: bool, unitriangular: bool
) -> tuple[Array, Array]:
    """Both shapes with the batch broadcast."""
    batch = broadcast_batches(self.shape[:-2], A.shape[:-2])
    return empty(batch + self.shape[-2:], self.dtype), empty(batch + A.shape[-2:], A.dtype)


def meta_linalg_pinv(self: Array, atol: Array | None, rtol: Array | None, hermitian: bool) -> Array:
    """(…, n, m), the batch broadcast with the tolerances."""
    check_matrix("linalg.pinv", self)
    batch = self.shape[:-2]
    for tolerance in (atol, rtol):
        if tolerance is not None and self.size:
            batch = broadcast_batches(batch, tolerance.shape)
    return empty((*batch, self.shape[-1], self.shape[-2]), self.dtype)


def meta_linalg_matrix_exp(self: Array) -> Array:
    """The shape of the matrices."""
    check_square("linalg.matrix_exp", self)
    return empty(self.shape, self.dtype)


def meta_linalg_ldl_factor_ex(
    self: Array, hermitian: bool, check_errors: bool
) -> tuple[Array, Array, Array]:
    """The shape of the matrices, one pivot for each column, ``info`` for each matrix."""
    check_square("torch.linalg.ldl_factor_ex", self)
    return (
        empty(self.shape, self.dtype),
        empty(self.shape[:-1], _INT32),
        empty(self.shape[:-2], _INT32),
    )


def meta_linalg_ldl_solve(LD: Array, pivots: Array, B: Array, hermitian: bool) -> Array:
    """The broadcast shape of B."""
    check_square("torch.linalg.ldl_solve", LD)
    return empty(broadcast_batches(LD.shape[:-2], B.shape[:-2]) + B.shape[-2:], B.dtype)


def meta_linalg_vector_norm(
    self: Array,
    ord: float,
    dim: tuple[int, ...] | None,
    keepdim: bool,
    dtype: DType | None,
) -> Array:
    """The reduced shape, real."""
    axes = vector_norm_axes(self, dim)
    shape = tuple(
        1 if axis in axes else length
        for axis, length in enumerate(self.shape)
        if keepdim or axis not in axes
    )
    return empty(shape, real_dtype(dtype or self.dtype))


def meta_cholesky_solve(self: Array, input2: Array, upper: bool) -> Array:
    """The broadcast shape of the right-hand side."""
    batch = broadcast_batches(self.shape[:-2], input2.shape[:-2])
    return empty(batch + self.shape[-2:], self.dtype)
