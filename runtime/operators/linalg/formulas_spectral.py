"""Gradients of eigenvalues, eigenvectors and the singular value decomposition.

Sources: Giles, "An extended collection of matrix derivative results for forward and reverse mode
automatic differentiation" (2008); Townsend, "Differentiating the singular value decomposition" (2016).
The vectors' gradients exist where no two values are equal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gradsmith.generated import functions, linalg

from ...core.dtypes import bool_
from .formulas import diagonal_matrix, real_diagonal

if TYPE_CHECKING:
    from ...core.tensor import Tensor

__all__ = ["eigen_gradient", "hermitian_eigen_gradient", "singular_value_gradient"]


def _differences(values: Tensor) -> Tensor:
    """``values_j - values_i``, with ones on the diagonal to divide by."""
    table = values.unsqueeze(-2) - values.unsqueeze(-1)
    return table + functions.eye(values.shape[-1], dtype=values.dtype, device=values.device)


def hermitian_eigen_gradient(
    grad_values: Tensor | None, grad_vectors: Tensor | None, values: Tensor, vectors: Tensor
) -> Tensor:
    """The gradient of eigenvalues and eigenvectors of a Hermitian matrix."""
    if grad_vectors is None:
        if grad_values is None:
            return functions.zeros_like(vectors)
        return (vectors * grad_values.unsqueeze(-2).to(vectors.dtype)) @ vectors.mH
    product = vectors.mH @ grad_vectors
    inner = (product - product.mH) / (2 * _differences(values))
    if grad_values is not None:
        inner = inner + diagonal_matrix(grad_values, inner)
    return vectors @ (inner @ vectors.mH)


def eigen_gradient(
    grad_values: Tensor | None, grad_vectors: Tensor | None, values: Tensor, vectors: Tensor
) -> Tensor:
    """The gradient of eigenvalues and unit eigenvectors of a square matrix."""
    adjoint = vectors.mH
    if grad_vectors is None:
        if grad_values is None:
            return functions.zeros_like(vectors)
        return linalg.solve(adjoint, grad_values.unsqueeze(-1) * adjoint)
    product = adjoint @ grad_vectors
    real = real_diagonal(product).unsqueeze(-2)
    # Eigenvectors have length one: what would lengthen them does not count.
    inner = (product - (adjoint @ vectors) * real) / _differences(values).conj()
    diagonal = functions.eye(values.shape[-1], dtype=bool_, device=values.device)
    own = functions.zeros_like(values) if grad_values is None else grad_values
    inner = functions.where(diagonal, own.unsqueeze(-2), inner)
    return linalg.solve(adjoint, inner @ adjoint)


def singular_value_gradient(
    grad_U: Tensor | None,
    grad_S: Tensor | None,
    grad_Vh: Tensor | None,
    U: Tensor,
    S: Tensor,
    Vh: Tensor,
) -> Tensor:
    """The gradient of the singular value decomposition; only the first k singular vectors count."""
    m, n = U.shape[-2], Vh.shape[-1]
    k = S.shape[-1]
    if grad_U is None and grad_S is None and grad_Vh is None:
        return functions.zeros((*S.shape[:-1], m, n), dtype=U.dtype, device=U.device)
    U, Vh = U.narrow(-1, 0, k), Vh.narrow(-2, 0, k)
    if grad_U is None and grad_Vh is None and grad_S is not None:
        return (U * grad_S.unsqueeze(-2).to(U.dtype)) @ Vh
    row, column = S.unsqueeze(-2), S.unsqueeze(-1)
    gaps = (row - column) * (row + column) + functions.eye(k, dtype=S.dtype, device=S.device)
    inner: Any = None
    if grad_U is not None:
        grad_U = grad_U.narrow(-1, 0, k)
        product_U = U.mH @ grad_U
        inner = (product_U - product_U.mH) / gaps * row
        if U.is_complex():
            inner = inner + _turns(product_U, S)
    if grad_Vh is not None:
        grad_Vh = grad_Vh.narrow(-2, 0, k)
        product_V = Vh @ grad_Vh.mH
        term = column * ((product_V - product_V.mH) / gaps)
        if U.is_complex() and grad_U is None:
            term = term - _turns(product_V, S)
        inner = term if inner is None else inner + term
    if grad_S is not None:
        inner = inner + diagonal_matrix(grad_S, inner)
    result = (U @ inner) @ Vh
    if grad_U is not None and m > k:
        outside = grad_U / row
        result = result + (outside - U @ (U.mH @ outside)) @ Vh
    if grad_Vh is not None and n > k:
        outside = grad_Vh / column
        result = result + U @ (outside - (outside @ Vh.mH) @ Vh)
    output: Tensor = result
    return output


def _turns(product: Tensor, S: Tensor) -> Tensor:
    """What a common turn of both singular vectors in the complex plane contributes."""
    imaginary = product.diagonal(0, -2, -1).imag / S
    return functions.diag_embed(imaginary * 1j)
