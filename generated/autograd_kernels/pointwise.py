"""Kernels that record calls on the backward graph.

Each function takes the kernel below autograd and returns the one that runs it and makes a node.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.autograd.nodes.node import next_sequence_nr
from gradsmith.autograd.nodes.recording import (
    NOTHING,
    direct_recording,
    metadata_of,
    refuse_gradient,
)
from gradsmith.autograd.nodes.saved import save_input, save_output
from gradsmith.autograd.nodes.variable import leaf_edge
from gradsmith.autograd.views.inplace import check_inplace, rebase_history
from gradsmith.core.bits import DIFFERENTIABLE, NUMBER_BITS, RECORDED, REQUIRES_GRAD
from gradsmith.core.shared_loops import SHARED
from gradsmith.core.tensor import VersionCounter, allocate
from gradsmith.generated.autograd_nodes import pointwise as autograd_nodes


def add_Tensor(redispatch, node_class=autograd_nodes.AddBackward0, numbers=True):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)
    default_alpha = 1

    def kernel(self, other, alpha):
        edge_self = None
        if not numbers or self.__class__ not in NUMBER_BITS:
            edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = None
        if not numbers or other.__class__ not in NUMBER_BITS:
            edge_other = (
                other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
            )
        if ufunc is None or alpha is not default_alpha or self._data_.size >= SHARED:
            out = redispatch(self, other, alpha)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_, other._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self, other, alpha)
        node = node_class()
        node.raw_alpha = alpha
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def add__Tensor(redispatch, node_class=autograd_nodes.AddBackward0, numbers=True):
    def kernel(self, other, alpha):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = None
        if not numbers or other.__class__ not in NUMBER_BITS:
            edge_other = (
                other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
            )
        check_inplace(self, edge_other is not None)
        node = node_class()
        node.raw_alpha = alpha
        redispatch(self, other, alpha)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def sub_Tensor(redispatch, node_class=autograd_nodes.SubBackward0, numbers=True):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)
    default_alpha = 1

    def kernel(self, other, alpha):
        edge_self = None
        if not numbers or self.__class__ not in NUMBER_BITS:
            edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = None
        if not numbers or other.__class__ not in NUMBER_BITS:
            edge_other = (
                other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
            )
        if ufunc is None or alpha is not default_alpha or self._data_.size >= SHARED:
            out = redispatch(self, other, alpha)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_, other._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self, other, alpha)
        node = node_class()
        node.raw_alpha = alpha
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def sub__Tensor(redispatch, node_class=autograd_nodes.SubBackward0, numbers=True):
    def kernel(self, other, alpha):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = None
        if not numbers or other.__class__ not in NUMBER_BITS:
            edge_other = (
                other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
            )
        check_inplace(self, edge_other is not None)
        node = node_class()
        node.raw_alpha = alpha
        redispatch(self, other, alpha)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def rsub_Tensor(redispatch, node_class=autograd_nodes.RsubBackward0, numbers=True):
    def kernel(self, other, alpha):
        edge_self = None
        if not numbers or self.__class__ not in NUMBER_BITS:
            edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = None
        if not numbers or other.__class__ not in NUMBER_BITS:
            edge_other = (
                other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
            )
        out = redispatch(self, other, alpha)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_alpha = alpha
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def mul_Tensor(redispatch, node_class=autograd_nodes.MulBackward0, numbers=True):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self, other):
        edge_self = None
        if not numbers or self.__class__ not in NUMBER_BITS:
            edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = None
        if not numbers or other.__class__ not in NUMBER_BITS:
            edge_other = (
                other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
            )
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self, other)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_, other._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self, other)
        node = node_class()
        node.raw_other = None
        if edge_self is not None:
            if numbers and other.__class__ in NUMBER_BITS:
                node.raw_other = other
            else:
                counter = other._counter_
                node.raw_other = (other, 0 if counter is None else counter.version)
        node.raw_self = None
        if edge_other is not None:
            if numbers and self.__class__ in NUMBER_BITS:
                node.raw_self = self
            else:
                counter = self._counter_
                node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def mul__Tensor(redispatch, node_class=autograd_nodes.MulBackward0, numbers=True):
    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = None
        if not numbers or other.__class__ not in NUMBER_BITS:
            edge_other = (
                other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
            )
        check_inplace(self, edge_other is not None)
        node = node_class()
        node.raw_other = None
        if edge_self is not None:
            if numbers and other.__class__ in NUMBER_BITS:
                node.raw_other = other
            else:
                counter = other._counter_
                node.raw_other = (other, 0 if counter is None else counter.version)
        node.raw_self = (self.clone(), 0) if edge_other is not None else None
        redispatch(self, other)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def div_Tensor(redispatch, node_class=autograd_nodes.DivBackward0, numbers=True):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self, other):
        edge_self = None
        if not numbers or self.__class__ not in NUMBER_BITS:
            edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = None
        if not numbers or other.__class__ not in NUMBER_BITS:
            edge_other = (
                other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
            )
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self, other)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_, other._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self, other)
        node = node_class()
        if numbers and other.__class__ in NUMBER_BITS:
            node.raw_other = other
        else:
            counter = other._counter_
            node.raw_other = (other, 0 if counter is None else counter.version)
        node.raw_self = None
        if edge_other is not None:
            if numbers and self.__class__ in NUMBER_BITS:
                node.raw_self = self
            else:
                counter = self._counter_
                node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def div__Tensor(redispatch, node_class=autograd_nodes.DivBackward0, numbers=True):
    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = None
        if not numbers or other.__class__ not in NUMBER_BITS:
            edge_other = (
                other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
            )
        check_inplace(self, edge_other is not None)
        node = node_class()
        if numbers and other.__class__ in NUMBER_BITS:
            node.raw_other = other
        else:
            counter = other._counter_
            node.raw_other = (other, 0 if counter is None else counter.version)
        node.raw_self = (self.clone(), 0) if edge_other is not None else None
        redispatch(self, other)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def div_Tensor_mode(redispatch, node_class=autograd_nodes.DivBackward2, numbers=True):
    def kernel(self, other, rounding_mode):
        edge_self = None
        if not numbers or self.__class__ not in NUMBER_BITS:
            edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = None
        if not numbers or other.__class__ not in NUMBER_BITS:
            edge_other = (
                other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
            )
        out = redispatch(self, other, rounding_mode)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        if numbers and other.__class__ in NUMBER_BITS:
            node.raw_other = other
        else:
            counter = other._counter_
            node.raw_other = (other, 0 if counter is None else counter.version)
        node.raw_rounding_mode = rounding_mode
        node.raw_self = None
        if edge_other is not None:
            if numbers and self.__class__ in NUMBER_BITS:
                node.raw_self = self
            else:
                counter = self._counter_
                node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def div__Tensor_mode(redispatch, node_class=autograd_nodes.DivBackward2, numbers=True):
    def kernel(self, other, rounding_mode):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = None
        if not numbers or other.__class__ not in NUMBER_BITS:
            edge_other = (
                other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
            )
        check_inplace(self, edge_other is not None)
        node = node_class()
        if numbers and other.__class__ in NUMBER_BITS:
            node.raw_other = other
        else:
            counter = other._counter_
            node.raw_other = (other, 0 if counter is None else counter.version)
        node.raw_rounding_mode = rounding_mode
        node.raw_self = (self.clone(), 0) if edge_other is not None else None
        redispatch(self, other, rounding_mode)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def floor_divide(redispatch, node_class=autograd_nodes.NotImplemented_floor_divide, numbers=True):
    def kernel(self, other):
        edge_self = None
        if not numbers or self.__class__ not in NUMBER_BITS:
            edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = None
        if not numbers or other.__class__ not in NUMBER_BITS:
            edge_other = (
                other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
            )
        out = redispatch(self, other)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def floor_divide__Tensor(
    redispatch, node_class=autograd_nodes.NotImplemented_floor_divide, numbers=True
):
    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = None
        if not numbers or other.__class__ not in NUMBER_BITS:
            edge_other = (
                other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
            )
        check_inplace(self, edge_other is not None)
        node = node_class()
        redispatch(self, other)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def remainder_Tensor(redispatch, node_class=autograd_nodes.RemainderBackward0, numbers=True):
    def kernel(self, other):
        edge_self = None
        if not numbers or self.__class__ not in NUMBER_BITS:
            edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = None
        if not numbers or other.__class__ not in NUMBER_BITS:
            edge_other = (
                other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
            )
        out = redispatch(self, other)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_self = None
        if edge_other is not None:
            if numbers and self.__class__ in NUMBER_BITS:
                node.raw_self = self
            else:
                counter = self._counter_
                node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_other = None
        if edge_other is not None:
            if numbers and other.__class__ in NUMBER_BITS:
                node.raw_other = other
            else:
                counter = other._counter_
                node.raw_other = (other, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def remainder__Tensor(redispatch, node_class=autograd_nodes.RemainderBackward0, numbers=True):
    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = None
        if not numbers or other.__class__ not in NUMBER_BITS:
            edge_other = (
                other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
            )
        check_inplace(self, edge_other is not None)
        node = node_class()
        node.raw_self = (self.clone(), 0) if edge_other is not None else None
        node.raw_other = None
        if edge_other is not None:
            if numbers and other.__class__ in NUMBER_BITS:
                node.raw_other = other
            else:
                counter = other._counter_
                node.raw_other = (other, 0 if counter is None else counter.version)
        redispatch(self, other)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def fmod_Tensor(redispatch, node_class=autograd_nodes.FmodBackward0, numbers=True):
    def kernel(self, other):
        edge_self = None
        if not numbers or self.__class__ not in NUMBER_BITS:
            edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = None
        if not numbers or other.__class__ not in NUMBER_BITS:
            edge_other = (
                other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
            )
        out = redispatch(self, other)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_self = None
        if edge_other is not None:
            if numbers and self.__class__ in NUMBER_BITS:
                node.raw_self = self
            else:
                counter = self._counter_
                node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_other = None
        if edge_other is not None:
            if numbers and other.__class__ in NUMBER_BITS:
                node.raw_other = other
            else:
                counter = other._counter_
                node.raw_other = (other, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def fmod__Tensor(redispatch, node_class=autograd_nodes.FmodBackward0, numbers=True):
    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = None
        if not numbers or other.__class__ not in NUMBER_BITS:
            edge_other = (
                other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
            )
        check_inplace(self, edge_other is not None)
        node = node_class()
        node.raw_self = (self.clone(), 0) if edge_other is not None else None
        node.raw_other = None
        if edge_other is not None:
            if numbers and other.__class__ in NUMBER_BITS:
                node.raw_other = other
            else:
                counter = other._counter_
                node.raw_other = (other, 0 if counter is None else counter.version)
        redispatch(self, other)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def neg(redispatch, node_class=autograd_nodes.NegBackward0):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def neg_(redispatch, node_class=autograd_nodes.NegBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def reciprocal(redispatch, node_class=autograd_nodes.ReciprocalBackward0):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self)
        node = node_class()
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


def reciprocal_(redispatch, node_class=autograd_nodes.ReciprocalBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self)
        node.raw_result = save_output(self, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def square(redispatch, node_class=autograd_nodes.SquareBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def square_(redispatch, node_class=autograd_nodes.SquareBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def addcmul(redispatch, node_class=autograd_nodes.AddcmulBackward0):
    def kernel(self, tensor1, tensor2, value):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_tensor1 = (
            tensor1._edge_ or (leaf_edge(tensor1) if tensor1._bits_ & REQUIRES_GRAD else None)
        )
        edge_tensor2 = (
            tensor2._edge_ or (leaf_edge(tensor2) if tensor2._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(self, tensor1, tensor2, value)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_tensor2 = None
        if edge_tensor1 is not None:
            counter = tensor2._counter_
            node.raw_tensor2 = (tensor2, 0 if counter is None else counter.version)
        node.raw_value = value
        node.raw_tensor1 = None
        if edge_tensor2 is not None:
            counter = tensor1._counter_
            node.raw_tensor1 = (tensor1, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_tensor1, edge_tensor2)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def addcmul_(redispatch, node_class=autograd_nodes.AddcmulBackward0):
    def kernel(self, tensor1, tensor2, value):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_tensor1 = (
            tensor1._edge_ or (leaf_edge(tensor1) if tensor1._bits_ & REQUIRES_GRAD else None)
        )
        edge_tensor2 = (
            tensor2._edge_ or (leaf_edge(tensor2) if tensor2._bits_ & REQUIRES_GRAD else None)
        )
        check_inplace(self, edge_tensor1 is not None or edge_tensor2 is not None)
        node = node_class()
        node.raw_tensor2 = None
        if edge_tensor1 is not None:
            counter = tensor2._counter_
            node.raw_tensor2 = (tensor2, 0 if counter is None else counter.version)
        node.raw_value = value
        node.raw_tensor1 = None
        if edge_tensor2 is not None:
            counter = tensor1._counter_
            node.raw_tensor1 = (tensor1, 0 if counter is None else counter.version)
        redispatch(self, tensor1, tensor2, value)
        node.next_edges = (edge_self, edge_tensor1, edge_tensor2)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def addcdiv(redispatch, node_class=autograd_nodes.AddcdivBackward0):
    def kernel(self, tensor1, tensor2, value):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_tensor1 = (
            tensor1._edge_ or (leaf_edge(tensor1) if tensor1._bits_ & REQUIRES_GRAD else None)
        )
        edge_tensor2 = (
            tensor2._edge_ or (leaf_edge(tensor2) if tensor2._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(self, tensor1, tensor2, value)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_value = value
        node.raw_tensor2 = None
        if edge_tensor1 is not None or edge_tensor2 is not None:
            counter = tensor2._counter_
            node.raw_tensor2 = (tensor2, 0 if counter is None else counter.version)
        node.raw_tensor1 = None
        if edge_tensor2 is not None:
            counter = tensor1._counter_
            node.raw_tensor1 = (tensor1, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_tensor1, edge_tensor2)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def addcdiv_(redispatch, node_class=autograd_nodes.AddcdivBackward0):
    def kernel(self, tensor1, tensor2, value):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_tensor1 = (
            tensor1._edge_ or (leaf_edge(tensor1) if tensor1._bits_ & REQUIRES_GRAD else None)
        )
        edge_tensor2 = (
            tensor2._edge_ or (leaf_edge(tensor2) if tensor2._bits_ & REQUIRES_GRAD else None)
        )
        check_inplace(self, edge_tensor1 is not None or edge_tensor2 is not None)
        node = node_class()
        node.raw_value = value
        node.raw_tensor2 = None
        if edge_tensor1 is not None or edge_tensor2 is not None:
            counter = tensor2._counter_
            node.raw_tensor2 = (tensor2, 0 if counter is None else counter.version)
        node.raw_tensor1 = None
        if edge_tensor2 is not None:
            counter = tensor1._counter_
            node.raw_tensor1 = (tensor1, 0 if counter is None else counter.version)
        redispatch(self, tensor1, tensor2, value)
        node.next_edges = (edge_self, edge_tensor1, edge_tensor2)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def lerp_Tensor(redispatch, node_class=autograd_nodes.LerpBackward1):
    def kernel(self, end, weight):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_end = end._edge_ or (leaf_edge(end) if end._bits_ & REQUIRES_GRAD else None)
        edge_weight = (
            weight._edge_ or (leaf_edge(weight) if weight._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(self, end, weight)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_weight = None
        if edge_self is not None or edge_end is not None:
            counter = weight._counter_
            node.raw_weight = (weight, 0 if counter is None else counter.version)
        node.raw_end = None
        if edge_weight is not None:
            counter = end._counter_
            node.raw_end = (end, 0 if counter is None else counter.version)
        node.raw_self = None
        if edge_weight is not None:
            counter = self._counter_
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_end, edge_weight)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def lerp__Tensor(redispatch, node_class=autograd_nodes.LerpBackward1):
    def kernel(self, end, weight):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_end = end._edge_ or (leaf_edge(end) if end._bits_ & REQUIRES_GRAD else None)
        edge_weight = (
            weight._edge_ or (leaf_edge(weight) if weight._bits_ & REQUIRES_GRAD else None)
        )
        check_inplace(self, edge_end is not None or edge_weight is not None)
        node = node_class()
        node.raw_weight = None
        if edge_self is not None or edge_end is not None:
            counter = weight._counter_
            node.raw_weight = (weight, 0 if counter is None else counter.version)
        node.raw_end = None
        if edge_weight is not None:
            counter = end._counter_
            node.raw_end = (end, 0 if counter is None else counter.version)
        node.raw_self = (self.clone(), 0) if edge_weight is not None else None
        redispatch(self, end, weight)
        node.next_edges = (edge_self, edge_end, edge_weight)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def lerp_Scalar(redispatch, node_class=autograd_nodes.LerpBackward0):
    def kernel(self, end, weight):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_end = end._edge_ or (leaf_edge(end) if end._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, end, weight)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_weight = weight
        node.next_edges = (edge_self, edge_end)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def lerp__Scalar(redispatch, node_class=autograd_nodes.LerpBackward0):
    def kernel(self, end, weight):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_end = end._edge_ or (leaf_edge(end) if end._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, edge_end is not None)
        node = node_class()
        node.raw_weight = weight
        redispatch(self, end, weight)
        node.next_edges = (edge_self, edge_end)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def pow_Tensor_Tensor(redispatch, node_class=autograd_nodes.PowBackward1):
    def kernel(self, exponent):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_exponent = (
            exponent._edge_ or (leaf_edge(exponent) if exponent._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(self, exponent)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = exponent._counter_
        node.raw_exponent = (exponent, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0) if edge_exponent is not None else None
        node.next_edges = (edge_self, edge_exponent)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def pow__Tensor(redispatch, node_class=autograd_nodes.PowBackward1):
    def kernel(self, exponent):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_exponent = (
            exponent._edge_ or (leaf_edge(exponent) if exponent._bits_ & REQUIRES_GRAD else None)
        )
        check_inplace(self, edge_exponent is not None)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        counter = exponent._counter_
        node.raw_exponent = (exponent, 0 if counter is None else counter.version)
        redispatch(self, exponent)
        node.raw_result = save_output(self, 0) if edge_exponent is not None else None
        node.next_edges = (edge_self, edge_exponent)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def pow_Tensor_Scalar(redispatch, node_class=autograd_nodes.PowBackward0):
    def kernel(self, exponent):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, exponent)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_exponent = exponent
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def pow__Scalar(redispatch, node_class=autograd_nodes.PowBackward0):
    def kernel(self, exponent):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        node.raw_exponent = exponent
        redispatch(self, exponent)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def pow_Scalar(redispatch, node_class=autograd_nodes.PowBackward2):
    def kernel(self, exponent):
        edge_exponent = (
            exponent._edge_ or (leaf_edge(exponent) if exponent._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(self, exponent)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_self = self
        counter = exponent._counter_
        node.raw_exponent = (exponent, 0 if counter is None else counter.version)
        if out._counter_ is None:  # as `save_output`, without the call
            counter = out._counter_ = VersionCounter()
            node.raw_result = [out._data_, out._bits_, counter, 0, 0]
        else:
            node.raw_result = save_output(out, 0)
        node.next_edges = (edge_exponent,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def exp(redispatch, node_class=autograd_nodes.ExpBackward0):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self)
        node = node_class()
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


def exp_(redispatch, node_class=autograd_nodes.ExpBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self)
        node.raw_result = save_output(self, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def exp2(redispatch, node_class=autograd_nodes.Exp2Backward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
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


def exp2_(redispatch, node_class=autograd_nodes.Exp2Backward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self)
        node.raw_result = save_output(self, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def expm1(redispatch, node_class=autograd_nodes.Expm1Backward0):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self)
        node = node_class()
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


def expm1_(redispatch, node_class=autograd_nodes.Expm1Backward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self)
        node.raw_result = save_output(self, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def log(redispatch, node_class=autograd_nodes.LogBackward0):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def log_(redispatch, node_class=autograd_nodes.LogBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def log2(redispatch, node_class=autograd_nodes.Log2Backward0):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def log2_(redispatch, node_class=autograd_nodes.Log2Backward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def log10(redispatch, node_class=autograd_nodes.Log10Backward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def log10_(redispatch, node_class=autograd_nodes.Log10Backward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def log1p(redispatch, node_class=autograd_nodes.Log1PBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def log1p_(redispatch, node_class=autograd_nodes.Log1PBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def sqrt(redispatch, node_class=autograd_nodes.SqrtBackward0):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self)
        node = node_class()
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


def sqrt_(redispatch, node_class=autograd_nodes.SqrtBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self)
        node.raw_result = save_output(self, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def rsqrt(redispatch, node_class=autograd_nodes.RsqrtBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
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


def rsqrt_(redispatch, node_class=autograd_nodes.RsqrtBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self)
        node.raw_result = save_output(self, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def logaddexp(redispatch, node_class=autograd_nodes.LogaddexpBackward0):
    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, other)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = other._counter_
        node.raw_other = (other, 0 if counter is None else counter.version)
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def logaddexp2(redispatch, node_class=autograd_nodes.Logaddexp2Backward0):
    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, other)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = other._counter_
        node.raw_other = (other, 0 if counter is None else counter.version)
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def xlogy_Tensor(redispatch, node_class=autograd_nodes.XlogyBackward0, numbers=True):
    def kernel(self, other):
        edge_self = None
        if not numbers or self.__class__ not in NUMBER_BITS:
            edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = None
        if not numbers or other.__class__ not in NUMBER_BITS:
            edge_other = (
                other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
            )
        out = redispatch(self, other)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        if numbers and self.__class__ in NUMBER_BITS:
            node.raw_self = self
        else:
            counter = self._counter_
            node.raw_self = (self, 0 if counter is None else counter.version)
        if numbers and other.__class__ in NUMBER_BITS:
            node.raw_other = other
        else:
            counter = other._counter_
            node.raw_other = (other, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def xlogy__Tensor(redispatch, node_class=autograd_nodes.XlogyBackward0, numbers=True):
    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = None
        if not numbers or other.__class__ not in NUMBER_BITS:
            edge_other = (
                other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
            )
        check_inplace(self, edge_other is not None)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        if numbers and other.__class__ in NUMBER_BITS:
            node.raw_other = other
        else:
            counter = other._counter_
            node.raw_other = (other, 0 if counter is None else counter.version)
        redispatch(self, other)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def ldexp_Tensor(redispatch, node_class=autograd_nodes.LdexpBackward0):
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
        node.raw_result = save_output(out, 0) if edge_other is not None else None
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def ldexp_(redispatch, node_class=autograd_nodes.LdexpBackward0):
    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, edge_other is not None)
        node = node_class()
        node.raw_other = None
        if edge_self is not None:
            counter = other._counter_
            node.raw_other = (other, 0 if counter is None else counter.version)
        redispatch(self, other)
        node.raw_result = save_output(self, 0) if edge_other is not None else None
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def frexp_Tensor(redispatch, node_class=autograd_nodes.FrexpBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        node = node_class()
        node.raw_exponent = save_output(out[1], 1)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def sin(redispatch, node_class=autograd_nodes.SinBackward0):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def sin_(redispatch, node_class=autograd_nodes.SinBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def cos(redispatch, node_class=autograd_nodes.CosBackward0):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def cos_(redispatch, node_class=autograd_nodes.CosBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def tan(redispatch, node_class=autograd_nodes.TanBackward0):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self)
        node = node_class()
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


def tan_(redispatch, node_class=autograd_nodes.TanBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self)
        node.raw_result = save_output(self, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def asin(redispatch, node_class=autograd_nodes.AsinBackward0):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def asin_(redispatch, node_class=autograd_nodes.AsinBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def acos(redispatch, node_class=autograd_nodes.AcosBackward0):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def acos_(redispatch, node_class=autograd_nodes.AcosBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def atan(redispatch, node_class=autograd_nodes.AtanBackward0):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def atan_(redispatch, node_class=autograd_nodes.AtanBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def sinh(redispatch, node_class=autograd_nodes.SinhBackward0):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def sinh_(redispatch, node_class=autograd_nodes.SinhBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def cosh(redispatch, node_class=autograd_nodes.CoshBackward0):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def cosh_(redispatch, node_class=autograd_nodes.CoshBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def tanh(redispatch, node_class=autograd_nodes.TanhBackward0):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self)
        node = node_class()
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


def tanh_(redispatch, node_class=autograd_nodes.TanhBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self)
        node.raw_result = save_output(self, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def _one_minus_square(redispatch, node_class=autograd_nodes.OneMinusSquareBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def asinh(redispatch, node_class=autograd_nodes.AsinhBackward0):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def asinh_(redispatch, node_class=autograd_nodes.AsinhBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def acosh(redispatch, node_class=autograd_nodes.AcoshBackward0):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def acosh_(redispatch, node_class=autograd_nodes.AcoshBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def atanh(redispatch, node_class=autograd_nodes.AtanhBackward0):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def atanh_(redispatch, node_class=autograd_nodes.AtanhBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def atan2(redispatch, node_class=autograd_nodes.Atan2Backward0):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self, other)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_, other._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self, other)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = other._counter_
        node.raw_other = (other, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def atan2_(redispatch, node_class=autograd_nodes.Atan2Backward0):
    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, edge_other is not None)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        counter = other._counter_
        node.raw_other = (other, 0 if counter is None else counter.version)
        redispatch(self, other)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def tanh_backward(redispatch, node_class=autograd_nodes.TanhBackwardBackward0):
    def kernel(grad_output, output):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        edge_output = (
            output._edge_ or (leaf_edge(output) if output._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(grad_output, output)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = output._counter_
        node.raw_output = (output, 0 if counter is None else counter.version)
        node.raw_grad_output = None
        if edge_output is not None:
            counter = grad_output._counter_
            node.raw_grad_output = (grad_output, 0 if counter is None else counter.version)
        node.next_edges = (edge_grad_output, edge_output)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def sinc(redispatch, node_class=autograd_nodes.SincBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def sinc_(redispatch, node_class=autograd_nodes.SincBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def hypot(redispatch, node_class=autograd_nodes.HypotBackward0):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self, other)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_, other._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self, other)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = other._counter_
        node.raw_other = (other, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def hypot_(redispatch, node_class=autograd_nodes.HypotBackward0):
    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, edge_other is not None)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        counter = other._counter_
        node.raw_other = (other, 0 if counter is None else counter.version)
        redispatch(self, other)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def _over_hypot(redispatch, node_class=autograd_nodes.OverHypotBackward0):
    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, other)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = other._counter_
        node.raw_other = (other, 0 if counter is None else counter.version)
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def deg2rad(redispatch, node_class=autograd_nodes.Deg2RadBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
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


def deg2rad_(redispatch, node_class=autograd_nodes.Deg2RadBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def rad2deg(redispatch, node_class=autograd_nodes.Rad2DegBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
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


def rad2deg_(redispatch, node_class=autograd_nodes.Rad2DegBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def sigmoid(redispatch, node_class=autograd_nodes.SigmoidBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
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


def sigmoid_(redispatch, node_class=autograd_nodes.SigmoidBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self)
        node.raw_result = save_output(self, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def _logistic(redispatch, node_class=autograd_nodes.LogisticBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def sigmoid_backward(redispatch, node_class=autograd_nodes.SigmoidBackwardBackward0):
    def kernel(grad_output, output):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        edge_output = (
            output._edge_ or (leaf_edge(output) if output._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(grad_output, output)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = output._counter_
        node.raw_output = (output, 0 if counter is None else counter.version)
        node.raw_grad_output = None
        if edge_output is not None:
            counter = grad_output._counter_
            node.raw_grad_output = (grad_output, 0 if counter is None else counter.version)
        node.next_edges = (edge_grad_output, edge_output)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def logit(redispatch, node_class=autograd_nodes.LogitBackward0):
    def kernel(self, eps):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, eps)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_eps = eps
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def logit_(redispatch, node_class=autograd_nodes.LogitBackward0):
    def kernel(self, eps):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        node.raw_eps = eps
        redispatch(self, eps)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def abs(redispatch, node_class=autograd_nodes.AbsBackward0):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def abs_(redispatch, node_class=autograd_nodes.AbsBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def sign(redispatch, node_class=autograd_nodes.SignBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
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


def sign_(redispatch, node_class=autograd_nodes.SignBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def sgn(redispatch, node_class=autograd_nodes.SgnBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def sgn_(redispatch, node_class=autograd_nodes.SgnBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def copysign_Tensor(redispatch, node_class=autograd_nodes.CopysignBackward0, numbers=True):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self, other):
        edge_self = None
        if not numbers or self.__class__ not in NUMBER_BITS:
            edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = None
        if not numbers or other.__class__ not in NUMBER_BITS:
            edge_other = (
                other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
            )
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self, other)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_, other._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self, other)
        node = node_class()
        node.raw_self = None
        if edge_self is not None:
            if numbers and self.__class__ in NUMBER_BITS:
                node.raw_self = self
            else:
                counter = self._counter_
                node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0) if edge_self is not None else None
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def copysign__Tensor(redispatch, node_class=autograd_nodes.CopysignBackward0, numbers=True):
    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = None
        if not numbers or other.__class__ not in NUMBER_BITS:
            edge_other = (
                other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
            )
        check_inplace(self, edge_other is not None)
        node = node_class()
        node.raw_self = (self.clone(), 0) if edge_self is not None else None
        redispatch(self, other)
        node.raw_result = save_output(self, 0) if edge_self is not None else None
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def floor(redispatch, node_class=autograd_nodes.FloorBackward0):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def floor_(redispatch, node_class=autograd_nodes.FloorBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def ceil(redispatch, node_class=autograd_nodes.CeilBackward0):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def ceil_(redispatch, node_class=autograd_nodes.CeilBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def trunc(redispatch, node_class=autograd_nodes.TruncBackward0):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def trunc_(redispatch, node_class=autograd_nodes.TruncBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def frac(redispatch, node_class=autograd_nodes.FracBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
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


def frac_(redispatch, node_class=autograd_nodes.FracBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def round(redispatch, node_class=autograd_nodes.RoundBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
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


def round_(redispatch, node_class=autograd_nodes.RoundBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def round_decimals(redispatch, node_class=autograd_nodes.RoundBackward1):
    def kernel(self, decimals):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, decimals)
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


def round__decimals(redispatch, node_class=autograd_nodes.RoundBackward1):
    def kernel(self, decimals):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self, decimals)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def heaviside(redispatch, node_class=autograd_nodes.NotImplemented_heaviside):
    def kernel(self, values):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_values = (
            values._edge_ or (leaf_edge(values) if values._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(self, values)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.next_edges = (edge_self, edge_values)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def heaviside_(redispatch, node_class=autograd_nodes.NotImplemented_heaviside):
    def kernel(self, values):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_values = (
            values._edge_ or (leaf_edge(values) if values._bits_ & REQUIRES_GRAD else None)
        )
        check_inplace(self, edge_values is not None)
        node = node_class()
        redispatch(self, values)
        node.next_edges = (edge_self, edge_values)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def nextafter(redispatch, node_class=autograd_nodes.NextafterBackward0):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self, other)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_, other._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self, other)
        node = node_class()
        node.raw_self = None
        if edge_self is not None:
            counter = self._counter_
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_other = None
        if edge_self is not None:
            counter = other._counter_
            node.raw_other = (other, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def nextafter_(redispatch, node_class=autograd_nodes.NextafterBackward0):
    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, edge_other is not None)
        node = node_class()
        node.raw_self = (self.clone(), 0) if edge_self is not None else None
        node.raw_other = None
        if edge_self is not None:
            counter = other._counter_
            node.raw_other = (other, 0 if counter is None else counter.version)
        redispatch(self, other)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def nan_to_num(redispatch, node_class=autograd_nodes.NanToNumBackward0):
    def kernel(self, nan, posinf, neginf):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, nan, posinf, neginf)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def nan_to_num_(redispatch, node_class=autograd_nodes.NanToNumBackward0):
    def kernel(self, nan, posinf, neginf):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        redispatch(self, nan, posinf, neginf)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def maximum(redispatch, node_class=autograd_nodes.MaximumBackward0):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self, other)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_, other._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self, other)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = other._counter_
        node.raw_other = (other, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def minimum(redispatch, node_class=autograd_nodes.MinimumBackward0):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self, other)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_, other._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self, other)
        node = node_class()
        counter = other._counter_
        node.raw_other = (other, 0 if counter is None else counter.version)
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def fmax(redispatch, node_class=autograd_nodes.FmaxBackward0):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self, other)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_, other._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self, other)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = other._counter_
        node.raw_other = (other, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def fmin(redispatch, node_class=autograd_nodes.FminBackward0):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self, other):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self, other)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_, other._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self, other)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = other._counter_
        node.raw_other = (other, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def clamp_Tensor(redispatch, node_class=autograd_nodes.ClampBackward0):
    def kernel(self, min, max):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_min = None
        if min is not None:
            edge_min = min._edge_ or (leaf_edge(min) if min._bits_ & REQUIRES_GRAD else None)
        edge_max = None
        if max is not None:
            edge_max = max._edge_ or (leaf_edge(max) if max._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, min, max)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_min = save_input(min)
        node.raw_max = save_input(max)
        node.next_edges = (edge_self, edge_min, edge_max)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def clamp__Tensor(redispatch, node_class=autograd_nodes.ClampBackward0):
    def kernel(self, min, max):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_min = None
        if min is not None:
            edge_min = min._edge_ or (leaf_edge(min) if min._bits_ & REQUIRES_GRAD else None)
        edge_max = None
        if max is not None:
            edge_max = max._edge_ or (leaf_edge(max) if max._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, edge_min is not None or edge_max is not None)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        node.raw_min = save_input(min)
        node.raw_max = save_input(max)
        redispatch(self, min, max)
        node.next_edges = (edge_self, edge_min, edge_max)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def clamp(redispatch, node_class=autograd_nodes.ClampBackward1):
    def kernel(self, min, max):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, min, max)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_min = min
        node.raw_max = max
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def clamp_(redispatch, node_class=autograd_nodes.ClampBackward1):
    def kernel(self, min, max):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        node.raw_min = min
        node.raw_max = max
        redispatch(self, min, max)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def clamp_min_Tensor(redispatch, node_class=autograd_nodes.ClampMinBackward1):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self, min):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_min = min._edge_ or (leaf_edge(min) if min._bits_ & REQUIRES_GRAD else None)
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self, min)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_, min._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self, min)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = min._counter_
        node.raw_min = (min, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_min)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def clamp_min__Tensor(redispatch, node_class=autograd_nodes.ClampMinBackward1):
    def kernel(self, min):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_min = min._edge_ or (leaf_edge(min) if min._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, edge_min is not None)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        counter = min._counter_
        node.raw_min = (min, 0 if counter is None else counter.version)
        redispatch(self, min)
        node.next_edges = (edge_self, edge_min)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def clamp_min(redispatch, node_class=autograd_nodes.ClampMinBackward0):
    def kernel(self, min):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, min)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_min = min
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def clamp_min_(redispatch, node_class=autograd_nodes.ClampMinBackward0):
    def kernel(self, min):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        node.raw_min = min
        redispatch(self, min)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def clamp_max_Tensor(redispatch, node_class=autograd_nodes.ClampMaxBackward1):
    ufunc, run, made, recorded_directly = direct_recording(redispatch)

    def kernel(self, max):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_max = max._edge_ or (leaf_edge(max) if max._bits_ & REQUIRES_GRAD else None)
        if ufunc is None or self._data_.size >= SHARED:
            out = redispatch(self, max)
            recorded = RECORDED[out._bits_]
            if not recorded:
                return out
        else:  # as bindings do
            out = allocate()
            recorded = recorded_directly
            try:
                out._data_ = run(ufunc, self._data_, max._data_)
                out._bits_ = made
                out._counter_ = out._extra_ = None
            except (ValueError, RuntimeError):
                out = redispatch(self, max)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = max._counter_
        node.raw_max = (max, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_max)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def clamp_max__Tensor(redispatch, node_class=autograd_nodes.ClampMaxBackward1):
    def kernel(self, max):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_max = max._edge_ or (leaf_edge(max) if max._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, edge_max is not None)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        counter = max._counter_
        node.raw_max = (max, 0 if counter is None else counter.version)
        redispatch(self, max)
        node.next_edges = (edge_self, edge_max)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def clamp_max(redispatch, node_class=autograd_nodes.ClampMaxBackward0):
    def kernel(self, max):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, max)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_max = max
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def clamp_max_(redispatch, node_class=autograd_nodes.ClampMaxBackward0):
    def kernel(self, max):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        node.raw_max = max
        redispatch(self, max)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def where_self(redispatch, node_class=autograd_nodes.WhereBackward0, numbers=True):
    def kernel(condition, self, other):
        edge_self = None
        if not numbers or self.__class__ not in NUMBER_BITS:
            edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = None
        if not numbers or other.__class__ not in NUMBER_BITS:
            edge_other = (
                other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
            )
        if edge_self is None and edge_other is None:
            return redispatch(condition, self, other)
        out = redispatch(condition, self, other)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        if numbers and condition.__class__ in NUMBER_BITS:
            node.raw_condition = condition
        else:
            counter = condition._counter_
            node.raw_condition = (condition, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def angle(redispatch, node_class=autograd_nodes.AngleBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def conj_physical(redispatch, node_class=autograd_nodes.ConjPhysicalBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
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


def conj_physical_(redispatch, node_class=autograd_nodes.ConjPhysicalBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        redispatch(self)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def _conj_physical(redispatch, node_class=autograd_nodes.ConjPhysicalBackward0__conj_physical):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
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


def complex(redispatch, node_class=autograd_nodes.ComplexBackward0):
    def kernel(real, imag):
        edge_real = real._edge_ or (leaf_edge(real) if real._bits_ & REQUIRES_GRAD else None)
        edge_imag = imag._edge_ or (leaf_edge(imag) if imag._bits_ & REQUIRES_GRAD else None)
        out = redispatch(real, imag)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.next_edges = (edge_real, edge_imag)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def polar(redispatch, node_class=autograd_nodes.PolarBackward0):
    def kernel(abs, angle):
        edge_abs = abs._edge_ or (leaf_edge(abs) if abs._bits_ & REQUIRES_GRAD else None)
        edge_angle = angle._edge_ or (leaf_edge(angle) if angle._bits_ & REQUIRES_GRAD else None)
        out = redispatch(abs, angle)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_angle = None
        if edge_abs is not None:
            counter = angle._counter_
            node.raw_angle = (angle, 0 if counter is None else counter.version)
        node.raw_result = save_output(out, 0) if edge_angle is not None else None
        node.next_edges = (edge_abs, edge_angle)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def fake_quantize_per_tensor_affine_cachemask(
    redispatch, node_class=autograd_nodes.FakeQuantizePerTensorAffineCachemaskBackward0
):
    def kernel(self, scale, zero_point, quant_min, quant_max):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, scale, zero_point, quant_min, quant_max)
        node = node_class()
        node.raw_mask = save_output(out[1], 1)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def _fake_quantize_per_tensor_affine_cachemask_tensor_qparams(
    redispatch, node_class=autograd_nodes.FakeQuantizePerTensorAffineCachemaskTensorQparamsBackward0
):
    def kernel(self, scale, zero_point, fake_quant_enabled, quant_min, quant_max):
        if scale._bits_ & REQUIRES_GRAD:
            refuse_gradient("_fake_quantize_per_tensor_affine_cachemask_tensor_qparams", "scale")
        if zero_point._bits_ & REQUIRES_GRAD:
            refuse_gradient(
                "_fake_quantize_per_tensor_affine_cachemask_tensor_qparams", "zero_point"
            )
        if fake_quant_enabled._bits_ & REQUIRES_GRAD:
            refuse_gradient(
                "_fake_quantize_per_tensor_affine_cachemask_tensor_qparams", "fake_quant_enabled"
            )
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, scale, zero_point, fake_quant_enabled, quant_min, quant_max)
        out = redispatch(self, scale, zero_point, fake_quant_enabled, quant_min, quant_max)
        node = node_class()
        node.raw_mask = save_output(out[1], 1)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def fake_quantize_per_channel_affine_cachemask(
    redispatch, node_class=autograd_nodes.FakeQuantizePerChannelAffineCachemaskBackward0
):
    def kernel(self, scale, zero_point, axis, quant_min, quant_max):
        if scale._bits_ & REQUIRES_GRAD:
            refuse_gradient("fake_quantize_per_channel_affine_cachemask", "scale")
        if zero_point._bits_ & REQUIRES_GRAD:
            refuse_gradient("fake_quantize_per_channel_affine_cachemask", "zero_point")
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, scale, zero_point, axis, quant_min, quant_max)
        out = redispatch(self, scale, zero_point, axis, quant_min, quant_max)
        node = node_class()
        node.raw_mask = save_output(out[1], 1)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel
