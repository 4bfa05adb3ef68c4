"""Products and distances of `gradsmith.nn.functional`, with PyTorch's signatures."""

from __future__ import annotations

from typing import cast

from gradsmith.dispatch.operator import ops
from gradsmith.tensor import Tensor

__all__ = ["bilinear", "cosine_similarity", "pairwise_distance", "pdist"]


def bilinear(input1: Tensor, input2: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
    """``input1 @ weight[i] @ input2 + bias[i]``: (…, a), (…, b), (n, a, b) and (n) give (…, n)."""
    return cast(Tensor, ops.aten.bilinear.default(input1, input2, weight, bias))


def cosine_similarity(x1: Tensor, x2: Tensor, dim: int = 1, eps: float = 1e-8) -> Tensor:
    """The cosine of the angle between the vectors along `dim`; norms count as `eps` at least."""
    return cast(Tensor, ops.aten.cosine_similarity.default(x1, x2, dim, eps))


def pairwise_distance(
    x1: Tensor, x2: Tensor, p: float = 2.0, eps: float = 1e-6, keepdim: bool = False
) -> Tensor:
    """The p-norms of ``x1 - x2 + eps`` along the last dimension."""
    return cast(Tensor, ops.aten.pairwise_distance.default(x1, x2, p, eps, keepdim))


def pdist(input: Tensor, p: float = 2.0) -> Tensor:
    """The p-norm distances of each pair of rows (i, j) of a matrix, i < j."""
    return cast(Tensor, ops.aten.pdist.default(input, p))
