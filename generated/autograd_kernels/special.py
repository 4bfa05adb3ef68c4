"""Kernels that record calls on the backward graph.

Each function takes the kernel below autograd and returns the one that runs it and makes a node.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from __future__ import annotations

from collections.abc import Callable
from gradsmith.autograd.nodes.node import next_sequence_nr
from gradsmith.autograd.nodes.saved import save_output
from gradsmith.autograd.nodes.variable import leaf_edge
from gradsmith.autograd.views.inplace import check_inplace, rebase_history
from gradsmith.core.bits import DIFFERENTIABLE, NUMBER_BITS, REQUIRES_GRAD
from gradsmith.generated.autograd_nodes import special as autograd_nodes
from typing import Any, TypeAlias

Function: TypeAlias = Callable[..., Any]


def erf(redispatch: Function, node_class: Any = autograd_nodes.ErfBackward0) -> Function:
    """Records ``erf`` as ErfBackward0."""

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


def erf_(redispatch: Function, node_class: Any = autograd_nodes.ErfBackward0) -> Function:
    """Records ``erf_`` as ErfBackward0."""

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


def erfc(redispatch: Function, node_class: Any = autograd_nodes.ErfcBackward0) -> Function:
    """Records ``erfc`` as ErfcBackward0."""

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


def erfc_(redispatch: Function, node_class: Any = autograd_nodes.ErfcBackward0) -> Function:
    """Records ``erfc_`` as ErfcBackward0."""

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


def erfinv(redispatch: Function, node_class: Any = autograd_nodes.ErfinvBackward0) -> Function:
    """Records ``erfinv`` as ErfinvBackward0."""

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


def erfinv_(redispatch: Function, node_class: Any = autograd_nodes.ErfinvBackward0) -> Function:
    """Records ``erfinv_`` as ErfinvBackward0."""

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


def special_erfcx(
    redispatch: Function, node_class: Any = autograd_nodes.SpecialErfcxBackward0
) -> Function:
    """Records ``special_erfcx`` as SpecialErfcxBackward0."""

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


def special_ndtr(
    redispatch: Function, node_class: Any = autograd_nodes.SpecialNdtrBackward0
) -> Function:
    """Records ``special_ndtr`` as SpecialNdtrBackward0."""

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


def special_ndtri(
    redispatch: Function, node_class: Any = autograd_nodes.SpecialNdtriBackward0
) -> Function:
    """Records ``special_ndtri`` as SpecialNdtriBackward0."""

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


def special_log_ndtr(
    redispatch: Function, node_class: Any = autograd_nodes.SpecialLogNdtrBackward0
) -> Function:
    """Records ``special_log_ndtr`` as SpecialLogNdtrBackward0."""

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


def lgamma(redispatch: Function, node_class: Any = autograd_nodes.LgammaBackward0) -> Function:
    """Records ``lgamma`` as LgammaBackward0."""

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


def lgamma_(redispatch: Function, node_class: Any = autograd_nodes.LgammaBackward0) -> Function:
    """Records ``lgamma_`` as LgammaBackward0."""

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


def digamma(redispatch: Function, node_class: Any = autograd_nodes.DigammaBackward0) -> Function:
    """Records ``digamma`` as DigammaBackward0."""

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


def digamma_(redispatch: Function, node_class: Any = autograd_nodes.DigammaBackward0) -> Function:
    """Records ``digamma_`` as DigammaBackward0."""

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


def polygamma(
    redispatch: Function, node_class: Any = autograd_nodes.PolygammaBackward0
) -> Function:
    """Records ``polygamma`` as PolygammaBackward0."""

    def kernel(n, self):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(n, self)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.raw_n = n
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def igamma(redispatch: Function, node_class: Any = autograd_nodes.IgammaBackward0) -> Function:
    """Records ``igamma`` as IgammaBackward0."""

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


def igamma_(redispatch: Function, node_class: Any = autograd_nodes.IgammaBackward0) -> Function:
    """Records ``igamma_`` as IgammaBackward0."""

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


def igammac(redispatch: Function, node_class: Any = autograd_nodes.IgammacBackward0) -> Function:
    """Records ``igammac`` as IgammacBackward0."""

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


def igammac_(redispatch: Function, node_class: Any = autograd_nodes.IgammacBackward0) -> Function:
    """Records ``igammac_`` as IgammacBackward0."""

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


def special_zeta(
    redispatch: Function,
    node_class: Any = autograd_nodes.SpecialZetaBackward0,
    numbers: bool = True,
) -> Function:
    """Records ``special_zeta`` as SpecialZetaBackward0."""

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


def i0(redispatch: Function, node_class: Any = autograd_nodes.I0Backward0) -> Function:
    """Records ``i0`` as I0Backward0."""

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


def i0_(redispatch: Function, node_class: Any = autograd_nodes.I0Backward0) -> Function:
    """Records ``i0_`` as I0Backward0."""

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


def special_i0e(
    redispatch: Function, node_class: Any = autograd_nodes.SpecialI0EBackward0
) -> Function:
    """Records ``special_i0e`` as SpecialI0EBackward0."""

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


def special_i1(
    redispatch: Function, node_class: Any = autograd_nodes.SpecialI1Backward0
) -> Function:
    """Records ``special_i1`` as SpecialI1Backward0."""

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


def special_i1e(
    redispatch: Function, node_class: Any = autograd_nodes.SpecialI1EBackward0
) -> Function:
    """Records ``special_i1e`` as SpecialI1EBackward0."""

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


def special_entr(
    redispatch: Function, node_class: Any = autograd_nodes.SpecialEntrBackward0
) -> Function:
    """Records ``special_entr`` as SpecialEntrBackward0."""

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


def special_xlog1py(
    redispatch: Function,
    node_class: Any = autograd_nodes.SpecialXlog1PyBackward0,
    numbers: bool = True,
) -> Function:
    """Records ``special_xlog1py`` as SpecialXlog1PyBackward0."""

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
