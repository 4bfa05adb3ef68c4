"""The margin loss of several labels for each sample."""

from __future__ import annotations

from typing import Any

from ...core.namespace import Array, certain, np
from ...core.result import Result
from ..scalar_types import scalar_type_name
from .loss import reduce_loss


def check_scores(self: Any) -> None:
    """RuntimeError for scores, an array or a tensor, of several batches, or of no classes."""
    if self.ndim > 2 or (self.ndim and self.shape[-1] == 0):
        raise RuntimeError(
            "Expected non-empty vector or matrix with optional 0-dim batch size, but got:"
            f" {list(self.shape)}"
        )


def _check_sizes(self: Array, target: Array) -> None:
    check_scores(self)
    if target.shape != self.shape and not (self.ndim == 0 and target.size == 1):
        raise RuntimeError(
            f"inconsistent target size: {list(target.shape)} for input of size:"
            f" {list(self.shape)}"
        )
    if target.dtype != np.int64:
        raise RuntimeError(f"expected scalar type Long but found {scalar_type_name(target.dtype)}")


def _labels(self: Array, target: Array) -> tuple[Array, Array, Array, Array]:
    """2-d scores, labels safe to index with, whether each counts (those before the first -1), and
    whether each class is a label."""
    scores = self.reshape(-1, self.shape[-1] if self.ndim else 1)
    labels = target.reshape(scores.shape)
    if labels.size and certain((labels.min() < -1) | (labels.max() >= scores.shape[1]), False):
        raise RuntimeError("target is out of range")
    counts = np.logical_and.accumulate(labels >= 0, axis=1)
    labels = np.where(counts, labels, 0)
    samples, classes = scores.shape
    # What does not count is put in a column beyond the classes.
    is_target = np.zeros((samples, classes + 1), self.dtype)
    np.put_along_axis(is_target, np.where(counts, labels, classes), 1, 1)
    return scores, labels, counts, np.ascontiguousarray(is_target[:, :classes])


def _violations(scores: Array, labels: Array, counts: Array, is_target: Array) -> Array:
    """`1 - (score of the label - score of the class)` for each sample, label and class, if positive."""
    picked = np.take_along_axis(scores, labels, 1)
    margin = 1 - picked[:, :, None] + scores[:, None, :]
    relevant = counts[:, :, None] & (is_target[:, None, :] == 0)
    result: Array = np.where(relevant, np.maximum(margin, 0), scores.dtype.type(0))
    return result


def multilabel_margin_loss_shape(
    self: Array, target: Array, reduction: int
) -> tuple[Result, Result]:
    """The loss, and whether each class is a label; RuntimeError unless scores and labels are of one shape."""
    _check_sizes(self, target)
    shape = () if reduction or self.ndim < 2 else self.shape[:1]
    return Result(shape, self.dtype), Result(target.shape, self.dtype)


def multilabel_margin_loss_forward(
    self: Array, target: Array, reduction: int
) -> tuple[Array, Array]:
    """For each sample the sum over labels y and other classes i of `max(0, 1 - x[y] + x[i]) / C`,
    and whether each class is a label."""
    scores, labels, counts, is_target = _labels(self, target)
    loss = _violations(scores, labels, counts, is_target).sum(axis=(1, 2)) / scores.shape[1]
    loss = loss.astype(self.dtype, copy=False)
    if reduction == 0 and self.ndim < 2:
        loss = loss.reshape(())
    return reduce_loss(loss, reduction), is_target.reshape(target.shape)


def multilabel_margin_loss_backward_shape(
    grad_output: Array, self: Array, target: Array, reduction: int, is_target: Array
) -> Result:
    """A gradient of the shape of `self`."""
    _check_sizes(self, target)
    return Result(self.shape, self.dtype)


def multilabel_margin_loss_backward(
    grad_output: Array, self: Array, target: Array, reduction: int, is_target: Array
) -> Array:
    """Gradient of the loss."""
    scores, labels, counts, is_target = _labels(self, target)
    active = _violations(scores, labels, counts, is_target) > 0
    result = active.sum(axis=1).astype(self.dtype)
    rows = np.broadcast_to(np.arange(scores.shape[0])[:, None], labels.shape)
    np.subtract.at(result, (rows, labels), active.sum(axis=2).astype(self.dtype))
    scale = grad_output / scores.shape[1]
    if reduction == 1:
        scale = scale / scores.shape[0]
    elif reduction == 0:
        scale = scale.reshape(-1, 1)
    outcome: Array = (result * scale).astype(self.dtype, copy=False).reshape(self.shape)
    return outcome
