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
from typing import Any

from gradsmith.generated import functions, linalg

from ...core.batches import holds, stands_for_examples
from ...core.dtypes import bool_
from ...core.tensor import Tensor
from ..reduction.formulas import restore_reduced_dims, share_among_equal


def inverse_gradient(grad: Tensor, inverse: Tensor) -> Tensor:
    """The gradient of the inverse: ``-A⁻ᴴ G A⁻ᴴ``."""
    adjoint = inverse.mH
    return -(adjoint @ (grad @ adjoint))


def solve_gradients(
    grad: Tensor, A: Tensor, result: Tensor, left: bool, needs_input_grad: Sequence[bool]
) -> tuple[Tensor | None, Tensor]:
    """The gradients of the solution X in matrix and right-hand side: ``-gB Xᴴ``, or ``-Xᴴ gB``, and gB."""
    right: Tensor = linalg.solve(A.mH, grad, left=left)
    if not needs_input_grad[0]:
        return None, right
    if right.ndim < A.ndim:
        return -(right.unsqueeze(-1) @ result.unsqueeze(-1).mH), right
    return -(right @ result.mH) if left else -(result.mH @ right), right


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
    singular = result == 0
    if stands_for_examples(A):
        # Each way is given matrices in the other's place that it has derivatives of any order for.
        place = singular[..., None, None]
        apart = functions.arange(1, A.shape[-1] + 1, device=A.device).diag()
        regular = _regular_gradient(grad, functions.where(place, apart, A), result)
        cofactors = _cofactor_gradient(grad, functions.where(place, A, apart))
        return functions.where(place, cofactors, regular)
    if holds(singular.any(), False):
        return _cofactor_gradient(grad, A)
    return _regular_gradient(grad, A, result)


def _regular_gradient(grad: Tensor, A: Tensor, result: Tensor) -> Tensor:
    """The gradient of the determinant of matrices that are not singular."""
    return (grad * result.conj())[..., None, None] * linalg.inv_ex(A)[0].mH


def _cofactor_gradient(grad: Tensor, A: Tensor) -> Tensor:
    """The gradient of the determinant, of singular matrices too."""
    u, s, vh = functions._linalg_svd(A)
    diagonal = functions.eye(s.shape[-1], dtype=bool_, device=s.device)
    products = s.unsqueeze(-2).masked_fill(diagonal, 1.0).prod(-1)
    phase = (linalg.det(u) * linalg.det(vh)).conj()
    return (grad * phase)[..., None, None] * ((u * products.unsqueeze(-2)) @ vh)


def sign_log_determinant_gradient(
    grad_sign: Tensor | None, grad_log: Tensor | None, A: Tensor, sign: Tensor
) -> Tensor:
    """The gradient of sign and logarithm: with d log det = tr(A⁻¹ dA), a multiple of ``A⁻ᴴ``."""
    weight: Any = grad_log
    if sign.is_complex() and grad_sign is not None:
        turn = (grad_sign.conj() * sign).imag * -1j
        weight = turn if weight is None else weight + turn
    if weight is None:
        return functions.zeros_like(A)
    gradient: Tensor = linalg.inv(A.mH) * weight[..., None, None]
    return gradient


def cholesky_gradient(grad: Tensor, factor: Tensor, upper: bool) -> Tensor:
    """The gradient of the Cholesky factor: ``L⁻ᴴ Φ(Lᴴ G) L⁻¹``, made Hermitian.

    Φ keeps the lower triangle and half of the diagonal.
    """
    if upper:
        factor, grad = factor.mH, grad.mH
    product = factor.mH @ grad
    half = product.tril(-1)
    symmetric = half + half.mH + functions.diag_embed(product.diagonal(dim1=-2, dim2=-1))
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
    return functions.real(matrix.diagonal(dim1=-2, dim2=-1))


def differences(values: Tensor) -> Tensor:
    """``values_j - values_i``, with ones on the diagonal to divide by."""
    table = values.unsqueeze(-2) - values.unsqueeze(-1)
    return table + functions.eye(values.shape[-1], dtype=values.dtype, device=values.device)


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
    m, n = R.shape[-2], R.shape[-1]
    if mode == "complete" and m > n:
        raise RuntimeError(
            "The QR decomposition is not differentiable when mode='complete' and nrows > ncols"
        )
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
    strict = inner.triu(1)
    hermitian = strict + strict.mH + functions.diag_embed(real_diagonal(inner))
    total = Q @ hermitian if grad_Q is None else grad_Q + Q @ hermitian
    return linalg.solve_triangular(R.mH, total, upper=False, left=False)


def lu_unpack_gradient(
    grad_L: Tensor | None, grad_U: Tensor | None, LU_shape: Sequence[int]
) -> Tensor:
    """The gradient of the packed factors: L's below the diagonal and U's above, side by side."""
    m, n = LU_shape[-2:]
    k = min(m, n)
    pad = functions.constant_pad_nd
    result = None if grad_L is None else pad(grad_L.tril(-1), [0, n - k])
    if grad_U is not None:
        upper = pad(grad_U.triu(), [0, 0, 0, m - k])
        result = upper if result is None else result + upper
    assert result is not None
    return result


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
        half = solve(L1.mH, inner, upper=True)
        return solve(U1.mH, half, upper=False, left=False)

    grad_L, grad_U = grad.narrow(-1, 0, k), grad.narrow(-2, 0, k)
    if m == n:
        return P @ square(L.mH @ grad_L, grad_U @ U.mH, L, U)
    if m < n:
        U1, U2 = U.narrow(-1, 0, m), U.narrow(-1, m, n - m)
        grad_U1, grad_U2 = grad_U.narrow(-1, 0, m), grad_U.narrow(-1, m, n - m)
        first = square(L.mH @ grad_L - grad_U2 @ U2.mH, grad_U1 @ U1.mH, L, U1)
        second = solve(L.mH, grad_U2, upper=True)
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
    vector = solution.ndim < A.ndim
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


def norm_gradient(
    grad: Tensor,
    self: Tensor,
    order: float,
    result: Tensor,
    dim: Sequence[int] | None,
    keepdim: bool,
) -> Tensor:
    """The gradient of a vector norm; zero where the norm is not differentiable, as at the origin."""
    axes = tuple(dim or ())
    if order == 0:
        return functions.zeros_like(self)
    size = self.abs()
    if order in (float("inf"), float("-inf")):
        return self.sgn() * share_among_equal(grad, size, result, axes, keepdim)
    grad = restore_reduced_dims(grad, self.ndim, axes, keepdim)
    result = restore_reduced_dims(result, self.ndim, axes, keepdim)
    if order == 2:
        return self * (grad * result.reciprocal().masked_fill(result == 0, 0))
    if order == 1:
        return self.sgn() * grad
    if order < 1:
        power = size.pow(order - 1).masked_fill(self == 0, 0)
        return self.sgn() * power * (grad * result.pow(1 - order))
    origin = result == 0  # where nothing that is infinite may come into a derivative
    scale = grad * result.masked_fill(origin, 1).pow(1 - order).masked_fill(origin, 0)
    if order < 2:
        return self.sgn() * size.pow(order - 1) * scale
    return self * size.pow(order - 2) * scale
