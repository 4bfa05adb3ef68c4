"""Kernels that record calls on the backward graph.

Each function takes the kernel below autograd and returns the one that runs it and makes a node.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.autograd.engine.array_functions import without_arrays
from gradsmith.autograd.nodes.node import next_sequence_nr
from gradsmith.autograd.nodes.recording import NOTHING, metadata_of
from gradsmith.autograd.nodes.saved import save_input, save_output
from gradsmith.autograd.nodes.variable import gradient_edge, leaf_edge
from gradsmith.autograd.views.inplace import check_inplace, rebase_history
from gradsmith.core.bits import DIFFERENTIABLE, RECORDED, REQUIRES_GRAD
from gradsmith.core.tensor import VersionCounter
from gradsmith.generated.autograd_nodes import reduction as autograd_nodes


def sum(redispatch, node_class=autograd_nodes.SumBackward0):
    def kernel(self, dtype):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dtype)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        node.self_shape = self._data_.shape
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def sum_dim_IntList(redispatch, node_class=autograd_nodes.SumBackward1):
    def kernel(self, dim, keepdim, dtype):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim, keepdim, dtype)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        node.self_shape = self._data_.shape
        node.raw_dim = dim
        node.raw_keepdim = keepdim
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def nansum(redispatch, node_class=autograd_nodes.NansumBackward0):
    def kernel(self, dim, keepdim, dtype):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim, keepdim, dtype)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        node.raw_dim = dim
        node.raw_keepdim = keepdim
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def mean(redispatch, node_class=autograd_nodes.MeanBackward0):
    def kernel(self, dtype):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dtype)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        node.self_shape = self._data_.shape
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def mean_dim(redispatch, node_class=autograd_nodes.MeanBackward1):
    def kernel(self, dim, keepdim, dtype):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim, keepdim, dtype)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        node.self_shape = self._data_.shape
        node.raw_dim = dim
        node.raw_keepdim = keepdim
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def prod(redispatch, node_class=autograd_nodes.ProdBackward0):
    def kernel(self, dtype):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dtype)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def prod_dim_int(redispatch, node_class=autograd_nodes.ProdBackward1):
    def kernel(self, dim, keepdim, dtype):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim, keepdim, dtype)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.raw_keepdim = keepdim
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def amax(redispatch, node_class=autograd_nodes.AmaxBackward0):
    def kernel(self, dim, keepdim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim, keepdim)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.raw_keepdim = keepdim
        if out._counter_ is None:  # as `save_output`, without the call
            counter = out._counter_ = VersionCounter()
            node.raw_result = [out._data_, out._bits_, counter, 0, 0]
        else:
            node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def amin(redispatch, node_class=autograd_nodes.AminBackward0):
    def kernel(self, dim, keepdim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim, keepdim)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.raw_keepdim = keepdim
        if out._counter_ is None:  # as `save_output`, without the call
            counter = out._counter_ = VersionCounter()
            node.raw_result = [out._data_, out._bits_, counter, 0, 0]
        else:
            node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def aminmax(redispatch, node_class=autograd_nodes.AminmaxBackward0):
    def kernel(self, dim, keepdim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim, keepdim)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.raw_keepdim = keepdim
        node.raw_min = save_output(out[0], 0)
        node.raw_max = save_output(out[1], 1)
        node.next_edges = (edge_self,)
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


def max(redispatch, node_class=autograd_nodes.MaxBackward1):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        if out._counter_ is None:  # as `save_output`, without the call
            counter = out._counter_ = VersionCounter()
            node.raw_result = [out._data_, out._bits_, counter, 0, 0]
        else:
            node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def min(redispatch, node_class=autograd_nodes.MinBackward1):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        if out._counter_ is None:  # as `save_output`, without the call
            counter = out._counter_ = VersionCounter()
            node.raw_result = [out._data_, out._bits_, counter, 0, 0]
        else:
            node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def max_dim(redispatch, node_class=autograd_nodes.MaxBackward0):
    def kernel(self, dim, keepdim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim, keepdim)
        node = node_class()
        node.raw_dim = dim
        node.self_shape = self._data_.shape
        node.raw_keepdim = keepdim
        node.raw_indices = save_output(out[1], 1)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def min_dim(redispatch, node_class=autograd_nodes.MinBackward0):
    def kernel(self, dim, keepdim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim, keepdim)
        node = node_class()
        node.raw_dim = dim
        node.self_shape = self._data_.shape
        node.raw_keepdim = keepdim
        node.raw_indices = save_output(out[1], 1)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def var(redispatch, node_class=autograd_nodes.VarBackward0):
    def kernel(self, unbiased):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, unbiased)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_unbiased = unbiased
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def var_dim(redispatch, node_class=autograd_nodes.VarBackward0_var_dim):
    def kernel(self, dim, unbiased, keepdim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim, unbiased, keepdim)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.raw_unbiased = unbiased
        node.raw_keepdim = keepdim
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def var_correction(redispatch, node_class=autograd_nodes.VarBackward0_var_correction):
    def kernel(self, dim, correction, keepdim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim, correction, keepdim)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.raw_correction = correction
        node.raw_keepdim = keepdim
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def std(redispatch, node_class=autograd_nodes.StdBackward0):
    def kernel(self, unbiased):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, unbiased)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_unbiased = unbiased
        if out._counter_ is None:  # as `save_output`, without the call
            counter = out._counter_ = VersionCounter()
            node.raw_result = [out._data_, out._bits_, counter, 0, 0]
        else:
            node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def std_dim(redispatch, node_class=autograd_nodes.StdBackward0_std_dim):
    def kernel(self, dim, unbiased, keepdim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim, unbiased, keepdim)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.raw_unbiased = unbiased
        node.raw_keepdim = keepdim
        if out._counter_ is None:  # as `save_output`, without the call
            counter = out._counter_ = VersionCounter()
            node.raw_result = [out._data_, out._bits_, counter, 0, 0]
        else:
            node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def std_correction(redispatch, node_class=autograd_nodes.StdBackward0_std_correction):
    def kernel(self, dim, correction, keepdim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim, correction, keepdim)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.raw_correction = correction
        node.raw_keepdim = keepdim
        if out._counter_ is None:  # as `save_output`, without the call
            counter = out._counter_ = VersionCounter()
            node.raw_result = [out._data_, out._bits_, counter, 0, 0]
        else:
            node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def var_mean_correction(redispatch, node_class=autograd_nodes.VarMeanBackward0):
    def kernel(self, dim, correction, keepdim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim, correction, keepdim)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.raw_correction = correction
        node.raw_keepdim = keepdim
        node.next_edges = (edge_self,)
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


def std_mean_correction(redispatch, node_class=autograd_nodes.StdMeanBackward0):
    def kernel(self, dim, correction, keepdim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim, correction, keepdim)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.raw_correction = correction
        node.raw_keepdim = keepdim
        node.raw_result0 = save_output(out[0], 0)
        node.next_edges = (edge_self,)
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


def logsumexp(redispatch, node_class=autograd_nodes.LogsumexpBackward0):
    def kernel(self, dim, keepdim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim, keepdim)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.raw_keepdim = keepdim
        if out._counter_ is None:  # as `save_output`, without the call
            counter = out._counter_ = VersionCounter()
            node.raw_result = [out._data_, out._bits_, counter, 0, 0]
        else:
            node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def median(redispatch, node_class=autograd_nodes.MedianBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        if out._counter_ is None:  # as `save_output`, without the call
            counter = out._counter_ = VersionCounter()
            node.raw_result = [out._data_, out._bits_, counter, 0, 0]
        else:
            node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def median_dim(redispatch, node_class=autograd_nodes.MedianBackward1):
    def kernel(self, dim, keepdim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim, keepdim)
        node = node_class()
        node.raw_dim = dim
        node.self_shape = self._data_.shape
        node.raw_keepdim = keepdim
        node.raw_indices = save_output(out[1], 1)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def nanmedian(redispatch, node_class=autograd_nodes.NanmedianBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        if out._counter_ is None:  # as `save_output`, without the call
            counter = out._counter_ = VersionCounter()
            node.raw_result = [out._data_, out._bits_, counter, 0, 0]
        else:
            node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def nanmedian_dim(redispatch, node_class=autograd_nodes.NanmedianBackward1):
    def kernel(self, dim, keepdim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim, keepdim)
        node = node_class()
        node.raw_dim = dim
        node.self_shape = self._data_.shape
        node.raw_keepdim = keepdim
        node.raw_indices = save_output(out[1], 1)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def mode(redispatch, node_class=autograd_nodes.ModeBackward0):
    def kernel(self, dim, keepdim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim, keepdim)
        node = node_class()
        node.raw_dim = dim
        node.self_shape = self._data_.shape
        node.raw_keepdim = keepdim
        node.raw_indices = save_output(out[1], 1)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def cumsum(redispatch, node_class=autograd_nodes.CumsumBackward0):
    def kernel(self, dim, dtype):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim, dtype)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        node.raw_dim = dim
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def cumsum_(redispatch, node_class=autograd_nodes.CumsumBackward0):
    def kernel(self, dim, dtype):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class() if dtype is None else without_arrays(node_class)()
        node.raw_dim = dim
        redispatch(self, dim, dtype)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def cumprod(redispatch, node_class=autograd_nodes.CumprodBackward0):
    def kernel(self, dim, dtype):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim, dtype)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        if out._counter_ is None:  # as `save_output`, without the call
            counter = out._counter_ = VersionCounter()
            node.raw_result = [out._data_, out._bits_, counter, 0, 0]
        else:
            node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def cumprod_(redispatch, node_class=autograd_nodes.CumprodBackward0):
    def kernel(self, dim, dtype):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class() if dtype is None else without_arrays(node_class)()
        node.raw_self = (self.clone(), 0)
        node.raw_dim = dim
        redispatch(self, dim, dtype)
        node.raw_result = save_output(self, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def cummax(redispatch, node_class=autograd_nodes.CummaxBackward0):
    def kernel(self, dim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim)
        node = node_class()
        node.self_shape = self._data_.shape
        node.raw_dim = dim
        node.raw_indices = save_output(out[1], 1)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def cummin(redispatch, node_class=autograd_nodes.CumminBackward0):
    def kernel(self, dim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim)
        node = node_class()
        node.self_shape = self._data_.shape
        node.raw_dim = dim
        node.raw_indices = save_output(out[1], 1)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def logcumsumexp(redispatch, node_class=autograd_nodes.LogcumsumexpBackward0):
    def kernel(self, dim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        if out._counter_ is None:  # as `save_output`, without the call
            counter = out._counter_ = VersionCounter()
            node.raw_result = [out._data_, out._bits_, counter, 0, 0]
        else:
            node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _linear_recurrence(redispatch, node_class=autograd_nodes.LinearRecurrenceBackward0):
    def kernel(self, ratios, reverse):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_ratios = (
            ratios._edge_ or (leaf_edge(ratios) if ratios._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(self, ratios, reverse)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = ratios._counter_
        node.raw_ratios = (ratios, 0 if counter is None else counter.version)
        node.raw_reverse = reverse
        node.raw_result = save_output(out, 0) if edge_ratios is not None else None
        node.next_edges = (edge_self, edge_ratios)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def bincount(redispatch, node_class=autograd_nodes.NotImplemented_bincount):
    def kernel(self, weights, minlength):
        edge_weights = None
        if weights is not None:
            edge_weights = (
                weights._edge_ or (leaf_edge(weights) if weights._bits_ & REQUIRES_GRAD else None)
            )
        if edge_weights is None:
            return redispatch(self, weights, minlength)
        out = redispatch(self, weights, minlength)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.next_edges = (edge_weights,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def histogram_bins_tensor(
    redispatch, node_class=autograd_nodes.NotImplemented_histogram_bins_tensor
):
    def kernel(self, bins, weight, density):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_bins = bins._edge_ or (leaf_edge(bins) if bins._bits_ & REQUIRES_GRAD else None)
        edge_weight = None
        if weight is not None:
            edge_weight = (
                weight._edge_ or (leaf_edge(weight) if weight._bits_ & REQUIRES_GRAD else None)
            )
        out = redispatch(self, bins, weight, density)
        node = node_class()
        node.next_edges = (edge_self, edge_bins, edge_weight)
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


def histogram_bin_ct(redispatch, node_class=autograd_nodes.NotImplemented_histogram_bin_ct):
    def kernel(self, bins, range, weight, density):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_weight = None
        if weight is not None:
            edge_weight = (
                weight._edge_ or (leaf_edge(weight) if weight._bits_ & REQUIRES_GRAD else None)
            )
        out = redispatch(self, bins, range, weight, density)
        node = node_class()
        node.next_edges = (edge_self, edge_weight)
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


def _histogramdd_bin_edges(
    redispatch, node_class=autograd_nodes.NotImplemented__histogramdd_bin_edges
):
    def kernel(self, bins, range, weight, density):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_weight = None
        if weight is not None:
            edge_weight = (
                weight._edge_ or (leaf_edge(weight) if weight._bits_ & REQUIRES_GRAD else None)
            )
        out = redispatch(self, bins, range, weight, density)
        node = node_class()
        node.next_edges = (edge_self, edge_weight)
        node._nr = next_sequence_nr()
        node._metadata = tuple((item._data_.shape, item._bits_) for item in out)
        for number, item in enumerate(out):
            item._edge_ = (node, number)
            item._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def _histogramdd_from_bin_tensors(
    redispatch, node_class=autograd_nodes.NotImplemented__histogramdd_from_bin_tensors
):
    def kernel(self, bins, weight, density):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edges_bins = []  # a comprehension is a call
        for item in bins:
            edges_bins.append(item._edge_ or gradient_edge(item))
        edge_weight = None
        if weight is not None:
            edge_weight = (
                weight._edge_ or (leaf_edge(weight) if weight._bits_ & REQUIRES_GRAD else None)
            )
        if edge_self is None and not any(edges_bins) and edge_weight is None:
            return redispatch(self, bins, weight, density)
        out = redispatch(self, bins, weight, density)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.bins_count = len(edges_bins)
        node.next_edges = (edge_self, *edges_bins, edge_weight)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def segment_reduce(redispatch, node_class=autograd_nodes.SegmentReduceBackward0):
    def kernel(data, reduce, lengths, indices, offsets, axis, unsafe, initial):
        edge_data = data._edge_ or (leaf_edge(data) if data._bits_ & REQUIRES_GRAD else None)
        if edge_data is None:
            return redispatch(data, reduce, lengths, indices, offsets, axis, unsafe, initial)
        out = redispatch(data, reduce, lengths, indices, offsets, axis, unsafe, initial)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = data._counter_
        node.raw_data = (data, 0 if counter is None else counter.version)
        node.raw_reduce = reduce
        node.raw_lengths = save_input(lengths)
        node.raw_offsets = save_input(offsets)
        node.raw_axis = axis
        node.raw_initial = initial
        if out._counter_ is None:  # as `save_output`, without the call
            counter = out._counter_ = VersionCounter()
            node.raw_result = [out._data_, out._bits_, counter, 0, 0]
        else:
            node.raw_result = save_output(out, 0)
        node.next_edges = (edge_data,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel
