"""Derivatives of losses, over arrays."""

from __future__ import annotations

from functools import partial

from ...core.constants import SQUARES, constant
from ...core.namespace import Array, DType, Into, host, kept, np
from ..broadcasting import broadcast
from ..pointwise.elementwise_blocks import by_blocks, of_two_passes
from .nll import class_positions, every_class_counts


@kept(64)
def _units(count: int, dtype: DType) -> Array:
    """The unit matrix, read-only: its rows are classes."""
    return host.identity(count, dtype)


def mse_loss_backward(grad: Array, self: Array, target: Array, reduction: int) -> Array:
    """`2 * (self - target)` times what each element receives."""
    factor = 2.0 / max(_count(self, target), 1) if reduction == 1 else 2.0
    return _times_difference(self, target, np.multiply(grad, factor, out=...))


@partial(by_blocks, cut=of_two_passes)
def _times_difference(self: Array, target: Array, share: Array, into: Into = ...) -> Array:
    return np.multiply(share, np.subtract(self, target, out=into), out=into)


def smooth_l1_loss_backward(
    grad: Array, self: Array, target: Array, reduction: int, beta: float
) -> Array:
    """`difference / beta`, within [-1, 1]."""
    return _times_clipped(self, target, beta, 1.0, _share(grad, self, target, reduction))


def huber_loss_backward(
    grad: Array, self: Array, target: Array, reduction: int, delta: float
) -> Array:
    """The difference, within [-delta, delta]."""
    return _times_clipped(self, target, 1.0, delta, _share(grad, self, target, reduction))


def _share(grad: Array, self: Array, target: Array, reduction: int) -> Array:
    """What each element receives of the gradient of the reduced loss."""
    if reduction != 1:
        return grad
    return np.true_divide(grad, max(_count(self, target), 1), out=...)


def _count(self: Array, target: Array) -> int:
    """How many differences there are."""
    return self.size if self.shape == target.shape else np.broadcast(self, target).size


@by_blocks
def _times_clipped(
    self: Array, target: Array, beta: float, bound: float, share: Array, into: Into = ...
) -> Array:
    """`share` times `(self - target) / beta` within the bounds, or times its sign where `beta` is zero."""
    slope = np.subtract(self, target, out=into)
    if beta == 0:
        np.sign(slope, out=slope)
    elif beta != 1:
        slope /= slope.dtype.type(beta)
    return np.multiply(share, np.clip(slope, -bound, bound, out=slope), out=into)


def class_cross_entropy_backward(
    grad: Array, self: Array, softmax: Array, target: Array, reduction: int, ignore_index: int
) -> Array:
    """The gradient in the scores: the softmax, less 1 at the class, times what the sample receives."""
    rows, classes = softmax.shape
    counts = every_class_counts(target, classes, ignore_index)
    if counts and reduction and classes < SQUARES:
        share = np.true_divide(grad, rows, out=...) if reduction == 1 else grad
        outcome: Array = (softmax - _units(classes, softmax.dtype).take(target, 0)) * share
        return outcome
    counted = target != ignore_index
    share = np.where(counted, grad, 0)
    if reduction == 1:
        # Where no sample counts the loss is NaN, but its gradient is zero: there is nothing to learn from.
        share = share / np.asarray(np.maximum(np.count_nonzero(counted), 1), softmax.dtype)
    result = broadcast(np.multiply, softmax, share[:, None], np.empty(softmax.shape, softmax.dtype))
    result[class_positions(rows), np.where(counted, target, 0)] -= share
    return result


def binary_cross_entropy_backward(
    grad: Array, self: Array, target: Array, weight: Array | None, reduction: int
) -> Array:
    """`(self - target) / (self (1 - self))`, with a denominator not below 1e-12."""
    return _times_slope(self, target, weight, _share(grad, self, target, reduction))


@by_blocks
def _times_slope(
    self: Array, target: Array, weight: Array | None, share: Array, into: Into = ...
) -> Array:
    least = constant(1e-12, self.dtype)
    divisor = np.maximum(np.multiply(np.subtract(constant(1, self.dtype), self), self), least)
    slope = np.divide(np.subtract(self, target), divisor, out=into)
    if weight is not None:
        np.multiply(slope, weight, slope)
    return np.multiply(slope, share, slope)


def binary_cross_entropy_backward_target(
    grad: Array, self: Array, weight: Array | None, reduction: int
) -> Array:
    """`log(1 - self) - log(self)`, with logarithms not below -100."""
    return _times_logarithms(self, weight, _share(grad, self, self, reduction))


@by_blocks
def _times_logarithms(self: Array, weight: Array | None, share: Array, into: Into = ...) -> Array:
    least = constant(-100, self.dtype)
    of_rest = np.maximum(np.log(np.subtract(constant(1, self.dtype), self)), least)
    slope = np.subtract(of_rest, np.maximum(np.log(self), least), out=into)
    if weight is not None:
        np.multiply(slope, weight, slope)
    return np.multiply(slope, share, slope)
