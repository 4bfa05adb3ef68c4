"""Kernels that record calls on the backward graph.

Each function takes the kernel below autograd and returns the one that runs it and makes a node.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.autograd.nodes.node import next_sequence_nr
from gradsmith.autograd.nodes.variable import leaf_edge
from gradsmith.core.bits import RECORDED, REQUIRES_GRAD
from gradsmith.generated.autograd_nodes import view as autograd_nodes


def alias(redispatch, node_class=autograd_nodes.AliasBackward0):
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


def view(redispatch, node_class=autograd_nodes.ViewBackward0):
    def kernel(self, size):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, size)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.self_shape = self._data_.shape
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _unsafe_view(redispatch, node_class=autograd_nodes.UnsafeViewBackward0):
    def kernel(self, size):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, size)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.self_shape = self._data_.shape
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def permute(redispatch, node_class=autograd_nodes.PermuteBackward0):
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


def transpose_int(redispatch, node_class=autograd_nodes.TransposeBackward0):
    def kernel(self, dim0, dim1):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim0, dim1)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_dim0 = dim0
        node.raw_dim1 = dim1
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def t(redispatch, node_class=autograd_nodes.TBackward0):
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


def expand(redispatch, node_class=autograd_nodes.ExpandBackward0):
    def kernel(self, size, implicit):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, size, implicit)
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


def squeeze(redispatch, node_class=autograd_nodes.SqueezeBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.self_shape = self._data_.shape
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def squeeze_dim(redispatch, node_class=autograd_nodes.SqueezeBackward1):
    def kernel(self, dim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.self_shape = self._data_.shape
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def squeeze_dims(redispatch, node_class=autograd_nodes.SqueezeBackward2):
    def kernel(self, dim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.self_shape = self._data_.shape
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def unsqueeze(redispatch, node_class=autograd_nodes.UnsqueezeBackward0):
    def kernel(self, dim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_dim = dim
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def select_int(redispatch, node_class=autograd_nodes.SelectBackward0):
    def kernel(self, dim, index):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim, index)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.self_shape = self._data_.shape
        node.raw_dim = dim
        node.raw_index = index
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def slice_Tensor(redispatch, node_class=autograd_nodes.SliceBackward0):
    def kernel(self, dim, start, end, step):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim, start, end, step)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.self_shape = self._data_.shape
        node.raw_dim = dim
        node.raw_start = start
        node.raw_end = end
        node.raw_step = step
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def diagonal(redispatch, node_class=autograd_nodes.DiagonalBackward0):
    def kernel(self, offset, dim1, dim2):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, offset, dim1, dim2)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.self_shape = self._data_.shape
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


def unfold(redispatch, node_class=autograd_nodes.UnfoldBackward0):
    def kernel(self, dimension, size, step):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dimension, size, step)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.self_shape = self._data_.shape
        node.raw_dimension = dimension
        node.raw_size = size
        node.raw_step = step
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def as_strided(redispatch, node_class=autograd_nodes.AsStridedBackward0):
    def kernel(self, size, stride, storage_offset):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, size, stride, storage_offset)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.self_shape = self._data_.shape
        node.self_stride = self.stride()
        node.self_storage_offset = self.storage_offset()
        node.raw_size = size
        node.raw_stride = stride
        node.raw_storage_offset = storage_offset
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def split_Tensor(redispatch, node_class=autograd_nodes.SplitBackward0):
    def kernel(self, split_size, dim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, split_size, dim)
        node = node_class()
        node.raw_split_size = split_size
        node.self_shape = self._data_.shape
        node.raw_dim = dim
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = tuple((item._data_.shape, item._bits_) for item in out)
        for number, item in enumerate(out):
            item._edge_ = (node, number)
            item._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def split_with_sizes(redispatch, node_class=autograd_nodes.SplitWithSizesBackward0):
    def kernel(self, split_sizes, dim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, split_sizes, dim)
        node = node_class()
        node.raw_split_sizes = split_sizes
        node.self_shape = self._data_.shape
        node.raw_dim = dim
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = tuple((item._data_.shape, item._bits_) for item in out)
        for number, item in enumerate(out):
            item._edge_ = (node, number)
            item._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def unbind_int(redispatch, node_class=autograd_nodes.UnbindBackward0):
    def kernel(self, dim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim)
        node = node_class()
        node.self_shape = self._data_.shape
        node.raw_dim = dim
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = tuple((item._data_.shape, item._bits_) for item in out)
        for number, item in enumerate(out):
            item._edge_ = (node, number)
            item._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def unsafe_split_Tensor(redispatch, node_class=autograd_nodes.UnsafeSplitBackward0):
    def kernel(self, split_size, dim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, split_size, dim)
        node = node_class()
        node.raw_split_size = split_size
        node.self_shape = self._data_.shape
        node.raw_dim = dim
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = tuple((item._data_.shape, item._bits_) for item in out)
        for number, item in enumerate(out):
            item._edge_ = (node, number)
            item._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def unsafe_split_with_sizes(redispatch, node_class=autograd_nodes.UnsafeSplitWithSizesBackward0):
    def kernel(self, split_sizes, dim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, split_sizes, dim)
        node = node_class()
        node.raw_split_sizes = split_sizes
        node.self_shape = self._data_.shape
        node.raw_dim = dim
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = tuple((item._data_.shape, item._bits_) for item in out)
        for number, item in enumerate(out):
            item._edge_ = (node, number)
            item._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def view_as_real(redispatch, node_class=autograd_nodes.ViewAsRealBackward0):
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


def _conj(redispatch, node_class=autograd_nodes.ConjBackward0):
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


def _neg_view(redispatch, node_class=autograd_nodes.NegViewBackward0):
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


def view_as_complex(redispatch, node_class=autograd_nodes.ViewAsComplexBackward0):
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


def select_backward(redispatch, node_class=autograd_nodes.SelectBackwardBackward0):
    def kernel(grad_output, input_sizes, dim, index):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(grad_output, input_sizes, dim, index)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_dim = dim
        node.raw_index = index
        node.next_edges = (edge_grad_output,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def slice_backward(redispatch, node_class=autograd_nodes.SliceBackwardBackward0):
    def kernel(grad_output, input_sizes, dim, start, end, step):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(grad_output, input_sizes, dim, start, end, step)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_dim = dim
        node.raw_start = start
        node.raw_end = end
        node.raw_step = step
        node.next_edges = (edge_grad_output,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def diagonal_backward(redispatch, node_class=autograd_nodes.DiagonalBackwardBackward0):
    def kernel(grad_output, input_sizes, offset, dim1, dim2):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(grad_output, input_sizes, offset, dim1, dim2)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_offset = offset
        node.raw_dim1 = dim1
        node.raw_dim2 = dim2
        node.next_edges = (edge_grad_output,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def unfold_backward(redispatch, node_class=autograd_nodes.UnfoldBackwardBackward0):
    def kernel(grad_in, input_sizes, dim, size, step):
        edge_grad_in = (
            grad_in._edge_ or (leaf_edge(grad_in) if grad_in._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(grad_in, input_sizes, dim, size, step)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_dim = dim
        node.raw_size = size
        node.raw_step = step
        node.next_edges = (edge_grad_in,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def alias_copy(redispatch, node_class=autograd_nodes.AliasBackward0_copy):
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


def as_strided_copy(redispatch, node_class=autograd_nodes.AsStridedBackward0_copy):
    def kernel(self, size, stride, storage_offset):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, size, stride, storage_offset)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.self_shape = self._data_.shape
        node.self_stride = self.stride()
        node.self_storage_offset = self.storage_offset()
        node.raw_size = size
        node.raw_stride = stride
        node.raw_storage_offset = storage_offset
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def diagonal_copy(redispatch, node_class=autograd_nodes.DiagonalBackward0_copy):
    def kernel(self, offset, dim1, dim2):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, offset, dim1, dim2)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.self_shape = self._data_.shape
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


def expand_copy(redispatch, node_class=autograd_nodes.ExpandBackward0_copy):
    def kernel(self, size, implicit):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, size, implicit)
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


def permute_copy(redispatch, node_class=autograd_nodes.PermuteBackward0_copy):
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


def select_copy_int(redispatch, node_class=autograd_nodes.SelectBackward0_copy):
    def kernel(self, dim, index):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim, index)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.self_shape = self._data_.shape
        node.raw_dim = dim
        node.raw_index = index
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def slice_copy_Tensor(redispatch, node_class=autograd_nodes.SliceBackward0_copy):
    def kernel(self, dim, start, end, step):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim, start, end, step)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.self_shape = self._data_.shape
        node.raw_dim = dim
        node.raw_start = start
        node.raw_end = end
        node.raw_step = step
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def split_copy_Tensor(redispatch, node_class=autograd_nodes.SplitBackward0_copy):
    def kernel(self, split_size, dim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, split_size, dim)
        node = node_class()
        node.raw_split_size = split_size
        node.self_shape = self._data_.shape
        node.raw_dim = dim
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = tuple((item._data_.shape, item._bits_) for item in out)
        for number, item in enumerate(out):
            item._edge_ = (node, number)
            item._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def split_with_sizes_copy(redispatch, node_class=autograd_nodes.SplitWithSizesBackward0_copy):
    def kernel(self, split_sizes, dim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, split_sizes, dim)
        node = node_class()
        node.raw_split_sizes = split_sizes
        node.self_shape = self._data_.shape
        node.raw_dim = dim
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = tuple((item._data_.shape, item._bits_) for item in out)
        for number, item in enumerate(out):
            item._edge_ = (node, number)
            item._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def squeeze_copy(redispatch, node_class=autograd_nodes.SqueezeBackward0_copy):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.self_shape = self._data_.shape
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def squeeze_copy_dim(redispatch, node_class=autograd_nodes.SqueezeBackward1_copy):
    def kernel(self, dim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.self_shape = self._data_.shape
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def squeeze_copy_dims(redispatch, node_class=autograd_nodes.SqueezeBackward2_copy):
    def kernel(self, dim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.self_shape = self._data_.shape
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def t_copy(redispatch, node_class=autograd_nodes.TBackward0_copy):
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


def transpose_copy_int(redispatch, node_class=autograd_nodes.TransposeBackward0_copy):
    def kernel(self, dim0, dim1):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim0, dim1)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_dim0 = dim0
        node.raw_dim1 = dim1
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def unbind_copy_int(redispatch, node_class=autograd_nodes.UnbindBackward0_copy):
    def kernel(self, dim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim)
        node = node_class()
        node.self_shape = self._data_.shape
        node.raw_dim = dim
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = tuple((item._data_.shape, item._bits_) for item in out)
        for number, item in enumerate(out):
            item._edge_ = (node, number)
            item._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def unfold_copy(redispatch, node_class=autograd_nodes.UnfoldBackward0_copy):
    def kernel(self, dimension, size, step):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dimension, size, step)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.self_shape = self._data_.shape
        node.raw_dimension = dimension
        node.raw_size = size
        node.raw_step = step
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def unsqueeze_copy(redispatch, node_class=autograd_nodes.UnsqueezeBackward0_copy):
    def kernel(self, dim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_dim = dim
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def view_as_complex_copy(redispatch, node_class=autograd_nodes.ViewAsComplexBackward0_copy):
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


def view_as_real_copy(redispatch, node_class=autograd_nodes.ViewAsRealBackward0_copy):
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


def view_copy(redispatch, node_class=autograd_nodes.ViewBackward0_copy):
    def kernel(self, size):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, size)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.self_shape = self._data_.shape
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def select_scatter(redispatch, node_class=autograd_nodes.SelectScatterBackward0):
    def kernel(self, src, dim, index):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_src = src._edge_ or (leaf_edge(src) if src._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, src, dim, index)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.src_shape = src._data_.shape if edge_self is not None else None
        node.raw_dim = dim
        node.raw_index = index
        node.next_edges = (edge_self, edge_src)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def slice_scatter(redispatch, node_class=autograd_nodes.SliceScatterBackward0):
    def kernel(self, src, dim, start, end, step):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_src = src._edge_ or (leaf_edge(src) if src._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, src, dim, start, end, step)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.src_shape = src._data_.shape if edge_self is not None else None
        node.raw_dim = dim
        node.raw_start = start
        node.raw_end = end
        node.raw_step = step
        node.next_edges = (edge_self, edge_src)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def diagonal_scatter(redispatch, node_class=autograd_nodes.DiagonalScatterBackward0):
    def kernel(self, src, offset, dim1, dim2):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_src = src._edge_ or (leaf_edge(src) if src._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, src, offset, dim1, dim2)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.src_shape = src._data_.shape if edge_self is not None else None
        node.raw_offset = offset
        node.raw_dim1 = dim1
        node.raw_dim2 = dim2
        node.next_edges = (edge_self, edge_src)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def as_strided_scatter(redispatch, node_class=autograd_nodes.AsStridedScatterBackward0):
    def kernel(self, src, size, stride, storage_offset):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_src = src._edge_ or (leaf_edge(src) if src._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, src, size, stride, storage_offset)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.src_shape = src._data_.shape if edge_self is not None else None
        node.raw_size = size
        node.raw_stride = stride
        node.raw_storage_offset = storage_offset
        node.next_edges = (edge_self, edge_src)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel
