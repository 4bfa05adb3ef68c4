"""Forward mode: the tangents of operators' outputs, from values and tangents of their arguments.

``jvp_<operator>`` takes an operator's arguments, its outputs, and for each argument of tensors the tangent,
or None for zero.  It returns the tangents of the outputs.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.dispatch.call import call
from gradsmith.generated import operators

READS_SELF: set[str] = set()
"""Operators whose formula reads the value of the first argument: in-place variants must keep it."""


def jvp_upsample_nearest1d(self, output_size, scales, result, self_t):
    return call(operators.upsample_nearest1d, [self_t, output_size, scales])


def jvp_upsample_nearest1d_backward(
    grad_output, output_size, input_size, scales, result, grad_output_t
):
    return call(
        operators.upsample_nearest1d_backward, [grad_output_t, output_size, input_size, scales]
    )


def jvp_upsample_nearest2d(self, output_size, scales_h, scales_w, result, self_t):
    return call(operators.upsample_nearest2d, [self_t, output_size, scales_h, scales_w])


def jvp_upsample_nearest2d_backward(
    grad_output, output_size, input_size, scales_h, scales_w, result, grad_output_t
):
    return call(
        operators.upsample_nearest2d_backward,
        [grad_output_t, output_size, input_size, scales_h, scales_w],
    )


def jvp_upsample_nearest3d(self, output_size, scales_d, scales_h, scales_w, result, self_t):
    return call(operators.upsample_nearest3d, [self_t, output_size, scales_d, scales_h, scales_w])


def jvp_upsample_nearest3d_backward(
    grad_output, output_size, input_size, scales_d, scales_h, scales_w, result, grad_output_t
):
    return call(
        operators.upsample_nearest3d_backward,
        [grad_output_t, output_size, input_size, scales_d, scales_h, scales_w],
    )


def jvp__upsample_nearest_exact1d(self, output_size, scales, result, self_t):
    return call(operators._upsample_nearest_exact1d, [self_t, output_size, scales])


def jvp__upsample_nearest_exact1d_backward(
    grad_output, output_size, input_size, scales, result, grad_output_t
):
    return call(
        operators._upsample_nearest_exact1d_backward,
        [grad_output_t, output_size, input_size, scales],
    )


def jvp__upsample_nearest_exact2d(self, output_size, scales_h, scales_w, result, self_t):
    return call(operators._upsample_nearest_exact2d, [self_t, output_size, scales_h, scales_w])


def jvp__upsample_nearest_exact2d_backward(
    grad_output, output_size, input_size, scales_h, scales_w, result, grad_output_t
):
    return call(
        operators._upsample_nearest_exact2d_backward,
        [grad_output_t, output_size, input_size, scales_h, scales_w],
    )


def jvp__upsample_nearest_exact3d(self, output_size, scales_d, scales_h, scales_w, result, self_t):
    return call(
        operators._upsample_nearest_exact3d, [self_t, output_size, scales_d, scales_h, scales_w]
    )


def jvp__upsample_nearest_exact3d_backward(
    grad_output, output_size, input_size, scales_d, scales_h, scales_w, result, grad_output_t
):
    return call(
        operators._upsample_nearest_exact3d_backward,
        [grad_output_t, output_size, input_size, scales_d, scales_h, scales_w],
    )


def jvp_upsample_linear1d(self, output_size, align_corners, scales, result, self_t):
    return call(operators.upsample_linear1d, [self_t, output_size, align_corners, scales])


def jvp_upsample_linear1d_backward(
    grad_output, output_size, input_size, align_corners, scales, result, grad_output_t
):
    return call(
        operators.upsample_linear1d_backward,
        [grad_output_t, output_size, input_size, align_corners, scales],
    )


def jvp_upsample_bilinear2d(self, output_size, align_corners, scales_h, scales_w, result, self_t):
    return call(
        operators.upsample_bilinear2d, [self_t, output_size, align_corners, scales_h, scales_w]
    )


def jvp_upsample_bilinear2d_backward(
    grad_output, output_size, input_size, align_corners, scales_h, scales_w, result, grad_output_t
):
    return call(
        operators.upsample_bilinear2d_backward,
        [grad_output_t, output_size, input_size, align_corners, scales_h, scales_w],
    )


def jvp_upsample_trilinear3d(
    self, output_size, align_corners, scales_d, scales_h, scales_w, result, self_t
):
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
    return call(
        operators.upsample_trilinear3d_backward,
        [grad_output_t, output_size, input_size, align_corners, scales_d, scales_h, scales_w],
    )


def jvp_upsample_bicubic2d(self, output_size, align_corners, scales_h, scales_w, result, self_t):
    return call(
        operators.upsample_bicubic2d, [self_t, output_size, align_corners, scales_h, scales_w]
    )


def jvp_upsample_bicubic2d_backward(
    grad_output, output_size, input_size, align_corners, scales_h, scales_w, result, grad_output_t
):
    return call(
        operators.upsample_bicubic2d_backward,
        [grad_output_t, output_size, input_size, align_corners, scales_h, scales_w],
    )


def jvp__upsample_bilinear2d_aa(
    self, output_size, align_corners, scales_h, scales_w, result, self_t
):
    return call(
        operators._upsample_bilinear2d_aa, [self_t, output_size, align_corners, scales_h, scales_w]
    )


def jvp__upsample_bilinear2d_aa_backward(
    grad_output, output_size, input_size, align_corners, scales_h, scales_w, result, grad_output_t
):
    return call(
        operators._upsample_bilinear2d_aa_backward,
        [grad_output_t, output_size, input_size, align_corners, scales_h, scales_w],
    )


def jvp__upsample_bicubic2d_aa(
    self, output_size, align_corners, scales_h, scales_w, result, self_t
):
    return call(
        operators._upsample_bicubic2d_aa, [self_t, output_size, align_corners, scales_h, scales_w]
    )


def jvp__upsample_bicubic2d_aa_backward(
    grad_output, output_size, input_size, align_corners, scales_h, scales_w, result, grad_output_t
):
    return call(
        operators._upsample_bicubic2d_aa_backward,
        [grad_output_t, output_size, input_size, align_corners, scales_h, scales_w],
    )


def jvp__upsample_lanczos2d_aa(
    self, output_size, align_corners, scales_h, scales_w, result, self_t
):
    return call(
        operators._upsample_lanczos2d_aa, [self_t, output_size, align_corners, scales_h, scales_w]
    )


def jvp__upsample_lanczos2d_aa_backward(
    grad_output, output_size, input_size, align_corners, scales_h, scales_w, result, grad_output_t
):
    return call(
        operators._upsample_lanczos2d_aa_backward,
        [grad_output_t, output_size, input_size, align_corners, scales_h, scales_w],
    )


def jvp_pixel_shuffle(self, upscale_factor, result, self_t):
    return call(operators.pixel_shuffle, [self_t, upscale_factor])


def jvp_pixel_unshuffle(self, downscale_factor, result, self_t):
    return call(operators.pixel_unshuffle, [self_t, downscale_factor])


def jvp_channel_shuffle(self, groups, result, self_t):
    return call(operators.channel_shuffle, [self_t, groups])
