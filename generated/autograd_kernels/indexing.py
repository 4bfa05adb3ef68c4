"""Kernels that record calls on the backward graph.

Each function takes the kernel below autograd and returns the one that runs it and makes a node.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.autograd.nodes.node import next_sequence_nr
from gradsmith.autograd.nodes.saved import save_input, save_output
from gradsmith.autograd.nodes.variable import leaf_edge
from gradsmith.autograd.views.inplace import check_inplace, rebase_history
from gradsmith.core.bits import RECORDED, REQUIRES_GRAD
from gradsmith.core.tensor import VersionCounter
from gradsmith.generated.autograd_nodes import indexing as autograd_nodes


def index_Tensor(redispatch, node_class=autograd_nodes.IndexBackward0):
    def kernel(self, indices):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, indices)
        out = redispatch(self, indices)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.self_shape = self._data_.shape
        node.raw_indices = tuple(save_input(t) for t in indices)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def gather(redispatch, node_class=autograd_nodes.GatherBackward0):
    def kernel(self, dim, index, sparse_grad):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, dim, index, sparse_grad)
        out = redispatch(self, dim, index, sparse_grad)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.self_shape = self._data_.shape
        node.raw_dim = dim
        counter = index._counter_
        node.raw_index = (index, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def index_select(redispatch, node_class=autograd_nodes.IndexSelectBackward0):
    def kernel(self, dim, index):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, dim, index)
        out = redispatch(self, dim, index)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.self_shape = self._data_.shape
        node.raw_dim = dim
        counter = index._counter_
        node.raw_index = (index, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def index_put(redispatch, node_class=autograd_nodes.IndexPutBackward0):
    def kernel(self, indices, values, accumulate):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_values = (
            values._edge_ or (leaf_edge(values) if values._bits_ & REQUIRES_GRAD else None)
        )
        if edge_self is None and edge_values is None:
            return redispatch(self, indices, values, accumulate)
        out = redispatch(self, indices, values, accumulate)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_indices = tuple(save_input(t) for t in indices)
        node.raw_accumulate = accumulate
        node.next_edges = (edge_self, edge_values)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def index_put_(redispatch, node_class=autograd_nodes.IndexPutBackward0):
    def kernel(self, indices, values, accumulate):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_values = (
            values._edge_ or (leaf_edge(values) if values._bits_ & REQUIRES_GRAD else None)
        )
        if edge_self is None and edge_values is None:
            return redispatch(self, indices, values, accumulate)
        check_inplace(self, edge_values is not None)
        node = node_class()
        node.raw_indices = tuple(save_input(t) for t in indices)
        node.raw_accumulate = accumulate
        redispatch(self, indices, values, accumulate)
        node.next_edges = (edge_self, edge_values)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def scatter_add(redispatch, node_class=autograd_nodes.ScatterAddBackward0):
    def kernel(self, dim, index, src):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_src = src._edge_ or (leaf_edge(src) if src._bits_ & REQUIRES_GRAD else None)
        if edge_self is None and edge_src is None:
            return redispatch(self, dim, index, src)
        out = redispatch(self, dim, index, src)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_dim = dim
        node.raw_index = None
        if edge_src is not None:
            counter = index._counter_
            node.raw_index = (index, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_src)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def scatter_add_(redispatch, node_class=autograd_nodes.ScatterAddBackward0):
    def kernel(self, dim, index, src):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_src = src._edge_ or (leaf_edge(src) if src._bits_ & REQUIRES_GRAD else None)
        if edge_self is None and edge_src is None:
            return redispatch(self, dim, index, src)
        check_inplace(self, edge_src is not None)
        node = node_class()
        node.raw_dim = dim
        node.raw_index = None
        if edge_src is not None:
            counter = index._counter_
            node.raw_index = (index, 0 if counter is None else counter.version)
        redispatch(self, dim, index, src)
        node.next_edges = (edge_self, edge_src)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def take(redispatch, node_class=autograd_nodes.TakeBackward0):
    def kernel(self, index):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, index)
        out = redispatch(self, index)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.self_shape = self._data_.shape
        counter = index._counter_
        node.raw_index = (index, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def masked_select(redispatch, node_class=autograd_nodes.MaskedSelectBackward0):
    def kernel(self, mask):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, mask)
        out = redispatch(self, mask)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.self_shape = self._data_.shape
        counter = mask._counter_
        node.raw_mask = (mask, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def scatter_src(redispatch, node_class=autograd_nodes.ScatterBackward0):
    def kernel(self, dim, index, src):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_src = src._edge_ or (leaf_edge(src) if src._bits_ & REQUIRES_GRAD else None)
        if edge_self is None and edge_src is None:
            return redispatch(self, dim, index, src)
        out = redispatch(self, dim, index, src)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_dim = dim
        counter = index._counter_
        node.raw_index = (index, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_src)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def scatter__src(redispatch, node_class=autograd_nodes.ScatterBackward0):
    def kernel(self, dim, index, src):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_src = src._edge_ or (leaf_edge(src) if src._bits_ & REQUIRES_GRAD else None)
        if edge_self is None and edge_src is None:
            return redispatch(self, dim, index, src)
        check_inplace(self, edge_src is not None)
        node = node_class()
        node.raw_dim = dim
        counter = index._counter_
        node.raw_index = (index, 0 if counter is None else counter.version)
        redispatch(self, dim, index, src)
        node.next_edges = (edge_self, edge_src)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def scatter_value(redispatch, node_class=autograd_nodes.ScatterBackward1):
    def kernel(self, dim, index, value):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, dim, index, value)
        out = redispatch(self, dim, index, value)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_dim = dim
        counter = index._counter_
        node.raw_index = (index, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def scatter__value(redispatch, node_class=autograd_nodes.ScatterBackward1):
    def kernel(self, dim, index, value):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, dim, index, value)
        check_inplace(self, False)
        node = node_class()
        node.raw_dim = dim
        counter = index._counter_
        node.raw_index = (index, 0 if counter is None else counter.version)
        redispatch(self, dim, index, value)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def scatter_reduce(redispatch, node_class=autograd_nodes.NotImplemented_scatter_reduce):
    def kernel(self, dim, index, src, reduce):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_src = src._edge_ or (leaf_edge(src) if src._bits_ & REQUIRES_GRAD else None)
        if edge_self is None and edge_src is None:
            return redispatch(self, dim, index, src, reduce)
        out = redispatch(self, dim, index, src, reduce)
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


def scatter__reduce(redispatch, node_class=autograd_nodes.NotImplemented_scatter_reduce):
    def kernel(self, dim, index, src, reduce):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_src = src._edge_ or (leaf_edge(src) if src._bits_ & REQUIRES_GRAD else None)
        if edge_self is None and edge_src is None:
            return redispatch(self, dim, index, src, reduce)
        check_inplace(self, edge_src is not None)
        node = node_class()
        redispatch(self, dim, index, src, reduce)
        node.next_edges = (edge_self, edge_src)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def scatter_value_reduce(redispatch, node_class=autograd_nodes.NotImplemented_scatter_value_reduce):
    def kernel(self, dim, index, value, reduce):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, dim, index, value, reduce)
        out = redispatch(self, dim, index, value, reduce)
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


def scatter__value_reduce(
    redispatch, node_class=autograd_nodes.NotImplemented_scatter_value_reduce
):
    def kernel(self, dim, index, value, reduce):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, dim, index, value, reduce)
        check_inplace(self, False)
        node = node_class()
        redispatch(self, dim, index, value, reduce)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def scatter_reduce_two(redispatch, node_class=autograd_nodes.ScatterReduceBackward0):
    def kernel(self, dim, index, src, reduce, include_self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_src = src._edge_ or (leaf_edge(src) if src._bits_ & REQUIRES_GRAD else None)
        if edge_self is None and edge_src is None:
            return redispatch(self, dim, index, src, reduce, include_self)
        out = redispatch(self, dim, index, src, reduce, include_self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        counter = index._counter_
        node.raw_index = (index, 0 if counter is None else counter.version)
        counter = src._counter_
        node.raw_src = (src, 0 if counter is None else counter.version)
        node.raw_reduce = reduce
        node.raw_include_self = include_self
        if out._counter_ is None:  # as `save_output`, without the call
            counter = out._counter_ = VersionCounter()
            node.raw_result = [out._data_, out._bits_, counter, 0, 0]
        else:
            node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self, edge_src)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def scatter_reduce__two(redispatch, node_class=autograd_nodes.ScatterReduceBackward0):
    def kernel(self, dim, index, src, reduce, include_self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_src = src._edge_ or (leaf_edge(src) if src._bits_ & REQUIRES_GRAD else None)
        if edge_self is None and edge_src is None:
            return redispatch(self, dim, index, src, reduce, include_self)
        check_inplace(self, edge_src is not None)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        node.raw_dim = dim
        counter = index._counter_
        node.raw_index = (index, 0 if counter is None else counter.version)
        counter = src._counter_
        node.raw_src = (src, 0 if counter is None else counter.version)
        node.raw_reduce = reduce
        node.raw_include_self = include_self
        redispatch(self, dim, index, src, reduce, include_self)
        node.raw_result = save_output(self, 0)
        node.next_edges = (edge_self, edge_src)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def index_add(redispatch, node_class=autograd_nodes.IndexAddBackward0):
    def kernel(self, dim, index, source, alpha):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_source = (
            source._edge_ or (leaf_edge(source) if source._bits_ & REQUIRES_GRAD else None)
        )
        if edge_self is None and edge_source is None:
            return redispatch(self, dim, index, source, alpha)
        out = redispatch(self, dim, index, source, alpha)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_dim = dim
        node.raw_index = None
        if edge_source is not None:
            counter = index._counter_
            node.raw_index = (index, 0 if counter is None else counter.version)
        node.raw_alpha = alpha
        node.source_shape = source._data_.shape if edge_source is not None else None
        node.next_edges = (edge_self, edge_source)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def index_add_(redispatch, node_class=autograd_nodes.IndexAddBackward0):
    def kernel(self, dim, index, source, alpha):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_source = (
            source._edge_ or (leaf_edge(source) if source._bits_ & REQUIRES_GRAD else None)
        )
        if edge_self is None and edge_source is None:
            return redispatch(self, dim, index, source, alpha)
        check_inplace(self, edge_source is not None)
        node = node_class()
        node.raw_dim = dim
        node.raw_index = None
        if edge_source is not None:
            counter = index._counter_
            node.raw_index = (index, 0 if counter is None else counter.version)
        node.raw_alpha = alpha
        node.source_shape = source._data_.shape if edge_source is not None else None
        redispatch(self, dim, index, source, alpha)
        node.next_edges = (edge_self, edge_source)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def index_copy(redispatch, node_class=autograd_nodes.IndexCopyBackward0):
    def kernel(self, dim, index, source):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_source = (
            source._edge_ or (leaf_edge(source) if source._bits_ & REQUIRES_GRAD else None)
        )
        if edge_self is None and edge_source is None:
            return redispatch(self, dim, index, source)
        out = redispatch(self, dim, index, source)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_dim = dim
        counter = index._counter_
        node.raw_index = (index, 0 if counter is None else counter.version)
        node.source_shape = source._data_.shape if edge_source is not None else None
        node.next_edges = (edge_self, edge_source)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def index_copy_(redispatch, node_class=autograd_nodes.IndexCopyBackward0):
    def kernel(self, dim, index, source):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_source = (
            source._edge_ or (leaf_edge(source) if source._bits_ & REQUIRES_GRAD else None)
        )
        if edge_self is None and edge_source is None:
            return redispatch(self, dim, index, source)
        check_inplace(self, edge_source is not None)
        node = node_class()
        node.raw_dim = dim
        counter = index._counter_
        node.raw_index = (index, 0 if counter is None else counter.version)
        node.source_shape = source._data_.shape if edge_source is not None else None
        redispatch(self, dim, index, source)
        node.next_edges = (edge_self, edge_source)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def index_fill_int_Scalar(redispatch, node_class=autograd_nodes.IndexFillBackward0):
    def kernel(self, dim, index, value):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, dim, index, value)
        out = redispatch(self, dim, index, value)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_dim = dim
        counter = index._counter_
        node.raw_index = (index, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def index_fill__int_Scalar(redispatch, node_class=autograd_nodes.IndexFillBackward0):
    def kernel(self, dim, index, value):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, dim, index, value)
        check_inplace(self, False)
        node = node_class()
        node.raw_dim = dim
        counter = index._counter_
        node.raw_index = (index, 0 if counter is None else counter.version)
        redispatch(self, dim, index, value)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def index_fill_int_Tensor(redispatch, node_class=autograd_nodes.IndexFillBackward1):
    def kernel(self, dim, index, value):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_value = value._edge_ or (leaf_edge(value) if value._bits_ & REQUIRES_GRAD else None)
        if edge_self is None and edge_value is None:
            return redispatch(self, dim, index, value)
        out = redispatch(self, dim, index, value)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_dim = dim
        counter = index._counter_
        node.raw_index = (index, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_value)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def index_fill__int_Tensor(redispatch, node_class=autograd_nodes.IndexFillBackward1):
    def kernel(self, dim, index, value):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_value = value._edge_ or (leaf_edge(value) if value._bits_ & REQUIRES_GRAD else None)
        if edge_self is None and edge_value is None:
            return redispatch(self, dim, index, value)
        check_inplace(self, edge_value is not None)
        node = node_class()
        node.raw_dim = dim
        counter = index._counter_
        node.raw_index = (index, 0 if counter is None else counter.version)
        redispatch(self, dim, index, value)
        node.next_edges = (edge_self, edge_value)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def index_reduce(redispatch, node_class=autograd_nodes.IndexReduceBackward0):
    def kernel(self, dim, index, source, reduce, include_self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_source = (
            source._edge_ or (leaf_edge(source) if source._bits_ & REQUIRES_GRAD else None)
        )
        if edge_self is None and edge_source is None:
            return redispatch(self, dim, index, source, reduce, include_self)
        out = redispatch(self, dim, index, source, reduce, include_self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        counter = index._counter_
        node.raw_index = (index, 0 if counter is None else counter.version)
        counter = source._counter_
        node.raw_source = (source, 0 if counter is None else counter.version)
        node.raw_reduce = reduce
        node.raw_include_self = include_self
        if out._counter_ is None:  # as `save_output`, without the call
            counter = out._counter_ = VersionCounter()
            node.raw_result = [out._data_, out._bits_, counter, 0, 0]
        else:
            node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self, edge_source)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def index_reduce_(redispatch, node_class=autograd_nodes.IndexReduceBackward0):
    def kernel(self, dim, index, source, reduce, include_self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_source = (
            source._edge_ or (leaf_edge(source) if source._bits_ & REQUIRES_GRAD else None)
        )
        if edge_self is None and edge_source is None:
            return redispatch(self, dim, index, source, reduce, include_self)
        check_inplace(self, edge_source is not None)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        node.raw_dim = dim
        counter = index._counter_
        node.raw_index = (index, 0 if counter is None else counter.version)
        counter = source._counter_
        node.raw_source = (source, 0 if counter is None else counter.version)
        node.raw_reduce = reduce
        node.raw_include_self = include_self
        redispatch(self, dim, index, source, reduce, include_self)
        node.raw_result = save_output(self, 0)
        node.next_edges = (edge_self, edge_source)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def masked_fill_Scalar(redispatch, node_class=autograd_nodes.MaskedFillBackward0):
    def kernel(self, mask, value):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, mask, value)
        out = redispatch(self, mask, value)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = mask._counter_
        node.raw_mask = (mask, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def masked_fill__Scalar(redispatch, node_class=autograd_nodes.MaskedFillBackward0):
    def kernel(self, mask, value):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, mask, value)
        check_inplace(self, False)
        node = node_class()
        counter = mask._counter_
        node.raw_mask = (mask, 0 if counter is None else counter.version)
        redispatch(self, mask, value)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def masked_fill_Tensor(redispatch, node_class=autograd_nodes.MaskedFillBackward1):
    def kernel(self, mask, value):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_value = value._edge_ or (leaf_edge(value) if value._bits_ & REQUIRES_GRAD else None)
        if edge_self is None and edge_value is None:
            return redispatch(self, mask, value)
        out = redispatch(self, mask, value)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = mask._counter_
        node.raw_mask = (mask, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_value)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def masked_fill__Tensor(redispatch, node_class=autograd_nodes.MaskedFillBackward1):
    def kernel(self, mask, value):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_value = value._edge_ or (leaf_edge(value) if value._bits_ & REQUIRES_GRAD else None)
        if edge_self is None and edge_value is None:
            return redispatch(self, mask, value)
        check_inplace(self, edge_value is not None)
        node = node_class()
        counter = mask._counter_
        node.raw_mask = (mask, 0 if counter is None else counter.version)
        redispatch(self, mask, value)
        node.next_edges = (edge_self, edge_value)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def masked_scatter(redispatch, node_class=autograd_nodes.MaskedScatterBackward0):
    def kernel(self, mask, source):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_source = (
            source._edge_ or (leaf_edge(source) if source._bits_ & REQUIRES_GRAD else None)
        )
        if edge_self is None and edge_source is None:
            return redispatch(self, mask, source)
        out = redispatch(self, mask, source)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = mask._counter_
        node.raw_mask = (mask, 0 if counter is None else counter.version)
        node.source_shape = source._data_.shape if edge_source is not None else None
        node.next_edges = (edge_self, edge_source)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def masked_scatter_(redispatch, node_class=autograd_nodes.MaskedScatterBackward0):
    def kernel(self, mask, source):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_source = (
            source._edge_ or (leaf_edge(source) if source._bits_ & REQUIRES_GRAD else None)
        )
        if edge_self is None and edge_source is None:
            return redispatch(self, mask, source)
        check_inplace(self, edge_source is not None)
        node = node_class()
        counter = mask._counter_
        node.raw_mask = (mask, 0 if counter is None else counter.version)
        node.source_shape = source._data_.shape if edge_source is not None else None
        redispatch(self, mask, source)
        node.next_edges = (edge_self, edge_source)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def put(redispatch, node_class=autograd_nodes.PutBackward0):
    def kernel(self, index, source, accumulate):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_source = (
            source._edge_ or (leaf_edge(source) if source._bits_ & REQUIRES_GRAD else None)
        )
        if edge_self is None and edge_source is None:
            return redispatch(self, index, source, accumulate)
        out = redispatch(self, index, source, accumulate)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_accumulate = accumulate
        counter = index._counter_
        node.raw_index = (index, 0 if counter is None else counter.version)
        node.source_shape = source._data_.shape
        node.next_edges = (edge_self, edge_source)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def put_(redispatch, node_class=autograd_nodes.PutBackward0):
    def kernel(self, index, source, accumulate):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_source = (
            source._edge_ or (leaf_edge(source) if source._bits_ & REQUIRES_GRAD else None)
        )
        if edge_self is None and edge_source is None:
            return redispatch(self, index, source, accumulate)
        check_inplace(self, edge_source is not None)
        node = node_class()
        node.raw_accumulate = accumulate
        counter = index._counter_
        node.raw_index = (index, 0 if counter is None else counter.version)
        node.source_shape = source._data_.shape
        redispatch(self, index, source, accumulate)
        node.next_edges = (edge_self, edge_source)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel
