"""Nodes of the backward graph: what each operator saves, and its derivative.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.nodes.node import Node
from gradsmith.autograd.nodes.saved import RELEASED, unpack
from gradsmith.core.deferred import deferred_from
from gradsmith.generated.autograd_arrays import embedding as autograd_arrays
from gradsmith.generated.operators import (
    _embedding_bag_dense_backward,
    _embedding_bag_per_sample_weights_backward,
)
from gradsmith.generated.raw import embedding_dense_backward
from typing import Any

_from = deferred_from(globals(), "gradsmith.operators.embedding.formulas")
embedding_bag_double_backward = _from("embedding_bag_double_backward")
embedding_bag_weights_double_backward = _from("embedding_bag_weights_double_backward")
embedding_double_backward = _from("embedding_double_backward")

_from = deferred_from(globals(), "gradsmith.operators.sparse.formulas")
embedding_bag_sparse_backward = _from("embedding_bag_sparse_backward")
embedding_sparse_backward = _from("embedding_sparse_backward")

YAML = "derivatives.yaml"


class EmbeddingBackward0(Node):
    __slots__ = (
        "raw_sparse", "raw_indices", "weight_shape", "raw_padding_idx", "raw_scale_grad_by_freq"
    )
    saved_names = ("indices",)
    yaml_entry = "embedding"
    yaml_formulas = ("weight",)
    run_arrays = autograd_arrays.EmbeddingBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        sparse = node.raw_sparse
        indices = unpack(node.raw_indices, node)
        weight_shape = node.weight_shape
        padding_idx = node.raw_padding_idx
        scale_grad_by_freq = node.raw_scale_grad_by_freq
        grad_weight = (
            embedding_sparse_backward(
                grad, indices, weight_shape[0], padding_idx, scale_grad_by_freq
            )
            if sparse
            else embedding_dense_backward(
                grad, indices, weight_shape[0], padding_idx, scale_grad_by_freq
            )
        )
        return (grad_weight,)

    def release_variables(node: Any) -> None:
        node.raw_indices = RELEASED


class EmbeddingDenseBackwardBackward0(Node):
    __slots__ = ("raw_indices", "raw_padding_idx", "raw_scale_grad_by_freq")
    saved_names = ("indices",)
    yaml_entry = "embedding_dense_backward"
    yaml_formulas = ("grad_output",)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        indices = unpack(node.raw_indices, node)
        padding_idx = node.raw_padding_idx
        scale_grad_by_freq = node.raw_scale_grad_by_freq
        grad_grad_output = embedding_double_backward(grad, indices, padding_idx, scale_grad_by_freq)
        return (grad_grad_output,)

    def release_variables(node: Any) -> None:
        node.raw_indices = RELEASED


class EmbeddingRenormBackward0(Node):
    __slots__ = ()
    yaml_entry = "embedding_renorm"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        raise NotImplementedError(
            "derivative for embedding_renorm with respect to self is not implemented: embedding_renorm"
        )


class EmbeddingBagBackward0(Node):
    __slots__ = (
        "raw_sparse",
        "raw_indices",
        "raw_result1",
        "raw_result2",
        "weight_shape",
        "raw_scale_grad_by_freq",
        "raw_mode",
        "raw_per_sample_weights",
        "raw_padding_idx",
        "raw_result3",
        "raw_weight",
        "raw_offsets",
    )
    saved_names = (
        "indices", "result1", "result2", "per_sample_weights", "result3", "weight", "offsets"
    )
    yaml_entry = "_embedding_bag"
    yaml_formulas = ("weight", "per_sample_weights")
    run_arrays = autograd_arrays.EmbeddingBagBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_weight = None
        grad_per_sample_weights = None
        if edges[1] is not None:
            weight = unpack(node.raw_weight, node)
            indices = unpack(node.raw_indices, node)
            offsets = unpack(node.raw_offsets, node)
            result1 = unpack(node.raw_result1, node)
            mode = node.raw_mode
            padding_idx = node.raw_padding_idx
            grad_per_sample_weights = _embedding_bag_per_sample_weights_backward(
                grad, weight, indices, offsets, result1, mode, padding_idx
            )
        if edges[0] is not None:
            sparse = node.raw_sparse
            indices = unpack(node.raw_indices, node)
            result1 = unpack(node.raw_result1, node)
            result2 = unpack(node.raw_result2, node)
            weight_shape = node.weight_shape
            scale_grad_by_freq = node.raw_scale_grad_by_freq
            mode = node.raw_mode
            per_sample_weights = unpack(node.raw_per_sample_weights, node)
            padding_idx = node.raw_padding_idx
            result3 = unpack(node.raw_result3, node)
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
                else _embedding_bag_dense_backward(
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
        return (grad_weight, grad_per_sample_weights)

    def release_variables(node: Any) -> None:
        node.raw_indices = RELEASED
        node.raw_result1 = RELEASED
        node.raw_result2 = RELEASED
        node.raw_per_sample_weights = RELEASED
        node.raw_result3 = RELEASED
        node.raw_weight = RELEASED
        node.raw_offsets = RELEASED


class EmbeddingBagDenseBackwardBackward0(Node):
    __slots__ = (
        "raw_grad",
        "raw_indices",
        "raw_offset2bag",
        "raw_bag_size",
        "raw_maximum_indices",
        "raw_scale_grad_by_freq",
        "raw_mode",
        "raw_per_sample_weights",
        "raw_padding_idx",
    )
    saved_names = (
        "grad", "indices", "offset2bag", "bag_size", "maximum_indices", "per_sample_weights"
    )
    yaml_entry = "_embedding_bag_dense_backward"
    yaml_formulas = ("grad", "per_sample_weights")

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad = None
        grad_per_sample_weights = None
        if edges[0] is not None or edges[1] is not None:
            grad = unpack(node.raw_grad, node)
            indices = unpack(node.raw_indices, node)
            offset2bag = unpack(node.raw_offset2bag, node)
            bag_size = unpack(node.raw_bag_size, node)
            maximum_indices = unpack(node.raw_maximum_indices, node)
            scale_grad_by_freq = node.raw_scale_grad_by_freq
            mode = node.raw_mode
            per_sample_weights = unpack(node.raw_per_sample_weights, node)
            padding_idx = node.raw_padding_idx
            grad_grad, grad_per_sample_weights = embedding_bag_double_backward(
                grads[0],
                grad,
                indices,
                offset2bag,
                bag_size,
                maximum_indices,
                scale_grad_by_freq,
                mode,
                per_sample_weights,
                padding_idx,
            )
        return (grad_grad, grad_per_sample_weights)

    def release_variables(node: Any) -> None:
        node.raw_grad = RELEASED
        node.raw_indices = RELEASED
        node.raw_offset2bag = RELEASED
        node.raw_bag_size = RELEASED
        node.raw_maximum_indices = RELEASED
        node.raw_per_sample_weights = RELEASED


class EmbeddingBagPerSampleWeightsBackwardBackward0(Node):
    __slots__ = ("raw_grad", "raw_weight", "raw_indices", "raw_offset2bag", "raw_padding_idx")
    saved_names = ("grad", "weight", "indices", "offset2bag")
    yaml_entry = "_embedding_bag_per_sample_weights_backward"
    yaml_formulas = ("grad", "weight")

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad = None
        grad_weight = None
        if edges[0] is not None or edges[1] is not None:
            grad = unpack(node.raw_grad, node)
            weight = unpack(node.raw_weight, node)
            indices = unpack(node.raw_indices, node)
            offset2bag = unpack(node.raw_offset2bag, node)
            padding_idx = node.raw_padding_idx
            grad_grad, grad_weight = embedding_bag_weights_double_backward(
                grads[0], grad, weight, indices, offset2bag, padding_idx
            )
        return (grad_grad, grad_weight)

    def release_variables(node: Any) -> None:
        node.raw_grad = RELEASED
        node.raw_weight = RELEASED
        node.raw_indices = RELEASED
        node.raw_offset2bag = RELEASED
