"""Derivatives over arrays: what a node runs where nothing is recorded and nobody looks on.

Each function is the namesake of its node class.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.engine.array_functions import (
    array_of,
    arrays_in,
    asarray,
    deferred_kernels,
    ndarray,
)
from typing import Any

_from = deferred_kernels(globals())
gather = _from(".indexing.indexing:gather")
gather_backward = _from("gradsmith.operators.indexing.formulas_arrays:gather_backward")
index_add_backward_source = _from(
    "gradsmith.operators.indexing.formulas_arrays:index_add_backward_source"
)
index_backward = _from("gradsmith.operators.indexing.formulas_arrays:index_backward")
index_fill = _from(".indexing.scatter:index_fill")
index_select_backward = _from("gradsmith.operators.indexing.formulas_arrays:index_select_backward")
masked_fill_scalar = _from(".indexing.masking:masked_fill_scalar")
masked_select_backward = _from(
    "gradsmith.operators.indexing.formulas_arrays:masked_select_backward"
)
new_zeros = _from(".factory.factory:new_zeros")
put = _from(".indexing.masking:put")
reshape = _from("gradsmith.operators.view.formulas_arrays:reshape")
scatter = _from(".indexing.scatter:scatter")
sum_all = _from(".reduction.reduction:sum_all")
take = _from(".indexing.indexing:take")
where = _from(".pointwise.choice:where")


def IndexBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self_shape = node.self_shape
    indices = arrays_in(node.raw_indices, node)
    grad_self = index_backward(grad, self_shape, indices)
    return (grad_self,)


def GatherBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self_shape = node.self_shape
    dim = node.raw_dim
    index = array_of(node.raw_index, node)
    grad_self = gather_backward(grad, self_shape, dim, index)
    return (grad_self,)


def IndexSelectBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self_shape = node.self_shape
    dim = node.raw_dim
    index = array_of(node.raw_index, node)
    grad_self = index_select_backward(grad, self_shape, dim, index)
    return (grad_self,)


def ScatterAddBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_src = None
    if edges[0] is not None:
        grad_self = grad
    if edges[1] is not None:
        dim = node.raw_dim
        index = array_of(node.raw_index, node)
        grad_src = gather(grad, dim, index, False)
    return (grad_self, grad_src)


def TakeBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self_shape = node.self_shape
    index = array_of(node.raw_index, node)
    grad_self = put(new_zeros(grad, self_shape, None), index, grad, True)
    return (grad_self,)


def MaskedSelectBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self_shape = node.self_shape
    mask = array_of(node.raw_mask, node)
    grad_self = masked_select_backward(grad, self_shape, mask)
    return (grad_self,)


def ScatterBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_src = None
    if edges[0] is not None:
        dim = node.raw_dim
        index = array_of(node.raw_index, node)
        grad_self = scatter(grad, dim, index, 0)
    if edges[1] is not None:
        dim = node.raw_dim
        index = array_of(node.raw_index, node)
        grad_src = gather(grad, dim, index, False)
    return (grad_self, grad_src)


def ScatterBackward1(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    dim = node.raw_dim
    index = array_of(node.raw_index, node)
    grad_self = scatter(grad, dim, index, 0)
    return (grad_self,)


def IndexAddBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_source = None
    if edges[0] is not None:
        grad_self = grad
    if edges[1] is not None:
        dim = node.raw_dim
        index = array_of(node.raw_index, node)
        alpha = node.raw_alpha
        source_shape = node.source_shape
        grad_source = index_add_backward_source(grad, dim, index, alpha, source_shape)
    return (grad_self, grad_source)


def IndexCopyBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_source = None
    if edges[0] is not None:
        dim = node.raw_dim
        index = array_of(node.raw_index, node)
        grad_self = index_fill(grad, dim, index, 0)
    if edges[1] is not None:
        dim = node.raw_dim
        index = array_of(node.raw_index, node)
        source_shape = node.source_shape
        grad_source = index_add_backward_source(grad, dim, index, 1, source_shape)
    return (grad_self, grad_source)


def IndexFillBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    dim = node.raw_dim
    index = array_of(node.raw_index, node)
    grad_self = index_fill(grad, dim, index, 0)
    return (grad_self,)


def MaskedFillBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    mask = array_of(node.raw_mask, node)
    grad_self = masked_fill_scalar(grad, mask, 0)
    return (grad_self,)


def MaskedFillBackward1(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_value = None
    if edges[0] is not None:
        mask = array_of(node.raw_mask, node)
        grad_self = masked_fill_scalar(grad, mask, 0)
    if edges[1] is not None:
        mask = array_of(node.raw_mask, node)
        grad_value = sum_all(where(mask, grad, 0), None)
    return (grad_self, grad_value)


def PutBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_source = None
    if edges[0] is not None:
        accumulate = node.raw_accumulate
        index = array_of(node.raw_index, node)
        source_shape = node.source_shape
        grad_self = (
            grad if accumulate else put(grad, index, new_zeros(grad, source_shape, None), False)
        )
    if edges[1] is not None:
        index = array_of(node.raw_index, node)
        source_shape = node.source_shape
        grad_source = reshape(take(grad, index), source_shape)
    return (grad_self, grad_source)
