"""Loss functions of `gradsmith.nn.functional` that are more than an operator.

`reduction` is ``"none"``, ``"mean"`` or ``"sum"``; the deprecated `size_average` and `reduce`
override it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from gradsmith.generated import functions, nn
from gradsmith.generated.nn_functional import cross_entropy

from ..autograd.grad_mode import no_grad
from ..core.errors import noted
from ..core.handlers import shows_completed
from ..core.origin import warn_caller
from ..core.tensor import Tensor
from ..operators.loss.conversions import (
    check_margin,
    check_triplet,
    loss_reduction,
    reduced_loss,
    warn_of_broadcast,
)


@shows_completed
def smooth_l1_loss(
    input: Tensor,
    target: Tensor,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
    beta: float = 1.0,
) -> Tensor:
    """Squared differences over `2 * beta` below `beta`, absolute ones beyond."""
    warn_of_broadcast(input, target)
    number = loss_reduction(reduction, size_average, reduce)
    if beta == 0:
        return nn.l1_loss(input, target, number)
    return nn.smooth_l1_loss(input, target, number, beta)


@shows_completed
def linear_cross_entropy(
    input: Tensor,
    linear_weight: Tensor,
    target: Tensor,
    *,
    linear_bias: Tensor | None = None,
    weight: Tensor | None = None,
    reduction: str = "mean",
    ignore_index: int | None = None,
    label_smoothing: float = 0.0,
    options: Any = None,
) -> Tensor:
    """`cross_entropy` of `input @ linear_weight.T + linear_bias`.

    `input` is (N, in) or (in,), `linear_weight` (C, ..., in). `options` asks PyTorch to work in
    chunks, to save memory; here it changes nothing.
    """
    if input.ndim not in (1, 2):
        raise RuntimeError(f"expected input with dimensionality 1 or 2, got {input.ndim}")
    if linear_weight.ndim < 2:
        raise RuntimeError(
            f"expected linear_weight with dimensionality at least 2, got {linear_weight.ndim}"
        )
    if input.shape[-1] != linear_weight.shape[-1]:
        raise RuntimeError(
            "expected equal input and linear_weight last dimensions (in_features), got"
            f" {input.shape[-1]} and {linear_weight.shape[-1]}, respectively"
        )
    outer = tuple(linear_weight.shape[:-1])
    if linear_bias is not None and tuple(linear_bias.shape) != outer:
        raise RuntimeError(f"expected linear_bias shape {outer}, got {tuple(linear_bias.shape)}")
    if len(outer) > 1 and input.ndim == 1:
        raise RuntimeError(
            f"K-dimensional loss defined by linear_weight shape {tuple(linear_weight.shape)}"
            f" requires batched input, (N, {input.shape[-1]}), got unbatched input with shape"
            f" {tuple(input.shape)}"
        )
    logits = input @ linear_weight.reshape(-1, linear_weight.shape[-1]).T
    if linear_bias is not None:
        logits = logits + linear_bias.reshape(-1)
    logits = logits.reshape(*input.shape[:-1], *outer)
    if ignore_index is not None and target.shape == logits.shape:
        raise RuntimeError("ignore_index cannot be specified when target contains probabilities")
    return cross_entropy(
        logits,
        target,
        weight=weight,
        reduction=reduction,
        ignore_index=-100 if ignore_index is None else ignore_index,
        label_smoothing=label_smoothing,
    )


@shows_completed
def kl_div(
    input: Tensor,
    target: Tensor,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
    log_target: bool = False,
) -> Tensor:
    """Kullback-Leibler divergence of `target` from the log probabilities `input`.

    ``"batchmean"`` divides the sum by the size of dimension 0, as the definition does; ``"mean"``
    divides by the number of elements, which is not the divergence and gives a warning.
    """
    if size_average is None and reduce is None:
        if reduction == "batchmean":
            loss = functions.kl_div(input, target, 2, log_target=log_target)
            return loss / input.shape[0] if input.ndim else loss
        if reduction == "mean":
            warn_caller(
                "reduction: 'mean' divides the total loss by both the batch size and the support"
                " size; 'batchmean' divides only by the batch size, as the definition of the KL"
                " divergence does.",
            )
    number = loss_reduction(reduction, size_average, reduce)
    return functions.kl_div(input, target, number, log_target=log_target)


@shows_completed
def gaussian_nll_loss(
    input: Tensor,
    target: Tensor,
    var: Tensor | float,
    full: bool = False,
    eps: float = 1e-6,
    reduction: str = "mean",
) -> Tensor:
    """Negative log likelihood of a normal distribution of mean `input` and variance `var`.

    D. Nix, A. Weigend, "Estimating the mean and variance of the target probability distribution",
    ICNN 1994. Raises ValueError for a negative variance or one of the wrong shape.
    """
    if not isinstance(var, Tensor):
        if var < 0:
            raise ValueError("var has negative entry/entries")
        var = functions.full_like(input, var)
    elif bool((var < 0).any()):
        raise ValueError("var has negative entry/entries")
    if var.shape != input.shape:
        if tuple(input.shape[:-1]) == tuple(var.shape):
            var = var.unsqueeze(-1)
        else:
            differing = [v for i, v in zip(input.shape, var.shape) if i != v]
            if input.ndim != var.ndim or sum(differing) != 1:
                raise noted(
                    ValueError("var is of incorrect size"),
                    f"var has shape {list(var.shape)}, input {list(input.shape)}",
                )
    if reduction not in ("none", "mean", "sum"):
        raise ValueError(f"{reduction} is not valid")
    number = loss_reduction(reduction)
    var = var.clone()
    with no_grad():
        # The bound on the variance has no gradient: below it, the variance's own passes.
        var.clamp_(min=eps)
    loss = 0.5 * (var.log() + (input - target) ** 2 / var)
    if full:
        loss = loss + 0.5 * math.log(2 * math.pi)
    return reduced_loss(loss, number)


@shows_completed
def multilabel_soft_margin_loss(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
) -> Tensor:
    """Mean over classes of the binary cross entropy of the sigmoid of `input`."""
    number = loss_reduction(reduction, size_average, reduce)
    loss = -(target * nn.log_sigmoid(input) + (1 - target) * nn.log_sigmoid(-input))
    if weight is not None:
        loss = loss * weight
    return reduced_loss(loss.sum(-1) / input.shape[-1], number)


@shows_completed
def triplet_margin_with_distance_loss(
    anchor: Tensor,
    positive: Tensor,
    negative: Tensor,
    *,
    distance_function: Callable[[Tensor, Tensor], Tensor] | None = None,
    margin: float = 1.0,
    swap: bool = False,
    reduction: str = "mean",
) -> Tensor:
    """`triplet_margin_loss` with a distance of one's own; pairwise_distance if None."""
    number = loss_reduction(reduction)
    check_margin(margin)
    check_triplet(anchor, positive, negative)
    distance: Any = functions.pairwise_distance if distance_function is None else distance_function
    near = distance(anchor, positive)
    far = distance(anchor, negative)
    if swap:
        far = functions.minimum(far, distance(positive, negative))
    return reduced_loss((margin + near - far).clamp_min(0), number)


@shows_completed
def ctc_loss(
    log_probs: Tensor,
    targets: Tensor,
    input_lengths: Tensor | Sequence[int],
    target_lengths: Tensor | Sequence[int],
    blank: int = 0,
    reduction: str = "mean",
    zero_infinity: bool = False,
) -> Tensor:
    """Connectionist temporal classification loss of (T, N, C) or (T, C) log probabilities."""
    lengths: tuple[Any, Any] = (input_lengths, target_lengths)
    return functions.ctc_loss(
        log_probs, targets, *lengths, blank, loss_reduction(reduction), zero_infinity
    )
