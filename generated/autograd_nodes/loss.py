"""Nodes of the backward graph: what each operator saves, and its derivative.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.nodes.node import Node
from gradsmith.autograd.nodes.saved import RELEASED, unpack
from gradsmith.core.deferred import deferred_from
from gradsmith.generated.autograd_arrays import loss as autograd_arrays
from gradsmith.generated.functions import zeros_like
from gradsmith.generated.nn import nll_loss, nll_loss2d
from gradsmith.generated.operators import _ctc_loss_backward, nll_loss2d_backward, nll_loss_backward
from gradsmith.generated.raw import multilabel_margin_loss_backward
from typing import Any

_from = deferred_from(globals(), "gradsmith.operators.loss.formulas")
binary_cross_entropy_backward = _from("binary_cross_entropy_backward")
binary_cross_entropy_backward_target = _from("binary_cross_entropy_backward_target")
class_cross_entropy_backward = _from("class_cross_entropy_backward")
class_cross_entropy_backward_grad = _from("class_cross_entropy_backward_grad")
class_cross_entropy_backward_self = _from("class_cross_entropy_backward_self")
huber_loss_backward = _from("huber_loss_backward")
mse_loss_backward = _from("mse_loss_backward")
multilabel_margin_loss_double_backward = _from("multilabel_margin_loss_double_backward")
smooth_l1_loss_backward = _from("smooth_l1_loss_backward")

YAML = "derivatives.yaml"


class MseLossBackward0(Node):
    __slots__ = ("raw_self", "raw_target", "raw_reduction")
    saved_names = ("self", "target")
    yaml_entry = "mse_loss"
    yaml_formulas = ("self", "target")
    run_arrays = autograd_arrays.MseLossBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_target = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            target = unpack(node.raw_target, node)
            reduction = node.raw_reduction
            grad_self = mse_loss_backward(grad, self, target, reduction)
        if edges[1] is not None:
            target = unpack(node.raw_target, node)
            self = unpack(node.raw_self, node)
            reduction = node.raw_reduction
            grad_target = mse_loss_backward(grad, target, self, reduction)
        return (grad_self, grad_target)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_target = RELEASED


class SmoothL1LossBackward0(Node):
    __slots__ = ("raw_self", "raw_target", "raw_reduction", "raw_beta")
    saved_names = ("self", "target")
    yaml_entry = "smooth_l1_loss"
    yaml_formulas = ("self", "target")
    run_arrays = autograd_arrays.SmoothL1LossBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_target = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            target = unpack(node.raw_target, node)
            reduction = node.raw_reduction
            beta = node.raw_beta
            grad_self = smooth_l1_loss_backward(grad, self, target, reduction, beta)
        if edges[1] is not None:
            target = unpack(node.raw_target, node)
            self = unpack(node.raw_self, node)
            reduction = node.raw_reduction
            beta = node.raw_beta
            grad_target = smooth_l1_loss_backward(grad, target, self, reduction, beta)
        return (grad_self, grad_target)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_target = RELEASED


class HuberLossBackward0(Node):
    __slots__ = ("raw_self", "raw_target", "raw_reduction", "raw_delta")
    saved_names = ("self", "target")
    yaml_entry = "huber_loss"
    yaml_formulas = ("self", "target")
    run_arrays = autograd_arrays.HuberLossBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_target = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            target = unpack(node.raw_target, node)
            reduction = node.raw_reduction
            delta = node.raw_delta
            grad_self = huber_loss_backward(grad, self, target, reduction, delta)
        if edges[1] is not None:
            target = unpack(node.raw_target, node)
            self = unpack(node.raw_self, node)
            reduction = node.raw_reduction
            delta = node.raw_delta
            grad_target = huber_loss_backward(grad, target, self, reduction, delta)
        return (grad_self, grad_target)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_target = RELEASED


class BinaryCrossEntropyBackward0(Node):
    __slots__ = ("raw_self", "raw_target", "raw_weight", "raw_reduction")
    saved_names = ("self", "target", "weight")
    yaml_entry = "binary_cross_entropy"
    yaml_formulas = ("self", "target")
    run_arrays = autograd_arrays.BinaryCrossEntropyBackward0

    def shown(node: Any) -> str:
        return "BinaryCrossEntropyBackward0"

    def composition(node: Any) -> Any:
        return (0, 1)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_target = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            target = unpack(node.raw_target, node)
            weight = unpack(node.raw_weight, node)
            reduction = node.raw_reduction
            grad_self = binary_cross_entropy_backward(grad, self, target, weight, reduction)
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            weight = unpack(node.raw_weight, node)
            reduction = node.raw_reduction
            grad_target = binary_cross_entropy_backward_target(grad, self, weight, reduction)
        return (grad_self, grad_target)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_target = RELEASED
        node.raw_weight = RELEASED


class NllLossBackward0(Node):
    __slots__ = (
        "raw_self",
        "raw_target",
        "raw_weight",
        "raw_reduction",
        "raw_ignore_index",
        "raw_total_weight",
    )
    saved_names = ("self", "target", "weight", "total_weight")
    yaml_entry = "nll_loss_forward"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.NllLossBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        target = unpack(node.raw_target, node)
        weight = unpack(node.raw_weight, node)
        reduction = node.raw_reduction
        ignore_index = node.raw_ignore_index
        total_weight = unpack(node.raw_total_weight, node)
        grad_self = nll_loss_backward(
            grad, self, target, weight, reduction, ignore_index, total_weight
        )
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_target = RELEASED
        node.raw_weight = RELEASED
        node.raw_total_weight = RELEASED


class ClassCrossEntropyBackward0(Node):
    __slots__ = ("raw_self", "raw_softmax", "raw_target", "raw_reduction", "raw_ignore_index")
    saved_names = ("self", "softmax", "target")
    yaml_entry = "_class_cross_entropy"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.ClassCrossEntropyBackward0

    def shown(node: Any) -> str:
        return "NllLossBackward0"

    def composition(node: Any) -> Any:
        return (("LogSoftmaxBackward0", 0),)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        softmax = unpack(node.raw_softmax, node)
        target = unpack(node.raw_target, node)
        reduction = node.raw_reduction
        ignore_index = node.raw_ignore_index
        grad_self = class_cross_entropy_backward(
            grad, self, softmax, target, reduction, ignore_index
        )
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_softmax = RELEASED
        node.raw_target = RELEASED


class ClassCrossEntropyBackwardBackward0(Node):
    __slots__ = ("raw_self", "raw_target", "raw_reduction", "raw_ignore_index", "raw_grad_output")
    saved_names = ("self", "target", "grad_output")
    yaml_entry = "_class_cross_entropy_backward"
    yaml_formulas = ("grad_output", "self")

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            target = unpack(node.raw_target, node)
            reduction = node.raw_reduction
            ignore_index = node.raw_ignore_index
            grad_output = unpack(node.raw_grad_output, node)
            grad_grad_output = class_cross_entropy_backward_grad(
                grad, self, target, reduction, ignore_index, grad_output
            )
        if edges[1] is not None:
            grad_output = unpack(node.raw_grad_output, node)
            self = unpack(node.raw_self, node)
            target = unpack(node.raw_target, node)
            reduction = node.raw_reduction
            ignore_index = node.raw_ignore_index
            grad_self = class_cross_entropy_backward_self(
                grad, grad_output, self, target, reduction, ignore_index
            )
        return (grad_grad_output, grad_self)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_target = RELEASED
        node.raw_grad_output = RELEASED


class NllLoss2DBackward0(Node):
    __slots__ = (
        "raw_self",
        "raw_target",
        "raw_weight",
        "raw_reduction",
        "raw_ignore_index",
        "raw_total_weight",
    )
    saved_names = ("self", "target", "weight", "total_weight")
    yaml_entry = "nll_loss2d_forward"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.NllLoss2DBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        target = unpack(node.raw_target, node)
        weight = unpack(node.raw_weight, node)
        reduction = node.raw_reduction
        ignore_index = node.raw_ignore_index
        total_weight = unpack(node.raw_total_weight, node)
        grad_self = nll_loss2d_backward(
            grad, self, target, weight, reduction, ignore_index, total_weight
        )
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_target = RELEASED
        node.raw_weight = RELEASED
        node.raw_total_weight = RELEASED


class NllLossBackwardBackward0(Node):
    __slots__ = ("raw_target", "raw_weight", "raw_reduction", "raw_ignore_index")
    saved_names = ("target", "weight")
    yaml_entry = "nll_loss_backward"
    yaml_formulas = ("grad_output", "self")

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            target = unpack(node.raw_target, node)
            weight = unpack(node.raw_weight, node)
            reduction = node.raw_reduction
            ignore_index = node.raw_ignore_index
            grad_grad_output = nll_loss(grad, target, weight, reduction, ignore_index)
        if edges[1] is not None:
            grad_self = zeros_like(grad)
        return (grad_grad_output, grad_self)

    def release_variables(node: Any) -> None:
        node.raw_target = RELEASED
        node.raw_weight = RELEASED


class NllLoss2DBackwardBackward0(Node):
    __slots__ = ("raw_target", "raw_weight", "raw_reduction", "raw_ignore_index")
    saved_names = ("target", "weight")
    yaml_entry = "nll_loss2d_backward"
    yaml_formulas = ("grad_output", "self")

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            target = unpack(node.raw_target, node)
            weight = unpack(node.raw_weight, node)
            reduction = node.raw_reduction
            ignore_index = node.raw_ignore_index
            grad_grad_output = nll_loss2d(grad, target, weight, reduction, ignore_index)
        if edges[1] is not None:
            grad_self = zeros_like(grad)
        return (grad_grad_output, grad_self)

    def release_variables(node: Any) -> None:
        node.raw_target = RELEASED
        node.raw_weight = RELEASED


class MultilabelMarginLossBackward0(Node):
    __slots__ = ("raw_self", "raw_target", "raw_reduction", "raw_is_target")
    saved_names = ("self", "target", "is_target")
    yaml_entry = "multilabel_margin_loss_forward"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.MultilabelMarginLossBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        target = unpack(node.raw_target, node)
        reduction = node.raw_reduction
        is_target = unpack(node.raw_is_target, node)
        grad_self = multilabel_margin_loss_backward(grad, self, target, reduction, is_target)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_target = RELEASED
        node.raw_is_target = RELEASED


class MultilabelMarginLossBackwardBackward0(Node):
    __slots__ = ("raw_self", "raw_target", "raw_reduction", "raw_is_target", "raw_grad_output")
    saved_names = ("self", "target", "is_target", "grad_output")
    yaml_entry = "multilabel_margin_loss_backward"
    yaml_formulas = ("grad_output", "self")

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            target = unpack(node.raw_target, node)
            reduction = node.raw_reduction
            is_target = unpack(node.raw_is_target, node)
            grad_output = unpack(node.raw_grad_output, node)
            grad_grad_output = multilabel_margin_loss_double_backward(
                grad, self, target, reduction, is_target, grad_output
            )
        if edges[1] is not None:
            grad_self = zeros_like(grad)
        return (grad_grad_output, grad_self)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_target = RELEASED
        node.raw_is_target = RELEASED
        node.raw_grad_output = RELEASED


class CtcLossBackward0(Node):
    __slots__ = (
        "raw_log_probs",
        "raw_targets",
        "raw_input_lengths",
        "raw_target_lengths",
        "raw_result0",
        "raw_result1",
        "raw_blank",
        "raw_zero_infinity",
    )
    saved_names = ("log_probs", "targets", "result0", "result1")
    yaml_entry = "_ctc_loss"
    yaml_formulas = ("log_probs",)
    run_arrays = autograd_arrays.CtcLossBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        log_probs = unpack(node.raw_log_probs, node)
        targets = unpack(node.raw_targets, node)
        input_lengths = node.raw_input_lengths
        target_lengths = node.raw_target_lengths
        result0 = unpack(node.raw_result0, node)
        result1 = unpack(node.raw_result1, node)
        blank = node.raw_blank
        zero_infinity = node.raw_zero_infinity
        grad_log_probs = _ctc_loss_backward(
            grad,
            log_probs,
            targets,
            input_lengths,
            target_lengths,
            result0,
            result1,
            blank,
            zero_infinity,
        )
        return (grad_log_probs,)

    def release_variables(node: Any) -> None:
        node.raw_log_probs = RELEASED
        node.raw_targets = RELEASED
        node.raw_result0 = RELEASED
        node.raw_result1 = RELEASED


class CtcLossBackwardBackward0(Node):
    __slots__ = ()
    yaml_entry = "_ctc_loss_backward"
    yaml_formulas = ("grad", "log_probs", "neg_log_likelihood", "log_alpha")

    def run(node: Any, grads: Any) -> Any:
        edges = node.next_edges
        grad_grad = None
        grad_log_probs = None
        grad_neg_log_likelihood = None
        grad_log_alpha = None
        if edges[0] is not None:
            raise NotImplementedError(
                "derivative for _ctc_loss_backward with respect to grad is not implemented: the second derivative of ctc_loss"
            )
        if edges[3] is not None:
            raise NotImplementedError(
                "derivative for _ctc_loss_backward with respect to log_alpha is not implemented: the second derivative of ctc_loss"
            )
        if edges[1] is not None:
            raise NotImplementedError(
                "derivative for _ctc_loss_backward with respect to log_probs is not implemented: the second derivative of ctc_loss"
            )
        if edges[2] is not None:
            raise NotImplementedError(
                "derivative for _ctc_loss_backward with respect to neg_log_likelihood is not implemented: the second derivative of ctc_loss"
            )
        return (grad_grad, grad_log_probs, grad_neg_log_likelihood, grad_log_alpha)
