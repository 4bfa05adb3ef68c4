"""Nodes of the backward graph: what each operator saves, and its derivative.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.nodes.node import Node
from gradsmith.autograd.nodes.saved import RELEASED, unpack
from gradsmith.core.deferred import deferred_from
from gradsmith.generated.autograd_arrays import norm as autograd_arrays
from gradsmith.generated.functions import _fused_rms_norm_backward
from gradsmith.generated.raw import native_batch_norm_backward, native_layer_norm_backward
from typing import Any

_from = deferred_from(globals(), "gradsmith.operators.norm.formulas")
batch_norm_double_backward = _from("batch_norm_double_backward")
group_norm_backward = _from("group_norm_backward")
group_norm_double_backward = _from("group_norm_double_backward")
layer_norm_double_backward = _from("layer_norm_double_backward")
rms_norm_double_backward = _from("rms_norm_double_backward")

YAML = "derivatives.yaml"


class NativeLayerNormBackward0(Node):
    __slots__ = (
        "raw_input", "raw_normalized_shape", "raw_result1", "raw_result2", "raw_weight", "raw_bias"
    )
    saved_names = ("input", "result1", "result2", "weight", "bias")
    yaml_entry = "native_layer_norm"
    yaml_formulas = ("input", "weight", "bias")
    run_arrays = autograd_arrays.NativeLayerNormBackward0

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
            normalized_shape = node.raw_normalized_shape
            result1 = unpack(node.raw_result1, node)
            result2 = unpack(node.raw_result2, node)
            weight = unpack(node.raw_weight, node)
            bias = unpack(node.raw_bias, node)
            needs_input_grad = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            grad_input, grad_weight, grad_bias = native_layer_norm_backward(
                grad, input, normalized_shape, result1, result2, weight, bias, needs_input_grad
            )
        return (grad_input, grad_weight, grad_bias)

    def release_variables(node: Any) -> None:
        node.raw_input = RELEASED
        node.raw_result1 = RELEASED
        node.raw_result2 = RELEASED
        node.raw_weight = RELEASED
        node.raw_bias = RELEASED


class NativeLayerNormBackwardBackward0(Node):
    __slots__ = ("raw_grad_out", "raw_input", "raw_weight", "raw_rstd", "raw_normalized_shape")
    saved_names = ("grad_out", "input", "weight", "rstd")
    yaml_entry = "native_layer_norm_backward"
    yaml_formulas = ("grad_out", "input", "weight")

    def run(node: Any, grads: Any) -> Any:
        if not any(grad is not None for grad in grads):
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_out = None
        grad_input = None
        grad_weight = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            grad_out = unpack(node.raw_grad_out, node)
            input = unpack(node.raw_input, node)
            weight = unpack(node.raw_weight, node)
            rstd = unpack(node.raw_rstd, node)
            normalized_shape = node.raw_normalized_shape
            grad_grad_out, grad_input, grad_weight = layer_norm_double_backward(
                grads[0], grads[1], grads[2], grad_out, input, weight, rstd, normalized_shape
            )
        return (grad_grad_out, grad_input, grad_weight)

    def release_variables(node: Any) -> None:
        node.raw_grad_out = RELEASED
        node.raw_input = RELEASED
        node.raw_weight = RELEASED
        node.raw_rstd = RELEASED


class MulBackward0__fused_rms_norm(Node):
    __slots__ = ("raw_input", "raw_normalized_shape", "raw_result1", "raw_weight")
    saved_names = ("input", "result1", "weight")
    yaml_entry = "_fused_rms_norm"
    yaml_formulas = ("input", "weight")
    shown_name = "MulBackward0"
    run_arrays = autograd_arrays.MulBackward0__fused_rms_norm

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_input = None
        grad_weight = None
        if edges[0] is not None or edges[1] is not None:
            input = unpack(node.raw_input, node)
            normalized_shape = node.raw_normalized_shape
            result1 = unpack(node.raw_result1, node)
            weight = unpack(node.raw_weight, node)
            needs_input_grad = (edges[0] is not None, edges[1] is not None)
            grad_input, grad_weight = _fused_rms_norm_backward(
                grad, input, normalized_shape, result1, weight, needs_input_grad
            )
        return (grad_input, grad_weight)

    def release_variables(node: Any) -> None:
        node.raw_input = RELEASED
        node.raw_result1 = RELEASED
        node.raw_weight = RELEASED


class FusedRmsNormBackwardBackward0(Node):
    __slots__ = ("raw_grad_out", "raw_input", "raw_weight", "raw_rstd", "raw_normalized_shape")
    saved_names = ("grad_out", "input", "weight", "rstd")
    yaml_entry = "_fused_rms_norm_backward"
    yaml_formulas = ("grad_out", "input", "weight")

    def run(node: Any, grads: Any) -> Any:
        if not any(grad is not None for grad in grads):
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_out = None
        grad_input = None
        grad_weight = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            grad_out = unpack(node.raw_grad_out, node)
            input = unpack(node.raw_input, node)
            weight = unpack(node.raw_weight, node)
            rstd = unpack(node.raw_rstd, node)
            normalized_shape = node.raw_normalized_shape
            grad_grad_out, grad_input, grad_weight = rms_norm_double_backward(
                grads[0], grads[1], grad_out, input, weight, rstd, normalized_shape
            )
        return (grad_grad_out, grad_input, grad_weight)

    def release_variables(node: Any) -> None:
        node.raw_grad_out = RELEASED
        node.raw_input = RELEASED
        node.raw_weight = RELEASED
        node.raw_rstd = RELEASED


class NativeBatchNormBackward0(Node):
    __slots__ = (
        "raw_input",
        "raw_weight",
        "raw_running_mean",
        "raw_running_var",
        "raw_result1",
        "raw_result2",
        "raw_training",
        "raw_eps",
    )
    saved_names = ("input", "weight", "running_mean", "running_var", "result1", "result2")
    yaml_entry = "native_batch_norm"
    yaml_formulas = ("input", "weight", "bias")
    run_arrays = autograd_arrays.NativeBatchNormBackward0

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
            running_mean = unpack(node.raw_running_mean, node)
            running_var = unpack(node.raw_running_var, node)
            result1 = unpack(node.raw_result1, node)
            result2 = unpack(node.raw_result2, node)
            training = node.raw_training
            eps = node.raw_eps
            needs_input_grad = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            grad_input, grad_weight, grad_bias = native_batch_norm_backward(
                grad,
                input,
                weight,
                running_mean,
                running_var,
                result1,
                result2,
                training,
                eps,
                needs_input_grad,
            )
        return (grad_input, grad_weight, grad_bias)

    def release_variables(node: Any) -> None:
        node.raw_input = RELEASED
        node.raw_weight = RELEASED
        node.raw_running_mean = RELEASED
        node.raw_running_var = RELEASED
        node.raw_result1 = RELEASED
        node.raw_result2 = RELEASED


class NativeBatchNormBackwardBackward0(Node):
    __slots__ = (
        "raw_grad_out",
        "raw_input",
        "raw_weight",
        "raw_running_mean",
        "raw_running_var",
        "raw_train",
        "raw_eps",
    )
    saved_names = ("grad_out", "input", "weight", "running_mean", "running_var")
    yaml_entry = "native_batch_norm_backward"
    yaml_formulas = ("grad_out", "input", "weight")

    def run(node: Any, grads: Any) -> Any:
        if not any(grad is not None for grad in grads):
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_out = None
        grad_input = None
        grad_weight = None
        if edges[1] is not None or edges[2] is not None or edges[0] is not None:
            grad_out = unpack(node.raw_grad_out, node)
            input = unpack(node.raw_input, node)
            weight = unpack(node.raw_weight, node)
            running_mean = unpack(node.raw_running_mean, node)
            running_var = unpack(node.raw_running_var, node)
            train = node.raw_train
            eps = node.raw_eps
            grad_input, grad_weight, grad_grad_out = batch_norm_double_backward(
                grads[0],
                grads[1],
                grads[2],
                grad_out,
                input,
                weight,
                running_mean,
                running_var,
                train,
                eps,
            )
        return (grad_grad_out, grad_input, grad_weight)

    def release_variables(node: Any) -> None:
        node.raw_grad_out = RELEASED
        node.raw_input = RELEASED
        node.raw_weight = RELEASED
        node.raw_running_mean = RELEASED
        node.raw_running_var = RELEASED


class NativeGroupNormBackward0(Node):
    __slots__ = (
        "raw_input",
        "raw_result1",
        "raw_result2",
        "raw_weight",
        "raw_N",
        "raw_C",
        "raw_HxW",
        "raw_group",
    )
    saved_names = ("input", "result1", "result2", "weight")
    yaml_entry = "native_group_norm"
    yaml_formulas = ("input", "weight", "bias")

    def run(node: Any, grads: Any) -> Any:
        if not any(grad is not None for grad in grads):
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_input = None
        grad_weight = None
        grad_bias = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            input = unpack(node.raw_input, node)
            result1 = unpack(node.raw_result1, node)
            result2 = unpack(node.raw_result2, node)
            weight = unpack(node.raw_weight, node)
            N = node.raw_N
            C = node.raw_C
            HxW = node.raw_HxW
            group = node.raw_group
            needs_input_grad = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            grad_input, grad_weight, grad_bias = group_norm_backward(
                grads[0],
                grads[1],
                grads[2],
                input,
                result1,
                result2,
                weight,
                N,
                C,
                HxW,
                group,
                needs_input_grad,
            )
        return (grad_input, grad_weight, grad_bias)

    def release_variables(node: Any) -> None:
        node.raw_input = RELEASED
        node.raw_result1 = RELEASED
        node.raw_result2 = RELEASED
        node.raw_weight = RELEASED


class NativeGroupNormBackwardBackward0(Node):
    __slots__ = (
        "raw_grad_out",
        "raw_input",
        "raw_weight",
        "raw_rstd",
        "raw_N",
        "raw_C",
        "raw_HxW",
        "raw_group",
    )
    saved_names = ("grad_out", "input", "weight", "rstd")
    yaml_entry = "native_group_norm_backward"
    yaml_formulas = ("grad_out", "input", "weight")

    def run(node: Any, grads: Any) -> Any:
        if not any(grad is not None for grad in grads):
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_out = None
        grad_input = None
        grad_weight = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            grad_out = unpack(node.raw_grad_out, node)
            input = unpack(node.raw_input, node)
            weight = unpack(node.raw_weight, node)
            rstd = unpack(node.raw_rstd, node)
            N = node.raw_N
            C = node.raw_C
            HxW = node.raw_HxW
            group = node.raw_group
            grad_grad_out, grad_input, grad_weight = group_norm_double_backward(
                grads[0], grads[1], grads[2], grad_out, input, weight, rstd, N, C, HxW, group
            )
        return (grad_grad_out, grad_input, grad_weight)

    def release_variables(node: Any) -> None:
        node.raw_grad_out = RELEASED
        node.raw_input = RELEASED
        node.raw_weight = RELEASED
        node.raw_rstd = RELEASED
