"""Kernels of activation functions and of the gradients that have a kernel of their own."""

from __future__ import annotations

from gradsmith.kernels.namespace import Array, np
from gradsmith.kernels.pointwise_exponential import sigmoid
from gradsmith.kernels.promotion import Number
from gradsmith.kernels.scalar_types import scalar_type_name
from gradsmith.kernels.special_erf import erf, erf_single

__all__ = [
    "elu",
    "elu_backward",
    "gelu",
    "gelu_backward",
    "hardshrink",
    "hardsigmoid",
    "hardswish",
    "hardtanh",
    "leaky_relu",
    "leaky_relu_backward",
    "log_sigmoid",
    "mish",
    "mish_backward",
    "relu",
    "silu",
    "silu_backward",
    "softplus",
    "softplus_backward",
    "softshrink",
    "threshold",
    "threshold_backward",
]

_ROOT_HALF = 0.7071067811865476
_NORMAL_DENSITY = 0.3989422804014327
_ROOT_TWO_OVER_PI = 0.7978845608028654
_CUBIC = 0.044715


def relu(self: Array) -> Array:
    """`max(self, 0)`; NaN stays."""
    return np.maximum(self, 0)


def threshold(self: Array, threshold: Number, value: Number) -> Array:
    """`value` where `self <= threshold`, `self` elsewhere."""
    return np.where(self <= threshold, self.dtype.type(value), self)


def threshold_backward(grad_output: Array, self: Array, threshold: Number) -> Array:
    """`grad_output`, zero where `self <= threshold`."""
    return np.where(self <= threshold, grad_output.dtype.type(0), grad_output)


def hardtanh(self: Array, min_val: Number = -1, max_val: Number = 1) -> Array:
    """`self` brought into `[min_val, max_val]`, in its own dtype."""
    scalar = self.dtype.type
    if self.dtype.kind == "u" and (min_val < 0 or max_val < 0):  # type: ignore[operator]
        raise RuntimeError("cannot do hardtanh on an unsigned type with negative limits")
    return np.minimum(np.maximum(self, scalar(min_val)), scalar(max_val))


def leaky_relu(self: Array, negative_slope: Number = 0.01) -> Array:
    """`self` where positive, `negative_slope * self` elsewhere."""
    return np.where(self > 0, self, self * negative_slope)


def leaky_relu_backward(
    grad_output: Array, self: Array, negative_slope: Number, self_is_result: bool
) -> Array:
    """Gradient of `leaky_relu` from its input or, for a slope that is not negative, its output."""
    return np.where(self > 0, grad_output, grad_output * negative_slope)


def elu(self: Array, alpha: Number = 1, scale: Number = 1, input_scale: Number = 1) -> Array:
    """`scale * self` where positive, `scale * alpha * (exp(input_scale * self) - 1)` elsewhere.

    D.-A. Clevert, T. Unterthiner, S. Hochreiter, "Fast and accurate deep network learning by
    exponential linear units", ICLR 2016.
    """
    negative = np.expm1(np.minimum(self, 0) * input_scale)
    negative *= alpha * scale
    return np.where(self > 0, self if scale == 1 else self * scale, negative)


def elu_backward(
    grad_output: Array,
    alpha: Number,
    scale: Number,
    input_scale: Number,
    is_result: bool,
    self_or_result: Array,
) -> Array:
    """Gradient of `elu` from its input or its output."""
    coefficient = alpha * scale
    if is_result:
        if coefficient < 0:  # type: ignore[operator]
            raise RuntimeError(
                "In-place elu backward calculation is triggered with a negative slope which is not"
                " supported."
            )
        negative = (self_or_result + coefficient) * input_scale
    else:
        negative = np.exp(np.minimum(self_or_result, 0) * input_scale)
        negative *= input_scale * coefficient
    positive = grad_output if scale == 1 else grad_output * scale
    return np.where(self_or_result > 0, positive, grad_output * negative)


def _erf(x: Array) -> Array:
    return erf(x) if x.dtype == np.float64 else erf_single(x)


def _compute(x: Array) -> Array:
    """Half precision is computed in single precision."""
    return x.astype(np.float32) if x.dtype.itemsize == 2 else x


