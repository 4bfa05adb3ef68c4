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

_from = deferred_from(globals(), "gradsmith.operators.pooling.formulas")
gather_by_index = _from("gather_by_index")

READS_SELF: set[str] = set()
"""Operators whose formula reads the value of the first argument: in-place variants must keep it."""


def jvp_max_pool2d_with_indices(
    self, kernel_size, stride, padding, dilation, ceil_mode, result0, result1, self_t
):
    tangent_of_result0 = gather_by_index(self_t, result1, 2)
    return (tangent_of_result0, None)


def jvp_max_pool3d_with_indices(
    self, kernel_size, stride, padding, dilation, ceil_mode, result0, result1, self_t
):
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
    return call(
        operators.avg_pool3d,
        [self_t, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override],
    )


def jvp__adaptive_avg_pool2d(self, output_size, result, self_t):
    return call(operators._adaptive_avg_pool2d, [self_t, output_size])


def jvp__adaptive_avg_pool3d(self, output_size, result, self_t):
    return call(operators._adaptive_avg_pool3d, [self_t, output_size])


def jvp_adaptive_max_pool2d(self, output_size, result0, result1, self_t):
    tangent_of_result0 = gather_by_index(self_t, result1, 2)
    return (tangent_of_result0, None)


def jvp_adaptive_max_pool3d(self, output_size, result0, result1, self_t):
    tangent_of_result0 = gather_by_index(self_t, result1, 3)
    return (tangent_of_result0, None)


def jvp_max_unpool2d(self, indices, output_size, result, self_t, indices_t):
    tangent = None
    if self_t is not None:
        tangent = call(operators.max_unpool2d, [self_t, indices, output_size])
    return tangent


def jvp_max_unpool3d(self, indices, output_size, stride, padding, result, self_t, indices_t):
    tangent = None
    if self_t is not None:
        tangent = call(operators.max_unpool3d, [self_t, indices, output_size, stride, padding])
    return tangent


def jvp_fractional_max_pool2d(
    self, kernel_size, output_size, random_samples, result0, result1, self_t, random_samples_t
):
    tangent_of_result0 = None
    if self_t is not None:
        tangent_of_result0 = gather_by_index(self_t, result1, 2)
    return (tangent_of_result0, None)


def jvp_fractional_max_pool3d(
    self, kernel_size, output_size, random_samples, result0, result1, self_t, random_samples_t
):
    tangent_of_result0 = None
    if self_t is not None:
        tangent_of_result0 = gather_by_index(self_t, result1, 3)
    return (tangent_of_result0, None)
