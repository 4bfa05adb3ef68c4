"""Forward mode: the tangents of operators' outputs, from values and tangents of their arguments.

``jvp_<operator>`` takes an operator's arguments, its outputs, and for each argument of tensors the tangent,
or None for zero.  It returns the tangents of the outputs.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.core.deferred import deferred_from
from gradsmith.generated import operators

_from = deferred_from(globals(), "gradsmith.operators.norm.formulas")
batch_norm_forward = _from("batch_norm_forward")
group_norm_forward = _from("group_norm_forward")
layer_norm_forward = _from("layer_norm_forward")
rms_norm_forward = _from("rms_norm_forward")

READS_SELF = {
    "native_layer_norm",
    "_fused_rms_norm",
    "native_batch_norm",
    "native_group_norm",
}
"""Operators whose formula reads the value of the first argument: in-place variants must keep it."""


def jvp_native_layer_norm(
    input, normalized_shape, weight, bias, eps, result0, result1, result2, input_t, weight_t, bias_t
):
    tangent_of_result0 = layer_norm_forward(
        input, input_t, weight, weight_t, bias_t, normalized_shape, eps
    )
    return (tangent_of_result0, None, None)


def jvp__fused_rms_norm(input, normalized_shape, weight, eps, result0, result1, input_t, weight_t):
    tangent_of_result0 = rms_norm_forward(input, input_t, weight, weight_t, normalized_shape, eps)
    return (tangent_of_result0, None)


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
    tangent_of_result0 = None
    if input_t is not None or weight_t is not None or bias_t is not None:
        tangent_of_result0 = batch_norm_forward(
            input, input_t, weight, weight_t, bias_t, running_mean, running_var, training, eps
        )
    return (tangent_of_result0, None, None)


def jvp_native_group_norm(
    input, weight, bias, N, C, HxW, group, eps, result0, result1, result2, input_t, weight_t, bias_t
):
    tangent_of_result0 = group_norm_forward(input, input_t, weight, weight_t, bias_t, group, eps)
    tangent_of_result1 = None
    if input_t is not None:
        tangent_of_result1 = input_t.reshape(N, group, C // group * HxW).mean(-1)
    tangent_of_result2 = None
    if input_t is not None:
        tangent_of_result2 = (
            -result2.pow(3)
            * (
                (input.reshape(N, group, C // group * HxW) - result1.unsqueeze(-1))
                * input_t.reshape(N, group, C // group * HxW)
            ).mean(-1)
        )
    return (tangent_of_result0, tangent_of_result1, tangent_of_result2)
