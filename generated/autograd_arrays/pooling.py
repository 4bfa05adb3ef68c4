"""Derivatives over arrays: what a node runs where nothing is recorded and nobody looks on.

Each function is the namesake of its node class.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.engine.array_functions import array_of, asarray, deferred_kernels, ndarray
from typing import Any

_from = deferred_kernels(globals())
adaptive_mean_pool2d = _from(".pooling.adaptive:adaptive_mean_pool2d")
adaptive_mean_pool2d_backward = _from(".pooling.adaptive:adaptive_mean_pool2d_backward")
adaptive_mean_pool3d = _from(".pooling.adaptive:adaptive_mean_pool3d")
adaptive_mean_pool3d_backward = _from(".pooling.adaptive:adaptive_mean_pool3d_backward")
avg_pool2d = _from(".pooling.average:avg_pool2d")
avg_pool2d_backward = _from(".pooling.average:avg_pool2d_backward")
avg_pool3d = _from(".pooling.average:avg_pool3d")
avg_pool3d_backward = _from(".pooling.average:avg_pool3d_backward")
largest_of_planes_backward = _from(".pooling.pooling:largest_of_planes_backward")
largest_of_volumes_backward = _from(".pooling.pooling:largest_of_volumes_backward")
max_pool2d_with_indices_backward = _from(".pooling.pooling:max_pool2d_with_indices_backward")
max_pool3d_with_indices_backward = _from(".pooling.pooling:max_pool3d_with_indices_backward")
new_zeros = _from(".factory.factory:new_zeros")


def MaxPool2DWithIndicesBackward0(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,)
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    kernel_size = node.raw_kernel_size
    stride = node.raw_stride
    padding = node.raw_padding
    dilation = node.raw_dilation
    ceil_mode = node.raw_ceil_mode
    result1 = array_of(node.raw_result1, node)
    grad_self = max_pool2d_with_indices_backward(
        grad, self, kernel_size, stride, padding, dilation, ceil_mode, result1
    )
    return (grad_self,)


def MaxPool3DWithIndicesBackward0(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,)
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    kernel_size = node.raw_kernel_size
    stride = node.raw_stride
    padding = node.raw_padding
    dilation = node.raw_dilation
    ceil_mode = node.raw_ceil_mode
    result1 = array_of(node.raw_result1, node)
    grad_self = max_pool3d_with_indices_backward(
        grad, self, kernel_size, stride, padding, dilation, ceil_mode, result1
    )
    return (grad_self,)


def AvgPool2DBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    kernel_size = node.raw_kernel_size
    stride = node.raw_stride
    padding = node.raw_padding
    ceil_mode = node.raw_ceil_mode
    count_include_pad = node.raw_count_include_pad
    divisor_override = node.raw_divisor_override
    grad_self = avg_pool2d_backward(
        grad, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
    )
    return (grad_self,)


def AvgPool2DBackwardBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_grad_output = None
    grad_self = None
    if edges[0] is not None:
        kernel_size = node.raw_kernel_size
        stride = node.raw_stride
        padding = node.raw_padding
        ceil_mode = node.raw_ceil_mode
        count_include_pad = node.raw_count_include_pad
        divisor_override = node.raw_divisor_override
        grad_grad_output = avg_pool2d(
            grad, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
        )
    if edges[1] is not None:
        self_shape = node.self_shape
        grad_self = new_zeros(grad, self_shape, None)
    return (grad_grad_output, grad_self)


def AvgPool3DBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    kernel_size = node.raw_kernel_size
    stride = node.raw_stride
    padding = node.raw_padding
    ceil_mode = node.raw_ceil_mode
    count_include_pad = node.raw_count_include_pad
    divisor_override = node.raw_divisor_override
    grad_self = avg_pool3d_backward(
        grad, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
    )
    return (grad_self,)


def AvgPool3DBackwardBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_grad_output = None
    grad_self = None
    if edges[0] is not None:
        kernel_size = node.raw_kernel_size
        stride = node.raw_stride
        padding = node.raw_padding
        ceil_mode = node.raw_ceil_mode
        count_include_pad = node.raw_count_include_pad
        divisor_override = node.raw_divisor_override
        grad_grad_output = avg_pool3d(
            grad, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
        )
    if edges[1] is not None:
        self_shape = node.self_shape
        grad_self = new_zeros(grad, self_shape, None)
    return (grad_grad_output, grad_self)


def AdaptiveAvgPool2DBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    grad_self = adaptive_mean_pool2d_backward(grad, self)
    return (grad_self,)


def AdaptiveAvgPool2DBackwardBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_grad_output = None
    grad_self = None
    if edges[0] is not None:
        grad_output_shape = node.grad_output_shape
        grad_grad_output = adaptive_mean_pool2d(grad, grad_output_shape[-2:])
    if edges[1] is not None:
        self_shape = node.self_shape
        grad_self = new_zeros(grad, self_shape, None)
    return (grad_grad_output, grad_self)


def AdaptiveAvgPool3DBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    grad_self = adaptive_mean_pool3d_backward(grad, self)
    return (grad_self,)


def AdaptiveAvgPool3DBackwardBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_grad_output = None
    grad_self = None
    if edges[0] is not None:
        grad_output_shape = node.grad_output_shape
        grad_grad_output = adaptive_mean_pool3d(grad, grad_output_shape[-3:])
    if edges[1] is not None:
        self_shape = node.self_shape
        grad_self = new_zeros(grad, self_shape, None)
    return (grad_grad_output, grad_self)


def AdaptiveMaxPool2DBackward0(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,)
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    result1 = array_of(node.raw_result1, node)
    grad_self = largest_of_planes_backward(grad, self, result1)
    return (grad_self,)


def AdaptiveMaxPool3DBackward0(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,)
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    result1 = array_of(node.raw_result1, node)
    grad_self = largest_of_volumes_backward(grad, self, result1)
    return (grad_self,)


def FractionalMaxPool2DBackward0(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,)
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    kernel_size = node.raw_kernel_size
    output_size = node.raw_output_size
    result1 = array_of(node.raw_result1, node)
    grad_self = largest_of_planes_backward(grad, self, kernel_size, output_size, result1)
    return (grad_self,)


def FractionalMaxPool3DBackward0(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,)
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    kernel_size = node.raw_kernel_size
    output_size = node.raw_output_size
    result1 = array_of(node.raw_result1, node)
    grad_self = largest_of_volumes_backward(grad, self, kernel_size, output_size, result1)
    return (grad_self,)
