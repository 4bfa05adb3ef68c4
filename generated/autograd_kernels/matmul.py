"""Kernels that record calls on the backward graph.

Each function takes the kernel below autograd and returns the one that runs it and makes a node.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.autograd.nodes.node import next_sequence_nr
from gradsmith.autograd.nodes.saved import save_output
from gradsmith.autograd.nodes.variable import leaf_edge
from gradsmith.autograd.views.inplace import check_inplace, rebase_history
from gradsmith.core.bits import RECORDED, REQUIRES_GRAD
from gradsmith.core.tensor import VersionCounter
from gradsmith.generated.autograd_nodes import matmul as autograd_nodes


def mm(redispatch, node_class=autograd_nodes.MmBackward0):
    def kernel(self, mat2):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_mat2 = mat2._edge_ or (leaf_edge(mat2) if mat2._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, mat2)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_mat2 = None
        if edge_self is not None:
            counter = mat2._counter_
            node.raw_mat2 = (mat2, 0 if counter is None else counter.version)
        node.raw_self = None
        if edge_mat2 is not None:
            counter = self._counter_
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_mat2)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def bmm(redispatch, node_class=autograd_nodes.BmmBackward0):
    def kernel(self, mat2):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_mat2 = mat2._edge_ or (leaf_edge(mat2) if mat2._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, mat2)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_mat2 = None
        if edge_self is not None:
            counter = mat2._counter_
            node.raw_mat2 = (mat2, 0 if counter is None else counter.version)
        node.raw_self = None
        if edge_mat2 is not None:
            counter = self._counter_
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_mat2)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def mv(redispatch, node_class=autograd_nodes.MvBackward0):
    def kernel(self, vec):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_vec = vec._edge_ or (leaf_edge(vec) if vec._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, vec)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_vec = None
        if edge_self is not None:
            counter = vec._counter_
            node.raw_vec = (vec, 0 if counter is None else counter.version)
        node.raw_self = None
        if edge_vec is not None:
            counter = self._counter_
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_vec)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def dot(redispatch, node_class=autograd_nodes.DotBackward0):
    def kernel(self, tensor):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_tensor = (
            tensor._edge_ or (leaf_edge(tensor) if tensor._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(self, tensor)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_tensor = None
        if edge_self is not None:
            counter = tensor._counter_
            node.raw_tensor = (tensor, 0 if counter is None else counter.version)
        node.raw_self = None
        if edge_tensor is not None:
            counter = self._counter_
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_tensor)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def vdot(redispatch, node_class=autograd_nodes.VdotBackward0):
    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, other)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_other = None
        if edge_self is not None:
            counter = other._counter_
            node.raw_other = (other, 0 if counter is None else counter.version)
        node.raw_self = None
        if edge_other is not None:
            counter = self._counter_
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def outer(redispatch, node_class=autograd_nodes.OuterBackward0):
    def kernel(self, vec2):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_vec2 = vec2._edge_ or (leaf_edge(vec2) if vec2._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, vec2)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_vec2 = None
        if edge_self is not None:
            counter = vec2._counter_
            node.raw_vec2 = (vec2, 0 if counter is None else counter.version)
        node.raw_self = None
        if edge_vec2 is not None:
            counter = self._counter_
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_vec2)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def matmul(redispatch, node_class=autograd_nodes.MatmulBackward0):
    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, other)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.self_shape = self._data_.shape if edge_self is not None else None
        node.raw_other = None
        if edge_self is not None:
            counter = other._counter_
            node.raw_other = (other, 0 if counter is None else counter.version)
        node.raw_self = None
        if edge_other is not None:
            counter = self._counter_
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.other_shape = other._data_.shape if edge_other is not None else None
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def linear(redispatch, node_class=autograd_nodes.LinearBackward0):
    def kernel(input, weight, bias):
        edge_input = input._edge_ or (leaf_edge(input) if input._bits_ & REQUIRES_GRAD else None)
        edge_weight = (
            weight._edge_ or (leaf_edge(weight) if weight._bits_ & REQUIRES_GRAD else None)
        )
        edge_bias = None
        if bias is not None:
            edge_bias = bias._edge_ or (leaf_edge(bias) if bias._bits_ & REQUIRES_GRAD else None)
        out = redispatch(input, weight, bias)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_weight = None
        if edge_input is not None:
            counter = weight._counter_
            node.raw_weight = (weight, 0 if counter is None else counter.version)
        node.raw_input = None
        if edge_weight is not None:
            counter = input._counter_
            node.raw_input = (input, 0 if counter is None else counter.version)
        node.weight_shape = weight._data_.shape if edge_weight is not None else None
        node.next_edges = (edge_input, edge_weight, edge_bias)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def addmm(redispatch, node_class=autograd_nodes.AddmmBackward0):
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
        node.raw_alpha = alpha
        node.raw_mat1 = None
        if edge_mat2 is not None:
            counter = mat1._counter_
            node.raw_mat1 = (mat1, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_mat1, edge_mat2)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def addmm_(redispatch, node_class=autograd_nodes.AddmmBackward0):
    def kernel(self, mat1, mat2, beta, alpha):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_mat1 = mat1._edge_ or (leaf_edge(mat1) if mat1._bits_ & REQUIRES_GRAD else None)
        edge_mat2 = mat2._edge_ or (leaf_edge(mat2) if mat2._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, edge_mat1 is not None or edge_mat2 is not None)
        node = node_class()
        node.raw_beta = beta
        node.raw_mat2 = None
        if edge_mat1 is not None:
            counter = mat2._counter_
            node.raw_mat2 = (mat2, 0 if counter is None else counter.version)
        node.raw_alpha = alpha
        node.raw_mat1 = None
        if edge_mat2 is not None:
            counter = mat1._counter_
            node.raw_mat1 = (mat1, 0 if counter is None else counter.version)
        redispatch(self, mat1, mat2, beta, alpha)
        node.next_edges = (edge_self, edge_mat1, edge_mat2)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def addmv(redispatch, node_class=autograd_nodes.AddmvBackward0):
    def kernel(self, mat, vec, beta, alpha):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_mat = mat._edge_ or (leaf_edge(mat) if mat._bits_ & REQUIRES_GRAD else None)
        edge_vec = vec._edge_ or (leaf_edge(vec) if vec._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, mat, vec, beta, alpha)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_beta = beta
        node.raw_vec = None
        if edge_mat is not None:
            counter = vec._counter_
            node.raw_vec = (vec, 0 if counter is None else counter.version)
        node.raw_alpha = alpha
        node.raw_mat = None
        if edge_vec is not None:
            counter = mat._counter_
            node.raw_mat = (mat, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_mat, edge_vec)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def addmv_(redispatch, node_class=autograd_nodes.AddmvBackward0):
    def kernel(self, mat, vec, beta, alpha):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_mat = mat._edge_ or (leaf_edge(mat) if mat._bits_ & REQUIRES_GRAD else None)
        edge_vec = vec._edge_ or (leaf_edge(vec) if vec._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, edge_mat is not None or edge_vec is not None)
        node = node_class()
        node.raw_beta = beta
        node.raw_vec = None
        if edge_mat is not None:
            counter = vec._counter_
            node.raw_vec = (vec, 0 if counter is None else counter.version)
        node.raw_alpha = alpha
        node.raw_mat = None
        if edge_vec is not None:
            counter = mat._counter_
            node.raw_mat = (mat, 0 if counter is None else counter.version)
        redispatch(self, mat, vec, beta, alpha)
        node.next_edges = (edge_self, edge_mat, edge_vec)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def addr(redispatch, node_class=autograd_nodes.AddrBackward0):
    def kernel(self, vec1, vec2, beta, alpha):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_vec1 = vec1._edge_ or (leaf_edge(vec1) if vec1._bits_ & REQUIRES_GRAD else None)
        edge_vec2 = vec2._edge_ or (leaf_edge(vec2) if vec2._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, vec1, vec2, beta, alpha)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_beta = beta
        node.raw_vec2 = None
        if edge_vec1 is not None:
            counter = vec2._counter_
            node.raw_vec2 = (vec2, 0 if counter is None else counter.version)
        node.raw_alpha = alpha
        node.raw_vec1 = None
        if edge_vec2 is not None:
            counter = vec1._counter_
            node.raw_vec1 = (vec1, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_vec1, edge_vec2)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def addr_(redispatch, node_class=autograd_nodes.AddrBackward0):
    def kernel(self, vec1, vec2, beta, alpha):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_vec1 = vec1._edge_ or (leaf_edge(vec1) if vec1._bits_ & REQUIRES_GRAD else None)
        edge_vec2 = vec2._edge_ or (leaf_edge(vec2) if vec2._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, edge_vec1 is not None or edge_vec2 is not None)
        node = node_class()
        node.raw_beta = beta
        node.raw_vec2 = None
        if edge_vec1 is not None:
            counter = vec2._counter_
            node.raw_vec2 = (vec2, 0 if counter is None else counter.version)
        node.raw_alpha = alpha
        node.raw_vec1 = None
        if edge_vec2 is not None:
            counter = vec1._counter_
            node.raw_vec1 = (vec1, 0 if counter is None else counter.version)
        redispatch(self, vec1, vec2, beta, alpha)
        node.next_edges = (edge_self, edge_vec1, edge_vec2)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def addbmm(redispatch, node_class=autograd_nodes.AddbmmBackward0):
    def kernel(self, batch1, batch2, beta, alpha):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_batch1 = (
            batch1._edge_ or (leaf_edge(batch1) if batch1._bits_ & REQUIRES_GRAD else None)
        )
        edge_batch2 = (
            batch2._edge_ or (leaf_edge(batch2) if batch2._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(self, batch1, batch2, beta, alpha)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_beta = beta
        node.raw_batch2 = None
        if edge_batch1 is not None:
            counter = batch2._counter_
            node.raw_batch2 = (batch2, 0 if counter is None else counter.version)
        node.raw_alpha = alpha
        node.raw_batch1 = None
        if edge_batch2 is not None:
            counter = batch1._counter_
            node.raw_batch1 = (batch1, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_batch1, edge_batch2)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def addbmm_(redispatch, node_class=autograd_nodes.AddbmmBackward0):
    def kernel(self, batch1, batch2, beta, alpha):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_batch1 = (
            batch1._edge_ or (leaf_edge(batch1) if batch1._bits_ & REQUIRES_GRAD else None)
        )
        edge_batch2 = (
            batch2._edge_ or (leaf_edge(batch2) if batch2._bits_ & REQUIRES_GRAD else None)
        )
        check_inplace(self, edge_batch1 is not None or edge_batch2 is not None)
        node = node_class()
        node.raw_beta = beta
        node.raw_batch2 = None
        if edge_batch1 is not None:
            counter = batch2._counter_
            node.raw_batch2 = (batch2, 0 if counter is None else counter.version)
        node.raw_alpha = alpha
        node.raw_batch1 = None
        if edge_batch2 is not None:
            counter = batch1._counter_
            node.raw_batch1 = (batch1, 0 if counter is None else counter.version)
        redispatch(self, batch1, batch2, beta, alpha)
        node.next_edges = (edge_self, edge_batch1, edge_batch2)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def baddbmm(redispatch, node_class=autograd_nodes.BaddbmmBackward0):
    def kernel(self, batch1, batch2, beta, alpha):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_batch1 = (
            batch1._edge_ or (leaf_edge(batch1) if batch1._bits_ & REQUIRES_GRAD else None)
        )
        edge_batch2 = (
            batch2._edge_ or (leaf_edge(batch2) if batch2._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(self, batch1, batch2, beta, alpha)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_beta = beta
        node.raw_batch2 = None
        if edge_batch1 is not None:
            counter = batch2._counter_
            node.raw_batch2 = (batch2, 0 if counter is None else counter.version)
        node.raw_alpha = alpha
        node.raw_batch1 = None
        if edge_batch2 is not None:
            counter = batch1._counter_
            node.raw_batch1 = (batch1, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_batch1, edge_batch2)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def baddbmm_(redispatch, node_class=autograd_nodes.BaddbmmBackward0):
    def kernel(self, batch1, batch2, beta, alpha):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_batch1 = (
            batch1._edge_ or (leaf_edge(batch1) if batch1._bits_ & REQUIRES_GRAD else None)
        )
        edge_batch2 = (
            batch2._edge_ or (leaf_edge(batch2) if batch2._bits_ & REQUIRES_GRAD else None)
        )
        check_inplace(self, edge_batch1 is not None or edge_batch2 is not None)
        node = node_class()
        node.raw_beta = beta
        node.raw_batch2 = None
        if edge_batch1 is not None:
            counter = batch2._counter_
            node.raw_batch2 = (batch2, 0 if counter is None else counter.version)
        node.raw_alpha = alpha
        node.raw_batch1 = None
        if edge_batch2 is not None:
            counter = batch1._counter_
            node.raw_batch1 = (batch1, 0 if counter is None else counter.version)
        redispatch(self, batch1, batch2, beta, alpha)
        node.next_edges = (edge_self, edge_batch1, edge_batch2)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def trace(redispatch, node_class=autograd_nodes.TraceBackward0):
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


def linalg_cross(redispatch, node_class=autograd_nodes.LinalgCrossBackward0):
    def kernel(self, other, dim):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, other, dim)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_other = None
        if edge_self is not None:
            counter = other._counter_
            node.raw_other = (other, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.raw_self = None
        if edge_other is not None:
            counter = self._counter_
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _cdist_forward(redispatch, node_class=autograd_nodes.CdistBackward0):
    def kernel(x1, x2, p, compute_mode):
        edge_x1 = x1._edge_ or (leaf_edge(x1) if x1._bits_ & REQUIRES_GRAD else None)
        edge_x2 = x2._edge_ or (leaf_edge(x2) if x2._bits_ & REQUIRES_GRAD else None)
        out = redispatch(x1, x2, p, compute_mode)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = x1._counter_
        node.raw_x1 = (x1, 0 if counter is None else counter.version)
        counter = x2._counter_
        node.raw_x2 = (x2, 0 if counter is None else counter.version)
        node.raw_p = p
        if out._counter_ is None:  # as `save_output`, without the call
            counter = out._counter_ = VersionCounter()
            node.raw_result = [out._data_, out._bits_, counter, 0, 0]
        else:
            node.raw_result = save_output(out, 0)
        node.next_edges = (edge_x1, edge_x2)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _euclidean_dist(redispatch, node_class=autograd_nodes.EuclideanDistBackward0):
    def kernel(x1, x2):
        edge_x1 = x1._edge_ or (leaf_edge(x1) if x1._bits_ & REQUIRES_GRAD else None)
        edge_x2 = x2._edge_ or (leaf_edge(x2) if x2._bits_ & REQUIRES_GRAD else None)
        out = redispatch(x1, x2)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = x1._counter_
        node.raw_x1 = (x1, 0 if counter is None else counter.version)
        counter = x2._counter_
        node.raw_x2 = (x2, 0 if counter is None else counter.version)
        if out._counter_ is None:  # as `save_output`, without the call
            counter = out._counter_ = VersionCounter()
            node.raw_result = [out._data_, out._bits_, counter, 0, 0]
        else:
            node.raw_result = save_output(out, 0)
        node.next_edges = (edge_x1, edge_x2)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _cdist_backward(redispatch, node_class=autograd_nodes.CdistBackwardBackward0):
    def kernel(grad, x1, x2, p, cdist):
        edge_grad = grad._edge_ or (leaf_edge(grad) if grad._bits_ & REQUIRES_GRAD else None)
        edge_x1 = x1._edge_ or (leaf_edge(x1) if x1._bits_ & REQUIRES_GRAD else None)
        edge_x2 = x2._edge_ or (leaf_edge(x2) if x2._bits_ & REQUIRES_GRAD else None)
        edge_cdist = cdist._edge_ or (leaf_edge(cdist) if cdist._bits_ & REQUIRES_GRAD else None)
        out = redispatch(grad, x1, x2, p, cdist)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.next_edges = (edge_grad, edge_x1, edge_x2, edge_cdist)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _pdist_forward(redispatch, node_class=autograd_nodes.PdistBackward0):
    def kernel(self, p):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, p)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_p = p
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


def _pdist_backward(redispatch, node_class=autograd_nodes.PdistBackwardBackward0):
    def kernel(grad, self, p, pdist):
        edge_grad = grad._edge_ or (leaf_edge(grad) if grad._bits_ & REQUIRES_GRAD else None)
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_pdist = pdist._edge_ or (leaf_edge(pdist) if pdist._bits_ & REQUIRES_GRAD else None)
        out = redispatch(grad, self, p, pdist)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.next_edges = (edge_grad, edge_self, edge_pdist)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel
