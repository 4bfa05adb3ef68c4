"""Kernels that record calls on the backward graph.

Each function takes the kernel below autograd and returns the one that runs it and makes a node.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from __future__ import annotations

from collections.abc import Callable
from gradsmith.autograd.nodes.node import next_sequence_nr
from gradsmith.autograd.nodes.variable import leaf_edge
from gradsmith.autograd.views.inplace import check_inplace, rebase_history
from gradsmith.core.bits import NUMBER_BITS, REQUIRES_GRAD
from gradsmith.generated.autograd_nodes import comparison as autograd_nodes
from typing import Any, TypeAlias

Function: TypeAlias = Callable[..., Any]


def eq__Tensor(
    redispatch: Function, node_class: Any = autograd_nodes.EqBackward0, numbers: bool = True
) -> Function:
    """Records ``eq_.Tensor`` as EqBackward0."""

    if numbers:

        def kernel_of_numbers(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
            if edge_self is None:
                return redispatch(self, other)
            check_inplace(self, False)
            node = node_class()
            redispatch(self, other)
            node.next_edges = (edge_self,)
            node._nr = next_sequence_nr()
            node._metadata = ((self._data.shape, self._bits),)
            rebase_history(self, node)
            return self

        return kernel_of_numbers

    def kernel(self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, other)
        check_inplace(self, False)
        node = node_class()
        redispatch(self, other)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def ne__Tensor(
    redispatch: Function, node_class: Any = autograd_nodes.NeBackward0, numbers: bool = True
) -> Function:
    """Records ``ne_.Tensor`` as NeBackward0."""

    if numbers:

        def kernel_of_numbers(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
            if edge_self is None:
                return redispatch(self, other)
            check_inplace(self, False)
            node = node_class()
            redispatch(self, other)
            node.next_edges = (edge_self,)
            node._nr = next_sequence_nr()
            node._metadata = ((self._data.shape, self._bits),)
            rebase_history(self, node)
            return self

        return kernel_of_numbers

    def kernel(self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, other)
        check_inplace(self, False)
        node = node_class()
        redispatch(self, other)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def lt__Tensor(
    redispatch: Function, node_class: Any = autograd_nodes.LtBackward0, numbers: bool = True
) -> Function:
    """Records ``lt_.Tensor`` as LtBackward0."""

    if numbers:

        def kernel_of_numbers(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
            if edge_self is None:
                return redispatch(self, other)
            check_inplace(self, False)
            node = node_class()
            redispatch(self, other)
            node.next_edges = (edge_self,)
            node._nr = next_sequence_nr()
            node._metadata = ((self._data.shape, self._bits),)
            rebase_history(self, node)
            return self

        return kernel_of_numbers

    def kernel(self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, other)
        check_inplace(self, False)
        node = node_class()
        redispatch(self, other)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def le__Tensor(
    redispatch: Function, node_class: Any = autograd_nodes.LeBackward0, numbers: bool = True
) -> Function:
    """Records ``le_.Tensor`` as LeBackward0."""

    if numbers:

        def kernel_of_numbers(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
            if edge_self is None:
                return redispatch(self, other)
            check_inplace(self, False)
            node = node_class()
            redispatch(self, other)
            node.next_edges = (edge_self,)
            node._nr = next_sequence_nr()
            node._metadata = ((self._data.shape, self._bits),)
            rebase_history(self, node)
            return self

        return kernel_of_numbers

    def kernel(self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, other)
        check_inplace(self, False)
        node = node_class()
        redispatch(self, other)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def gt__Tensor(
    redispatch: Function, node_class: Any = autograd_nodes.GtBackward0, numbers: bool = True
) -> Function:
    """Records ``gt_.Tensor`` as GtBackward0."""

    if numbers:

        def kernel_of_numbers(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
            if edge_self is None:
                return redispatch(self, other)
            check_inplace(self, False)
            node = node_class()
            redispatch(self, other)
            node.next_edges = (edge_self,)
            node._nr = next_sequence_nr()
            node._metadata = ((self._data.shape, self._bits),)
            rebase_history(self, node)
            return self

        return kernel_of_numbers

    def kernel(self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, other)
        check_inplace(self, False)
        node = node_class()
        redispatch(self, other)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def ge__Tensor(
    redispatch: Function, node_class: Any = autograd_nodes.GeBackward0, numbers: bool = True
) -> Function:
    """Records ``ge_.Tensor`` as GeBackward0."""

    if numbers:

        def kernel_of_numbers(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
            if edge_self is None:
                return redispatch(self, other)
            check_inplace(self, False)
            node = node_class()
            redispatch(self, other)
            node.next_edges = (edge_self,)
            node._nr = next_sequence_nr()
            node._metadata = ((self._data.shape, self._bits),)
            rebase_history(self, node)
            return self

        return kernel_of_numbers

    def kernel(self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, other)
        check_inplace(self, False)
        node = node_class()
        redispatch(self, other)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def logical_and_(
    redispatch: Function, node_class: Any = autograd_nodes.LogicalAndBackward0
) -> Function:
    """Records ``logical_and_`` as LogicalAndBackward0."""

    def kernel(self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, other)
        check_inplace(self, False)
        node = node_class()
        redispatch(self, other)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def logical_or_(
    redispatch: Function, node_class: Any = autograd_nodes.LogicalOrBackward0
) -> Function:
    """Records ``logical_or_`` as LogicalOrBackward0."""

    def kernel(self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, other)
        check_inplace(self, False)
        node = node_class()
        redispatch(self, other)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def logical_xor_(
    redispatch: Function, node_class: Any = autograd_nodes.LogicalXorBackward0
) -> Function:
    """Records ``logical_xor_`` as LogicalXorBackward0."""

    def kernel(self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, other)
        check_inplace(self, False)
        node = node_class()
        redispatch(self, other)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def logical_not_(
    redispatch: Function, node_class: Any = autograd_nodes.LogicalNotBackward0
) -> Function:
    """Records ``logical_not_`` as LogicalNotBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel
