"""Derivatives over arrays: what a node runs where nothing is recorded and nobody looks on.

Each function is the namesake of its node class.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.engine.array_functions import array_of, asarray, deferred_kernels, ndarray
from typing import Any

_from = deferred_kernels(globals())
binary_cross_entropy_backward = _from(
    "gradsmith.operators.loss.formulas_arrays:binary_cross_entropy_backward"
)
binary_cross_entropy_backward_target = _from(
    "gradsmith.operators.loss.formulas_arrays:binary_cross_entropy_backward_target"
)
class_cross_entropy_backward = _from(
    "gradsmith.operators.loss.formulas_arrays:class_cross_entropy_backward"
)
ctc_loss_backward = _from(".loss.ctc:ctc_loss_backward")
huber_loss_backward = _from("gradsmith.operators.loss.formulas_arrays:huber_loss_backward")
mse_loss_backward = _from("gradsmith.operators.loss.formulas_arrays:mse_loss_backward")
multilabel_margin_loss_backward = _from(".loss.margin:multilabel_margin_loss_backward")
nll_loss_backward = _from(".loss.nll:nll_loss_backward")
smooth_l1_loss_backward = _from("gradsmith.operators.loss.formulas_arrays:smooth_l1_loss_backward")


def MseLossBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_target = None
    if edges[0] is not None:
        self = array_of(node.raw_self, node)
        target = array_of(node.raw_target, node)
        reduction = node.raw_reduction
        grad_self = mse_loss_backward(grad, self, target, reduction)
    if edges[1] is not None:
        target = array_of(node.raw_target, node)
        self = array_of(node.raw_self, node)
        reduction = node.raw_reduction
        grad_target = mse_loss_backward(grad, target, self, reduction)
    return (grad_self, grad_target)


def SmoothL1LossBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_target = None
    if edges[0] is not None:
        self = array_of(node.raw_self, node)
        target = array_of(node.raw_target, node)
        reduction = node.raw_reduction
        beta = node.raw_beta
        grad_self = smooth_l1_loss_backward(grad, self, target, reduction, beta)
    if edges[1] is not None:
        target = array_of(node.raw_target, node)
        self = array_of(node.raw_self, node)
        reduction = node.raw_reduction
        beta = node.raw_beta
        grad_target = smooth_l1_loss_backward(grad, target, self, reduction, beta)
    return (grad_self, grad_target)


def HuberLossBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_target = None
    if edges[0] is not None:
        self = array_of(node.raw_self, node)
        target = array_of(node.raw_target, node)
        reduction = node.raw_reduction
        delta = node.raw_delta
        grad_self = huber_loss_backward(grad, self, target, reduction, delta)
    if edges[1] is not None:
        target = array_of(node.raw_target, node)
        self = array_of(node.raw_self, node)
        reduction = node.raw_reduction
        delta = node.raw_delta
        grad_target = huber_loss_backward(grad, target, self, reduction, delta)
    return (grad_self, grad_target)


def BinaryCrossEntropyBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_self = None
    grad_target = None
    if edges[0] is not None:
        self = array_of(node.raw_self, node)
        target = array_of(node.raw_target, node)
        weight = node.raw_weight and array_of(node.raw_weight, node)
        reduction = node.raw_reduction
        grad_self = binary_cross_entropy_backward(grad, self, target, weight, reduction)
    if edges[1] is not None:
        self = array_of(node.raw_self, node)
        weight = node.raw_weight and array_of(node.raw_weight, node)
        reduction = node.raw_reduction
        grad_target = binary_cross_entropy_backward_target(grad, self, weight, reduction)
    return (grad_self, grad_target)


def NllLossBackward0(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,)
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    target = array_of(node.raw_target, node)
    weight = node.raw_weight and array_of(node.raw_weight, node)
    reduction = node.raw_reduction
    ignore_index = node.raw_ignore_index
    total_weight = array_of(node.raw_total_weight, node)
    grad_self = nll_loss_backward(grad, self, target, weight, reduction, ignore_index, total_weight)
    return (grad_self,)


def ClassCrossEntropyBackward0(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,)
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    softmax = array_of(node.raw_softmax, node)
    target = array_of(node.raw_target, node)
    reduction = node.raw_reduction
    ignore_index = node.raw_ignore_index
    grad_self = class_cross_entropy_backward(grad, self, softmax, target, reduction, ignore_index)
    return (grad_self,)


def NllLoss2DBackward0(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,)
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    target = array_of(node.raw_target, node)
    weight = node.raw_weight and array_of(node.raw_weight, node)
    reduction = node.raw_reduction
    ignore_index = node.raw_ignore_index
    total_weight = array_of(node.raw_total_weight, node)
    grad_self = nll_loss_backward(grad, self, target, weight, reduction, ignore_index, total_weight)
    return (grad_self,)


def MultilabelMarginLossBackward0(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,)
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    self = array_of(node.raw_self, node)
    target = array_of(node.raw_target, node)
    reduction = node.raw_reduction
    is_target = array_of(node.raw_is_target, node)
    grad_self = multilabel_margin_loss_backward(grad, self, target, reduction, is_target)
    return (grad_self,)


def CtcLossBackward0(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,)
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    log_probs = array_of(node.raw_log_probs, node)
    targets = array_of(node.raw_targets, node)
    input_lengths = node.raw_input_lengths
    target_lengths = node.raw_target_lengths
    result0 = array_of(node.raw_result0, node)
    result1 = array_of(node.raw_result1, node)
    blank = node.raw_blank
    zero_infinity = node.raw_zero_infinity
    grad_log_probs = ctc_loss_backward(
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
