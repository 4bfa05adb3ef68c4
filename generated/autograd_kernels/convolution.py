"""Kernels that record calls on the backward graph.

Each function takes the kernel below autograd and returns the one that runs it and makes a node.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.autograd.nodes.node import next_sequence_nr
from gradsmith.autograd.nodes.recording import metadata_of
from gradsmith.autograd.nodes.variable import leaf_edge
from gradsmith.core.bits import DIFFERENTIABLE, RECORDED, REQUIRES_GRAD
from gradsmith.generated.autograd_nodes import convolution as autograd_nodes


def convolution(redispatch, node_class=autograd_nodes.ConvolutionBackward0):
    def kernel(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups):
        edge_input = input._edge_ or (leaf_edge(input) if input._bits_ & REQUIRES_GRAD else None)
        edge_weight = (
            weight._edge_ or (leaf_edge(weight) if weight._bits_ & REQUIRES_GRAD else None)
        )
        edge_bias = None
        if bias is not None:
            edge_bias = bias._edge_ or (leaf_edge(bias) if bias._bits_ & REQUIRES_GRAD else None)
        out = redispatch(
            input, weight, bias, stride, padding, dilation, transposed, output_padding, groups
        )
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = input._counter_
        node.raw_input = (input, 0 if counter is None else counter.version)
        counter = weight._counter_
        node.raw_weight = (weight, 0 if counter is None else counter.version)
        node.raw_stride = stride
        node.raw_padding = padding
        node.raw_dilation = dilation
        node.raw_transposed = transposed
        node.raw_output_padding = output_padding
        node.raw_groups = groups
        node.next_edges = (edge_input, edge_weight, edge_bias)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def convolution_backward(redispatch, node_class=autograd_nodes.ConvolutionBackwardBackward0):
    def kernel(
        grad_output,
        input,
        weight,
        bias_sizes,
        stride,
        padding,
        dilation,
        transposed,
        output_padding,
        groups,
        output_mask,
    ):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        edge_input = input._edge_ or (leaf_edge(input) if input._bits_ & REQUIRES_GRAD else None)
        edge_weight = (
            weight._edge_ or (leaf_edge(weight) if weight._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(
            grad_output,
            input,
            weight,
            bias_sizes,
            stride,
            padding,
            dilation,
            transposed,
            output_padding,
            groups,
            output_mask,
        )
        node = node_class()
        counter = grad_output._counter_
        node.raw_grad_output = (grad_output, 0 if counter is None else counter.version)
        counter = input._counter_
        node.raw_input = (input, 0 if counter is None else counter.version)
        counter = weight._counter_
        node.raw_weight = (weight, 0 if counter is None else counter.version)
        node.raw_stride = stride
        node.raw_padding = padding
        node.raw_dilation = dilation
        node.raw_transposed = transposed
        node.raw_output_padding = output_padding
        node.raw_groups = groups
        node.next_edges = (edge_grad_output, edge_input, edge_weight)
        node._nr = next_sequence_nr()
        out0 = out[0]
        out1 = out[1]
        out2 = out[2]
        node._metadata = (metadata_of(out0), metadata_of(out1), metadata_of(out2))
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        if out1 is not None and out1._bits_ & DIFFERENTIABLE:
            out1._edge_ = (node, 1)
            out1._bits_ |= REQUIRES_GRAD
        if out2 is not None and out2._bits_ & DIFFERENTIABLE:
            out2._edge_ = (node, 2)
            out2._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def im2col(redispatch, node_class=autograd_nodes.Im2ColBackward0):
    def kernel(self, kernel_size, dilation, padding, stride):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, kernel_size, dilation, padding, stride)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.self_shape = self._data_.shape
        node.raw_kernel_size = kernel_size
        node.raw_dilation = dilation
        node.raw_padding = padding
        node.raw_stride = stride
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def col2im(redispatch, node_class=autograd_nodes.Col2ImBackward0):
    def kernel(self, output_size, kernel_size, dilation, padding, stride):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, output_size, kernel_size, dilation, padding, stride)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_kernel_size = kernel_size
        node.raw_dilation = dilation
        node.raw_padding = padding
        node.raw_stride = stride
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel
