"""Layers: activation.

Generated from layers.yaml; edit that, not this file.
"""

from __future__ import annotations

from gradsmith.core.tensor import Tensor
from gradsmith.generated import functions
from gradsmith.nn import arguments
from gradsmith.nn import functional as F
from gradsmith.nn.init import constant_
from gradsmith.nn.module import Module
from gradsmith.nn.parameter import Parameter
from math import exp, log, tanh
from typing import Any

__all__ = [
    "CELU",
    "ELU",
    "GELU",
    "GLU",
    "Hardshrink",
    "Hardsigmoid",
    "Hardswish",
    "Hardtanh",
    "LeakyReLU",
    "LogSigmoid",
    "LogSoftmax",
    "Mish",
    "PReLU",
    "RReLU",
    "ReLU",
    "ReLU6",
    "SELU",
    "SiLU",
    "Sigmoid",
    "Softmax",
    "Softmax2d",
    "Softmin",
    "Softplus",
    "Softshrink",
    "Softsign",
    "Tanh",
    "Tanhshrink",
    "Threshold",
]


class Threshold(Module):
    """Replaces each element that is not greater than `threshold` by `value`."""

    __constants__ = ["threshold", "value", "inplace"]
    threshold: float
    value: float
    inplace: bool

    def __init__(self, threshold: float, value: float, inplace: bool = False) -> None:
        super().__init__()
        self.threshold = threshold
        self.value = value
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.threshold(input, self.threshold, self.value, self.inplace)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        parts = []
        parts.append(f"threshold={self.threshold}")
        parts.append(f"value={self.value}")
        if self.inplace:
            parts.append(f"inplace={True}")
        return ", ".join(parts)


class ReLU(Module):
    """Applies `max(x, 0)` to each element."""

    __constants__ = ["inplace"]
    inplace: bool

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.relu(input, self.inplace)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        parts = []
        if self.inplace:
            parts.append(f"inplace={True}")
        return ", ".join(parts)


class RReLU(Module):
    """Randomized leaky ReLU. In training, the slope of negative elements is drawn uniformly from
    [lower, upper]; in evaluation it is the mean of the two.
    """

    __constants__ = ["lower", "upper", "inplace"]
    lower: float
    upper: float
    inplace: bool

    def __init__(
        self, lower: float = 1.0 / 8, upper: float = 1.0 / 3, inplace: bool = False
    ) -> None:
        super().__init__()
        self.lower = lower
        self.upper = upper
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.rrelu(input, self.lower, self.upper, self.training, self.inplace)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        parts = []
        parts.append(f"lower={self.lower}")
        parts.append(f"upper={self.upper}")
        if self.inplace:
            parts.append(f"inplace={True}")
        return ", ".join(parts)


class Hardtanh(Module):
    """Clamps each element to [min_val, max_val]."""

    __constants__ = ["min_val", "max_val", "inplace"]
    inplace: bool

    def __init__(
        self,
        min_val: float = -1.0,
        max_val: float = 1.0,
        inplace: bool = False,
        min_value: float | None = None,
        max_value: float | None = None,
    ) -> None:
        super().__init__()
        self.min_val = arguments.renamed(min_val, min_value, 'min_val', 'min_value')
        self.max_val = arguments.above(
            arguments.renamed(max_val, max_value, 'max_val', 'max_value'),
            min_val,
            'max_val min_val',
        )
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.hardtanh(input, self.min_val, self.max_val, self.inplace)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        parts = []
        parts.append(f"min_val={self.min_val}")
        parts.append(f"max_val={self.max_val}")
        if self.inplace:
            parts.append(f"inplace={True}")
        return ", ".join(parts)


class ReLU6(Hardtanh):
    """Clamps each element to [0, 6]."""

    def __init__(self, inplace: bool = False) -> None:
        super().__init__(0.0, 6.0, inplace)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        parts = []
        if self.inplace:
            parts.append(f"inplace={True}")
        return ", ".join(parts)


class Sigmoid(Module):
    """Applies the logistic function `1 / (1 + exp(-x))` to each element."""

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.sigmoid(input)


class Hardsigmoid(Module):
    """Applies `relu6(x + 3) / 6`, a piecewise linear approximation of the logistic function, to
    each element.
    """

    __constants__ = ["inplace"]
    inplace: bool

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.hardsigmoid(input, self.inplace)


class Tanh(Module):
    """Applies the hyperbolic tangent to each element."""

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.tanh(input)


class SiLU(Module):
    """Applies `x * sigmoid(x)` to each element; also known as swish."""

    __constants__ = ["inplace"]
    inplace: bool

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.silu(input, self.inplace)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        parts = []
        if self.inplace:
            parts.append(f"inplace={True}")
        return ", ".join(parts)


class Mish(Module):
    """Applies `x * tanh(softplus(x))` to each element."""

    __constants__ = ["inplace"]
    inplace: bool

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.mish(input, self.inplace)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        parts = []
        if self.inplace:
            parts.append(f"inplace={True}")
        return ", ".join(parts)


class Hardswish(Module):
    """Applies `x * relu6(x + 3) / 6` to each element."""

    __constants__ = ["inplace"]
    inplace: bool

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.hardswish(input, self.inplace)


class ELU(Module):
    """Applies `x` to positive elements and `alpha * (exp(x) - 1)` to the others."""

    __constants__ = ["alpha", "inplace"]
    alpha: float
    inplace: bool

    def __init__(self, alpha: float = 1.0, inplace: bool = False) -> None:
        super().__init__()
        self.alpha = alpha
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.elu(input, self.alpha, self.inplace)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        parts = []
        parts.append(f"alpha={self.alpha}")
        if self.inplace:
            parts.append(f"inplace={True}")
        return ", ".join(parts)


class CELU(Module):
    """Applies `x` to positive elements and `alpha * (exp(x / alpha) - 1)` to the others."""

    __constants__ = ["alpha", "inplace"]
    alpha: float
    inplace: bool

    def __init__(self, alpha: float = 1.0, inplace: bool = False) -> None:
        super().__init__()
        self.alpha = alpha
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.celu(input, self.alpha, self.inplace)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        parts = []
        parts.append(f"alpha={self.alpha}")
        if self.inplace:
            parts.append(f"inplace={True}")
        return ", ".join(parts)


class SELU(Module):
    """Scaled exponential linear unit, whose constants preserve mean and variance from layer to
    layer (Klambauer et al., 2017).
    """

    __constants__ = ["inplace"]
    inplace: bool

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.selu(input, self.inplace)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        parts = []
        if self.inplace:
            parts.append(f"inplace={True}")
        return ", ".join(parts)


class GLU(Module):
    """Gated linear unit: splits the input in halves `a` and `b` along `dim` and returns `a *
    sigmoid(b)`.
    """

    __constants__ = ["dim"]
    dim: int

    def __init__(self, dim: int = -1) -> None:
        super().__init__()
        self.dim = dim

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.glu(input, self.dim)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"dim={self.dim}"


class GELU(Module):
    """Applies `x * Φ(x)` to each element, with the standard normal distribution function Φ, or with
    `approximate='tanh'` an approximation of it.
    """

    __constants__ = ["approximate"]
    approximate: str

    def __init__(self, approximate: str = 'none') -> None:
        super().__init__()
        self.approximate = approximate

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.gelu(input, approximate=self.approximate)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"approximate={repr(self.approximate)}"


class Hardshrink(Module):
    """Sets elements between -`lambd` and `lambd` to zero."""

    __constants__ = ["lambd"]
    lambd: float

    def __init__(self, lambd: float = 0.5) -> None:
        super().__init__()
        self.lambd = lambd

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.hardshrink(input, self.lambd)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"{self.lambd}"


class LeakyReLU(Module):
    """Multiplies negative elements by `negative_slope`."""

    __constants__ = ["negative_slope", "inplace"]
    negative_slope: float
    inplace: bool

    def __init__(self, negative_slope: float = 0.01, inplace: bool = False) -> None:
        super().__init__()
        self.negative_slope = negative_slope
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.leaky_relu(input, self.negative_slope, self.inplace)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        parts = []
        parts.append(f"negative_slope={self.negative_slope}")
        if self.inplace:
            parts.append(f"inplace={True}")
        return ", ".join(parts)


class LogSigmoid(Module):
    """Applies `log(sigmoid(x))` to each element."""

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.logsigmoid(input)


class Softplus(Module):
    """Applies `log(1 + exp(beta * x)) / beta`, a smooth approximation of ReLU, to each element. For
    numerical stability it returns `x` where `beta * x` exceeds `threshold`.
    """

    __constants__ = ["beta", "threshold"]
    beta: float
    threshold: float

    def __init__(self, beta: float = 1.0, threshold: float = 20.0) -> None:
        super().__init__()
        self.beta = beta
        self.threshold = threshold

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.softplus(input, self.beta, self.threshold)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"beta={self.beta}, threshold={self.threshold}"


class Softshrink(Module):
    """Moves each element towards zero by `lambd`; elements between -`lambd` and `lambd` become
    zero.
    """

    __constants__ = ["lambd"]
    lambd: float

    def __init__(self, lambd: float = 0.5) -> None:
        super().__init__()
        self.lambd = lambd

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.softshrink(input, self.lambd)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"{self.lambd}"


class PReLU(Module):
    """Multiplies negative elements by a learned weight, either one for all channels or one for each
    channel.
    """

    __constants__ = ["num_parameters", "init"]
    num_parameters: int
    init: float
    weight: Parameter

    def __init__(
        self, num_parameters: int = 1, init: float = 0.25, device: Any = None, dtype: Any = None
    ) -> None:
        super().__init__()
        self.num_parameters = num_parameters
        self.init = init
        self.weight = Parameter(functions.empty((self.num_parameters,), device=device, dtype=dtype))
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Give the parameters their first values."""
        constant_(self.weight, self.init)

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.prelu(input, self.weight)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"num_parameters={self.num_parameters}"


class Softsign(Module):
    """Applies `x / (1 + |x|)` to each element."""

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.softsign(input)


class Tanhshrink(Module):
    """Applies `x - tanh(x)` to each element."""

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.tanhshrink(input)


class Softmin(Module):
    """Applies the softmax of the negated input along `dim`, so that the smallest element gets the
    largest weight.
    """

    __constants__ = ["dim"]
    dim: int | None

    def __init__(self, dim: int | None = None) -> None:
        super().__init__()
        self.dim = dim

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.softmin(input, self.dim, _stacklevel=5)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"dim={self.dim}"


class Softmax(Module):
    """Applies `exp(x) / sum(exp(x))` along `dim`; the results lie in [0, 1] and add up to 1."""

    __constants__ = ["dim"]
    dim: int | None

    def __init__(self, dim: int | None = None) -> None:
        super().__init__()
        self.dim = dim

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.softmax(input, self.dim, _stacklevel=5)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"dim={self.dim}"


class Softmax2d(Module):
    """Applies softmax over the channels at each position of an image (N, C, H, W) or (C, H, W)."""

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.softmax(arguments.dimensions(input, (3, 4)), -3, _stacklevel=5)


class LogSoftmax(Module):
    """Applies `log(softmax(x))` along `dim`."""

    __constants__ = ["dim"]
    dim: int | None

    def __init__(self, dim: int | None = None) -> None:
        super().__init__()
        self.dim = dim

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.log_softmax(input, self.dim, _stacklevel=5)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"dim={self.dim}"
