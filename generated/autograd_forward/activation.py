"""Forward mode: the tangents of operators' outputs, from values and tangents of their arguments.

``jvp_<operator>`` takes an operator's arguments, its outputs, and for each argument of tensors the tangent,
or None for zero.  It returns the tangents of the outputs.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.autograd.forward.tangents import filled, plus
from gradsmith.autograd.nodes.recording import conj
from gradsmith.core.deferred import deferred_from
from gradsmith.generated import operators
from gradsmith.generated.functions import where
from gradsmith.generated.raw import (
    elu_backward,
    gelu_backward,
    leaky_relu_backward,
    mish_backward,
    silu_backward,
    softplus_backward,
    threshold_backward,
)

_from = deferred_from(globals(), "gradsmith.operators.activation.formulas")
elu_double_backward = _from("elu_double_backward")
gelu_double_backward = _from("gelu_double_backward")
hardswish_backward = _from("hardswish_backward")
log_sigmoid_backward = _from("log_sigmoid_backward")
log_softmax_forward = _from("log_softmax_forward")
mish_double_backward = _from("mish_double_backward")
silu_double_backward = _from("silu_double_backward")
softmax_forward = _from("softmax_forward")
softplus_double_backward = _from("softplus_double_backward")
within = _from("within")

READS_SELF = {
    "threshold",
    "leaky_relu",
    "_prelu_kernel",
    "hardtanh",
    "elu",
    "elu_backward",
    "celu",
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
}
"""Operators whose formula reads the value of the first argument: in-place variants must keep it."""


def jvp_relu(self, result, self_t):
    grad = conj(self_t)
    return conj(threshold_backward(grad, result, 0))


def jvp_threshold(self, threshold, value, result, self_t):
    grad = conj(self_t)
    return conj(threshold_backward(grad, self, threshold))


def jvp_threshold_backward(grad_output, self, threshold, result, grad_output_t, self_t):
    tangent = None
    if grad_output_t is not None:
        tangent = threshold_backward(grad_output_t, self, threshold)
    return tangent


def jvp_leaky_relu(self, negative_slope, result, self_t):
    grad = conj(self_t)
    return conj(leaky_relu_backward(grad, self, negative_slope, False))


def jvp_leaky_relu_backward(
    grad_output, self, negative_slope, self_is_result, result, grad_output_t, self_t
):
    tangent = None
    if grad_output_t is not None:
        tangent = leaky_relu_backward(grad_output_t, self, negative_slope, self_is_result)
    return tangent


def jvp__prelu_kernel(self, weight, result, self_t, weight_t):
    tangent = where(
        self > 0,
        filled(self_t, self),
        filled(self_t, self) * weight + filled(weight_t, weight) * self,
    )
    return tangent


def jvp_hardtanh(self, min_val, max_val, result, self_t):
    grad = conj(self_t)
    return conj(within(grad, self, min_val, max_val))


def jvp_elu(self, alpha, scale, input_scale, result, self_t):
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


def jvp_celu(self, alpha, result, self_t):
    grad = conj(self_t)
    return conj(elu_backward(grad, alpha, 1, 1 / alpha, False, self))


def jvp_gelu(self, approximate, result, self_t):
    grad = conj(self_t)
    return conj(gelu_backward(grad, self, approximate=approximate))


def jvp_gelu_backward(grad_output, self, approximate, result, grad_output_t, self_t):
    tangent = None
    if grad_output_t is not None:
        tangent = gelu_backward(grad_output_t, self, approximate=approximate)
    if self_t is not None:
        tangent = plus(tangent, gelu_double_backward(self_t, grad_output, self, approximate))
    return tangent


def jvp_silu(self, result, self_t):
    grad = conj(self_t)
    return conj(silu_backward(grad, self))


def jvp_silu_backward(grad_output, self, result, grad_output_t, self_t):
    tangent = None
    if grad_output_t is not None:
        tangent = silu_backward(grad_output_t, self)
    if self_t is not None:
        tangent = plus(tangent, silu_double_backward(self_t, grad_output, self))
    return tangent


def jvp_mish(self, result, self_t):
    grad = conj(self_t)
    return conj(mish_backward(grad, self))


def jvp_mish_backward(grad_output, self, result, grad_output_t, self_t):
    tangent = None
    if grad_output_t is not None:
        tangent = mish_backward(grad_output_t, self)
    if self_t is not None:
        tangent = plus(tangent, mish_double_backward(self_t, grad_output, self))
    return tangent


def jvp_softplus(self, beta, threshold, result, self_t):
    grad = conj(self_t)
    return conj(softplus_backward(grad, self, beta, threshold))


def jvp_softplus_backward(grad_output, self, beta, threshold, result, grad_output_t, self_t):
    tangent = None
    if grad_output_t is not None:
        tangent = softplus_backward(grad_output_t, self, beta, threshold)
    if self_t is not None:
        tangent = plus(
            tangent, softplus_double_backward(self_t, grad_output, self, beta, threshold)
        )
    return tangent


def jvp_log_sigmoid(self, result, self_t):
    grad = conj(self_t)
    return conj(log_sigmoid_backward(grad, self))


def jvp_hardsigmoid(self, result, self_t):
    grad = conj(self_t)
    return conj(within(grad / 6, self, -3, 3))


def jvp_hardswish(self, result, self_t):
    grad = conj(self_t)
    return conj(hardswish_backward(grad, self))


def jvp_hardshrink(self, lambd, result, self_t):
    grad = conj(self_t)
    return conj(where(self.abs() <= lambd, 0, grad))


def jvp_softshrink(self, lambd, result, self_t):
    grad = conj(self_t)
    return conj(where(self.abs() <= lambd, 0, grad))


def jvp_softmax_int(self, dim, dtype, result, self_t):
    return softmax_forward(self_t, result, dim)


def jvp_log_softmax_int(self, dim, dtype, result, self_t):
    return log_softmax_forward(self_t, result, dim)


def jvp__softmax(self, dim, half_to_float, result, self_t):
    return softmax_forward(self_t, result, dim)


def jvp__log_softmax(self, dim, half_to_float, result, self_t):
    return log_softmax_forward(self_t, result, dim)
