"""Layers: linear.

Generated from layers.yaml; edit that, not this file.
"""

from __future__ import annotations

from gradsmith.core.tensor import Tensor
from gradsmith.generated import functions
from gradsmith.nn import arguments
from gradsmith.nn import functional as F
from gradsmith.nn.init import kaiming_uniform_, uniform_, uniform_by_fan_in_
from gradsmith.nn.lazy import _LazyLinear
from gradsmith.nn.module import Module
from gradsmith.nn.parameter import Parameter
from math import sqrt
from typing import Any

__all__ = ["Bilinear", "LazyLinear", "Linear"]


class Linear(Module):
    """Applies the affine map `x @ weight.T + bias` to the last dimension. Maps (*, in_features) to
    (*, out_features), where * is any number of dimensions. With `bias=False` there is no
    additive bias.
    """

    __constants__ = ["in_features", "out_features"]
    in_features: int
    out_features: int
    weight: Parameter
    bias: Parameter | None

    def __init__(
        self,
        in_features: int,
        out_features: int,
        bias: bool = True,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        self.in_features = in_features
        self.out_features = out_features
        self.weight = Parameter(
            functions.empty((self.out_features, self.in_features), device=device, dtype=dtype)
        )
        if bias:
            self.bias = Parameter(functions.empty((self.out_features,), device=device, dtype=dtype))
        else:
            self.register_parameter("bias", None)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Give the parameters their first values."""
        kaiming_uniform_(self.weight, a=sqrt(5))
        if self.bias is not None:
            uniform_by_fan_in_(self.bias, self.weight)

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.linear(input, self.weight, self.bias)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"in_features={self.in_features}, out_features={self.out_features}, bias={self.bias is not None}"


class Bilinear(Module):
    """Computes `input1ᵀ W input2 + bias` for each output feature. Maps (*, in1_features) and (*,
    in2_features) to (*, out_features).
    """

    __constants__ = ["in1_features", "in2_features", "out_features"]
    in2_features: int
    out_features: int
    weight: Parameter
    bias: Parameter | None

    def __init__(
        self,
        in1_features: int,
        in2_features: int,
        out_features: int,
        bias: bool = True,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        self.in1_features = arguments.positive(in1_features, 'in1_features')
        self.in2_features = in2_features
        self.out_features = out_features
        self.weight = Parameter(
            functions.empty(
                (self.out_features, self.in1_features, self.in2_features),
                device=device,
                dtype=dtype,
            )
        )
        if bias:
            self.bias = Parameter(functions.empty((self.out_features,), device=device, dtype=dtype))
        else:
            self.register_parameter("bias", None)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Give the parameters their first values."""
        uniform_(self.weight, -1 / sqrt(self.in1_features), 1 / sqrt(self.in1_features))
        if self.bias is not None:
            uniform_(self.bias, -1 / sqrt(self.in1_features), 1 / sqrt(self.in1_features))

    def forward(self, input1: Tensor, input2: Tensor) -> Tensor:
        """Compute the output."""
        return F.bilinear(input1, input2, self.weight, self.bias)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"in1_features={self.in1_features}, in2_features={self.in2_features}, out_features={self.out_features}, bias={self.bias is not None}"


class LazyLinear(_LazyLinear, Linear):
    """A Linear that infers `in_features` from its first input."""

    cls_to_become = Linear

    def __init__(
        self, out_features: int, bias: bool = True, device: Any = None, dtype: Any = None
    ) -> None:
        super().__init__(0, out_features, bias, device, dtype)
