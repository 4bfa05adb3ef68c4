"""Forward mode: the tangents of operators' outputs, from values and tangents of their arguments.

``jvp_<operator>`` takes an operator's arguments, its outputs, and for each argument of tensors the tangent,
or None for zero.  It returns the tangents of the outputs.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.formulas.activation import (
    elu_double_backward,
    gelu_double_backward,
    hardswish_backward,
    log_softmax_forward,
    mish_double_backward,
    silu_double_backward,
    softmax_forward,
    softplus_double_backward,
    within,
)
from gradsmith.autograd.formulas.convolution import convolution_forward
from gradsmith.autograd.formulas.distance import pair_differences
from gradsmith.autograd.formulas.embedding import embedding_bag_tangent
from gradsmith.autograd.formulas.linalg_forward import (
    cholesky_tangent,
    determinant_tangent,
    eigenvalue_tangent,
    eigenvector_tangent,
    log_determinant_tangent,
    matrix_exp_tangent,
    norm_tangent,
    pseudo_inverse_tangent,
    sign_determinant_tangent,
    solve_tangent,
    triangular_tangent,
)
from gradsmith.autograd.formulas.loss import (
    huber_loss_backward,
    negative_log_likelihood,
    negative_log_likelihood_2d,
    reduce_forward,
    smooth_l1_loss_backward,
)
from gradsmith.autograd.formulas.matmul import linear_tangent
from gradsmith.autograd.formulas.norm import (
    batch_norm_forward,
    group_norm_forward,
    layer_norm_forward,
)
from gradsmith.autograd.formulas.pointwise import (
    abs_forward,
    angle_forward,
    clamp_backward,
    complex_forward,
    copysign_backward,
    div_mode_forward,
    extreme_backward,
    logit_backward,
    polar_forward,
    pow_backward_exponent,
    pow_backward_self,
    pow_forward,
    scaled,
    sgn_backward,
    sinc_backward,
    where_finite,
    xlogy_backward_self,
)
from gradsmith.autograd.formulas.pooling import gather_by_index
from gradsmith.autograd.formulas.reduction import (
    gather_reduced,
    pick_equal,
    prod_backward,
    prod_dim_backward,
)
from gradsmith.autograd.formulas.scan import cumprod_forward, logcumsumexp_forward
from gradsmith.autograd.formulas.special import (
    i1_backward,
    i1e_backward,
    log_ndtr_backward,
    modified_bessel_i1,
    modified_bessel_i1e,
    xlog1py_backward_self,
)
from gradsmith.autograd.formulas.statistics import logsumexp_forward, std_forward, var_forward
from gradsmith.autograd.recording import conj
from gradsmith.autograd.tangents import filled, filled_list, minus, plus
from gradsmith.dispatch.call import call
from gradsmith.generated import operators
from gradsmith.generated.functions import (
    _ctc_loss_backward,
    _embedding_bag_dense_backward,
    _embedding_bag_per_sample_weights_backward,
    constant_pad_nd,
    digamma,
    div,
    dot,
    elu_backward,
    exp2,
    gelu_backward,
    index_add,
    index_copy,
    index_put,
    isnan,
    leaky_relu_backward,
    mean,
    mish_backward,
    ones_like,
    outer,
    polygamma,
    scatter_add,
    sigmoid,
    sigmoid_backward,
    silu_backward,
    softplus_backward,
    tanh_backward,
    threshold_backward,
    vdot,
    where,
    zeros_like,
)
from gradsmith.generated.linalg import cross as linalg_cross

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
    "asinh",
    "acosh",
    "atanh",
    "atan2",
    "tanh_backward",
    "sinc",
    "hypot",
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
    "erf",
    "erfc",
    "special_erfcx",
    "special_ndtr",
    "special_log_ndtr",
    "lgamma",
    "digamma",
    "i0",
    "special_i0e",
    "special_i1",
    "special_i1e",
    "special_entr",
    "special_xlog1py",
    "threshold",
    "leaky_relu",
    "hardtanh",
    "elu",
    "elu_backward",
    "gelu",
    "gelu_backward",
    "silu",
    "silu_backward",
    "mish",
    "mish_backward",
    "softplus",
    "softplus_backward",
    "log_sigmoid",
    "hardsigmoid",
    "hardswish",
    "hardshrink",
    "softshrink",
    "mse_loss",
    "smooth_l1_loss",
    "huber_loss",
    "_ctc_loss",
    "nansum",
    "prod",
    "prod_dim_int",
    "amax",
    "amin",
    "aminmax",
    "max",
    "min",
    "var",
    "var_dim",
    "var_correction",
    "std",
    "std_dim",
    "std_correction",
    "var_mean_correction",
    "std_mean_correction",
    "logsumexp",
    "median",
    "nanmedian",
    "cumprod",
    "logcumsumexp",
    "mm",
    "bmm",
    "mv",
    "dot",
    "vdot",
    "outer",
    "matmul",
    "linear",
    "linalg_cross",
    "_cdist_forward",
    "_pdist_forward",
    "linalg_solve_ex",
    "linalg_solve_triangular",
    "linalg_det",
    "linalg_slogdet",
    "linalg_pinv_atol_rtol_tensor",
    "linalg_matrix_exp",
    "linalg_vector_norm",
    "convolution",
    "native_layer_norm",
    "native_batch_norm",
    "native_group_norm",
    "_embedding_bag",
    "_embedding_bag_dense_backward",
    "_embedding_bag_per_sample_weights_backward",
}
"""Operators whose formula reads the value of the first argument: in-place forms must keep it."""


def jvp_add_Tensor(self, other, alpha, result, self_t, other_t):
    """Tangent of ``add.Tensor``."""
    tangent = self_t
    if other_t is not None:
        tangent = plus(tangent, scaled(other_t, alpha))
    return tangent


def jvp_sub_Tensor(self, other, alpha, result, self_t, other_t):
    """Tangent of ``sub.Tensor``."""
    tangent = self_t
    if other_t is not None:
        tangent = minus(tangent, scaled(other_t, alpha))
    return tangent


def jvp_rsub_Tensor(self, other, alpha, result, self_t, other_t):
    """Tangent of ``rsub.Tensor``."""
    tangent = other_t
    if self_t is not None:
        tangent = minus(tangent, scaled(self_t, alpha))
    return tangent


def jvp_mul_Tensor(self, other, result, self_t, other_t):
    """Tangent of ``mul.Tensor``."""
    tangent = None
    if other_t is not None:
        tangent = other_t * self
    if self_t is not None:
        tangent = plus(tangent, self_t * other)
    return tangent


def jvp_div_Tensor(self, other, result, self_t, other_t):
    """Tangent of ``div.Tensor``."""
    tangent = None
    if self_t is not None:
        tangent = self_t / other
    if other_t is not None:
        tangent = minus(tangent, other_t * (result / other))
    return tangent


def jvp_div_Tensor_mode(self, other, rounding_mode, result, self_t, other_t):
    """Tangent of ``div.Tensor_mode``."""
    tangent = div_mode_forward(
        filled(self_t, self), self, filled(other_t, other), other, rounding_mode
    )
    return tangent


def jvp_floor_divide__Tensor(self, other, result, self_t, other_t):
    """Tangent of ``floor_divide_.Tensor``."""
    return self_t.new_zeros(self_t.shape)


def jvp_remainder_Tensor(self, other, result, self_t, other_t):
    """Tangent of ``remainder.Tensor``."""
    tangent = self_t
    if other_t is not None:
        tangent = minus(tangent, other_t * div(self, other, rounding_mode="floor"))
    return tangent


def jvp_fmod_Tensor(self, other, result, self_t, other_t):
    """Tangent of ``fmod.Tensor``."""
    tangent = self_t
    if other_t is not None:
        tangent = minus(tangent, other_t * div(self, other, rounding_mode="trunc"))
    return tangent


def jvp_neg(self, result, self_t):
    """Tangent of ``neg``."""
    return call(operators.neg, [self_t])


def jvp_reciprocal(self, result, self_t):
    """Tangent of ``reciprocal``."""
    grad = conj(self_t)
    return conj(-grad * conj(result * result))


def jvp_square(self, result, self_t):
    """Tangent of ``square``."""
    grad = conj(self_t)
    return conj(grad * conj(2 * self))


def jvp_addcmul(self, tensor1, tensor2, value, result, self_t, tensor1_t, tensor2_t):
    """Tangent of ``addcmul``."""
    tangent = self_t
    if tensor1_t is not None:
        tangent = plus(tangent, tensor1_t * tensor2 * value)
    if tensor2_t is not None:
        tangent = plus(tangent, tensor2_t * tensor1 * value)
    return tangent


def jvp_addcdiv(self, tensor1, tensor2, value, result, self_t, tensor1_t, tensor2_t):
    """Tangent of ``addcdiv``."""
    tangent = self_t
    if tensor1_t is not None:
        tangent = plus(tangent, tensor1_t * (value / tensor2))
    if tensor2_t is not None:
        tangent = minus(tangent, tensor2_t * (value * tensor1 / (tensor2 * tensor2)))
    return tangent


def jvp_lerp_Tensor(self, end, weight, result, self_t, end_t, weight_t):
    """Tangent of ``lerp.Tensor``."""
    tangent = None
    if self_t is not None:
        tangent = self_t * (1 - weight)
    if end_t is not None:
        tangent = plus(tangent, end_t * weight)
    if weight_t is not None:
        tangent = plus(tangent, weight_t * (end - self))
    return tangent


def jvp_lerp_Scalar(self, end, weight, result, self_t, end_t):
    """Tangent of ``lerp.Scalar``."""
    tangent = self_t
    tangent = plus(tangent, weight * (filled(end_t, end) - filled(self_t, self)))
    return tangent


def jvp_pow_Tensor_Tensor(self, exponent, result, self_t, exponent_t):
    """Tangent of ``pow.Tensor_Tensor``."""
    tangent = pow_forward(
        filled(self_t, self), self, filled(exponent_t, exponent), exponent, result
    )
    return tangent


def jvp_pow_Tensor_Scalar(self, exponent, result, self_t):
    """Tangent of ``pow.Tensor_Scalar``."""
    grad = conj(self_t)
    return conj(pow_backward_self(grad, self, exponent))


def jvp_pow_Scalar(self, exponent, result, exponent_t):
    """Tangent of ``pow.Scalar``."""
    grad = conj(exponent_t)
    return conj(pow_backward_exponent(grad, self, exponent, result))


def jvp_exp(self, result, self_t):
    """Tangent of ``exp``."""
    grad = conj(self_t)
    return conj(grad * conj(result))


def jvp_exp2(self, result, self_t):
    """Tangent of ``exp2``."""
    grad = conj(self_t)
    return conj(grad * conj(result * 0.6931471805599453))


def jvp_expm1(self, result, self_t):
    """Tangent of ``expm1``."""
    grad = conj(self_t)
    return conj(grad * conj(result + 1))


def jvp_log(self, result, self_t):
    """Tangent of ``log``."""
    grad = conj(self_t)
    return conj(grad / conj(self))


def jvp_log2(self, result, self_t):
    """Tangent of ``log2``."""
    grad = conj(self_t)
    return conj(grad / conj(self * 0.6931471805599453))


def jvp_log10(self, result, self_t):
    """Tangent of ``log10``."""
    grad = conj(self_t)
    return conj(grad / conj(self * 2.302585092994046))


def jvp_log1p(self, result, self_t):
    """Tangent of ``log1p``."""
    grad = conj(self_t)
    return conj(grad / conj(self + 1))


def jvp_sqrt(self, result, self_t):
    """Tangent of ``sqrt``."""
    grad = conj(self_t)
    return conj(grad / conj(2 * result))


def jvp_rsqrt(self, result, self_t):
    """Tangent of ``rsqrt``."""
    grad = conj(self_t)
    return conj(grad * conj(-0.5 * result.pow(3)))


def jvp_logaddexp(self, other, result, self_t, other_t):
    """Tangent of ``logaddexp``."""
    tangent = None
    if self_t is not None:
        tangent = self_t * (self - result).exp()
    if other_t is not None:
        tangent = plus(tangent, other_t * (other - result).exp())
    return tangent


def jvp_logaddexp2(self, other, result, self_t, other_t):
    """Tangent of ``logaddexp2``."""
    tangent = None
    if self_t is not None:
        tangent = self_t / (1 + exp2(other - self))
    if other_t is not None:
        tangent = plus(tangent, other_t / (1 + exp2(self - other)))
    return tangent


def jvp_xlogy_Tensor(self, other, result, self_t, other_t):
    """Tangent of ``xlogy.Tensor``."""
    tangent = None
    if self_t is not None:
        tangent = xlogy_backward_self(self_t, self, other)
    if other_t is not None:
        tangent = plus(tangent, other_t * self / other)
    return tangent


def jvp_frexp_Tensor(self, mantissa, exponent, self_t):
    """Tangent of ``frexp.Tensor``."""
    tangent_of_mantissa = self_t / exponent.exp2()
    return (tangent_of_mantissa, None)


def jvp_sin(self, result, self_t):
    """Tangent of ``sin``."""
    grad = conj(self_t)
    return conj(grad * conj(self.cos()))


def jvp_cos(self, result, self_t):
    """Tangent of ``cos``."""
    grad = conj(self_t)
    return conj(-grad * conj(self.sin()))


def jvp_tan(self, result, self_t):
    """Tangent of ``tan``."""
    grad = conj(self_t)
    return conj(grad * conj(1 + result * result))


def jvp_asin(self, result, self_t):
    """Tangent of ``asin``."""
    grad = conj(self_t)
    return conj(grad * conj((1 - self * self).rsqrt()))


def jvp_acos(self, result, self_t):
    """Tangent of ``acos``."""
    grad = conj(self_t)
    return conj(-grad * conj((1 - self * self).rsqrt()))


def jvp_atan(self, result, self_t):
    """Tangent of ``atan``."""
    grad = conj(self_t)
    return conj(grad / conj(1 + self * self))


def jvp_sinh(self, result, self_t):
    """Tangent of ``sinh``."""
    grad = conj(self_t)
    return conj(grad * conj(self.cosh()))


def jvp_cosh(self, result, self_t):
    """Tangent of ``cosh``."""
    grad = conj(self_t)
    return conj(grad * conj(self.sinh()))


def jvp_tanh(self, result, self_t):
    """Tangent of ``tanh``."""
    grad = conj(self_t)
    return conj(tanh_backward(grad, result))


def jvp_asinh(self, result, self_t):
    """Tangent of ``asinh``."""
    grad = conj(self_t)
    return conj(grad * conj((self * self + 1).rsqrt()))


def jvp_acosh(self, result, self_t):
    """Tangent of ``acosh``."""
    grad = conj(self_t)
    return conj(grad * conj((self - 1).rsqrt() * (self + 1).rsqrt()))


def jvp_atanh(self, result, self_t):
    """Tangent of ``atanh``."""
    grad = conj(self_t)
    return conj(grad / conj(1 - self * self))


def jvp_atan2(self, other, result, self_t, other_t):
    """Tangent of ``atan2``."""
    tangent = (filled(self_t, self) * other - filled(other_t, other) * self) / (
        self * self + other * other
    )
    return tangent


def jvp_tanh_backward(grad_output, output, result, grad_output_t, output_t):
    """Tangent of ``tanh_backward``."""
    tangent = None
    if grad_output_t is not None:
        tangent = tanh_backward(grad_output_t, output)
    if output_t is not None:
        tangent = minus(tangent, 2 * conj(output_t * output) * grad_output)
    return tangent


def jvp_sinc(self, result, self_t):
    """Tangent of ``sinc``."""
    grad = conj(self_t)
    return conj(sinc_backward(grad, self))


def jvp_hypot(self, other, result, self_t, other_t):
    """Tangent of ``hypot``."""
    tangent = (filled(self_t, self) * self + filled(other_t, other) * other) / result
    return tangent


def jvp_deg2rad(self, result, self_t):
    """Tangent of ``deg2rad``."""
    grad = conj(self_t)
    return conj(grad * 0.017453292519943295)


def jvp_rad2deg(self, result, self_t):
    """Tangent of ``rad2deg``."""
    grad = conj(self_t)
    return conj(grad * 57.29577951308232)


def jvp_sigmoid(self, result, self_t):
    """Tangent of ``sigmoid``."""
    grad = conj(self_t)
    return conj(sigmoid_backward(grad, result))


def jvp_sigmoid_backward(grad_output, output, result, grad_output_t, output_t):
    """Tangent of ``sigmoid_backward``."""
    tangent = None
    if grad_output_t is not None:
        tangent = sigmoid_backward(grad_output_t, output)
    if output_t is not None:
        tangent = plus(tangent, grad_output * conj(output_t * (1 - 2 * output)))
    return tangent


def jvp_logit(self, eps, result, self_t):
    """Tangent of ``logit``."""
    grad = conj(self_t)
    return conj(logit_backward(grad, self, eps))


def jvp_abs(self, result, self_t):
    """Tangent of ``abs``."""
    return abs_forward(self_t, self)


def jvp_sign(self, result, self_t):
    """Tangent of ``sign``."""
    grad = conj(self_t)
    return conj(zeros_like(grad))


def jvp_sgn(self, result, self_t):
    """Tangent of ``sgn``."""
    return sgn_backward(self_t, self, result)


def jvp_copysign_Tensor(self, other, result, self_t, other_t):
    """Tangent of ``copysign.Tensor``."""
    tangent = None
    if self_t is not None:
        tangent = copysign_backward(self_t, self, result)
    return tangent


def jvp_floor(self, result, self_t):
    """Tangent of ``floor``."""
    grad = conj(self_t)
    return conj(zeros_like(grad))


def jvp_ceil(self, result, self_t):
    """Tangent of ``ceil``."""
    grad = conj(self_t)
    return conj(zeros_like(grad))


def jvp_trunc(self, result, self_t):
    """Tangent of ``trunc``."""
    grad = conj(self_t)
    return conj(zeros_like(grad))


def jvp_frac(self, result, self_t):
    """Tangent of ``frac``."""
    return self_t


def jvp_round(self, result, self_t):
    """Tangent of ``round``."""
    grad = conj(self_t)
    return conj(zeros_like(grad))


def jvp_round_decimals(self, decimals, result, self_t):
    """Tangent of ``round.decimals``."""
    grad = conj(self_t)
    return conj(zeros_like(grad))


def jvp_nextafter(self, other, result, self_t, other_t):
    """Tangent of ``nextafter``."""
    tangent = None
    if self_t is not None:
        tangent = where(self == other, 0, self_t)
    return tangent


def jvp_nan_to_num(self, nan, posinf, neginf, result, self_t):
    """Tangent of ``nan_to_num``."""
    return where_finite(self_t, self)


def jvp_maximum(self, other, result, self_t, other_t):
    """Tangent of ``maximum``."""
    tangent = None
    if self_t is not None:
        tangent = extreme_backward(self_t, self, other)
    if other_t is not None:
        tangent = plus(tangent, extreme_backward(other_t, other, self))
    return tangent


def jvp_minimum(self, other, result, self_t, other_t):
    """Tangent of ``minimum``."""
    tangent = None
    if self_t is not None:
        tangent = extreme_backward(self_t, other, self)
    if other_t is not None:
        tangent = plus(tangent, extreme_backward(other_t, self, other))
    return tangent


def jvp_fmax(self, other, result, self_t, other_t):
    """Tangent of ``fmax``."""
    tangent = where((self >= other) | isnan(other), filled(self_t, self), filled(other_t, other))
    return tangent


def jvp_fmin(self, other, result, self_t, other_t):
    """Tangent of ``fmin``."""
    tangent = where((self <= other) | isnan(other), filled(self_t, self), filled(other_t, other))
    return tangent


def jvp_clamp(self, min, max, result, self_t):
    """Tangent of ``clamp``."""
    grad = conj(self_t)
    return conj(clamp_backward(grad, self, min, max))


def jvp_clamp_min_Tensor(self, min, result, self_t, min_t):
    """Tangent of ``clamp_min.Tensor``."""
    tangent = where(self >= min, filled(self_t, self), filled(min_t, min))
    return tangent


def jvp_clamp_min(self, min, result, self_t):
    """Tangent of ``clamp_min``."""
    grad = conj(self_t)
    return conj(where(self >= min, grad, 0))


def jvp_clamp_max_Tensor(self, max, result, self_t, max_t):
    """Tangent of ``clamp_max.Tensor``."""
    tangent = where(self <= max, filled(self_t, self), filled(max_t, max))
    return tangent


def jvp_clamp_max(self, max, result, self_t):
    """Tangent of ``clamp_max``."""
    grad = conj(self_t)
    return conj(where(self <= max, grad, 0))


def jvp_where_self(condition, self, other, result, condition_t, self_t, other_t):
    """Tangent of ``where.self``."""
    tangent = where(condition, filled(self_t, self), filled(other_t, other))
    return tangent


def jvp_angle(self, result, self_t):
    """Tangent of ``angle``."""
    return angle_forward(self_t, self)


def jvp_conj_physical(self, result, self_t):
    """Tangent of ``conj_physical``."""
    return self_t.conj_physical()


def jvp_complex(real, imag, result, real_t, imag_t):
    """Tangent of ``complex``."""
    tangent = complex_forward(filled(real_t, real), filled(imag_t, imag), result)
    return tangent


def jvp_polar(abs, angle, result, abs_t, angle_t):
    """Tangent of ``polar``."""
    tangent = polar_forward(filled(abs_t, abs), filled(angle_t, angle), angle, result)
    return tangent


def jvp_eq__Tensor(self, other, result, self_t, other_t):
    """Tangent of ``eq_.Tensor``."""
    return self_t.new_zeros(self_t.shape)


def jvp_ne__Tensor(self, other, result, self_t, other_t):
    """Tangent of ``ne_.Tensor``."""
    return self_t.new_zeros(self_t.shape)


def jvp_lt__Tensor(self, other, result, self_t, other_t):
    """Tangent of ``lt_.Tensor``."""
    return self_t.new_zeros(self_t.shape)


def jvp_le__Tensor(self, other, result, self_t, other_t):
    """Tangent of ``le_.Tensor``."""
    return self_t.new_zeros(self_t.shape)


def jvp_gt__Tensor(self, other, result, self_t, other_t):
    """Tangent of ``gt_.Tensor``."""
    return self_t.new_zeros(self_t.shape)


def jvp_ge__Tensor(self, other, result, self_t, other_t):
    """Tangent of ``ge_.Tensor``."""
    return self_t.new_zeros(self_t.shape)


def jvp_logical_and_(self, other, result, self_t, other_t):
    """Tangent of ``logical_and_``."""
    return self_t.new_zeros(self_t.shape)


def jvp_logical_or_(self, other, result, self_t, other_t):
    """Tangent of ``logical_or_``."""
    return self_t.new_zeros(self_t.shape)


def jvp_logical_xor_(self, other, result, self_t, other_t):
    """Tangent of ``logical_xor_``."""
    return self_t.new_zeros(self_t.shape)


def jvp_logical_not_(self, result, self_t):
    """Tangent of ``logical_not_``."""
    return self_t.new_zeros(self_t.shape)


def jvp_erf(self, result, self_t):
    """Tangent of ``erf``."""
    grad = conj(self_t)
    return conj(grad * (1.1283791670955126 * (-self * self).exp()))


def jvp_erfc(self, result, self_t):
    """Tangent of ``erfc``."""
    grad = conj(self_t)
    return conj(grad * (-1.1283791670955126 * (-self * self).exp()))


def jvp_erfinv(self, result, self_t):
    """Tangent of ``erfinv``."""
    grad = conj(self_t)
    return conj(grad * (0.886226925452758 * (result * result).exp()))


def jvp_special_erfcx(self, result, self_t):
    """Tangent of ``special_erfcx``."""
    grad = conj(self_t)
    return conj(grad * (2 * self * result - 1.1283791670955126))


def jvp_special_ndtr(self, result, self_t):
    """Tangent of ``special_ndtr``."""
    grad = conj(self_t)
    return conj(grad * (0.3989422804014327 * (-0.5 * self * self).exp()))


def jvp_special_ndtri(self, result, self_t):
    """Tangent of ``special_ndtri``."""
    grad = conj(self_t)
    return conj(grad * (2.5066282746310002 * (0.5 * result * result).exp()))


def jvp_special_log_ndtr(self, result, self_t):
    """Tangent of ``special_log_ndtr``."""
    grad = conj(self_t)
    return conj(log_ndtr_backward(grad, self))


def jvp_lgamma(self, result, self_t):
    """Tangent of ``lgamma``."""
    grad = conj(self_t)
    return conj(grad * digamma(self))


def jvp_digamma(self, result, self_t):
    """Tangent of ``digamma``."""
    grad = conj(self_t)
    return conj(grad * polygamma(1, self))


def jvp_polygamma(n, self, result, self_t):
    """Tangent of ``polygamma``."""
    grad = conj(self_t)
    return conj(grad * polygamma(n + 1, self))


def jvp_i0(self, result, self_t):
    """Tangent of ``i0``."""
    grad = conj(self_t)
    return conj(grad * modified_bessel_i1(self))


def jvp_special_i0e(self, result, self_t):
    """Tangent of ``special_i0e``."""
    grad = conj(self_t)
    return conj(grad * (modified_bessel_i1e(self) - self.sgn() * result))


def jvp_special_i1(self, result, self_t):
    """Tangent of ``special_i1``."""
    grad = conj(self_t)
    return conj(i1_backward(grad, self, result))


def jvp_special_i1e(self, result, self_t):
    """Tangent of ``special_i1e``."""
    grad = conj(self_t)
    return conj(i1e_backward(grad, self, result))


def jvp_special_entr(self, result, self_t):
    """Tangent of ``special_entr``."""
    grad = conj(self_t)
    return conj(grad * where(isnan(self), self, -(self.log() + 1)))


def jvp_special_xlog1py(self, other, result, self_t, other_t):
    """Tangent of ``special_xlog1py``."""
    tangent = None
    if self_t is not None:
        tangent = xlog1py_backward_self(self_t, self, other)
    if other_t is not None:
        tangent = plus(tangent, other_t * self / (other + 1))
    return tangent


def jvp_relu(self, result, self_t):
    """Tangent of ``relu``."""
    grad = conj(self_t)
    return conj(threshold_backward(grad, result, 0))


def jvp_threshold(self, threshold, value, result, self_t):
    """Tangent of ``threshold``."""
    grad = conj(self_t)
    return conj(threshold_backward(grad, self, threshold))


def jvp_threshold_backward(grad_output, self, threshold, result, grad_output_t, self_t):
    """Tangent of ``threshold_backward``."""
    tangent = None
    if grad_output_t is not None:
        tangent = threshold_backward(grad_output_t, self, threshold)
    return tangent


def jvp_leaky_relu(self, negative_slope, result, self_t):
    """Tangent of ``leaky_relu``."""
    grad = conj(self_t)
    return conj(leaky_relu_backward(grad, self, negative_slope, False))


def jvp_leaky_relu_backward(
    grad_output,
    self,
    negative_slope,
    self_is_result,
    result,
    grad_output_t,
    self_t,
):
    """Tangent of ``leaky_relu_backward``."""
    tangent = None
    if grad_output_t is not None:
        tangent = leaky_relu_backward(grad_output_t, self, negative_slope, self_is_result)
    return tangent


def jvp_hardtanh(self, min_val, max_val, result, self_t):
    """Tangent of ``hardtanh``."""
    grad = conj(self_t)
    return conj(within(grad, self, min_val, max_val))


def jvp_elu(self, alpha, scale, input_scale, result, self_t):
    """Tangent of ``elu``."""
    grad = conj(self_t)
    return conj(elu_backward(grad, alpha, scale, input_scale, False, self))


def jvp_elu_backward(
    grad_output,
    alpha,
    scale,
    input_scale,
    is_result,
    self_or_result,
    result,
    grad_output_t,
    self_or_result_t,
):
    """Tangent of ``elu_backward``."""
    tangent = None
    if grad_output_t is not None:
        tangent = elu_backward(grad_output_t, alpha, scale, input_scale, is_result, self_or_result)
    if self_or_result_t is not None:
        tangent = plus(
            tangent,
            elu_double_backward(
                self_or_result_t, grad_output, alpha, scale, input_scale, is_result, self_or_result
            ),
        )
    return tangent


def jvp_gelu(self, approximate, result, self_t):
    """Tangent of ``gelu``."""
    grad = conj(self_t)
    return conj(gelu_backward(grad, self, approximate=approximate))


def jvp_gelu_backward(grad_output, self, approximate, result, grad_output_t, self_t):
    """Tangent of ``gelu_backward``."""
    tangent = None
    if grad_output_t is not None:
        tangent = gelu_backward(grad_output_t, self, approximate=approximate)
    if self_t is not None:
        tangent = plus(tangent, gelu_double_backward(self_t, grad_output, self, approximate))
    return tangent


def jvp_silu(self, result, self_t):
    """Tangent of ``silu``."""
    grad = conj(self_t)
    return conj(silu_backward(grad, self))


def jvp_silu_backward(grad_output, self, result, grad_output_t, self_t):
    """Tangent of ``silu_backward``."""
    tangent = None
    if grad_output_t is not None:
        tangent = silu_backward(grad_output_t, self)
    if self_t is not None:
        tangent = plus(tangent, silu_double_backward(self_t, grad_output, self))
    return tangent


def jvp_mish(self, result, self_t):
    """Tangent of ``mish``."""
    grad = conj(self_t)
    return conj(mish_backward(grad, self))


def jvp_mish_backward(grad_output, self, result, grad_output_t, self_t):
    """Tangent of ``mish_backward``."""
    tangent = None
    if grad_output_t is not None:
        tangent = mish_backward(grad_output_t, self)
    if self_t is not None:
        tangent = plus(tangent, mish_double_backward(self_t, grad_output, self))
    return tangent


def jvp_softplus(self, beta, threshold, result, self_t):
    """Tangent of ``softplus``."""
    grad = conj(self_t)
    return conj(softplus_backward(grad, self, beta, threshold))


def jvp_softplus_backward(grad_output, self, beta, threshold, result, grad_output_t, self_t):
    """Tangent of ``softplus_backward``."""
    tangent = None
    if grad_output_t is not None:
        tangent = softplus_backward(grad_output_t, self, beta, threshold)
    if self_t is not None:
        tangent = plus(
            tangent, softplus_double_backward(self_t, grad_output, self, beta, threshold)
        )
    return tangent


def jvp_log_sigmoid(self, result, self_t):
    """Tangent of ``log_sigmoid``."""
    grad = conj(self_t)
    return conj(grad * sigmoid(-self))


def jvp_hardsigmoid(self, result, self_t):
    """Tangent of ``hardsigmoid``."""
    grad = conj(self_t)
    return conj(within(grad / 6, self, -3, 3))


def jvp_hardswish(self, result, self_t):
    """Tangent of ``hardswish``."""
    grad = conj(self_t)
    return conj(hardswish_backward(grad, self))


def jvp_hardshrink(self, lambd, result, self_t):
    """Tangent of ``hardshrink``."""
    grad = conj(self_t)
    return conj(where(self.abs() <= lambd, 0, grad))


def jvp_softshrink(self, lambd, result, self_t):
    """Tangent of ``softshrink``."""
    grad = conj(self_t)
    return conj(where(self.abs() <= lambd, 0, grad))


def jvp_softmax_int(self, dim, dtype, result, self_t):
    """Tangent of ``softmax.int``."""
    return softmax_forward(self_t, result, dim)


def jvp_log_softmax_int(self, dim, dtype, result, self_t):
    """Tangent of ``log_softmax.int``."""
    return log_softmax_forward(self_t, result, dim)


def jvp__softmax(self, dim, half_to_float, result, self_t):
    """Tangent of ``_softmax``."""
    return softmax_forward(self_t, result, dim)


def jvp__log_softmax(self, dim, half_to_float, result, self_t):
    """Tangent of ``_log_softmax``."""
    return log_softmax_forward(self_t, result, dim)


def jvp_mse_loss(self, target, reduction, result, self_t, target_t):
    """Tangent of ``mse_loss``."""
    tangent = reduce_forward(
        2 * (self - target) * (filled(self_t, self) - filled(target_t, target)), reduction
    )
    return tangent


def jvp_smooth_l1_loss(self, target, reduction, beta, result, self_t, target_t):
    """Tangent of ``smooth_l1_loss``."""
    tangent = reduce_forward(
        smooth_l1_loss_backward(
            filled(self_t, self) - filled(target_t, target), self, target, 0, beta
        ),
        reduction,
    )
    return tangent


def jvp_huber_loss(self, target, reduction, delta, result, self_t, target_t):
    """Tangent of ``huber_loss``."""
    tangent = reduce_forward(
        huber_loss_backward(
            filled(self_t, self) - filled(target_t, target), self, target, 0, delta
        ),
        reduction,
    )
    return tangent


def jvp_nll_loss_forward(
    self,
    target,
    weight,
    reduction,
    ignore_index,
    output,
    total_weight,
    self_t,
    target_t,
    weight_t,
):
    """Tangent of ``nll_loss_forward``."""
    tangent_of_output = negative_log_likelihood(self_t, target, weight, reduction, ignore_index)
    return (tangent_of_output, None)


def jvp_nll_loss2d_forward(
    self,
    target,
    weight,
    reduction,
    ignore_index,
    output,
    total_weight,
    self_t,
    target_t,
    weight_t,
):
    """Tangent of ``nll_loss2d_forward``."""
    tangent_of_output = negative_log_likelihood_2d(self_t, target, weight, reduction, ignore_index)
    return (tangent_of_output, None)


def jvp__ctc_loss(
    log_probs,
    targets,
    input_lengths,
    target_lengths,
    blank,
    zero_infinity,
    result0,
    result1,
    log_probs_t,
    targets_t,
):
    """Tangent of ``_ctc_loss``."""
    tangent_of_result0 = (
        log_probs_t
        * _ctc_loss_backward(
            ones_like(result0),
            log_probs,
            targets,
            input_lengths,
            target_lengths,
            result0,
            result1,
            blank,
            zero_infinity,
        )
    ).sum((0, -1))
    return (tangent_of_result0, None)


def jvp_sum(self, dtype, result, self_t):
    """Tangent of ``sum``."""
    return call(operators.sum, [self_t, dtype])


def jvp_sum_dim_IntList(self, dim, keepdim, dtype, result, self_t):
    """Tangent of ``sum.dim_IntList``."""
    return call(operators.sum_dim_IntList, [self_t, dim, keepdim, dtype])


def jvp_nansum(self, dim, keepdim, dtype, result, self_t):
    """Tangent of ``nansum``."""
    return where(self.isnan(), 0, self_t).sum(dim, keepdim, dtype=dtype)


def jvp_mean(self, dtype, result, self_t):
    """Tangent of ``mean``."""
    return call(operators.mean, [self_t, dtype])


def jvp_mean_dim(self, dim, keepdim, dtype, result, self_t):
    """Tangent of ``mean.dim``."""
    return call(operators.mean_dim, [self_t, dim, keepdim, dtype])


def jvp_prod(self, dtype, result, self_t):
    """Tangent of ``prod``."""
    return (conj(prod_backward(ones_like(result), self)) * self_t).sum()


def jvp_prod_dim_int(self, dim, keepdim, dtype, result, self_t):
    """Tangent of ``prod.dim_int``."""
    return (conj(prod_dim_backward(ones_like(result), self, dim, keepdim)) * self_t).sum(
        (dim,), keepdim
    )


def jvp_amax(self, dim, keepdim, result, self_t):
    """Tangent of ``amax``."""
    return pick_equal(self, self_t, result, dim, keepdim)


def jvp_amin(self, dim, keepdim, result, self_t):
    """Tangent of ``amin``."""
    return pick_equal(self, self_t, result, dim, keepdim)


def jvp_aminmax(self, dim, keepdim, min, max, self_t):
    """Tangent of ``aminmax``."""
    tangent_of_min = pick_equal(self, self_t, min, () if dim is None else (dim,), keepdim)
    tangent_of_max = pick_equal(self, self_t, max, () if dim is None else (dim,), keepdim)
    return (tangent_of_min, tangent_of_max)


def jvp_max(self, result, self_t):
    """Tangent of ``max``."""
    return pick_equal(self, self_t, result, (), False)


def jvp_min(self, result, self_t):
    """Tangent of ``min``."""
    return pick_equal(self, self_t, result, (), False)


def jvp_max_dim(self, dim, keepdim, values, indices, self_t):
    """Tangent of ``max.dim``."""
    tangent_of_values = gather_reduced(self_t, dim, indices, keepdim)
    return (tangent_of_values, None)


def jvp_min_dim(self, dim, keepdim, values, indices, self_t):
    """Tangent of ``min.dim``."""
    tangent_of_values = gather_reduced(self_t, dim, indices, keepdim)
    return (tangent_of_values, None)


def jvp_var(self, unbiased, result, self_t):
    """Tangent of ``var``."""
    return var_forward(self, self_t, None, 1 if unbiased else 0, False)


def jvp_var_dim(self, dim, unbiased, keepdim, result, self_t):
    """Tangent of ``var.dim``."""
    return var_forward(self, self_t, dim, 1 if unbiased else 0, keepdim)


def jvp_var_correction(self, dim, correction, keepdim, result, self_t):
    """Tangent of ``var.correction``."""
    return var_forward(self, self_t, dim, correction, keepdim)


def jvp_std(self, unbiased, result, self_t):
    """Tangent of ``std``."""
    return std_forward(result, self, self_t, None, 1 if unbiased else 0, False)


def jvp_std_dim(self, dim, unbiased, keepdim, result, self_t):
    """Tangent of ``std.dim``."""
    return std_forward(result, self, self_t, dim, 1 if unbiased else 0, keepdim)


def jvp_std_correction(self, dim, correction, keepdim, result, self_t):
    """Tangent of ``std.correction``."""
    return std_forward(result, self, self_t, dim, correction, keepdim)


def jvp_var_mean_correction(self, dim, correction, keepdim, result0, result1, self_t):
    """Tangent of ``var_mean.correction``."""
    tangent_of_result0 = var_forward(self, self_t, dim, correction, keepdim)
    tangent_of_result1 = mean(self_t, dim, keepdim)
    return (tangent_of_result0, tangent_of_result1)


def jvp_std_mean_correction(self, dim, correction, keepdim, result0, result1, self_t):
    """Tangent of ``std_mean.correction``."""
    tangent_of_result0 = std_forward(result0, self, self_t, dim, correction, keepdim)
    tangent_of_result1 = mean(self_t, dim, keepdim)
    return (tangent_of_result0, tangent_of_result1)


def jvp_logsumexp(self, dim, keepdim, result, self_t):
    """Tangent of ``logsumexp``."""
    return logsumexp_forward(self, self_t, result, dim, keepdim)


def jvp_median(self, result, self_t):
    """Tangent of ``median``."""
    return pick_equal(self, self_t, result, (), False)


def jvp_median_dim(self, dim, keepdim, values, indices, self_t):
    """Tangent of ``median.dim``."""
    tangent_of_values = gather_reduced(self_t, dim, indices, keepdim)
    return (tangent_of_values, None)


def jvp_nanmedian(self, result, self_t):
    """Tangent of ``nanmedian``."""
    return pick_equal(self, self_t, result, (), False)


def jvp_nanmedian_dim(self, dim, keepdim, values, indices, self_t):
    """Tangent of ``nanmedian.dim``."""
    tangent_of_values = gather_reduced(self_t, dim, indices, keepdim)
    return (tangent_of_values, None)


def jvp_mode(self, dim, keepdim, values, indices, self_t):
    """Tangent of ``mode``."""
    tangent_of_values = gather_reduced(self_t, dim, indices, keepdim)
    return (tangent_of_values, None)


def jvp_cumsum(self, dim, dtype, result, self_t):
    """Tangent of ``cumsum``."""
    return call(operators.cumsum, [self_t, dim, dtype])


def jvp_cumprod(self, dim, dtype, result, self_t):
    """Tangent of ``cumprod``."""
    return cumprod_forward(self, self_t, result, dim)


def jvp_cummax(self, dim, values, indices, self_t):
    """Tangent of ``cummax``."""
    tangent_of_values = self_t.gather(dim, indices)
    return (tangent_of_values, None)


def jvp_cummin(self, dim, values, indices, self_t):
    """Tangent of ``cummin``."""
    tangent_of_values = self_t.gather(dim, indices)
    return (tangent_of_values, None)


def jvp_logcumsumexp(self, dim, result, self_t):
    """Tangent of ``logcumsumexp``."""
    return logcumsumexp_forward(self, self_t, result, dim)


def jvp__unsafe_view(self, size, result, self_t):
    """Tangent of ``_unsafe_view``."""
    return call(operators._unsafe_view, [self_t, size])


def jvp_unsafe_split_Tensor(self, split_size, dim, result, self_t):
    """Tangent of ``unsafe_split.Tensor``."""
    return call(operators.unsafe_split_Tensor, [self_t, split_size, dim])


def jvp_unsafe_split_with_sizes(self, split_sizes, dim, result, self_t):
    """Tangent of ``unsafe_split_with_sizes``."""
    return call(operators.unsafe_split_with_sizes, [self_t, split_sizes, dim])


def jvp_select_backward(grad_output, input_sizes, dim, index, result, grad_output_t):
    """Tangent of ``select_backward``."""
    return call(operators.select_backward, [grad_output_t, input_sizes, dim, index])


def jvp_slice_backward(grad_output, input_sizes, dim, start, end, step, result, grad_output_t):
    """Tangent of ``slice_backward``."""
    return call(operators.slice_backward, [grad_output_t, input_sizes, dim, start, end, step])


def jvp_diagonal_backward(grad_output, input_sizes, offset, dim1, dim2, result, grad_output_t):
    """Tangent of ``diagonal_backward``."""
    return call(operators.diagonal_backward, [grad_output_t, input_sizes, offset, dim1, dim2])


def jvp_unfold_backward(grad_in, input_sizes, dim, size, step, result, grad_in_t):
    """Tangent of ``unfold_backward``."""
    return call(operators.unfold_backward, [grad_in_t, input_sizes, dim, size, step])


def jvp_select_scatter(self, src, dim, index, result, self_t, src_t):
    """Tangent of ``select_scatter``."""
    return call(operators.select_scatter, [filled(self_t, self), filled(src_t, src), dim, index])


def jvp_slice_scatter(self, src, dim, start, end, step, result, self_t, src_t):
    """Tangent of ``slice_scatter``."""
    return call(
        operators.slice_scatter, [filled(self_t, self), filled(src_t, src), dim, start, end, step]
    )


def jvp_diagonal_scatter(self, src, offset, dim1, dim2, result, self_t, src_t):
    """Tangent of ``diagonal_scatter``."""
    return call(
        operators.diagonal_scatter, [filled(self_t, self), filled(src_t, src), offset, dim1, dim2]
    )


def jvp_as_strided_scatter(self, src, size, stride, storage_offset, result, self_t, src_t):
    """Tangent of ``as_strided_scatter``."""
    return call(
        operators.as_strided_scatter,
        [filled(self_t, self), filled(src_t, src), size, stride, storage_offset],
    )


def jvp_cat(tensors, dim, result, tensors_t):
    """Tangent of ``cat``."""
    return call(operators.cat, [filled_list(tensors_t, tensors), dim])


def jvp_stack(tensors, dim, result, tensors_t):
    """Tangent of ``stack``."""
    return call(operators.stack, [filled_list(tensors_t, tensors), dim])


def jvp_clone(self, memory_format, result, self_t):
    """Tangent of ``clone``."""
    return call(operators.clone, [self_t, memory_format])


def jvp__to_copy(
    self,
    dtype,
    layout,
    device,
    pin_memory,
    non_blocking,
    memory_format,
    result,
    self_t,
):
    """Tangent of ``_to_copy``."""
    return call(
        operators._to_copy, [self_t, dtype, layout, device, pin_memory, non_blocking, memory_format]
    )


def jvp_copy(self, src, non_blocking, result, self_t, src_t):
    """Tangent of ``copy``."""
    tangent = None
    if src_t is not None:
        tangent = src_t.expand(self.shape)
    return tangent


def jvp_fill_Scalar(self, value, result, self_t):
    """Tangent of ``fill.Scalar``."""
    return zeros_like(self_t)


def jvp_fill_Tensor(self, value, result, self_t, value_t):
    """Tangent of ``fill.Tensor``."""
    tangent = None
    if value_t is not None:
        tangent = value_t.expand(self.shape)
    return tangent


def jvp_zero(self, result, self_t):
    """Tangent of ``zero``."""
    return zeros_like(self_t)


def jvp_flip(self, dims, result, self_t):
    """Tangent of ``flip``."""
    return call(operators.flip, [self_t, dims])


def jvp_roll(self, shifts, dims, result, self_t):
    """Tangent of ``roll``."""
    return call(operators.roll, [self_t, shifts, dims])


def jvp_repeat(self, repeats, result, self_t):
    """Tangent of ``repeat``."""
    return call(operators.repeat, [self_t, repeats])


def jvp_tril(self, diagonal, result, self_t):
    """Tangent of ``tril``."""
    return call(operators.tril, [self_t, diagonal])


def jvp_triu(self, diagonal, result, self_t):
    """Tangent of ``triu``."""
    return call(operators.triu, [self_t, diagonal])


def jvp_diag_embed(self, offset, dim1, dim2, result, self_t):
    """Tangent of ``diag_embed``."""
    return call(operators.diag_embed, [self_t, offset, dim1, dim2])


def jvp_index_Tensor(self, indices, result, self_t, indices_t):
    """Tangent of ``index.Tensor``."""
    return call(operators.index_Tensor, [self_t, indices])


def jvp_gather(self, dim, index, sparse_grad, result, self_t, index_t):
    """Tangent of ``gather``."""
    return call(operators.gather, [self_t, dim, index, sparse_grad])


def jvp_index_select(self, dim, index, result, self_t, index_t):
    """Tangent of ``index_select``."""
    return call(operators.index_select, [self_t, dim, index])


def jvp_index_put(self, indices, values, accumulate, result, self_t, indices_t, values_t):
    """Tangent of ``index_put``."""
    tangent = index_put(filled(self_t, self), indices, filled(values_t, values), accumulate)
    return tangent


def jvp_scatter_add(self, dim, index, src, result, self_t, index_t, src_t):
    """Tangent of ``scatter_add``."""
    tangent = scatter_add(filled(self_t, self), dim, index, filled(src_t, src))
    return tangent


def jvp_take(self, index, result, self_t, index_t):
    """Tangent of ``take``."""
    return call(operators.take, [self_t, index])


def jvp_masked_select(self, mask, result, self_t, mask_t):
    """Tangent of ``masked_select``."""
    return call(operators.masked_select, [self_t, mask])


def jvp_scatter_src(self, dim, index, src, result, self_t, index_t, src_t):
    """Tangent of ``scatter.src``."""
    tangent = filled(self_t, self).scatter(dim, index, filled(src_t, src))
    return tangent


def jvp_scatter_value(self, dim, index, value, result, self_t, index_t):
    """Tangent of ``scatter.value``."""
    return self_t.scatter(dim, index, 0)


def jvp_index_add(self, dim, index, source, alpha, result, self_t, index_t, source_t):
    """Tangent of ``index_add``."""
    tangent = index_add(filled(self_t, self), dim, index, filled(source_t, source), alpha=alpha)
    return tangent


def jvp_index_copy(self, dim, index, source, result, self_t, index_t, source_t):
    """Tangent of ``index_copy``."""
    tangent = index_copy(filled(self_t, self), dim, index, filled(source_t, source))
    return tangent


def jvp_index_fill_int_Scalar(self, dim, index, value, result, self_t, index_t):
    """Tangent of ``index_fill.int_Scalar``."""
    return self_t.index_fill(dim, index, 0)


def jvp_index_fill_int_Tensor(self, dim, index, value, result, self_t, index_t, value_t):
    """Tangent of ``index_fill.int_Tensor``."""
    tangent = filled(self_t, self).index_fill(dim, index, filled(value_t, value))
    return tangent


def jvp_masked_fill_Scalar(self, mask, value, result, self_t, mask_t):
    """Tangent of ``masked_fill.Scalar``."""
    return self_t.masked_fill(mask, 0)


def jvp_masked_fill_Tensor(self, mask, value, result, self_t, mask_t, value_t):
    """Tangent of ``masked_fill.Tensor``."""
    tangent = filled(self_t, self).masked_fill(mask, filled(value_t, value))
    return tangent


def jvp_masked_scatter(self, mask, source, result, self_t, mask_t, source_t):
    """Tangent of ``masked_scatter``."""
    tangent = filled(self_t, self).masked_scatter(mask, filled(source_t, source))
    return tangent


def jvp_put(self, index, source, accumulate, result, self_t, index_t, source_t):
    """Tangent of ``put``."""
    tangent = filled(self_t, self).put(index, filled(source_t, source), accumulate)
    return tangent


def jvp_sort(self, dim, descending, values, indices, self_t):
    """Tangent of ``sort``."""
    tangent_of_values = gather_reduced(self_t, dim, indices, True)
    return (tangent_of_values, None)


def jvp_sort_stable(self, stable, dim, descending, values, indices, self_t):
    """Tangent of ``sort.stable``."""
    tangent_of_values = gather_reduced(self_t, dim, indices, True)
    return (tangent_of_values, None)


def jvp_topk(self, k, dim, largest, sorted, values, indices, self_t):
    """Tangent of ``topk``."""
    tangent_of_values = gather_reduced(self_t, dim, indices, True)
    return (tangent_of_values, None)


def jvp_kthvalue(self, k, dim, keepdim, values, indices, self_t):
    """Tangent of ``kthvalue``."""
    tangent_of_values = gather_reduced(self_t, dim, indices, keepdim)
    return (tangent_of_values, None)


def jvp_mm(self, mat2, result, self_t, mat2_t):
    """Tangent of ``mm``."""
    tangent = None
    if self_t is not None:
        tangent = self_t.mm(mat2)
    if mat2_t is not None:
        tangent = plus(tangent, self.mm(mat2_t))
    return tangent


def jvp_bmm(self, mat2, result, self_t, mat2_t):
    """Tangent of ``bmm``."""
    tangent = None
    if self_t is not None:
        tangent = self_t.bmm(mat2)
    if mat2_t is not None:
        tangent = plus(tangent, self.bmm(mat2_t))
    return tangent


def jvp_mv(self, vec, result, self_t, vec_t):
    """Tangent of ``mv``."""
    tangent = None
    if self_t is not None:
        tangent = self_t.mv(vec)
    if vec_t is not None:
        tangent = plus(tangent, self.mv(vec_t))
    return tangent


def jvp_dot(self, tensor, result, self_t, tensor_t):
    """Tangent of ``dot``."""
    tangent = None
    if self_t is not None:
        tangent = dot(self_t, tensor)
    if tensor_t is not None:
        tangent = plus(tangent, dot(self, tensor_t))
    return tangent


def jvp_vdot(self, other, result, self_t, other_t):
    """Tangent of ``vdot``."""
    tangent = None
    if self_t is not None:
        tangent = vdot(self_t, other)
    if other_t is not None:
        tangent = plus(tangent, vdot(self, other_t))
    return tangent


def jvp_outer(self, vec2, result, self_t, vec2_t):
    """Tangent of ``outer``."""
    tangent = None
    if self_t is not None:
        tangent = outer(self_t, vec2)
    if vec2_t is not None:
        tangent = plus(tangent, outer(self, vec2_t))
    return tangent


def jvp_matmul(self, other, result, self_t, other_t):
    """Tangent of ``matmul``."""
    tangent = None
    if self_t is not None:
        tangent = self_t.matmul(other)
    if other_t is not None:
        tangent = plus(tangent, self.matmul(other_t))
    return tangent


def jvp_linear(input, weight, bias, result, input_t, weight_t, bias_t):
    """Tangent of ``linear``."""
    tangent = linear_tangent(input, input_t, weight, weight_t, bias_t)
    return tangent


def jvp_addmm(self, mat1, mat2, beta, alpha, result, self_t, mat1_t, mat2_t):
    """Tangent of ``addmm``."""
    tangent = None
    if self_t is not None:
        tangent = self_t * beta
    if mat1_t is not None or mat2_t is not None:
        tangent = plus(
            tangent, (filled(mat1_t, mat1).mm(mat2) + mat1.mm(filled(mat2_t, mat2))) * alpha
        )
    return tangent


def jvp_addmv(self, mat, vec, beta, alpha, result, self_t, mat_t, vec_t):
    """Tangent of ``addmv``."""
    tangent = None
    if self_t is not None:
        tangent = self_t * beta
    if mat_t is not None or vec_t is not None:
        tangent = plus(tangent, (filled(mat_t, mat).mv(vec) + mat.mv(filled(vec_t, vec))) * alpha)
    return tangent


def jvp_addbmm(self, batch1, batch2, beta, alpha, result, self_t, batch1_t, batch2_t):
    """Tangent of ``addbmm``."""
    tangent = None
    if self_t is not None:
        tangent = self_t * beta
    if batch1_t is not None or batch2_t is not None:
        tangent = plus(
            tangent,
            (filled(batch1_t, batch1).bmm(batch2) + batch1.bmm(filled(batch2_t, batch2))).sum(0)
            * alpha,
        )
    return tangent


def jvp_baddbmm(self, batch1, batch2, beta, alpha, result, self_t, batch1_t, batch2_t):
    """Tangent of ``baddbmm``."""
    tangent = None
    if self_t is not None:
        tangent = self_t * beta
    if batch1_t is not None or batch2_t is not None:
        tangent = plus(
            tangent,
            (filled(batch1_t, batch1).bmm(batch2) + batch1.bmm(filled(batch2_t, batch2))) * alpha,
        )
    return tangent


def jvp_trace(self, result, self_t):
    """Tangent of ``trace``."""
    return call(operators.trace, [self_t])


def jvp_linalg_cross(self, other, dim, result, self_t, other_t):
    """Tangent of ``linalg_cross``."""
    tangent = None
    if self_t is not None:
        tangent = linalg_cross(self_t, other, dim=dim)
    if other_t is not None:
        tangent = plus(tangent, linalg_cross(self, other_t, dim=dim))
    return tangent


def jvp__cdist_forward(x1, x2, p, compute_mode, result, x1_t, x2_t):
    """Tangent of ``_cdist_forward``."""
    tangent = norm_tangent(
        x1.unsqueeze(-2) - x2.unsqueeze(-3),
        filled(x1_t, x1).unsqueeze(-2) - filled(x2_t, x2).unsqueeze(-3),
        p,
        result,
        (-1,),
        False,
    )
    return tangent


def jvp__pdist_forward(self, p, result, self_t):
    """Tangent of ``_pdist_forward``."""
    return norm_tangent(pair_differences(self), pair_differences(self_t), p, result, (-1,), False)


def jvp_linalg_inv_ex(A, check_errors, inverse, info, A_t):
    """Tangent of ``linalg_inv_ex``."""
    tangent_of_inverse = -inverse.matmul(A_t).matmul(inverse)
    return (tangent_of_inverse, None)


def jvp_linalg_solve_ex(A, B, left, check_errors, result, info, A_t, B_t):
    """Tangent of ``linalg_solve_ex``."""
    tangent_of_result = solve_tangent(A, filled(A_t, A), filled(B_t, B), result, left)
    return (tangent_of_result, None)


def jvp_linalg_solve_triangular(self, B, upper, left, unitriangular, result, self_t, B_t):
    """Tangent of ``linalg_solve_triangular``."""
    tangent = triangular_tangent(
        self, filled(self_t, self), filled(B_t, B), result, upper, left, unitriangular
    )
    return tangent


def jvp_linalg_cholesky_ex(self, upper, check_errors, L, info, self_t):
    """Tangent of ``linalg_cholesky_ex``."""
    tangent_of_L = cholesky_tangent(self_t, L, upper)
    return (tangent_of_L, None)


def jvp_linalg_det(A, result, A_t):
    """Tangent of ``linalg_det``."""
    return determinant_tangent(A, A_t, result)


def jvp_linalg_slogdet(A, sign, logabsdet, A_t):
    """Tangent of ``linalg_slogdet``."""
    tangent_of_sign = sign_determinant_tangent(A, A_t, sign)
    tangent_of_logabsdet = log_determinant_tangent(A, A_t)
    return (tangent_of_sign, tangent_of_logabsdet)


def jvp__linalg_eigh(A, UPLO, compute_v, eigenvalues, eigenvectors, A_t):
    """Tangent of ``_linalg_eigh``."""
    tangent_of_eigenvalues = eigenvalue_tangent(A_t, eigenvectors)
    tangent_of_eigenvectors = eigenvector_tangent(A_t, eigenvalues, eigenvectors)
    return (tangent_of_eigenvalues, tangent_of_eigenvectors)


def jvp_linalg_pinv_atol_rtol_tensor(self, atol, rtol, hermitian, result, self_t, atol_t, rtol_t):
    """Tangent of ``linalg_pinv.atol_rtol_tensor``."""
    return pseudo_inverse_tangent(self, self_t, result)


def jvp_linalg_matrix_exp(self, result, self_t):
    """Tangent of ``linalg_matrix_exp``."""
    return matrix_exp_tangent(self, self_t)


def jvp_linalg_vector_norm(self, ord, dim, keepdim, dtype, result, self_t):
    """Tangent of ``linalg_vector_norm``."""
    return norm_tangent(self, self_t, ord, result, dim, keepdim)


def jvp__fft_c2c(self, dim, normalization, forward, result, self_t):
    """Tangent of ``_fft_c2c``."""
    return call(operators._fft_c2c, [self_t, dim, normalization, forward])


def jvp__fft_r2c(self, dim, normalization, onesided, result, self_t):
    """Tangent of ``_fft_r2c``."""
    return call(operators._fft_r2c, [self_t, dim, normalization, onesided])


def jvp__fft_c2r(self, dim, normalization, last_dim_size, result, self_t):
    """Tangent of ``_fft_c2r``."""
    return call(operators._fft_c2r, [self_t, dim, normalization, last_dim_size])


def jvp_convolution(
    input,
    weight,
    bias,
    stride,
    padding,
    dilation,
    transposed,
    output_padding,
    groups,
    result,
    input_t,
    weight_t,
    bias_t,
):
    """Tangent of ``convolution``."""
    tangent = convolution_forward(
        input,
        input_t,
        weight,
        weight_t,
        bias_t,
        stride,
        padding,
        dilation,
        transposed,
        output_padding,
        groups,
    )
    return tangent


def jvp_im2col(self, kernel_size, dilation, padding, stride, result, self_t):
    """Tangent of ``im2col``."""
    return call(operators.im2col, [self_t, kernel_size, dilation, padding, stride])


def jvp_col2im(self, output_size, kernel_size, dilation, padding, stride, result, self_t):
    """Tangent of ``col2im``."""
    return call(operators.col2im, [self_t, output_size, kernel_size, dilation, padding, stride])


def jvp_max_pool2d_with_indices(
    self,
    kernel_size,
    stride,
    padding,
    dilation,
    ceil_mode,
    result0,
    result1,
    self_t,
):
    """Tangent of ``max_pool2d_with_indices``."""
    tangent_of_result0 = gather_by_index(self_t, result1, 2)
    return (tangent_of_result0, None)


def jvp_max_pool3d_with_indices(
    self,
    kernel_size,
    stride,
    padding,
    dilation,
    ceil_mode,
    result0,
    result1,
    self_t,
):
    """Tangent of ``max_pool3d_with_indices``."""
    tangent_of_result0 = gather_by_index(self_t, result1, 3)
    return (tangent_of_result0, None)


def jvp_avg_pool2d(
    self,
    kernel_size,
    stride,
    padding,
    ceil_mode,
    count_include_pad,
    divisor_override,
    result,
    self_t,
):
    """Tangent of ``avg_pool2d``."""
    return call(
        operators.avg_pool2d,
        [self_t, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override],
    )


def jvp_avg_pool3d(
    self,
    kernel_size,
    stride,
    padding,
    ceil_mode,
    count_include_pad,
    divisor_override,
    result,
    self_t,
):
    """Tangent of ``avg_pool3d``."""
    return call(
        operators.avg_pool3d,
        [self_t, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override],
    )


def jvp__adaptive_avg_pool2d(self, output_size, result, self_t):
    """Tangent of ``_adaptive_avg_pool2d``."""
    return call(operators._adaptive_avg_pool2d, [self_t, output_size])


def jvp__adaptive_avg_pool3d(self, output_size, result, self_t):
    """Tangent of ``_adaptive_avg_pool3d``."""
    return call(operators._adaptive_avg_pool3d, [self_t, output_size])


def jvp_adaptive_max_pool2d(self, output_size, result0, result1, self_t):
    """Tangent of ``adaptive_max_pool2d``."""
    tangent_of_result0 = gather_by_index(self_t, result1, 2)
    return (tangent_of_result0, None)


def jvp_adaptive_max_pool3d(self, output_size, result0, result1, self_t):
    """Tangent of ``adaptive_max_pool3d``."""
    tangent_of_result0 = gather_by_index(self_t, result1, 3)
    return (tangent_of_result0, None)


def jvp_max_unpool2d(self, indices, output_size, result, self_t, indices_t):
    """Tangent of ``max_unpool2d``."""
    return call(operators.max_unpool2d, [self_t, indices, output_size])


def jvp_max_unpool3d(self, indices, output_size, stride, padding, result, self_t, indices_t):
    """Tangent of ``max_unpool3d``."""
    return call(operators.max_unpool3d, [self_t, indices, output_size, stride, padding])


def jvp_fractional_max_pool2d(
    self,
    kernel_size,
    output_size,
    random_samples,
    result0,
    result1,
    self_t,
    random_samples_t,
):
    """Tangent of ``fractional_max_pool2d``."""
    tangent_of_result0 = gather_by_index(self_t, result1, 2)
    return (tangent_of_result0, None)


def jvp_fractional_max_pool3d(
    self,
    kernel_size,
    output_size,
    random_samples,
    result0,
    result1,
    self_t,
    random_samples_t,
):
    """Tangent of ``fractional_max_pool3d``."""
    tangent_of_result0 = gather_by_index(self_t, result1, 3)
    return (tangent_of_result0, None)


def jvp_native_layer_norm(
    input,
    normalized_shape,
    weight,
    bias,
    eps,
    result0,
    result1,
    result2,
    input_t,
    weight_t,
    bias_t,
):
    """Tangent of ``native_layer_norm``."""
    tangent_of_result0 = layer_norm_forward(
        input, input_t, weight, weight_t, bias_t, result1, result2, normalized_shape
    )
    return (tangent_of_result0, None, None)


def jvp_native_batch_norm(
    input,
    weight,
    bias,
    running_mean,
    running_var,
    training,
    momentum,
    eps,
    result0,
    result1,
    result2,
    input_t,
    weight_t,
    bias_t,
    running_mean_t,
    running_var_t,
):
    """Tangent of ``native_batch_norm``."""
    tangent_of_result0 = batch_norm_forward(
        input,
        input_t,
        weight,
        weight_t,
        bias_t,
        running_mean,
        running_var,
        result1,
        result2,
        training,
        eps,
    )
    return (tangent_of_result0, None, None)


def jvp_native_group_norm(
    input,
    weight,
    bias,
    N,
    C,
    HxW,
    group,
    eps,
    result0,
    result1,
    result2,
    input_t,
    weight_t,
    bias_t,
):
    """Tangent of ``native_group_norm``."""
    tangent_of_result0 = group_norm_forward(
        input, input_t, weight, weight_t, bias_t, result1, result2, group
    )
    tangent_of_result1 = None
    if input_t is not None:
        tangent_of_result1 = input_t.reshape(N, group, C // group * HxW).mean(-1)
    tangent_of_result2 = None
    if input_t is not None:
        tangent_of_result2 = -result2.pow(3) * (
            (input.reshape(N, group, C // group * HxW) - result1.unsqueeze(-1))
            * input_t.reshape(N, group, C // group * HxW)
        ).mean(-1)
    return (tangent_of_result0, tangent_of_result1, tangent_of_result2)


def jvp_embedding(
    weight,
    indices,
    padding_idx,
    scale_grad_by_freq,
    sparse,
    result,
    weight_t,
    indices_t,
):
    """Tangent of ``embedding``."""
    return call(operators.embedding, [weight_t, indices, padding_idx, scale_grad_by_freq, sparse])


def jvp_embedding_dense_backward(
    grad_output,
    indices,
    num_weights,
    padding_idx,
    scale_grad_by_freq,
    result,
    grad_output_t,
    indices_t,
):
    """Tangent of ``embedding_dense_backward``."""
    return call(
        operators.embedding_dense_backward,
        [grad_output_t, indices, num_weights, padding_idx, scale_grad_by_freq],
    )


def jvp__embedding_bag(
    weight,
    indices,
    offsets,
    scale_grad_by_freq,
    mode,
    sparse,
    per_sample_weights,
    include_last_offset,
    padding_idx,
    result0,
    result1,
    result2,
    result3,
    weight_t,
    indices_t,
    offsets_t,
    per_sample_weights_t,
):
    """Tangent of ``_embedding_bag``."""
    tangent_of_result0 = None
    if weight_t is not None:
        tangent_of_result0 = embedding_bag_tangent(
            weight_t,
            indices,
            offsets,
            mode,
            per_sample_weights,
            include_last_offset,
            padding_idx,
            result2,
            result3,
        )
    if per_sample_weights_t is not None:
        tangent_of_result0 = plus(
            tangent_of_result0,
            embedding_bag_tangent(
                weight,
                indices,
                offsets,
                mode,
                per_sample_weights_t,
                include_last_offset,
                padding_idx,
                result2,
                result3,
            ),
        )
    return (tangent_of_result0, None, None, None)


def jvp__embedding_bag_dense_backward(
    grad,
    indices,
    offset2bag,
    bag_size,
    maximum_indices,
    num_weights,
    scale_grad_by_freq,
    mode,
    per_sample_weights,
    padding_idx,
    result,
    grad_t,
    indices_t,
    offset2bag_t,
    bag_size_t,
    maximum_indices_t,
    per_sample_weights_t,
):
    """Tangent of ``_embedding_bag_dense_backward``."""
    tangent = None
    if grad_t is not None:
        tangent = _embedding_bag_dense_backward(
            grad_t,
            indices,
            offset2bag,
            bag_size,
            maximum_indices,
            num_weights,
            scale_grad_by_freq,
            mode,
            per_sample_weights,
            padding_idx,
        )
    if per_sample_weights_t is not None:
        tangent = plus(
            tangent,
            _embedding_bag_dense_backward(
                grad,
                indices,
                offset2bag,
                bag_size,
                maximum_indices,
                num_weights,
                scale_grad_by_freq,
                mode,
                per_sample_weights_t,
                padding_idx,
            ),
        )
    return tangent


def jvp__embedding_bag_per_sample_weights_backward(
    grad,
    weight,
    indices,
    offsets,
    offset2bag,
    mode,
    padding_idx,
    result,
    grad_t,
    weight_t,
    indices_t,
    offsets_t,
    offset2bag_t,
):
    """Tangent of ``_embedding_bag_per_sample_weights_backward``."""
    tangent = None
    if grad_t is not None:
        tangent = _embedding_bag_per_sample_weights_backward(
            grad_t, weight, indices, offsets, offset2bag, mode, padding_idx
        )
    if weight_t is not None:
        tangent = plus(
            tangent,
            _embedding_bag_per_sample_weights_backward(
                grad, weight_t, indices, offsets, offset2bag, mode, padding_idx
            ),
        )
    return tangent


def jvp_constant_pad_nd(self, pad, value, result, self_t):
    """Tangent of ``constant_pad_nd``."""
    return constant_pad_nd(self_t, pad, 0)


def jvp_reflection_pad1d(self, padding, result, self_t):
    """Tangent of ``reflection_pad1d``."""
    return call(operators.reflection_pad1d, [self_t, padding])


def jvp_reflection_pad2d(self, padding, result, self_t):
    """Tangent of ``reflection_pad2d``."""
    return call(operators.reflection_pad2d, [self_t, padding])


def jvp_reflection_pad3d(self, padding, result, self_t):
    """Tangent of ``reflection_pad3d``."""
    return call(operators.reflection_pad3d, [self_t, padding])


def jvp_replication_pad1d(self, padding, result, self_t):
    """Tangent of ``replication_pad1d``."""
    return call(operators.replication_pad1d, [self_t, padding])


def jvp_replication_pad2d(self, padding, result, self_t):
    """Tangent of ``replication_pad2d``."""
    return call(operators.replication_pad2d, [self_t, padding])


def jvp_replication_pad3d(self, padding, result, self_t):
    """Tangent of ``replication_pad3d``."""
    return call(operators.replication_pad3d, [self_t, padding])


def jvp_upsample_nearest1d(self, output_size, scales, result, self_t):
    """Tangent of ``upsample_nearest1d``."""
    return call(operators.upsample_nearest1d, [self_t, output_size, scales])


def jvp_upsample_nearest1d_backward(
    grad_output,
    output_size,
    input_size,
    scales,
    result,
    grad_output_t,
):
    """Tangent of ``upsample_nearest1d_backward``."""
    return call(
        operators.upsample_nearest1d_backward, [grad_output_t, output_size, input_size, scales]
    )


def jvp_upsample_nearest2d(self, output_size, scales_h, scales_w, result, self_t):
    """Tangent of ``upsample_nearest2d``."""
    return call(operators.upsample_nearest2d, [self_t, output_size, scales_h, scales_w])


def jvp_upsample_nearest2d_backward(
    grad_output,
    output_size,
    input_size,
    scales_h,
    scales_w,
    result,
    grad_output_t,
):
    """Tangent of ``upsample_nearest2d_backward``."""
    return call(
        operators.upsample_nearest2d_backward,
        [grad_output_t, output_size, input_size, scales_h, scales_w],
    )


def jvp_upsample_nearest3d(self, output_size, scales_d, scales_h, scales_w, result, self_t):
    """Tangent of ``upsample_nearest3d``."""
    return call(operators.upsample_nearest3d, [self_t, output_size, scales_d, scales_h, scales_w])


def jvp_upsample_nearest3d_backward(
    grad_output,
    output_size,
    input_size,
    scales_d,
    scales_h,
    scales_w,
    result,
    grad_output_t,
):
    """Tangent of ``upsample_nearest3d_backward``."""
    return call(
        operators.upsample_nearest3d_backward,
        [grad_output_t, output_size, input_size, scales_d, scales_h, scales_w],
    )


def jvp__upsample_nearest_exact1d(self, output_size, scales, result, self_t):
    """Tangent of ``_upsample_nearest_exact1d``."""
    return call(operators._upsample_nearest_exact1d, [self_t, output_size, scales])


def jvp__upsample_nearest_exact1d_backward(
    grad_output,
    output_size,
    input_size,
    scales,
    result,
    grad_output_t,
):
    """Tangent of ``_upsample_nearest_exact1d_backward``."""
    return call(
        operators._upsample_nearest_exact1d_backward,
        [grad_output_t, output_size, input_size, scales],
    )


def jvp__upsample_nearest_exact2d(self, output_size, scales_h, scales_w, result, self_t):
    """Tangent of ``_upsample_nearest_exact2d``."""
    return call(operators._upsample_nearest_exact2d, [self_t, output_size, scales_h, scales_w])


def jvp__upsample_nearest_exact2d_backward(
    grad_output,
    output_size,
    input_size,
    scales_h,
    scales_w,
    result,
    grad_output_t,
):
    """Tangent of ``_upsample_nearest_exact2d_backward``."""
    return call(
        operators._upsample_nearest_exact2d_backward,
        [grad_output_t, output_size, input_size, scales_h, scales_w],
    )


def jvp__upsample_nearest_exact3d(self, output_size, scales_d, scales_h, scales_w, result, self_t):
    """Tangent of ``_upsample_nearest_exact3d``."""
    return call(
        operators._upsample_nearest_exact3d, [self_t, output_size, scales_d, scales_h, scales_w]
    )


def jvp__upsample_nearest_exact3d_backward(
    grad_output,
    output_size,
    input_size,
    scales_d,
    scales_h,
    scales_w,
    result,
    grad_output_t,
):
    """Tangent of ``_upsample_nearest_exact3d_backward``."""
    return call(
        operators._upsample_nearest_exact3d_backward,
        [grad_output_t, output_size, input_size, scales_d, scales_h, scales_w],
    )


def jvp_upsample_linear1d(self, output_size, align_corners, scales, result, self_t):
    """Tangent of ``upsample_linear1d``."""
    return call(operators.upsample_linear1d, [self_t, output_size, align_corners, scales])


def jvp_upsample_linear1d_backward(
    grad_output,
    output_size,
    input_size,
    align_corners,
    scales,
    result,
    grad_output_t,
):
    """Tangent of ``upsample_linear1d_backward``."""
    return call(
        operators.upsample_linear1d_backward,
        [grad_output_t, output_size, input_size, align_corners, scales],
    )


def jvp_upsample_bilinear2d(self, output_size, align_corners, scales_h, scales_w, result, self_t):
    """Tangent of ``upsample_bilinear2d``."""
    return call(
        operators.upsample_bilinear2d, [self_t, output_size, align_corners, scales_h, scales_w]
    )


def jvp_upsample_bilinear2d_backward(
    grad_output,
    output_size,
    input_size,
    align_corners,
    scales_h,
    scales_w,
    result,
    grad_output_t,
):
    """Tangent of ``upsample_bilinear2d_backward``."""
    return call(
        operators.upsample_bilinear2d_backward,
        [grad_output_t, output_size, input_size, align_corners, scales_h, scales_w],
    )


def jvp_upsample_trilinear3d(
    self,
    output_size,
    align_corners,
    scales_d,
    scales_h,
    scales_w,
    result,
    self_t,
):
    """Tangent of ``upsample_trilinear3d``."""
    return call(
        operators.upsample_trilinear3d,
        [self_t, output_size, align_corners, scales_d, scales_h, scales_w],
    )


def jvp_upsample_trilinear3d_backward(
    grad_output,
    output_size,
    input_size,
    align_corners,
    scales_d,
    scales_h,
    scales_w,
    result,
    grad_output_t,
):
    """Tangent of ``upsample_trilinear3d_backward``."""
    return call(
        operators.upsample_trilinear3d_backward,
        [grad_output_t, output_size, input_size, align_corners, scales_d, scales_h, scales_w],
    )


def jvp_upsample_bicubic2d(self, output_size, align_corners, scales_h, scales_w, result, self_t):
    """Tangent of ``upsample_bicubic2d``."""
    return call(
        operators.upsample_bicubic2d, [self_t, output_size, align_corners, scales_h, scales_w]
    )


def jvp_upsample_bicubic2d_backward(
    grad_output,
    output_size,
    input_size,
    align_corners,
    scales_h,
    scales_w,
    result,
    grad_output_t,
):
    """Tangent of ``upsample_bicubic2d_backward``."""
    return call(
        operators.upsample_bicubic2d_backward,
        [grad_output_t, output_size, input_size, align_corners, scales_h, scales_w],
    )


def jvp__upsample_bilinear2d_aa(
    self,
    output_size,
    align_corners,
    scales_h,
    scales_w,
    result,
    self_t,
):
    """Tangent of ``_upsample_bilinear2d_aa``."""
    return call(
        operators._upsample_bilinear2d_aa, [self_t, output_size, align_corners, scales_h, scales_w]
    )


def jvp__upsample_bilinear2d_aa_backward(
    grad_output,
    output_size,
    input_size,
    align_corners,
    scales_h,
    scales_w,
    result,
    grad_output_t,
):
    """Tangent of ``_upsample_bilinear2d_aa_backward``."""
    return call(
        operators._upsample_bilinear2d_aa_backward,
        [grad_output_t, output_size, input_size, align_corners, scales_h, scales_w],
    )


def jvp__upsample_bicubic2d_aa(
    self,
    output_size,
    align_corners,
    scales_h,
    scales_w,
    result,
    self_t,
):
    """Tangent of ``_upsample_bicubic2d_aa``."""
    return call(
        operators._upsample_bicubic2d_aa, [self_t, output_size, align_corners, scales_h, scales_w]
    )


def jvp__upsample_bicubic2d_aa_backward(
    grad_output,
    output_size,
    input_size,
    align_corners,
    scales_h,
    scales_w,
    result,
    grad_output_t,
):
    """Tangent of ``_upsample_bicubic2d_aa_backward``."""
    return call(
        operators._upsample_bicubic2d_aa_backward,
        [grad_output_t, output_size, input_size, align_corners, scales_h, scales_w],
    )


def jvp_pixel_shuffle(self, upscale_factor, result, self_t):
    """Tangent of ``pixel_shuffle``."""
    return call(operators.pixel_shuffle, [self_t, upscale_factor])


def jvp_pixel_unshuffle(self, downscale_factor, result, self_t):
    """Tangent of ``pixel_unshuffle``."""
    return call(operators.pixel_unshuffle, [self_t, downscale_factor])


def jvp_channel_shuffle(self, groups, result, self_t):
    """Tangent of ``channel_shuffle``."""
    return call(operators.channel_shuffle, [self_t, groups])
