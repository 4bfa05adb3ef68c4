"""Kernels that record calls on the backward graph.

Each function takes the kernel below autograd and returns the one that runs it and makes a node.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.autograd.nodes.node import next_sequence_nr
from gradsmith.autograd.nodes.variable import leaf_edge
from gradsmith.core.bits import RECORDED, REQUIRES_GRAD
from gradsmith.generated.autograd_nodes import resampling as autograd_nodes


def upsample_nearest1d(redispatch, node_class=autograd_nodes.UpsampleNearest1DBackward0):
    def kernel(self, output_size, scales):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, output_size, scales)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_output_size = output_size
        node.self_shape = self._data_.shape
        node.raw_scales = scales
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def upsample_nearest1d_backward(
    redispatch, node_class=autograd_nodes.UpsampleNearest1DBackwardBackward0
):
    def kernel(grad_output, output_size, input_size, scales):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(grad_output, output_size, input_size, scales)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_output_size = output_size
        node.raw_scales = scales
        node.next_edges = (edge_grad_output,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def upsample_nearest2d(redispatch, node_class=autograd_nodes.UpsampleNearest2DBackward0):
    def kernel(self, output_size, scales_h, scales_w):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, output_size, scales_h, scales_w)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_output_size = output_size
        node.self_shape = self._data_.shape
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def upsample_nearest2d_backward(
    redispatch, node_class=autograd_nodes.UpsampleNearest2DBackwardBackward0
):
    def kernel(grad_output, output_size, input_size, scales_h, scales_w):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(grad_output, output_size, input_size, scales_h, scales_w)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_output_size = output_size
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node.next_edges = (edge_grad_output,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def upsample_nearest3d(redispatch, node_class=autograd_nodes.UpsampleNearest3DBackward0):
    def kernel(self, output_size, scales_d, scales_h, scales_w):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, output_size, scales_d, scales_h, scales_w)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_output_size = output_size
        node.self_shape = self._data_.shape
        node.raw_scales_d = scales_d
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def upsample_nearest3d_backward(
    redispatch, node_class=autograd_nodes.UpsampleNearest3DBackwardBackward0
):
    def kernel(grad_output, output_size, input_size, scales_d, scales_h, scales_w):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(grad_output, output_size, input_size, scales_d, scales_h, scales_w)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_output_size = output_size
        node.raw_scales_d = scales_d
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node.next_edges = (edge_grad_output,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _upsample_nearest_exact1d(
    redispatch, node_class=autograd_nodes.UpsampleNearestExact1DBackward0
):
    def kernel(self, output_size, scales):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, output_size, scales)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_output_size = output_size
        node.self_shape = self._data_.shape
        node.raw_scales = scales
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _upsample_nearest_exact1d_backward(
    redispatch, node_class=autograd_nodes.UpsampleNearestExact1DBackwardBackward0
):
    def kernel(grad_output, output_size, input_size, scales):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(grad_output, output_size, input_size, scales)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_output_size = output_size
        node.raw_scales = scales
        node.next_edges = (edge_grad_output,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _upsample_nearest_exact2d(
    redispatch, node_class=autograd_nodes.UpsampleNearestExact2DBackward0
):
    def kernel(self, output_size, scales_h, scales_w):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, output_size, scales_h, scales_w)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_output_size = output_size
        node.self_shape = self._data_.shape
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _upsample_nearest_exact2d_backward(
    redispatch, node_class=autograd_nodes.UpsampleNearestExact2DBackwardBackward0
):
    def kernel(grad_output, output_size, input_size, scales_h, scales_w):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(grad_output, output_size, input_size, scales_h, scales_w)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_output_size = output_size
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node.next_edges = (edge_grad_output,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _upsample_nearest_exact3d(
    redispatch, node_class=autograd_nodes.UpsampleNearestExact3DBackward0
):
    def kernel(self, output_size, scales_d, scales_h, scales_w):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, output_size, scales_d, scales_h, scales_w)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_output_size = output_size
        node.self_shape = self._data_.shape
        node.raw_scales_d = scales_d
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _upsample_nearest_exact3d_backward(
    redispatch, node_class=autograd_nodes.UpsampleNearestExact3DBackwardBackward0
):
    def kernel(grad_output, output_size, input_size, scales_d, scales_h, scales_w):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(grad_output, output_size, input_size, scales_d, scales_h, scales_w)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_output_size = output_size
        node.raw_scales_d = scales_d
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node.next_edges = (edge_grad_output,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def upsample_linear1d(redispatch, node_class=autograd_nodes.UpsampleLinear1DBackward0):
    def kernel(self, output_size, align_corners, scales):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, output_size, align_corners, scales)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_output_size = output_size
        node.self_shape = self._data_.shape
        node.raw_align_corners = align_corners
        node.raw_scales = scales
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def upsample_linear1d_backward(
    redispatch, node_class=autograd_nodes.UpsampleLinear1DBackwardBackward0
):
    def kernel(grad_output, output_size, input_size, align_corners, scales):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(grad_output, output_size, input_size, align_corners, scales)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_output_size = output_size
        node.raw_align_corners = align_corners
        node.raw_scales = scales
        node.next_edges = (edge_grad_output,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def upsample_bilinear2d(redispatch, node_class=autograd_nodes.UpsampleBilinear2DBackward0):
    def kernel(self, output_size, align_corners, scales_h, scales_w):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, output_size, align_corners, scales_h, scales_w)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_output_size = output_size
        node.self_shape = self._data_.shape
        node.raw_align_corners = align_corners
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def upsample_bilinear2d_backward(
    redispatch, node_class=autograd_nodes.UpsampleBilinear2DBackwardBackward0
):
    def kernel(grad_output, output_size, input_size, align_corners, scales_h, scales_w):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(grad_output, output_size, input_size, align_corners, scales_h, scales_w)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_output_size = output_size
        node.raw_align_corners = align_corners
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node.next_edges = (edge_grad_output,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def upsample_trilinear3d(redispatch, node_class=autograd_nodes.UpsampleTrilinear3DBackward0):
    def kernel(self, output_size, align_corners, scales_d, scales_h, scales_w):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, output_size, align_corners, scales_d, scales_h, scales_w)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_output_size = output_size
        node.self_shape = self._data_.shape
        node.raw_align_corners = align_corners
        node.raw_scales_d = scales_d
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def upsample_trilinear3d_backward(
    redispatch, node_class=autograd_nodes.UpsampleTrilinear3DBackwardBackward0
):
    def kernel(grad_output, output_size, input_size, align_corners, scales_d, scales_h, scales_w):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(
            grad_output, output_size, input_size, align_corners, scales_d, scales_h, scales_w
        )
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_output_size = output_size
        node.raw_align_corners = align_corners
        node.raw_scales_d = scales_d
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node.next_edges = (edge_grad_output,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def upsample_bicubic2d(redispatch, node_class=autograd_nodes.UpsampleBicubic2DBackward0):
    def kernel(self, output_size, align_corners, scales_h, scales_w):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, output_size, align_corners, scales_h, scales_w)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_output_size = output_size
        node.self_shape = self._data_.shape
        node.raw_align_corners = align_corners
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def upsample_bicubic2d_backward(
    redispatch, node_class=autograd_nodes.UpsampleBicubic2DBackwardBackward0
):
    def kernel(grad_output, output_size, input_size, align_corners, scales_h, scales_w):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(grad_output, output_size, input_size, align_corners, scales_h, scales_w)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_output_size = output_size
        node.raw_align_corners = align_corners
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node.next_edges = (edge_grad_output,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _upsample_bilinear2d_aa(redispatch, node_class=autograd_nodes.UpsampleBilinear2DAaBackward0):
    def kernel(self, output_size, align_corners, scales_h, scales_w):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, output_size, align_corners, scales_h, scales_w)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_output_size = output_size
        node.self_shape = self._data_.shape
        node.raw_align_corners = align_corners
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _upsample_bilinear2d_aa_backward(
    redispatch, node_class=autograd_nodes.UpsampleBilinear2DAaBackwardBackward0
):
    def kernel(grad_output, output_size, input_size, align_corners, scales_h, scales_w):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(grad_output, output_size, input_size, align_corners, scales_h, scales_w)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_output_size = output_size
        node.raw_align_corners = align_corners
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node.next_edges = (edge_grad_output,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _upsample_bicubic2d_aa(redispatch, node_class=autograd_nodes.UpsampleBicubic2DAaBackward0):
    def kernel(self, output_size, align_corners, scales_h, scales_w):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, output_size, align_corners, scales_h, scales_w)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_output_size = output_size
        node.self_shape = self._data_.shape
        node.raw_align_corners = align_corners
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _upsample_bicubic2d_aa_backward(
    redispatch, node_class=autograd_nodes.UpsampleBicubic2DAaBackwardBackward0
):
    def kernel(grad_output, output_size, input_size, align_corners, scales_h, scales_w):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(grad_output, output_size, input_size, align_corners, scales_h, scales_w)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_output_size = output_size
        node.raw_align_corners = align_corners
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node.next_edges = (edge_grad_output,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _upsample_lanczos2d_aa(redispatch, node_class=autograd_nodes.UpsampleLanczos2DAaBackward0):
    def kernel(self, output_size, align_corners, scales_h, scales_w):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, output_size, align_corners, scales_h, scales_w)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_output_size = output_size
        node.self_shape = self._data_.shape
        node.raw_align_corners = align_corners
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _upsample_lanczos2d_aa_backward(
    redispatch, node_class=autograd_nodes.UpsampleLanczos2DAaBackwardBackward0
):
    def kernel(grad_output, output_size, input_size, align_corners, scales_h, scales_w):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(grad_output, output_size, input_size, align_corners, scales_h, scales_w)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_output_size = output_size
        node.raw_align_corners = align_corners
        node.raw_scales_h = scales_h
        node.raw_scales_w = scales_w
        node.next_edges = (edge_grad_output,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def grid_sampler(redispatch, node_class=autograd_nodes.GridSamplerBackward0):
    def kernel(input, grid, interpolation_mode, padding_mode, align_corners):
        edge_input = input._edge_ or (leaf_edge(input) if input._bits_ & REQUIRES_GRAD else None)
        edge_grid = grid._edge_ or (leaf_edge(grid) if grid._bits_ & REQUIRES_GRAD else None)
        out = redispatch(input, grid, interpolation_mode, padding_mode, align_corners)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = input._counter_
        node.raw_input = (input, 0 if counter is None else counter.version)
        counter = grid._counter_
        node.raw_grid = (grid, 0 if counter is None else counter.version)
        node.raw_interpolation_mode = interpolation_mode
        node.raw_padding_mode = padding_mode
        node.raw_align_corners = align_corners
        node.next_edges = (edge_input, edge_grid)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def pixel_shuffle(redispatch, node_class=autograd_nodes.PixelShuffleBackward0):
    def kernel(self, upscale_factor):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, upscale_factor)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_upscale_factor = upscale_factor
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def pixel_unshuffle(redispatch, node_class=autograd_nodes.PixelUnshuffleBackward0):
    def kernel(self, downscale_factor):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, downscale_factor)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_downscale_factor = downscale_factor
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def channel_shuffle(redispatch, node_class=autograd_nodes.ChannelShuffleBackward0):
    def kernel(self, groups):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, groups)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.self_shape = self._data_.shape
        node.raw_groups = groups
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel
