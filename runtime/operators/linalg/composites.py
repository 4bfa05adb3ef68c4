"""Solvers, factorizations and determinants by way of the operators that LAPACK serves."""

from __future__ import annotations

from gradsmith.generated import functions, linalg

from ...autograd.nodes.node import shown_as
from ...core.bits import FORWARD_GRAD, TRANSFORMED
from ...core.layout import contiguous_format
from ...core.tensor import Tensor
from ...core.warn import warn_deprecated
from .checks import check_equation, check_matrix, check_square
from .errors import LinAlgError, failure_position


def linalg_inv(A: Tensor) -> Tensor:
    """The inverse of square matrices; LinAlgError for a singular one."""
    return linalg.inv_ex(A, check_errors=True)[0]


def linalg_solve(A: Tensor, B: Tensor, left: bool) -> Tensor:
    """X with ``A X = B``, or ``X A = B``; LinAlgError for a singular A."""
    return linalg.solve_ex(A, B, left=left, check_errors=True)[0]


def linalg_cholesky(self: Tensor, upper: bool) -> Tensor:
    """The Cholesky factor; LinAlgError when the matrix is not positive-definite."""
    return linalg.cholesky_ex(self, upper=upper, check_errors=True)[0]


def cholesky(self: Tensor, upper: bool) -> Tensor:
    """The Cholesky factor; LinAlgError when the matrix is not positive-definite."""
    warn_deprecated("cholesky", "linalg.cholesky")
    try:
        factor = linalg.cholesky_ex(self, upper=upper, check_errors=True)[0]
        return shown_as(factor, "CholeskyBackward0")
    except RuntimeError as error:
        message = str(error)
        if not message.startswith("linalg."):
            raise
        raise type(error)(message.removeprefix("linalg.")) from None


def linalg_lu_factor(A: Tensor, pivot: bool) -> tuple[Tensor, Tensor]:
    """L and U in one tensor, and the pivots; RuntimeError when U has a zero on its diagonal."""
    factors, pivots, _ = linalg.lu_factor_ex(A, pivot=pivot, check_errors=True)
    return factors, pivots


def lu_with_info(self: Tensor, pivot: bool, check_errors: bool) -> tuple[Tensor, Tensor, Tensor]:
    """L and U in one tensor, the pivots, and ``info``."""
    warn_deprecated("lu", "linalg.lu_factor / gradsmith.linalg.lu_factor_ex")
    return linalg.lu_factor_ex(self, pivot=pivot, check_errors=check_errors)


def linalg_lu(A: Tensor, pivot: bool) -> tuple[Tensor, Tensor, Tensor]:
    """P, L and U with ``A = P L U``."""
    factors, pivots, _ = linalg.lu_factor_ex(A, pivot=pivot)
    return functions.lu_unpack(factors, pivots)


def in_columns(matrices: Tensor) -> Tensor:
    """A copy of matrices, their columns together in memory as LAPACK leaves them."""
    return matrices.mT.clone(memory_format=contiguous_format).transpose_(-1, -2)


def linalg_lu_solve(LU: Tensor, pivots: Tensor, B: Tensor, left: bool, adjoint: bool) -> Tensor:
    """X with ``A X = B`` for the A that `LU` and `pivots` factor; ``X A = B`` unless `left`.

    With `adjoint` the conjugate transpose of A takes A's place.  Batches broadcast.
    """
    check_matrix("torch.linalg.lu_solve", LU)
    check_square("linalg.lu_solve", LU, "LU")
    check_matrix("linalg.lu_solve", B, "B")
    check_equation("linalg.lu_solve", LU, B, left)
    if LU.shape[:-1] != pivots.shape:
        raise RuntimeError(
            "linalg.lu_solve: Expected LU.shape[:-1] and pivots.shape to be the same, but got pivots "
            f"with shape {list(pivots.shape)} instead of {list(LU.shape[:-1])}"
        )
    solve = linalg.solve_triangular
    order, lower, upper = functions.lu_unpack(LU, pivots)
    if left and not adjoint:
        half = solve(lower, order.mT @ B, upper=False, unitriangular=True)
        return solve(upper, half, upper=True)
    if left:
        half = solve(upper.mH, B, upper=False)
        return in_columns(order @ solve(lower.mH, half, upper=True, unitriangular=True))
    if not adjoint:
        half = solve(upper, B, upper=True, left=False)
        return solve(lower, half, upper=False, left=False, unitriangular=True) @ order.mT
    half = solve(lower.mH, B @ order, upper=True, left=False, unitriangular=True)
    return solve(upper.mH, half, upper=False, left=False).contiguous()


