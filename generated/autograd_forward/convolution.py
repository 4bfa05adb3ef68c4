"""Forward mode: the tangents of operators' outputs, from values and tangents of their arguments.

``jvp_<operator>`` takes an operator's arguments, its outputs, and for each argument of tensors the tangent,
or None for zero.  It returns the tangents of the outputs.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.core.deferred import deferred_from
from gradsmith.dispatch.call import call
from gradsmith.generated import operators

_from = deferred_from(globals(), "gradsmith.operators.convolution.formulas")
convolution_forward = _from("convolution_forward")

READS_SELF = {
    "convolution",
}
"""Operators whose formula reads the value of the first argument: in-place variants must keep it."""


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
    return call(operators.im2col, [self_t, kernel_size, dilation, padding, stride])


def jvp_col2im(self, output_size, kernel_size, dilation, padding, stride, result, self_t):
    return call(operators.col2im, [self_t, output_size, kernel_size, dilation, padding, stride])
