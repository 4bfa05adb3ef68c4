"""Forward derivatives of linear algebra: how results move when their arguments do.

Source: Giles, "An extended collection of matrix derivative results for forward and reverse mode automatic
differentiation" (2008).
"""

from __future__ import annotations

from collections.abc import Sequence

from gradsmith.generated import functions, linalg

from ...core.tensor import Tensor
from .formulas import determinant_gradient, differences, norm_gradient, real_diagonal


def solve_tangent(A: Tensor, dA: Tensor, dB: Tensor, X: Tensor, left: bool) -> Tensor:
    """``A⁻¹ (dB - dA X)``, or ``(dB - X dA) A⁻¹``; X may hold one vector for each matrix."""
    if X.ndim < A.ndim:
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
    half = inner.tril(-1) + functions.diag_embed(real_diagonal(inner) * 0.5)
    moved = L @ half
    return moved.mH if upper else moved


def log_determinant_tangent(A: Tensor, dA: Tensor) -> Tensor:
    """``tr(A⁻¹ dA)``: its real part belongs to the logarithm of the determinant's size, the rest to the sign."""
    return linalg.solve(A, dA).diagonal(dim1=-2, dim2=-1).sum(-1)


def determinant_tangent(A: Tensor, dA: Tensor, determinant: Tensor) -> Tensor:
    """The sum of each element's cofactor times its tangent."""
    cofactors = determinant_gradient(functions.ones_like(determinant), A, determinant).conj()
    return (cofactors * dA).sum((-2, -1))


def sign_determinant_tangent(A: Tensor, dA: Tensor, sign: Tensor) -> Tensor:
    """A turn of the sign by the imaginary part of ``tr(A⁻¹ dA)``; nothing for real matrices."""
    moved = log_determinant_tangent(A, dA)
    return sign * (moved - functions.real(moved))


def eigenvalue_tangent(dA: Tensor, vectors: Tensor) -> Tensor:
    """The diagonal of ``Vᴴ dA V`` for a Hermitian matrix."""
    return real_diagonal(vectors.mH @ dA @ vectors)


def eigenvector_tangent(dA: Tensor, values: Tensor, vectors: Tensor) -> Tensor:
    """``V (Vᴴ dA V / (λ_j - λ_i))`` off the diagonal, for a Hermitian matrix."""
    moved = (vectors.mH @ dA @ vectors) / differences(values)
    return vectors @ (moved - functions.diag_embed(moved.diagonal(dim1=-2, dim2=-1)))


def pseudo_inverse_tangent(A: Tensor, dA: Tensor, inverse: Tensor) -> Tensor:
    """``-A⁺ dA A⁺ + A⁺ A⁺ᴴ dAᴴ (I - A A⁺) + (I - A⁺ A) dAᴴ A⁺ᴴ A⁺`` for constant rank."""
    left = inverse @ (inverse.mH @ dA.mH)
    right = (dA.mH @ inverse.mH) @ inverse
    return (left - (left @ A) @ inverse) + (right - inverse @ (A @ right)) - inverse @ dA @ inverse


def matrix_exp_tangent(A: Tensor, dA: Tensor) -> Tensor:
    """The upper right block of ``exp([[A, dA], [0, A]])`` (Mathias 1996)."""
    top = functions.cat([A, dA], -1)
    bottom = functions.cat([functions.zeros_like(A), A], -1)
    both = linalg.matrix_exp(functions.cat([top, bottom], -2))
    return both.chunk(2, -2)[0].chunk(2, -1)[1]


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
    return (gradient.conj() * dx).sum(dim, keepdim=keepdim)
