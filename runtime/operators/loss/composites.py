"""Losses made of other operators.

`reduction` is 0 for none, 1 for the mean, 2 for the sum.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from gradsmith.generated import functions, nn, raw

from ...autograd.nodes.node import shown_as
from ...core.dtypes import bool_, float32, float64, int64
from ...core.errors import not_implemented_for
from ...core.tensor import Tensor
from ..composite_dtypes import in_dtype_of
from ..composite_results import first_result
from ..scalar_types import scalar_type_name
from .conversions import check_triplet, reduced_loss
from .margin import check_scores
from .nll import several_targets


def l1_loss(self: Tensor, target: Tensor, reduction: int) -> Tensor:
    """Absolute differences."""
    return reduced_loss((self - target).abs(), reduction)


def binary_cross_entropy_with_logits(
    self: Tensor, target: Tensor, weight: Tensor | None, pos_weight: Tensor | None, reduction: int
) -> Tensor:
    """Binary cross entropy of the sigmoid of `self`, through `log_sigmoid`, which cannot overflow."""
    logarithm = nn.log_sigmoid(self)
    if pos_weight is not None:
        factor = (pos_weight - 1) * target + 1
        logarithm = in_dtype_of(logarithm, factor * logarithm)
    rest = 1 - target
    loss = in_dtype_of(rest, in_dtype_of(rest, rest * self) - logarithm)
    if weight is not None:
        loss = in_dtype_of(loss, loss * weight)
    return shown_as(
        reduced_loss(loss, reduction), "BinaryCrossEntropyWithLogitsBackward0", self, target
    )


# Negative log likelihood of log probabilities (N, C), and (N, C, H, W).
nll_loss = partial(first_result, raw.nll_loss_forward)
nll_loss2d = partial(first_result, raw.nll_loss2d_forward)
# The margin loss of several labels for each sample.
multilabel_margin_loss = partial(first_result, raw.multilabel_margin_loss_forward)


def nll_loss_nd(
    self: Tensor, target: Tensor, weight: Tensor | None, reduction: int, ignore_index: int
) -> Tensor:
    """Negative log likelihood of (N, C, ...) log probabilities and (N, ...) classes."""
    shape = self._data_.shape  # a plain tuple, which costs less than a Size
    rank = len(shape)
    if rank < 1:
        raise ValueError(f"Expected 1 or more dimensions (got {rank})")
    if rank != 1:
        samples, batch = shape[0], (target._data_.shape or (0,))[0]
        if samples != batch:
            raise ValueError(
                f"Expected input batch_size ({samples}) to match target batch_size ({batch})."
            )
    if rank <= 2:
        return raw.nll_loss_forward(self, target, weight, reduction, ignore_index)[0]
    if rank == 4:
        return nll_loss2d(self, target, weight, reduction, ignore_index)
    batch, classes = self.shape[:2]
    rest = self.shape[2:]
    if tuple(target.shape[1:]) != tuple(rest):
        raise RuntimeError(f"Expected target size {[batch, *rest]}, got {list(target.shape)}")
    flat = 1
    for extent in rest:
        flat *= extent
    scores = self.reshape(batch, classes, 1, flat)
    loss = nll_loss2d(scores, target.reshape(batch, 1, flat), weight, reduction, ignore_index)
    return loss.reshape(target.shape) if reduction == 0 else loss


def _class_probabilities_loss(
    self: Tensor, target: Tensor, weight: Tensor | None, reduction: int, label_smoothing: float
) -> Tensor:
    """Cross entropy with a distribution over classes for each sample."""
    dim = 0 if self.ndim == 1 else 1
    logarithm = functions.log_softmax(self, dim)
    classes = self.shape[dim]
    if label_smoothing > 0:
        target = target * (1 - label_smoothing) + label_smoothing / max(classes, 1)
    gain = _weighed(logarithm, weight, dim) * target
    loss = -(gain.sum(dim) if reduction == 0 else gain.sum())
    if reduction != 1:
        return loss
    # The mean is over samples, whatever their weights.
    return shown_as(loss / (self.numel() // max(classes, 1)), "DivBackward1", loss)


def _weighed(scores: Tensor, weight: Tensor | None, dim: int) -> Tensor:
    """Scores times the weights of their classes, which are along `dim`."""
    return (
        scores if weight is None else scores * weight.reshape(-1, *(1,) * (scores.ndim - 1 - dim))
    )


def _smoothed_loss(
    self: Tensor,
    target: Tensor,
    weight: Tensor | None,
    reduction: int,
    ignore_index: int,
    label_smoothing: float,
) -> Tensor:
    """C. Szegedy et al., "Rethinking the Inception architecture", CVPR 2016, section 7."""
    dim = 0 if self.ndim == 1 else 1
    logarithm = functions.log_softmax(self, dim)
    classes = self.shape[dim]
    sharp = nll_loss_nd(logarithm, target, weight, reduction, ignore_index)
    uniform = -_weighed(logarithm, weight, dim).sum(dim)
    ignored = target == ignore_index
    uniform = functions.where(ignored.reshape(uniform.shape), 0, uniform)
    if reduction == 1:
        kept = ignored.logical_not()
        if weight is None:
            uniform = uniform.sum() / kept.sum()
        else:
            safe = functions.where(ignored, 0, target)
            total = (weight.index_select(0, safe.reshape(-1)) * kept.reshape(-1)).sum()
            uniform = uniform.sum() / total
    elif reduction == 2:
        uniform = uniform.sum()
    return sharp * (1 - label_smoothing) + uniform * (label_smoothing / classes)


_FUSED = (float32, float64)


def cross_entropy_loss(
    self: Tensor,
    target: Tensor,
    weight: Tensor | None,
    reduction: int,
    ignore_index: int,
    label_smoothing: float,
) -> Tensor:
    """Cross entropy of the softmax of `self` with classes, or with probabilities of its own shape."""
    shape = self._data_.shape  # a plain tuple, which costs less than a Size
    if (
        weight is None
        and len(shape) == 2
        and shape[:1] == target._data_.shape
        and 0 not in shape
        and target.dtype is int64
        and self.dtype in _FUSED
        and label_smoothing == 0
    ):
        # The usual case, in one operator.
        return functions._class_cross_entropy(self, target, reduction, ignore_index)[0]
    return cross_entropy_decomposed(self, target, weight, reduction, ignore_index, label_smoothing)


def cross_entropy_decomposed(
    self: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    reduction: int = 1,
    ignore_index: int = -100,
    label_smoothing: float = 0.0,
) -> Tensor:
    """As `cross_entropy_loss`, by the logarithm of the softmax.

    RuntimeError for a smoothing out of range, and for targets that are neither classes nor probabilities.
    """
    if not 0 <= label_smoothing <= 1:
        raise RuntimeError(f"label_smoothing must be between 0.0 and 1.0. Got: {label_smoothing:g}")
    if tuple(self.shape) == tuple(target.shape):
        if not target.is_floating_point():
            raise RuntimeError(
                "Expected floating point type for target with class probabilities, got"
                f" {scalar_type_name(target.dtype.numpy)}"
            )
        if ignore_index >= 0:
            raise RuntimeError("ignore_index is not supported for floating point target")
        return _class_probabilities_loss(self, target, weight, reduction, label_smoothing)
    if label_smoothing > 0:
        return _smoothed_loss(self, target, weight, reduction, ignore_index, label_smoothing)
    logarithm = functions.log_softmax(self, 0 if self.ndim == 1 else 1)
    return nll_loss_nd(logarithm, target, weight, reduction, ignore_index)


def kl_div(self: Tensor, target: Tensor, reduction: int, log_target: bool) -> Tensor:
    """Kullback-Leibler divergence of `target` from log probabilities `self`, element by element."""
    for given in (self, target):
        if not given.dtype.is_floating_point:
            kind = "Complex" if given.is_complex() else "Integral"
            raise RuntimeError(f"kl_div: {kind} inputs not supported.")
    if log_target:
        loss = target.exp() * (target - self)
    else:
        loss = functions.xlogy(target, target) - target * self
    return reduced_loss(loss, reduction)


def hinge_embedding_loss(self: Tensor, target: Tensor, margin: float, reduction: int) -> Tensor:
    """`self` where `target` is 1, `max(0, margin - self)` where it is -1."""
    apart = functions.where(target != 1, (margin - self).to(self.dtype).clamp_min(0), 0)
    return reduced_loss(apart + functions.where(target != -1, self, 0), reduction)


def margin_ranking_loss(
    input1: Tensor, input2: Tensor, target: Tensor, margin: float, reduction: int
) -> Tensor:
    """`max(0, margin - target * (input1 - input2))`."""
    return reduced_loss((-target * (input1 - input2) + margin).clamp_min(0), reduction)


def cosine_embedding_loss(
    input1: Tensor, input2: Tensor, target: Tensor, margin: float, reduction: int
) -> Tensor:
    """`1 - cos` where `target` is 1, `max(0, cos - margin)` where it is -1."""
    if target.ndim not in (0, 1):
        raise several_targets()
    dim = target.ndim
    if not input1.ndim == input2.ndim == dim + 1:
        raise RuntimeError(
            f"{dim}D target tensor expects {dim + 1}D input tensors, but found inputs with sizes"
            f" {list(input1.shape)} and {list(input2.shape)}."
        )
    # Keeps a zero vector's length away from zero in single precision.
    epsilon = 1e-12
    length1 = (input1 * input1).sum(dim) + epsilon
    length2 = (input2 * input2).sum(dim) + epsilon
    cosine = (input1 * input2).sum(dim) / (length1 * length2).sqrt()
    near = functions.where(target == 1, 1 - cosine, 0)
    far = functions.where(target == -1, (cosine - margin).clamp_min(0), 0)
    return reduced_loss(near + far, reduction)


def triplet_margin_loss(
    anchor: Tensor,
    positive: Tensor,
    negative: Tensor,
    margin: float,
    p: float,
    eps: float,
    swap: bool,
    reduction: int,
) -> Tensor:
    """`max(0, d(anchor, positive) - d(anchor, negative) + margin)` with the p-norm distance d.

    V. Balntas et al., "Learning shallow convolutional feature descriptors with triplet losses",
    BMVC 2016.
    """
    check_triplet(anchor, positive, negative)
    near = functions.pairwise_distance(anchor, positive, p, eps)
    far = functions.pairwise_distance(anchor, negative, p, eps)
    if swap:
        far = functions.minimum(far, functions.pairwise_distance(positive, negative, p, eps))
    return reduced_loss((margin + near - far).clamp_min(0), reduction)


def poisson_nll_loss(
    input: Tensor, target: Tensor, log_input: bool, full: bool, eps: float, reduction: int
) -> Tensor:
    """`exp(input) - target * input`, or `input - target * log(input + eps)`; with `full`,
    Stirling's approximation of the logarithm of `target` factorial is added."""
    if log_input:
        loss = input.exp() - target * input
    else:
        loss = input - target * (input + eps).log()
    if full:
        stirling = target * target.log() - target + 0.5 * (target * 6.283185307179586).log()
        loss = in_dtype_of(loss, loss + functions.where(target <= 1, 0, stirling))
    return reduced_loss(loss, reduction)


def soft_margin_loss(self: Tensor, target: Tensor, reduction: int) -> Tensor:
    """`log(1 + exp(-target * self))`, of the dtype of `self`; RuntimeError where that cannot hold it."""
    product = in_dtype_of(self, -(self * target))
    loss = in_dtype_of(self, product.exp().log1p())
    return shown_as(reduced_loss(loss, reduction), "SoftMarginLossBackward0", self)


def multi_margin_loss(
    self: Tensor, target: Tensor, p: float, margin: float, weight: Tensor | None, reduction: int
) -> Tensor:
    """For each sample, the sum over classes i other than y of `max(0, margin - x[y] + x[i]) ^ p / C`."""
    if not self.is_floating_point():
        raise not_implemented_for("multi_margin_loss_cpu_kernel", self.dtype)
    if p not in (1, 2):
        raise RuntimeError("only p == 1 and p == 2 supported")
    check_scores(self)
    scores = self if self.ndim == 2 else self.reshape(1, -1)
    samples = scores.shape[0]
    if target.ndim > 1 or target.numel() != samples:
        raise RuntimeError(
            "multi_margin_loss: target tensor should be 1-D with size equal to the number of input"
            f" samples (batch size). Expected target size [{samples}], but got"
            f" {list(target.shape)}. Input has shape {list(self.shape)}."
        )
    if weight is not None and weight.numel() != scores.shape[1]:
        raise RuntimeError(
            f"inconsistent weight size, expected {scores.shape[1]} but got {list(weight.shape)}"
        )
    if target.dtype != int64:
        raise RuntimeError(
            f"expected scalar type Long but found {scalar_type_name(target.dtype.numpy)}"
        )
    labels = target.reshape(-1)
    index = labels.unsqueeze(1)
    picked = scores.gather(1, index)
    violation = functions.relu(margin - picked + scores)  # Zero has no slope, unlike for clamp_min.
    if p == 2:
        violation = violation * violation
    if weight is not None:
        violation = violation * weight.index_select(0, labels).unsqueeze(1)
    loss = violation.scatter(1, index, 0).sum(1) / scores.shape[1]
    if reduction == 0 and self.ndim < 2:
        loss = loss.reshape(target.shape)
    return shown_as(reduced_loss(loss, reduction), "MultiMarginLossBackward0", self)


def ctc_loss_IntList(
    log_probs: Tensor,
    targets: Tensor,
    input_lengths: Sequence[int],
    target_lengths: Sequence[int],
    blank: int,
    reduction: int,
    zero_infinity: bool,
) -> Tensor:
    """Connectionist temporal classification loss of (T, N, C) or (T, C) log probabilities.

    The mean is over the samples, of losses divided by the lengths of their targets.
    """
    batched = log_probs.ndim == 3
    if not batched:
        log_probs = log_probs.unsqueeze(1)
        if targets.ndim == 1:
            targets = targets.unsqueeze(0)
    loss = functions._ctc_loss(
        log_probs, targets, input_lengths, target_lengths, blank, zero_infinity
    )[0]
    if zero_infinity:
        loss = functions.where(loss == float("inf"), 0, loss)
    if reduction == 1:
        lengths = loss.new_tensor(target_lengths, dtype=loss.dtype)
        return (loss / lengths.clamp_min(1)).mean()
    if reduction == 2:
        return loss.sum()
    return loss if batched else loss.squeeze(0)


def ctc_loss_Tensor(
    log_probs: Tensor,
    targets: Tensor,
    input_lengths: Tensor,
    target_lengths: Tensor,
    *rest: Any,
) -> Tensor:
    """As `ctc_loss_IntList`, with lengths in integer tensors."""
    for lengths, name in ((input_lengths, "input_lengths"), (target_lengths, "target_lengths")):
        if lengths.dtype == bool_ or lengths.is_floating_point() or lengths.is_complex():
            raise RuntimeError(f"{name} must be integral")
    of_samples, of_targets = (
        [int(length) for length in lengths.reshape(-1).tolist()]
        for lengths in (input_lengths, target_lengths)
    )
    return ctc_loss_IntList(log_probs, targets, of_samples, of_targets, *rest)
