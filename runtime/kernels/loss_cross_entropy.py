"""Cross entropy of the softmax of scores with classes: `log_softmax` and `nll_loss` in one."""

from __future__ import annotations

from gradsmith.kernels.constants import mean_weights, ones_vector
from gradsmith.kernels.folds import add_reduce, maximum_reduce
from gradsmith.kernels.loss_nll import class_positions, every_class_counts
from gradsmith.kernels.namespace import Array, empty, np
from gradsmith.kernels.softmax import sum_along

__all__ = [
    "class_cross_entropy",
    "class_cross_entropy_gradient",
    "class_cross_entropy_meta",
]


_SHORT = 128
"""Elements up to which a product with a vector adds as exactly as a pairwise sum."""


def class_cross_entropy(
    self: Array, target: Array, reduction: int, ignore_index: int
) -> tuple[Array, Array]:
    """The loss of (N, C) scores and N classes, and the softmax of the scores.

    `reduction` is 0 for the N losses, 1 for their mean over samples that are not ignored, 2 for their sum.
    Raises IndexError for a class that is neither below C nor `ignore_index`.
    """
    softmax = np.subtract(self, maximum_reduce(self, 1, None, None, True))
    classes = target
    ignored = None
    if not every_class_counts(target, self.shape[1], ignore_index):
        ignored = target == ignore_index
        classes = np.where(ignored, 0, target)
        wrong = classes[(classes < 0) | (classes >= self.shape[1])]
        if wrong.size:
            raise IndexError(f"Target {wrong[0]} is out of bounds.")
    picked = softmax[class_positions(self.shape[0]), classes]
    np.exp(softmax, softmax)
    total = sum_along(softmax, 1)
    np.true_divide(softmax, total, softmax)
    loss = np.log(total[:, 0])
    np.subtract(loss, picked, loss)
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


def class_cross_entropy_meta(
    self: Array, target: Array, reduction: int, ignore_index: int
) -> tuple[Array, Array]:
    """The shapes and dtypes of `class_cross_entropy`."""
    return empty(() if reduction else target.shape, self.dtype), empty(self.shape, self.dtype)


def class_cross_entropy_gradient(
    grad: Array, softmax: Array, target: Array, reduction: int, ignore_index: int
) -> Array:
    """The gradient in the scores: the softmax, less 1 at the class, times what the sample receives."""
    rows, classes = softmax.shape
    counts = every_class_counts(target, classes, ignore_index)
    if counts and reduction:
        share = np.true_divide(grad, rows) if reduction == 1 else grad
        result = np.multiply(softmax, share)
        result[class_positions(rows), target] -= share
        return result
    kept = target != ignore_index
    share = np.where(kept, grad, softmax.dtype.type(0))
    if reduction == 1:
        with np.errstate(all="ignore"):
            share = share / softmax.dtype.type(np.count_nonzero(kept))
    result = softmax * share[:, None]
    result[class_positions(rows), np.where(kept, target, 0)] -= share
    return result
