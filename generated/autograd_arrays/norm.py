"""Derivatives over arrays: what a node runs where nothing is recorded and nobody looks on.

Each function is the namesake of its node class.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.engine.array_functions import array_of, asarray, deferred_kernels, ndarray
from typing import Any

_from = deferred_kernels(globals())
fused_rms_norm_backward = _from(".norm.root_mean_square:fused_rms_norm_backward")
native_batch_norm_backward = _from(".norm.batch_norm:native_batch_norm_backward")
native_layer_norm_backward = _from(".norm.layer_norm:native_layer_norm_backward")


def NativeLayerNormBackward0(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,) * len(node.next_edges)
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_input = None
    grad_weight = None
    grad_bias = None
    if edges[0] is not None or edges[1] is not None or edges[2] is not None:
        input = array_of(node.raw_input, node)
        normalized_shape = node.raw_normalized_shape
        result1 = array_of(node.raw_result1, node)
        result2 = array_of(node.raw_result2, node)
        weight = node.raw_weight and array_of(node.raw_weight, node)
        bias = node.raw_bias and array_of(node.raw_bias, node)
        needs_input_grad = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
        grad_input, grad_weight, grad_bias = native_layer_norm_backward(
            grad, input, normalized_shape, result1, result2, weight, bias, needs_input_grad
        )
    return (grad_input, grad_weight, grad_bias)


def MulBackward0__fused_rms_norm(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,) * len(node.next_edges)
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_input = None
    grad_weight = None
    if edges[0] is not None or edges[1] is not None:
        input = array_of(node.raw_input, node)
        normalized_shape = node.raw_normalized_shape
        result1 = array_of(node.raw_result1, node)
        weight = node.raw_weight and array_of(node.raw_weight, node)
        needs_input_grad = (edges[0] is not None, edges[1] is not None)
        grad_input, grad_weight = fused_rms_norm_backward(
            grad, input, normalized_shape, result1, weight, needs_input_grad
        )
    return (grad_input, grad_weight)


def NativeBatchNormBackward0(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,) * len(node.next_edges)
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_input = None
    grad_weight = None
    grad_bias = None
    if edges[0] is not None or edges[1] is not None or edges[2] is not None:
        input = array_of(node.raw_input, node)
        weight = node.raw_weight and array_of(node.raw_weight, node)
        running_mean = node.raw_running_mean and array_of(node.raw_running_mean, node)
        running_var = node.raw_running_var and array_of(node.raw_running_var, node)
        result1 = array_of(node.raw_result1, node)
        result2 = array_of(node.raw_result2, node)
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
