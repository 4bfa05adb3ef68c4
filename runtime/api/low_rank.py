"""Approximate decompositions of low rank, from random projections.

Halko, Martinsson and Tropp, "Finding structure with randomness: probabilistic algorithms for constructing
approximate matrix decompositions" (2011), algorithms 4.4 and 5.1.
"""

from __future__ import annotations

from gradsmith.generated import functions, linalg

from ..core.handlers import shows_completed
from ..core.tensor import Tensor


def _range_of(A: Tensor, q: int, niter: int) -> Tensor:
    """Orthonormal columns that nearly span what `A` maps to, by `niter` power iterations."""
    probe = functions.randn(A.shape[-1], q, dtype=A.dtype, device=A.device)
    basis = linalg.qr(A @ probe)[0]
    for _ in range(niter):
        basis = linalg.qr(A.mH @ basis)[0]
        basis = linalg.qr(A @ basis)[0]
    return basis


@shows_completed
def svd_lowrank(
    A: Tensor, q: int | None = 6, niter: int | None = 2, M: Tensor | None = None
) -> tuple[Tensor, Tensor, Tensor]:
    """U (…, m, q), S (…, q) and V (…, n, q) with ``A ≈ U diag(S) Vᴴ`` for matrices (…, m, n).

    With `M`, which broadcasts to `A`, of ``A - M``.  `q` should exceed the rank that is looked for a
    little; `niter` power iterations sharpen the result where singular values decay slowly.
    """
    count = 6 if q is None else q
    if M is not None and M.dtype != A.dtype:
        raise RuntimeError(
            f"expected A and M to have the same dtype, but got: {A.dtype} != {M.dtype}"
        )
    matrix = A if M is None else A - M.expand(A.shape)
    transposed = matrix.shape[-2] < matrix.shape[-1]
    if transposed:
        matrix = matrix.mH
    basis = _range_of(matrix, count, 2 if niter is None else niter)
    inner, S, Vh = linalg.svd(basis.mH @ matrix, full_matrices=False)
    U, V = basis @ inner, Vh.mH
    return (V, S, U) if transposed else (U, S, V)


@shows_completed
def pca_lowrank(
    A: Tensor, q: int | None = None, center: bool = True, niter: int = 2
) -> tuple[Tensor, Tensor, Tensor]:
    """The principal directions of the rows of A (…, m, n), as `svd_lowrank` of the centred matrix.

    `q` is ``min(6, m, n)`` by default.  ValueError for a `q` beyond m or n, or a negative `niter`.
    """
    m, n = A.shape[-2:]
    count = min(6, m, n) if q is None else q
    if not 0 <= count <= min(m, n):
        raise ValueError(
            f"q(={count}) must be non-negative integer and not greater than min(m, n)={min(m, n)}"
        )
    if niter < 0:
        raise ValueError(f"niter(={niter}) must be non-negative integer")
    centred = A - A.mean(-2, keepdim=True) if center else A
    return svd_lowrank(centred, count, niter)
