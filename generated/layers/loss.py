"""Layers: loss.

Generated from layers.yaml; edit that, not this file.
"""

from __future__ import annotations

from collections.abc import Callable
from gradsmith.core.tensor import Tensor
from gradsmith.nn import arguments
from gradsmith.nn import functional as F
from gradsmith.nn.module import Module
from math import exp, log, prod
from typing import Any

__all__ = [
    "BCELoss",
    "BCEWithLogitsLoss",
    "CTCLoss",
    "CosineEmbeddingLoss",
    "CrossEntropyLoss",
    "GaussianNLLLoss",
    "HingeEmbeddingLoss",
    "HuberLoss",
    "KLDivLoss",
    "L1Loss",
    "LinearCrossEntropyLoss",
    "MSELoss",
    "MarginRankingLoss",
    "MultiLabelMarginLoss",
    "MultiLabelSoftMarginLoss",
    "MultiMarginLoss",
    "NLLLoss",
    "NLLLoss2d",
    "PoissonNLLLoss",
    "SmoothL1Loss",
    "SoftMarginLoss",
    "TripletMarginLoss",
    "TripletMarginWithDistanceLoss",
]


class _Loss(Module):
    """Base class of losses with a `reduction`: 'mean', 'sum' or 'none'. `size_average` and `reduce`
    are deprecated.
    """

    __constants__ = ["reduction"]

    def __init__(
        self, size_average: Any = None, reduce: Any = None, reduction: str = 'mean'
    ) -> None:
        super().__init__()
        self.reduction = arguments.reduction(reduction, size_average, reduce)


