"""Kernels of activation functions and of the gradients that have a kernel of their own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import erfc, exp, log, sqrt

from ...core.constants import constant
from ...core.namespace import Array, DType, Into, np
from ...core.result import Result
from ..pointwise.choice import clip
from ..pointwise.elementwise_blocks import by_blocks, by_fixed_blocks, of_two_passes
from ..pointwise.exponential import logistic
from ..pointwise.selection import keep_where, select
from ..pointwise.vectorised import (
    exp_for_sum,
    expm1_negative,
    log1p_of_fraction,
    log1p_positive,
    one_plus_exp,
)
from ..promotion import Number, is_exact
from ..scalar_types import number_in, scalar_type_name
from ..special.erf import (
    ACCURATE_FROM,
    has_reciprocal_ndtr,
    ndtr_less_half,
    normal_tail,
    reciprocal_ndtr,
)

_CLIP_FROM = 4096
_NORMAL_DENSITY = 0.3989422804014327
_ROOT_HALF = sqrt(0.5)
_ROOT_TWO_OVER_PI = 0.7978845608028654
_CUBIC = 0.044715
_FLAT = 1e4
"""Slopes of activations are 0 and 1 to the last digit long before this."""


def relu(self: Array) -> Array:
    """`max(self, 0)`; NaN stays."""
    if self.size < _CLIP_FROM or self.dtype.kind not in "fiu":
        return np.maximum(self, constant(0, self.dtype))
    return clip(self, 0, np.inf if self.dtype.kind == "f" else np.iinfo(self.dtype).max)


def threshold(self: Array, threshold: Number, value: Number) -> Array:
    """`value` where `self <= threshold`, `self` elsewhere."""
    if threshold.__class__ is complex or is_exact(self.dtype):
        threshold = number_in(self.dtype, threshold)
    return select(
        np.less_equal(self, threshold), np.asarray(number_in(self.dtype, value), self.dtype), self
    )


_SELECTED_BELOW = 1024
"""Elements up to which `numpy.where`, in one call, beats what needs no branches."""


def threshold_backward(grad_output: Array, self: Array, threshold: Number) -> Array:
    """`grad_output`, zero where `self <= threshold`."""
    limit = constant(threshold, self.dtype)
    if self.size < _SELECTED_BELOW and self.dtype.char in "fd":
        return np.where(self <= limit, constant(0, grad_output.dtype), grad_output)
    return _kept_above(grad_output, self, limit)


@by_blocks
def _kept_above(grad_output: Array, self: Array, limit: Array, into: Into = ...) -> Array:
    return keep_where(np.less_equal(self, limit, out=...), grad_output, False, into)


def hardtanh(self: Array, min_val: Number = -1, max_val: Number = 1) -> Array:
    """`self` brought into `[min_val, max_val]`, in its own dtype."""
    if self.dtype.kind == "u" and (min_val < 0 or max_val < 0):  # type: ignore[operator]
        raise RuntimeError("cannot do hardtanh on an unsigned type with negative limits")
    min_val, max_val = number_in(self.dtype, min_val), number_in(self.dtype, max_val)
    low, high = constant(min_val, self.dtype), constant(max_val, self.dtype)
    if self.size >= _CLIP_FROM:
        return clip(self, low, high)
    return np.minimum(np.maximum(self, low), high)


@partial(by_blocks, cut=of_two_passes)
def leaky_relu(self: Array, negative_slope: Number = 0.01, into: Into = ...) -> Array:
    """`self` where positive, `negative_slope * self` elsewhere."""
    if negative_slope.__class__ is complex:
        negative_slope = number_in(self.dtype, negative_slope)
    scaled = np.multiply(self, constant(negative_slope, self.dtype), out=into)
    if 0 < negative_slope <= 1:  # type: ignore[operator]
        outcome: Array = np.maximum(self, scaled, out=into)
        return outcome
    return select(np.asarray(self > 0), self, scaled)


def prelu_kernel(self: Array, weight: Array) -> Array:
    """`self` where positive, `weight * self` elsewhere."""
    return select(np.asarray(self > 0), self, np.multiply(weight, self))


@by_blocks
def leaky_relu_backward(
    grad_output: Array,
    self: Array,
    negative_slope: Number,
    self_is_result: bool,
    into: Into = ...,
) -> Array:
    """Gradient of `leaky_relu` from its input or, for a slope that is not negative, its output."""
    if self_is_result and negative_slope < 0:  # type: ignore[operator]
        raise RuntimeError(
            "In-place leakyReLu backward calculation is triggered with a negative slope which is not"
            " supported."
        )
    if self.size >= _CLIP_FROM and 0 <= negative_slope <= 1:  # type: ignore[operator]
        above = np.greater(self, constant(0, self.dtype))
        if into is ...:
            slope = above.astype(grad_output.dtype)
        else:
            slope = into
            np.copyto(slope, above)
        np.clip(slope, negative_slope, 1, out=slope)
        outcome: Array = np.multiply(grad_output, slope, out=slope)
        return outcome
    return select(
        np.asarray(self > 0), grad_output, np.asarray(grad_output * self.dtype.type(negative_slope))
    )


def _positive_part(x: Array) -> Array:
    """`max(x, 0)`; NaN stays."""
    if x.size < _CLIP_FROM:
        return np.maximum(x, constant(0, x.dtype), out=...)
    return np.clip(x, 0, np.inf)


def _negative_part(x: Array) -> Array:
    """`min(x, 0)`; NaN stays."""
    if x.size < _CLIP_FROM:
        return np.minimum(x, constant(0, x.dtype), out=...)
    return np.clip(x, -np.inf, 0)


def _scale(x: Array, factor: Number) -> None:
    """`x *= factor`; a division where the reciprocal is the shorter number, as of `celu`, whose factor is `1 / alpha`."""
    inverse = 1 / factor if factor and factor.__class__ is float else 0
    if inverse and x.dtype.type(inverse) == inverse and x.dtype.type(factor) != factor:
        x /= x.dtype.type(inverse)
    else:
        x *= factor


@by_blocks
def elu(
    self: Array,
    alpha: Number = 1,
    scale: Number = 1,
    input_scale: Number = 1,
    into: Into = ...,
) -> Array:
    """`scale * self` where positive, `scale * alpha * (exp(input_scale * self) - 1)` elsewhere.

    D.-A. Clevert, T. Unterthiner, S. Hochreiter, "Fast and accurate deep network learning by
    exponential linear units", ICLR 2016.
    """
    if complex in (alpha.__class__, scale.__class__, input_scale.__class__):
        alpha, scale, input_scale = (number_in(self.dtype, n) for n in (alpha, scale, input_scale))
    negative = _negative_part(self)
    if input_scale != 1:
        _scale(negative, input_scale)
    negative = expm1_negative(negative)
    coefficient = alpha * scale
    if coefficient != 1:
        negative *= constant(coefficient, self.dtype)
    positive = _positive_part(self)
    if scale != 1:
        positive *= constant(scale, self.dtype)
    return np.add(positive, negative, out=into)


@by_blocks
def elu_backward(
    grad_output: Array,
    alpha: Number,
    scale: Number,
    input_scale: Number,
    is_result: bool,
    self_or_result: Array,
    into: Into = ...,
) -> Array:
    """Gradient of `elu` from its input or its output."""
    coefficient = alpha * scale
    if is_result:
        if coefficient < 0:  # type: ignore[operator]
            raise RuntimeError(
                "In-place elu backward calculation is triggered with a negative slope which is not"
                " supported."
            )
        if coefficient == scale == input_scale == 1:
            slope = _negative_part(self_or_result)
            slope += 1
            return np.multiply(grad_output, slope, out=into)
        negative = (self_or_result + coefficient) * input_scale
    else:
        negative = _negative_part(self_or_result)
        if input_scale != 1:
            _scale(negative, input_scale)
        np.exp(negative, negative)
        if input_scale * coefficient != 1:
            negative *= input_scale * coefficient
        if input_scale * coefficient == scale:  # its slope at zero is that beyond
            return np.multiply(grad_output, negative, out=into)
    positive = grad_output if scale == 1 else grad_output * scale
    return select(
        np.asarray(self_or_result > 0), np.asarray(positive), np.asarray(grad_output * negative)
    )


def _logistic_angle(x: Array, sign: int) -> Array:
    """Twice the argument of `tanh` in its approximation of the normal distribution, times `sign`."""
    factor = sign * 2 * _ROOT_TWO_OVER_PI
    angle = np.square(x, out=...)
    angle *= factor * _CUBIC
    angle += factor
    angle *= x
    return angle


def _check_approximation(approximate: str) -> None:
    if approximate not in ("none", "tanh"):
        raise RuntimeError("approximate argument must be either none or tanh.")


@by_fixed_blocks
def gelu(self: Array, approximate: str = "none", into: Into = ...) -> Array:
    """`x Phi(x)` with the normal distribution function Phi, or its approximation by `tanh`.

    D. Hendrycks, K. Gimpel, "Gaussian error linear units (GELUs)", 2016.  Both keep their digits in the
    lower tail, where `1 + erf(x / sqrt(2))` and `1 + tanh(...)` have none left.
    """
    x = self
    _check_approximation(approximate)
    if approximate == "tanh":  # (1 + tanh(a)) / 2 is the logistic function of 2 a
        angle = _logistic_angle(x, -1)
        return np.divide(x, one_plus_exp(angle, angle), out=into)
    if has_reciprocal_ndtr(x):
        divisor = reciprocal_ndtr(x, into)
        result = np.divide(x, divisor, out=divisor)
        return _below(_gelu_by_tail, _gelu_of_number, result, x)
    return _gelu_by_tail(x, into)


def _gelu_by_tail(x: Array, into: Into = ...) -> Array:
    """`gelu` with the digits that it has in the lower tail."""
    distance = np.minimum(x, constant(_FLAT, x.dtype), out=...)  # infinity comes to itself
    np.absolute(distance, out=distance)
    tail, _ = normal_tail(distance)
    tail *= distance
    return np.subtract(_positive_part(x), tail, out=into)


def _gelu_of_number(x: float) -> float:
    return x * erfc(-x * _ROOT_HALF) / 2


# From this share of elements on all are computed, rather than some by themselves.
_MOST = 8
# Up to so many by themselves are computed as numbers: calls of the kernel would take longer.
_FEW = 32


def _below(
    kernel: Callable[..., Array], of_number: Callable[[float], float], result: Array, x: Array
) -> Array:
    """`result`, with that of the elementwise `kernel` where `x` is in the lower tail of the normal distribution.

    `of_number` is what `kernel` computes, of one number in double precision.
    """
    places = np.flatnonzero(np.less(x, constant(ACCURATE_FROM, x.dtype)))
    if len(places) * _MOST > x.size:
        result[...] = select(np.less(x, constant(ACCURATE_FROM, x.dtype)), kernel(x), result)
    elif len(places):
        some = x.take(places)
        found = list(map(of_number, some.tolist())) if len(places) <= _FEW else kernel(some)
        np.put(result, places, found)
    return result


def _gelu_slope_by_tail(x: Array) -> Array:
    """The derivative of `gelu`, with the digits that it has in the lower tail."""
    tail, exponential = normal_tail(np.absolute(x))
    # 1 - tail where x is positive, tail elsewhere.
    slope = np.subtract(np.greater(x, constant(0, x.dtype)), tail, out=...)
    np.absolute(slope, out=slope)
    exponential *= x
    exponential *= _NORMAL_DENSITY
    slope += exponential
    return slope


def _gelu_slope_of_number(x: float) -> float:
    return erfc(-x * _ROOT_HALF) / 2 + x * exp(-x * x / 2) * _NORMAL_DENSITY


@by_fixed_blocks
def gelu_backward(
    grad_output: Array, self: Array, approximate: str = "none", into: Into = ...
) -> Array:
    """Gradient of `gelu`."""
    _check_approximation(approximate)
    if approximate == "tanh":
        x = np.clip(self, -_FLAT, _FLAT)
        angle = _logistic_angle(x, 1)
        weight = logistic(angle)
        # The angle's derivative, times x.
        slope = np.square(x, out=...)
        slope *= 6 * _CUBIC * _ROOT_TWO_OVER_PI
        slope += 2 * _ROOT_TWO_OVER_PI
        slope *= x
        slope /= one_plus_exp(angle, angle)
        slope += 1
        slope *= weight
    elif has_reciprocal_ndtr(self):
        square = np.square(self, out=...)
        slope = ndtr_less_half(self, square, into if grad_output.dtype is self.dtype else ...)
        bell = exp_for_sum(square, -0.5, square)
        bell *= self
        bell *= constant(_NORMAL_DENSITY, bell.dtype)
        slope += bell
        slope += constant(0.5, slope.dtype)
        slope = _below(_gelu_slope_by_tail, _gelu_slope_of_number, slope, self)
    else:
        slope = _gelu_slope_by_tail(self)
    outcome: Array = np.multiply(grad_output, slope, out=into)
    return outcome


@by_blocks
def silu(self: Array, into: Into = ...) -> Array:
    """`self * sigmoid(self)`."""
    divisor = np.negative(self, out=into)
    return np.divide(self, one_plus_exp(divisor, divisor), out=into)


@by_blocks
def silu_backward(grad_output: Array, self: Array, into: Into = ...) -> Array:
    """`grad_output * s * (1 + self * (1 - s))` with `s = sigmoid(self)`."""
    weight = logistic(self)
    slope = np.subtract(constant(1, weight.dtype), weight, out=into)
    slope *= self
    slope += constant(1, weight.dtype)
    slope *= weight
    if slope.dtype.kind == "c":
        np.conjugate(slope, slope)
    return np.multiply(grad_output, slope, out=into)


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
def mish_backward(grad_output: Array, self: Array, into: Into = ...) -> Array:
    """Gradient of `mish`: with e = exp(x) and d = e (e + 2) + 2 it is e (e + 2 + 4 x (1 + e) / d) / d.

    So only two terms cancel at its zero, and none elsewhere.
    """
    two, quarter = constant(2, self.dtype), constant(0.25, self.dtype)
    half = constant(0.5, self.dtype)
    x = np.minimum(self, constant(20, self.dtype), out=...)
    e = np.exp(x, out=...)
    slope = np.add(e, two, out=into)
    divisor = np.multiply(e, slope, out=...)
    divisor += two
    # A quarter of the sum, as 4 x may overflow where e is zero; and first what is nearly equal.
    x /= divisor
    np.add(x, quarter, out=slope)
    slope *= e
    x += half
    slope += x
    slope *= e
    divisor *= quarter
    slope /= divisor
    return np.multiply(grad_output, slope, out=into)


_FEW = 128
"""Elements up to which one function of NumPy's, however slow, is the quickest."""


@by_blocks
def softplus(self: Array, beta: Number = 1, threshold: Number = 20, into: Into = ...) -> Array:
    """`log(1 + exp(beta * self)) / beta`, and `self` where `beta * self > threshold`."""
    if complex in (beta.__class__, threshold.__class__):
        beta, threshold = number_in(self.dtype, beta), number_in(self.dtype, threshold)
    if self.size >= _CLIP_FROM and beta == 1 and threshold > _nothing_left(self.dtype):  # type: ignore[operator]
        rest = _log_of_rest(self, into)
        return np.add(_positive_part(self), rest, out=into)
    if (
        self.size < _FEW
        and beta == 1
        and threshold >= 20  # type: ignore[operator]
        and self.dtype == np.float32
    ):
        return np.logaddexp(self, constant(0, self.dtype), out=into)  # above 20 the number itself
    bound = constant(threshold, self.dtype)
    if beta == 1:
        curved = log1p_positive(np.exp(np.minimum(self, bound, out=...), out=...))
        return select(np.asarray(self > bound), self, curved)
    scaled = self * beta
    curved = log1p_positive(np.exp(np.minimum(scaled, bound)))
    return select(np.asarray(scaled > bound), self, np.asarray(curved / beta, self.dtype))


def _nothing_left(dtype: DType) -> float:
    """From where on adding `log(1 + exp(-x))` to x changes nothing."""
    return -log(np.finfo(dtype).eps / 4)


def _log_of_rest(x: Array, into: Into = ...) -> Array:
    """`log(1 + exp(-abs(x)))`."""
    rest = np.absolute(x, out=into)
    np.negative(rest, rest)
    return log1p_of_fraction(np.exp(rest, rest), into)


_LARGEST_EXPONENT = 80
"""Up to which an exponential is a number in single precision."""


@by_blocks
def softplus_backward(
    grad_output: Array, self: Array, beta: Number, threshold: Number, into: Into = ...
) -> Array:
    """Gradient of `softplus`."""
    if self.size >= _CLIP_FROM and beta == 1 and threshold > _nothing_left(self.dtype):  # type: ignore[operator]
        divisor = np.negative(self, out=into)
        return np.divide(grad_output, one_plus_exp(divisor, divisor), out=into)
    scaled = np.asarray(self * beta)
    is_quick = self.size >= _CLIP_FROM and self.dtype == np.float32  # has instructions of its own
    if threshold < _LARGEST_EXPONENT and not is_quick:  # type: ignore[operator]
        power = np.minimum(scaled, threshold, out=...)
        np.exp(power, power)
        curved = np.add(power, constant(1, power.dtype), out=...)
        np.divide(power, curved, curved)
        curved = np.multiply(grad_output, curved, out=...)
    else:
        curved = np.asarray(grad_output * logistic(scaled))
    return select(np.asarray(scaled > threshold), grad_output, curved)


