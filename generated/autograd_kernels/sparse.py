"""Kernels that record calls on the backward graph.

Each function takes the kernel below autograd and returns the one that runs it and makes a node.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.autograd.engine.array_functions import without_arrays
from gradsmith.autograd.nodes.node import next_sequence_nr
from gradsmith.autograd.nodes.recording import NOTHING, metadata_of
from gradsmith.autograd.nodes.saved import save_output
from gradsmith.autograd.nodes.variable import leaf_edge
from gradsmith.core.bits import DIFFERENTIABLE, RECORDED, REQUIRES_GRAD
from gradsmith.core.tensor import VersionCounter
from gradsmith.generated.autograd_nodes import sparse as autograd_nodes


def _sparse_addmm(redispatch, node_class=autograd_nodes.SparseAddmmBackward0):
    def kernel(self, mat1, mat2, beta, alpha):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_mat1 = mat1._edge_ or (leaf_edge(mat1) if mat1._bits_ & REQUIRES_GRAD else None)
        edge_mat2 = mat2._edge_ or (leaf_edge(mat2) if mat2._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, mat1, mat2, beta, alpha)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_beta = beta
        node.raw_mat2 = None
        if edge_mat1 is not None:
            counter = mat2._counter_
            node.raw_mat2 = (mat2, 0 if counter is None else counter.version)
        node.raw_mat1 = None
        if edge_mat1 is not None or edge_mat2 is not None:
            counter = mat1._counter_
            node.raw_mat1 = (mat1, 0 if counter is None else counter.version)
        node.raw_alpha = alpha
        node.next_edges = (edge_self, edge_mat1, edge_mat2)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _sparse_coo_tensor_with_dims_and_tensors(
    redispatch, node_class=autograd_nodes.SparseCooTensorWithDimsAndTensorsBackward0
):
    def kernel(
        sparse_dim,
        dense_dim,
        size,
        indices,
        values,
        dtype,
        layout,
        device,
        pin_memory,
        is_coalesced,
    ):
        edge_values = (
            values._edge_ or (leaf_edge(values) if values._bits_ & REQUIRES_GRAD else None)
        )
        if edge_values is None:
            return redispatch(
                sparse_dim,
                dense_dim,
                size,
                indices,
                values,
                dtype,
                layout,
                device,
                pin_memory,
                is_coalesced,
            )
        out = redispatch(
            sparse_dim,
            dense_dim,
            size,
            indices,
            values,
            dtype,
            layout,
            device,
            pin_memory,
            is_coalesced,
        )
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        counter = indices._counter_
        node.raw_indices = (indices, 0 if counter is None else counter.version)
        node.next_edges = (edge_values,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _coalesce(redispatch, node_class=autograd_nodes.CoalesceBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
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


def values(redispatch, node_class=autograd_nodes.ValuesBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _to_sparse_csr(redispatch, node_class=autograd_nodes.ToSparseCsrBackward0):
    def kernel(self, dense_dim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dense_dim)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _to_sparse_csc(redispatch, node_class=autograd_nodes.ToSparseCscBackward0):
    def kernel(self, dense_dim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dense_dim)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def sparse_compressed_tensor_comp_plain_value_size(
    redispatch, node_class=autograd_nodes.SparseCompressedTensorBackward0
):
    def kernel(compressed_indices, plain_indices, values, size, dtype, layout, device, pin_memory):
        edge_values = (
            values._edge_ or (leaf_edge(values) if values._bits_ & REQUIRES_GRAD else None)
        )
        if edge_values is None:
            return redispatch(
                compressed_indices, plain_indices, values, size, dtype, layout, device, pin_memory
            )
        out = redispatch(
            compressed_indices, plain_indices, values, size, dtype, layout, device, pin_memory
        )
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        if out._counter_ is None:  # as `save_output`, without the call
            counter = out._counter_ = VersionCounter()
            node.raw_result = [out._data_, out._bits_, counter, 0, 0]
        else:
            node.raw_result = save_output(out, 0)
        node.next_edges = (edge_values,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _to_sparse_sparse_dim(redispatch, node_class=autograd_nodes.ToSparseBackward0):
    def kernel(self, sparse_dim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, sparse_dim)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _to_sparse(redispatch, node_class=autograd_nodes.ToSparseBackward1):
    def kernel(self, layout, blocksize, dense_dim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, layout, blocksize, dense_dim)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _to_dense(redispatch, node_class=autograd_nodes.ToDenseBackward0):
    def kernel(self, dtype, masked_grad):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dtype, masked_grad)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_masked_grad = masked_grad
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def sparse_mask(redispatch, node_class=autograd_nodes.SparseMaskBackward0):
    def kernel(self, mask):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, mask)
        out = redispatch(self, mask)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = mask._counter_
        node.raw_mask = (mask, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _values_at(redispatch, node_class=autograd_nodes.ValuesAtBackward0):
    def kernel(self, indices):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, indices)
        out = redispatch(self, indices)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = indices._counter_
        node.raw_indices = (indices, 0 if counter is None else counter.version)
        node.self_shape = self._data_.shape
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _sparse_sparse_matmul(redispatch, node_class=autograd_nodes.SparseSparseMatmulBackward0):
    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, other)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = other._counter_
        node.raw_other = (other, 0 if counter is None else counter.version)
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _sparse_mm_reduce_impl(redispatch, node_class=autograd_nodes.SparseMmReduceImplBackward0):
    def kernel(self, other, reduce):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, other, reduce)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = other._counter_
        node.raw_other = (other, 0 if counter is None else counter.version)
        node.raw_reduce = reduce
        node.raw_result1 = save_output(out[1], 1)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def _sparse_mm_reduce_impl_backward(
    redispatch, node_class=autograd_nodes.SparseMmReduceImplBackwardBackward0
):
    def kernel(self, grad_out, weight, reduce, arg_out, output_mask):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_grad_out = (
            grad_out._edge_ or (leaf_edge(grad_out) if grad_out._bits_ & REQUIRES_GRAD else None)
        )
        edge_weight = (
            weight._edge_ or (leaf_edge(weight) if weight._bits_ & REQUIRES_GRAD else None)
        )
        if edge_self is None and edge_grad_out is None and edge_weight is None:
            return redispatch(self, grad_out, weight, reduce, arg_out, output_mask)
        out = redispatch(self, grad_out, weight, reduce, arg_out, output_mask)
        node = node_class()
        node.next_edges = (edge_self, edge_grad_out, edge_weight)
        node._nr = next_sequence_nr()
        out0 = out[0]
        out1 = out[1]
        node._metadata = (metadata_of(out0), metadata_of(out1))
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        if out1 is not None and out1._bits_ & DIFFERENTIABLE:
            out1._edge_ = (node, 1)
            out1._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def sparse_sampled_addmm(redispatch, node_class=autograd_nodes.SparseSampledAddmmBackward0):
    def kernel(self, mat1, mat2, beta, alpha):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_mat1 = mat1._edge_ or (leaf_edge(mat1) if mat1._bits_ & REQUIRES_GRAD else None)
        edge_mat2 = mat2._edge_ or (leaf_edge(mat2) if mat2._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, mat1, mat2, beta, alpha)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = mat1._counter_
        node.raw_mat1 = (mat1, 0 if counter is None else counter.version)
        counter = mat2._counter_
        node.raw_mat2 = (mat2, 0 if counter is None else counter.version)
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_beta = beta
        node.raw_alpha = alpha
        node.next_edges = (edge_self, edge_mat1, edge_mat2)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def smm(redispatch, node_class=autograd_nodes.SmmBackward0):
    def kernel(self, mat2):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_mat2 = mat2._edge_ or (leaf_edge(mat2) if mat2._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, mat2)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_mat2)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel
