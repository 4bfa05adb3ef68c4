"""Kernels that record calls on the backward graph.

Each function takes the kernel below autograd and returns the one that runs it and makes a node.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.autograd.engine.array_functions import without_arrays
from gradsmith.autograd.nodes.node import next_sequence_nr
from gradsmith.autograd.nodes.recording import NOTHING, metadata_of
from gradsmith.autograd.nodes.saved import save_output
from gradsmith.autograd.nodes.variable import leaf_edge
from gradsmith.autograd.views.inplace import check_inplace, rebase_history
from gradsmith.core.bits import DIFFERENTIABLE, RECORDED, REQUIRES_GRAD
from gradsmith.core.tensor import VersionCounter
from gradsmith.generated.autograd_nodes import activation as autograd_nodes


def relu(redispatch, node_class=autograd_nodes.ReluBackward0):
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


def relu_(redispatch, node_class=autograd_nodes.ReluBackward0):
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


def threshold(redispatch, node_class=autograd_nodes.ThresholdBackward0):
    def kernel(self, threshold, value):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, threshold, value)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_threshold = threshold
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def threshold_(redispatch, node_class=autograd_nodes.ThresholdBackward0):
    def kernel(self, threshold, value):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        node.raw_threshold = threshold
        redispatch(self, threshold, value)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def threshold_backward(redispatch, node_class=autograd_nodes.ThresholdBackwardBackward0):
    def kernel(grad_output, self, threshold):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(grad_output, self, threshold)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_self = None
        if edge_grad_output is not None:
            counter = self._counter_
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_threshold = threshold
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def leaky_relu(redispatch, node_class=autograd_nodes.LeakyReluBackward0):
    def kernel(self, negative_slope):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, negative_slope)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_negative_slope = negative_slope
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def leaky_relu_(redispatch, node_class=autograd_nodes.LeakyReluBackward0):
    def kernel(self, negative_slope):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        node.raw_negative_slope = negative_slope
        redispatch(self, negative_slope)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def leaky_relu_backward(redispatch, node_class=autograd_nodes.LeakyReluBackwardBackward0):
    def kernel(grad_output, self, negative_slope, self_is_result):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(grad_output, self, negative_slope, self_is_result)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_self = None
        if edge_grad_output is not None:
            counter = self._counter_
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_negative_slope = negative_slope
        node.raw_self_is_result = self_is_result
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _prelu_kernel(redispatch, node_class=autograd_nodes.PreluKernelBackward0):
    def kernel(self, weight):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_weight = (
            weight._edge_ or (leaf_edge(weight) if weight._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(self, weight)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_weight = None
        if edge_self is not None:
            counter = weight._counter_
            node.raw_weight = (weight, 0 if counter is None else counter.version)
        node.next_edges = (edge_self, edge_weight)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def hardtanh(redispatch, node_class=autograd_nodes.HardtanhBackward0):
    def kernel(self, min_val, max_val):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, min_val, max_val)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_min_val = min_val
        node.raw_max_val = max_val
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def hardtanh_(redispatch, node_class=autograd_nodes.HardtanhBackward0):
    def kernel(self, min_val, max_val):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        node.raw_min_val = min_val
        node.raw_max_val = max_val
        redispatch(self, min_val, max_val)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def elu(redispatch, node_class=autograd_nodes.EluBackward0):
    def kernel(self, alpha, scale, input_scale):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, alpha, scale, input_scale)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_alpha = alpha
        node.raw_scale = scale
        node.raw_input_scale = input_scale
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def elu_(redispatch, node_class=autograd_nodes.EluBackward0):
    def kernel(self, alpha, scale, input_scale):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_alpha = alpha
        node.raw_scale = scale
        node.raw_input_scale = input_scale
        node.raw_self = (self.clone(), 0)
        redispatch(self, alpha, scale, input_scale)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def elu_backward(redispatch, node_class=autograd_nodes.EluBackwardBackward0):
    def kernel(grad_output, alpha, scale, input_scale, is_result, self_or_result):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        edge_self_or_result = (
            self_or_result._edge_
            or (leaf_edge(self_or_result) if self_or_result._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(grad_output, alpha, scale, input_scale, is_result, self_or_result)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_alpha = alpha
        node.raw_scale = scale
        node.raw_input_scale = input_scale
        node.raw_is_result = is_result
        counter = self_or_result._counter_
        node.raw_self_or_result = (self_or_result, 0 if counter is None else counter.version)
        node.raw_grad_output = None
        if edge_self_or_result is not None:
            counter = grad_output._counter_
            node.raw_grad_output = (grad_output, 0 if counter is None else counter.version)
        node.next_edges = (edge_grad_output, edge_self_or_result)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def celu(redispatch, node_class=autograd_nodes.CeluBackward0):
    def kernel(self, alpha):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, alpha)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_alpha = alpha
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def gelu(redispatch, node_class=autograd_nodes.GeluBackward0):
    def kernel(self, approximate):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, approximate)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_approximate = approximate
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def gelu_(redispatch, node_class=autograd_nodes.GeluBackward0):
    def kernel(self, approximate):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        check_inplace(self, False)
        node = node_class()
        node.raw_self = (self.clone(), 0)
        node.raw_approximate = approximate
        redispatch(self, approximate)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        return rebase_history(self, node)

    return kernel


def gelu_backward(redispatch, node_class=autograd_nodes.GeluBackwardBackward0):
    def kernel(grad_output, self, approximate):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(grad_output, self, approximate)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_approximate = approximate
        node.raw_grad_output = None
        if edge_self is not None:
            counter = grad_output._counter_
            node.raw_grad_output = (grad_output, 0 if counter is None else counter.version)
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def silu(redispatch, node_class=autograd_nodes.SiluBackward0):
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


def silu_(redispatch, node_class=autograd_nodes.SiluBackward0):
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


def silu_backward(redispatch, node_class=autograd_nodes.SiluBackwardBackward0):
    def kernel(grad_output, self):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(grad_output, self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_grad_output = None
        if edge_self is not None:
            counter = grad_output._counter_
            node.raw_grad_output = (grad_output, 0 if counter is None else counter.version)
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def mish(redispatch, node_class=autograd_nodes.MishBackward0):
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


def mish_(redispatch, node_class=autograd_nodes.MishBackward0):
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


def mish_backward(redispatch, node_class=autograd_nodes.MishBackwardBackward0):
    def kernel(grad_output, self):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(grad_output, self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_grad_output = None
        if edge_self is not None:
            counter = grad_output._counter_
            node.raw_grad_output = (grad_output, 0 if counter is None else counter.version)
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def softplus(redispatch, node_class=autograd_nodes.SoftplusBackward0):
    def kernel(self, beta, threshold):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, beta, threshold)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_beta = beta
        node.raw_threshold = threshold
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def softplus_backward(redispatch, node_class=autograd_nodes.SoftplusBackwardBackward0):
    def kernel(grad_output, self, beta, threshold):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(grad_output, self, beta, threshold)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_beta = beta
        node.raw_threshold = threshold
        node.raw_grad_output = None
        if edge_self is not None:
            counter = grad_output._counter_
            node.raw_grad_output = (grad_output, 0 if counter is None else counter.version)
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def log_sigmoid(redispatch, node_class=autograd_nodes.LogSigmoidBackward0_log_sigmoid):
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


def log_sigmoid_forward(redispatch, node_class=autograd_nodes.LogSigmoidBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def glu(redispatch, node_class=autograd_nodes.GluBackward0):
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
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def hardsigmoid(redispatch, node_class=autograd_nodes.HardsigmoidBackward0):
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


def hardsigmoid_(redispatch, node_class=autograd_nodes.HardsigmoidBackward0):
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


def hardswish(redispatch, node_class=autograd_nodes.HardswishBackward0):
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


def hardswish_(redispatch, node_class=autograd_nodes.HardswishBackward0):
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


def hardshrink(redispatch, node_class=autograd_nodes.HardshrinkBackward0):
    def kernel(self, lambd):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, lambd)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_lambd = lambd
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def softshrink(redispatch, node_class=autograd_nodes.SoftshrinkBackward0):
    def kernel(self, lambd):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, lambd)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_lambd = lambd
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def softmax_int(redispatch, node_class=autograd_nodes.SoftmaxBackward0):
    def kernel(self, dim, dtype):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim, dtype)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
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


def log_softmax_int(redispatch, node_class=autograd_nodes.LogSoftmaxBackward0):
    def kernel(self, dim, dtype):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim, dtype)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
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


def _softmax(redispatch, node_class=autograd_nodes.SoftmaxBackward0__softmax):
    def kernel(self, dim, half_to_float):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim, half_to_float)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_dim = dim
        node.self_dtype = self.dtype
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


def _log_softmax(redispatch, node_class=autograd_nodes.LogSoftmaxBackward0__log_softmax):
    def kernel(self, dim, half_to_float):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, dim, half_to_float)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_dim = dim
        node.self_dtype = self.dtype
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


def _softmax_backward_data(redispatch, node_class=autograd_nodes.SoftmaxBackwardDataBackward0):
    def kernel(grad_output, output, dim, input_dtype):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        edge_output = (
            output._edge_ or (leaf_edge(output) if output._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(grad_output, output, dim, input_dtype)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class() if input_dtype is None else without_arrays(node_class)()
        counter = output._counter_
        node.raw_output = (output, 0 if counter is None else counter.version)
        node.raw_dim = dim
        node.grad_output_dtype = grad_output.dtype if edge_grad_output is not None else None
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


def _log_softmax_backward_data(
    redispatch, node_class=autograd_nodes.LogSoftmaxBackwardDataBackward0
):
    def kernel(grad_output, output, dim, input_dtype):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        edge_output = (
            output._edge_ or (leaf_edge(output) if output._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(grad_output, output, dim, input_dtype)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class() if input_dtype is None else without_arrays(node_class)()
        counter = output._counter_
        node.raw_output = (output, 0 if counter is None else counter.version)
        node.raw_dim = dim
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
