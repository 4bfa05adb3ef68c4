"""Kernels that record calls on the backward graph.

Each function takes the kernel below autograd and returns the one that runs it and makes a node.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from __future__ import annotations

from collections.abc import Callable
from gradsmith.autograd.nodes.node import next_sequence_nr
from gradsmith.autograd.nodes.recording import NOTHING, metadata_of
from gradsmith.autograd.nodes.saved import save_input, save_output
from gradsmith.autograd.nodes.variable import leaf_edge
from gradsmith.autograd.views.inplace import check_inplace, rebase_history
from gradsmith.core.bits import DIFFERENTIABLE, NUMBER_BITS, REQUIRES_GRAD
from gradsmith.generated.autograd_nodes import pointwise as autograd_nodes
from typing import Any, TypeAlias

Function: TypeAlias = Callable[..., Any]


def add_Tensor(
    redispatch: Function, node_class: Any = autograd_nodes.AddBackward0, numbers: bool = True
) -> Function:
    """Records ``add.Tensor`` as AddBackward0."""

    if numbers:

        def kernel_of_numbers(self, other, alpha):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge or (
                    leaf_edge(other) if other._bits & REQUIRES_GRAD else None
                )
            out = redispatch(self, other, alpha)
            bits = out._bits
            if not bits & DIFFERENTIABLE:
                return out
            node = node_class()
            node.raw_alpha = alpha
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node._metadata = ((out._data.shape, bits),)
            out._edge = (node, 0)
            out._bits = bits | REQUIRES_GRAD
            return out

        return kernel_of_numbers

    def kernel(self, other, alpha):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_other = other._edge or (leaf_edge(other) if other._bits & REQUIRES_GRAD else None)
        out = redispatch(self, other, alpha)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.raw_alpha = alpha
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def add__Tensor(
    redispatch: Function, node_class: Any = autograd_nodes.AddBackward0, numbers: bool = True
) -> Function:
    """Records ``add_.Tensor`` as AddBackward0."""

    if numbers:

        def kernel_of_numbers(self, other, alpha):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge or (
                    leaf_edge(other) if other._bits & REQUIRES_GRAD else None
                )
            check_inplace(self, edge_other is not None)
            node = node_class()
            node.raw_alpha = alpha
            redispatch(self, other, alpha)
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node._metadata = ((self._data.shape, self._bits),)
            rebase_history(self, node)
            return self

        return kernel_of_numbers

    def kernel(self, other, alpha):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_other = other._edge or (leaf_edge(other) if other._bits & REQUIRES_GRAD else None)
        check_inplace(self, edge_other is not None)
        node = node_class()
        node.raw_alpha = alpha
        redispatch(self, other, alpha)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def sub_Tensor(
    redispatch: Function, node_class: Any = autograd_nodes.SubBackward0, numbers: bool = True
) -> Function:
    """Records ``sub.Tensor`` as SubBackward0."""

    if numbers:

        def kernel_of_numbers(self, other, alpha):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge or (
                    leaf_edge(other) if other._bits & REQUIRES_GRAD else None
                )
            out = redispatch(self, other, alpha)
            bits = out._bits
            if not bits & DIFFERENTIABLE:
                return out
            node = node_class()
            node.raw_alpha = alpha
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node._metadata = ((out._data.shape, bits),)
            out._edge = (node, 0)
            out._bits = bits | REQUIRES_GRAD
            return out

        return kernel_of_numbers

    def kernel(self, other, alpha):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_other = other._edge or (leaf_edge(other) if other._bits & REQUIRES_GRAD else None)
        out = redispatch(self, other, alpha)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.raw_alpha = alpha
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def sub__Tensor(
    redispatch: Function, node_class: Any = autograd_nodes.SubBackward0, numbers: bool = True
) -> Function:
    """Records ``sub_.Tensor`` as SubBackward0."""

    if numbers:

        def kernel_of_numbers(self, other, alpha):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge or (
                    leaf_edge(other) if other._bits & REQUIRES_GRAD else None
                )
            check_inplace(self, edge_other is not None)
            node = node_class()
            node.raw_alpha = alpha
            redispatch(self, other, alpha)
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node._metadata = ((self._data.shape, self._bits),)
            rebase_history(self, node)
            return self

        return kernel_of_numbers

    def kernel(self, other, alpha):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_other = other._edge or (leaf_edge(other) if other._bits & REQUIRES_GRAD else None)
        check_inplace(self, edge_other is not None)
        node = node_class()
        node.raw_alpha = alpha
        redispatch(self, other, alpha)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def rsub_Tensor(
    redispatch: Function, node_class: Any = autograd_nodes.RsubBackward0, numbers: bool = True
) -> Function:
    """Records ``rsub.Tensor`` as RsubBackward0."""

    if numbers:

        def kernel_of_numbers(self, other, alpha):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge or (
                    leaf_edge(other) if other._bits & REQUIRES_GRAD else None
                )
            out = redispatch(self, other, alpha)
            bits = out._bits
            if not bits & DIFFERENTIABLE:
                return out
            node = node_class()
            node.raw_alpha = alpha
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node._metadata = ((out._data.shape, bits),)
            out._edge = (node, 0)
            out._bits = bits | REQUIRES_GRAD
            return out

        return kernel_of_numbers

    def kernel(self, other, alpha):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_other = other._edge or (leaf_edge(other) if other._bits & REQUIRES_GRAD else None)
        out = redispatch(self, other, alpha)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.raw_alpha = alpha
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def mul_Tensor(
    redispatch: Function, node_class: Any = autograd_nodes.MulBackward0, numbers: bool = True
) -> Function:
    """Records ``mul.Tensor`` as MulBackward0."""

    if numbers:

        def kernel_of_numbers(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge or (
                    leaf_edge(other) if other._bits & REQUIRES_GRAD else None
                )
            out = redispatch(self, other)
            bits = out._bits
            if not bits & DIFFERENTIABLE:
                return out
            node = node_class()
            node.raw_other = None
            if edge_self is not None:
                if other.__class__ in NUMBER_BITS:
                    node.raw_other = other
                else:
                    counter = other._counter
                    node.raw_other = (other, 0 if counter is None else counter.version)
            node.raw_self = None
            if edge_other is not None:
                if self.__class__ in NUMBER_BITS:
                    node.raw_self = self
                else:
                    counter = self._counter
                    node.raw_self = (self, 0 if counter is None else counter.version)
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node._metadata = ((out._data.shape, bits),)
            out._edge = (node, 0)
            out._bits = bits | REQUIRES_GRAD
            return out

        return kernel_of_numbers

    def kernel(self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_other = other._edge or (leaf_edge(other) if other._bits & REQUIRES_GRAD else None)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.raw_other = None
        if edge_self is not None:
            counter = other._counter
            node.raw_other = (other, 0 if counter is None else counter.version)
        node.raw_self = None
        if edge_other is not None:
            counter = self._counter
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def mul__Tensor(
    redispatch: Function, node_class: Any = autograd_nodes.MulBackward0, numbers: bool = True
) -> Function:
    """Records ``mul_.Tensor`` as MulBackward0."""

    if numbers:

        def kernel_of_numbers(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge or (
                    leaf_edge(other) if other._bits & REQUIRES_GRAD else None
                )
            check_inplace(self, edge_other is not None)
            node = node_class()
            node.raw_other = None
            if edge_self is not None:
                if other.__class__ in NUMBER_BITS:
                    node.raw_other = other
                else:
                    counter = other._counter
                    node.raw_other = (other, 0 if counter is None else counter.version)
            node.raw_self = (self.clone(), 0) if edge_other is not None else None
            redispatch(self, other)
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node._metadata = ((self._data.shape, self._bits),)
            rebase_history(self, node)
            return self

        return kernel_of_numbers

    def kernel(self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_other = other._edge or (leaf_edge(other) if other._bits & REQUIRES_GRAD else None)
        check_inplace(self, edge_other is not None)
        node = node_class()
        node.raw_other = None
        if edge_self is not None:
            counter = other._counter
            node.raw_other = (other, 0 if counter is None else counter.version)
        node.raw_self = (self.clone(), 0) if edge_other is not None else None
        redispatch(self, other)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def div_Tensor(
    redispatch: Function, node_class: Any = autograd_nodes.DivBackward0, numbers: bool = True
) -> Function:
    """Records ``div.Tensor`` as DivBackward0."""

    if numbers:

        def kernel_of_numbers(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge or (
                    leaf_edge(other) if other._bits & REQUIRES_GRAD else None
                )
            out = redispatch(self, other)
            bits = out._bits
            if not bits & DIFFERENTIABLE:
                return out
            node = node_class()
            if other.__class__ in NUMBER_BITS:
                node.raw_other = other
            else:
                counter = other._counter
                node.raw_other = (other, 0 if counter is None else counter.version)
            node.raw_result = save_output(out, 0) if edge_other is not None else None
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node._metadata = ((out._data.shape, bits),)
            out._edge = (node, 0)
            out._bits = bits | REQUIRES_GRAD
            return out

        return kernel_of_numbers

    def kernel(self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_other = other._edge or (leaf_edge(other) if other._bits & REQUIRES_GRAD else None)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = other._counter
        node.raw_other = (other, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0) if edge_other is not None else None
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def div__Tensor(
    redispatch: Function, node_class: Any = autograd_nodes.DivBackward0, numbers: bool = True
) -> Function:
    """Records ``div_.Tensor`` as DivBackward0."""

    if numbers:

        def kernel_of_numbers(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge or (
                    leaf_edge(other) if other._bits & REQUIRES_GRAD else None
                )
            check_inplace(self, edge_other is not None)
            node = node_class()
            if other.__class__ in NUMBER_BITS:
                node.raw_other = other
            else:
                counter = other._counter
                node.raw_other = (other, 0 if counter is None else counter.version)
            redispatch(self, other)
            node.raw_result = save_output(self, 0) if edge_other is not None else None
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node._metadata = ((self._data.shape, self._bits),)
            rebase_history(self, node)
            return self

        return kernel_of_numbers

    def kernel(self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_other = other._edge or (leaf_edge(other) if other._bits & REQUIRES_GRAD else None)
        check_inplace(self, edge_other is not None)
        node = node_class()
        counter = other._counter
        node.raw_other = (other, 0 if counter is None else counter.version)
        redispatch(self, other)
        node.raw_result = save_output(self, 0) if edge_other is not None else None
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def div_Tensor_mode(
    redispatch: Function, node_class: Any = autograd_nodes.DivBackward1, numbers: bool = True
) -> Function:
    """Records ``div.Tensor_mode`` as DivBackward1."""

    if numbers:

        def kernel_of_numbers(self, other, rounding_mode):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge or (
                    leaf_edge(other) if other._bits & REQUIRES_GRAD else None
                )
            out = redispatch(self, other, rounding_mode)
            bits = out._bits
            if not bits & DIFFERENTIABLE:
                return out
            node = node_class()
            if other.__class__ in NUMBER_BITS:
                node.raw_other = other
            else:
                counter = other._counter
                node.raw_other = (other, 0 if counter is None else counter.version)
            node.raw_rounding_mode = rounding_mode
            node.raw_self = None
            if edge_other is not None:
                if self.__class__ in NUMBER_BITS:
                    node.raw_self = self
                else:
                    counter = self._counter
                    node.raw_self = (self, 0 if counter is None else counter.version)
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node._metadata = ((out._data.shape, bits),)
            out._edge = (node, 0)
            out._bits = bits | REQUIRES_GRAD
            return out

        return kernel_of_numbers

    def kernel(self, other, rounding_mode):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_other = other._edge or (leaf_edge(other) if other._bits & REQUIRES_GRAD else None)
        out = redispatch(self, other, rounding_mode)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = other._counter
        node.raw_other = (other, 0 if counter is None else counter.version)
        node.raw_rounding_mode = rounding_mode
        node.raw_self = None
        if edge_other is not None:
            counter = self._counter
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def div__Tensor_mode(
    redispatch: Function, node_class: Any = autograd_nodes.DivBackward1, numbers: bool = True
) -> Function:
    """Records ``div_.Tensor_mode`` as DivBackward1."""

    if numbers:

        def kernel_of_numbers(self, other, rounding_mode):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge or (
                    leaf_edge(other) if other._bits & REQUIRES_GRAD else None
                )
            check_inplace(self, edge_other is not None)
            node = node_class()
            if other.__class__ in NUMBER_BITS:
                node.raw_other = other
            else:
                counter = other._counter
                node.raw_other = (other, 0 if counter is None else counter.version)
            node.raw_rounding_mode = rounding_mode
            node.raw_self = (self.clone(), 0) if edge_other is not None else None
            redispatch(self, other, rounding_mode)
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node._metadata = ((self._data.shape, self._bits),)
            rebase_history(self, node)
            return self

        return kernel_of_numbers

    def kernel(self, other, rounding_mode):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_other = other._edge or (leaf_edge(other) if other._bits & REQUIRES_GRAD else None)
        check_inplace(self, edge_other is not None)
        node = node_class()
        counter = other._counter
        node.raw_other = (other, 0 if counter is None else counter.version)
        node.raw_rounding_mode = rounding_mode
        node.raw_self = (self.clone(), 0) if edge_other is not None else None
        redispatch(self, other, rounding_mode)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def floor_divide__Tensor(
    redispatch: Function,
    node_class: Any = autograd_nodes.FloorDivideBackward0,
    numbers: bool = True,
) -> Function:
    """Records ``floor_divide_.Tensor`` as FloorDivideBackward0."""

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


def remainder_Tensor(
    redispatch: Function, node_class: Any = autograd_nodes.RemainderBackward0, numbers: bool = True
) -> Function:
    """Records ``remainder.Tensor`` as RemainderBackward0."""

    if numbers:

        def kernel_of_numbers(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge or (
                    leaf_edge(other) if other._bits & REQUIRES_GRAD else None
                )
            out = redispatch(self, other)
            bits = out._bits
            if not bits & DIFFERENTIABLE:
                return out
            node = node_class()
            node.raw_self = None
            if edge_other is not None:
                if self.__class__ in NUMBER_BITS:
                    node.raw_self = self
                else:
                    counter = self._counter
                    node.raw_self = (self, 0 if counter is None else counter.version)
            node.raw_other = None
            if edge_other is not None:
                if other.__class__ in NUMBER_BITS:
                    node.raw_other = other
                else:
                    counter = other._counter
                    node.raw_other = (other, 0 if counter is None else counter.version)
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node._metadata = ((out._data.shape, bits),)
            out._edge = (node, 0)
            out._bits = bits | REQUIRES_GRAD
            return out

        return kernel_of_numbers

    def kernel(self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_other = other._edge or (leaf_edge(other) if other._bits & REQUIRES_GRAD else None)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.raw_self = None
        if edge_other is not None:
            counter = self._counter
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_other = None
        if edge_other is not None:
            counter = other._counter
            node.raw_other = (other, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def remainder__Tensor(
    redispatch: Function, node_class: Any = autograd_nodes.RemainderBackward0, numbers: bool = True
) -> Function:
    """Records ``remainder_.Tensor`` as RemainderBackward0."""

    if numbers:

        def kernel_of_numbers(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge or (
                    leaf_edge(other) if other._bits & REQUIRES_GRAD else None
                )
            check_inplace(self, edge_other is not None)
            node = node_class()
            node.raw_self = (self.clone(), 0) if edge_other is not None else None
            node.raw_other = None
            if edge_other is not None:
                if other.__class__ in NUMBER_BITS:
                    node.raw_other = other
                else:
                    counter = other._counter
                    node.raw_other = (other, 0 if counter is None else counter.version)
            redispatch(self, other)
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node._metadata = ((self._data.shape, self._bits),)
            rebase_history(self, node)
            return self

        return kernel_of_numbers

    def kernel(self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_other = other._edge or (leaf_edge(other) if other._bits & REQUIRES_GRAD else None)
        check_inplace(self, edge_other is not None)
        node = node_class()
        node.raw_self = (self.clone(), 0) if edge_other is not None else None
        node.raw_other = None
        if edge_other is not None:
            counter = other._counter
            node.raw_other = (other, 0 if counter is None else counter.version)
        redispatch(self, other)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def fmod_Tensor(
    redispatch: Function, node_class: Any = autograd_nodes.FmodBackward0, numbers: bool = True
) -> Function:
    """Records ``fmod.Tensor`` as FmodBackward0."""

    if numbers:

        def kernel_of_numbers(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge or (
                    leaf_edge(other) if other._bits & REQUIRES_GRAD else None
                )
            out = redispatch(self, other)
            bits = out._bits
            if not bits & DIFFERENTIABLE:
                return out
            node = node_class()
            node.raw_self = None
            if edge_other is not None:
                if self.__class__ in NUMBER_BITS:
                    node.raw_self = self
                else:
                    counter = self._counter
                    node.raw_self = (self, 0 if counter is None else counter.version)
            node.raw_other = None
            if edge_other is not None:
                if other.__class__ in NUMBER_BITS:
                    node.raw_other = other
                else:
                    counter = other._counter
                    node.raw_other = (other, 0 if counter is None else counter.version)
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node._metadata = ((out._data.shape, bits),)
            out._edge = (node, 0)
            out._bits = bits | REQUIRES_GRAD
            return out

        return kernel_of_numbers

    def kernel(self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_other = other._edge or (leaf_edge(other) if other._bits & REQUIRES_GRAD else None)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.raw_self = None
        if edge_other is not None:
            counter = self._counter
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_other = None
        if edge_other is not None:
            counter = other._counter
            node.raw_other = (other, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def fmod__Tensor(
    redispatch: Function, node_class: Any = autograd_nodes.FmodBackward0, numbers: bool = True
) -> Function:
    """Records ``fmod_.Tensor`` as FmodBackward0."""

    if numbers:

        def kernel_of_numbers(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge or (
                    leaf_edge(other) if other._bits & REQUIRES_GRAD else None
                )
            check_inplace(self, edge_other is not None)
            node = node_class()
            node.raw_self = (self.clone(), 0) if edge_other is not None else None
            node.raw_other = None
            if edge_other is not None:
                if other.__class__ in NUMBER_BITS:
                    node.raw_other = other
                else:
                    counter = other._counter
                    node.raw_other = (other, 0 if counter is None else counter.version)
            redispatch(self, other)
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node._metadata = ((self._data.shape, self._bits),)
            rebase_history(self, node)
            return self

        return kernel_of_numbers

    def kernel(self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_other = other._edge or (leaf_edge(other) if other._bits & REQUIRES_GRAD else None)
        check_inplace(self, edge_other is not None)
        node = node_class()
        node.raw_self = (self.clone(), 0) if edge_other is not None else None
        node.raw_other = None
        if edge_other is not None:
            counter = other._counter
            node.raw_other = (other, 0 if counter is None else counter.version)
        redispatch(self, other)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def neg(redispatch: Function, node_class: Any = autograd_nodes.NegBackward0) -> Function:
    """Records ``neg`` as NegBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def neg_(redispatch: Function, node_class: Any = autograd_nodes.NegBackward0) -> Function:
    """Records ``neg_`` as NegBackward0."""

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


def reciprocal(
    redispatch: Function, node_class: Any = autograd_nodes.ReciprocalBackward0
) -> Function:
    """Records ``reciprocal`` as ReciprocalBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def reciprocal_(
    redispatch: Function, node_class: Any = autograd_nodes.ReciprocalBackward0
) -> Function:
    """Records ``reciprocal_`` as ReciprocalBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self)
        node.raw_result = save_output(self, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def square(redispatch: Function, node_class: Any = autograd_nodes.SquareBackward0) -> Function:
    """Records ``square`` as SquareBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def square_(redispatch: Function, node_class: Any = autograd_nodes.SquareBackward0) -> Function:
    """Records ``square_`` as SquareBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def addcmul(redispatch: Function, node_class: Any = autograd_nodes.AddcmulBackward0) -> Function:
    """Records ``addcmul`` as AddcmulBackward0."""

    def kernel(self, tensor1, tensor2, value):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_tensor1 = tensor1._edge or (
            leaf_edge(tensor1) if tensor1._bits & REQUIRES_GRAD else None
        )
        edge_tensor2 = tensor2._edge or (
            leaf_edge(tensor2) if tensor2._bits & REQUIRES_GRAD else None
        )
        out = redispatch(self, tensor1, tensor2, value)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.raw_tensor2 = None
        if edge_tensor1 is not None:
            counter = tensor2._counter
            node.raw_tensor2 = (tensor2, 0 if counter is None else counter.version)
        node.raw_value = value
        node.raw_tensor1 = None
        if edge_tensor2 is not None:
            counter = tensor1._counter
            node.raw_tensor1 = (tensor1, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_tensor1, edge_tensor2)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def addcmul_(redispatch: Function, node_class: Any = autograd_nodes.AddcmulBackward0) -> Function:
    """Records ``addcmul_`` as AddcmulBackward0."""

    def kernel(self, tensor1, tensor2, value):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_tensor1 = tensor1._edge or (
            leaf_edge(tensor1) if tensor1._bits & REQUIRES_GRAD else None
        )
        edge_tensor2 = tensor2._edge or (
            leaf_edge(tensor2) if tensor2._bits & REQUIRES_GRAD else None
        )
        check_inplace(self, edge_tensor1 is not None or edge_tensor2 is not None)
        node = node_class()
        node.raw_tensor2 = None
        if edge_tensor1 is not None:
            counter = tensor2._counter
            node.raw_tensor2 = (tensor2, 0 if counter is None else counter.version)
        node.raw_value = value
        node.raw_tensor1 = None
        if edge_tensor2 is not None:
            counter = tensor1._counter
            node.raw_tensor1 = (tensor1, 0 if counter is None else counter.version)
        redispatch(self, tensor1, tensor2, value)
        node.next_edges = (edge_self, edge_tensor1, edge_tensor2)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def addcdiv(redispatch: Function, node_class: Any = autograd_nodes.AddcdivBackward0) -> Function:
    """Records ``addcdiv`` as AddcdivBackward0."""

    def kernel(self, tensor1, tensor2, value):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_tensor1 = tensor1._edge or (
            leaf_edge(tensor1) if tensor1._bits & REQUIRES_GRAD else None
        )
        edge_tensor2 = tensor2._edge or (
            leaf_edge(tensor2) if tensor2._bits & REQUIRES_GRAD else None
        )
        out = redispatch(self, tensor1, tensor2, value)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.raw_value = value
        node.raw_tensor2 = None
        if edge_tensor1 is not None or edge_tensor2 is not None:
            counter = tensor2._counter
            node.raw_tensor2 = (tensor2, 0 if counter is None else counter.version)
        node.raw_tensor1 = None
        if edge_tensor2 is not None:
            counter = tensor1._counter
            node.raw_tensor1 = (tensor1, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_tensor1, edge_tensor2)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def addcdiv_(redispatch: Function, node_class: Any = autograd_nodes.AddcdivBackward0) -> Function:
    """Records ``addcdiv_`` as AddcdivBackward0."""

    def kernel(self, tensor1, tensor2, value):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_tensor1 = tensor1._edge or (
            leaf_edge(tensor1) if tensor1._bits & REQUIRES_GRAD else None
        )
        edge_tensor2 = tensor2._edge or (
            leaf_edge(tensor2) if tensor2._bits & REQUIRES_GRAD else None
        )
        check_inplace(self, edge_tensor1 is not None or edge_tensor2 is not None)
        node = node_class()
        node.raw_value = value
        node.raw_tensor2 = None
        if edge_tensor1 is not None or edge_tensor2 is not None:
            counter = tensor2._counter
            node.raw_tensor2 = (tensor2, 0 if counter is None else counter.version)
        node.raw_tensor1 = None
        if edge_tensor2 is not None:
            counter = tensor1._counter
            node.raw_tensor1 = (tensor1, 0 if counter is None else counter.version)
        redispatch(self, tensor1, tensor2, value)
        node.next_edges = (edge_self, edge_tensor1, edge_tensor2)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def lerp_Tensor(redispatch: Function, node_class: Any = autograd_nodes.LerpBackward0) -> Function:
    """Records ``lerp.Tensor`` as LerpBackward0."""

    def kernel(self, end, weight):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_end = end._edge or (leaf_edge(end) if end._bits & REQUIRES_GRAD else None)
        edge_weight = weight._edge or (leaf_edge(weight) if weight._bits & REQUIRES_GRAD else None)
        out = redispatch(self, end, weight)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.raw_weight = None
        if edge_self is not None or edge_end is not None:
            counter = weight._counter
            node.raw_weight = (weight, 0 if counter is None else counter.version)
        node.raw_end = None
        if edge_weight is not None:
            counter = end._counter
            node.raw_end = (end, 0 if counter is None else counter.version)
        node.raw_self = None
        if edge_weight is not None:
            counter = self._counter
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_end, edge_weight)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def lerp__Tensor(redispatch: Function, node_class: Any = autograd_nodes.LerpBackward0) -> Function:
    """Records ``lerp_.Tensor`` as LerpBackward0."""

    def kernel(self, end, weight):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_end = end._edge or (leaf_edge(end) if end._bits & REQUIRES_GRAD else None)
        edge_weight = weight._edge or (leaf_edge(weight) if weight._bits & REQUIRES_GRAD else None)
        check_inplace(self, edge_end is not None or edge_weight is not None)
        node = node_class()
        node.raw_weight = None
        if edge_self is not None or edge_end is not None:
            counter = weight._counter
            node.raw_weight = (weight, 0 if counter is None else counter.version)
        node.raw_end = None
        if edge_weight is not None:
            counter = end._counter
            node.raw_end = (end, 0 if counter is None else counter.version)
        node.raw_self = (self.clone(), 0) if edge_weight is not None else None
        redispatch(self, end, weight)
        node.next_edges = (edge_self, edge_end, edge_weight)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def lerp_Scalar(redispatch: Function, node_class: Any = autograd_nodes.LerpBackward1) -> Function:
    """Records ``lerp.Scalar`` as LerpBackward1."""

    def kernel(self, end, weight):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_end = end._edge or (leaf_edge(end) if end._bits & REQUIRES_GRAD else None)
        out = redispatch(self, end, weight)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.raw_weight = weight
        node.next_edges = (edge_self, edge_end)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def lerp__Scalar(redispatch: Function, node_class: Any = autograd_nodes.LerpBackward1) -> Function:
    """Records ``lerp_.Scalar`` as LerpBackward1."""

    def kernel(self, end, weight):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_end = end._edge or (leaf_edge(end) if end._bits & REQUIRES_GRAD else None)
        check_inplace(self, edge_end is not None)
        node = node_class()
        node.raw_weight = weight
        redispatch(self, end, weight)
        node.next_edges = (edge_self, edge_end)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def pow_Tensor_Tensor(
    redispatch: Function, node_class: Any = autograd_nodes.PowBackward0
) -> Function:
    """Records ``pow.Tensor_Tensor`` as PowBackward0."""

    def kernel(self, exponent):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_exponent = exponent._edge or (
            leaf_edge(exponent) if exponent._bits & REQUIRES_GRAD else None
        )
        out = redispatch(self, exponent)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = exponent._counter
        node.raw_exponent = (exponent, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0) if edge_exponent is not None else None
        node.next_edges = (edge_self, edge_exponent)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def pow__Tensor(redispatch: Function, node_class: Any = autograd_nodes.PowBackward0) -> Function:
    """Records ``pow_.Tensor`` as PowBackward0."""

    def kernel(self, exponent):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_exponent = exponent._edge or (
            leaf_edge(exponent) if exponent._bits & REQUIRES_GRAD else None
        )
        check_inplace(self, edge_exponent is not None)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        counter = exponent._counter
        node.raw_exponent = (exponent, 0 if counter is None else counter.version)
        redispatch(self, exponent)
        node.raw_result = save_output(self, 0) if edge_exponent is not None else None
        node.next_edges = (edge_self, edge_exponent)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def pow_Tensor_Scalar(
    redispatch: Function, node_class: Any = autograd_nodes.PowBackward1
) -> Function:
    """Records ``pow.Tensor_Scalar`` as PowBackward1."""

    def kernel(self, exponent):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, exponent)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_exponent = exponent
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def pow__Scalar(redispatch: Function, node_class: Any = autograd_nodes.PowBackward1) -> Function:
    """Records ``pow_.Scalar`` as PowBackward1."""

    def kernel(self, exponent):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        node.raw_exponent = exponent
        redispatch(self, exponent)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def pow_Scalar(redispatch: Function, node_class: Any = autograd_nodes.PowBackward2) -> Function:
    """Records ``pow.Scalar`` as PowBackward2."""

    def kernel(self, exponent):
        edge_exponent = exponent._edge or (
            leaf_edge(exponent) if exponent._bits & REQUIRES_GRAD else None
        )
        out = redispatch(self, exponent)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.raw_self = self
        counter = exponent._counter
        node.raw_exponent = (exponent, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0)
        node.next_edges = (edge_exponent,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def exp(redispatch: Function, node_class: Any = autograd_nodes.ExpBackward0) -> Function:
    """Records ``exp`` as ExpBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def exp_(redispatch: Function, node_class: Any = autograd_nodes.ExpBackward0) -> Function:
    """Records ``exp_`` as ExpBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self)
        node.raw_result = save_output(self, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def exp2(redispatch: Function, node_class: Any = autograd_nodes.Exp2Backward0) -> Function:
    """Records ``exp2`` as Exp2Backward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def exp2_(redispatch: Function, node_class: Any = autograd_nodes.Exp2Backward0) -> Function:
    """Records ``exp2_`` as Exp2Backward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self)
        node.raw_result = save_output(self, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def expm1(redispatch: Function, node_class: Any = autograd_nodes.Expm1Backward0) -> Function:
    """Records ``expm1`` as Expm1Backward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def expm1_(redispatch: Function, node_class: Any = autograd_nodes.Expm1Backward0) -> Function:
    """Records ``expm1_`` as Expm1Backward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self)
        node.raw_result = save_output(self, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def log(redispatch: Function, node_class: Any = autograd_nodes.LogBackward0) -> Function:
    """Records ``log`` as LogBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def log_(redispatch: Function, node_class: Any = autograd_nodes.LogBackward0) -> Function:
    """Records ``log_`` as LogBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def log2(redispatch: Function, node_class: Any = autograd_nodes.Log2Backward0) -> Function:
    """Records ``log2`` as Log2Backward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def log2_(redispatch: Function, node_class: Any = autograd_nodes.Log2Backward0) -> Function:
    """Records ``log2_`` as Log2Backward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def log10(redispatch: Function, node_class: Any = autograd_nodes.Log10Backward0) -> Function:
    """Records ``log10`` as Log10Backward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def log10_(redispatch: Function, node_class: Any = autograd_nodes.Log10Backward0) -> Function:
    """Records ``log10_`` as Log10Backward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def log1p(redispatch: Function, node_class: Any = autograd_nodes.Log1PBackward0) -> Function:
    """Records ``log1p`` as Log1PBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def log1p_(redispatch: Function, node_class: Any = autograd_nodes.Log1PBackward0) -> Function:
    """Records ``log1p_`` as Log1PBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def sqrt(redispatch: Function, node_class: Any = autograd_nodes.SqrtBackward0) -> Function:
    """Records ``sqrt`` as SqrtBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def sqrt_(redispatch: Function, node_class: Any = autograd_nodes.SqrtBackward0) -> Function:
    """Records ``sqrt_`` as SqrtBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self)
        node.raw_result = save_output(self, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def rsqrt(redispatch: Function, node_class: Any = autograd_nodes.RsqrtBackward0) -> Function:
    """Records ``rsqrt`` as RsqrtBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def rsqrt_(redispatch: Function, node_class: Any = autograd_nodes.RsqrtBackward0) -> Function:
    """Records ``rsqrt_`` as RsqrtBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self)
        node.raw_result = save_output(self, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def logaddexp(
    redispatch: Function, node_class: Any = autograd_nodes.LogaddexpBackward0
) -> Function:
    """Records ``logaddexp`` as LogaddexpBackward0."""

    def kernel(self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_other = other._edge or (leaf_edge(other) if other._bits & REQUIRES_GRAD else None)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = other._counter
        node.raw_other = (other, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def logaddexp2(
    redispatch: Function, node_class: Any = autograd_nodes.Logaddexp2Backward0
) -> Function:
    """Records ``logaddexp2`` as Logaddexp2Backward0."""

    def kernel(self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_other = other._edge or (leaf_edge(other) if other._bits & REQUIRES_GRAD else None)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = other._counter
        node.raw_other = (other, 0 if counter is None else counter.version)
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def xlogy_Tensor(
    redispatch: Function, node_class: Any = autograd_nodes.XlogyBackward0, numbers: bool = True
) -> Function:
    """Records ``xlogy.Tensor`` as XlogyBackward0."""

    if numbers:

        def kernel_of_numbers(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge or (
                    leaf_edge(other) if other._bits & REQUIRES_GRAD else None
                )
            out = redispatch(self, other)
            bits = out._bits
            if not bits & DIFFERENTIABLE:
                return out
            node = node_class()
            if self.__class__ in NUMBER_BITS:
                node.raw_self = self
            else:
                counter = self._counter
                node.raw_self = (self, 0 if counter is None else counter.version)
            if other.__class__ in NUMBER_BITS:
                node.raw_other = other
            else:
                counter = other._counter
                node.raw_other = (other, 0 if counter is None else counter.version)
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node._metadata = ((out._data.shape, bits),)
            out._edge = (node, 0)
            out._bits = bits | REQUIRES_GRAD
            return out

        return kernel_of_numbers

    def kernel(self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_other = other._edge or (leaf_edge(other) if other._bits & REQUIRES_GRAD else None)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = other._counter
        node.raw_other = (other, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def xlogy__Tensor(
    redispatch: Function, node_class: Any = autograd_nodes.XlogyBackward0, numbers: bool = True
) -> Function:
    """Records ``xlogy_.Tensor`` as XlogyBackward0."""

    if numbers:

        def kernel_of_numbers(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge or (
                    leaf_edge(other) if other._bits & REQUIRES_GRAD else None
                )
            check_inplace(self, edge_other is not None)
            node = node_class()
            node.raw_self = (self.clone(), 0)
            if other.__class__ in NUMBER_BITS:
                node.raw_other = other
            else:
                counter = other._counter
                node.raw_other = (other, 0 if counter is None else counter.version)
            redispatch(self, other)
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node._metadata = ((self._data.shape, self._bits),)
            rebase_history(self, node)
            return self

        return kernel_of_numbers

    def kernel(self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_other = other._edge or (leaf_edge(other) if other._bits & REQUIRES_GRAD else None)
        check_inplace(self, edge_other is not None)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        counter = other._counter
        node.raw_other = (other, 0 if counter is None else counter.version)
        redispatch(self, other)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def frexp_Tensor(redispatch: Function, node_class: Any = autograd_nodes.FrexpBackward0) -> Function:
    """Records ``frexp.Tensor`` as FrexpBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        node = node_class()
        node.raw_exponent = save_output(out[1], 1)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def sin(redispatch: Function, node_class: Any = autograd_nodes.SinBackward0) -> Function:
    """Records ``sin`` as SinBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def sin_(redispatch: Function, node_class: Any = autograd_nodes.SinBackward0) -> Function:
    """Records ``sin_`` as SinBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def cos(redispatch: Function, node_class: Any = autograd_nodes.CosBackward0) -> Function:
    """Records ``cos`` as CosBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def cos_(redispatch: Function, node_class: Any = autograd_nodes.CosBackward0) -> Function:
    """Records ``cos_`` as CosBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def tan(redispatch: Function, node_class: Any = autograd_nodes.TanBackward0) -> Function:
    """Records ``tan`` as TanBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def tan_(redispatch: Function, node_class: Any = autograd_nodes.TanBackward0) -> Function:
    """Records ``tan_`` as TanBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self)
        node.raw_result = save_output(self, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def asin(redispatch: Function, node_class: Any = autograd_nodes.AsinBackward0) -> Function:
    """Records ``asin`` as AsinBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def asin_(redispatch: Function, node_class: Any = autograd_nodes.AsinBackward0) -> Function:
    """Records ``asin_`` as AsinBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def acos(redispatch: Function, node_class: Any = autograd_nodes.AcosBackward0) -> Function:
    """Records ``acos`` as AcosBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def acos_(redispatch: Function, node_class: Any = autograd_nodes.AcosBackward0) -> Function:
    """Records ``acos_`` as AcosBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def atan(redispatch: Function, node_class: Any = autograd_nodes.AtanBackward0) -> Function:
    """Records ``atan`` as AtanBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def atan_(redispatch: Function, node_class: Any = autograd_nodes.AtanBackward0) -> Function:
    """Records ``atan_`` as AtanBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def sinh(redispatch: Function, node_class: Any = autograd_nodes.SinhBackward0) -> Function:
    """Records ``sinh`` as SinhBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def sinh_(redispatch: Function, node_class: Any = autograd_nodes.SinhBackward0) -> Function:
    """Records ``sinh_`` as SinhBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def cosh(redispatch: Function, node_class: Any = autograd_nodes.CoshBackward0) -> Function:
    """Records ``cosh`` as CoshBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def cosh_(redispatch: Function, node_class: Any = autograd_nodes.CoshBackward0) -> Function:
    """Records ``cosh_`` as CoshBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def tanh(redispatch: Function, node_class: Any = autograd_nodes.TanhBackward0) -> Function:
    """Records ``tanh`` as TanhBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def tanh_(redispatch: Function, node_class: Any = autograd_nodes.TanhBackward0) -> Function:
    """Records ``tanh_`` as TanhBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self)
        node.raw_result = save_output(self, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def asinh(redispatch: Function, node_class: Any = autograd_nodes.AsinhBackward0) -> Function:
    """Records ``asinh`` as AsinhBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def asinh_(redispatch: Function, node_class: Any = autograd_nodes.AsinhBackward0) -> Function:
    """Records ``asinh_`` as AsinhBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def acosh(redispatch: Function, node_class: Any = autograd_nodes.AcoshBackward0) -> Function:
    """Records ``acosh`` as AcoshBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def acosh_(redispatch: Function, node_class: Any = autograd_nodes.AcoshBackward0) -> Function:
    """Records ``acosh_`` as AcoshBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def atanh(redispatch: Function, node_class: Any = autograd_nodes.AtanhBackward0) -> Function:
    """Records ``atanh`` as AtanhBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def atanh_(redispatch: Function, node_class: Any = autograd_nodes.AtanhBackward0) -> Function:
    """Records ``atanh_`` as AtanhBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def atan2(redispatch: Function, node_class: Any = autograd_nodes.Atan2Backward0) -> Function:
    """Records ``atan2`` as Atan2Backward0."""

    def kernel(self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_other = other._edge or (leaf_edge(other) if other._bits & REQUIRES_GRAD else None)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = other._counter
        node.raw_other = (other, 0 if counter is None else counter.version)
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def atan2_(redispatch: Function, node_class: Any = autograd_nodes.Atan2Backward0) -> Function:
    """Records ``atan2_`` as Atan2Backward0."""

    def kernel(self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_other = other._edge or (leaf_edge(other) if other._bits & REQUIRES_GRAD else None)
        check_inplace(self, edge_other is not None)
        node = node_class()
        counter = other._counter
        node.raw_other = (other, 0 if counter is None else counter.version)
        node.raw_self = (self.clone(), 0)
        redispatch(self, other)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def tanh_backward(
    redispatch: Function, node_class: Any = autograd_nodes.TanhBackwardBackward0
) -> Function:
    """Records ``tanh_backward`` as TanhBackwardBackward0."""

    def kernel(grad_output, output):
        edge_grad_output = grad_output._edge or (
            leaf_edge(grad_output) if grad_output._bits & REQUIRES_GRAD else None
        )
        edge_output = output._edge or (leaf_edge(output) if output._bits & REQUIRES_GRAD else None)
        out = redispatch(grad_output, output)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = output._counter
        node.raw_output = (output, 0 if counter is None else counter.version)
        node.raw_grad_output = None
        if edge_output is not None:
            counter = grad_output._counter
            node.raw_grad_output = (grad_output, 0 if counter is None else counter.version)
        node.next_edges = (edge_grad_output, edge_output)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def sinc(redispatch: Function, node_class: Any = autograd_nodes.SincBackward0) -> Function:
    """Records ``sinc`` as SincBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def sinc_(redispatch: Function, node_class: Any = autograd_nodes.SincBackward0) -> Function:
    """Records ``sinc_`` as SincBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def hypot(redispatch: Function, node_class: Any = autograd_nodes.HypotBackward0) -> Function:
    """Records ``hypot`` as HypotBackward0."""

    def kernel(self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_other = other._edge or (leaf_edge(other) if other._bits & REQUIRES_GRAD else None)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.raw_self = None
        if edge_self is not None:
            counter = self._counter
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_other = None
        if edge_other is not None:
            counter = other._counter
            node.raw_other = (other, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def hypot_(redispatch: Function, node_class: Any = autograd_nodes.HypotBackward0) -> Function:
    """Records ``hypot_`` as HypotBackward0."""

    def kernel(self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_other = other._edge or (leaf_edge(other) if other._bits & REQUIRES_GRAD else None)
        check_inplace(self, edge_other is not None)
        node = node_class()
        node.raw_self = (self.clone(), 0) if edge_self is not None else None
        node.raw_other = None
        if edge_other is not None:
            counter = other._counter
            node.raw_other = (other, 0 if counter is None else counter.version)
        redispatch(self, other)
        node.raw_result = save_output(self, 0)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def deg2rad(redispatch: Function, node_class: Any = autograd_nodes.Deg2RadBackward0) -> Function:
    """Records ``deg2rad`` as Deg2RadBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def deg2rad_(redispatch: Function, node_class: Any = autograd_nodes.Deg2RadBackward0) -> Function:
    """Records ``deg2rad_`` as Deg2RadBackward0."""

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


def rad2deg(redispatch: Function, node_class: Any = autograd_nodes.Rad2DegBackward0) -> Function:
    """Records ``rad2deg`` as Rad2DegBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def rad2deg_(redispatch: Function, node_class: Any = autograd_nodes.Rad2DegBackward0) -> Function:
    """Records ``rad2deg_`` as Rad2DegBackward0."""

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


def sigmoid(redispatch: Function, node_class: Any = autograd_nodes.SigmoidBackward0) -> Function:
    """Records ``sigmoid`` as SigmoidBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def sigmoid_(redispatch: Function, node_class: Any = autograd_nodes.SigmoidBackward0) -> Function:
    """Records ``sigmoid_`` as SigmoidBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self)
        node.raw_result = save_output(self, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def sigmoid_backward(
    redispatch: Function, node_class: Any = autograd_nodes.SigmoidBackwardBackward0
) -> Function:
    """Records ``sigmoid_backward`` as SigmoidBackwardBackward0."""

    def kernel(grad_output, output):
        edge_grad_output = grad_output._edge or (
            leaf_edge(grad_output) if grad_output._bits & REQUIRES_GRAD else None
        )
        edge_output = output._edge or (leaf_edge(output) if output._bits & REQUIRES_GRAD else None)
        out = redispatch(grad_output, output)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = output._counter
        node.raw_output = (output, 0 if counter is None else counter.version)
        node.raw_grad_output = None
        if edge_output is not None:
            counter = grad_output._counter
            node.raw_grad_output = (grad_output, 0 if counter is None else counter.version)
        node.next_edges = (edge_grad_output, edge_output)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def logit(redispatch: Function, node_class: Any = autograd_nodes.LogitBackward0) -> Function:
    """Records ``logit`` as LogitBackward0."""

    def kernel(self, eps):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, eps)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_eps = eps
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def logit_(redispatch: Function, node_class: Any = autograd_nodes.LogitBackward0) -> Function:
    """Records ``logit_`` as LogitBackward0."""

    def kernel(self, eps):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        node.raw_eps = eps
        redispatch(self, eps)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def abs(redispatch: Function, node_class: Any = autograd_nodes.AbsBackward0) -> Function:
    """Records ``abs`` as AbsBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def abs_(redispatch: Function, node_class: Any = autograd_nodes.AbsBackward0) -> Function:
    """Records ``abs_`` as AbsBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def sign(redispatch: Function, node_class: Any = autograd_nodes.SignBackward0) -> Function:
    """Records ``sign`` as SignBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def sign_(redispatch: Function, node_class: Any = autograd_nodes.SignBackward0) -> Function:
    """Records ``sign_`` as SignBackward0."""

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


def sgn(redispatch: Function, node_class: Any = autograd_nodes.SgnBackward0) -> Function:
    """Records ``sgn`` as SgnBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def sgn_(redispatch: Function, node_class: Any = autograd_nodes.SgnBackward0) -> Function:
    """Records ``sgn_`` as SgnBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.raw_result = save_output(self, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def copysign_Tensor(
    redispatch: Function, node_class: Any = autograd_nodes.CopysignBackward0, numbers: bool = True
) -> Function:
    """Records ``copysign.Tensor`` as CopysignBackward0."""

    if numbers:

        def kernel_of_numbers(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge or (
                    leaf_edge(other) if other._bits & REQUIRES_GRAD else None
                )
            out = redispatch(self, other)
            bits = out._bits
            if not bits & DIFFERENTIABLE:
                return out
            node = node_class()
            node.raw_self = None
            if edge_self is not None:
                if self.__class__ in NUMBER_BITS:
                    node.raw_self = self
                else:
                    counter = self._counter
                    node.raw_self = (self, 0 if counter is None else counter.version)
            node.raw_result = save_output(out, 0) if edge_self is not None else None
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node._metadata = ((out._data.shape, bits),)
            out._edge = (node, 0)
            out._bits = bits | REQUIRES_GRAD
            return out

        return kernel_of_numbers

    def kernel(self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_other = other._edge or (leaf_edge(other) if other._bits & REQUIRES_GRAD else None)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.raw_self = None
        if edge_self is not None:
            counter = self._counter
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0) if edge_self is not None else None
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def copysign__Tensor(
    redispatch: Function, node_class: Any = autograd_nodes.CopysignBackward0, numbers: bool = True
) -> Function:
    """Records ``copysign_.Tensor`` as CopysignBackward0."""

    if numbers:

        def kernel_of_numbers(self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge or (
                    leaf_edge(other) if other._bits & REQUIRES_GRAD else None
                )
            check_inplace(self, edge_other is not None)
            node = node_class()
            node.raw_self = (self.clone(), 0) if edge_self is not None else None
            redispatch(self, other)
            node.raw_result = save_output(self, 0) if edge_self is not None else None
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node._metadata = ((self._data.shape, self._bits),)
            rebase_history(self, node)
            return self

        return kernel_of_numbers

    def kernel(self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_other = other._edge or (leaf_edge(other) if other._bits & REQUIRES_GRAD else None)
        check_inplace(self, edge_other is not None)
        node = node_class()
        node.raw_self = (self.clone(), 0) if edge_self is not None else None
        redispatch(self, other)
        node.raw_result = save_output(self, 0) if edge_self is not None else None
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def floor(redispatch: Function, node_class: Any = autograd_nodes.FloorBackward0) -> Function:
    """Records ``floor`` as FloorBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def floor_(redispatch: Function, node_class: Any = autograd_nodes.FloorBackward0) -> Function:
    """Records ``floor_`` as FloorBackward0."""

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


def ceil(redispatch: Function, node_class: Any = autograd_nodes.CeilBackward0) -> Function:
    """Records ``ceil`` as CeilBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def ceil_(redispatch: Function, node_class: Any = autograd_nodes.CeilBackward0) -> Function:
    """Records ``ceil_`` as CeilBackward0."""

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


def trunc(redispatch: Function, node_class: Any = autograd_nodes.TruncBackward0) -> Function:
    """Records ``trunc`` as TruncBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def trunc_(redispatch: Function, node_class: Any = autograd_nodes.TruncBackward0) -> Function:
    """Records ``trunc_`` as TruncBackward0."""

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


def frac(redispatch: Function, node_class: Any = autograd_nodes.FracBackward0) -> Function:
    """Records ``frac`` as FracBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def frac_(redispatch: Function, node_class: Any = autograd_nodes.FracBackward0) -> Function:
    """Records ``frac_`` as FracBackward0."""

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


def round(redispatch: Function, node_class: Any = autograd_nodes.RoundBackward0) -> Function:
    """Records ``round`` as RoundBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def round_(redispatch: Function, node_class: Any = autograd_nodes.RoundBackward0) -> Function:
    """Records ``round_`` as RoundBackward0."""

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


def round_decimals(
    redispatch: Function, node_class: Any = autograd_nodes.RoundBackward1
) -> Function:
    """Records ``round.decimals`` as RoundBackward1."""

    def kernel(self, decimals):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, decimals)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def round__decimals(
    redispatch: Function, node_class: Any = autograd_nodes.RoundBackward1
) -> Function:
    """Records ``round_.decimals`` as RoundBackward1."""

    def kernel(self, decimals):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self, decimals)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def heaviside(
    redispatch: Function, node_class: Any = autograd_nodes.HeavisideBackward0
) -> Function:
    """Records ``heaviside`` as HeavisideBackward0."""

    def kernel(self, values):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_values = values._edge or (leaf_edge(values) if values._bits & REQUIRES_GRAD else None)
        out = redispatch(self, values)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_values)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def heaviside_(
    redispatch: Function, node_class: Any = autograd_nodes.HeavisideBackward0
) -> Function:
    """Records ``heaviside_`` as HeavisideBackward0."""

    def kernel(self, values):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_values = values._edge or (leaf_edge(values) if values._bits & REQUIRES_GRAD else None)
        check_inplace(self, edge_values is not None)
        node = node_class()
        redispatch(self, values)
        node.next_edges = (edge_self, edge_values)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def nextafter(
    redispatch: Function, node_class: Any = autograd_nodes.NextafterBackward0
) -> Function:
    """Records ``nextafter`` as NextafterBackward0."""

    def kernel(self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_other = other._edge or (leaf_edge(other) if other._bits & REQUIRES_GRAD else None)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.raw_self = None
        if edge_self is not None:
            counter = self._counter
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_other = None
        if edge_self is not None:
            counter = other._counter
            node.raw_other = (other, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def nextafter_(
    redispatch: Function, node_class: Any = autograd_nodes.NextafterBackward0
) -> Function:
    """Records ``nextafter_`` as NextafterBackward0."""

    def kernel(self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_other = other._edge or (leaf_edge(other) if other._bits & REQUIRES_GRAD else None)
        check_inplace(self, edge_other is not None)
        node = node_class()
        node.raw_self = (self.clone(), 0) if edge_self is not None else None
        node.raw_other = None
        if edge_self is not None:
            counter = other._counter
            node.raw_other = (other, 0 if counter is None else counter.version)
        redispatch(self, other)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def nan_to_num(
    redispatch: Function, node_class: Any = autograd_nodes.NanToNumBackward0
) -> Function:
    """Records ``nan_to_num`` as NanToNumBackward0."""

    def kernel(self, nan, posinf, neginf):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, nan, posinf, neginf)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def nan_to_num_(
    redispatch: Function, node_class: Any = autograd_nodes.NanToNumBackward0
) -> Function:
    """Records ``nan_to_num_`` as NanToNumBackward0."""

    def kernel(self, nan, posinf, neginf):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self, nan, posinf, neginf)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def maximum(redispatch: Function, node_class: Any = autograd_nodes.MaximumBackward0) -> Function:
    """Records ``maximum`` as MaximumBackward0."""

    def kernel(self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_other = other._edge or (leaf_edge(other) if other._bits & REQUIRES_GRAD else None)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = other._counter
        node.raw_other = (other, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def minimum(redispatch: Function, node_class: Any = autograd_nodes.MinimumBackward0) -> Function:
    """Records ``minimum`` as MinimumBackward0."""

    def kernel(self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_other = other._edge or (leaf_edge(other) if other._bits & REQUIRES_GRAD else None)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = other._counter
        node.raw_other = (other, 0 if counter is None else counter.version)
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def fmax(redispatch: Function, node_class: Any = autograd_nodes.FmaxBackward0) -> Function:
    """Records ``fmax`` as FmaxBackward0."""

    def kernel(self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_other = other._edge or (leaf_edge(other) if other._bits & REQUIRES_GRAD else None)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = other._counter
        node.raw_other = (other, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def fmin(redispatch: Function, node_class: Any = autograd_nodes.FminBackward0) -> Function:
    """Records ``fmin`` as FminBackward0."""

    def kernel(self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_other = other._edge or (leaf_edge(other) if other._bits & REQUIRES_GRAD else None)
        out = redispatch(self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = other._counter
        node.raw_other = (other, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def clamp_Tensor(redispatch: Function, node_class: Any = autograd_nodes.ClampBackward0) -> Function:
    """Records ``clamp.Tensor`` as ClampBackward0."""

    def kernel(self, min, max):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_min = None
        if min is not None:
            edge_min = min._edge or (leaf_edge(min) if min._bits & REQUIRES_GRAD else None)
        edge_max = None
        if max is not None:
            edge_max = max._edge or (leaf_edge(max) if max._bits & REQUIRES_GRAD else None)
        out = redispatch(self, min, max)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_min = save_input(min)
        node.raw_max = save_input(max)
        node.next_edges = (edge_self, edge_min, edge_max)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def clamp__Tensor(
    redispatch: Function, node_class: Any = autograd_nodes.ClampBackward0
) -> Function:
    """Records ``clamp_.Tensor`` as ClampBackward0."""

    def kernel(self, min, max):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_min = None
        if min is not None:
            edge_min = min._edge or (leaf_edge(min) if min._bits & REQUIRES_GRAD else None)
        edge_max = None
        if max is not None:
            edge_max = max._edge or (leaf_edge(max) if max._bits & REQUIRES_GRAD else None)
        check_inplace(self, edge_min is not None or edge_max is not None)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        node.raw_min = save_input(min)
        node.raw_max = save_input(max)
        redispatch(self, min, max)
        node.next_edges = (edge_self, edge_min, edge_max)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def clamp(redispatch: Function, node_class: Any = autograd_nodes.ClampBackward1) -> Function:
    """Records ``clamp`` as ClampBackward1."""

    def kernel(self, min, max):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, min, max)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_min = min
        node.raw_max = max
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def clamp_(redispatch: Function, node_class: Any = autograd_nodes.ClampBackward1) -> Function:
    """Records ``clamp_`` as ClampBackward1."""

    def kernel(self, min, max):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        node.raw_min = min
        node.raw_max = max
        redispatch(self, min, max)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def clamp_min_Tensor(
    redispatch: Function, node_class: Any = autograd_nodes.ClampMinBackward0
) -> Function:
    """Records ``clamp_min.Tensor`` as ClampMinBackward0."""

    def kernel(self, min):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_min = min._edge or (leaf_edge(min) if min._bits & REQUIRES_GRAD else None)
        out = redispatch(self, min)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = min._counter
        node.raw_min = (min, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_min)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def clamp_min__Tensor(
    redispatch: Function, node_class: Any = autograd_nodes.ClampMinBackward0
) -> Function:
    """Records ``clamp_min_.Tensor`` as ClampMinBackward0."""

    def kernel(self, min):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_min = min._edge or (leaf_edge(min) if min._bits & REQUIRES_GRAD else None)
        check_inplace(self, edge_min is not None)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        counter = min._counter
        node.raw_min = (min, 0 if counter is None else counter.version)
        redispatch(self, min)
        node.next_edges = (edge_self, edge_min)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def clamp_min(redispatch: Function, node_class: Any = autograd_nodes.ClampMinBackward1) -> Function:
    """Records ``clamp_min`` as ClampMinBackward1."""

    def kernel(self, min):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, min)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_min = min
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def clamp_min_(
    redispatch: Function, node_class: Any = autograd_nodes.ClampMinBackward1
) -> Function:
    """Records ``clamp_min_`` as ClampMinBackward1."""

    def kernel(self, min):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        node.raw_min = min
        redispatch(self, min)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def clamp_max_Tensor(
    redispatch: Function, node_class: Any = autograd_nodes.ClampMaxBackward0
) -> Function:
    """Records ``clamp_max.Tensor`` as ClampMaxBackward0."""

    def kernel(self, max):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_max = max._edge or (leaf_edge(max) if max._bits & REQUIRES_GRAD else None)
        out = redispatch(self, max)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = max._counter
        node.raw_max = (max, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_max)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def clamp_max__Tensor(
    redispatch: Function, node_class: Any = autograd_nodes.ClampMaxBackward0
) -> Function:
    """Records ``clamp_max_.Tensor`` as ClampMaxBackward0."""

    def kernel(self, max):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_max = max._edge or (leaf_edge(max) if max._bits & REQUIRES_GRAD else None)
        check_inplace(self, edge_max is not None)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        counter = max._counter
        node.raw_max = (max, 0 if counter is None else counter.version)
        redispatch(self, max)
        node.next_edges = (edge_self, edge_max)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def clamp_max(redispatch: Function, node_class: Any = autograd_nodes.ClampMaxBackward1) -> Function:
    """Records ``clamp_max`` as ClampMaxBackward1."""

    def kernel(self, max):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, max)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_max = max
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def clamp_max_(
    redispatch: Function, node_class: Any = autograd_nodes.ClampMaxBackward1
) -> Function:
    """Records ``clamp_max_`` as ClampMaxBackward1."""

    def kernel(self, max):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        node.raw_max = max
        redispatch(self, max)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def where_self(
    redispatch: Function, node_class: Any = autograd_nodes.WhereBackward0, numbers: bool = True
) -> Function:
    """Records ``where.self`` as WhereBackward0."""

    if numbers:

        def kernel_of_numbers(condition, self, other):
            if self.__class__ in NUMBER_BITS:
                edge_self = None
            else:
                edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
            if other.__class__ in NUMBER_BITS:
                edge_other = None
            else:
                edge_other = other._edge or (
                    leaf_edge(other) if other._bits & REQUIRES_GRAD else None
                )
            if edge_self is None and edge_other is None:
                return redispatch(condition, self, other)
            out = redispatch(condition, self, other)
            bits = out._bits
            if not bits & DIFFERENTIABLE:
                return out
            node = node_class()
            if condition.__class__ in NUMBER_BITS:
                node.raw_condition = condition
            else:
                counter = condition._counter
                node.raw_condition = (condition, 0 if counter is None else counter.version)
            node.next_edges = (edge_self, edge_other)
            node._nr = next_sequence_nr()
            node._metadata = ((out._data.shape, bits),)
            out._edge = (node, 0)
            out._bits = bits | REQUIRES_GRAD
            return out

        return kernel_of_numbers

    def kernel(condition, self, other):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_other = other._edge or (leaf_edge(other) if other._bits & REQUIRES_GRAD else None)
        if edge_self is None and edge_other is None:
            return redispatch(condition, self, other)
        out = redispatch(condition, self, other)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = condition._counter
        node.raw_condition = (condition, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def angle(redispatch: Function, node_class: Any = autograd_nodes.AngleBackward0) -> Function:
    """Records ``angle`` as AngleBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def conj_physical(
    redispatch: Function, node_class: Any = autograd_nodes.ConjPhysicalBackward0
) -> Function:
    """Records ``conj_physical`` as ConjPhysicalBackward0."""

    def kernel(self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def conj_physical_(
    redispatch: Function, node_class: Any = autograd_nodes.ConjPhysicalBackward0
) -> Function:
    """Records ``conj_physical_`` as ConjPhysicalBackward0."""

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


def complex(redispatch: Function, node_class: Any = autograd_nodes.ComplexBackward0) -> Function:
    """Records ``complex`` as ComplexBackward0."""

    def kernel(real, imag):
        edge_real = real._edge or (leaf_edge(real) if real._bits & REQUIRES_GRAD else None)
        edge_imag = imag._edge or (leaf_edge(imag) if imag._bits & REQUIRES_GRAD else None)
        out = redispatch(real, imag)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.next_edges = (edge_real, edge_imag)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def polar(redispatch: Function, node_class: Any = autograd_nodes.PolarBackward0) -> Function:
    """Records ``polar`` as PolarBackward0."""

    def kernel(abs, angle):
        edge_abs = abs._edge or (leaf_edge(abs) if abs._bits & REQUIRES_GRAD else None)
        edge_angle = angle._edge or (leaf_edge(angle) if angle._bits & REQUIRES_GRAD else None)
        out = redispatch(abs, angle)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.raw_result = save_output(out, 0)
        node.next_edges = (edge_abs, edge_angle)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel
