"""Activations and dropout made of other operators."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import isfinite
from typing import Any

from gradsmith.generated import functions, nn, raw

from ...core.dtypes import bool_, float64
from ...core.errors import not_implemented_for
from ...core.tensor import Tensor
from ..composite_dtypes import in_dtype_of
from ..composite_results import first_result
from ..scalar_types import number_in

# G. Klambauer et al., "Self-normalizing neural networks", NeurIPS 2017.
_SELU_ALPHA = 1.6732632423543772848170429916717
_SELU_SCALE = 1.0507009873554804934193349852946


def _relu6(hardtanh: Callable[..., Tensor], self: Tensor) -> Tensor:
    """`self` brought into [0, 6]."""
    return hardtanh(self, 0, 6)


relu6 = partial(_relu6, nn.hardtanh)
relu6_ = partial(_relu6, nn.hardtanh_)


def _selu(elu: Callable[..., Tensor], self: Tensor) -> Tensor:
    """`elu` with the constants that keep mean zero and variance one."""
    return elu(self, _SELU_ALPHA, _SELU_SCALE)


selu = partial(_selu, nn.elu)
selu_ = partial(_selu, nn.elu_)


def _celu(elu: Callable[..., Tensor], self: Tensor, alpha: float) -> Tensor:
    """`elu` with a continuous derivative; RuntimeError for a zero `alpha`."""
    if alpha == 0:
        raise RuntimeError("ZeroDivisionError: alpha cannot be 0 for CELU")
    return elu(self, alpha, 1.0, 1.0 / alpha)


celu = partial(_celu, nn.elu)
celu_ = partial(_celu, nn.elu_)


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
    return functions._prelu_kernel(self, weight)


def _rrelu(
    leaky_relu: Callable[..., Tensor],
    mul: Callable[..., Tensor],
    self: Tensor,
    lower: float,
    upper: float,
    training: bool,
    generator: Any,
) -> Tensor:
    """`leaky_relu` with a slope drawn from [lower, upper] for each element, or their mean.

    B. Xu et al., "Empirical evaluation of rectified activations in convolutional network", 2015.
    """
    if complex in (lower.__class__, upper.__class__):
        lower, upper = (number_in(self.dtype.numpy, bound).real for bound in (lower, upper))
    for name, bound in (("lower", lower), ("upper", upper)):
        if not isfinite(bound):
            raise RuntimeError(f"rrelu: {name} bound must be finite, got {bound}")
    if lower > upper:
        raise RuntimeError("Lower bound should be less than or equal to the upper bound")
    if not training:
        return leaky_relu(self, (lower + upper) / 2)
    if not self.is_floating_point():
        raise not_implemented_for("rrelu_with_noise_out_cpu", self.dtype)
    # Only what is not positive has a slope drawn, in float64.
    drawn = self <= 0
    count = self.numel() if self.is_meta else int(drawn.sum())
    draws = functions.empty(count, dtype=float64, device=self.device).uniform_(generator=generator)
    slopes = (draws * (upper - lower) + lower).to(self.dtype)
    return mul(self, functions.ones_like(self).masked_scatter(drawn, slopes))


rrelu = partial(_rrelu, nn.leaky_relu, functions.mul)
rrelu_ = partial(_rrelu, nn.leaky_relu_, Tensor.mul_)


def _feature_noise(input: Tensor) -> Tensor:
    """Room for one random number for each sample and channel."""
    if input.ndim < 2:
        raise RuntimeError("Feature dropout requires at least 2 dimensions in the input")
    return input.new_empty([*input.shape[:2], *([1] * (input.ndim - 2))])


def _scaled(input: Tensor, noise: Tensor, p: float) -> Tensor:
    """N. Srivastava et al., "Dropout: a simple way to prevent neural networks from overfitting", JMLR 15 (2014)."""
    return input * noise.bernoulli_(1 - p).div_(1 - p)


def _alpha(input: Tensor, noise: Tensor, p: float) -> Tensor:
    """Dropped elements become the negative saturation of SELU; an affine map restores the moments."""
    saturation = _SELU_ALPHA * _SELU_SCALE
    scale = 1.0 / ((saturation**2 * p + 1) * (1 - p)) ** 0.5
    kept = noise.bernoulli_(1 - p)
    dropped = in_dtype_of(kept, (kept - 1) * (saturation * scale))
    shift = dropped + saturation * scale * p
    result: Tensor = input * (kept * scale) + shift
    return result


def _dropout(
    drop: Callable[[Tensor, Tensor, float], Tensor],
    room: Callable[[Tensor], Tensor],
    input: Tensor,
    p: float,
    train: bool,
) -> Tensor:
    """`input` without what `drop` leaves out of it with probability `p`; `room` is where it draws numbers."""
    if not 0 <= p <= 1:
        raise RuntimeError(f"dropout probability has to be between 0 and 1, but got {p}")
    if p == 0 or not train or input.numel() == 0:
        return input
    if p == 1:
        return input * functions.zeros((), dtype=input.dtype, device=input.device)
    return drop(input, room(input), p)


dropout = partial(_dropout, _scaled, functions.empty_like)
feature_dropout = partial(_dropout, _scaled, _feature_noise)  # of whole channels
# Those that keep the mean and the variance of self-normalising networks.
alpha_dropout = partial(_dropout, _alpha, functions.empty_like)
feature_alpha_dropout = partial(_dropout, _alpha, _feature_noise)


def native_dropout(input: Tensor, p: float, train: bool | None) -> tuple[Tensor, Tensor]:
    """`dropout`, together with the boolean mask of the elements that were kept."""
    if train is False:
        return input.clone(), functions.ones_like(input, dtype=bool_)
    kept = functions.empty_like(input, dtype=bool_).bernoulli_(1 - p)
    scale = 0.0 if p == 1 else 1 / (1 - p)
    return in_dtype_of(input, input * kept * scale), kept


def native_dropout_backward(grad_output: Tensor, mask: Tensor, scale: float) -> Tensor:
    """`grad_output * mask * scale`."""
    return grad_output * mask * scale


def special_log_softmax(self: Tensor, dim: int, dtype: Any) -> Tensor:
    """As `log_softmax`."""
    return functions.log_softmax(self, dim, dtype=dtype)


log_sigmoid_decomposed = partial(first_result, raw.log_sigmoid_forward)
