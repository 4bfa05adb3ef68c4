"""Nodes of the backward graph: what each operator saves, and its derivative.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.nodes.node import Node
from gradsmith.autograd.nodes.saved import RELEASED, unpack
from gradsmith.core.deferred import deferred_from
from gradsmith.generated.autograd_arrays import pooling as autograd_arrays
from gradsmith.generated.functions import _adaptive_avg_pool2d, _adaptive_avg_pool3d
from gradsmith.generated.nn import avg_pool2d, avg_pool3d
from gradsmith.generated.operators import (
    _adaptive_avg_pool2d_backward,
    _adaptive_avg_pool3d_backward,
    adaptive_max_pool2d_backward,
    adaptive_max_pool3d_backward,
    avg_pool2d_backward,
    avg_pool3d_backward,
    fractional_max_pool2d_backward,
    fractional_max_pool3d_backward,
    max_pool2d_with_indices_backward,
    max_pool3d_with_indices_backward,
)
from typing import Any

_from = deferred_from(globals(), "gradsmith.operators.pooling.formulas")
gather_by_index = _from("gather_by_index")

YAML = "derivatives.yaml"


class MaxPool2DWithIndicesBackward0(Node):
    __slots__ = (
        "raw_self",
        "raw_kernel_size",
        "raw_stride",
        "raw_padding",
        "raw_dilation",
        "raw_ceil_mode",
        "raw_result1",
    )
    saved_names = ("self", "result1")
    yaml_entry = "max_pool2d_with_indices"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.MaxPool2DWithIndicesBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        kernel_size = node.raw_kernel_size
        stride = node.raw_stride
        padding = node.raw_padding
        dilation = node.raw_dilation
        ceil_mode = node.raw_ceil_mode
        result1 = unpack(node.raw_result1, node)
        grad_self = max_pool2d_with_indices_backward(
            grad, self, kernel_size, stride, padding, dilation, ceil_mode, result1
        )
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_result1 = RELEASED


class MaxPool2DWithIndicesBackwardBackward0(Node):
    __slots__ = ("raw_indices", "self_shape")
    saved_names = ("indices",)
    yaml_entry = "max_pool2d_with_indices_backward"
    yaml_formulas = ("grad_output", "self")

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            indices = unpack(node.raw_indices, node)
            grad_grad_output = gather_by_index(grad, indices, 2)
        if edges[1] is not None:
            self_shape = node.self_shape
            grad_self = grad.new_zeros(self_shape)
        return (grad_grad_output, grad_self)

    def release_variables(node: Any) -> None:
        node.raw_indices = RELEASED


class MaxPool3DWithIndicesBackward0(Node):
    __slots__ = (
        "raw_self",
        "raw_kernel_size",
        "raw_stride",
        "raw_padding",
        "raw_dilation",
        "raw_ceil_mode",
        "raw_result1",
    )
    saved_names = ("self", "result1")
    yaml_entry = "max_pool3d_with_indices"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.MaxPool3DWithIndicesBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        kernel_size = node.raw_kernel_size
        stride = node.raw_stride
        padding = node.raw_padding
        dilation = node.raw_dilation
        ceil_mode = node.raw_ceil_mode
        result1 = unpack(node.raw_result1, node)
        grad_self = max_pool3d_with_indices_backward(
            grad, self, kernel_size, stride, padding, dilation, ceil_mode, result1
        )
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_result1 = RELEASED


class MaxPool3DWithIndicesBackwardBackward0(Node):
    __slots__ = ("raw_indices", "self_shape")
    saved_names = ("indices",)
    yaml_entry = "max_pool3d_with_indices_backward"
    yaml_formulas = ("grad_output", "self")

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            indices = unpack(node.raw_indices, node)
            grad_grad_output = gather_by_index(grad, indices, 3)
        if edges[1] is not None:
            self_shape = node.self_shape
            grad_self = grad.new_zeros(self_shape)
        return (grad_grad_output, grad_self)

    def release_variables(node: Any) -> None:
        node.raw_indices = RELEASED


class AvgPool2DBackward0(Node):
    __slots__ = (
        "raw_self",
        "raw_kernel_size",
        "raw_stride",
        "raw_padding",
        "raw_ceil_mode",
        "raw_count_include_pad",
        "raw_divisor_override",
    )
    saved_names = ("self",)
    yaml_entry = "avg_pool2d"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.AvgPool2DBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
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

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class AvgPool2DBackwardBackward0(Node):
    __slots__ = (
        "raw_kernel_size",
        "raw_stride",
        "raw_padding",
        "raw_ceil_mode",
        "raw_count_include_pad",
        "raw_divisor_override",
        "self_shape",
    )
    yaml_entry = "avg_pool2d_backward"
    yaml_formulas = ("grad_output", "self")
    run_arrays = autograd_arrays.AvgPool2DBackwardBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
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
            grad_self = grad.new_zeros(self_shape)
        return (grad_grad_output, grad_self)


class AvgPool3DBackward0(Node):
    __slots__ = (
        "raw_self",
        "raw_kernel_size",
        "raw_stride",
        "raw_padding",
        "raw_ceil_mode",
        "raw_count_include_pad",
        "raw_divisor_override",
    )
    saved_names = ("self",)
    yaml_entry = "avg_pool3d"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.AvgPool3DBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
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

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class AvgPool3DBackwardBackward0(Node):
    __slots__ = (
        "raw_kernel_size",
        "raw_stride",
        "raw_padding",
        "raw_ceil_mode",
        "raw_count_include_pad",
        "raw_divisor_override",
        "self_shape",
    )
    yaml_entry = "avg_pool3d_backward"
    yaml_formulas = ("grad_output", "self")
    run_arrays = autograd_arrays.AvgPool3DBackwardBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
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
            grad_self = grad.new_zeros(self_shape)
        return (grad_grad_output, grad_self)


class AdaptiveAvgPool2DBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "_adaptive_avg_pool2d"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.AdaptiveAvgPool2DBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = _adaptive_avg_pool2d_backward(grad, self)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class AdaptiveAvgPool2DBackwardBackward0(Node):
    __slots__ = ("grad_output_shape", "self_shape")
    yaml_entry = "_adaptive_avg_pool2d_backward"
    yaml_formulas = ("grad_output", "self")
    run_arrays = autograd_arrays.AdaptiveAvgPool2DBackwardBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            grad_output_shape = node.grad_output_shape
            grad_grad_output = _adaptive_avg_pool2d(grad, grad_output_shape[-2:])
        if edges[1] is not None:
            self_shape = node.self_shape
            grad_self = grad.new_zeros(self_shape)
        return (grad_grad_output, grad_self)


class AdaptiveAvgPool3DBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "_adaptive_avg_pool3d"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.AdaptiveAvgPool3DBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = _adaptive_avg_pool3d_backward(grad, self)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class AdaptiveAvgPool3DBackwardBackward0(Node):
    __slots__ = ("grad_output_shape", "self_shape")
    yaml_entry = "_adaptive_avg_pool3d_backward"
    yaml_formulas = ("grad_output", "self")
    run_arrays = autograd_arrays.AdaptiveAvgPool3DBackwardBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            grad_output_shape = node.grad_output_shape
            grad_grad_output = _adaptive_avg_pool3d(grad, grad_output_shape[-3:])
        if edges[1] is not None:
            self_shape = node.self_shape
            grad_self = grad.new_zeros(self_shape)
        return (grad_grad_output, grad_self)


class AdaptiveMaxPool2DBackward0(Node):
    __slots__ = ("raw_self", "raw_result1")
    saved_names = ("self", "result1")
    yaml_entry = "adaptive_max_pool2d"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.AdaptiveMaxPool2DBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        result1 = unpack(node.raw_result1, node)
        grad_self = adaptive_max_pool2d_backward(grad, self, result1)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_result1 = RELEASED


class AdaptiveMaxPool2DBackwardBackward0(Node):
    __slots__ = ("raw_indices", "self_shape")
    saved_names = ("indices",)
    yaml_entry = "adaptive_max_pool2d_backward"
    yaml_formulas = ("grad_output", "self")

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            indices = unpack(node.raw_indices, node)
            grad_grad_output = gather_by_index(grad, indices, 2)
        if edges[1] is not None:
            self_shape = node.self_shape
            grad_self = grad.new_zeros(self_shape)
        return (grad_grad_output, grad_self)

    def release_variables(node: Any) -> None:
        node.raw_indices = RELEASED


class AdaptiveMaxPool3DBackward0(Node):
    __slots__ = ("raw_self", "raw_result1")
    saved_names = ("self", "result1")
    yaml_entry = "adaptive_max_pool3d"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.AdaptiveMaxPool3DBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        result1 = unpack(node.raw_result1, node)
        grad_self = adaptive_max_pool3d_backward(grad, self, result1)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_result1 = RELEASED


class AdaptiveMaxPool3DBackwardBackward0(Node):
    __slots__ = ("raw_indices", "self_shape")
    saved_names = ("indices",)
    yaml_entry = "adaptive_max_pool3d_backward"
    yaml_formulas = ("grad_output", "self")

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            indices = unpack(node.raw_indices, node)
            grad_grad_output = gather_by_index(grad, indices, 3)
        if edges[1] is not None:
            self_shape = node.self_shape
            grad_self = grad.new_zeros(self_shape)
        return (grad_grad_output, grad_self)

    def release_variables(node: Any) -> None:
        node.raw_indices = RELEASED


class MaxUnpool2DBackward0(Node):
    __slots__ = ("raw_indices",)
    saved_names = ("indices",)
    yaml_entry = "max_unpool2d"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        indices = unpack(node.raw_indices, node)
        grad_self = gather_by_index(grad, indices, 2)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_indices = RELEASED


class MaxUnpool3DBackward0(Node):
    __slots__ = ("raw_indices",)
    saved_names = ("indices",)
    yaml_entry = "max_unpool3d"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        indices = unpack(node.raw_indices, node)
        grad_self = gather_by_index(grad, indices, 3)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_indices = RELEASED


class FractionalMaxPool2DBackward0(Node):
    __slots__ = ("raw_self", "raw_kernel_size", "raw_output_size", "raw_result1")
    saved_names = ("self", "result1")
    yaml_entry = "fractional_max_pool2d"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.FractionalMaxPool2DBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        kernel_size = node.raw_kernel_size
        output_size = node.raw_output_size
        result1 = unpack(node.raw_result1, node)
        grad_self = fractional_max_pool2d_backward(grad, self, kernel_size, output_size, result1)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_result1 = RELEASED


class FractionalMaxPool2DBackwardBackward0(Node):
    __slots__ = ("raw_indices", "self_shape")
    saved_names = ("indices",)
    yaml_entry = "fractional_max_pool2d_backward"
    yaml_formulas = ("grad_output", "self")

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            indices = unpack(node.raw_indices, node)
            grad_grad_output = gather_by_index(grad, indices, 2)
        if edges[1] is not None:
            self_shape = node.self_shape
            grad_self = grad.new_zeros(self_shape)
        return (grad_grad_output, grad_self)

    def release_variables(node: Any) -> None:
        node.raw_indices = RELEASED


class FractionalMaxPool3DBackward0(Node):
    __slots__ = ("raw_self", "raw_kernel_size", "raw_output_size", "raw_result1")
    saved_names = ("self", "result1")
    yaml_entry = "fractional_max_pool3d"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.FractionalMaxPool3DBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        kernel_size = node.raw_kernel_size
        output_size = node.raw_output_size
        result1 = unpack(node.raw_result1, node)
        grad_self = fractional_max_pool3d_backward(grad, self, kernel_size, output_size, result1)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_result1 = RELEASED


class FractionalMaxPool3DBackwardBackward0(Node):
    __slots__ = ("raw_indices", "self_shape")
    saved_names = ("indices",)
    yaml_entry = "fractional_max_pool3d_backward"
    yaml_formulas = ("grad_output", "self")

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            indices = unpack(node.raw_indices, node)
            grad_grad_output = gather_by_index(grad, indices, 3)
        if edges[1] is not None:
            self_shape = node.self_shape
            grad_self = grad.new_zeros(self_shape)
        return (grad_grad_output, grad_self)

    def release_variables(node: Any) -> None:
        node.raw_indices = RELEASED
