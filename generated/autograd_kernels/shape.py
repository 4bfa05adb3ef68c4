"""Kernels that record calls on the backward graph.

Each function takes the kernel below autograd and returns the one that runs it and makes a node.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.autograd.engine.array_functions import without_arrays
from gradsmith.autograd.nodes.node import next_sequence_nr
from gradsmith.autograd.nodes.variable import gradient_edge, leaf_edge
from gradsmith.autograd.views.inplace import check_inplace, rebase_history
from gradsmith.core.bits import RECORDED, REQUIRES_GRAD
from gradsmith.generated.autograd_nodes import shape as autograd_nodes


def cat(redispatch, node_class=autograd_nodes.CatBackward0):
    def kernel(tensors, dim):
        edges_tensors = []  # a comprehension is a call
        tensors_shape = []
        for item in tensors:
            edges_tensors.append(item._edge_ or gradient_edge(item))
            tensors_shape.append(item._data_.shape)
        if not any(edges_tensors):
            return redispatch(tensors, dim)
        out = redispatch(tensors, dim)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.tensors_shape = tensors_shape
        node.raw_dim = dim
        node.tensors_count = len(edges_tensors)
        node.next_edges = (*edges_tensors,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def stack(redispatch, node_class=autograd_nodes.StackBackward0):
    def kernel(tensors, dim):
        edges_tensors = []  # a comprehension is a call
        for item in tensors:
            edges_tensors.append(item._edge_ or gradient_edge(item))
        if not any(edges_tensors):
            return redispatch(tensors, dim)
        out = redispatch(tensors, dim)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_dim = dim
        node.tensors_count = len(edges_tensors)
        node.next_edges = (*edges_tensors,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def clone(redispatch, node_class=autograd_nodes.CloneBackward0):
    def kernel(self, memory_format):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, memory_format)
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


def _to_copy(redispatch, node_class=autograd_nodes.ToCopyBackward0):
    def kernel(self, dtype, layout, device, pin_memory, non_blocking, memory_format):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dtype, layout, device, pin_memory, non_blocking, memory_format)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def copy(redispatch, node_class=autograd_nodes.CopyBackwards):
    def kernel(self, src, non_blocking):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_src = src._edge_ or (leaf_edge(src) if src._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, src, non_blocking)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_src)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def copy_(redispatch, node_class=autograd_nodes.CopyBackwards):
    def kernel(self, src, non_blocking):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_src = src._edge_ or (leaf_edge(src) if src._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, edge_src is not None)
        node = node_class()
        redispatch(self, src, non_blocking)
        node.next_edges = (edge_self, edge_src)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def fill_Scalar(redispatch, node_class=autograd_nodes.FillBackward0):
    def kernel(self, value):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, value)
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


def fill__Scalar(redispatch, node_class=autograd_nodes.FillBackward0):
    def kernel(self, value):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self, value)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def fill_Tensor(redispatch, node_class=autograd_nodes.FillBackward1):
    def kernel(self, value):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_value = value._edge_ or (leaf_edge(value) if value._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, value)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_value)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def fill__Tensor(redispatch, node_class=autograd_nodes.FillBackward1):
    def kernel(self, value):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_value = value._edge_ or (leaf_edge(value) if value._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, edge_value is not None)
        node = node_class()
        redispatch(self, value)
        node.next_edges = (edge_self, edge_value)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def zero(redispatch, node_class=autograd_nodes.ZeroBackward0):
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


def zero_(redispatch, node_class=autograd_nodes.ZeroBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def flip(redispatch, node_class=autograd_nodes.FlipBackward0):
    def kernel(self, dims):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dims)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_dims = dims
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def roll(redispatch, node_class=autograd_nodes.RollBackward0):
    def kernel(self, shifts, dims):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, shifts, dims)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_shifts = shifts
        node.raw_dims = dims
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def rot90(redispatch, node_class=autograd_nodes.Rot90Backward0):
    def kernel(self, k, dims):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, k, dims)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_k = k
        node.raw_dims = dims
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def repeat(redispatch, node_class=autograd_nodes.RepeatBackward0):
    def kernel(self, repeats):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, repeats)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_repeats = repeats
        node.self_shape = self._data_.shape
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def tril(redispatch, node_class=autograd_nodes.TrilBackward0):
    def kernel(self, diagonal):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, diagonal)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_diagonal = diagonal
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def tril_(redispatch, node_class=autograd_nodes.TrilBackward0):
    def kernel(self, diagonal):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_diagonal = diagonal
        redispatch(self, diagonal)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def triu(redispatch, node_class=autograd_nodes.TriuBackward0):
    def kernel(self, diagonal):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, diagonal)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_diagonal = diagonal
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def triu_(redispatch, node_class=autograd_nodes.TriuBackward0):
    def kernel(self, diagonal):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_diagonal = diagonal
        redispatch(self, diagonal)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def diag_embed(redispatch, node_class=autograd_nodes.DiagEmbedBackward0):
    def kernel(self, offset, dim1, dim2):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, offset, dim1, dim2)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_offset = offset
        node.raw_dim1 = dim1
        node.raw_dim2 = dim2
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel
