"""Forward mode: the tangents of operators' outputs, from values and tangents of their arguments.

``jvp_<operator>`` takes an operator's arguments, its outputs, and for each argument of tensors the tangent,
or None for zero.  It returns the tangents of the outputs.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.autograd.forward.tangents import filled
from gradsmith.core.deferred import deferred_from
from gradsmith.generated import operators
from gradsmith.generated.functions import ones_like
from gradsmith.generated.nn import nll_loss, nll_loss2d
from gradsmith.generated.operators import _ctc_loss_backward

_from = deferred_from(globals(), "gradsmith.operators.loss.formulas")
huber_loss_backward = _from("huber_loss_backward")
reduce_forward = _from("reduce_forward")
smooth_l1_loss_backward = _from("smooth_l1_loss_backward")

READS_SELF = {
    "mse_loss",
    "smooth_l1_loss",
    "huber_loss",
    "_ctc_loss",
}
"""Operators whose formula reads the value of the first argument: in-place variants must keep it."""


def jvp_mse_loss(self, target, reduction, result, self_t, target_t):
    tangent = reduce_forward(
        2 * (self - target) * (filled(self_t, self) - filled(target_t, target)), reduction
    )
    return tangent


def jvp_smooth_l1_loss(self, target, reduction, beta, result, self_t, target_t):
    tangent = reduce_forward(
        smooth_l1_loss_backward(
            filled(self_t, self) - filled(target_t, target), self, target, 0, beta
        ),
        reduction,
    )
    return tangent


def jvp_huber_loss(self, target, reduction, delta, result, self_t, target_t):
    tangent = reduce_forward(
        huber_loss_backward(
            filled(self_t, self) - filled(target_t, target), self, target, 0, delta
        ),
        reduction,
    )
    return tangent


def jvp_nll_loss_forward(
    self, target, weight, reduction, ignore_index, output, total_weight, self_t, target_t, weight_t
):
    tangent_of_output = None
    if self_t is not None:
        tangent_of_output = nll_loss(self_t, target, weight, reduction, ignore_index)
    return (tangent_of_output, None)


def jvp_nll_loss2d_forward(
    self, target, weight, reduction, ignore_index, output, total_weight, self_t, target_t, weight_t
):
    tangent_of_output = None
    if self_t is not None:
        tangent_of_output = nll_loss2d(self_t, target, weight, reduction, ignore_index)
    return (tangent_of_output, None)


def jvp__ctc_loss(
    log_probs,
    targets,
    input_lengths,
    target_lengths,
    blank,
    zero_infinity,
    result0,
    result1,
    log_probs_t,
    targets_t,
):
    tangent_of_result0 = None
    if log_probs_t is not None:
        tangent_of_result0 = (
            log_probs_t
            * _ctc_loss_backward(
                ones_like(result0),
                log_probs,
                targets,
                input_lengths,
                target_lengths,
                result0,
                result1,
                blank,
                zero_infinity,
            )
        ).sum((0, -1))
    return (tangent_of_result0, None)
