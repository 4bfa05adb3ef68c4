"""Layers: dropout.

Generated from layers.yaml; edit that, not this file.
"""

from __future__ import annotations

from gradsmith.core.tensor import Tensor
from gradsmith.nn import arguments
from gradsmith.nn import functional as F
from gradsmith.nn.module import Module

__all__ = ["AlphaDropout", "Dropout", "Dropout1d", "Dropout2d", "Dropout3d", "FeatureAlphaDropout"]


class _DropoutNd(Module):
    """Base class of dropout layers."""

    __constants__ = ["p", "inplace"]
    inplace: bool

    def __init__(self, p: float = 0.5, inplace: bool = False) -> None:
        super().__init__()
        self.p = arguments.probability(p)
        self.inplace = inplace

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"p={self.p}, inplace={self.inplace}"


class Dropout(_DropoutNd):
    """In training, sets each element to zero with probability `p` and scales the others by `1 / (1
    - p)`; in evaluation, returns the input unchanged.
    """

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.dropout(input, self.p, self.training, self.inplace)


class Dropout1d(_DropoutNd):
    """In training, sets whole channels to zero with probability `p` and scales the others by `1 /
    (1 - p)`; in evaluation, returns the input unchanged.
    """

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.dropout1d(input, self.p, self.training, self.inplace)


class Dropout2d(_DropoutNd):
    """In training, sets whole channels to zero with probability `p` and scales the others by `1 /
    (1 - p)`; in evaluation, returns the input unchanged.
    """

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.dropout2d(input, self.p, self.training, self.inplace)


class Dropout3d(_DropoutNd):
    """In training, sets whole channels to zero with probability `p` and scales the others by `1 /
    (1 - p)`; in evaluation, returns the input unchanged.
    """

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.dropout3d(input, self.p, self.training, self.inplace)


class AlphaDropout(_DropoutNd):
    """Dropout that preserves mean and variance, for networks with SELU activations (Klambauer et
    al., 2017).
    """

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.alpha_dropout(input, self.p, self.training)


class FeatureAlphaDropout(_DropoutNd):
    """AlphaDropout that masks whole channels."""

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.feature_alpha_dropout(input, self.p, self.training)
