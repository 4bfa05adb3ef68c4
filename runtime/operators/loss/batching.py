"""Batching rules of losses: reduced for each example by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from gradsmith.generated import functions

from ..batching import Dim, Info, Ruled, aligned, every, front, rank

if TYPE_CHECKING:
    from ...core.tensor import Tensor
    from ...dispatch.operator import OpOverload

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
    losses = operator(*values)
    if losses.shape[0] != info.batch_size or losses.ndim != 1 + max(
        rank(values[n], 0 if in_dims[n] is not None else None) for n in given
    ):
        losses = losses.expand(info.batch_size, *losses.shape[1:])
    return _reduced(losses, how), 0


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
        info: Info,
        in_dims: Sequence[Dim],
        scores: Tensor,
        target: Tensor,
        weight: Tensor | None,
        ignore_index: int,
    ) -> None:
        size = info.batch_size
        scores, target = every(scores, in_dims[0], size), every(target, in_dims[1], size)
        self.shape = scores.shape
        self.is_single = scores.ndim == 2
        self.target_shape = target.shape if not self.is_single else (size,)
        flat = scores if self.is_single else scores.flatten(0, 1)
        self.scores = flat
        self.target = (
            target.reshape(size, *flat.shape[2:]) if self.is_single else target.flatten(0, 1)
        )
        counts = self.target != ignore_index
        if weight is None:
            each = counts.to(flat.dtype)
        else:
            classes = functions.where(counts, self.target, 0)
            if in_dims[2] is None:
                each = weight[classes]
            else:
                table = front(weight, in_dims[2])
                each = table.gather(1, classes.reshape(size, -1))
            each = each.reshape(self.target.shape) * counts
        self.each = each
        self.size = size

    def per_example(self, tensor: Tensor) -> Tensor:
        """One value a sample, with the batch in front."""
        return tensor.reshape(self.target_shape)

    @property
    def total(self) -> Tensor:
        """What the samples of each example weigh together."""
        return self.each.reshape(self.size, -1).sum(1)


def nll_loss_rule(
    operator: OpOverload,
    info: Info,
    in_dims: Sequence[Dim],
    self: Tensor,
    target: Tensor,
    weight: Tensor | None,
    reduction: int,
    ignore_index: int,
) -> Ruled:
    """The samples of all examples at once, weighed and reduced afterwards."""
    _check_classes(operator, in_dims, self, target, weight, reduction, ignore_index)
    classes = _Classes(info, in_dims, self, target, weight, ignore_index)
    losses, _ = operator(classes.scores, classes.target, None, _NONE, ignore_index)
    if weight is not None:
        losses = losses * classes.each
    if reduction == _NONE:
        return (classes.per_example(losses), classes.total.new_zeros(info.batch_size)), (0, 0)
    total = classes.total
    return (_reduced(classes.per_example(losses), reduction, total), total), (0, 0)


def _check_classes(
    operator: OpOverload, in_dims: Sequence[Dim], self: Tensor, target: Tensor, *rest: Any
) -> None:
    """Let the operator refuse an example whose shapes do not fit."""
    own, of = rank(self, in_dims[0]), rank(target, in_dims[1])
    fits = (own, of) in ((2, 1), (1, 0), (4, 3))
    if not fits or (own, of) == (1, 1):
        weight, *others = rest
        if weight is not None and in_dims[2] is not None:
            weight = weight.select(in_dims[2], 0)
        first = [x if d is None else x.select(d, 0) for x, d in zip((self, target), in_dims)]
        operator(*first, weight, *others)


def nll_loss_backward_rule(
    operator: OpOverload,
    info: Info,
    in_dims: Sequence[Dim],
    grad_output: Tensor,
    self: Tensor,
    target: Tensor,
    weight: Tensor | None,
    reduction: int,
    ignore_index: int,
    total_weight: Tensor,
) -> Ruled:
    """Each sample's share of its example's gradient, then all samples at once."""
    size = info.batch_size
    classes = _Classes(info, in_dims[1:4], self, target, weight, ignore_index)
    grad = every(grad_output, in_dims[0], size)
    if reduction == _MEAN:
        grad = grad / every(total_weight, in_dims[6], size)
    if reduction != _NONE:
        grad = grad.reshape(size, *(1,) * (len(classes.target_shape) - 1)).expand(
            classes.target_shape
        )
    share = grad.reshape(classes.target.shape)
    if weight is not None:
        share = share * classes.each
    nothing = functions.ones((), dtype=self.dtype, device=self.device)
    out = operator(share, classes.scores, classes.target, None, _NONE, ignore_index, nothing)
    return out.reshape(classes.shape), 0


def class_cross_entropy_rule(
    operator: OpOverload,
    info: Info,
    in_dims: Sequence[Dim],
    self: Tensor,
    target: Tensor,
    reduction: int,
    ignore_index: int,
) -> Ruled:
    """The samples of all examples at once, reduced afterwards."""
    classes = _Classes(info, [*in_dims[:2], None], self, target, None, ignore_index)
    losses, softmax = operator(classes.scores, classes.target, _NONE, ignore_index)
    out = _reduced(classes.per_example(losses), reduction, classes.total)
    return (out, softmax.reshape(classes.shape)), (0, 0)


def multilabel_margin_loss_rule(
    operator: OpOverload,
    info: Info,
    in_dims: Sequence[Dim],
    self: Tensor,
    target: Tensor,
    reduction: int,
) -> Ruled:
    """The samples of all examples at once, reduced afterwards."""
    scores, labels = every(self, in_dims[0], info.batch_size), every(
        target, in_dims[1], info.batch_size
    )
    if scores.ndim == labels.ndim == 1:  # a number is a sample of one class
        loss, is_target = operator(scores.unsqueeze(1), labels.unsqueeze(1), _NONE)
        return (loss, is_target.squeeze(1)), (0, 0)
    if scores.shape != labels.shape or not 2 <= scores.ndim <= 3:
        operator(scores[0], labels[0], reduction)
    if scores.ndim == 2:
        loss, is_target = operator(scores, labels, _NONE)
        return (loss, is_target), (0, 0)
    flat = (x.flatten(0, 1) for x in (scores, labels))
    losses, is_target = operator(*flat, _NONE)
    losses = losses.reshape(scores.shape[:2])
    return (_reduced(losses, reduction), is_target.reshape(scores.shape)), (0, 0)


def multilabel_margin_loss_backward_rule(
    operator: OpOverload,
    info: Info,
    in_dims: Sequence[Dim],
    grad_output: Tensor,
    self: Tensor,
    target: Tensor,
    reduction: int,
    is_target: Tensor,
) -> Ruled:
    """Each sample's share of its example's gradient, then all samples at once."""
    size = info.batch_size
    grad, scores, labels, of = (
        every(x, d, size)
        for x, d in zip((grad_output, self, target, is_target), (*in_dims[:3], in_dims[4]))
    )
    if scores.ndim == 3:
        samples = scores.shape[1]
        if reduction != _NONE:
            grad = (
                (grad / samples if reduction == _MEAN else grad).unsqueeze(1).expand(size, samples)
            )
        flat = [x.flatten(0, 1) for x in (scores, labels, of)]
        out = operator(grad.reshape(-1), *flat[:2], _NONE, flat[2])
        return out.reshape(scores.shape), 0
    if scores.ndim == 1:
        return (
            operator(
                grad, *(t.unsqueeze(1) for t in (scores, labels)), _NONE, of.unsqueeze(1)
            ).squeeze(1),
            0,
        )
    return operator(grad, scores, labels, _NONE, of), 0