@by_blocks
def log_sigmoid(self: Array, into: Into = ...) -> Array:
    """`log(1 / (1 + exp(-self)))`, without overflow."""
    rest = _log_of_rest(self, into)
    return np.subtract(_negative_part(self), rest, out=into)


def log_sigmoid_forward_shape(self: Array) -> tuple[Result, Result]:
    """Two like `self`."""
    like = Result(self.shape, self.dtype, (self,))
    return like, like


def log_sigmoid_forward(self: Array) -> tuple[Array, Array]:
    """`log_sigmoid`, and `exp(-abs(self))`, of which it is made."""
    return np.asarray(log_sigmoid(self)), np.asarray(np.exp(-np.absolute(self)))


def _lifted(x: Array, into: Into) -> Array:
    """`min(max(x + 3, 0), 6)`."""
    if x.size < _CLIP_FROM:
        lifted: Array = np.minimum(np.maximum(x, -3), 3, out=...)
    else:
        lifted = np.clip(x, -3, 3, out=None if into is ... else into)
    lifted += constant(3, x.dtype)
    return lifted


@by_blocks
def hardsigmoid(self: Array, into: Into = ...) -> Array:
    """`min(max(self + 3, 0), 6) / 6`."""
    return np.divide(_lifted(self, into), constant(6, self.dtype), out=into)


