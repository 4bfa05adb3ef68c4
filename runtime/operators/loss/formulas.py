"""Derivative helpers of the losses."""

from __future__ import annotations

from gradsmith.generated import functions, raw

from ...core.tensor import Tensor
from .conversions import reduced_loss


def _share(grad: Tensor, difference: Tensor, reduction: int) -> Tensor:
    """What each element receives of the gradient of the reduced loss."""
    return grad / max(difference.numel(), 1) if reduction == 1 else grad


def reduce_forward(loss_t: Tensor, reduction: int) -> Tensor:
    """The forward derivative of a reduced loss from those of its elements."""
    return reduced_loss(loss_t, reduction)


def mse_loss_backward(grad: Tensor, self: Tensor, target: Tensor, reduction: int) -> Tensor:
    """`2 * (self - target)` times what each element receives."""
    difference = self - target
    factor = 2.0 / max(difference.numel(), 1) if reduction == 1 else 2.0
    return difference * (grad * factor)


def smooth_l1_loss_backward(
    grad: Tensor, self: Tensor, target: Tensor, reduction: int, beta: float
) -> Tensor:
    """`difference / beta`, within [-1, 1]."""
    difference = self - target
    slope = difference.sign()
    if beta > 0:
        slope = functions.where(difference.abs() >= beta, slope, difference / beta)
    return slope * _share(grad, difference, reduction)


def huber_loss_backward(
    grad: Tensor, self: Tensor, target: Tensor, reduction: int, delta: float
) -> Tensor:
    """The difference, within [-delta, delta]."""
    difference = self - target
    slope = functions.where(difference.abs() >= delta, delta * difference.sign(), difference)
    return slope * _share(grad, difference, reduction)


def class_cross_entropy_backward(
    grad: Tensor,
    self: Tensor,
    softmax: Tensor,
    target: Tensor,
    reduction: int,
    ignore_index: int,
) -> Tensor:
    """The gradient in the scores.

    The softmax that was computed forward is for arrays; here it is computed again, to be differentiable.
    """
    return functions._class_cross_entropy_backward(grad, self, target, reduction, ignore_index)


def class_cross_entropy_backward_grad(
    grad: Tensor,
    self: Tensor,
    target: Tensor,
    reduction: int,
    ignore_index: int,
    grad_output: Tensor,
) -> Tensor:
    """The gradient in `grad_output`, in which the gradient of the scores is linear."""
    slope = functions._class_cross_entropy_backward(
        functions.ones_like(grad_output), self, target, reduction, ignore_index
    )
    each = (grad * slope).sum(1)
    return each.sum() if reduction else each


def class_cross_entropy_backward_self(
    grad: Tensor,
    grad_output: Tensor,
    self: Tensor,
    target: Tensor,
    reduction: int,
    ignore_index: int,
) -> Tensor:
    """The gradient in the scores, of which the softmax is all that is not linear."""
    kept = target != ignore_index
    received = functions.where(kept, grad_output, 0)
    if reduction == 1:
        received = received / kept.sum().clamp_min(1)
    softmax = functions.softmax(self, 1)
    weighted = grad * received.unsqueeze(1)
    return softmax * (weighted - (softmax * weighted).sum(1, True))


def binary_cross_entropy_backward(
    grad: Tensor, self: Tensor, target: Tensor, weight: Tensor | None, reduction: int
) -> Tensor:
    """`(self - target) / (self (1 - self))`, with a denominator not below 1e-12."""
    slope = (self - target) / ((1 - self) * self).clamp_min(1e-12)
    if weight is not None:
        slope = slope * weight
    return slope * _share(grad, slope, reduction)


def binary_cross_entropy_backward_target(
    grad: Tensor, self: Tensor, weight: Tensor | None, reduction: int
) -> Tensor:
    """`log(1 - self) - log(self)`, with logarithms not below -100."""
    slope = (1 - self).log().clamp_min(-100) - self.log().clamp_min(-100)
    if weight is not None:
        slope = slope * weight
    return functions.mul(slope, _share(grad, slope, reduction))


def multilabel_margin_loss_double_backward(
    grad: Tensor, self: Tensor, target: Tensor, reduction: int, is_target: Tensor, like: Tensor
) -> Tensor:
    """The loss is piecewise linear, so its gradient is linear in `grad_output` alone."""
    ones = functions.ones_like(like)
    slope = raw.multilabel_margin_loss_backward(ones, self, target, reduction, is_target)
    return (grad * slope).sum(-1)
