"""Layers: normalization.

Generated from layers.yaml; edit that, not this file.
"""

from __future__ import annotations

from collections.abc import Sequence
from gradsmith.core.tensor import Tensor
from gradsmith.generated import functions
from gradsmith.nn import arguments
from gradsmith.nn import functional as F
from gradsmith.nn.init import ones_, zeros_
from gradsmith.nn.module import Module
from gradsmith.nn.parameter import Parameter
from typing import Any

__all__ = ["CrossMapLRN2d", "GroupNorm", "LayerNorm", "LocalResponseNorm", "RMSNorm"]


class LocalResponseNorm(Module):
    """Divides each element by a power of the mean square over neighbouring channels (Krizhevsky et
    al., 2012).
    """

    __constants__ = ["size", "alpha", "beta", "k"]
    size: int
    alpha: float
    beta: float
    k: float

    def __init__(
        self, size: int, alpha: float = 0.0001, beta: float = 0.75, k: float = 1.0
    ) -> None:
        super().__init__()
        self.size = size
        self.alpha = alpha
        self.beta = beta
        self.k = k

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.local_response_norm(input, self.size, self.alpha, self.beta, self.k)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"{self.size}, alpha={self.alpha}, beta={self.beta}, k={self.k}"


class CrossMapLRN2d(Module):
    """LocalResponseNorm for images (N, C, H, W)."""

    __constants__ = ["size", "alpha", "beta", "k"]
    size: int
    alpha: float
    beta: float
    k: float

    def __init__(self, size: int, alpha: float = 0.0001, beta: float = 0.75, k: float = 1) -> None:
        super().__init__()
        self.size = size
        self.alpha = alpha
        self.beta = beta
        self.k = k

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.local_response_norm(
            arguments.dimensions(input, (4,)), self.size, self.alpha, self.beta, self.k
        )

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"{self.size}, alpha={self.alpha}, beta={self.beta}, k={self.k}"


class LayerNorm(Module):
    """Normalizes the last dimensions, of shape `normalized_shape`, to mean 0 and variance 1, then
    applies a learned weight and bias (Ba et al., 2016).
    """

    __constants__ = ["normalized_shape", "eps", "elementwise_affine"]
    eps: float
    elementwise_affine: bool
    weight: Parameter | None
    bias: Parameter | None

    def __init__(
        self,
        normalized_shape: int | Sequence[int],
        eps: float = 1e-05,
        elementwise_affine: bool = True,
        bias: bool = True,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        self.normalized_shape = arguments.shape(normalized_shape)
        self.eps = eps
        self.elementwise_affine = elementwise_affine
        if elementwise_affine:
            self.weight = Parameter(
                functions.empty(self.normalized_shape, device=device, dtype=dtype)
            )
        else:
            self.register_parameter("weight", None)
        if elementwise_affine and bias:
            self.bias = Parameter(
                functions.empty(self.normalized_shape, device=device, dtype=dtype)
            )
        else:
            self.register_parameter("bias", None)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Give the parameters their first values."""
        if self.weight is not None:
            ones_(self.weight)
        if self.bias is not None:
            zeros_(self.bias)

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.layer_norm(input, self.normalized_shape, self.weight, self.bias, self.eps)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"{self.normalized_shape}, eps={self.eps}, elementwise_affine={self.elementwise_affine}, bias={self.bias is not None}"


class RMSNorm(Module):
    """Divides the last dimensions, of shape `normalized_shape`, by their root mean square, then
    applies a learned weight (Zhang and Sennrich, 2019).
    """

    __constants__ = ["normalized_shape", "eps", "elementwise_affine"]
    eps: float | None
    elementwise_affine: bool
    weight: Parameter | None

    def __init__(
        self,
        normalized_shape: int | Sequence[int],
        eps: float | None = None,
        elementwise_affine: bool = True,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        self.normalized_shape = arguments.shape(normalized_shape)
        self.eps = eps
        self.elementwise_affine = elementwise_affine
        if elementwise_affine:
            self.weight = Parameter(
                functions.empty(self.normalized_shape, device=device, dtype=dtype)
            )
        else:
            self.register_parameter("weight", None)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Give the parameters their first values."""
        if self.weight is not None:
            ones_(self.weight)

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.rms_norm(input, self.normalized_shape, self.weight, self.eps)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"{self.normalized_shape}, eps={self.eps}, elementwise_affine={self.elementwise_affine}"


class GroupNorm(Module):
    """Splits the channels into `num_groups` groups and normalizes each group to mean 0 and variance
    1, then applies a learned weight and bias (Wu and He, 2018).
    """

    __constants__ = ["num_groups", "num_channels", "eps", "affine"]
    num_groups: int
    eps: float
    affine: bool
    weight: Parameter | None
    bias: Parameter | None

    def __init__(
        self,
        num_groups: int,
        num_channels: int,
        eps: float = 1e-05,
        affine: bool = True,
        device: Any = None,
        dtype: Any = None,
        *,
        bias: bool = True,
    ) -> None:
        super().__init__()
        self.num_groups = num_groups
        self.num_channels = arguments.divisible(num_channels, num_groups, 'num_channels num_groups')
        self.eps = eps
        self.affine = affine
        if affine:
            self.weight = Parameter(
                functions.empty((self.num_channels,), device=device, dtype=dtype)
            )
        else:
            self.register_parameter("weight", None)
        if affine and bias:
            self.bias = Parameter(functions.empty((self.num_channels,), device=device, dtype=dtype))
        else:
            self.register_parameter("bias", None)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Give the parameters their first values."""
        if self.weight is not None:
            ones_(self.weight)
        if self.bias is not None:
            zeros_(self.bias)

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.group_norm(input, self.num_groups, self.weight, self.bias, self.eps)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"{self.num_groups}, {self.num_channels}, eps={self.eps}, affine={self.affine}, bias={self.bias is not None}"
