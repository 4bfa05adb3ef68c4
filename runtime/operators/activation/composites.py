"""Activations and dropout made of other operators."""

from __future__ import annotations

from typing import Any

from gradsmith.generated import functions, nn

from ...core.dtypes import bool_
from ...core.errors import not_implemented_for
from ...core.tensor import Tensor
from ..dims import normalize_dim

__all__ = [
    "alpha_dropout",
    "celu",
    "celu_",
    "dropout",
    "feature_alpha_dropout",
    "feature_dropout",
    "glu",
    "native_dropout",
    "native_dropout_backward",
    "prelu",
    "relu6",
    "relu6_",
    "rrelu",
    "rrelu_",
    "selu",
    "selu_",
    "special_log_softmax",
    "special_softmax",
]


# G. Klambauer et al., "Self-normalizing neural networks", NeurIPS 2017.
_SELU_ALPHA = 1.6732632423543772848170429916717
_SELU_SCALE = 1.0507009873554804934193349852946


def relu6(self: Tensor) -> Tensor:
    """`self` brought into [0, 6]."""
    return nn.hardtanh(self, 0, 6)


def relu6_(self: Tensor) -> Tensor:
    """`relu6` in place."""
    return nn.hardtanh_(self, 0, 6)


def selu(self: Tensor) -> Tensor:
    """`elu` with the constants that keep mean zero and variance one."""
    return nn.elu(self, _SELU_ALPHA, _SELU_SCALE)


def selu_(self: Tensor) -> Tensor:
    """`selu` in place."""
    return nn.elu_(self, _SELU_ALPHA, _SELU_SCALE)


def celu(self: Tensor, alpha: float = 1.0) -> Tensor:
    """`elu` with a continuous derivative; RuntimeError for a zero `alpha`."""
    if alpha == 0:
        raise RuntimeError("ZeroDivisionError: alpha cannot be 0 for CELU")
    return nn.elu(self, alpha, 1.0, 1.0 / alpha)


def celu_(self: Tensor, alpha: float = 1.0) -> Tensor:
    """`celu` in place."""
    if alpha == 0:
        raise RuntimeError("ZeroDivisionError: alpha cannot be 0 for CELU")
    return nn.elu_(self, alpha, 1.0, 1.0 / alpha)


def prelu(self: Tensor, weight: Tensor) -> Tensor:
    """`self` where positive, elsewhere times `weight`: one number, or one for each channel.

    Raises RuntimeError unless `weight` is 0-d or 1-d with as many elements as `self` has channels.
    """
    if weight.ndim > 1:
        raise RuntimeError(
            f"prelu: Expected `weight` to be a scalar or 1D tensor, but got: ndim = {weight.ndim}"
        )
    if self.dtype != weight.dtype:
        raise RuntimeError(
            "prelu: Type promoting not supported. Got " f"{self.dtype} and {weight.dtype}"
        )
    if not self.is_floating_point():
        raise not_implemented_for("prelu_cpu", self.dtype)
    if weight.numel() != 1:
        if self.ndim == 0:
            raise RuntimeError("Not allow zero-dim input tensor.")
        channels = self.shape[1] if self.ndim > 1 else 1
        if channels != weight.numel():
            raise RuntimeError(
                f"Mismatch of parameter numbers and input channel size. Found parameter numbers ="
                f" {weight.numel()} and channel size = {channels}."
            )
        weight = weight.reshape([1, channels] + [1] * (self.ndim - 2))
    elif weight.ndim:
        weight = weight.reshape([1] * self.ndim)
    return functions.where(self > 0, self, weight * self)


def rrelu(
    self: Tensor,
    lower: float = 0.125,
    upper: float = 1.0 / 3,
    training: bool = False,
    generator: Any = None,
) -> Tensor:
    """`leaky_relu` with a slope drawn from [lower, upper] for each element, or their mean.

    B. Xu et al., "Empirical evaluation of rectified activations in convolutional network", 2015.
    """
    if lower > upper:
        raise RuntimeError("Lower bound should be less than or equal to the upper bound")
    if not training:
        return nn.leaky_relu(self, (lower + upper) / 2)
    slope = functions.empty_like(self).uniform_(lower, upper, generator=generator)
    return functions.where(self > 0, self, self * slope)


def rrelu_(
    self: Tensor,
    lower: float = 0.125,
    upper: float = 1.0 / 3,
    training: bool = False,
    generator: Any = None,
) -> Tensor:
    """`rrelu` in place."""
    if lower > upper:
        raise RuntimeError("Lower bound should be less than or equal to the upper bound")
    if not training:
        return nn.leaky_relu_(self, (lower + upper) / 2)
    slope = functions.empty_like(self).uniform_(lower, upper, generator=generator)
    return self.mul_(functions.where(self > 0, 1, slope))


def glu(self: Tensor, dim: int = -1) -> Tensor:
    """The first half along `dim` times the sigmoid of the second.

    Y. Dauphin et al., "Language modeling with gated convolutional networks", ICML 2017.
    """
    if not self.is_floating_point():
        raise not_implemented_for("glu_cpu", self.dtype)
    if self.ndim == 0:
        raise RuntimeError("glu does not support 0-dimensional tensors")
    size = self.shape[normalize_dim(dim, self.ndim)]
    if size % 2:
        raise RuntimeError(f"Halving dimension must be even, but dimension {dim} is size {size}")
    half = size // 2
    return self.narrow(dim, 0, half) * self.narrow(dim, half, half).sigmoid()


def special_softmax(self: Tensor, dim: int, dtype: Any = None) -> Tensor:
    """As `softmax`."""
    return functions.softmax(self, dim, dtype=dtype)


def special_log_softmax(self: Tensor, dim: int, dtype: Any = None) -> Tensor:
    """As `log_softmax`."""
    return functions.log_softmax(self, dim, dtype=dtype)


def _check_probability(p: float) -> None:
    if not 0 <= p <= 1:
        raise RuntimeError(f"dropout probability has to be between 0 and 1, but got {p}")


def dropout(input: Tensor, p: float, train: bool) -> Tensor:
    """Each element zeroed with probability `p`, the others divided by `1 - p`.

    N. Srivastava et al., "Dropout: a simple way to prevent neural networks from overfitting", JMLR
    15 (2014).
    """
    _check_probability(p)
    if p == 0 or not train or input.numel() == 0:
        return input
    if p == 1:
        return input * functions.zeros((), dtype=input.dtype, device=input.device)
    return input * functions.empty_like(input).bernoulli_(1 - p).div_(1 - p)


def _feature_noise(input: Tensor) -> Tensor:
    """Room for one random number for each sample and channel."""
    if input.ndim < 2:
        raise RuntimeError("Feature dropout requires at least 2 dimensions in the input")
    return input.new_empty([*input.shape[:2], *([1] * (input.ndim - 2))])


def feature_dropout(input: Tensor, p: float, train: bool) -> Tensor:
    """`dropout` of whole channels."""
    _check_probability(p)
    if p == 0 or not train or input.numel() == 0:
        return input
    if p == 1:
        return input * functions.zeros((), dtype=input.dtype, device=input.device)
    return input * _feature_noise(input).bernoulli_(1 - p).div_(1 - p)


def _alpha(input: Tensor, noise: Tensor, p: float) -> Tensor:
    """Dropped elements become the negative saturation of SELU; an affine map restores the moments."""
    saturation = _SELU_ALPHA * _SELU_SCALE
    scale = 1.0 / ((saturation**2 * p + 1) * (1 - p)) ** 0.5
    kept = noise.bernoulli_(1 - p)
    shift = (kept - 1) * (saturation * scale) + saturation * scale * p
    result: Tensor = input * (kept * scale) + shift
    return result


def alpha_dropout(input: Tensor, p: float, train: bool) -> Tensor:
    """Dropout that keeps the mean and the variance of self-normalising networks."""
    _check_probability(p)
    if p == 0 or not train or input.numel() == 0:
        return input
    if p == 1:
        return input * functions.zeros((), dtype=input.dtype, device=input.device)
    return _alpha(input, functions.empty_like(input), p)


def feature_alpha_dropout(input: Tensor, p: float, train: bool) -> Tensor:
    """`alpha_dropout` of whole channels."""
    _check_probability(p)
    if p == 0 or not train or input.numel() == 0:
        return input
    if p == 1:
        return input * functions.zeros((), dtype=input.dtype, device=input.device)
    return _alpha(input, _feature_noise(input), p)


def native_dropout(input: Tensor, p: float, train: bool | None) -> tuple[Tensor, Tensor]:
    """`dropout`, together with the boolean mask of the elements that were kept."""
    if train is False:
        return input.clone(), functions.ones_like(input, dtype=bool_)
    kept = functions.empty_like(input).bernoulli_(1 - p)
    scale = 0.0 if p == 1 else 1 / (1 - p)
    return input * kept * scale, kept.bool()


def native_dropout_backward(grad_output: Tensor, mask: Tensor, scale: float) -> Tensor:
    """`grad_output * mask * scale`."""
    return grad_output * mask * scale