def gelu(self: Array, approximate: str = "none") -> Array:
    """`x Phi(x)` with the normal distribution function Phi, or its approximation by `tanh`.

    D. Hendrycks, K. Gimpel, "Gaussian error linear units (GELUs)", 2016.
    """
    x = _compute(self)
    if approximate == "none":
        factor = _erf(x * x.dtype.type(_ROOT_HALF))
    elif approximate == "tanh":
        factor = x * x
        factor *= _CUBIC
        factor += 1
        factor *= x
        factor *= _ROOT_TWO_OVER_PI
        factor = np.tanh(factor)
    else:
        raise RuntimeError("approximate argument must be either none or tanh.")
    factor += 1
    factor *= x
    factor *= 0.5
    return factor.astype(self.dtype, copy=False)


def gelu_backward(grad_output: Array, self: Array, approximate: str = "none") -> Array:
    """Gradient of `gelu`."""
    x = _compute(self)
    if approximate == "none":
        slope = _erf(x * x.dtype.type(_ROOT_HALF))
        slope += 1
        slope *= 0.5
        density = np.exp(x * x * x.dtype.type(-0.5))
        density *= x
        density *= _NORMAL_DENSITY
        slope += density
    elif approximate == "tanh":
        square = x * x
        inner = np.tanh(x * (1 + square * _CUBIC) * _ROOT_TWO_OVER_PI)
        rate = (1 + 3 * _CUBIC * square) * _ROOT_TWO_OVER_PI
        slope = 0.5 * (1 + inner) + 0.5 * x * (1 - inner * inner) * rate
    else:
        raise RuntimeError("approximate argument must be either none or tanh.")
    return (grad_output * slope).astype(self.dtype, copy=False)


def silu(self: Array) -> Array:
    """`self * sigmoid(self)`."""
    return self * sigmoid(self)


def silu_backward(grad_output: Array, self: Array) -> Array:
    """`grad_output * s * (1 + self * (1 - s))` with `s = sigmoid(self)`."""
    weight = sigmoid(self)
    slope = weight * (1 + self * (1 - weight))
    return grad_output * (np.conjugate(slope) if slope.dtype.kind == "c" else slope)


def _tanh_softplus(x: Array) -> Array:
    """tanh(log(1 + exp(x))) as a quotient in exp(-|x|), which cannot overflow."""
    e = np.exp(-np.absolute(x))
    right = (1 + 2 * e) / (1 + 2 * e + 2 * e * e)
    left = e * (e + 2) / (e * (e + 2) + 2)
    return np.where(x >= 0, right, left)


def mish(self: Array) -> Array:
    """`x * tanh(softplus(x))`; D. Misra, "Mish: a self regularized non-monotonic activation", 2019."""
    return self * _tanh_softplus(self)


def mish_backward(grad_output: Array, self: Array) -> Array:
    """Gradient of `mish`."""
    inner = _tanh_softplus(self)
    return grad_output * (inner + self * sigmoid(self) * (1 - inner * inner))


def softplus(self: Array, beta: Number = 1, threshold: Number = 20) -> Array:
    """`log(1 + exp(beta * self)) / beta`, and `self` where `beta * self > threshold`."""
    scaled = self * beta
    linear = scaled > threshold
    return np.where(linear, self, np.log1p(np.exp(np.minimum(scaled, threshold))) / beta)


def softplus_backward(grad_output: Array, self: Array, beta: Number, threshold: Number) -> Array:
    """Gradient of `softplus`."""
    scaled = self * beta
    return np.where(scaled > threshold, grad_output, grad_output * sigmoid(scaled))


def log_sigmoid(self: Array) -> Array:
    """`log(1 / (1 + exp(-self)))`, without overflow."""
    return np.minimum(self, 0) - np.log1p(np.exp(-np.absolute(self)))


def hardsigmoid(self: Array) -> Array:
    """`min(max(self + 3, 0), 6) / 6`."""
    return np.minimum(np.maximum(self + 3, 0), 6) / 6


def hardswish(self: Array) -> Array:
    """`self * hardsigmoid(self)`; A. Howard et al., "Searching for MobileNetV3", 2019."""
    return self * hardsigmoid(self)


def hardshrink(self: Array, lambd: Number = 0.5) -> Array:
    """Zero in `[-lambd, lambd]`, `self` elsewhere."""
    return np.where(np.absolute(self) <= lambd, self.dtype.type(0), self)


def softshrink(self: Array, lambd: Number = 0.5) -> Array:
    """`self` moved towards zero by `lambd`; zero in `[-lambd, lambd]`."""
    if lambd < 0:  # type: ignore[operator]
        raise RuntimeError(
            f"lambda must be in range [0, {np.finfo(self.dtype).max}] for input dtype"
            f" {scalar_type_name(self.dtype)}, but found {lambd}."
        )
    return self - np.minimum(np.maximum(self, -lambd), lambd)
