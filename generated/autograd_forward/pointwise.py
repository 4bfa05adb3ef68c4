"""Forward mode: the tangents of operators' outputs, from values and tangents of their arguments.

``jvp_<operator>`` takes an operator's arguments, its outputs, and for each argument of tensors the tangent,
or None for zero.  It returns the tangents of the outputs.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.autograd.forward.tangents import filled, minus, plus
from gradsmith.autograd.nodes.recording import conj
from gradsmith.core.deferred import deferred_from
from gradsmith.dispatch.call import call
from gradsmith.generated import operators
from gradsmith.generated.functions import (
    _logistic,
    div,
    exp2,
    hypot,
    isnan,
    ones_like,
    polar,
    real,
    where,
    xlogy,
    zeros_like,
)
from gradsmith.generated.operators import _one_minus_square, _over_hypot, _sinc_slope
from gradsmith.generated.raw import sigmoid_backward, tanh_backward

_from = deferred_from(globals(), "gradsmith.operators.pointwise.formulas")
angle_backward = _from("angle_backward")
asinh_backward = _from("asinh_backward")
clamp_backward = _from("clamp_backward")
copysign_backward = _from("copysign_backward")
div_mode_backward_other = _from("div_mode_backward_other")
div_mode_backward_self = _from("div_mode_backward_self")
extreme_backward = _from("extreme_backward")
logit_backward = _from("logit_backward")
pow_backward_exponent = _from("pow_backward_exponent")
pow_backward_self = _from("pow_backward_self")
scaled = _from("scaled")
sgn_backward = _from("sgn_backward")
where_finite = _from("where_finite")

READS_SELF = {
    "mul_Tensor",
    "div_Tensor_mode",
    "remainder_Tensor",
    "fmod_Tensor",
    "square",
    "lerp_Tensor",
    "pow_Tensor_Tensor",
    "pow_Tensor_Scalar",
    "log",
    "log2",
    "log10",
    "log1p",
    "logaddexp",
    "logaddexp2",
    "xlogy_Tensor",
    "sin",
    "cos",
    "asin",
    "acos",
    "atan",
    "sinh",
    "cosh",
    "_one_minus_square",
    "asinh",
    "acosh",
    "atanh",
    "atan2",
    "tanh_backward",
    "sinc",
    "hypot",
    "_over_hypot",
    "_logistic",
    "sigmoid_backward",
    "logit",
    "abs",
    "sgn",
    "copysign_Tensor",
    "nextafter",
    "nan_to_num",
    "maximum",
    "minimum",
    "fmax",
    "fmin",
    "clamp",
    "clamp_min_Tensor",
    "clamp_min",
    "clamp_max_Tensor",
    "clamp_max",
    "where_self",
    "angle",
}
"""Operators whose formula reads the value of the first argument: in-place variants must keep it."""


def jvp_add_Tensor(self, other, alpha, result, self_t, other_t):
    tangent = self_t
    if other_t is not None:
        tangent = plus(tangent, scaled(other_t, conj(alpha)))
    return tangent


def jvp_sub_Tensor(self, other, alpha, result, self_t, other_t):
    tangent = self_t
    if other_t is not None:
        tangent = minus(tangent, scaled(other_t, conj(alpha)))
    return tangent


def jvp_rsub_Tensor(self, other, alpha, result, self_t, other_t):
    tangent = other_t
    if self_t is not None:
        tangent = minus(tangent, scaled(self_t, conj(alpha)))
    return tangent


def jvp_mul_Tensor(self, other, result, self_t, other_t):
    tangent = None
    if other_t is not None:
        tangent = other_t * self
    if self_t is not None:
        tangent = plus(tangent, self_t * other)
    return tangent


def jvp_div_Tensor(self, other, result, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = self_t / other
    if other_t is not None:
        tangent = minus(tangent, other_t * (result / other))
    return tangent


def jvp_div_Tensor_mode(self, other, rounding_mode, result, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = div_mode_backward_self(self_t, conj(other), rounding_mode)
    if other_t is not None:
        tangent = plus(
            tangent, div_mode_backward_other(other_t, conj(self), conj(other), rounding_mode)
        )
    return tangent


def jvp_remainder_Tensor(self, other, result, self_t, other_t):
    tangent = self_t
    if other_t is not None:
        tangent = minus(tangent, other_t * div(self, other, rounding_mode='floor'))
    return tangent


def jvp_fmod_Tensor(self, other, result, self_t, other_t):
    tangent = self_t
    if other_t is not None:
        tangent = minus(tangent, other_t * div(self, other, rounding_mode='trunc'))
    return tangent


def jvp_neg(self, result, self_t):
    return call(operators.neg, [self_t])


def jvp_reciprocal(self, result, self_t):
    grad = conj(self_t)
    return conj(-grad * conj(result * result))


def jvp_square(self, result, self_t):
    grad = conj(self_t)
    return conj(grad * conj(2 * self))


def jvp_addcmul(self, tensor1, tensor2, value, result, self_t, tensor1_t, tensor2_t):
    tangent = self_t
    if tensor1_t is not None:
        tangent = plus(tangent, tensor1_t * tensor2 * value)
    if tensor2_t is not None:
        tangent = plus(tangent, tensor2_t * tensor1 * value)
    return tangent


def jvp_addcdiv(self, tensor1, tensor2, value, result, self_t, tensor1_t, tensor2_t):
    tangent = self_t
    if tensor1_t is not None:
        tangent = plus(tangent, tensor1_t * (value / tensor2))
    if tensor2_t is not None:
        tangent = minus(tangent, tensor2_t * (value * tensor1 / (tensor2 * tensor2)))
    return tangent


def jvp_lerp_Tensor(self, end, weight, result, self_t, end_t, weight_t):
    tangent = None
    if self_t is not None:
        tangent = self_t * (1 - weight)
    if end_t is not None:
        tangent = plus(tangent, end_t * weight)
    if weight_t is not None:
        tangent = plus(tangent, weight_t * (end - self))
    return tangent


def jvp_lerp_Scalar(self, end, weight, result, self_t, end_t):
    tangent = self_t
    tangent = plus(tangent, weight * (filled(end_t, end) - filled(self_t, self)))
    return tangent


def jvp_pow_Tensor_Tensor(self, exponent, result, self_t, exponent_t):
    tangent = None
    if self_t is not None:
        tangent = conj(pow_backward_self(conj(self_t), self, exponent))
    if exponent_t is not None:
        tangent = plus(
            tangent, conj(pow_backward_exponent(conj(exponent_t), self, exponent, result))
        )
    return tangent


def jvp_pow_Tensor_Scalar(self, exponent, result, self_t):
    grad = conj(self_t)
    return conj(pow_backward_self(grad, self, exponent))


def jvp_pow_Scalar(self, exponent, result, exponent_t):
    grad = conj(exponent_t)
    return conj(pow_backward_exponent(grad, self, exponent, result))


def jvp_exp(self, result, self_t):
    grad = conj(self_t)
    return conj(grad * conj(result))


def jvp_exp2(self, result, self_t):
    grad = conj(self_t)
    return conj(grad * conj(result * 0.6931471805599453))


def jvp_expm1(self, result, self_t):
    grad = conj(self_t)
    return conj(grad * conj(result + 1))


def jvp_log(self, result, self_t):
    grad = conj(self_t)
    return conj(grad / conj(self))


def jvp_log2(self, result, self_t):
    grad = conj(self_t)
    return conj(grad / conj(self * 0.6931471805599453))


def jvp_log10(self, result, self_t):
    grad = conj(self_t)
    return conj(grad / conj(self * 2.302585092994046))


def jvp_log1p(self, result, self_t):
    grad = conj(self_t)
    return conj(grad / conj(self + 1))


def jvp_sqrt(self, result, self_t):
    grad = conj(self_t)
    return conj(grad / conj(2 * result))


def jvp_rsqrt(self, result, self_t):
    grad = conj(self_t)
    return conj(grad * conj(-0.5 * result.pow(3)))


def jvp_logaddexp(self, other, result, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = self_t * (self - result).exp()
    if other_t is not None:
        tangent = plus(tangent, other_t * (other - result).exp())
    return tangent


def jvp_logaddexp2(self, other, result, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = self_t / (1 + exp2(other - self))
    if other_t is not None:
        tangent = plus(tangent, other_t / (1 + exp2(self - other)))
    return tangent


def jvp_xlogy_Tensor(self, other, result, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = where((self == 0) & (other <= 0), 0, xlogy(self_t, other))
    if other_t is not None:
        tangent = plus(tangent, other_t * self / other)
    return tangent


def jvp_frexp_Tensor(self, mantissa, exponent, self_t):
    tangent_of_mantissa = self_t / exponent.to(self_t.dtype).exp2()
    return (tangent_of_mantissa, None)


def jvp_sin(self, result, self_t):
    grad = conj(self_t)
    return conj(grad * conj(self.cos()))


def jvp_cos(self, result, self_t):
    grad = conj(self_t)
    return conj(-grad * conj(self.sin()))


def jvp_tan(self, result, self_t):
    grad = conj(self_t)
    return conj(grad * conj(1 + result * result))


def jvp_asin(self, result, self_t):
    grad = conj(self_t)
    return conj(grad * conj(_one_minus_square(self).rsqrt()))


def jvp_acos(self, result, self_t):
    grad = conj(self_t)
    return conj(-grad * conj(_one_minus_square(self).rsqrt()))


def jvp_atan(self, result, self_t):
    grad = conj(self_t)
    return conj(grad / conj(1 + self * self))


def jvp_sinh(self, result, self_t):
    grad = conj(self_t)
    return conj(grad * conj(self.cosh()))


def jvp_cosh(self, result, self_t):
    grad = conj(self_t)
    return conj(grad * conj(self.sinh()))


def jvp_tanh(self, result, self_t):
    grad = conj(self_t)
    return conj(tanh_backward(grad, result))


def jvp__one_minus_square(self, result, self_t):
    grad = conj(self_t)
    return conj(grad * conj(-2 * self))


def jvp_asinh(self, result, self_t):
    grad = conj(self_t)
    return conj(asinh_backward(grad, self))


def jvp_acosh(self, result, self_t):
    grad = conj(self_t)
    return conj(grad * conj((self - 1).rsqrt() * (self + 1).rsqrt()))


def jvp_atanh(self, result, self_t):
    grad = conj(self_t)
    return conj(grad / conj(_one_minus_square(self)))


def jvp_atan2(self, other, result, self_t, other_t):
    tangent = (
        (
            filled(self_t, self) * _over_hypot(other, self)
            - filled(other_t, other) * _over_hypot(self, other)
        )
        / hypot(self, other)
    )
    return tangent


def jvp_tanh_backward(grad_output, output, result, grad_output_t, output_t):
    tangent = None
    if grad_output_t is not None:
        tangent = tanh_backward(grad_output_t, output)
    if output_t is not None:
        tangent = minus(tangent, 2 * conj(output_t * output) * grad_output)
    return tangent


def jvp_sinc(self, result, self_t):
    grad = conj(self_t)
    return conj(grad * conj(_sinc_slope(self)))


def jvp_hypot(self, other, result, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = self_t * _over_hypot(self, other)
    if other_t is not None:
        tangent = plus(tangent, other_t * _over_hypot(other, self))
    return tangent


def jvp__over_hypot(self, other, result, self_t, other_t):
    tangent = (
        (filled(self_t, self) * _over_hypot(other, self) - filled(other_t, other) * result)
        * (_over_hypot(other, self) / hypot(self, other))
    )
    return tangent


def jvp_deg2rad(self, result, self_t):
    grad = conj(self_t)
    return conj(grad * 0.017453292519943295)


def jvp_rad2deg(self, result, self_t):
    grad = conj(self_t)
    return conj(grad * 57.29577951308232)


def jvp_sigmoid(self, result, self_t):
    grad = conj(self_t)
    return conj(sigmoid_backward(grad, result))


def jvp__logistic(self, result, self_t):
    grad = conj(self_t)
    return conj(grad * conj(_logistic(self) * _logistic(-self)))


def jvp_sigmoid_backward(grad_output, output, result, grad_output_t, output_t):
    tangent = None
    if grad_output_t is not None:
        tangent = sigmoid_backward(grad_output_t, output)
    if output_t is not None:
        tangent = plus(tangent, grad_output * conj(output_t * (1 - 2 * output)))
    return tangent


def jvp_logit(self, eps, result, self_t):
    grad = conj(self_t)
    return conj(logit_backward(grad, self, eps))


def jvp_abs(self, result, self_t):
    return real(self_t * conj(self.sgn()))


def jvp_sign(self, result, self_t):
    grad = conj(self_t)
    return conj(zeros_like(grad))


def jvp_sgn(self, result, self_t):
    return sgn_backward(self_t, self, result)


def jvp_copysign_Tensor(self, other, result, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = copysign_backward(self_t, self, result)
    return tangent


def jvp_floor(self, result, self_t):
    grad = conj(self_t)
    return conj(zeros_like(grad))


def jvp_ceil(self, result, self_t):
    grad = conj(self_t)
    return conj(zeros_like(grad))


def jvp_trunc(self, result, self_t):
    grad = conj(self_t)
    return conj(zeros_like(grad))


def jvp_frac(self, result, self_t):
    return self_t


def jvp_round(self, result, self_t):
    grad = conj(self_t)
    return conj(zeros_like(grad))


def jvp_round_decimals(self, decimals, result, self_t):
    grad = conj(self_t)
    return conj(zeros_like(grad))


def jvp_nextafter(self, other, result, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = where(self == other, 0, self_t)
    return tangent


def jvp_nan_to_num(self, nan, posinf, neginf, result, self_t):
    return where_finite(self_t, self)


def jvp_maximum(self, other, result, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = extreme_backward(self_t, self, other)
    if other_t is not None:
        tangent = plus(tangent, extreme_backward(other_t, other, self))
    return tangent


def jvp_minimum(self, other, result, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = extreme_backward(self_t, other, self)
    if other_t is not None:
        tangent = plus(tangent, extreme_backward(other_t, self, other))
    return tangent


def jvp_fmax(self, other, result, self_t, other_t):
    tangent = where((self >= other) | isnan(other), filled(self_t, self), filled(other_t, other))
    return tangent


def jvp_fmin(self, other, result, self_t, other_t):
    tangent = where((self <= other) | isnan(other), filled(self_t, self), filled(other_t, other))
    return tangent


def jvp_clamp(self, min, max, result, self_t):
    grad = conj(self_t)
    return conj(clamp_backward(grad, self, min, max))


def jvp_clamp_min_Tensor(self, min, result, self_t, min_t):
    tangent = where(self >= min, filled(self_t, self), filled(min_t, min))
    return tangent


def jvp_clamp_min(self, min, result, self_t):
    grad = conj(self_t)
    return conj(where(self >= min, grad, 0))


def jvp_clamp_max_Tensor(self, max, result, self_t, max_t):
    tangent = where(self <= max, filled(self_t, self), filled(max_t, max))
    return tangent


def jvp_clamp_max(self, max, result, self_t):
    grad = conj(self_t)
    return conj(where(self <= max, grad, 0))


def jvp_where_self(condition, self, other, result, condition_t, self_t, other_t):
    tangent = None
    if self_t is not None or other_t is not None:
        tangent = where(condition, filled(self_t, self), filled(other_t, other))
    return tangent


def jvp_angle(self, result, self_t):
    return real(angle_backward(conj(self_t), self))


def jvp_conj_physical(self, result, self_t):
    return self_t.conj_physical()


def jvp__conj_physical(self, result, self_t):
    return self_t.conj_physical()


def jvp_complex(real, imag, result, real_t, imag_t):
    tangent = real_t
    if imag_t is not None:
        tangent = plus(tangent, imag_t * 1j)
    return tangent


def jvp_polar(abs, angle, result, abs_t, angle_t):
    tangent = None
    if abs_t is not None:
        tangent = polar(ones_like(angle), angle) * abs_t
    if angle_t is not None:
        tangent = plus(tangent, result * 1j * angle_t)
    return tangent
