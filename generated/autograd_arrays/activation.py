"""Derivatives over arrays: what a node runs where nothing is recorded and nobody looks on.

Each function is the namesake of its node class.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.engine.array_functions import array_of, asarray, deferred_kernels, ndarray
from typing import Any

_from = deferred_kernels(globals())
absolute = _from("np.absolute")
elu_backward = _from(".activation.activation:elu_backward")
exp = _from("np.exp")
gelu_backward = _from(".activation.activation:gelu_backward")
glu_gradient = _from("gradsmith.operators.activation.formulas_arrays:glu_gradient")
hardswish_backward = _from("gradsmith.operators.activation.formulas_arrays:hardswish_backward")
leaky_relu_backward = _from(".activation.activation:leaky_relu_backward")
log_sigmoid_backward = _from("gradsmith.operators.activation.formulas_arrays:log_sigmoid_backward")
log_softmax_backward = _from(".reduction.softmax:log_softmax_backward")
mish_backward = _from(".activation.activation:mish_backward")
silu_backward = _from(".activation.activation:silu_backward")
softmax_backward = _from(".reduction.softmax:softmax_backward")
softplus_backward = _from(".activation.activation:softplus_backward")
sum_dim = _from(".reduction.reduction:sum_dim")
threshold_backward = _from(".activation.activation:threshold_backward")
where = _from(".pointwise.choice:where")
within = _from("gradsmith.operators.activation.formulas_arrays:within")
zeros_like = _from(".factory.factory:zeros_like")


def ReluBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    result = array_of(node.raw_result, node)
    grad_self = threshold_backward(grad, result, 0)
    return (grad_self,)


def ThresholdBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    threshold = node.raw_threshold
    grad_self = threshold_backward(grad, self, threshold)
    return (grad_self,)


def ThresholdBackwardBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_grad_output = None
    grad_self = None
    if edges[0] is not None:
        self = array_of(node.raw_self, node)
        threshold = node.raw_threshold
        grad_grad_output = threshold_backward(grad, self, threshold)
    if edges[1] is not None:
        grad_self = zeros_like(grad, None, None)
    return (grad_grad_output, grad_self)


def LeakyReluBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    negative_slope = node.raw_negative_slope
    grad_self = leaky_relu_backward(grad, self, negative_slope, False)
    return (grad_self,)


def LeakyReluBackwardBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_grad_output = None
    grad_self = None
    if edges[0] is not None:
        self = array_of(node.raw_self, node)
        negative_slope = node.raw_negative_slope
        self_is_result = node.raw_self_is_result
        grad_grad_output = leaky_relu_backward(grad, self, negative_slope, self_is_result)
    if edges[1] is not None:
        grad_self = zeros_like(grad, None, None)
    return (grad_grad_output, grad_self)


def PreluKernelBackward0(node: Any, grad: Any) -> Any:
    edges = node.next_edges
    grad_self = None
    grad_weight = None
    if edges[0] is not None:
        self = array_of(node.raw_self, node)
        weight = array_of(node.raw_weight, node)
        grad_self = grad * where(asarray(self > 0), 1, weight)
    if edges[1] is not None:
        self = array_of(node.raw_self, node)
        grad_weight = where(asarray(self > 0), 0, asarray(grad * self))
    return (grad_self, grad_weight)


def HardtanhBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    min_val = node.raw_min_val
    max_val = node.raw_max_val
    grad_self = within(grad, self, min_val, max_val)
    return (grad_self,)


def EluBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    alpha = node.raw_alpha
    scale = node.raw_scale
    input_scale = node.raw_input_scale
    self = array_of(node.raw_self, node)
    grad_self = elu_backward(grad, alpha, scale, input_scale, False, self)
    return (grad_self,)


def CeluBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    alpha = node.raw_alpha
    self = array_of(node.raw_self, node)
    grad_self = elu_backward(grad, alpha, 1, 1 / alpha, False, self)
    return (grad_self,)


def GeluBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    approximate = node.raw_approximate
    grad_self = gelu_backward(grad, self, approximate)
    return (grad_self,)


def SiluBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    grad_self = silu_backward(grad, self)
    return (grad_self,)


def MishBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    grad_self = mish_backward(grad, self)
    return (grad_self,)


def SoftplusBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    beta = node.raw_beta
    threshold = node.raw_threshold
    grad_self = softplus_backward(grad, self, beta, threshold)
    return (grad_self,)


def LogSigmoidBackward0_log_sigmoid(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    grad_self = log_sigmoid_backward(grad, self)
    return (grad_self,)


def LogSigmoidBackward0(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,)
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    grad_self = log_sigmoid_backward(grad, self)
    return (grad_self,)


def GluBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    dim = node.raw_dim
    grad_self = glu_gradient(grad, self, dim)
    return (grad_self,)


def HardsigmoidBackward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    grad_self = within(asarray(grad / 6), self, -3, 3)
    return (grad_self,)


def HardswishBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    grad_self = hardswish_backward(grad, self)
    return (grad_self,)


def HardshrinkBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    lambd = node.raw_lambd
    grad_self = where(asarray(absolute(self) <= lambd), 0, grad)
    return (grad_self,)


def SoftshrinkBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    lambd = node.raw_lambd
    grad_self = where(asarray(absolute(self) <= lambd), 0, grad)
    return (grad_self,)


def SoftmaxBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    result = array_of(node.raw_result, node)
    dim = node.raw_dim
    grad_self = softmax_backward(grad, result, dim, result.dtype)
    return (grad_self,)


def LogSoftmaxBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    result = array_of(node.raw_result, node)
    dim = node.raw_dim
    grad_self = log_softmax_backward(grad, result, dim, result.dtype)
    return (grad_self,)


def SoftmaxBackward0__softmax(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    result = array_of(node.raw_result, node)
    dim = node.raw_dim
    self_dtype = node.self_dtype.numpy
    grad_self = softmax_backward(grad, result, dim, self_dtype)
    return (grad_self,)


def LogSoftmaxBackward0__log_softmax(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    result = array_of(node.raw_result, node)
    dim = node.raw_dim
    self_dtype = node.self_dtype.numpy
    grad_self = log_softmax_backward(grad, result, dim, self_dtype)
    return (grad_self,)


def LogSoftmaxBackwardDataBackward0(node: Any, grad: Any) -> Any:
    edges = node.next_edges
    grad_grad_output = None
    grad_output = None
    if edges[0] is not None:
        output = array_of(node.raw_output, node)
        dim = node.raw_dim
        grad_grad_output = grad - sum_dim(asarray(grad * exp(output)), dim, True, None)
    if edges[1] is not None:
        output = array_of(node.raw_output, node)
        grad_output = array_of(node.raw_grad_output, node)
        dim = node.raw_dim
        grad_output = -grad * exp(output) * sum_dim(grad_output, dim, True, None)
    return (grad_grad_output, grad_output)
