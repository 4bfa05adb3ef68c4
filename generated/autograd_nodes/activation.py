"""Nodes of the backward graph: what each operator saves, and its derivative.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.nodes.node import Node
from gradsmith.autograd.nodes.recording import conj
from gradsmith.autograd.nodes.saved import RELEASED, unpack
from gradsmith.core.deferred import deferred_from
from gradsmith.generated.autograd_arrays import activation as autograd_arrays
from gradsmith.generated.functions import (
    _log_softmax_backward_data,
    _softmax_backward_data,
    where,
    zeros_like,
)
from gradsmith.generated.raw import (
    elu_backward,
    gelu_backward,
    leaky_relu_backward,
    mish_backward,
    silu_backward,
    softplus_backward,
    threshold_backward,
)
from typing import Any

_from = deferred_from(globals(), "gradsmith.operators.activation.formulas")
elu_double_backward = _from("elu_double_backward")
gelu_double_backward = _from("gelu_double_backward")
glu_gradient = _from("glu_gradient")
hardswish_backward = _from("hardswish_backward")
log_sigmoid_backward = _from("log_sigmoid_backward")
mish_double_backward = _from("mish_double_backward")
silu_double_backward = _from("silu_double_backward")
softmax_double_backward = _from("softmax_double_backward")
softplus_double_backward = _from("softplus_double_backward")
within = _from("within")

YAML = "derivatives.yaml"


class ReluBackward0(Node):
    __slots__ = ("raw_result",)
    saved_names = ("result",)
    yaml_entry = "relu"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.ReluBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        grad_self = threshold_backward(grad, result, 0)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_result = RELEASED


class ThresholdBackward0(Node):
    __slots__ = ("raw_self", "raw_threshold")
    saved_names = ("self",)
    yaml_entry = "threshold"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.ThresholdBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        threshold = node.raw_threshold
        grad_self = threshold_backward(grad, self, threshold)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class ThresholdBackwardBackward0(Node):
    __slots__ = ("raw_self", "raw_threshold")
    saved_names = ("self",)
    yaml_entry = "threshold_backward"
    yaml_formulas = ("grad_output", "self")
    run_arrays = autograd_arrays.ThresholdBackwardBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            threshold = node.raw_threshold
            grad_grad_output = threshold_backward(grad, self, threshold)
        if edges[1] is not None:
            grad_self = zeros_like(grad)
        return (grad_grad_output, grad_self)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class LeakyReluBackward0(Node):
    __slots__ = ("raw_self", "raw_negative_slope")
    saved_names = ("self",)
    yaml_entry = "leaky_relu"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.LeakyReluBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        negative_slope = node.raw_negative_slope
        grad_self = leaky_relu_backward(grad, self, negative_slope, False)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class LeakyReluBackwardBackward0(Node):
    __slots__ = ("raw_self", "raw_negative_slope", "raw_self_is_result")
    saved_names = ("self",)
    yaml_entry = "leaky_relu_backward"
    yaml_formulas = ("grad_output", "self")
    run_arrays = autograd_arrays.LeakyReluBackwardBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            negative_slope = node.raw_negative_slope
            self_is_result = node.raw_self_is_result
            grad_grad_output = leaky_relu_backward(grad, self, negative_slope, self_is_result)
        if edges[1] is not None:
            grad_self = zeros_like(grad)
        return (grad_grad_output, grad_self)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class PreluKernelBackward0(Node):
    __slots__ = ("raw_self", "raw_weight")
    saved_names = ("self", "weight")
    yaml_entry = "_prelu_kernel"
    yaml_formulas = ("self", "weight")
    run_arrays = autograd_arrays.PreluKernelBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_weight = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            weight = unpack(node.raw_weight, node)
            grad_self = grad * where(self > 0, 1, weight)
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            grad_weight = where(self > 0, 0, grad * self)
        return (grad_self, grad_weight)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_weight = RELEASED


class HardtanhBackward0(Node):
    __slots__ = ("raw_self", "raw_min_val", "raw_max_val")
    saved_names = ("self",)
    yaml_entry = "hardtanh"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.HardtanhBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        min_val = node.raw_min_val
        max_val = node.raw_max_val
        grad_self = within(grad, self, min_val, max_val)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class EluBackward0(Node):
    __slots__ = ("raw_alpha", "raw_scale", "raw_input_scale", "raw_self")
    saved_names = ("self",)
    yaml_entry = "elu"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.EluBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        alpha = node.raw_alpha
        scale = node.raw_scale
        input_scale = node.raw_input_scale
        self = unpack(node.raw_self, node)
        grad_self = elu_backward(grad, alpha, scale, input_scale, False, self)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class EluBackwardBackward0(Node):
    __slots__ = (
        "raw_alpha",
        "raw_scale",
        "raw_input_scale",
        "raw_is_result",
        "raw_self_or_result",
        "raw_grad_output",
    )
    saved_names = ("self_or_result", "grad_output")
    yaml_entry = "elu_backward"
    yaml_formulas = ("grad_output", "self_or_result")

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self_or_result = None
        if edges[0] is not None:
            alpha = node.raw_alpha
            scale = node.raw_scale
            input_scale = node.raw_input_scale
            is_result = node.raw_is_result
            self_or_result = unpack(node.raw_self_or_result, node)
            grad_grad_output = elu_backward(
                grad, alpha, scale, input_scale, is_result, self_or_result
            )
        if edges[1] is not None:
            grad_output = unpack(node.raw_grad_output, node)
            alpha = node.raw_alpha
            scale = node.raw_scale
            input_scale = node.raw_input_scale
            is_result = node.raw_is_result
            self_or_result = unpack(node.raw_self_or_result, node)
            grad_self_or_result = elu_double_backward(
                grad, grad_output, alpha, scale, input_scale, is_result, self_or_result
            )
        return (grad_grad_output, grad_self_or_result)

    def release_variables(node: Any) -> None:
        node.raw_self_or_result = RELEASED
        node.raw_grad_output = RELEASED


class CeluBackward0(Node):
    __slots__ = ("raw_alpha", "raw_self")
    saved_names = ("self",)
    yaml_entry = "celu"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.CeluBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        alpha = node.raw_alpha
        self = unpack(node.raw_self, node)
        grad_self = elu_backward(grad, alpha, 1, 1 / alpha, False, self)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class GeluBackward0(Node):
    __slots__ = ("raw_self", "raw_approximate")
    saved_names = ("self",)
    yaml_entry = "gelu"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.GeluBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        approximate = node.raw_approximate
        grad_self = gelu_backward(grad, self, approximate=approximate)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class GeluBackwardBackward0(Node):
    __slots__ = ("raw_self", "raw_approximate", "raw_grad_output")
    saved_names = ("self", "grad_output")
    yaml_entry = "gelu_backward"
    yaml_formulas = ("grad_output", "self")

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            approximate = node.raw_approximate
            grad_grad_output = gelu_backward(grad, self, approximate=approximate)
        if edges[1] is not None:
            grad_output = unpack(node.raw_grad_output, node)
            self = unpack(node.raw_self, node)
            approximate = node.raw_approximate
            grad_self = gelu_double_backward(grad, grad_output, self, approximate)
        return (grad_grad_output, grad_self)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_grad_output = RELEASED


class SiluBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "silu"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.SiluBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = silu_backward(grad, self)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class SiluBackwardBackward0(Node):
    __slots__ = ("raw_self", "raw_grad_output")
    saved_names = ("self", "grad_output")
    yaml_entry = "silu_backward"
    yaml_formulas = ("grad_output", "self")

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            grad_grad_output = silu_backward(grad, conj(self))
        if edges[1] is not None:
            grad_output = unpack(node.raw_grad_output, node)
            self = unpack(node.raw_self, node)
            grad_self = silu_double_backward(grad, grad_output, self)
        return (grad_grad_output, grad_self)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_grad_output = RELEASED


class MishBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "mish"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.MishBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = mish_backward(grad, self)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class MishBackwardBackward0(Node):
    __slots__ = ("raw_self", "raw_grad_output")
    saved_names = ("self", "grad_output")
    yaml_entry = "mish_backward"
    yaml_formulas = ("grad_output", "self")

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            grad_grad_output = mish_backward(grad, self)
        if edges[1] is not None:
            grad_output = unpack(node.raw_grad_output, node)
            self = unpack(node.raw_self, node)
            grad_self = mish_double_backward(grad, grad_output, self)
        return (grad_grad_output, grad_self)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_grad_output = RELEASED


class SoftplusBackward0(Node):
    __slots__ = ("raw_self", "raw_beta", "raw_threshold")
    saved_names = ("self",)
    yaml_entry = "softplus"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.SoftplusBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        beta = node.raw_beta
        threshold = node.raw_threshold
        grad_self = softplus_backward(grad, self, beta, threshold)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class SoftplusBackwardBackward0(Node):
    __slots__ = ("raw_self", "raw_beta", "raw_threshold", "raw_grad_output")
    saved_names = ("self", "grad_output")
    yaml_entry = "softplus_backward"
    yaml_formulas = ("grad_output", "self")

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            beta = node.raw_beta
            threshold = node.raw_threshold
            grad_grad_output = softplus_backward(grad, self, beta, threshold)
        if edges[1] is not None:
            grad_output = unpack(node.raw_grad_output, node)
            self = unpack(node.raw_self, node)
            beta = node.raw_beta
            threshold = node.raw_threshold
            grad_self = softplus_double_backward(grad, grad_output, self, beta, threshold)
        return (grad_grad_output, grad_self)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_grad_output = RELEASED


class LogSigmoidBackward0_log_sigmoid(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "log_sigmoid"
    yaml_formulas = ("self",)
    shown_name = "LogSigmoidBackward0"
    run_arrays = autograd_arrays.LogSigmoidBackward0_log_sigmoid

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = log_sigmoid_backward(grad, self)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class LogSigmoidBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "log_sigmoid_forward"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.LogSigmoidBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = log_sigmoid_backward(grad, self)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class GluBackward0(Node):
    __slots__ = ("raw_self", "raw_dim")
    saved_names = ("self",)
    yaml_entry = "glu"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.GluBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        dim = node.raw_dim
        grad_self = glu_gradient(grad, self, dim)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class HardsigmoidBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "hardsigmoid"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.HardsigmoidBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = within(grad / 6, self, -3, 3)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class HardswishBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "hardswish"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.HardswishBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = hardswish_backward(grad, self)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class HardshrinkBackward0(Node):
    __slots__ = ("raw_self", "raw_lambd")
    saved_names = ("self",)
    yaml_entry = "hardshrink"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.HardshrinkBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        lambd = node.raw_lambd
        grad_self = where(self.abs() <= lambd, 0, grad)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class SoftshrinkBackward0(Node):
    __slots__ = ("raw_self", "raw_lambd")
    saved_names = ("self",)
    yaml_entry = "softshrink"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.SoftshrinkBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        lambd = node.raw_lambd
        grad_self = where(self.abs() <= lambd, 0, grad)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class SoftmaxBackward0(Node):
    __slots__ = ("raw_result", "raw_dim")
    saved_names = ("result",)
    yaml_entry = "softmax.int"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.SoftmaxBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        dim = node.raw_dim
        grad_self = _softmax_backward_data(grad, result, dim, result.dtype)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_result = RELEASED


class LogSoftmaxBackward0(Node):
    __slots__ = ("raw_result", "raw_dim")
    saved_names = ("result",)
    yaml_entry = "log_softmax.int"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.LogSoftmaxBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        dim = node.raw_dim
        grad_self = _log_softmax_backward_data(grad, result, dim, result.dtype)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_result = RELEASED


class SoftmaxBackward0__softmax(Node):
    __slots__ = ("raw_result", "raw_dim", "self_dtype")
    saved_names = ("result",)
    yaml_entry = "_softmax"
    yaml_formulas = ("self",)
    shown_name = "SoftmaxBackward0"
    run_arrays = autograd_arrays.SoftmaxBackward0__softmax

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        dim = node.raw_dim
        self_dtype = node.self_dtype
        grad_self = _softmax_backward_data(grad, result, dim, self_dtype)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_result = RELEASED


class LogSoftmaxBackward0__log_softmax(Node):
    __slots__ = ("raw_result", "raw_dim", "self_dtype")
    saved_names = ("result",)
    yaml_entry = "_log_softmax"
    yaml_formulas = ("self",)
    shown_name = "LogSoftmaxBackward0"
    run_arrays = autograd_arrays.LogSoftmaxBackward0__log_softmax

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        dim = node.raw_dim
        self_dtype = node.self_dtype
        grad_self = _log_softmax_backward_data(grad, result, dim, self_dtype)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_result = RELEASED


class SoftmaxBackwardDataBackward0(Node):
    __slots__ = ("raw_output", "raw_dim", "grad_output_dtype", "raw_grad_output")
    saved_names = ("output", "grad_output")
    yaml_entry = "_softmax_backward_data"
    yaml_formulas = ("grad_output", "output")

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_output = None
        if edges[0] is not None:
            output = unpack(node.raw_output, node)
            dim = node.raw_dim
            grad_output_dtype = node.grad_output_dtype
            grad_grad_output = _softmax_backward_data(grad, output, dim, grad_output_dtype)
        if edges[1] is not None:
            grad_output = unpack(node.raw_grad_output, node)
            output = unpack(node.raw_output, node)
            dim = node.raw_dim
            grad_output = softmax_double_backward(grad, grad_output, output, dim)
        return (grad_grad_output, grad_output)

    def release_variables(node: Any) -> None:
        node.raw_output = RELEASED
        node.raw_grad_output = RELEASED


class LogSoftmaxBackwardDataBackward0(Node):
    __slots__ = ("raw_output", "raw_dim", "raw_grad_output")
    saved_names = ("output", "grad_output")
    yaml_entry = "_log_softmax_backward_data"
    yaml_formulas = ("grad_output", "output")
    run_arrays = autograd_arrays.LogSoftmaxBackwardDataBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_output = None
        if edges[0] is not None:
            output = unpack(node.raw_output, node)
            dim = node.raw_dim
            grad_grad_output = grad - (grad * output.exp()).sum(dim, keepdim=True)
        if edges[1] is not None:
            output = unpack(node.raw_output, node)
            grad_output = unpack(node.raw_grad_output, node)
            dim = node.raw_dim
            grad_output = -grad * output.exp() * grad_output.sum(dim, keepdim=True)
        return (grad_grad_output, grad_output)

    def release_variables(node: Any) -> None:
        node.raw_output = RELEASED
        node.raw_grad_output = RELEASED
