"""Derivatives over arrays: what a node runs where nothing is recorded and nobody looks on.

Each function is the namesake of its node class.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.engine.array_functions import array_of, asarray, deferred_kernels, ndarray
from typing import Any

_from = deferred_kernels(globals())
channel_shuffle = _from(".shape.shuffling:channel_shuffle")
grid_sampler_gradients = _from(
    "gradsmith.operators.resampling.formulas_arrays:grid_sampler_gradients"
)
pixel_shuffle = _from(".shape.shuffling:pixel_shuffle")
pixel_unshuffle = _from(".shape.shuffling:pixel_unshuffle")
upsample_bicubic2d = _from(".resampling.resampling:upsample_bicubic2d")
upsample_bicubic2d_aa = _from(".resampling.resampling:upsample_bicubic2d_aa")
upsample_bicubic2d_aa_backward = _from(".resampling.resampling:upsample_bicubic2d_aa_backward")
upsample_bicubic2d_backward = _from(".resampling.resampling:upsample_bicubic2d_backward")
upsample_bilinear2d_aa = _from(".resampling.resampling:upsample_bilinear2d_aa")
upsample_bilinear2d_aa_backward = _from(".resampling.resampling:upsample_bilinear2d_aa_backward")
upsample_lanczos2d_aa = _from(".resampling.resampling:upsample_lanczos2d_aa")
upsample_lanczos2d_aa_backward = _from(".resampling.resampling:upsample_lanczos2d_aa_backward")
upsample_linear = _from(".resampling.resampling:upsample_linear")
upsample_linear_backward = _from(".resampling.resampling:upsample_linear_backward")
upsample_nearest = _from(".resampling.resampling:upsample_nearest")
upsample_nearest_backward = _from(".resampling.resampling:upsample_nearest_backward")
upsample_nearest_exact = _from(".resampling.resampling:upsample_nearest_exact")
upsample_nearest_exact_backward = _from(".resampling.resampling:upsample_nearest_exact_backward")


def UpsampleNearest1DBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    output_size = node.raw_output_size
    self_shape = node.self_shape
    scales = node.raw_scales
    grad_self = upsample_nearest_backward(grad, output_size, self_shape, scales)
    return (grad_self,)


def UpsampleNearest1DBackwardBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    output_size = node.raw_output_size
    scales = node.raw_scales
    grad_grad_output = upsample_nearest(grad, output_size, scales)
    return (grad_grad_output,)


def UpsampleNearest2DBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    output_size = node.raw_output_size
    self_shape = node.self_shape
    scales_h = node.raw_scales_h
    scales_w = node.raw_scales_w
    grad_self = upsample_nearest_backward(grad, output_size, self_shape, scales_h, scales_w)
    return (grad_self,)


def UpsampleNearest2DBackwardBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    output_size = node.raw_output_size
    scales_h = node.raw_scales_h
    scales_w = node.raw_scales_w
    grad_grad_output = upsample_nearest(grad, output_size, scales_h, scales_w)
    return (grad_grad_output,)


def UpsampleNearest3DBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    output_size = node.raw_output_size
    self_shape = node.self_shape
    scales_d = node.raw_scales_d
    scales_h = node.raw_scales_h
    scales_w = node.raw_scales_w
    grad_self = upsample_nearest_backward(
        grad, output_size, self_shape, scales_d, scales_h, scales_w
    )
    return (grad_self,)


def UpsampleNearest3DBackwardBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    output_size = node.raw_output_size
    scales_d = node.raw_scales_d
    scales_h = node.raw_scales_h
    scales_w = node.raw_scales_w
    grad_grad_output = upsample_nearest(grad, output_size, scales_d, scales_h, scales_w)
    return (grad_grad_output,)


def UpsampleNearestExact1DBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    output_size = node.raw_output_size
    self_shape = node.self_shape
    scales = node.raw_scales
    grad_self = upsample_nearest_exact_backward(grad, output_size, self_shape, scales)
    return (grad_self,)


def UpsampleNearestExact1DBackwardBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    output_size = node.raw_output_size
    scales = node.raw_scales
    grad_grad_output = upsample_nearest_exact(grad, output_size, scales)
    return (grad_grad_output,)


def UpsampleNearestExact2DBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    output_size = node.raw_output_size
    self_shape = node.self_shape
    scales_h = node.raw_scales_h
    scales_w = node.raw_scales_w
    grad_self = upsample_nearest_exact_backward(grad, output_size, self_shape, scales_h, scales_w)
    return (grad_self,)


def UpsampleNearestExact2DBackwardBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    output_size = node.raw_output_size
    scales_h = node.raw_scales_h
    scales_w = node.raw_scales_w
    grad_grad_output = upsample_nearest_exact(grad, output_size, scales_h, scales_w)
    return (grad_grad_output,)


def UpsampleNearestExact3DBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    output_size = node.raw_output_size
    self_shape = node.self_shape
    scales_d = node.raw_scales_d
    scales_h = node.raw_scales_h
    scales_w = node.raw_scales_w
    grad_self = upsample_nearest_exact_backward(
        grad, output_size, self_shape, scales_d, scales_h, scales_w
    )
    return (grad_self,)


def UpsampleNearestExact3DBackwardBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    output_size = node.raw_output_size
    scales_d = node.raw_scales_d
    scales_h = node.raw_scales_h
    scales_w = node.raw_scales_w
    grad_grad_output = upsample_nearest_exact(grad, output_size, scales_d, scales_h, scales_w)
    return (grad_grad_output,)


def UpsampleLinear1DBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    output_size = node.raw_output_size
    self_shape = node.self_shape
    align_corners = node.raw_align_corners
    scales = node.raw_scales
    grad_self = upsample_linear_backward(grad, output_size, self_shape, align_corners, scales)
    return (grad_self,)


def UpsampleLinear1DBackwardBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    output_size = node.raw_output_size
    align_corners = node.raw_align_corners
    scales = node.raw_scales
    grad_grad_output = upsample_linear(grad, output_size, align_corners, scales)
    return (grad_grad_output,)


def UpsampleBilinear2DBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    output_size = node.raw_output_size
    self_shape = node.self_shape
    align_corners = node.raw_align_corners
    scales_h = node.raw_scales_h
    scales_w = node.raw_scales_w
    grad_self = upsample_linear_backward(
        grad, output_size, self_shape, align_corners, scales_h, scales_w
    )
    return (grad_self,)


def UpsampleBilinear2DBackwardBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    output_size = node.raw_output_size
    align_corners = node.raw_align_corners
    scales_h = node.raw_scales_h
    scales_w = node.raw_scales_w
    grad_grad_output = upsample_linear(grad, output_size, align_corners, scales_h, scales_w)
    return (grad_grad_output,)


def UpsampleTrilinear3DBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    output_size = node.raw_output_size
    self_shape = node.self_shape
    align_corners = node.raw_align_corners
    scales_d = node.raw_scales_d
    scales_h = node.raw_scales_h
    scales_w = node.raw_scales_w
    grad_self = upsample_linear_backward(
        grad, output_size, self_shape, align_corners, scales_d, scales_h, scales_w
    )
    return (grad_self,)


def UpsampleTrilinear3DBackwardBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    output_size = node.raw_output_size
    align_corners = node.raw_align_corners
    scales_d = node.raw_scales_d
    scales_h = node.raw_scales_h
    scales_w = node.raw_scales_w
    grad_grad_output = upsample_linear(
        grad, output_size, align_corners, scales_d, scales_h, scales_w
    )
    return (grad_grad_output,)


def UpsampleBicubic2DBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    output_size = node.raw_output_size
    self_shape = node.self_shape
    align_corners = node.raw_align_corners
    scales_h = node.raw_scales_h
    scales_w = node.raw_scales_w
    grad_self = upsample_bicubic2d_backward(
        grad, output_size, self_shape, align_corners, scales_h, scales_w
    )
    return (grad_self,)


def UpsampleBicubic2DBackwardBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    output_size = node.raw_output_size
    align_corners = node.raw_align_corners
    scales_h = node.raw_scales_h
    scales_w = node.raw_scales_w
    grad_grad_output = upsample_bicubic2d(grad, output_size, align_corners, scales_h, scales_w)
    return (grad_grad_output,)


def UpsampleBilinear2DAaBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    output_size = node.raw_output_size
    self_shape = node.self_shape
    align_corners = node.raw_align_corners
    scales_h = node.raw_scales_h
    scales_w = node.raw_scales_w
    grad_self = upsample_bilinear2d_aa_backward(
        grad, output_size, self_shape, align_corners, scales_h, scales_w
    )
    return (grad_self,)


def UpsampleBilinear2DAaBackwardBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    output_size = node.raw_output_size
    align_corners = node.raw_align_corners
    scales_h = node.raw_scales_h
    scales_w = node.raw_scales_w
    grad_grad_output = upsample_bilinear2d_aa(grad, output_size, align_corners, scales_h, scales_w)
    return (grad_grad_output,)


def UpsampleBicubic2DAaBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    output_size = node.raw_output_size
    self_shape = node.self_shape
    align_corners = node.raw_align_corners
    scales_h = node.raw_scales_h
    scales_w = node.raw_scales_w
    grad_self = upsample_bicubic2d_aa_backward(
        grad, output_size, self_shape, align_corners, scales_h, scales_w
    )
    return (grad_self,)


def UpsampleBicubic2DAaBackwardBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    output_size = node.raw_output_size
    align_corners = node.raw_align_corners
    scales_h = node.raw_scales_h
    scales_w = node.raw_scales_w
    grad_grad_output = upsample_bicubic2d_aa(grad, output_size, align_corners, scales_h, scales_w)
    return (grad_grad_output,)


def UpsampleLanczos2DAaBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    output_size = node.raw_output_size
    self_shape = node.self_shape
    align_corners = node.raw_align_corners
    scales_h = node.raw_scales_h
    scales_w = node.raw_scales_w
    grad_self = upsample_lanczos2d_aa_backward(
        grad, output_size, self_shape, align_corners, scales_h, scales_w
    )
    return (grad_self,)


def UpsampleLanczos2DAaBackwardBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    output_size = node.raw_output_size
    align_corners = node.raw_align_corners
    scales_h = node.raw_scales_h
    scales_w = node.raw_scales_w
    grad_grad_output = upsample_lanczos2d_aa(grad, output_size, align_corners, scales_h, scales_w)
    return (grad_grad_output,)


def GridSamplerBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_input = None
    grad_grid = None
    if edges[0] is not None or edges[1] is not None:
        input = array_of(node.raw_input, node)
        grid = array_of(node.raw_grid, node)
        interpolation_mode = node.raw_interpolation_mode
        padding_mode = node.raw_padding_mode
        align_corners = node.raw_align_corners
        grad_input, grad_grid = grid_sampler_gradients(
            grad, input, grid, interpolation_mode, padding_mode, align_corners
        )
    return (grad_input, grad_grid)


def PixelShuffleBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    upscale_factor = node.raw_upscale_factor
    grad_self = pixel_unshuffle(grad, upscale_factor)
    return (grad_self,)


def PixelUnshuffleBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    downscale_factor = node.raw_downscale_factor
    grad_self = pixel_shuffle(grad, downscale_factor)
    return (grad_self,)


def ChannelShuffleBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self_shape = node.self_shape
    groups = node.raw_groups
    grad_self = channel_shuffle(grad, self_shape[1] // groups)
    return (grad_self,)
