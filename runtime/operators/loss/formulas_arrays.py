"""Derivatives of losses, over arrays."""

from __future__ import annotations

from ...core.constants import SQUARES
from ...core.namespace import Array, DType, host, kept, np
from .nll import class_positions, every_class_counts


@kept(64)
def _units(count: int, dtype: DType) -> Array:
    """The unit matrix, read-only: its rows are classes."""
    return host.identity(count, dtype)


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
    result = softmax * share[:, None]
    result[class_positions(rows), np.where(counted, target, 0)] -= share
    return result
