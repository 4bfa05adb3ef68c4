"""Nodes of the backward graph: what each operator saves, and its derivative.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.nodes.node import Node
from gradsmith.autograd.nodes.recording import conj
from gradsmith.autograd.nodes.saved import RELEASED, unpack
from gradsmith.core.deferred import deferred_from
from gradsmith.generated.autograd_arrays import convolution as autograd_arrays
from gradsmith.generated.nn import col2im, im2col
from gradsmith.generated.raw import convolution_backward
from typing import Any

_from = deferred_from(globals(), "gradsmith.operators.convolution.formulas")
convolution_double_backward = _from("convolution_double_backward")

YAML = "derivatives.yaml"


class ConvolutionBackward0(Node):
    __slots__ = (
        "raw_input",
        "raw_weight",
        "raw_stride",
        "raw_padding",
        "raw_dilation",
        "raw_transposed",
        "raw_output_padding",
        "raw_groups",
    )
    saved_names = ("input", "weight")
    yaml_entry = "convolution"
    yaml_formulas = ("input", "weight", "bias")
    run_arrays = autograd_arrays.ConvolutionBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_input = None
        grad_weight = None
        grad_bias = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            input = unpack(node.raw_input, node)
            weight = unpack(node.raw_weight, node)
            stride = node.raw_stride
            padding = node.raw_padding
            dilation = node.raw_dilation
            transposed = node.raw_transposed
            output_padding = node.raw_output_padding
            groups = node.raw_groups
            needs_input_grad = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            grad_input, grad_weight, grad_bias = convolution_backward(
                grad,
                conj(input),
                conj(weight),
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

    def release_variables(node: Any) -> None:
        node.raw_input = RELEASED
        node.raw_weight = RELEASED


class ConvolutionBackwardBackward0(Node):
    __slots__ = (
        "raw_grad_output",
        "raw_input",
        "raw_weight",
        "raw_stride",
        "raw_padding",
        "raw_dilation",
        "raw_transposed",
        "raw_output_padding",
        "raw_groups",
    )
    saved_names = ("grad_output", "input", "weight")
    yaml_entry = "convolution_backward"
    yaml_formulas = ("grad_output", "input", "weight")

    def run(node: Any, grads: Any) -> Any:
        if not any(grad is not None for grad in grads):
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_input = None
        grad_weight = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            grad_output = unpack(node.raw_grad_output, node)
            input = unpack(node.raw_input, node)
            weight = unpack(node.raw_weight, node)
            stride = node.raw_stride
            padding = node.raw_padding
            dilation = node.raw_dilation
            transposed = node.raw_transposed
            output_padding = node.raw_output_padding
            groups = node.raw_groups
            needs_input_grad = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            grad_grad_output, grad_input, grad_weight = convolution_double_backward(
                grads[0],
                grads[1],
                grads[2],
                grad_output,
                input,
                weight,
                stride,
                padding,
                dilation,
                transposed,
                output_padding,
                groups,
                needs_input_grad,
            )
        return (grad_grad_output, grad_input, grad_weight)

    def release_variables(node: Any) -> None:
        node.raw_grad_output = RELEASED
        node.raw_input = RELEASED
        node.raw_weight = RELEASED


class Im2ColBackward0(Node):
    __slots__ = ("self_shape", "raw_kernel_size", "raw_dilation", "raw_padding", "raw_stride")
    yaml_entry = "im2col"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.Im2ColBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        kernel_size = node.raw_kernel_size
        dilation = node.raw_dilation
        padding = node.raw_padding
        stride = node.raw_stride
        grad_self = col2im(grad, self_shape[-2:], kernel_size, dilation, padding, stride)
        return (grad_self,)


class Col2ImBackward0(Node):
    __slots__ = ("raw_kernel_size", "raw_dilation", "raw_padding", "raw_stride")
    yaml_entry = "col2im"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.Col2ImBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        kernel_size = node.raw_kernel_size
        dilation = node.raw_dilation
        padding = node.raw_padding
        stride = node.raw_stride
        grad_self = im2col(grad, kernel_size, dilation, padding, stride)
        return (grad_self,)
