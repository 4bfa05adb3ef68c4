"""Kernels of activation functions and of the gradients that have a kernel of their own."""

from __future__ import annotations

from ...core.constants import constant
from ...core.namespace import Array, np
from ...core.result import Result
from ..pointwise.elementwise_blocks import by_blocks
from ..pointwise.exponential import sigmoid
from ..pointwise.selection import keep_where, select
from ..promotion import Number
from ..scalar_types import scalar_type_name
from ..special.erf import normal_tail

_CLIP_FROM = 4096
_NORMAL_DENSITY = 0.3989422804014327
_ROOT_TWO_OVER_PI = 0.7978845608028654
_CUBIC = 0.044715


def relu(self: Array) -> Array:
    """`max(self, 0)`; NaN stays."""
    if self.size < _CLIP_FROM or self.dtype.kind not in "fiu":
        return np.maximum(self, constant(0, self.dtype))
    # Its loop is three times as fast as maximum's, its call slower.
    return np.clip(self, 0, np.inf if self.dtype.kind == "f" else np.iinfo(self.dtype).max)


def threshold(self: Array, threshold: Number, value: Number) -> Array:
    """`value` where `self <= threshold`, `self` elsewhere."""
    return select(np.less_equal(self, threshold), np.asarray(value, self.dtype), self)


_SELECTED_BELOW = 1024
"""Elements up to which `numpy.where`, in one call, beats what needs no branches."""


def threshold_backward(grad_output: Array, self: Array, threshold: Number) -> Array:
    """`grad_output`, zero where `self <= threshold`."""
    limit = constant(threshold, self.dtype)
    if self.size < _SELECTED_BELOW and self.dtype.char in "fd":
        return np.where(self <= limit, constant(0, grad_output.dtype), grad_output)
    below = np.less_equal(self, limit, out=...)
    return keep_where(np.logical_not(below, below), grad_output)


def hardtanh(self: Array, min_val: Number = -1, max_val: Number = 1) -> Array:
    """`self` brought into `[min_val, max_val]`, in its own dtype."""
    scalar = self.dtype.type
    if self.dtype.kind == "u" and (min_val < 0 or max_val < 0):  # type: ignore[operator]
        raise RuntimeError("cannot do hardtanh on an unsigned type with negative limits")
    if self.size >= _CLIP_FROM:
        return np.clip(self, scalar(min_val), scalar(max_val))
    result: Array = np.minimum(np.maximum(self, scalar(min_val)), scalar(max_val))
    return result


def leaky_relu(self: Array, negative_slope: Number = 0.01) -> Array:
    """`self` where positive, `negative_slope * self` elsewhere."""
    scaled = self * self.dtype.type(negative_slope)
    if 0 < negative_slope <= 1:  # type: ignore[operator]
        larger: Array = np.maximum(self, scaled)
        return larger
    return select(np.asarray(self > 0), self, np.asarray(scaled))


def leaky_relu_backward(
    grad_output: Array, self: Array, negative_slope: Number, self_is_result: bool
) -> Array:
    """Gradient of `leaky_relu` from its input or, for a slope that is not negative, its output."""
    return select(
        np.asarray(self > 0), grad_output, np.asarray(grad_output * self.dtype.type(negative_slope))
    )


def _expm1_negative(x: Array) -> Array:
    """exp(x) - 1 for x <= 0, by the half angle formula of the hyperbolic tangent, which NumPy
    vectorises for single precision as it does not expm1."""
    if x.dtype != np.float32:
        return np.expm1(x)
    half = np.tanh(x * np.float32(0.5))
    result: Array = 2 * half / (1 - half)
    return result


@by_blocks
def elu(self: Array, alpha: Number = 1, scale: Number = 1, input_scale: Number = 1) -> Array:
    """`scale * self` where positive, `scale * alpha * (exp(input_scale * self) - 1)` elsewhere.

    D.-A. Clevert, T. Unterthiner, S. Hochreiter, "Fast and accurate deep network learning by
    exponential linear units", ICLR 2016.
    """
    negative = np.minimum(self, 0)
    if input_scale != 1:
        negative = negative * input_scale
    negative = np.asarray(_expm1_negative(negative))
    coefficient = alpha * scale
    if coefficient != 1:
        negative *= coefficient
    positive = self if scale == 1 else self * scale
    return select(np.asarray(self > 0), np.asarray(positive), np.asarray(negative))


@by_blocks
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
    return select(
        np.asarray(self_or_result > 0), np.asarray(positive), np.asarray(grad_output * negative)
    )


def _logistic_angle(x: Array) -> Array:
    """Twice the argument of `tanh` in its approximation of the normal distribution."""
    angle = np.multiply(x, x, out=...)
    angle *= _CUBIC
    angle += 1
    angle *= x
    angle *= 2 * _ROOT_TWO_OVER_PI
    return angle


def _check_approximation(approximate: str) -> None:
    if approximate not in ("none", "tanh"):
        raise RuntimeError("approximate argument must be either none or tanh.")


@by_blocks
def gelu(self: Array, approximate: str = "none") -> Array:
    """`x Phi(x)` with the normal distribution function Phi, or its approximation by `tanh`.

    D. Hendrycks, K. Gimpel, "Gaussian error linear units (GELUs)", 2016.  Both keep their digits in the
    lower tail, where `1 + erf(x / sqrt(2))` and `1 + tanh(...)` have none left.
    """
    x = self
    _check_approximation(approximate)
    if approximate == "tanh":  # (1 + tanh(a)) / 2 is the logistic function of 2 a
        factor = _logistic_angle(x)
        np.negative(factor, out=factor)
        np.exp(factor, out=factor)
        factor += 1
        return np.divide(x, factor, out=factor)
    distance = np.absolute(x)
    tail, _ = normal_tail(distance)
    tail *= distance
    result: Array = np.maximum(x, constant(0, x.dtype)) - tail
    return result


