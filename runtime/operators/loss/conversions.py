"""Arguments of loss functions.

`reduction` is ``"none"``, ``"mean"`` or ``"sum"``; the deprecated `size_average` and `reduce` override it.
"""

from __future__ import annotations

from ...core.errors import noted
from ...core.origin import warn_caller
from ...core.tensor import Tensor

_REDUCTIONS = {"none": 0, "mean": 1, "elementwise_mean": 1, "sum": 2}


def loss_reduction(
    reduction: str, size_average: bool | None = None, reduce: bool | None = None
) -> int:
    """The operators' number of a reduction; ValueError for an unknown one."""
    name = named_reduction(reduction, size_average, reduce)
    number = _REDUCTIONS.get(name)
    if number is None:
        raise noted(
            ValueError(f"{name} is not a valid value for reduction"),
            f"reduction is one of {', '.join(_REDUCTIONS)}",
        )
    return number


def named_reduction(
    reduction: str, size_average: bool | None = None, reduce: bool | None = None
) -> str:
    """The reduction that the two deprecated arguments mean, with a warning; where neither is given, that by name."""
    if size_average is not None or reduce is not None:
        if reduce is not None and not reduce:
            reduction = "none"
        else:
            reduction = "mean" if size_average is None or size_average else "sum"
        warn_caller(
            f"size_average and reduce args will be deprecated, please use reduction='{reduction}'"
            " instead.",
        )
    return reduction


def reduced_loss(loss: Tensor, reduction: int) -> Tensor:
    """The losses of elements, their mean or their sum."""
    if reduction == 1:
        return loss.mean()
    return loss.sum() if reduction == 2 else loss


def check_triplet(anchor: Tensor, positive: Tensor, negative: Tensor) -> None:
    """RuntimeError unless all have as many dimensions."""
    if not anchor.ndim == positive.ndim == negative.ndim:
        raise RuntimeError(
            "The anchor, positive, and negative tensors are expected to have the same number of"
            f" dimensions, but got: anchor {anchor.ndim}D, positive {positive.ndim}D, and negative"
            f" {negative.ndim}D inputs"
        )


def weighted_loss(loss: Tensor, weight: Tensor, reduction: int) -> Tensor:
    """Weighted losses of elements; their mean is over the sum of the weights."""
    if weight.shape != loss.shape:
        raise ValueError("Weights and input must have the same size.")
    loss = loss * weight
    return loss.sum() / weight.sum() if reduction == 1 else reduced_loss(loss, reduction)


def warn_of_broadcast(input: Tensor, target: Tensor) -> None:
    """Warn of shapes that differ."""
    if input.shape != target.shape:
        warn_caller(
            f"Using a target size ({target.shape}) that is different to the input size"
            f" ({input.shape}). This will likely lead to incorrect results due to broadcasting."
            " Please ensure they have the same size.",
        )


def check_probabilities(input: Tensor, target: Tensor) -> None:
    """ValueError for shapes that differ."""
    if target.shape != input.shape:
        raise ValueError(
            f"Using a target size ({target.shape}) that is different to the input size"
            f" ({input.shape}) is deprecated. Please ensure they have the same size."
        )


def check_target(input: Tensor, target: Tensor) -> None:
    """ValueError for shapes that differ."""
    if target.shape != input.shape:
        raise ValueError(
            f"Target size ({target.shape}) must be the same as input size ({input.shape})"
        )


def check_ranked(input1: Tensor, input2: Tensor, target: Tensor) -> None:
    """RuntimeError for different numbers of dimensions."""
    if not input1.ndim == input2.ndim == target.ndim:
        raise RuntimeError(
            "margin_ranking_loss : All input tensors should have same dimension but got sizes:"
            f" input1: {input1.shape}, input2: {input2.shape}, target: {target.shape} "
        )


def check_margin_norm(p: int, weight: Tensor | None) -> None:
    """ValueError for another `p` than 1 and 2, and for weights that are no vector."""
    if p not in (1, 2):
        raise ValueError("only p == 1 and p == 2 supported")
    if weight is not None and weight.ndim != 1:
        raise ValueError("weight must be one-dimensional")


def check_margin(margin: float) -> None:
    """ValueError for a margin that is not positive."""
    if margin <= 0:
        raise ValueError(f"margin must be greater than 0, got {margin}")
