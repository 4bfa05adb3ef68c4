"""Cross entropy of the softmax of scores with classes: `log_softmax` and `nll_loss` in one."""

from __future__ import annotations

import sys
from typing import Any

from ...core.constants import SQUARES, mean_weights, ones_square, ones_vector
from ...core.namespace import Array, certain, host, np
from ...core.result import Result
from ..blocks import each_block
from ..broadcasting import broadcast
from ..folds import add_reduce, maximum_reduce
from ..reduction.softmax import exponentials_of_rows, softmax, sum_along
from ..row_blocks import row_maximum, row_sum, rows_of_block
from .formulas_arrays import class_cross_entropy_backward as from_softmax
from .nll import class_positions, every_class_counts

_SHORT = 128
"""Elements up to which a product with a vector adds as exactly as a pairwise sum."""
_WHOLE = 1024 if np is host else sys.maxsize
"""Elements up to which the fewest calls take least; a namespace that is compiled has no blocks."""


def class_cross_entropy_shape(
    self: Array, target: Array, reduction: int, ignore_index: int
) -> tuple[Result, Result]:
    """The shapes and dtypes of `class_cross_entropy`."""
    return Result(() if reduction else target.shape, self.dtype), Result(self.shape, self.dtype)


def class_cross_entropy(
    self: Array, target: Array, reduction: int, ignore_index: int
) -> tuple[Array, Array]:
    """The loss of (N, C) scores and N classes, and the softmax of the scores.

    `reduction` is 0 for the N losses, 1 for their mean over samples that are not ignored, 2 for their sum.
    Raises IndexError for a class that is neither below C nor `ignore_index`.
    """
    if (
        reduction
        and self.size < _FEW
        and self.shape[1] < SQUARES
        and self.dtype.char == "f"
        and every_class_counts(target, self.shape[1], ignore_index)
    ):
        flat = self.ravel()
        if certain(flat.dot(flat) <= _BOUND, False):
            return _of_few(self, target, reduction)
    classes = target
    ignored = None
    if not every_class_counts(target, self.shape[1], ignore_index):
        ignored = target == ignore_index
        classes = np.where(ignored, 0, target)
        wrong = (classes < 0) | (classes >= self.shape[1])
        if certain(wrong.any(), False):
            raise IndexError(f"Target {classes[wrong][0]} is out of bounds.")
    softmax, loss = _of_rows(self, classes)
    if ignored is not None:
        loss[ignored] = 0
    if not reduction:
        return loss, softmax
    if ignored is None and loss.size <= _SHORT:
        # A product with the weights of a mean takes a third of the time of a sum.
        weights = mean_weights if reduction == 1 else ones_vector
        return np.asarray(loss.dot(weights(loss.size, loss.dtype))), softmax
    result = add_reduce(loss, None, None, None, True).reshape(())
    if reduction == 1:
        count = loss.size if ignored is None else loss.size - np.count_nonzero(ignored)
        with np.errstate(all="ignore"):
            np.true_divide(result, np.array(count, result.dtype), result)
    return result, softmax


def _of_rows(self: Array, classes: Array) -> tuple[Array, Array]:
    """The softmax of each row, and the loss at its class."""
    rows, step = self.shape[0], rows_of_block(self)
    if self.size <= _WHOLE:
        weights = np.subtract(self, maximum_reduce(self, 1, None, None, True))
        picked = weights[class_positions(rows), classes]
        np.exp(weights, weights)
        total = sum_along(weights, 1)
        np.true_divide(weights, total, weights)
        loss = np.log(total[:, 0])
        return weights, np.subtract(loss, picked, loss)
    self = np.ascontiguousarray(self)
    weights, loss = np.empty_like(self), np.empty(rows, self.dtype)
    positions = class_positions(step)

    def work(first: int, last: int) -> None:
        part, own, chosen = weights[first:last], self[first:last], classes[first:last]
        total = exponentials_of_rows(own, part)
        if total is None:
            broadcast(np.subtract, own, row_maximum(own), part)
            picked = part[positions[: last - first], chosen]
            np.exp(part, part)
            total = row_sum(part)
        else:
            picked = own[positions[: last - first], chosen]
        broadcast(np.multiply, part, np.reciprocal(total), part)
        np.subtract(np.log(total[:, 0]), picked, loss[first:last])

    each_block(work, rows, step)
    return weights, loss


def class_cross_entropy_backward_shape(grad_output: Array, self: Array, *rest: Any) -> Result:
    """The shape and dtype of `class_cross_entropy_backward`."""
    return Result(self.shape, self.dtype)


def class_cross_entropy_backward(
    grad_output: Array, self: Array, target: Array, reduction: int, ignore_index: int
) -> Array:
    """The gradient of `class_cross_entropy` in the scores."""
    return from_softmax(grad_output, self, softmax(self, 1), target, reduction, ignore_index)


_FEW = 512
_BOUND = 6400.0
"""Of the sum of squares, so that no element is beyond 80, whose exponential double precision holds easily."""


def _of_few(self: Array, target: Array, reduction: int) -> tuple[Array, Array]:
    """Of a few short rows: in double precision, so that no maximum need be taken off first."""
    wide = self.astype(np.float64)
    powers = np.exp(wide)
    total = powers.dot(ones_square(self.shape[1], wide.dtype))
    loss = np.log(total[:, 0]) - wide[class_positions(self.shape[0]), target]
    weights = mean_weights if reduction == 1 else ones_vector
    result = np.array(loss.dot(weights(loss.size, loss.dtype)), self.dtype)
    return result, np.true_divide(powers, total).astype(self.dtype)
