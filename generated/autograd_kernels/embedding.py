"""Kernels that record calls on the backward graph.

Each function takes the kernel below autograd and returns the one that runs it and makes a node.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.autograd.nodes.node import next_sequence_nr
from gradsmith.autograd.nodes.recording import NOTHING, metadata_of
from gradsmith.autograd.nodes.saved import save_input, save_output
from gradsmith.autograd.nodes.variable import leaf_edge
from gradsmith.autograd.views.inplace import check_inplace, rebase_history
from gradsmith.core.bits import DIFFERENTIABLE, RECORDED, REQUIRES_GRAD
from gradsmith.generated.autograd_nodes import embedding as autograd_nodes


def embedding(redispatch, node_class=autograd_nodes.EmbeddingBackward0):
    def kernel(weight, indices, padding_idx, scale_grad_by_freq, sparse):
        edge_weight = (
            weight._edge_ or (leaf_edge(weight) if weight._bits_ & REQUIRES_GRAD else None)
        )
        if edge_weight is None:
            return redispatch(weight, indices, padding_idx, scale_grad_by_freq, sparse)
        out = redispatch(weight, indices, padding_idx, scale_grad_by_freq, sparse)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_sparse = sparse
        counter = indices._counter_
        node.raw_indices = (indices, 0 if counter is None else counter.version)
        node.weight_shape = weight._data_.shape
        node.raw_padding_idx = padding_idx
        node.raw_scale_grad_by_freq = scale_grad_by_freq
        node.next_edges = (edge_weight,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def embedding_dense_backward(redispatch, node_class=autograd_nodes.EmbeddingDenseBackwardBackward0):
    def kernel(grad_output, indices, num_weights, padding_idx, scale_grad_by_freq):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        if edge_grad_output is None:
            return redispatch(grad_output, indices, num_weights, padding_idx, scale_grad_by_freq)
        out = redispatch(grad_output, indices, num_weights, padding_idx, scale_grad_by_freq)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = indices._counter_
        node.raw_indices = (indices, 0 if counter is None else counter.version)
        node.raw_padding_idx = padding_idx
        node.raw_scale_grad_by_freq = scale_grad_by_freq
        node.next_edges = (edge_grad_output,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def embedding_renorm(redispatch, node_class=autograd_nodes.EmbeddingRenormBackward0):
    def kernel(self, indices, max_norm, norm_type):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, indices, max_norm, norm_type)
        out = redispatch(self, indices, max_norm, norm_type)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def embedding_renorm_(redispatch, node_class=autograd_nodes.EmbeddingRenormBackward0):
    def kernel(self, indices, max_norm, norm_type):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, indices, max_norm, norm_type)
        check_inplace(self, False)
        node = node_class()
        redispatch(self, indices, max_norm, norm_type)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def _embedding_bag(redispatch, node_class=autograd_nodes.EmbeddingBagBackward0):
    def kernel(
        weight,
        indices,
        offsets,
        scale_grad_by_freq,
        mode,
        sparse,
        per_sample_weights,
        include_last_offset,
        padding_idx,
    ):
        edge_weight = (
            weight._edge_ or (leaf_edge(weight) if weight._bits_ & REQUIRES_GRAD else None)
        )
        edge_per_sample_weights = None
        if per_sample_weights is not None:
            edge_per_sample_weights = (
                per_sample_weights._edge_
                or (
                    leaf_edge(per_sample_weights)
                    if per_sample_weights._bits_ & REQUIRES_GRAD
                    else None
                )
            )
        if edge_weight is None and edge_per_sample_weights is None:
            return redispatch(
                weight,
                indices,
                offsets,
                scale_grad_by_freq,
                mode,
                sparse,
                per_sample_weights,
                include_last_offset,
                padding_idx,
            )
        out = redispatch(
            weight,
            indices,
            offsets,
            scale_grad_by_freq,
            mode,
            sparse,
            per_sample_weights,
            include_last_offset,
            padding_idx,
        )
        node = node_class()
        node.raw_sparse = sparse
        counter = indices._counter_
        node.raw_indices = (indices, 0 if counter is None else counter.version)
        node.weight_shape = weight._data_.shape if edge_weight is not None else None
        node.raw_scale_grad_by_freq = scale_grad_by_freq
        node.raw_mode = mode
        node.raw_per_sample_weights = (
            save_input(per_sample_weights) if edge_weight is not None else None
        )
        node.raw_padding_idx = padding_idx
        node.raw_weight = None
        if edge_per_sample_weights is not None:
            counter = weight._counter_
            node.raw_weight = (weight, 0 if counter is None else counter.version)
        node.raw_offsets = None
        if edge_per_sample_weights is not None:
            counter = offsets._counter_
            node.raw_offsets = (offsets, 0 if counter is None else counter.version)
        node.raw_result1 = save_output(out[1], 1)
        node.raw_result2 = save_output(out[2], 2) if edge_weight is not None else None
        node.raw_result3 = save_output(out[3], 3) if edge_weight is not None else None
        node.next_edges = (edge_weight, edge_per_sample_weights)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING, NOTHING, NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def _embedding_bag_dense_backward(
    redispatch, node_class=autograd_nodes.EmbeddingBagDenseBackwardBackward0
):
    def kernel(
        grad,
        indices,
        offset2bag,
        bag_size,
        maximum_indices,
        num_weights,
        scale_grad_by_freq,
        mode,
        per_sample_weights,
        padding_idx,
    ):
        edge_grad = grad._edge_ or (leaf_edge(grad) if grad._bits_ & REQUIRES_GRAD else None)
        edge_per_sample_weights = None
        if per_sample_weights is not None:
            edge_per_sample_weights = (
                per_sample_weights._edge_
                or (
                    leaf_edge(per_sample_weights)
                    if per_sample_weights._bits_ & REQUIRES_GRAD
                    else None
                )
            )
        if edge_grad is None and edge_per_sample_weights is None:
            return redispatch(
                grad,
                indices,
                offset2bag,
                bag_size,
                maximum_indices,
                num_weights,
                scale_grad_by_freq,
                mode,
                per_sample_weights,
                padding_idx,
            )
        out = redispatch(
            grad,
            indices,
            offset2bag,
            bag_size,
            maximum_indices,
            num_weights,
            scale_grad_by_freq,
            mode,
            per_sample_weights,
            padding_idx,
        )
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = grad._counter_
        node.raw_grad = (grad, 0 if counter is None else counter.version)
        counter = indices._counter_
        node.raw_indices = (indices, 0 if counter is None else counter.version)
        counter = offset2bag._counter_
        node.raw_offset2bag = (offset2bag, 0 if counter is None else counter.version)
        counter = bag_size._counter_
        node.raw_bag_size = (bag_size, 0 if counter is None else counter.version)
        counter = maximum_indices._counter_
        node.raw_maximum_indices = (maximum_indices, 0 if counter is None else counter.version)
        node.raw_scale_grad_by_freq = scale_grad_by_freq
        node.raw_mode = mode
        node.raw_per_sample_weights = save_input(per_sample_weights)
        node.raw_padding_idx = padding_idx
        node.next_edges = (edge_grad, edge_per_sample_weights)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _embedding_bag_per_sample_weights_backward(
    redispatch, node_class=autograd_nodes.EmbeddingBagPerSampleWeightsBackwardBackward0
):
    def kernel(grad, weight, indices, offsets, offset2bag, mode, padding_idx):
        edge_grad = grad._edge_ or (leaf_edge(grad) if grad._bits_ & REQUIRES_GRAD else None)
        edge_weight = (
            weight._edge_ or (leaf_edge(weight) if weight._bits_ & REQUIRES_GRAD else None)
        )
        if edge_grad is None and edge_weight is None:
            return redispatch(grad, weight, indices, offsets, offset2bag, mode, padding_idx)
        out = redispatch(grad, weight, indices, offsets, offset2bag, mode, padding_idx)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = grad._counter_
        node.raw_grad = (grad, 0 if counter is None else counter.version)
        counter = weight._counter_
        node.raw_weight = (weight, 0 if counter is None else counter.version)
        counter = indices._counter_
        node.raw_indices = (indices, 0 if counter is None else counter.version)
        counter = offset2bag._counter_
        node.raw_offset2bag = (offset2bag, 0 if counter is None else counter.version)
        node.raw_padding_idx = padding_idx
        node.next_edges = (edge_grad, edge_weight)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel
