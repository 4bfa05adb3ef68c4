"""Derivatives over arrays: what a node runs where nothing is recorded and nobody looks on.

Each function is the namesake of its node class.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.engine.array_functions import array_of, asarray, deferred_kernels, ndarray
from typing import Any

_from = deferred_kernels(globals())
value_selecting_reduction_backward = _from(
    "gradsmith.operators.reduction.formulas_arrays:value_selecting_reduction_backward"
)


def SortBackward0(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,)
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    dim = node.raw_dim
    indices = array_of(node.raw_indices, node)
    self_shape = node.self_shape
    grad_self = value_selecting_reduction_backward(grad, dim, indices, self_shape, True)
    return (grad_self,)


def SortBackward1(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,)
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    dim = node.raw_dim
    indices = array_of(node.raw_indices, node)
    self_shape = node.self_shape
    grad_self = value_selecting_reduction_backward(grad, dim, indices, self_shape, True)
    return (grad_self,)


def TopkBackward0(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,)
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    dim = node.raw_dim
    indices = array_of(node.raw_indices, node)
    self_shape = node.self_shape
    grad_self = value_selecting_reduction_backward(grad, dim, indices, self_shape, True)
    return (grad_self,)


def KthvalueBackward0(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,)
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    dim = node.raw_dim
    indices = array_of(node.raw_indices, node)
    self_shape = node.self_shape
    keepdim = node.raw_keepdim
    grad_self = value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim)
    return (grad_self,)
