"""Formula helpers of linear algebra over arrays."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.errors import NotPlain
from ...core.namespace import Array, np
from ..reduction.formulas_arrays import restore_reduced_dims
from .linalg import linalg_inv_ex, linalg_solve_ex
from .triangular import cholesky_solve, conjugate_transpose, linalg_solve_triangular


def cholesky_gradient(grad: Array, factor: Array, upper: bool) -> Array:
    """The gradient of the Cholesky factor: ``L⁻ᴴ Φ(Lᴴ G) L⁻¹``, made Hermitian."""
    if upper:
        factor, grad = conjugate_transpose(factor), conjugate_transpose(grad)
    turned = conjugate_transpose(factor)
    product = np.matmul(turned, grad)
    half = np.tril(product, -1)
    symmetric = half + conjugate_transpose(half)
    places = np.arange(product.shape[-1])
    symmetric[..., places, places] = product[..., places, places]
    left = linalg_solve_triangular(turned, symmetric, True, True, False)
    return 0.5 * linalg_solve_triangular(factor, left, False, False, False)


def cholesky_solve_factor_gradient(grad: Array, factor: Array, result: Array, upper: bool) -> Array:
    """The gradient of ``A⁻¹ B`` in the factor of A, as ``A = L Lᴴ`` has it: all of L counts."""
    half = np.matmul(cholesky_solve(grad, factor, upper), conjugate_transpose(result))
    both = half + conjugate_transpose(half)
    product: Array = np.matmul(factor, both) if upper else np.matmul(both, factor)
    return -product


def norm_gradient(
    grad: Array,
    self: Array,
    order: float,
    result: Array,
    dim: Sequence[int] | None,
    keepdim: bool,
) -> Array:
    """The gradient of a Euclidean norm, zero at the origin; that of other norms needs tensors.

    So does that of a difference between integers and floats of four bytes, which NumPy computes in eight.
    """
    if order != 2 or self.dtype != result.dtype:
        raise NotPlain
    axes = tuple(dim or ())
    grad = restore_reduced_dims(grad, self.ndim, axes, keepdim)
    result = restore_reduced_dims(result, self.ndim, axes, keepdim)
    factor = grad * np.where(result == 0, result, np.reciprocal(result))
    outcome: Array = np.multiply(self, factor, out=...)
    return outcome


def inverse_gradient(grad: Array, inverse: Array) -> Array:
    """The gradient of the inverse: ``-A⁻ᴴ G A⁻ᴴ``."""
    adjoint = conjugate_transpose(inverse)
    product: Array = np.matmul(adjoint, np.matmul(grad, adjoint))
    return np.negative(product, product)


def solve_gradients(
    grad: Array, A: Array, result: Array, left: bool, needs_input_grad: Sequence[bool]
) -> tuple[Array | None, Array]:
    """The gradients of the solution X in matrix and right-hand side: ``-gB Xᴴ``, or ``-Xᴴ gB``, and gB."""
    right, info = linalg_solve_ex(conjugate_transpose(A), grad, left, False)
    if info.any():  # the operator says what is wrong
        raise NotPlain
    if not needs_input_grad[0]:
        return None, right
    if right.ndim < A.ndim:
        return -(right[..., None] * result[..., None, :]), right
    turned = conjugate_transpose(result)
    return -(np.matmul(right, turned) if left else np.matmul(turned, right)), right


def determinant_gradient(grad: Array, A: Array, result: Array) -> Array:
    """The gradient of the determinant: ``det A A⁻ᵀ``; that of singular matrices needs tensors."""
    inverse, info = linalg_inv_ex(A, False)
    if info.any() or not result.all():
        raise NotPlain
    outcome: Array = np.multiply((grad * result)[..., None, None], inverse.mT)
    return outcome