# Slopes are 0 and 1 to the last digit long before this.
_FLAT = 1e4


@by_blocks
def gelu_backward(grad_output: Array, self: Array, approximate: str = "none") -> Array:
    """Gradient of `gelu`."""
    _check_approximation(approximate)
    if approximate == "tanh":
        x = np.clip(self, -_FLAT, _FLAT)
        angle = _logistic_angle(x)
        weight, rest = sigmoid(angle), sigmoid(np.negative(angle))
        rest *= x * (1 + 3 * _CUBIC * (x * x)) * (2 * _ROOT_TWO_OVER_PI)
        rest += 1
        slope = weight * rest
    else:
        x = self
        tail, exponential = normal_tail(np.absolute(x))
        slope = select(np.asarray(x > 0), np.asarray(1 - tail), np.asarray(tail))
        exponential *= x
        exponential *= _NORMAL_DENSITY
        slope += exponential
    result: Array = grad_output * slope
    return result


@by_blocks
def silu(self: Array) -> Array:
    """`self * sigmoid(self)`."""
    return self * sigmoid(self)


@by_blocks
def silu_backward(grad_output: Array, self: Array) -> Array:
    """`grad_output * s * (1 + self * (1 - s))` with `s = sigmoid(self)`."""
    weight = sigmoid(self)
    slope = weight * (1 + self * (1 - weight))
    result: Array = grad_output * (np.conjugate(slope) if slope.dtype.kind == "c" else slope)
    return result


def _tanh_softplus(x: Array) -> Array:
    """tanh(log(1 + e)) = n / (n + 2) with e = exp(x) and n = e (e + 2); one beyond 20."""
    e = np.exp(np.minimum(x, 20))
    n = e * (e + 2)
    result: Array = n / (n + 2)
    return result


@by_blocks
def mish(self: Array) -> Array:
    """`x * tanh(softplus(x))`; D. Misra, "Mish: a self regularized non-monotonic activation", 2019."""
    return self * _tanh_softplus(self)


@by_blocks
def mish_backward(grad_output: Array, self: Array) -> Array:
    """Gradient of `mish`."""
    inner = _tanh_softplus(self)
    result: Array = grad_output * (inner + self * sigmoid(self) * (1 - inner * inner))
    return result


def _log1p_positive(x: Array) -> Array:
    """log(1 + x) for x >= 0, with the rounding of 1 + x made up for: for large single precision
    arrays faster than NumPy's, which it does not vectorise."""
    if x.dtype != np.float32 or x.size < _CLIP_FROM:
        return np.log1p(x)
    total = x + 1
    lost = x - (total - 1)
    lost /= total
    np.log(total, out=total)
    total += lost
    return total


@by_blocks
def softplus(self: Array, beta: Number = 1, threshold: Number = 20) -> Array:
    """`log(1 + exp(beta * self)) / beta`, and `self` where `beta * self > threshold`."""
    scaled = self * beta
    curved = _log1p_positive(np.exp(np.minimum(scaled, threshold)))
    return select(np.asarray(scaled > threshold), self, np.asarray(curved / beta, self.dtype))


@by_blocks
def softplus_backward(grad_output: Array, self: Array, beta: Number, threshold: Number) -> Array:
    """Gradient of `softplus`."""
    scaled = np.asarray(self * beta)
    curved = np.asarray(grad_output * sigmoid(scaled))
    return select(np.asarray(scaled > threshold), grad_output, curved)


@by_blocks
def log_sigmoid(self: Array) -> Array:
    """`log(1 / (1 + exp(-self)))`, without overflow."""
    return np.minimum(self, 0) - _log1p_positive(np.exp(-np.absolute(self)))


def log_sigmoid_forward_shape(self: Array) -> tuple[Result, Result]:
    """Two like `self`."""
    like = Result(self.shape, self.dtype, (self,))
    return like, like


def log_sigmoid_forward(self: Array) -> tuple[Array, Array]:
    """`log_sigmoid`, and `exp(-abs(self))`, of which it is made."""
    return np.asarray(log_sigmoid(self)), np.asarray(np.exp(-np.absolute(self)))


@by_blocks
def hardsigmoid(self: Array) -> Array:
    """`min(max(self + 3, 0), 6) / 6`."""
    result: Array = np.minimum(np.maximum(self + 3, 0), 6) / 6
    return result


@by_blocks
def hardswish(self: Array) -> Array:
    """`self * hardsigmoid(self)`; A. Howard et al., "Searching for MobileNetV3", 2019."""
    return self * hardsigmoid(self)


def hardshrink(self: Array, lambd: Number = 0.5) -> Array:
    """Zero in `[-lambd, lambd]`, `self` elsewhere."""
    return keep_where(np.logical_not(np.absolute(self) <= lambd), self)


@by_blocks
def softshrink(self: Array, lambd: Number = 0.5) -> Array:
    """`self` moved towards zero by `lambd`; zero in `[-lambd, lambd]`."""
    if lambd < 0:  # type: ignore[operator]
        raise RuntimeError(
            f"lambda must be in range [0, {np.finfo(self.dtype).max}] for input dtype"
            f" {scalar_type_name(self.dtype)}, but found {lambd}."
        )
    return self - np.minimum(np.maximum(self, -lambd), lambd)
