"""Kernels that record calls on the backward graph.

Each function takes the kernel below autograd and returns the one that runs it and makes a node.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.autograd.nodes.node import next_sequence_nr
from gradsmith.autograd.nodes.variable import leaf_edge
from gradsmith.core.bits import RECORDED, REQUIRES_GRAD
from gradsmith.generated.autograd_nodes import fft as autograd_nodes


def _fft_c2c(redispatch, node_class=autograd_nodes.FftC2CBackward0):
    def kernel(self, dim, normalization, forward):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim, normalization, forward)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_dim = dim
        node.raw_normalization = normalization
        node.raw_forward = forward
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _fft_r2c(redispatch, node_class=autograd_nodes.FftR2CBackward0):
    def kernel(self, dim, normalization, onesided):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim, normalization, onesided)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_dim = dim
        node.raw_normalization = normalization
        node.raw_onesided = onesided
        node.self_shape = self._data_.shape
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _fft_c2r(redispatch, node_class=autograd_nodes.FftC2RBackward0):
    def kernel(self, dim, normalization, last_dim_size):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim, normalization, last_dim_size)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_dim = dim
        node.raw_normalization = normalization
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel
