"""Nodes of the backward graph: what each operator saves, and its derivative.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.nodes.node import Node
from gradsmith.autograd.nodes.saved import RELEASED, unpack
from gradsmith.core.deferred import deferred_from
from gradsmith.generated.autograd_arrays import resampling as autograd_arrays
from gradsmith.generated.functions import channel_shuffle, pixel_shuffle, pixel_unshuffle
from gradsmith.generated.nn import (
    _upsample_bicubic2d_aa,
    _upsample_bilinear2d_aa,
    _upsample_lanczos2d_aa,
    _upsample_nearest_exact1d,
    _upsample_nearest_exact2d,
    _upsample_nearest_exact3d,
    upsample_bicubic2d,
    upsample_bilinear2d,
    upsample_linear1d,
    upsample_nearest1d,
    upsample_nearest2d,
    upsample_nearest3d,
    upsample_trilinear3d,
)
from gradsmith.generated.operators import (
    _upsample_bicubic2d_aa_backward,
    _upsample_bilinear2d_aa_backward,
    _upsample_lanczos2d_aa_backward,
    _upsample_nearest_exact1d_backward,
    _upsample_nearest_exact2d_backward,
    _upsample_nearest_exact3d_backward,
    upsample_bicubic2d_backward,
    upsample_bilinear2d_backward,
    upsample_linear1d_backward,
    upsample_nearest1d_backward,
    upsample_nearest2d_backward,
    upsample_nearest3d_backward,
    upsample_trilinear3d_backward,
)
from typing import Any

_from = deferred_from(globals(), "gradsmith.operators.resampling.formulas")
grid_sampler_gradients = _from("grid_sampler_gradients")

YAML = "derivatives.yaml"


class UpsampleNearest1DBackward0(Node):
    __slots__ = ("raw_output_size", "self_shape", "raw_scales")
    yaml_entry = "upsample_nearest1d"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.UpsampleNearest1DBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        self_shape = node.self_shape
        scales = node.raw_scales
        grad_self = upsample_nearest1d_backward(grad, output_size, self_shape, scales)
        return (grad_self,)


class UpsampleNearest1DBackwardBackward0(Node):
    __slots__ = ("raw_output_size", "raw_scales")
    yaml_entry = "upsample_nearest1d_backward"
    yaml_formulas = ("grad_output",)
    run_arrays = autograd_arrays.UpsampleNearest1DBackwardBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        scales = node.raw_scales
        grad_grad_output = upsample_nearest1d(grad, output_size, scales)
        return (grad_grad_output,)


class UpsampleNearest2DBackward0(Node):
    __slots__ = ("raw_output_size", "self_shape", "raw_scales_h", "raw_scales_w")
    yaml_entry = "upsample_nearest2d"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.UpsampleNearest2DBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        self_shape = node.self_shape
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_self = upsample_nearest2d_backward(grad, output_size, self_shape, scales_h, scales_w)
        return (grad_self,)


class UpsampleNearest2DBackwardBackward0(Node):
    __slots__ = ("raw_output_size", "raw_scales_h", "raw_scales_w")
    yaml_entry = "upsample_nearest2d_backward"
    yaml_formulas = ("grad_output",)
    run_arrays = autograd_arrays.UpsampleNearest2DBackwardBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_grad_output = upsample_nearest2d(grad, output_size, scales_h, scales_w)
        return (grad_grad_output,)


class UpsampleNearest3DBackward0(Node):
    __slots__ = ("raw_output_size", "self_shape", "raw_scales_d", "raw_scales_h", "raw_scales_w")
    yaml_entry = "upsample_nearest3d"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.UpsampleNearest3DBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        self_shape = node.self_shape
        scales_d = node.raw_scales_d
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_self = upsample_nearest3d_backward(
            grad, output_size, self_shape, scales_d, scales_h, scales_w
        )
        return (grad_self,)


class UpsampleNearest3DBackwardBackward0(Node):
    __slots__ = ("raw_output_size", "raw_scales_d", "raw_scales_h", "raw_scales_w")
    yaml_entry = "upsample_nearest3d_backward"
    yaml_formulas = ("grad_output",)
    run_arrays = autograd_arrays.UpsampleNearest3DBackwardBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        scales_d = node.raw_scales_d
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_grad_output = upsample_nearest3d(grad, output_size, scales_d, scales_h, scales_w)
        return (grad_grad_output,)


class UpsampleNearestExact1DBackward0(Node):
    __slots__ = ("raw_output_size", "self_shape", "raw_scales")
    yaml_entry = "_upsample_nearest_exact1d"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.UpsampleNearestExact1DBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        self_shape = node.self_shape
        scales = node.raw_scales
        grad_self = _upsample_nearest_exact1d_backward(grad, output_size, self_shape, scales)
        return (grad_self,)


class UpsampleNearestExact1DBackwardBackward0(Node):
    __slots__ = ("raw_output_size", "raw_scales")
    yaml_entry = "_upsample_nearest_exact1d_backward"
    yaml_formulas = ("grad_output",)
    run_arrays = autograd_arrays.UpsampleNearestExact1DBackwardBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        scales = node.raw_scales
        grad_grad_output = _upsample_nearest_exact1d(grad, output_size, scales)
        return (grad_grad_output,)


class UpsampleNearestExact2DBackward0(Node):
    __slots__ = ("raw_output_size", "self_shape", "raw_scales_h", "raw_scales_w")
    yaml_entry = "_upsample_nearest_exact2d"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.UpsampleNearestExact2DBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        self_shape = node.self_shape
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_self = _upsample_nearest_exact2d_backward(
            grad, output_size, self_shape, scales_h, scales_w
        )
        return (grad_self,)


class UpsampleNearestExact2DBackwardBackward0(Node):
    __slots__ = ("raw_output_size", "raw_scales_h", "raw_scales_w")
    yaml_entry = "_upsample_nearest_exact2d_backward"
    yaml_formulas = ("grad_output",)
    run_arrays = autograd_arrays.UpsampleNearestExact2DBackwardBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_grad_output = _upsample_nearest_exact2d(grad, output_size, scales_h, scales_w)
        return (grad_grad_output,)


class UpsampleNearestExact3DBackward0(Node):
    __slots__ = ("raw_output_size", "self_shape", "raw_scales_d", "raw_scales_h", "raw_scales_w")
    yaml_entry = "_upsample_nearest_exact3d"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.UpsampleNearestExact3DBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        self_shape = node.self_shape
        scales_d = node.raw_scales_d
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_self = _upsample_nearest_exact3d_backward(
            grad, output_size, self_shape, scales_d, scales_h, scales_w
        )
        return (grad_self,)


class UpsampleNearestExact3DBackwardBackward0(Node):
    __slots__ = ("raw_output_size", "raw_scales_d", "raw_scales_h", "raw_scales_w")
    yaml_entry = "_upsample_nearest_exact3d_backward"
    yaml_formulas = ("grad_output",)
    run_arrays = autograd_arrays.UpsampleNearestExact3DBackwardBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        scales_d = node.raw_scales_d
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_grad_output = _upsample_nearest_exact3d(
            grad, output_size, scales_d, scales_h, scales_w
        )
        return (grad_grad_output,)


class UpsampleLinear1DBackward0(Node):
    __slots__ = ("raw_output_size", "self_shape", "raw_align_corners", "raw_scales")
    yaml_entry = "upsample_linear1d"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.UpsampleLinear1DBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        self_shape = node.self_shape
        align_corners = node.raw_align_corners
        scales = node.raw_scales
        grad_self = upsample_linear1d_backward(grad, output_size, self_shape, align_corners, scales)
        return (grad_self,)


class UpsampleLinear1DBackwardBackward0(Node):
    __slots__ = ("raw_output_size", "raw_align_corners", "raw_scales")
    yaml_entry = "upsample_linear1d_backward"
    yaml_formulas = ("grad_output",)
    run_arrays = autograd_arrays.UpsampleLinear1DBackwardBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        align_corners = node.raw_align_corners
        scales = node.raw_scales
        grad_grad_output = upsample_linear1d(grad, output_size, align_corners, scales)
        return (grad_grad_output,)


class UpsampleBilinear2DBackward0(Node):
    __slots__ = (
        "raw_output_size", "self_shape", "raw_align_corners", "raw_scales_h", "raw_scales_w"
    )
    yaml_entry = "upsample_bilinear2d"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.UpsampleBilinear2DBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        self_shape = node.self_shape
        align_corners = node.raw_align_corners
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_self = upsample_bilinear2d_backward(
            grad, output_size, self_shape, align_corners, scales_h, scales_w
        )
        return (grad_self,)


class UpsampleBilinear2DBackwardBackward0(Node):
    __slots__ = ("raw_output_size", "raw_align_corners", "raw_scales_h", "raw_scales_w")
    yaml_entry = "upsample_bilinear2d_backward"
    yaml_formulas = ("grad_output",)
    run_arrays = autograd_arrays.UpsampleBilinear2DBackwardBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        align_corners = node.raw_align_corners
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_grad_output = upsample_bilinear2d(grad, output_size, align_corners, scales_h, scales_w)
        return (grad_grad_output,)


class UpsampleTrilinear3DBackward0(Node):
    __slots__ = (
        "raw_output_size",
        "self_shape",
        "raw_align_corners",
        "raw_scales_d",
        "raw_scales_h",
        "raw_scales_w",
    )
    yaml_entry = "upsample_trilinear3d"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.UpsampleTrilinear3DBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        self_shape = node.self_shape
        align_corners = node.raw_align_corners
        scales_d = node.raw_scales_d
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_self = upsample_trilinear3d_backward(
            grad, output_size, self_shape, align_corners, scales_d, scales_h, scales_w
        )
        return (grad_self,)


class UpsampleTrilinear3DBackwardBackward0(Node):
    __slots__ = (
        "raw_output_size", "raw_align_corners", "raw_scales_d", "raw_scales_h", "raw_scales_w"
    )
    yaml_entry = "upsample_trilinear3d_backward"
    yaml_formulas = ("grad_output",)
    run_arrays = autograd_arrays.UpsampleTrilinear3DBackwardBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        align_corners = node.raw_align_corners
        scales_d = node.raw_scales_d
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_grad_output = upsample_trilinear3d(
            grad, output_size, align_corners, scales_d, scales_h, scales_w
        )
        return (grad_grad_output,)


class UpsampleBicubic2DBackward0(Node):
    __slots__ = (
        "raw_output_size", "self_shape", "raw_align_corners", "raw_scales_h", "raw_scales_w"
    )
    yaml_entry = "upsample_bicubic2d"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.UpsampleBicubic2DBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        self_shape = node.self_shape
        align_corners = node.raw_align_corners
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_self = upsample_bicubic2d_backward(
            grad, output_size, self_shape, align_corners, scales_h, scales_w
        )
        return (grad_self,)


class UpsampleBicubic2DBackwardBackward0(Node):
    __slots__ = ("raw_output_size", "raw_align_corners", "raw_scales_h", "raw_scales_w")
    yaml_entry = "upsample_bicubic2d_backward"
    yaml_formulas = ("grad_output",)
    run_arrays = autograd_arrays.UpsampleBicubic2DBackwardBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        align_corners = node.raw_align_corners
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_grad_output = upsample_bicubic2d(grad, output_size, align_corners, scales_h, scales_w)
        return (grad_grad_output,)


class UpsampleBilinear2DAaBackward0(Node):
    __slots__ = (
        "raw_output_size", "self_shape", "raw_align_corners", "raw_scales_h", "raw_scales_w"
    )
    yaml_entry = "_upsample_bilinear2d_aa"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.UpsampleBilinear2DAaBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        self_shape = node.self_shape
        align_corners = node.raw_align_corners
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_self = _upsample_bilinear2d_aa_backward(
            grad, output_size, self_shape, align_corners, scales_h, scales_w
        )
        return (grad_self,)


class UpsampleBilinear2DAaBackwardBackward0(Node):
    __slots__ = ("raw_output_size", "raw_align_corners", "raw_scales_h", "raw_scales_w")
    yaml_entry = "_upsample_bilinear2d_aa_backward"
    yaml_formulas = ("grad_output",)
    run_arrays = autograd_arrays.UpsampleBilinear2DAaBackwardBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        align_corners = node.raw_align_corners
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_grad_output = _upsample_bilinear2d_aa(
            grad, output_size, align_corners, scales_h, scales_w
        )
        return (grad_grad_output,)


class UpsampleBicubic2DAaBackward0(Node):
    __slots__ = (
        "raw_output_size", "self_shape", "raw_align_corners", "raw_scales_h", "raw_scales_w"
    )
    yaml_entry = "_upsample_bicubic2d_aa"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.UpsampleBicubic2DAaBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        self_shape = node.self_shape
        align_corners = node.raw_align_corners
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_self = _upsample_bicubic2d_aa_backward(
            grad, output_size, self_shape, align_corners, scales_h, scales_w
        )
        return (grad_self,)


class UpsampleBicubic2DAaBackwardBackward0(Node):
    __slots__ = ("raw_output_size", "raw_align_corners", "raw_scales_h", "raw_scales_w")
    yaml_entry = "_upsample_bicubic2d_aa_backward"
    yaml_formulas = ("grad_output",)
    run_arrays = autograd_arrays.UpsampleBicubic2DAaBackwardBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        align_corners = node.raw_align_corners
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_grad_output = _upsample_bicubic2d_aa(
            grad, output_size, align_corners, scales_h, scales_w
        )
        return (grad_grad_output,)


class UpsampleLanczos2DAaBackward0(Node):
    __slots__ = (
        "raw_output_size", "self_shape", "raw_align_corners", "raw_scales_h", "raw_scales_w"
    )
    yaml_entry = "_upsample_lanczos2d_aa"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.UpsampleLanczos2DAaBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        self_shape = node.self_shape
        align_corners = node.raw_align_corners
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_self = _upsample_lanczos2d_aa_backward(
            grad, output_size, self_shape, align_corners, scales_h, scales_w
        )
        return (grad_self,)


class UpsampleLanczos2DAaBackwardBackward0(Node):
    __slots__ = ("raw_output_size", "raw_align_corners", "raw_scales_h", "raw_scales_w")
    yaml_entry = "_upsample_lanczos2d_aa_backward"
    yaml_formulas = ("grad_output",)
    run_arrays = autograd_arrays.UpsampleLanczos2DAaBackwardBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        align_corners = node.raw_align_corners
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_grad_output = _upsample_lanczos2d_aa(
            grad, output_size, align_corners, scales_h, scales_w
        )
        return (grad_grad_output,)


class GridSamplerBackward0(Node):
    __slots__ = (
        "raw_input", "raw_grid", "raw_interpolation_mode", "raw_padding_mode", "raw_align_corners"
    )
    saved_names = ("input", "grid")
    yaml_entry = "grid_sampler"
    yaml_formulas = ("input", "grid")
    run_arrays = autograd_arrays.GridSamplerBackward0

    def shown(node: Any) -> str:
        if len(node._metadata[0][0]) == 4:
            return "GridSampler2DBackward0"
        if len(node._metadata[0][0]) == 5:
            return "GridSampler3DBackward0"
        return "GridSamplerBackward0"

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_input = None
        grad_grid = None
        if edges[0] is not None or edges[1] is not None:
            input = unpack(node.raw_input, node)
            grid = unpack(node.raw_grid, node)
            interpolation_mode = node.raw_interpolation_mode
            padding_mode = node.raw_padding_mode
            align_corners = node.raw_align_corners
            grad_input, grad_grid = grid_sampler_gradients(
                grad, input, grid, interpolation_mode, padding_mode, align_corners
            )
        return (grad_input, grad_grid)

    def release_variables(node: Any) -> None:
        node.raw_input = RELEASED
        node.raw_grid = RELEASED


class PixelShuffleBackward0(Node):
    __slots__ = ("raw_upscale_factor",)
    yaml_entry = "pixel_shuffle"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.PixelShuffleBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        upscale_factor = node.raw_upscale_factor
        grad_self = pixel_unshuffle(grad, upscale_factor)
        return (grad_self,)


class PixelUnshuffleBackward0(Node):
    __slots__ = ("raw_downscale_factor",)
    yaml_entry = "pixel_unshuffle"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.PixelUnshuffleBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        downscale_factor = node.raw_downscale_factor
        grad_self = pixel_shuffle(grad, downscale_factor)
        return (grad_self,)


class ChannelShuffleBackward0(Node):
    __slots__ = ("self_shape", "raw_groups")
    yaml_entry = "channel_shuffle"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.ChannelShuffleBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        groups = node.raw_groups
        grad_self = channel_shuffle(grad, self_shape[1] // groups)
        return (grad_self,)
