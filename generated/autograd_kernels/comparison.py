"""Kernels that record calls on the backward graph.

Each function takes the kernel below autograd and returns the one that runs it and makes a node.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.autograd.nodes.node import next_sequence_nr
from gradsmith.autograd.nodes.variable import leaf_edge
from gradsmith.autograd.views.inplace import check_inplace, rebase_history
from gradsmith.core.bits import REQUIRES_GRAD
from gradsmith.generated.autograd_nodes import comparison as autograd_nodes


def eq__Tensor(redispatch, node_class=autograd_nodes.EqBackward0, numbers=True):
    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, other)
        check_inplace(self, False)
        node = node_class()
        redispatch(self, other)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def ne__Tensor(redispatch, node_class=autograd_nodes.NeBackward0, numbers=True):
    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, other)
        check_inplace(self, False)
        node = node_class()
        redispatch(self, other)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def lt__Tensor(redispatch, node_class=autograd_nodes.LtBackward0, numbers=True):
    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, other)
        check_inplace(self, False)
        node = node_class()
        redispatch(self, other)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def le__Tensor(redispatch, node_class=autograd_nodes.LeBackward0, numbers=True):
    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, other)
        check_inplace(self, False)
        node = node_class()
        redispatch(self, other)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def gt__Tensor(redispatch, node_class=autograd_nodes.GtBackward0, numbers=True):
    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, other)
        check_inplace(self, False)
        node = node_class()
        redispatch(self, other)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def ge__Tensor(redispatch, node_class=autograd_nodes.GeBackward0, numbers=True):
    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, other)
        check_inplace(self, False)
        node = node_class()
        redispatch(self, other)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def logical_and_(redispatch, node_class=autograd_nodes.LogicalAndBackward0):
    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, other)
        check_inplace(self, False)
        node = node_class()
        redispatch(self, other)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def logical_or_(redispatch, node_class=autograd_nodes.LogicalOrBackward0):
    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, other)
        check_inplace(self, False)
        node = node_class()
        redispatch(self, other)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def logical_xor_(redispatch, node_class=autograd_nodes.LogicalXorBackward0):
    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, other)
        check_inplace(self, False)
        node = node_class()
        redispatch(self, other)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def logical_not_(redispatch, node_class=autograd_nodes.LogicalNotBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel
