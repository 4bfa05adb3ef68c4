"""Layers: distance.

Generated from layers.yaml; edit that, not this file.
"""

from __future__ import annotations

from gradsmith.core.tensor import Tensor
from gradsmith.nn import functional as F
from gradsmith.nn.module import Module

__all__ = ["CosineSimilarity", "PairwiseDistance"]


class PairwiseDistance(Module):
    """Computes the `p`-norm of the difference of two tensors along the last dimension."""

    __constants__ = ["eps", "keepdim", "norm"]
    eps: float
    keepdim: bool

    def __init__(self, p: float = 2.0, eps: float = 1e-06, keepdim: bool = False) -> None:
        super().__init__()
        self.eps = eps
        self.keepdim = keepdim
        self.norm = p

    def forward(self, x1: Tensor, x2: Tensor) -> Tensor:
        """Compute the output."""
        return F.pairwise_distance(x1, x2, self.norm, self.eps, self.keepdim)


class CosineSimilarity(Module):
    """Computes the cosine of the angle between two tensors along `dim`."""

    __constants__ = ["dim", "eps"]
    dim: int
    eps: float

    def __init__(self, dim: int = 1, eps: float = 1e-08) -> None:
        super().__init__()
        self.dim = dim
        self.eps = eps

    def forward(self, x1: Tensor, x2: Tensor) -> Tensor:
        """Compute the output."""
        return F.cosine_similarity(x1, x2, self.dim, self.eps)
