"""Batching rules of losses: reduced for each example by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradsmith.generated import functions

from ...core.tensor import Tensor
from ...dispatch.call import call
from ...dispatch.operator import OpOverload
from ..batching import (
    Dim,
    Every,
    Info,
    Ruled,
    aligned,
    apart,
    check,
    front,
    samples,
    shape_of,
)

_NONE, _MEAN = 0, 1


def elementwise_loss(
    operator: OpOverload,
    info: Info,
    in_dims: Sequence[Dim],
    self: Tensor,
    target: Tensor,
    /,
    *rest: Any,
) -> Ruled:
    """The losses of all elements, then what the reduction says of each example."""
    parameters = operator.signature.parameters
    reduction = next(n for n, p in enumerate(parameters) if p.name == "reduction")
    values = [self, target, *rest]
    given = [n for n in range(reduction) if values[n] is not None]
    for n, tensor in zip(given, aligned([values[n] for n in given], [in_dims[n] for n in given])):
        values[n] = tensor
    how, values[reduction] = values[reduction], _NONE
    return _reduced(call(operator, values), how), 0


def _reduced(losses: Tensor, reduction: int, total: Tensor | None = None) -> Tensor:
    """Of a batch of losses; a mean is over `total`, or over the number of losses of an example."""
    if reduction == _NONE:
        return losses
    flat = losses.reshape(losses.shape[0], -1)
    if reduction == _MEAN and total is None:
        return flat.mean(1)
    return flat.sum(1) / total if reduction == _MEAN else flat.sum(1)  # type: ignore[operator]


class _Classes:
    """Scores and classes of all examples in one batch, with what each sample weighs."""

    def __init__(
        self,
        scores: Tensor,
        target: Tensor,
        ignore_index: int,
        weight: Tensor | None = None,
        dim: Dim = None,
    ) -> None:
        self.size = size = scores.shape[0]
        self.shape = scores.shape
        self.is_single = scores.ndim == 2
        self.target_shape = target.shape if not self.is_single else (size,)
        flat = scores if self.is_single else samples(scores)
        self.scores = flat
        self.target = target.reshape(size, *flat.shape[2:]) if self.is_single else samples(target)
        self.each = counts = functions.ne(self.target, ignore_index)
        """What each sample weighs."""
        if weight is not None:
            classes = functions.where(counts, self.target, 0)
            if dim is None:
                each = weight[classes]
            else:
                each = front(weight, dim).gather(1, classes.reshape(size, -1))
            self.each = each.reshape(self.target.shape) * counts

    def per_example(self, tensor: Tensor) -> Tensor:
        """One value a sample, with the batch in front."""
        return tensor.reshape(self.target_shape)

    @property
    def total(self) -> Tensor:
        """What the samples of each example weigh together."""
        return self.each.reshape(self.size, -1).sum(1)

    def shared(self, grad: Tensor, reduction: int, total: Tensor | None) -> Tensor:
        """What each sample receives of the gradient of its example; a mean was over `total`, None for no mean."""
        if total is not None:
            grad = grad / total
        check(reduction != _NONE or grad.shape == self.target_shape)
        if reduction != _NONE:
            grad = grad.reshape(self.size, *(1,) * (len(self.target_shape) - 1)).expand(
                self.target_shape
            )
        return grad.reshape(self.target.shape)


def nll_loss_rule(
    operator: OpOverload,
    in_dims: Sequence[Dim],
    self: Every,
    target: Every,
    weight: Tensor | None,
    reduction: int,
    ignore_index: int,
) -> Ruled:
    """The samples of all examples at once, weighed and reduced afterwards."""
    check((self.ndim, target.ndim) in ((3, 2), (2, 1), (5, 4)))
    count = self.shape[min(self.ndim - 1, 2)]
    check(weight is None or shape_of(weight, in_dims[2]) == (count,))
    classes = _Classes(self, target, ignore_index, weight, in_dims[2])
    losses, _ = call(operator, [classes.scores, classes.target, None, _NONE, ignore_index])
    if weight is not None:
        losses = losses * classes.each
    if reduction == _NONE:
        return (classes.per_example(losses), losses.new_zeros(classes.size)), (0, 0)
    total = classes.total.to(losses.dtype)
    return (_reduced(classes.per_example(losses), reduction, total), total), (0, 0)


def nll_loss_backward_rule(
    operator: OpOverload,
    in_dims: Sequence[Dim],
    grad_output: Every,
    self: Every,
    target: Every,
    weight: Tensor | None,
    reduction: int,
    ignore_index: int,
    total_weight: Tensor,
) -> Ruled:
    """Each sample's share of its example's gradient, then all samples at once."""
    classes = _Classes(self, target, ignore_index, weight, in_dims[3])
    total = total_weight if reduction == _MEAN else None
    share = classes.shared(grad_output, reduction, total)
    if weight is not None:
        share = share * classes.each
    nothing = functions.ones((), dtype=self.dtype, device=self.device)
    out = call(
        operator, [share, classes.scores, classes.target, None, _NONE, ignore_index, nothing]
    )
    return out.reshape(classes.shape), 0


def class_cross_entropy_rule(
    operator: OpOverload, self: Every, target: Every, reduction: int, ignore_index: int
) -> Ruled:
    """The samples of all examples at once, reduced afterwards."""
    classes = _Classes(self, target, ignore_index)
    losses, softmax = call(operator, [classes.scores, classes.target, _NONE, ignore_index])
    out = _reduced(classes.per_example(losses), reduction, classes.total)
    return (out, softmax.reshape(classes.shape)), (0, 0)


def class_cross_entropy_backward_rule(
    operator: OpOverload,
    grad_output: Every,
    self: Every,
    target: Every,
    reduction: int,
    ignore_index: int,
) -> Ruled:
    """Each sample's share of its example's gradient, then all samples at once."""
    classes = _Classes(self, target, ignore_index)
    total = classes.total.clamp_min(1) if reduction == _MEAN else None
    share = classes.shared(grad_output, reduction, total)
    out = call(operator, [share, classes.scores, classes.target, _NONE, ignore_index])
    return out.reshape(classes.shape), 0


def _rows(scores: Tensor, *tensors: Tensor) -> list[Tensor]:
    """The samples of all examples in one batch, for scores of (B, N, C), (B, C) or (B), each a sample of one class."""
    whole = [scores, *tensors]
    if scores.ndim == 3:
        return [samples(tensor) for tensor in whole]
    return [tensor.unsqueeze(1) for tensor in whole] if scores.ndim == 1 else whole


def multilabel_margin_loss_rule(
    operator: OpOverload, self: Every, target: Every, reduction: int
) -> Ruled:
    """The samples of all examples at once, reduced afterwards."""
    check(self.shape == target.shape and 1 <= self.ndim <= 3)
    losses, is_target = operator(*_rows(self, target), _NONE)
    if self.ndim == 3:
        losses = _reduced(losses.reshape(self.shape[:2]), reduction)
    return (losses, is_target.reshape(self.shape)), (0, 0)


def multilabel_margin_loss_backward_rule(
    operator: OpOverload,
    grad_output: Every,
    self: Every,
    target: Every,
    reduction: int,
    is_target: Every,
) -> Ruled:
    """Each sample's share of its example's gradient, then all samples at once."""
    grad = grad_output
    if self.ndim == 3 and reduction != _NONE:
        count = self.shape[1]
        grad = (grad / count if reduction == _MEAN else grad).unsqueeze(1).expand(-1, count)
    rows, classes, chosen = _rows(self, target, is_target)
    out = operator(grad.reshape(-1), rows, classes, _NONE, chosen)
    return out.reshape(self.shape), 0


# -- label sequences ------------------------------------------------------------------------------------


def _sequences(log_probs: Tensor, targets: Tensor, lengths: Sequence[int]) -> tuple[Tensor, Tensor]:
    """``(T, B N, C)`` and the labels of all samples, padded or one sequence behind the other."""
    check(log_probs.ndim == 4)
    check(targets.ndim > 2 or targets.shape[1] == sum(lengths))
    return log_probs.transpose(0, 1).flatten(1, 2), samples(targets)


def ctc_loss_rule(
    operator: OpOverload,
    info: Info,
    log_probs: Every,
    targets: Every,
    input_lengths: Sequence[int],
    target_lengths: Sequence[int],
    blank: int,
    zero_infinity: bool,
) -> Ruled:
    """The sequences of all examples at once; all have the lengths that those of one have."""
    size = info.batch_size
    inputs = _sequences(log_probs, targets, target_lengths)
    lengths = [tuple(n) * size for n in (input_lengths, target_lengths)]
    losses, log_alpha = operator(*inputs, *lengths, blank, zero_infinity)
    return (apart(losses, size), apart(log_alpha, size)), (0, 0)


def ctc_loss_backward_rule(
    operator: OpOverload,
    info: Info,
    grad: Every,
    log_probs: Every,
    targets: Every,
    input_lengths: Sequence[int],
    target_lengths: Sequence[int],
    neg_log_likelihood: Every,
    log_alpha: Every,
    blank: int,
    zero_infinity: bool,
) -> Ruled:
    """The sequences of all examples at once."""
    size = info.batch_size
    inputs = _sequences(log_probs, targets, target_lengths)
    lengths = [tuple(n) * size for n in (input_lengths, target_lengths)]
    grads, losses, alpha = map(samples, (grad, neg_log_likelihood, log_alpha))
    out = operator(grads, *inputs, *lengths, losses, alpha, blank, zero_infinity)
    return out.unflatten(1, (size, -1)), 1
