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
from gradsmith.core.bits import DIFFERENTIABLE, REQUIRES_GRAD
from gradsmith.generated.autograd_nodes import fft as autograd_nodes
from typing import Any, TypeAlias

Function: TypeAlias = Callable[..., Any]


def _fft_c2c(redispatch: Function, node_class: Any = autograd_nodes.FftC2CBackward0) -> Function:
    """Records ``_fft_c2c`` as FftC2CBackward0."""

    def kernel(self, dim, normalization, forward):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, dim, normalization, forward)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.raw_dim = dim
        node.raw_normalization = normalization
        node.raw_forward = forward
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _fft_r2c(redispatch: Function, node_class: Any = autograd_nodes.FftR2CBackward0) -> Function:
    """Records ``_fft_r2c`` as FftR2CBackward0."""

    def kernel(self, dim, normalization, onesided):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, dim, normalization, onesided)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.raw_dim = dim
        node.raw_normalization = normalization
        node.raw_onesided = onesided
        node.self_shape = self._data.shape
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def _fft_c2r(redispatch: Function, node_class: Any = autograd_nodes.FftC2RBackward0) -> Function:
    """Records ``_fft_c2r`` as FftC2RBackward0."""

    def kernel(self, dim, normalization, last_dim_size):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, dim, normalization, last_dim_size)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        node.raw_dim = dim
        node.raw_normalization = normalization
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel
