"""Kernels that record calls on the backward graph.

Each function takes the kernel below autograd and returns the one that runs it and makes a node.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.autograd.nodes.node import next_sequence_nr
from gradsmith.autograd.nodes.recording import NOTHING, metadata_of, refuse_gradient
from gradsmith.autograd.nodes.saved import save_output
from gradsmith.autograd.nodes.variable import leaf_edge
from gradsmith.core.bits import DIFFERENTIABLE, RECORDED, REQUIRES_GRAD
from gradsmith.generated.autograd_nodes import pooling as autograd_nodes


def max_pool2d_with_indices(redispatch, node_class=autograd_nodes.MaxPool2DWithIndicesBackward0):
    def kernel(self, kernel_size, stride, padding, dilation, ceil_mode):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, kernel_size, stride, padding, dilation, ceil_mode)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_kernel_size = kernel_size
        node.raw_stride = stride
        node.raw_padding = padding
        node.raw_dilation = dilation
        node.raw_ceil_mode = ceil_mode
        node.raw_result1 = save_output(out[1], 1)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def max_pool2d_with_indices_backward(
    redispatch, node_class=autograd_nodes.MaxPool2DWithIndicesBackwardBackward0
):
    def kernel(grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_grad_output is None and edge_self is None:
            return redispatch(
                grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices
            )
        out = redispatch(
            grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices
        )
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_indices = None
        if edge_grad_output is not None:
            counter = indices._counter_
            node.raw_indices = (indices, 0 if counter is None else counter.version)
        node.self_shape = self._data_.shape if edge_self is not None else None
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def max_pool3d_with_indices(redispatch, node_class=autograd_nodes.MaxPool3DWithIndicesBackward0):
    def kernel(self, kernel_size, stride, padding, dilation, ceil_mode):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, kernel_size, stride, padding, dilation, ceil_mode)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_kernel_size = kernel_size
        node.raw_stride = stride
        node.raw_padding = padding
        node.raw_dilation = dilation
        node.raw_ceil_mode = ceil_mode
        node.raw_result1 = save_output(out[1], 1)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def max_pool3d_with_indices_backward(
    redispatch, node_class=autograd_nodes.MaxPool3DWithIndicesBackwardBackward0
):
    def kernel(grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_grad_output is None and edge_self is None:
            return redispatch(
                grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices
            )
        out = redispatch(
            grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices
        )
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_indices = None
        if edge_grad_output is not None:
            counter = indices._counter_
            node.raw_indices = (indices, 0 if counter is None else counter.version)
        node.self_shape = self._data_.shape if edge_self is not None else None
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def avg_pool2d(redispatch, node_class=autograd_nodes.AvgPool2DBackward0):
    def kernel(self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(
            self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
        )
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_kernel_size = kernel_size
        node.raw_stride = stride
        node.raw_padding = padding
        node.raw_ceil_mode = ceil_mode
        node.raw_count_include_pad = count_include_pad
        node.raw_divisor_override = divisor_override
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def avg_pool2d_backward(redispatch, node_class=autograd_nodes.AvgPool2DBackwardBackward0):
    def kernel(
        grad_output,
        self,
        kernel_size,
        stride,
        padding,
        ceil_mode,
        count_include_pad,
        divisor_override,
    ):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(
            grad_output,
            self,
            kernel_size,
            stride,
            padding,
            ceil_mode,
            count_include_pad,
            divisor_override,
        )
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_kernel_size = kernel_size
        node.raw_stride = stride
        node.raw_padding = padding
        node.raw_ceil_mode = ceil_mode
        node.raw_count_include_pad = count_include_pad
        node.raw_divisor_override = divisor_override
        node.self_shape = self._data_.shape if edge_self is not None else None
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def avg_pool3d(redispatch, node_class=autograd_nodes.AvgPool3DBackward0):
    def kernel(self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(
            self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
        )
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_kernel_size = kernel_size
        node.raw_stride = stride
        node.raw_padding = padding
        node.raw_ceil_mode = ceil_mode
        node.raw_count_include_pad = count_include_pad
        node.raw_divisor_override = divisor_override
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def avg_pool3d_backward(redispatch, node_class=autograd_nodes.AvgPool3DBackwardBackward0):
    def kernel(
        grad_output,
        self,
        kernel_size,
        stride,
        padding,
        ceil_mode,
        count_include_pad,
        divisor_override,
    ):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(
            grad_output,
            self,
            kernel_size,
            stride,
            padding,
            ceil_mode,
            count_include_pad,
            divisor_override,
        )
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_kernel_size = kernel_size
        node.raw_stride = stride
        node.raw_padding = padding
        node.raw_ceil_mode = ceil_mode
        node.raw_count_include_pad = count_include_pad
        node.raw_divisor_override = divisor_override
        node.self_shape = self._data_.shape if edge_self is not None else None
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _adaptive_avg_pool2d(redispatch, node_class=autograd_nodes.AdaptiveAvgPool2DBackward0):
    def kernel(self, output_size):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, output_size)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _adaptive_avg_pool2d_backward(
    redispatch, node_class=autograd_nodes.AdaptiveAvgPool2DBackwardBackward0
):
    def kernel(grad_output, self):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(grad_output, self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.grad_output_shape = grad_output._data_.shape if edge_grad_output is not None else None
        node.self_shape = self._data_.shape if edge_self is not None else None
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _adaptive_avg_pool3d(redispatch, node_class=autograd_nodes.AdaptiveAvgPool3DBackward0):
    def kernel(self, output_size):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, output_size)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _adaptive_avg_pool3d_backward(
    redispatch, node_class=autograd_nodes.AdaptiveAvgPool3DBackwardBackward0
):
    def kernel(grad_output, self):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(grad_output, self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.grad_output_shape = grad_output._data_.shape if edge_grad_output is not None else None
        node.self_shape = self._data_.shape if edge_self is not None else None
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def adaptive_max_pool2d(redispatch, node_class=autograd_nodes.AdaptiveMaxPool2DBackward0):
    def kernel(self, output_size):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, output_size)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_result1 = save_output(out[1], 1)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def adaptive_max_pool2d_backward(
    redispatch, node_class=autograd_nodes.AdaptiveMaxPool2DBackwardBackward0
):
    def kernel(grad_output, self, indices):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_grad_output is None and edge_self is None:
            return redispatch(grad_output, self, indices)
        out = redispatch(grad_output, self, indices)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_indices = None
        if edge_grad_output is not None:
            counter = indices._counter_
            node.raw_indices = (indices, 0 if counter is None else counter.version)
        node.self_shape = self._data_.shape if edge_self is not None else None
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def adaptive_max_pool3d(redispatch, node_class=autograd_nodes.AdaptiveMaxPool3DBackward0):
    def kernel(self, output_size):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, output_size)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_result1 = save_output(out[1], 1)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def adaptive_max_pool3d_backward(
    redispatch, node_class=autograd_nodes.AdaptiveMaxPool3DBackwardBackward0
):
    def kernel(grad_output, self, indices):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_grad_output is None and edge_self is None:
            return redispatch(grad_output, self, indices)
        out = redispatch(grad_output, self, indices)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_indices = None
        if edge_grad_output is not None:
            counter = indices._counter_
            node.raw_indices = (indices, 0 if counter is None else counter.version)
        node.self_shape = self._data_.shape if edge_self is not None else None
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def max_unpool2d(redispatch, node_class=autograd_nodes.MaxUnpool2DBackward0):
    def kernel(self, indices, output_size):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, indices, output_size)
        out = redispatch(self, indices, output_size)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = indices._counter_
        node.raw_indices = (indices, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def max_unpool3d(redispatch, node_class=autograd_nodes.MaxUnpool3DBackward0):
    def kernel(self, indices, output_size, stride, padding):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, indices, output_size, stride, padding)
        out = redispatch(self, indices, output_size, stride, padding)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = indices._counter_
        node.raw_indices = (indices, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def fractional_max_pool2d(redispatch, node_class=autograd_nodes.FractionalMaxPool2DBackward0):
    def kernel(self, kernel_size, output_size, random_samples):
        if random_samples._bits_ & REQUIRES_GRAD:
            refuse_gradient("fractional_max_pool2d", "random_samples")
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, kernel_size, output_size, random_samples)
        out = redispatch(self, kernel_size, output_size, random_samples)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_kernel_size = kernel_size
        node.raw_output_size = output_size
        node.raw_result1 = save_output(out[1], 1)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def fractional_max_pool2d_backward(
    redispatch, node_class=autograd_nodes.FractionalMaxPool2DBackwardBackward0
):
    def kernel(grad_output, self, kernel_size, output_size, indices):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_grad_output is None and edge_self is None:
            return redispatch(grad_output, self, kernel_size, output_size, indices)
        out = redispatch(grad_output, self, kernel_size, output_size, indices)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_indices = None
        if edge_grad_output is not None:
            counter = indices._counter_
            node.raw_indices = (indices, 0 if counter is None else counter.version)
        node.self_shape = self._data_.shape if edge_self is not None else None
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def fractional_max_pool3d(redispatch, node_class=autograd_nodes.FractionalMaxPool3DBackward0):
    def kernel(self, kernel_size, output_size, random_samples):
        if random_samples._bits_ & REQUIRES_GRAD:
            refuse_gradient("fractional_max_pool3d", "random_samples")
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, kernel_size, output_size, random_samples)
        out = redispatch(self, kernel_size, output_size, random_samples)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_kernel_size = kernel_size
        node.raw_output_size = output_size
        node.raw_result1 = save_output(out[1], 1)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def fractional_max_pool3d_backward(
    redispatch, node_class=autograd_nodes.FractionalMaxPool3DBackwardBackward0
):
    def kernel(grad_output, self, kernel_size, output_size, indices):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_grad_output is None and edge_self is None:
            return redispatch(grad_output, self, kernel_size, output_size, indices)
        out = redispatch(grad_output, self, kernel_size, output_size, indices)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_indices = None
        if edge_grad_output is not None:
            counter = indices._counter_
            node.raw_indices = (indices, 0 if counter is None else counter.version)
        node.self_shape = self._data_.shape if edge_self is not None else None
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel
