"""Forward derivatives of linear algebra: how results move when their arguments do.

Source: Giles, "An extended collection of matrix derivative results for forward and reverse mode automatic
differentiation" (2008).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gradsmith.generated import functions, linalg

from ...core.dtypes import bool_
from .formulas import diagonal_matrix, norm_gradient, real_diagonal

if TYPE_CHECKING:
    from ...core.tensor import Tensor

__all__ = [
    "cholesky_tangent",
    "determinant_tangent",
    "eigenvalue_tangent",
    "eigenvector_tangent",
    "log_determinant_tangent",
    "matrix_exp_tangent",
    "norm_tangent",
    "pseudo_inverse_tangent",
    "sign_determinant_tangent",
    "solve_tangent",
    "triangular_tangent",
]


def solve_tangent(A: Tensor, dA: Tensor, dB: Tensor, X: Tensor, left: bool) -> Tensor:
    """``A⁻¹ (dB - dA X)``, or ``(dB - X dA) A⁻¹``; X may hold one vector for each matrix."""
    if X.ndim == 1 or (X.ndim == A.ndim - 1 and X.shape == A.shape[:-1]):
        moved = dB.unsqueeze(-1) - dA @ X.unsqueeze(-1)
        return linalg.solve(A, moved).squeeze(-1)
    moved = dB - dA @ X if left else dB - X @ dA
    return linalg.solve(A, moved, left=left)


def triangular_tangent(
    A: Tensor, dA: Tensor, dB: Tensor, X: Tensor, upper: bool, left: bool, unitriangular: bool
) -> Tensor:
    """As `solve_tangent`, of a triangle of which the rest is not read."""
    offset = 1 if unitriangular else 0
    dA = dA.triu(offset) if upper else dA.tril(-offset)
    moved = dB - dA @ X if left else dB - X @ dA
    return linalg.solve_triangular(A, moved, upper=upper, left=left, unitriangular=unitriangular)


def cholesky_tangent(dA: Tensor, factor: Tensor, upper: bool) -> Tensor:
    """``L Φ(L⁻¹ dA L⁻ᴴ)``, where Φ keeps the lower triangle and half of the diagonal."""
    L = factor.mH if upper else factor
    solve = linalg.solve_triangular
    inner = solve(L.mH, solve(L, dA, upper=False), upper=True, left=False)
    half = inner.tril(-1) + diagonal_matrix(real_diagonal(inner) * 0.5, inner)
    moved = L @ half
    return moved.mH if upper else moved


def _trace_of_solution(A: Tensor, dA: Tensor) -> Tensor:
    """``tr(A⁻¹ dA)``: how the logarithm of the determinant moves."""
    return linalg.solve(A, dA).diagonal(0, -2, -1).sum(-1)


def determinant_tangent(A: Tensor, dA: Tensor, determinant: Tensor) -> Tensor:
    """``det(A) tr(A⁻¹ dA)``, for matrices that are not singular."""
    return determinant * _trace_of_solution(A, dA)


def log_determinant_tangent(A: Tensor, dA: Tensor) -> Tensor:
    """The real part of ``tr(A⁻¹ dA)``."""
    moved = _trace_of_solution(A, dA)
    return functions.real(moved) if moved.is_complex() else moved


def sign_determinant_tangent(A: Tensor, dA: Tensor, sign: Tensor) -> Tensor:
    """A turn of the sign by the imaginary part of ``tr(A⁻¹ dA)``; nothing for real matrices."""
    if not sign.is_complex():
        return functions.zeros_like(sign)
    return sign * (_trace_of_solution(A, dA).imag * 1j)


def eigenvalue_tangent(dA: Tensor, vectors: Tensor) -> Tensor:
    """The diagonal of ``Vᴴ dA V`` for a Hermitian matrix."""
    return real_diagonal(vectors.mH @ dA @ vectors)


def eigenvector_tangent(dA: Tensor, values: Tensor, vectors: Tensor) -> Tensor:
    """``V (Vᴴ dA V / (λ_j - λ_i))`` off the diagonal, for a Hermitian matrix."""
    inner = vectors.mH @ dA @ vectors
    gaps = values.unsqueeze(-2) - values.unsqueeze(-1)
    diagonal = functions.eye(values.shape[-1], dtype=bool_, device=values.device)
    return vectors @ (inner / gaps.masked_fill(diagonal, 1)).masked_fill(diagonal, 0)


def pseudo_inverse_tangent(A: Tensor, dA: Tensor, inverse: Tensor) -> Tensor:
    """``-A⁺ dA A⁺ + A⁺ A⁺ᴴ dAᴴ (I - A A⁺) + (I - A⁺ A) dAᴴ A⁺ᴴ A⁺`` for constant rank."""
    left = inverse @ (inverse.mH @ dA.mH)
    right = (dA.mH @ inverse.mH) @ inverse
    return (left - (left @ A) @ inverse) + (right - inverse @ (A @ right)) - inverse @ dA @ inverse


def matrix_exp_tangent(A: Tensor, dA: Tensor) -> Tensor:
    """The upper right block of ``exp([[A, dA], [0, A]])`` (Mathias 1996)."""
    size = A.shape[-1]
    top = functions.cat([A, dA], -1)
    bottom = functions.cat([functions.zeros_like(A), A], -1)
    both = linalg.matrix_exp(functions.cat([top, bottom], -2))
    return both.narrow(-2, 0, size).narrow(-1, size, size)


def norm_tangent(
    x: Tensor,
    dx: Tensor,
    order: float,
    result: Tensor,
    dim: Sequence[int] | None,
    keepdim: bool,
) -> Tensor:
    """The sum of the norm's gradient times the tangent along the reduced dimensions."""
    gradient = norm_gradient(functions.ones_like(result), x, order, result, dim, keepdim)
    product = gradient.conj() * dx if x.is_complex() else gradient * dx
    moved = functions.real(product) if product.is_complex() else product
    axes = list(range(x.ndim)) if not dim else list(dim)
    return moved.sum(axes, keepdim=keepdim) if x.ndim else moved
