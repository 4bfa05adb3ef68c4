"""Gradients of eigenvalues, eigenvectors and the singular value decomposition.

Sources: Giles, "An extended collection of matrix derivative results for forward and reverse mode
automatic differentiation" (2008); Townsend, "Differentiating the singular value decomposition" (2016).
The vectors' gradients exist where no two values are equal.
"""

from __future__ import annotations

from typing import Any

from gradsmith.generated import functions, linalg

from ...core.batches import holds
from ...core.tensor import Tensor
from .formulas import differences, real_diagonal


def _refuse_turns(turns: Tensor, name: str, vectors: str, quantity: str) -> None:
    """Raise RuntimeError for a loss that depends on the phases of `vectors`, which nothing determines.

    `turns` has in its imaginary part how the loss changes with each phase; what counts as none is PyTorch's.
    Nothing is refused where elements cannot be read.
    """
    if turns.is_complex() and holds((turns.imag.abs() > 1e-2).any(), False):
        raise RuntimeError(
            f"{name}_backward: The {vectors} in the complex case are specified up to multiplication by "
            f"e^{{i phi}}. The specified loss function depends on this {quantity} ill-defined."
        )


def hermitian_eigen_gradient(
    grad_values: Tensor | None, grad_vectors: Tensor | None, values: Tensor, vectors: Tensor
) -> Tensor:
    """The gradient of eigenvalues and eigenvectors of a Hermitian matrix."""
    inner: Any = 0
    if grad_values is not None:
        inner = functions.diag_embed(grad_values.to(vectors.dtype))
    if grad_vectors is not None:
        product = vectors.mH @ grad_vectors
        turns = product.diagonal(dim1=-2, dim2=-1)
        _refuse_turns(turns, "linalg_eigh", "eigenvectors", "quantity, so it is")
        inner = inner + (product - product.mH) / (2 * differences(values))
    gradient: Tensor = vectors @ inner @ vectors.mH
    return gradient


def eigen_gradient(
    grad_values: Tensor | None, grad_vectors: Tensor | None, values: Tensor, vectors: Tensor
) -> Tensor:
    """The gradient of eigenvalues and unit eigenvectors of a square matrix."""
    adjoint = vectors.mH
    inner: Any = 0 if grad_values is None else functions.diag_embed(grad_values)
    if grad_vectors is not None:
        product = adjoint @ grad_vectors
        turns = product.diagonal(dim1=-2, dim2=-1)
        _refuse_turns(turns, "linalg_eig", "eigenvectors", "quantity, so it is")
        # Eigenvectors have length one: what would lengthen them does not count.
        longer = (adjoint @ vectors) * real_diagonal(product).unsqueeze(-2)
        inner = inner + (product - longer) / differences(values).conj()
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
    U, Vh = U.narrow(-1, 0, k), Vh.narrow(-2, 0, k)
    row, column = S.unsqueeze(-2), S.unsqueeze(-1)
    gaps = differences(S * S)
    inner: Any = 0 if grad_S is None else functions.diag_embed(grad_S.to(U.dtype))
    turns: Any = None
    if grad_U is not None:
        grad_U = grad_U.narrow(-1, 0, k)
        product = U.mH @ grad_U
        inner = inner + (product - product.mH) / gaps * row
        turns = product.diagonal(dim1=-2, dim2=-1)
        if U.is_complex():
            # What a common turn of both singular vectors in the complex plane contributes.
            inner = inner + functions.diag_embed(turns.imag / S * 1j)
    if grad_Vh is not None:
        grad_Vh = grad_Vh.narrow(-2, 0, k)
        product = Vh @ grad_Vh.mH
        inner = inner + column * ((product - product.mH) / gaps)
        more = product.diagonal(dim1=-2, dim2=-1)
        turns = more if turns is None else turns + more
    if turns is not None:
        _refuse_turns(turns, "svd", "singular vectors", "phase term, making it")
    result: Tensor = (U @ inner) @ Vh
    if grad_U is not None and m > k:
        outside = grad_U / row
        result = result + (outside - U @ (U.mH @ outside)) @ Vh
    if grad_Vh is not None and n > k:
        outside = grad_Vh / column
        result = result + U @ (outside - (outside @ Vh.mH) @ Vh)
    return result