@by_blocks
def hardswish(self: Array, into: Into = ...) -> Array:
    """`self * hardsigmoid(self)`; A. Howard et al., "Searching for MobileNetV3", 2019."""
    lifted = _lifted(self, into)
    lifted *= self
    return np.divide(lifted, constant(6, self.dtype), out=into)


def hardshrink(self: Array, lambd: Number = 0.5) -> Array:
    """Zero in `[-lambd, lambd]`, `self` elsewhere."""
    if lambd.__class__ is complex:
        lambd = number_in(self.dtype, lambd)
    return keep_where(np.logical_not(np.absolute(self) <= lambd), self)


@by_blocks
def softshrink(self: Array, lambd: Number = 0.5, into: Into = ...) -> Array:
    """`self` moved towards zero by `lambd`; zero in `[-lambd, lambd]`."""
    if lambd.__class__ is complex:
        lambd = number_in(self.dtype, lambd)
    if lambd < 0:  # type: ignore[operator]
        raise RuntimeError(
            f"lambda must be in range [0, {np.finfo(self.dtype).max}] for input dtype"
            f" {scalar_type_name(self.dtype)}, but found {lambd}."
        )
    if self.size < _CLIP_FROM:
        return self - np.minimum(np.maximum(self, -lambd), lambd)
    inner = np.clip(self, -lambd, lambd, out=None if into is ... else into)
    return np.subtract(self, inner, out=inner)