def lu_solve(self: Tensor, LU_data: Tensor, LU_pivots: Tensor) -> Tensor:
    """X with ``A X = self`` for the A that the other two factor."""
    return linalg.lu_solve(LU_data, LU_pivots, self)


def linalg_ldl_factor(self: Tensor, hermitian: bool) -> tuple[Tensor, Tensor]:
    """L and D in one tensor, and the pivots; LinAlgError when D is singular."""
    factors, pivots, info = linalg.ldl_factor_ex(self, hermitian=hermitian)
    if not info.is_meta and bool(info.any()):
        where, code = failure_position(info.numpy())
        raise LinAlgError(
            f"torch.linalg.ldl_factor: {where}D[{code},{code}] is zero: the matrix is singular"
        )
    return factors, pivots


def logdet(self: Tensor) -> Tensor:
    """The logarithm of the determinant: NaN for a negative one, -inf for zero."""
    check_square("logdet", self)
    sign, logarithm = linalg.slogdet(self)
    if self.is_complex():
        return sign.log() + logarithm
    return logarithm.masked_fill(sign == -1.0, float("nan"))


def linalg_eigh(self: Tensor, UPLO: str) -> tuple[Tensor, Tensor]:
    """Ascending eigenvalues and eigenvectors of Hermitian matrices."""
    return functions._linalg_eigh(self, UPLO, True)


def _is_differentiated(tensor: Tensor) -> bool:
    """Whether a derivative by `tensor`, of reverse or of forward mode, may be asked for."""
    # Below a transform somebody may differentiate too.
    return tensor.requires_grad or bool(tensor._bits_ & (FORWARD_GRAD | TRANSFORMED))


def linalg_eigvalsh(self: Tensor, UPLO: str) -> Tensor:
    """Ascending eigenvalues of Hermitian matrices; their gradient needs the eigenvectors."""
    return functions._linalg_eigh(self, UPLO, _is_differentiated(self))[0]


def linalg_eigvals(self: Tensor) -> Tensor:
    """Complex eigenvalues of square matrices; their gradient needs the eigenvectors."""
    check_square("linalg.eigvals", self)
    return linalg.eig(self)[0] if _is_differentiated(self) else functions._linalg_eigvals(self)


def linalg_svd(A: Tensor, full_matrices: bool, driver: str | None) -> tuple[Tensor, Tensor, Tensor]:
    """U, the descending singular values and the conjugate transpose of V."""
    return functions._linalg_svd(A, full_matrices, True, driver=driver)


def linalg_svdvals(A: Tensor, driver: str | None) -> Tensor:
    """Descending singular values; their gradient needs the singular vectors."""
    return functions._linalg_svd(A, False, _is_differentiated(A), driver=driver)[1]


def svd(self: Tensor, some: bool, compute_uv: bool) -> tuple[Tensor, Tensor, Tensor]:
    """U, the singular values and V; without `compute_uv` zeros take the places of U and V."""
    if self.ndim < 2:
        raise RuntimeError("linalg.svd: input should have at least 2 dimensions")
    if not compute_uv:
        m, n = self.shape[-2:]
        batch = tuple(self.shape[:-2])
        return (
            self.new_zeros((*batch, m, m)),
            linalg.svdvals(self),
            self.new_zeros((*batch, n, n)),
        )
    u, s, vh = linalg.svd(self, full_matrices=not some)
    return u, s, vh.mH


def qr(self: Tensor, some: bool) -> tuple[Tensor, Tensor]:
    """Q and R, reduced or complete."""
    warn_deprecated("qr", "linalg.qr")
    return linalg.qr(self, "reduced" if some else "complete")
