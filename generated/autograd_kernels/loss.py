"""Kernels that record calls on the backward graph.

Each function takes the kernel below autograd and returns the one that runs it and makes a node.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.autograd.nodes.node import next_sequence_nr
from gradsmith.autograd.nodes.recording import NOTHING, metadata_of, refuse_gradient
from gradsmith.autograd.nodes.saved import save_input, save_output
from gradsmith.autograd.nodes.variable import leaf_edge
from gradsmith.core.bits import DIFFERENTIABLE, RECORDED, REQUIRES_GRAD
from gradsmith.generated.autograd_nodes import loss as autograd_nodes


def mse_loss(redispatch, node_class=autograd_nodes.MseLossBackward0):
    def kernel(self, target, reduction):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_target = (
            target._edge_ or (leaf_edge(target) if target._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(self, target, reduction)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = target._counter_
        node.raw_target = (target, 0 if counter is None else counter.version)
        node.raw_reduction = reduction
        node.next_edges = (edge_self, edge_target)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def smooth_l1_loss(redispatch, node_class=autograd_nodes.SmoothL1LossBackward0):
    def kernel(self, target, reduction, beta):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_target = (
            target._edge_ or (leaf_edge(target) if target._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(self, target, reduction, beta)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = target._counter_
        node.raw_target = (target, 0 if counter is None else counter.version)
        node.raw_reduction = reduction
        node.raw_beta = beta
        node.next_edges = (edge_self, edge_target)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def huber_loss(redispatch, node_class=autograd_nodes.HuberLossBackward0):
    def kernel(self, target, reduction, delta):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_target = (
            target._edge_ or (leaf_edge(target) if target._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(self, target, reduction, delta)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = target._counter_
        node.raw_target = (target, 0 if counter is None else counter.version)
        node.raw_reduction = reduction
        node.raw_delta = delta
        node.next_edges = (edge_self, edge_target)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def binary_cross_entropy(redispatch, node_class=autograd_nodes.BinaryCrossEntropyBackward0):
    def kernel(self, target, weight, reduction):
        if weight is not None and weight._bits_ & REQUIRES_GRAD:
            refuse_gradient("binary_cross_entropy", "weight")
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_target = (
            target._edge_ or (leaf_edge(target) if target._bits_ & REQUIRES_GRAD else None)
        )
        if edge_self is None and edge_target is None:
            return redispatch(self, target, weight, reduction)
        out = redispatch(self, target, weight, reduction)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_target = None
        if edge_self is not None:
            counter = target._counter_
            node.raw_target = (target, 0 if counter is None else counter.version)
        node.raw_weight = save_input(weight)
        node.raw_reduction = reduction
        node.next_edges = (edge_self, edge_target)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def nll_loss_forward(redispatch, node_class=autograd_nodes.NllLossBackward0):
    def kernel(self, target, weight, reduction, ignore_index):
        if weight is not None and weight._bits_ & REQUIRES_GRAD:
            refuse_gradient("nll_loss_forward", "weight")
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, target, weight, reduction, ignore_index)
        out = redispatch(self, target, weight, reduction, ignore_index)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = target._counter_
        node.raw_target = (target, 0 if counter is None else counter.version)
        node.raw_weight = save_input(weight)
        node.raw_reduction = reduction
        node.raw_ignore_index = ignore_index
        node.raw_total_weight = save_output(out[1], 1)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def _class_cross_entropy(redispatch, node_class=autograd_nodes.ClassCrossEntropyBackward0):
    def kernel(self, target, reduction, ignore_index):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, target, reduction, ignore_index)
        out = redispatch(self, target, reduction, ignore_index)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = target._counter_
        node.raw_target = (target, 0 if counter is None else counter.version)
        node.raw_reduction = reduction
        node.raw_ignore_index = ignore_index
        node.raw_softmax = save_output(out[1], 1)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def _class_cross_entropy_backward(
    redispatch, node_class=autograd_nodes.ClassCrossEntropyBackwardBackward0
):
    def kernel(grad_output, self, target, reduction, ignore_index):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_grad_output is None and edge_self is None:
            return redispatch(grad_output, self, target, reduction, ignore_index)
        out = redispatch(grad_output, self, target, reduction, ignore_index)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = target._counter_
        node.raw_target = (target, 0 if counter is None else counter.version)
        node.raw_reduction = reduction
        node.raw_ignore_index = ignore_index
        counter = grad_output._counter_
        node.raw_grad_output = (grad_output, 0 if counter is None else counter.version)
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def nll_loss2d_forward(redispatch, node_class=autograd_nodes.NllLoss2DBackward0):
    def kernel(self, target, weight, reduction, ignore_index):
        if weight is not None and weight._bits_ & REQUIRES_GRAD:
            refuse_gradient("nll_loss2d_forward", "weight")
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, target, weight, reduction, ignore_index)
        out = redispatch(self, target, weight, reduction, ignore_index)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = target._counter_
        node.raw_target = (target, 0 if counter is None else counter.version)
        node.raw_weight = save_input(weight)
        node.raw_reduction = reduction
        node.raw_ignore_index = ignore_index
        node.raw_total_weight = save_output(out[1], 1)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def nll_loss_backward(redispatch, node_class=autograd_nodes.NllLossBackwardBackward0):
    def kernel(grad_output, self, target, weight, reduction, ignore_index, total_weight):
        if weight is not None and weight._bits_ & REQUIRES_GRAD:
            refuse_gradient("nll_loss_backward", "weight")
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_grad_output is None and edge_self is None:
            return redispatch(
                grad_output, self, target, weight, reduction, ignore_index, total_weight
            )
        out = redispatch(grad_output, self, target, weight, reduction, ignore_index, total_weight)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_target = None
        if edge_grad_output is not None:
            counter = target._counter_
            node.raw_target = (target, 0 if counter is None else counter.version)
        node.raw_weight = save_input(weight) if edge_grad_output is not None else None
        node.raw_reduction = reduction
        node.raw_ignore_index = ignore_index
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def nll_loss2d_backward(redispatch, node_class=autograd_nodes.NllLoss2DBackwardBackward0):
    def kernel(grad_output, self, target, weight, reduction, ignore_index, total_weight):
        if weight is not None and weight._bits_ & REQUIRES_GRAD:
            refuse_gradient("nll_loss2d_backward", "weight")
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_grad_output is None and edge_self is None:
            return redispatch(
                grad_output, self, target, weight, reduction, ignore_index, total_weight
            )
        out = redispatch(grad_output, self, target, weight, reduction, ignore_index, total_weight)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_target = None
        if edge_grad_output is not None:
            counter = target._counter_
            node.raw_target = (target, 0 if counter is None else counter.version)
        node.raw_weight = save_input(weight) if edge_grad_output is not None else None
        node.raw_reduction = reduction
        node.raw_ignore_index = ignore_index
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def multilabel_margin_loss_forward(
    redispatch, node_class=autograd_nodes.MultilabelMarginLossBackward0
):
    def kernel(self, target, reduction):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, target, reduction)
        out = redispatch(self, target, reduction)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = target._counter_
        node.raw_target = (target, 0 if counter is None else counter.version)
        node.raw_reduction = reduction
        node.raw_is_target = save_output(out[1], 1)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def multilabel_margin_loss_backward(
    redispatch, node_class=autograd_nodes.MultilabelMarginLossBackwardBackward0
):
    def kernel(grad_output, self, target, reduction, is_target):
        edge_grad_output = (
            grad_output._edge_
            or (leaf_edge(grad_output) if grad_output._bits_ & REQUIRES_GRAD else None)
        )
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_grad_output is None and edge_self is None:
            return redispatch(grad_output, self, target, reduction, is_target)
        out = redispatch(grad_output, self, target, reduction, is_target)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.raw_self = None
        if edge_grad_output is not None:
            counter = self._counter_
            node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_target = None
        if edge_grad_output is not None:
            counter = target._counter_
            node.raw_target = (target, 0 if counter is None else counter.version)
        node.raw_reduction = reduction
        node.raw_is_target = None
        if edge_grad_output is not None:
            counter = is_target._counter_
            node.raw_is_target = (is_target, 0 if counter is None else counter.version)
        node.raw_grad_output = None
        if edge_grad_output is not None:
            counter = grad_output._counter_
            node.raw_grad_output = (grad_output, 0 if counter is None else counter.version)
        node.next_edges = (edge_grad_output, edge_self)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _ctc_loss(redispatch, node_class=autograd_nodes.CtcLossBackward0):
    def kernel(log_probs, targets, input_lengths, target_lengths, blank, zero_infinity):
        edge_log_probs = (
            log_probs._edge_ or (leaf_edge(log_probs) if log_probs._bits_ & REQUIRES_GRAD else None)
        )
        if edge_log_probs is None:
            return redispatch(
                log_probs, targets, input_lengths, target_lengths, blank, zero_infinity
            )
        out = redispatch(log_probs, targets, input_lengths, target_lengths, blank, zero_infinity)
        node = node_class()
        counter = log_probs._counter_
        node.raw_log_probs = (log_probs, 0 if counter is None else counter.version)
        counter = targets._counter_
        node.raw_targets = (targets, 0 if counter is None else counter.version)
        node.raw_input_lengths = input_lengths
        node.raw_target_lengths = target_lengths
        node.raw_blank = blank
        node.raw_zero_infinity = zero_infinity
        node.raw_result0 = save_output(out[0], 0)
        node.raw_result1 = save_output(out[1], 1)
        node.next_edges = (edge_log_probs,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def _ctc_loss_backward(redispatch, node_class=autograd_nodes.CtcLossBackwardBackward0):
    def kernel(
        grad,
        log_probs,
        targets,
        input_lengths,
        target_lengths,
        neg_log_likelihood,
        log_alpha,
        blank,
        zero_infinity,
    ):
        edge_grad = grad._edge_ or (leaf_edge(grad) if grad._bits_ & REQUIRES_GRAD else None)
        edge_log_probs = (
            log_probs._edge_ or (leaf_edge(log_probs) if log_probs._bits_ & REQUIRES_GRAD else None)
        )
        edge_neg_log_likelihood = (
            neg_log_likelihood._edge_
            or (
                leaf_edge(neg_log_likelihood) if neg_log_likelihood._bits_ & REQUIRES_GRAD else None
            )
        )
        edge_log_alpha = (
            log_alpha._edge_ or (leaf_edge(log_alpha) if log_alpha._bits_ & REQUIRES_GRAD else None)
        )
        if (
            edge_grad is None
            and edge_log_probs is None
            and edge_neg_log_likelihood is None
            and edge_log_alpha is None
        ):
            return redispatch(
                grad,
                log_probs,
                targets,
                input_lengths,
                target_lengths,
                neg_log_likelihood,
                log_alpha,
                blank,
                zero_infinity,
            )
        out = redispatch(
            grad,
            log_probs,
            targets,
            input_lengths,
            target_lengths,
            neg_log_likelihood,
            log_alpha,
            blank,
            zero_infinity,
        )
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.next_edges = (edge_grad, edge_log_probs, edge_neg_log_likelihood, edge_log_alpha)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel
