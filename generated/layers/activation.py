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
    """Each element, or `value` where it is not above `threshold`."""

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
            parts.append(f"inplace={self.inplace}")
        return ", ".join(parts)


class ReLU(Module):
    """The larger of each element and zero."""

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
            parts.append(f"inplace={self.inplace}")
        return ", ".join(parts)


class RReLU(Module):
    """A leaky rectifier whose slope is drawn from [lower, upper] in training, and is their mean
    otherwise.
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
            parts.append(f"inplace={self.inplace}")
        return ", ".join(parts)


class Hardtanh(Module):
    """Each element brought into `[min_val, max_val]`."""

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
        self.min_val = arguments.renamed(min_val, min_value, "min_val", "min_value")
        self.max_val = arguments.above(
            arguments.renamed(max_val, max_value, "max_val", "max_value"),
            min_val,
            "max_val min_val",
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
            parts.append(f"inplace={self.inplace}")
        return ", ".join(parts)


class ReLU6(Hardtanh):
    """Each element brought into [0, 6]."""

    def __init__(self, inplace: bool = False) -> None:
        super().__init__(0.0, 6.0, inplace)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        parts = []
        if self.inplace:
            parts.append(f"inplace={self.inplace}")
        return ", ".join(parts)


class Sigmoid(Module):
    """The logistic function, `1 / (1 + exp(-x))`."""

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.sigmoid(input)


class Hardsigmoid(Module):
    """A logistic function of three straight pieces, `relu6(x + 3) / 6`."""

    __constants__ = ["inplace"]
    inplace: bool

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.hardsigmoid(input, self.inplace)


class Tanh(Module):
    """The hyperbolic tangent."""

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.tanh(input)


class SiLU(Module):
    """Each element times its logistic function."""

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
            parts.append(f"inplace={self.inplace}")
        return ", ".join(parts)


class Mish(Module):
    """Each element times the hyperbolic tangent of its softplus."""

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
            parts.append(f"inplace={self.inplace}")
        return ", ".join(parts)


class Hardswish(Module):
    """Each element times `relu6(x + 3) / 6`."""

    __constants__ = ["inplace"]
    inplace: bool

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.hardswish(input, self.inplace)


class ELU(Module):
    """Each element, or `alpha (exp(x) - 1)` where it is negative."""

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
            parts.append(f"inplace={self.inplace}")
        return ", ".join(parts)


class CELU(Module):
    """Each element, or `alpha (exp(x / alpha) - 1)` where it is negative."""

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
            parts.append(f"inplace={self.inplace}")
        return ", ".join(parts)


class SELU(Module):
    """The exponential linear unit with the two constants that keep mean and variance (Klambauer et
    al., 2017).
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
            parts.append(f"inplace={self.inplace}")
        return ", ".join(parts)


class GLU(Module):
    """The first half of the input along `dim` times the logistic function of the second."""

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
    """Each element times the normal distribution function; with `approximate='tanh'` times an
    approximation of it.
    """

    __constants__ = ["approximate"]
    approximate: str

    def __init__(self, approximate: str = "none") -> None:
        super().__init__()
        self.approximate = approximate

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.gelu(input, approximate=self.approximate)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"approximate={repr(self.approximate)}"


class Hardshrink(Module):
    """Each element, or zero where it is within `lambd` of zero."""

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
    """Each element, times `negative_slope` where it is negative."""

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
            parts.append(f"inplace={self.inplace}")
        return ", ".join(parts)


class LogSigmoid(Module):
    """The logarithm of the logistic function."""

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.logsigmoid(input)


class Softplus(Module):
    """`log(1 + exp(beta x)) / beta`; the input itself where `beta x` is above `threshold`."""

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
    """Each element brought nearer to zero by `lambd`, and zero within that."""

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
    """Each element, times the weight where it is negative; one weight, or one for each channel."""

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
    """`x / (1 + |x|)`."""

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.softsign(input)


class Tanhshrink(Module):
    """`x - tanh(x)`."""

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.tanhshrink(input)


class Softmin(Module):
    """Exponentials of the negated elements, divided by their sum along `dim`."""

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
    """Exponentials of the elements, divided by their sum along `dim`."""

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
    """Softmax over the channels of images, (N, C, H, W) or (C, H, W)."""

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.softmax(arguments.dimensions(input, (3, 4)), -3, _stacklevel=5)


class LogSoftmax(Module):
    """The logarithm of the softmax along `dim`."""

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