class _WeightedLoss(_Loss):
    """Base class of losses with a weight for each class or element."""

    weight: Tensor | None

    def __init__(
        self,
        weight: Tensor | None = None,
        size_average: Any = None,
        reduce: Any = None,
        reduction: str = 'mean',
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.register_buffer("weight", weight)


class L1Loss(_Loss):
    """Absolute difference of input and target."""

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        """Compute the output."""
        return F.l1_loss(input, target, reduction=self.reduction)


class NLLLoss(_WeightedLoss):
    """Negative log likelihood. The input (N, C, *) holds log probabilities of classes, the target
    (N, *) class indices.
    """

    __constants__ = ["ignore_index"]
    ignore_index: int

    def __init__(
        self,
        weight: Tensor | None = None,
        size_average: bool | None = None,
        ignore_index: int = -100,
        reduce: bool | None = None,
        reduction: str = 'mean',
    ) -> None:
        super().__init__(weight, size_average, reduce, reduction)
        self.ignore_index = ignore_index

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        """Compute the output."""
        return F.nll_loss(
            input,
            target,
            weight=self.weight,
            ignore_index=self.ignore_index,
            reduction=self.reduction,
        )


class NLLLoss2d(NLLLoss):
    """Deprecated alias of NLLLoss."""


class PoissonNLLLoss(_Loss):
    """Negative log likelihood of a Poisson distribution; the input is its rate or, with
    `log_input`, the logarithm of the rate.
    """

    __constants__ = ["log_input", "full", "eps"]
    log_input: bool
    full: bool
    eps: float

    def __init__(
        self,
        log_input: bool = True,
        full: bool = False,
        size_average: bool | None = None,
        eps: float = 1e-08,
        reduce: bool | None = None,
        reduction: str = 'mean',
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.log_input = log_input
        self.full = full
        self.eps = eps

    def forward(self, log_input: Tensor, target: Tensor) -> Tensor:
        """Compute the output."""
        return F.poisson_nll_loss(
            log_input,
            target,
            log_input=self.log_input,
            full=self.full,
            eps=self.eps,
            reduction=self.reduction,
        )


class GaussianNLLLoss(_Loss):
    """Negative log likelihood of a normal distribution with the input as mean and `var` as
    variance.
    """

    __constants__ = ["full", "eps"]
    full: bool
    eps: float

    def __init__(self, *, full: bool = False, eps: float = 1e-06, reduction: str = 'mean') -> None:
        super().__init__(None, None, reduction)
        self.full = full
        self.eps = eps

    def forward(self, input: Tensor, target: Tensor, var: Tensor | float) -> Tensor:
        """Compute the output."""
        return F.gaussian_nll_loss(
            input, target, var, full=self.full, eps=self.eps, reduction=self.reduction
        )


class KLDivLoss(_Loss):
    """Kullback-Leibler divergence of the target from the input, which holds log probabilities."""

    __constants__ = ["log_target"]
    log_target: bool

    def __init__(
        self,
        size_average: bool | None = None,
        reduce: bool | None = None,
        reduction: str = 'mean',
        log_target: bool = False,
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.log_target = log_target

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        """Compute the output."""
        return F.kl_div(input, target, reduction=self.reduction, log_target=self.log_target)


class MSELoss(_Loss):
    """Squared difference of input and target."""

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        """Compute the output."""
        return F.mse_loss(input, target, reduction=self.reduction)


class BCELoss(_WeightedLoss):
    """Binary cross entropy between probabilities and targets, both in [0, 1]."""

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        """Compute the output."""
        return F.binary_cross_entropy(input, target, weight=self.weight, reduction=self.reduction)


class BCEWithLogitsLoss(_Loss):
    """Binary cross entropy of `sigmoid(input)`, computed in a numerically stable way; `pos_weight`
    scales the term of positive targets.
    """

    weight: Tensor | None
    pos_weight: Tensor | None

    def __init__(
        self,
        weight: Tensor | None = None,
        size_average: bool | None = None,
        reduce: bool | None = None,
        reduction: str = 'mean',
        pos_weight: Tensor | None = None,
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.register_buffer("weight", weight)
        self.register_buffer("pos_weight", pos_weight)

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        """Compute the output."""
        return F.binary_cross_entropy_with_logits(
            input, target, self.weight, pos_weight=self.pos_weight, reduction=self.reduction
        )


class HingeEmbeddingLoss(_Loss):
    """The input where the target is 1, and `max(0, margin - input)` where it is -1."""

    __constants__ = ["margin"]
    margin: float

    def __init__(
        self,
        margin: float = 1.0,
        size_average: bool | None = None,
        reduce: bool | None = None,
        reduction: str = 'mean',
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.margin = margin

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        """Compute the output."""
        return F.hinge_embedding_loss(input, target, margin=self.margin, reduction=self.reduction)


class MultiLabelMarginLoss(_Loss):
    """Multi-label hinge loss between the scores of target classes and those of all others."""

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        """Compute the output."""
        return F.multilabel_margin_loss(input, target, reduction=self.reduction)


class SmoothL1Loss(_Loss):
    """Absolute difference of input and target, replaced by a quadratic below `beta`."""

    __constants__ = ["beta"]
    beta: float

    def __init__(
        self,
        size_average: bool | None = None,
        reduce: bool | None = None,
        reduction: str = 'mean',
        beta: float = 1.0,
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.beta = beta

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        """Compute the output."""
        return F.smooth_l1_loss(input, target, reduction=self.reduction, beta=self.beta)


class HuberLoss(_Loss):
    """Half the squared difference of input and target, continued linearly above `delta`."""

    __constants__ = ["delta"]

    def __init__(self, reduction: str = 'mean', delta: float = 1.0) -> None:
        super().__init__(None, None, reduction)
        self.delta = arguments.number('delta', delta)

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        """Compute the output."""
        return F.huber_loss(input, target, reduction=self.reduction, delta=self.delta)


class SoftMarginLoss(_Loss):
    """Computes `log(1 + exp(-target * input))` for targets 1 and -1."""

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        """Compute the output."""
        return F.soft_margin_loss(input, target, reduction=self.reduction)


class CrossEntropyLoss(_WeightedLoss):
    """Cross entropy between the softmax of the input and the target. The input (N, C, *) holds
    unnormalized logits; the target holds class indices (N, *) or class probabilities (N, C, *).
    """

    __constants__ = ["ignore_index", "label_smoothing"]
    ignore_index: int
    label_smoothing: float

    def __init__(
        self,
        weight: Tensor | None = None,
        size_average: bool | None = None,
        ignore_index: int = -100,
        reduce: bool | None = None,
        reduction: str = 'mean',
        label_smoothing: float = 0.0,
    ) -> None:
        super().__init__(weight, size_average, reduce, reduction)
        self.ignore_index = ignore_index
        self.label_smoothing = label_smoothing

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        """Compute the output."""
        return F.cross_entropy(
            input,
            target,
            weight=self.weight,
            ignore_index=self.ignore_index,
            reduction=self.reduction,
            label_smoothing=self.label_smoothing,
        )


class LinearCrossEntropyLoss(_WeightedLoss):
    """CrossEntropyLoss of the output of a Linear, for inputs (N, in_features) or (in_features)."""

    __constants__ = ['num_classes', 'out_features', 'reduction', 'ignore_index', 'label_smoothing']
    num_classes: int
    out_features: tuple[int, ...]
    ignore_index: int | None
    options: Any

    def __init__(
        self,
        in_features: int,
        num_classes: int,
        *,
        out_features: tuple[int, ...] = (),
        bias: bool = False,
        device: Any = None,
        dtype: Any = None,
        reduction: str = 'mean',
        weight: Tensor | None = None,
        ignore_index: int | None = None,
        label_smoothing: float = 0.0,
        options: Any = None,
    ) -> None:
        super().__init__(arguments.class_weights(weight, num_classes), reduction=reduction)
        self.label_smoothing = arguments.smoothing(label_smoothing)
        self.num_classes = num_classes
        self.out_features = out_features
        self.ignore_index = ignore_index
        self.linear = arguments.linear(
            in_features, prod(out_features, start=num_classes), bias, device, dtype
        )
        self.options = options

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        """Compute the output."""
        return F.linear_cross_entropy(
            input,
            self.linear.weight.reshape(
                self.num_classes, *self.out_features, self.linear.in_features
            ),
            target,
            linear_bias=(
                self.linear.bias
                if self.linear.bias is None
                else self.linear.bias.reshape(self.num_classes, *self.out_features)
            ),
            weight=self.weight,
            reduction=self.reduction,
            ignore_index=self.ignore_index,
            label_smoothing=self.label_smoothing,
            options=self.options,
        )

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"in_features={self.linear.in_features}, num_classes={self.num_classes}, out_features={self.out_features}, bias={self.linear.bias is not None}, reduction={self.reduction}, ignore_index={self.ignore_index}, label_smoothing={self.label_smoothing}, options={self.options}"


class MultiLabelSoftMarginLoss(_WeightedLoss):
    """Mean over all classes of the binary cross entropy with logits."""

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        """Compute the output."""
        return F.multilabel_soft_margin_loss(
            input, target, weight=self.weight, reduction=self.reduction
        )


class CosineEmbeddingLoss(_Loss):
    """For the cosine c of the angle between two tensors: `1 - c` where the target is 1, and `max(0,
    c - margin)` where it is -1.
    """

    __constants__ = ["margin"]
    margin: float

    def __init__(
        self,
        margin: float = 0.0,
        size_average: bool | None = None,
        reduce: bool | None = None,
        reduction: str = 'mean',
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.margin = margin

    def forward(self, input1: Tensor, input2: Tensor, target: Tensor) -> Tensor:
        """Compute the output."""
        return F.cosine_embedding_loss(
            input1, input2, target, margin=self.margin, reduction=self.reduction
        )


class MarginRankingLoss(_Loss):
    """Computes `max(0, -target * (input1 - input2) + margin)` for targets 1 and -1."""

    __constants__ = ["margin"]
    margin: float

    def __init__(
        self,
        margin: float = 0.0,
        size_average: bool | None = None,
        reduce: bool | None = None,
        reduction: str = 'mean',
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.margin = margin

    def forward(self, input1: Tensor, input2: Tensor, target: Tensor) -> Tensor:
        """Compute the output."""
        return F.margin_ranking_loss(
            input1, input2, target, margin=self.margin, reduction=self.reduction
        )


class MultiMarginLoss(_WeightedLoss):
    """Hinge loss, to the power `p`, between the score of the target class and those of all
    others.
    """

    __constants__ = ["p", "margin"]
    margin: float

    def __init__(
        self,
        p: int = 1,
        margin: float = 1.0,
        weight: Tensor | None = None,
        size_average: bool | None = None,
        reduce: bool | None = None,
        reduction: str = 'mean',
    ) -> None:
        super().__init__(weight, size_average, reduce, reduction)
        self.p = arguments.margin_norm(p)
        self.margin = margin

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        """Compute the output."""
        return F.multi_margin_loss(
            input,
            target,
            p=self.p,
            margin=self.margin,
            weight=self.weight,
            reduction=self.reduction,
        )


class TripletMarginLoss(_Loss):
    """Computes `max(0, d(anchor, positive) - d(anchor, negative) + margin)` with the `p`-norm
    distance d.
    """

    __constants__ = ["margin", "p", "eps", "swap"]
    p: float
    eps: float
    swap: bool

    def __init__(
        self,
        margin: float = 1.0,
        p: float = 2.0,
        eps: float = 1e-06,
        swap: bool = False,
        size_average: bool | None = None,
        reduce: bool | None = None,
        reduction: str = 'mean',
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.margin = arguments.margin(margin, 'TripletMarginLoss')
        self.p = p
        self.eps = eps
        self.swap = swap

    def forward(self, anchor: Tensor, positive: Tensor, negative: Tensor) -> Tensor:
        """Compute the output."""
        return F.triplet_margin_loss(
            anchor,
            positive,
            negative,
            margin=self.margin,
            p=self.p,
            eps=self.eps,
            swap=self.swap,
            reduction=self.reduction,
        )


class TripletMarginWithDistanceLoss(_Loss):
    """TripletMarginLoss with a distance function of your own."""

    __constants__ = ["distance_function", "margin", "swap"]
    swap: bool

    def __init__(
        self,
        *,
        distance_function: Callable[[Tensor, Tensor], Tensor] | None = None,
        margin: float = 1.0,
        swap: bool = False,
        reduction: str = 'mean',
    ) -> None:
        super().__init__(None, None, reduction)
        self.distance_function = arguments.distance(distance_function)
        self.margin = arguments.margin(margin, 'TripletMarginWithDistanceLoss')
        self.swap = swap

    def forward(self, anchor: Tensor, positive: Tensor, negative: Tensor) -> Tensor:
        """Compute the output."""
        return F.triplet_margin_with_distance_loss(
            anchor,
            positive,
            negative,
            distance_function=self.distance_function,
            margin=self.margin,
            swap=self.swap,
            reduction=self.reduction,
        )


class CTCLoss(_Loss):
    """Connectionist temporal classification loss (Graves et al., 2006) of log probabilities (T, N,
    C).
    """

    __constants__ = ["blank", "zero_infinity"]
    blank: int
    zero_infinity: bool

    def __init__(
        self, blank: int = 0, reduction: str = 'mean', zero_infinity: bool = False
    ) -> None:
        super().__init__(None, None, reduction)
        self.blank = blank
        self.zero_infinity = zero_infinity

    def forward(
        self, log_probs: Tensor, targets: Tensor, input_lengths: Any, target_lengths: Any
    ) -> Tensor:
        """Compute the output."""
        return F.ctc_loss(
            log_probs,
            targets,
            input_lengths,
            target_lengths,
            self.blank,
            self.reduction,
            self.zero_infinity,
        )
