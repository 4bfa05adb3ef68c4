"""Derivatives over arrays: what a node runs where nothing is recorded and nobody looks on.

Each function is the namesake of its node class.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.engine.array_functions import array_of, asarray, deferred_kernels, ndarray
from typing import Any

_from = deferred_kernels(globals())
col2im = _from(".resampling.folding:col2im")
convolution_backward = _from(".convolution.convolution:convolution_backward")
im2col = _from(".resampling.folding:im2col")


def ConvolutionBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_input = None
    grad_weight = None
    grad_bias = None
    if edges[0] is not None or edges[1] is not None or edges[2] is not None:
        input = array_of(node.raw_input, node)
        weight = array_of(node.raw_weight, node)
        stride = node.raw_stride
        padding = node.raw_padding
        dilation = node.raw_dilation
        transposed = node.raw_transposed
        output_padding = node.raw_output_padding
        groups = node.raw_groups
        needs_input_grad = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
        grad_input, grad_weight, grad_bias = convolution_backward(
            grad,
            input,
            weight,
            None,
            stride,
            padding,
            dilation,
            transposed,
            output_padding,
            groups,
            needs_input_grad,
        )
    return (grad_input, grad_weight, grad_bias)


def Im2ColBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self_shape = node.self_shape
    kernel_size = node.raw_kernel_size
    dilation = node.raw_dilation
    padding = node.raw_padding
    stride = node.raw_stride
    grad_self = col2im(grad, self_shape[-2:], kernel_size, dilation, padding, stride)
    return (grad_self,)


def Col2ImBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    kernel_size = node.raw_kernel_size
    dilation = node.raw_dilation
    padding = node.raw_padding
    stride = node.raw_stride
    grad_self = im2col(grad, kernel_size, dilation, padding, stride)
    return (grad_self,)
