"""Meta kernels of the losses."""

from __future__ import annotations

from typing import Any

from gradsmith.kernels.namespace import Array, empty, np

__all__ = [
    "ctc_loss_backward_meta",
    "ctc_loss_meta",
    "elementwise_loss_meta",
    "multilabel_margin_loss_backward_meta",
    "multilabel_margin_loss_meta",
    "nll_loss_backward_meta",
    "nll_loss_meta",
    "weighted_loss_meta",
]


def elementwise_loss_meta(self: Array, target: Array, reduction: int = 1, *rest: Any) -> Array:
    """A loss of pairs of elements."""
    shape = np.broadcast_shapes(self.shape, target.shape)
    return empty(() if reduction else shape, np.result_type(self, target))


def weighted_loss_meta(
    self: Array, target: Array, weight: Array | None = None, reduction: int = 1
) -> Array:
    """A loss of pairs of elements with weights."""
    return elementwise_loss_meta(self, target, reduction)


def nll_loss_meta(
    self: Array, target: Array, weight: Array | None, reduction: int, ignore_index: int
) -> tuple[Array, Array]:
    """The loss of log probabilities and classes."""
    shape = () if reduction or self.ndim == 1 else target.shape
    return empty(shape, self.dtype), empty((), self.dtype)


def nll_loss_backward_meta(grad_output: Array, self: Array, *rest: Any) -> Array:
    """A gradient of the shape of `self`."""
    return empty(self.shape, self.dtype)


def multilabel_margin_loss_meta(self: Array, target: Array, reduction: int) -> tuple[Array, Array]:
    """The margin loss of several labels."""
    shape = () if reduction or self.ndim < 2 else self.shape[:1]
    return empty(shape, self.dtype), empty(target.shape, self.dtype)


def multilabel_margin_loss_backward_meta(grad_output: Array, self: Array, *rest: Any) -> Array:
    """A gradient of the shape of `self`."""
    return empty(self.shape, self.dtype)


def ctc_loss_meta(
    log_probs: Array, targets: Array, input_lengths: tuple[int, ...], *rest: Any
) -> tuple[Array, Array]:
    """The connectionist temporal classification loss and its forward variables."""
    target_lengths = rest[0]
    steps = log_probs.shape[0]
    batch = log_probs.shape[1]
    states = 2 * max(target_lengths, default=0) + 1
    return empty((batch,), log_probs.dtype), empty((batch, steps, states), log_probs.dtype)


def ctc_loss_backward_meta(grad: Array, log_probs: Array, *rest: Any) -> Array:
    """A gradient of the shape of `log_probs`."""
    return empty(log_probs.shape, log_probs.dtype)
