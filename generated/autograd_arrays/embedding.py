"""Derivatives over arrays: what a node runs where nothing is recorded and nobody looks on.

Each function is the namesake of its node class.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.engine.array_functions import array_of, asarray, deferred_kernels, ndarray
from typing import Any

_from = deferred_kernels(globals())
embedding_bag_backward = _from(".embedding.embedding:embedding_bag_backward")
embedding_bag_per_sample_weights_backward = _from(
    ".embedding.embedding:embedding_bag_per_sample_weights_backward"
)
embedding_bag_sparse_backward = _from(
    "gradsmith.operators.sparse.formulas_arrays:embedding_bag_sparse_backward"
)
embedding_dense_backward = _from(".embedding.embedding:embedding_dense_backward")
embedding_sparse_backward = _from(
    "gradsmith.operators.sparse.formulas_arrays:embedding_sparse_backward"
)


def EmbeddingBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    sparse = node.raw_sparse
    indices = array_of(node.raw_indices, node)
    weight_shape = node.weight_shape
    padding_idx = node.raw_padding_idx
    scale_grad_by_freq = node.raw_scale_grad_by_freq
    grad_weight = (
        embedding_sparse_backward(grad, indices, weight_shape[0], padding_idx, scale_grad_by_freq)
        if sparse
        else embedding_dense_backward(
            grad, indices, weight_shape[0], padding_idx, scale_grad_by_freq
        )
    )
    return (grad_weight,)


def EmbeddingBagBackward0(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,) * len(node.next_edges)
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_weight = None
    grad_per_sample_weights = None
    if edges[0] is not None:
        sparse = node.raw_sparse
        indices = array_of(node.raw_indices, node)
        result1 = array_of(node.raw_result1, node)
        result2 = array_of(node.raw_result2, node)
        weight_shape = node.weight_shape
        scale_grad_by_freq = node.raw_scale_grad_by_freq
        mode = node.raw_mode
        per_sample_weights = (
            node.raw_per_sample_weights and array_of(node.raw_per_sample_weights, node)
        )
        padding_idx = node.raw_padding_idx
        result3 = array_of(node.raw_result3, node)
        grad_weight = (
            embedding_bag_sparse_backward(
                grad,
                indices,
                result1,
                result2,
                weight_shape[0],
                scale_grad_by_freq,
                mode,
                per_sample_weights,
                padding_idx,
            )
            if sparse
            else embedding_bag_backward(
                grad,
                indices,
                result1,
                result2,
                result3,
                weight_shape[0],
                scale_grad_by_freq,
                mode,
                per_sample_weights,
                padding_idx,
            )
        )
    if edges[1] is not None:
        weight = array_of(node.raw_weight, node)
        indices = array_of(node.raw_indices, node)
        offsets = array_of(node.raw_offsets, node)
        result1 = array_of(node.raw_result1, node)
        mode = node.raw_mode
        padding_idx = node.raw_padding_idx
        grad_per_sample_weights = embedding_bag_per_sample_weights_backward(
            grad, weight, indices, offsets, result1, mode, padding_idx
        )
    return (grad_weight, grad_per_sample_weights)
