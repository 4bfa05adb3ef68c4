"""The largest or smallest eigenvalues of symmetric matrices, with their vectors, by the name of an iterative method of PyTorch's.

There is no iteration: tensors are dense, and LAPACK's decomposition gives all pairs to the last digits.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import Any

from gradsmith.generated import functions, linalg

from ..core.handlers import shows_handlers
from ..core.tensor import Tensor


@shows_handlers
def lobpcg(
    A: Tensor,
    k: int | None = None,
    B: Tensor | None = None,
    X: Tensor | None = None,
    n: int | None = None,
    iK: Tensor | None = None,
    niter: int | None = None,
    tol: float | None = None,
    largest: bool | None = None,
    method: str | None = None,
    tracker: Any = None,
    ortho_iparams: Mapping[str, int] | None = None,
    ortho_fparams: Mapping[str, float] | None = None,
    ortho_bparams: Mapping[str, bool] | None = None,
) -> tuple[Tensor, Tensor]:
    """E (…, k) and X (…, m, k) with ``A X = B X diag(E)`` for symmetric A (…, m, m), the extreme eigenvalue first.

    The `k` largest, or the smallest unless `largest`; `k` is the number of columns of `X`, or `n`, or one, and no more
    than these.  `B`, the
    identity by default, is symmetric positive definite.  They are found by `linalg.eigh`, through which gradients pass,
    `B`'s included: what says how to iterate (`X`, `iK`, `niter`, `tol`, `method`, the parameters of orthogonalisation) changes
    nothing, and a `tracker`, to be called after each iteration, is a NotImplementedError.  ValueError where m is less than
    three times `k`, and for `k` below one; RuntimeError for matrices that are not square or not real.
    """
    if A.ndim < 2 or A.shape[-1] != A.shape[-2]:
        raise RuntimeError(f"lobpcg: A must be square, got shape {list(A.shape)}")
    if not A.is_floating_point():
        raise RuntimeError(f"lobpcg: A must be of real floating-point numbers, but got {A.dtype}")
    if tracker is not None:
        raise NotImplementedError("lobpcg: nothing is iterated here that a tracker could follow")
    rows = A.shape[-1]
    columns = n if n is not None else k if k is not None else 1
    if X is None:
        # What PyTorch begins with is drawn here, too, so that the numbers drawn after it are the same.
        for _ in range(prod(A.shape[:-2])):
            functions.randn((rows, columns), dtype=A.dtype, device=A.device)
    else:
        columns = X.shape[-1]
    count = columns if k is None else min(k, columns)
    if count < 1:
        raise ValueError(f"lobpcg: expected k of one or more, but got {count}")
    if rows < 3 * count:
        raise ValueError(
            f"LOBPCG algorithm is not applicable when the number of A rows (={rows}) is smaller than 3 x the number of "
            f"requested eigenpairs (={count})"
        )
    symmetric = (A + A.mT) / 2
    if B is not None:
        # A X = B X diag(E) is L⁻¹ A L⁻ᵀ Y = Y diag(E) with Y = Lᵀ X, where B = L Lᵀ.
        factor = linalg.cholesky(B)
        left = linalg.solve_triangular(factor, symmetric, upper=False)
        symmetric = linalg.solve_triangular(factor, left.mT, upper=False)
    values, vectors = linalg.eigh(symmetric)
    if largest is None or largest:
        values, vectors = values.flip(-1), vectors.flip(-1)
    values, vectors = values[..., :count], vectors[..., :count]
    if B is not None:
        vectors = linalg.solve_triangular(factor.mT, vectors, upper=True)
    return values, vectors
