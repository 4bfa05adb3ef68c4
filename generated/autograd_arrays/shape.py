"""Derivatives over arrays: what a node runs where nothing is recorded and nobody looks on.

Each function is the namesake of its node class.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.engine.array_functions import asarray, deferred_kernels, ndarray
from typing import Any

_from = deferred_kernels(globals())
cat_backward = _from("gradsmith.operators.view.formulas_arrays:cat_backward")
diagonal = _from(".view.view:diagonal")
flip = _from(".shape.shape:flip")
repeat_backward = _from("gradsmith.operators.view.formulas_arrays:repeat_backward")
roll = _from(".shape.shape:roll")
sum_all = _from(".reduction.reduction:sum_all")
tril = _from(".shape.shape:tril")
triu = _from(".shape.shape:triu")
unbind = _from(".shape.split:unbind")
zeros_like = _from(".factory.factory:zeros_like")


def CatBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_tensors: list[Any] = [None] * node.tensors_count
    if any(edges[: node.tensors_count]):
        tensors_shape = node.tensors_shape
        dim = node.raw_dim
        grad_tensors = cat_backward(grad, [x for x in tensors_shape], dim)
    return (*grad_tensors,)


def StackBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_tensors: list[Any] = [None] * node.tensors_count
    if any(edges[: node.tensors_count]):
        dim = node.raw_dim
        grad_tensors = unbind(grad, dim)
    return (*grad_tensors,)


def CloneBackward0(node: Any, grad: Any) -> Any:
    grad_self = grad
    return (grad_self,)


def ToCopyBackward0(node: Any, grad: Any) -> Any:
    grad_self = grad
    return (grad_self,)


def CopyBackwards(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_src = None
    if edges[0] is not None:
        grad_self = zeros_like(grad, None, None)
    if edges[1] is not None:
        grad_src = grad
    return (grad_self, grad_src)


def FillBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = zeros_like(grad, None, None)
    return (grad_self,)


def FillBackward1(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_value = None
    if edges[0] is not None:
        grad_self = zeros_like(grad, None, None)
    if edges[1] is not None:
        grad_value = sum_all(grad, None)
    return (grad_self, grad_value)


def ZeroBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    grad_self = zeros_like(grad, None, None)
    return (grad_self,)


def FlipBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    dims = node.raw_dims
    grad_self = flip(grad, dims)
    return (grad_self,)


def RollBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    shifts = node.raw_shifts
    dims = node.raw_dims
    grad_self = roll(grad, [-shift for shift in shifts], dims)
    return (grad_self,)


def RepeatBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    repeats = node.raw_repeats
    self_shape = node.self_shape
    grad_self = repeat_backward(grad, repeats, self_shape)
    return (grad_self,)


def TrilBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    diagonal = node.raw_diagonal
    grad_self = tril(grad, diagonal)
    return (grad_self,)


def TriuBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    diagonal = node.raw_diagonal
    grad_self = triu(grad, diagonal)
    return (grad_self,)


def DiagEmbedBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    offset = node.raw_offset
    dim1 = node.raw_dim1
    dim2 = node.raw_dim2
    grad_self = diagonal(grad, offset, dim1, dim2)
    return (grad_self,)
