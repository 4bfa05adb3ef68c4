"""Kernels that record calls on the backward graph.

Each function takes the kernel below autograd and returns the one that runs it and makes a node.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from __future__ import annotations

from collections.abc import Callable
from gradsmith.autograd.engine.array_functions import without_arrays
from gradsmith.autograd.nodes.node import next_sequence_nr
from gradsmith.autograd.nodes.recording import NOTHING, metadata_of
from gradsmith.autograd.nodes.saved import save_output
from gradsmith.autograd.nodes.variable import leaf_edge
from gradsmith.autograd.views.inplace import check_inplace, rebase_history
from gradsmith.core.bits import DIFFERENTIABLE, REQUIRES_GRAD
from gradsmith.generated.autograd_nodes import reduction as autograd_nodes
from typing import Any, TypeAlias

Function: TypeAlias = Callable[..., Any]


def sum(redispatch: Function, node_class: Any = autograd_nodes.SumBackward0) -> Function:
    """Records ``sum`` as SumBackward0."""

    def kernel(self, dtype):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, dtype)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        node.self_shape = self._data.shape
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def sum_dim_IntList(
    redispatch: Function, node_class: Any = autograd_nodes.SumBackward1
) -> Function:
    """Records ``sum.dim_IntList`` as SumBackward1."""

    def kernel(self, dim, keepdim, dtype):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, dim, keepdim, dtype)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        node.self_shape = self._data.shape
        node.raw_dim = dim
        node.raw_keepdim = keepdim
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def nansum(redispatch: Function, node_class: Any = autograd_nodes.NansumBackward0) -> Function:
    """Records ``nansum`` as NansumBackward0."""

    def kernel(self, dim, keepdim, dtype):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, dim, keepdim, dtype)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        node.raw_dim = dim
        node.raw_keepdim = keepdim
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def mean(redispatch: Function, node_class: Any = autograd_nodes.MeanBackward0) -> Function:
    """Records ``mean`` as MeanBackward0."""

    def kernel(self, dtype):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, dtype)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        node.self_shape = self._data.shape
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def mean_dim(redispatch: Function, node_class: Any = autograd_nodes.MeanBackward1) -> Function:
    """Records ``mean.dim`` as MeanBackward1."""

    def kernel(self, dim, keepdim, dtype):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, dim, keepdim, dtype)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        node.self_shape = self._data.shape
        node.raw_dim = dim
        node.raw_keepdim = keepdim
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def prod(redispatch: Function, node_class: Any = autograd_nodes.ProdBackward0) -> Function:
    """Records ``prod`` as ProdBackward0."""

    def kernel(self, dtype):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, dtype)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def prod_dim_int(redispatch: Function, node_class: Any = autograd_nodes.ProdBackward1) -> Function:
    """Records ``prod.dim_int`` as ProdBackward1."""

    def kernel(self, dim, keepdim, dtype):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, dim, keepdim, dtype)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.raw_keepdim = keepdim
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def amax(redispatch: Function, node_class: Any = autograd_nodes.AmaxBackward0) -> Function:
    """Records ``amax`` as AmaxBackward0."""

    def kernel(self, dim, keepdim):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, dim, keepdim)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.raw_keepdim = keepdim
        node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def amin(redispatch: Function, node_class: Any = autograd_nodes.AminBackward0) -> Function:
    """Records ``amin`` as AminBackward0."""

    def kernel(self, dim, keepdim):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, dim, keepdim)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.raw_keepdim = keepdim
        node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def aminmax(redispatch: Function, node_class: Any = autograd_nodes.AminmaxBackward0) -> Function:
    """Records ``aminmax`` as AminmaxBackward0."""

    def kernel(self, dim, keepdim):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, dim, keepdim)
        node = node_class()
        counter = self._counter
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
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        if out1 is not None and out1._bits & DIFFERENTIABLE:
            out1._edge = (node, 1)
            out1._bits |= REQUIRES_GRAD
        return out

    return kernel


def max(redispatch: Function, node_class: Any = autograd_nodes.MaxBackward0) -> Function:
    """Records ``max`` as MaxBackward0."""

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


def min(redispatch: Function, node_class: Any = autograd_nodes.MinBackward0) -> Function:
    """Records ``min`` as MinBackward0."""

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


def max_dim(redispatch: Function, node_class: Any = autograd_nodes.MaxBackward1) -> Function:
    """Records ``max.dim`` as MaxBackward1."""

    def kernel(self, dim, keepdim):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, dim, keepdim)
        node = node_class()
        node.raw_dim = dim
        node.self_shape = self._data.shape
        node.raw_keepdim = keepdim
        node.raw_indices = save_output(out[1], 1)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def min_dim(redispatch: Function, node_class: Any = autograd_nodes.MinBackward1) -> Function:
    """Records ``min.dim`` as MinBackward1."""

    def kernel(self, dim, keepdim):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, dim, keepdim)
        node = node_class()
        node.raw_dim = dim
        node.self_shape = self._data.shape
        node.raw_keepdim = keepdim
        node.raw_indices = save_output(out[1], 1)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def var(redispatch: Function, node_class: Any = autograd_nodes.VarBackward0) -> Function:
    """Records ``var`` as VarBackward0."""

    def kernel(self, unbiased):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, unbiased)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_unbiased = unbiased
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def var_dim(redispatch: Function, node_class: Any = autograd_nodes.VarBackward1) -> Function:
    """Records ``var.dim`` as VarBackward1."""

    def kernel(self, dim, unbiased, keepdim):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, dim, unbiased, keepdim)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.raw_unbiased = unbiased
        node.raw_keepdim = keepdim
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def var_correction(redispatch: Function, node_class: Any = autograd_nodes.VarBackward2) -> Function:
    """Records ``var.correction`` as VarBackward2."""

    def kernel(self, dim, correction, keepdim):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, dim, correction, keepdim)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.raw_correction = correction
        node.raw_keepdim = keepdim
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def std(redispatch: Function, node_class: Any = autograd_nodes.StdBackward0) -> Function:
    """Records ``std`` as StdBackward0."""

    def kernel(self, unbiased):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, unbiased)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_unbiased = unbiased
        node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def std_dim(redispatch: Function, node_class: Any = autograd_nodes.StdBackward1) -> Function:
    """Records ``std.dim`` as StdBackward1."""

    def kernel(self, dim, unbiased, keepdim):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, dim, unbiased, keepdim)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.raw_unbiased = unbiased
        node.raw_keepdim = keepdim
        node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def std_correction(redispatch: Function, node_class: Any = autograd_nodes.StdBackward2) -> Function:
    """Records ``std.correction`` as StdBackward2."""

    def kernel(self, dim, correction, keepdim):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, dim, correction, keepdim)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.raw_correction = correction
        node.raw_keepdim = keepdim
        node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def var_mean_correction(
    redispatch: Function, node_class: Any = autograd_nodes.VarMeanBackward0
) -> Function:
    """Records ``var_mean.correction`` as VarMeanBackward0."""

    def kernel(self, dim, correction, keepdim):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, dim, correction, keepdim)
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.raw_correction = correction
        node.raw_keepdim = keepdim
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        out1 = out[1]
        node._metadata = (metadata_of(out0), metadata_of(out1))
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        if out1 is not None and out1._bits & DIFFERENTIABLE:
            out1._edge = (node, 1)
            out1._bits |= REQUIRES_GRAD
        return out

    return kernel


def std_mean_correction(
    redispatch: Function, node_class: Any = autograd_nodes.StdMeanBackward0
) -> Function:
    """Records ``std_mean.correction`` as StdMeanBackward0."""

    def kernel(self, dim, correction, keepdim):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, dim, correction, keepdim)
        node = node_class()
        counter = self._counter
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
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        if out1 is not None and out1._bits & DIFFERENTIABLE:
            out1._edge = (node, 1)
            out1._bits |= REQUIRES_GRAD
        return out

    return kernel


def logsumexp(
    redispatch: Function, node_class: Any = autograd_nodes.LogsumexpBackward0
) -> Function:
    """Records ``logsumexp`` as LogsumexpBackward0."""

    def kernel(self, dim, keepdim):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, dim, keepdim)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.raw_keepdim = keepdim
        node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def median(redispatch: Function, node_class: Any = autograd_nodes.MedianBackward0) -> Function:
    """Records ``median`` as MedianBackward0."""

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


def median_dim(redispatch: Function, node_class: Any = autograd_nodes.MedianBackward1) -> Function:
    """Records ``median.dim`` as MedianBackward1."""

    def kernel(self, dim, keepdim):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, dim, keepdim)
        node = node_class()
        node.raw_dim = dim
        node.self_shape = self._data.shape
        node.raw_keepdim = keepdim
        node.raw_indices = save_output(out[1], 1)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def nanmedian(
    redispatch: Function, node_class: Any = autograd_nodes.NanmedianBackward0
) -> Function:
    """Records ``nanmedian`` as NanmedianBackward0."""

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


def nanmedian_dim(
    redispatch: Function, node_class: Any = autograd_nodes.NanmedianBackward1
) -> Function:
    """Records ``nanmedian.dim`` as NanmedianBackward1."""

    def kernel(self, dim, keepdim):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, dim, keepdim)
        node = node_class()
        node.raw_dim = dim
        node.self_shape = self._data.shape
        node.raw_keepdim = keepdim
        node.raw_indices = save_output(out[1], 1)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def mode(redispatch: Function, node_class: Any = autograd_nodes.ModeBackward0) -> Function:
    """Records ``mode`` as ModeBackward0."""

    def kernel(self, dim, keepdim):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, dim, keepdim)
        node = node_class()
        node.raw_dim = dim
        node.self_shape = self._data.shape
        node.raw_keepdim = keepdim
        node.raw_indices = save_output(out[1], 1)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def cumsum(redispatch: Function, node_class: Any = autograd_nodes.CumsumBackward0) -> Function:
    """Records ``cumsum`` as CumsumBackward0."""

    def kernel(self, dim, dtype):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, dim, dtype)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        node.raw_dim = dim
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def cumsum_(redispatch: Function, node_class: Any = autograd_nodes.CumsumBackward0) -> Function:
    """Records ``cumsum_`` as CumsumBackward0."""

    def kernel(self, dim, dtype):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class() if dtype is None else without_arrays(node_class)()
        node.raw_dim = dim
        redispatch(self, dim, dtype)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def cumprod(redispatch: Function, node_class: Any = autograd_nodes.CumprodBackward0) -> Function:
    """Records ``cumprod`` as CumprodBackward0."""

    def kernel(self, dim, dtype):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, dim, dtype)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def cumprod_(redispatch: Function, node_class: Any = autograd_nodes.CumprodBackward0) -> Function:
    """Records ``cumprod_`` as CumprodBackward0."""

    def kernel(self, dim, dtype):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class() if dtype is None else without_arrays(node_class)()
        node.raw_self = (self.clone(), 0)
        node.raw_dim = dim
        redispatch(self, dim, dtype)
        node.raw_result = save_output(self, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((self._data.shape, self._bits),)
        rebase_history(self, node)
        return self

    return kernel


def cummax(redispatch: Function, node_class: Any = autograd_nodes.CummaxBackward0) -> Function:
    """Records ``cummax`` as CummaxBackward0."""

    def kernel(self, dim):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, dim)
        node = node_class()
        node.self_shape = self._data.shape
        node.raw_dim = dim
        node.raw_indices = save_output(out[1], 1)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def cummin(redispatch: Function, node_class: Any = autograd_nodes.CumminBackward0) -> Function:
    """Records ``cummin`` as CumminBackward0."""

    def kernel(self, dim):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, dim)
        node = node_class()
        node.self_shape = self._data.shape
        node.raw_dim = dim
        node.raw_indices = save_output(out[1], 1)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        return out

    return kernel


def logcumsumexp(
    redispatch: Function, node_class: Any = autograd_nodes.LogcumsumexpBackward0
) -> Function:
    """Records ``logcumsumexp`` as LogcumsumexpBackward0."""

    def kernel(self, dim):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        out = redispatch(self, dim)
        bits = out._bits
        if not bits & DIFFERENTIABLE:
            return out
        node = node_class()
        counter = self._counter
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data.shape, bits),)
        out._edge = (node, 0)
        out._bits = bits | REQUIRES_GRAD
        return out

    return kernel


def histogram_bins_tensor(
    redispatch: Function, node_class: Any = autograd_nodes.HistogramBackward0
) -> Function:
    """Records ``histogram.bins_tensor`` as HistogramBackward0."""

    def kernel(self, bins, weight, density):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_bins = bins._edge or (leaf_edge(bins) if bins._bits & REQUIRES_GRAD else None)
        edge_weight = None
        if weight is not None:
            edge_weight = weight._edge or (
                leaf_edge(weight) if weight._bits & REQUIRES_GRAD else None
            )
        out = redispatch(self, bins, weight, density)
        node = node_class()
        node.next_edges = (edge_self, edge_bins, edge_weight)
        node._nr = next_sequence_nr()
        out0 = out[0]
        out1 = out[1]
        node._metadata = (metadata_of(out0), metadata_of(out1))
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        if out1 is not None and out1._bits & DIFFERENTIABLE:
            out1._edge = (node, 1)
            out1._bits |= REQUIRES_GRAD
        return out

    return kernel


def histogram_bin_ct(
    redispatch: Function, node_class: Any = autograd_nodes.HistogramBackward1
) -> Function:
    """Records ``histogram.bin_ct`` as HistogramBackward1."""

    def kernel(self, bins, range, weight, density):
        edge_self = self._edge or (leaf_edge(self) if self._bits & REQUIRES_GRAD else None)
        edge_weight = None
        if weight is not None:
            edge_weight = weight._edge or (
                leaf_edge(weight) if weight._bits & REQUIRES_GRAD else None
            )
        out = redispatch(self, bins, range, weight, density)
        node = node_class()
        node.next_edges = (edge_self, edge_weight)
        node._nr = next_sequence_nr()
        out0 = out[0]
        out1 = out[1]
        node._metadata = (metadata_of(out0), metadata_of(out1))
        if out0 is not None and out0._bits & DIFFERENTIABLE:
            out0._edge = (node, 0)
            out0._bits |= REQUIRES_GRAD
        if out1 is not None and out1._bits & DIFFERENTIABLE:
            out1._edge = (node, 1)
            out1._bits |= REQUIRES_GRAD
        return out

    return kernel
