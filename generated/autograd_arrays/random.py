"""Derivatives over arrays: what a node runs where nothing is recorded and nobody looks on.

Each function is the namesake of its node class.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.engine.array_functions import array_of, asarray, deferred_kernels, ndarray
from typing import Any

_from = deferred_kernels(globals())
standard_gamma_grad = _from(".random.reparametrization:standard_gamma_grad")
zeros = _from(".factory.factory:zeros")
zeros_like = _from(".factory.factory:zeros_like")


def NormalBackward1(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_mean = zeros_like(grad, None, None)
    return (grad_mean,)


def NormalBackward2(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_std = zeros_like(grad, None, None)
    return (grad_std,)


def NormalBackward3(node: Any, grad: Any) -> Any:
    edges = node.next_edges
    grad_mean = None
    grad_std = None
    if edges[0] is not None:
        mean_shape = node.mean_shape
        grad_mean = zeros(mean_shape, grad.dtype)
    if edges[1] is not None:
        std_shape = node.std_shape
        grad_std = zeros(std_shape, grad.dtype)
    return (grad_mean, grad_std)


def NormalBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = zeros_like(grad, None, None)
    return (grad_self,)


def UniformBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = zeros_like(grad, None, None)
    return (grad_self,)


def RandomBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = zeros_like(grad, None, None)
    return (grad_self,)


def RandomBackward1(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = zeros_like(grad, None, None)
    return (grad_self,)


def RandomBackward2(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = zeros_like(grad, None, None)
    return (grad_self,)


def LogNormalBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = zeros_like(grad, None, None)
    return (grad_self,)


def ExponentialBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = zeros_like(grad, None, None)
    return (grad_self,)


def CauchyBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = zeros_like(grad, None, None)
    return (grad_self,)


def GeometricBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = zeros_like(grad, None, None)
    return (grad_self,)


def BernoulliBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = zeros_like(grad, None, None)
    return (grad_self,)


def BernoulliBackward1(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = zeros_like(grad, None, None)
    return (grad_self,)


def BernoulliBackward2(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_p = None
    if edges[0] is not None:
        grad_self = zeros_like(grad, None, None)
    if edges[1] is not None:
        p_shape = node.p_shape
        grad_p = zeros(p_shape, grad.dtype)
    return (grad_self, grad_p)


def PoissonBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = zeros_like(grad, None, None)
    return (grad_self,)


def BinomialBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_count = None
    grad_prob = None
    if edges[0] is not None:
        grad_count = zeros_like(grad, None, None)
    if edges[1] is not None:
        prob_shape = node.prob_shape
        grad_prob = zeros(prob_shape, grad.dtype)
    return (grad_count, grad_prob)


def StandardGammaBackward0(node: Any, grad: Any) -> Any:
    self = array_of(node.raw_self, node)
    result = array_of(node.raw_result, node)
    grad_self = grad * standard_gamma_grad(self, result)
    return (grad_self,)
