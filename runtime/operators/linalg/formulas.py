"""Gradients of linear algebra.

Sources: Giles, "An extended collection of matrix derivative results for forward and reverse mode
automatic differentiation" (2008); Murray, "Differentiation of the Cholesky decomposition" (2016);
Walter and Lehmann, "Algorithmic differentiation of linear algebra functions with application in optimum
experimental design" (2010); Golub and Pereyra, "The differentiation of pseudo-inverses and nonlinear
least squares problems whose variables separate" (1973); Mathias, "A chain rule for matrix functions and
applications" (1996).

Each function returns what a loss changes by for each element of the input, in PyTorch's convention for
complex numbers, and is made of differentiable operators only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from gradsmith.generated import functions, linalg

from ...core.dtypes import bool_, int64

if TYPE_CHECKING:
    from ...core.tensor import Tensor

__all__ = [
    "cholesky_gradient",
    "cholesky_inverse_gradient",
    "cholesky_solve_factor_gradient",
    "determinant_gradient",
    "diagonal_matrix",
    "inverse_gradient",
    "least_squares_gradient",
    "lu_factor_gradient",
    "lu_unpack_gradient",
    "matrix_exp_gradient",
    "norm_gradient",
    "pseudo_inverse_gradient",
    "qr_gradient",
    "real_diagonal",
    "sign_log_determinant_gradient",
    "solve_left_gradient",
    "solve_right_gradient",
    "triangular_left_gradient",
    "triangular_right_gradient",
    "triangular_solve_matrix_gradient",
    "triangular_solve_self_gradient",
]


def inverse_gradient(grad: Tensor, inverse: Tensor) -> Tensor:
    """The gradient of the inverse: ``-A⁻ᴴ G A⁻ᴴ``."""
    adjoint = inverse.mH
    return -(adjoint @ (grad @ adjoint))


def _is_vector_system(A_shape: Sequence[int], B_shape: Sequence[int]) -> bool:
    return len(B_shape) == 1 or (
        len(A_shape) - 1 == len(B_shape) and tuple(B_shape) == tuple(A_shape[:-1])
    )


def solve_right_gradient(grad: Tensor, A: Tensor, B_shape: Sequence[int], left: bool) -> Tensor:
    """The gradient of the solution in the right-hand side: another solution, with Aᴴ."""
    if _is_vector_system(A.shape, B_shape):
        return linalg.solve(A.mH, grad.unsqueeze(-1)).squeeze(-1)
    return linalg.solve(A.mH, grad, left=left)


def solve_left_gradient(
    grad: Tensor, A: Tensor, B_shape: Sequence[int], result: Tensor, left: bool
) -> Tensor:
    """The gradient of the solution X in the matrix: ``-gB Xᴴ``, or ``-Xᴴ gB``."""
    right = solve_right_gradient(grad, A, B_shape, left)
    if _is_vector_system(A.shape, B_shape):
        return -(right.unsqueeze(-1) @ result.unsqueeze(-1).mH)
    return -(right @ result.mH) if left else -(result.mH @ right)


def triangular_right_gradient(
    grad: Tensor, A: Tensor, upper: bool, left: bool, unitriangular: bool
) -> Tensor:
    """The gradient of the triangular solution in the right-hand side."""
    return linalg.solve_triangular(
        A.mH, grad, upper=not upper, left=left, unitriangular=unitriangular
    )


def triangular_left_gradient(
    grad: Tensor, A: Tensor, result: Tensor, upper: bool, left: bool, unitriangular: bool
) -> Tensor:
    """The gradient of the triangular solution in the triangle that was read."""
    right = triangular_right_gradient(grad, A, upper, left, unitriangular)
    full = -(right @ result.mH) if left else -(result.mH @ right)
    offset = 1 if unitriangular else 0
    return full.triu(offset) if upper else full.tril(-offset)


def triangular_solve_self_gradient(
    grad: Tensor | None, A: Tensor, upper: bool, transpose: bool, unitriangular: bool
) -> Tensor | None:
    """The gradient of `triangular_solve` in the right-hand side."""
    if grad is None:
        return None
    matrix, side = (A.mT, not upper) if transpose else (A, upper)
    return triangular_right_gradient(grad, matrix, side, True, unitriangular)


def triangular_solve_matrix_gradient(
    grad: Tensor | None,
    grad_copy: Tensor | None,
    A: Tensor,
    solution: Tensor,
    upper: bool,
    transpose: bool,
    unitriangular: bool,
) -> Tensor | None:
    """The gradient of `triangular_solve` in the matrix, of which it also returns a copy."""
    if grad is None:
        return grad_copy
    matrix, side = (A.mT, not upper) if transpose else (A, upper)
    result = triangular_left_gradient(grad, matrix, solution, side, True, unitriangular)
    if transpose:
        result = result.mT
    return result if grad_copy is None else result + grad_copy


def determinant_gradient(grad: Tensor, A: Tensor, result: Tensor) -> Tensor:
    """The gradient of the determinant: ``conj(det A) A⁻ᴴ``, the conjugate cofactors.

    For singular matrices the cofactors come from the singular value decomposition:
    ``conj(det U det Vᴴ) U diag(products of the other singular values) Vᴴ``.
    """
    inverse, info = linalg.inv_ex(A)
    if A.is_meta or not bool((info != 0).any() | (result == 0).any()):
        return (grad * result.conj()).unsqueeze(-1).unsqueeze(-1) * inverse.mH
    u, s, vh = functions._linalg_svd(A, True, True)
    count = s.shape[-1]
    others = s.unsqueeze(-2).expand(*s.shape, count)
    diagonal = functions.eye(count, dtype=bool_, device=s.device)
    products = others.masked_fill(diagonal, 1.0).prod(-1)
    phase = (linalg.det(u) * linalg.det(vh)).conj()
    cofactors = (u * products.unsqueeze(-2).to(u.dtype)) @ vh
    return (grad * phase).unsqueeze(-1).unsqueeze(-1) * cofactors


def sign_log_determinant_gradient(
    grad_sign: Tensor | None, grad_log: Tensor | None, A: Tensor, sign: Tensor
) -> Tensor:
    """The gradient of sign and logarithm: with d log det = tr(A⁻¹ dA), a multiple of ``A⁻ᴴ``."""
    weight: Any = grad_log
    if A.is_complex() and grad_sign is not None:
        turn = (grad_sign.conj() * sign).imag * -1j
        weight = turn if weight is None else weight + turn
    if weight is None:
        return functions.zeros_like(A)
    size = A.shape[-1]
    identity = functions.eye(size, dtype=A.dtype, device=A.device)
    scaled = weight.unsqueeze(-1).unsqueeze(-1) * identity
    return linalg.solve(A.mH, scaled.to(A.dtype))


def cholesky_gradient(grad: Tensor, factor: Tensor, upper: bool) -> Tensor:
    """The gradient of the Cholesky factor: ``L⁻ᴴ Φ(Lᴴ G) L⁻¹``, made Hermitian.

    Φ keeps the lower triangle and half of the diagonal.
    """
    if upper:
        factor, grad = factor.mH, grad.mH
    half = (factor.mH @ grad).tril(-1)
    diagonal = (factor.mH @ grad).diagonal(0, -2, -1)
    symmetric = half + half.mH + diagonal_matrix(diagonal, half)
    solve = linalg.solve_triangular
    left = solve(factor.mH, symmetric, upper=True)
    return solve(factor, left, upper=False, left=False) * 0.5


def cholesky_solve_factor_gradient(
    grad: Tensor, factor: Tensor, result: Tensor, upper: bool
) -> Tensor:
    """The gradient of ``A⁻¹ B`` in the factor of A, as ``A = L Lᴴ`` has it: all of L counts."""
    right = functions.cholesky_solve(grad, factor, upper)
    half = right @ result.mH
    both = -(half + half.mH)
    return factor @ both if upper else both @ factor


def cholesky_inverse_gradient(grad: Tensor, factor: Tensor, inverse: Tensor, upper: bool) -> Tensor:
    """The gradient of ``A⁻¹`` in the factor of A."""
    both = -(inverse @ ((grad + grad.mH) @ inverse))
    return factor @ both if upper else both @ factor


def real_diagonal(matrix: Tensor) -> Tensor:
    """The real part of the diagonal."""
    diagonal = matrix.diagonal(0, -2, -1)
    return functions.real(diagonal) if matrix.is_complex() else diagonal


def diagonal_matrix(diagonal: Tensor, like: Tensor) -> Tensor:
    """The matrix with that diagonal, in the dtype of `like`."""
    return functions.diag_embed(diagonal.to(like.dtype))


def qr_gradient(
    grad_Q: Tensor | None, grad_R: Tensor | None, Q: Tensor, R: Tensor, mode: str
) -> Tensor:
    """The gradient of Q and R of a matrix with linearly independent first columns.

    A wide matrix is [A₁ A₂] with A₁ = Q R₁ square and R₂ = Qᴴ A₂, so that A₂ adds to Q's gradient.
    """
    if mode == "r":
        raise RuntimeError(
            "The derivative of linalg.qr depends on Q, which is not computed when mode='r'. "
            "Please use linalg.qr(A, mode='reduced') if you are going to require gradients."
        )
    m, n = Q.shape[-2], R.shape[-1]
    if mode == "complete" and m > n:
        raise RuntimeError(
            "The QR decomposition is not differentiable when mode='complete' and nrows > ncols"
        )
    if grad_Q is None and grad_R is None:
        raise RuntimeError("neither Q nor R has a gradient")
    if m >= n:
        return _tall_qr_gradient(grad_Q, grad_R, Q, R)
    if grad_R is None:
        first = _tall_qr_gradient(grad_Q, None, Q, R.narrow(-1, 0, m))
        rest = functions.zeros((*first.shape[:-1], n - m), dtype=first.dtype, device=first.device)
        return functions.cat([first, rest], -1)
    left, right = grad_R.narrow(-1, 0, m), grad_R.narrow(-1, m, n - m)
    second = Q @ R.narrow(-1, m, n - m)
    through = second @ right.mH
    total = through if grad_Q is None else grad_Q + through
    first = _tall_qr_gradient(total, left, Q, R.narrow(-1, 0, m))
    return functions.cat([first, Q @ right], -1)


def _tall_qr_gradient(grad_Q: Tensor | None, grad_R: Tensor | None, Q: Tensor, R: Tensor) -> Tensor:
    inner: Any = None
    if grad_R is not None:
        inner = grad_R @ R.mH if grad_Q is None else grad_R @ R.mH - Q.mH @ grad_Q
    elif grad_Q is not None:
        inner = -(Q.mH @ grad_Q)
    upper = inner.triu()
    strict = inner.triu(1)
    hermitian = strict + strict.mH + diagonal_matrix(real_diagonal(upper), upper)
    total = Q @ hermitian if grad_Q is None else grad_Q + Q @ hermitian
    return linalg.solve_triangular(R.mH, total, upper=False, left=False)


def lu_unpack_gradient(
    grad_L: Tensor | None, grad_U: Tensor | None, LU_shape: Sequence[int], like: Tensor
) -> Tensor:
    """The gradient of the packed factors: L's below the diagonal and U's above, side by side."""
    m, n = LU_shape[-2:]
    k = min(m, n)
    batch = tuple(LU_shape[:-2])

    def padded(part: Tensor, rows: int, columns: int) -> Tensor:
        if rows:
            below = functions.zeros(
                (*batch, rows, part.shape[-1]), dtype=part.dtype, device=part.device
            )
            part = functions.cat([part, below], -2)
        if columns:
            beside = functions.zeros((*batch, m, columns), dtype=part.dtype, device=part.device)
            part = functions.cat([part, beside], -1)
        return part

    lower = None if grad_L is None else padded(grad_L.tril(-1), 0, n - k)
    upper = None if grad_U is None else padded(grad_U.triu(), m - k, 0)
    if lower is None and upper is None:
        return functions.zeros_like(like)
    if lower is None or upper is None:
        return upper if lower is None else lower  # type: ignore[return-value]
    return lower + upper


def lu_factor_gradient(grad: Tensor, LU: Tensor, pivots: Tensor) -> Tensor:
    """The gradient of ``A = P L U`` from that of the packed factors.

    A rectangular matrix consists of a square block with factors of its own, and of the rest, which
    is linear in one of them.
    """
    P, L, U = functions.lu_unpack(LU, pivots)
    m, n = LU.shape[-2:]
    k = min(m, n)
    solve = linalg.solve_triangular

    def square(inner_lower: Tensor, inner_upper: Tensor, L1: Tensor, U1: Tensor) -> Tensor:
        inner = inner_lower.tril(-1) + inner_upper.triu()
        half = solve(L1.mH, inner, upper=True, unitriangular=True)
        return solve(U1.mH, half, upper=False, left=False)

    grad_L, grad_U = grad.narrow(-1, 0, k).tril(-1), grad.narrow(-2, 0, k).triu()
    if m == n:
        return P @ square(L.mH @ grad_L, grad_U @ U.mH, L, U)
    if m < n:
        U1, U2 = U.narrow(-1, 0, m), U.narrow(-1, m, n - m)
        grad_U1, grad_U2 = grad_U.narrow(-1, 0, m), grad_U.narrow(-1, m, n - m)
        first = square(L.mH @ grad_L - grad_U2 @ U2.mH, grad_U1 @ U1.mH, L, U1)
        second = solve(L.mH, grad_U2, upper=True, unitriangular=True)
        return P @ functions.cat([first, second], -1)
    L1, L2 = L.narrow(-2, 0, n), L.narrow(-2, n, m - n)
    grad_L1, grad_L2 = grad_L.narrow(-2, 0, n), grad_L.narrow(-2, n, m - n)
    first = square(L1.mH @ grad_L1, grad_U @ U.mH - L2.mH @ grad_L2, L1, U)
    second = solve(U.mH, grad_L2, upper=False, left=False)
    return P @ functions.cat([first, second], -2)


def pseudo_inverse_gradient(grad: Tensor, A: Tensor, inverse: Tensor) -> Tensor:
    """The gradient of the Moore-Penrose inverse for matrices of constant rank.

    ``-A⁺ᴴ G A⁺ᴴ + (I - A A⁺) Gᴴ A⁺ A⁺ᴴ + A⁺ᴴ A⁺ Gᴴ (I - A⁺ A)``, multiplied so that the intermediate
    results stay as small as A.
    """
    adjoint, grad_adjoint = inverse.mH, grad.mH
    right = (grad_adjoint @ inverse) @ adjoint
    left = adjoint @ (inverse @ grad_adjoint)
    inner = adjoint @ (grad @ adjoint)
    return (right - A @ (inverse @ right)) + (left - (left @ inverse) @ A) - inner


def least_squares_gradient(
    grad_solution: Tensor | None,
    grad_residuals: Tensor | None,
    A: Tensor,
    B: Tensor,
    solution: Tensor,
    needs_input_grad: Sequence[bool],
) -> tuple[Tensor | None, Tensor | None]:
    """The gradients of ``A⁺ B`` and of ``|A X - B|²`` in A and B."""
    vector = _is_vector_system(A.shape, B.shape)
    if vector:
        B, solution = B.unsqueeze(-1), solution.unsqueeze(-1)
        grad_solution = None if grad_solution is None else grad_solution.unsqueeze(-1)
    grad_A: Any = None
    grad_B: Any = None
    if grad_solution is not None:
        inverse = linalg.pinv(A)
        if needs_input_grad[0]:
            grad_A = pseudo_inverse_gradient(grad_solution @ B.mH, A, inverse)
        if needs_input_grad[1]:
            grad_B = inverse.mH @ grad_solution
    if grad_residuals is not None and grad_residuals.numel():
        # At the minimum the solution's own change does not change the residuals.
        scaled = (A @ solution - B) * (2 * grad_residuals.unsqueeze(-2))
        if needs_input_grad[0]:
            term = scaled @ solution.mH
            grad_A = term if grad_A is None else grad_A + term
        if needs_input_grad[1]:
            grad_B = -scaled if grad_B is None else grad_B - scaled
    if vector and grad_B is not None:
        grad_B = grad_B.squeeze(-1)
    return grad_A, grad_B


def matrix_exp_gradient(grad: Tensor, A: Tensor) -> Tensor:
    """The gradient of the exponential: the upper right block of ``exp([[Aᴴ, G], [0, Aᴴ]])``."""
    size = A.shape[-1]
    adjoint = A.mH
    top = functions.cat([adjoint, grad.expand(A.shape)], -1)
    bottom = functions.cat([functions.zeros_like(A), adjoint], -1)
    both = linalg.matrix_exp(functions.cat([top, bottom], -2))
    return both.narrow(-2, 0, size).narrow(-1, size, size)


def norm_gradient(
    grad: Tensor,
    self: Tensor,
    order: float,
    result: Tensor,
    dim: Sequence[int] | None,
    keepdim: bool,
) -> Tensor:
    """The gradient of a vector norm; zero where the norm is not differentiable, as at the origin."""
    axes = tuple(range(self.ndim)) if not dim else tuple(axis % max(self.ndim, 1) for axis in dim)
    if not keepdim and self.ndim:
        for axis in sorted(axes):
            grad, result = grad.unsqueeze(axis), result.unsqueeze(axis)
    if order == 0:
        return functions.zeros_like(self)
    if not self.numel():
        return self * grad
    if order == 1:
        return self.sgn() * grad
    if order == 2:
        return self * (grad * result.reciprocal().masked_fill(result == 0, 0))
    size = self.abs()
    if order in (float("inf"), float("-inf")):
        extreme = size.amax if order > 0 else size.amin
        reached = size == extreme(axes, keepdim=True)
        count = reached.sum(axes, keepdim=True) if self.ndim else reached.to(int64)
        return self.sgn() * (reached * (grad / count))
    if order < 1:
        power = size.pow(order - 1).masked_fill(self == 0, 0)
        return self.sgn() * power * (grad * result.pow(1 - order))
    scale = grad * result.pow(1 - order).masked_fill(result == 0, 0)
    if order < 2:
        return self.sgn() * size.pow(order - 1) * scale
    return self * size.pow(order - 2) * scale
