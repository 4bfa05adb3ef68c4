"""Derivatives over arrays: what a node runs where nothing is recorded and nobody looks on.

Each function is the namesake of its node class.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.engine.array_functions import asarray, deferred_kernels, ndarray
from typing import Any

_from = deferred_kernels(globals())
new_zeros = _from(".factory.factory:new_zeros")


def EqBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = new_zeros(grad, grad.shape, None)
    return (grad_self,)


def NeBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = new_zeros(grad, grad.shape, None)
    return (grad_self,)


def LtBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = new_zeros(grad, grad.shape, None)
    return (grad_self,)


def LeBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = new_zeros(grad, grad.shape, None)
    return (grad_self,)


def GtBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = new_zeros(grad, grad.shape, None)
    return (grad_self,)


def GeBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = new_zeros(grad, grad.shape, None)
    return (grad_self,)


def LogicalAndBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = new_zeros(grad, grad.shape, None)
    return (grad_self,)


def LogicalOrBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = new_zeros(grad, grad.shape, None)
    return (grad_self,)


def LogicalXorBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = new_zeros(grad, grad.shape, None)
    return (grad_self,)


def LogicalNotBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = new_zeros(grad, grad.shape, None)
    return (grad_self,)
