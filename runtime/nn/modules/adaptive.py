"""Adaptive softmax, for many classes of which few are frequent."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from gradsmith.generated import functions
from gradsmith.generated.layers.linear import Linear

from ...core.tensor import Tensor
from .. import functional as F
from ..container import ModuleList, Sequential
from ..module import Module

__all__ = ["AdaptiveLogSoftmaxWithLoss"]


class _ASMoutput(NamedTuple):
    """The log probability of each target, and the mean of their negatives."""

    output: Tensor
    loss: Tensor


class AdaptiveLogSoftmaxWithLoss(Module):
    """Softmax over clusters of classes, split at `cutoffs`; each has `div_value` times fewer features (Grave et al., 2017).

    The head contains the first cluster and one class for each other cluster.
    """

    def __init__(
        self,
        in_features: int,
        n_classes: int,
        cutoffs: Sequence[int],
        div_value: float = 4.0,
        head_bias: bool = False,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        cutoffs = list(cutoffs)
        if not cutoffs:
            raise ValueError("cutoffs should be a sequence of length larger than 0")
        if (
            any(int(c) != c or not 0 < c < n_classes for c in cutoffs)
            or sorted(set(cutoffs)) != cutoffs
        ):
            raise ValueError(
                "cutoffs should be a sequence of unique, positive integers sorted in an increasing "
                "order, where each value is between 1 and n_classes-1"
            )
        self.in_features, self.n_classes = in_features, n_classes
        self.cutoffs = [*cutoffs, n_classes]
        self.div_value, self.head_bias = div_value, head_bias
        self.shortlist_size = self.cutoffs[0]
        self.n_clusters = len(self.cutoffs) - 1
        self.head_size = self.shortlist_size + self.n_clusters
        made = {"device": device, "dtype": dtype}
        self.head = Linear(in_features, self.head_size, bias=head_bias, **made)
        self.tail = ModuleList()
        for number, (low, high) in enumerate(pairwise(self.cutoffs)):
            size = int(in_features // div_value ** (number + 1))
            narrow = Linear(in_features, size, bias=False, **made)
            self.tail.append(Sequential(narrow, Linear(size, high - low, bias=False, **made)))

    def reset_parameters(self) -> None:
        """Initialize the weights."""
        for layer in self.modules():
            if isinstance(layer, Linear):
                layer.reset_parameters()

    def forward(self, input_: Tensor, target_: Tensor) -> _ASMoutput:
        """The log probability of each target, (N) for (N, in_features), and the loss."""
        if target_.dim() > 1:
            raise RuntimeError("0D or 1D target tensor expected, multi-target not supported")
        dims = target_.dim() + 1
        if dims == 2 and input_.size(0) != target_.size(0):
            raise RuntimeError("Input and target should have the same size in the batch dimension.")
        if input_.dim() != dims:
            raise RuntimeError(
                f"{dims - 1}D target tensor expects {dims}D input tensors, but found inputs with size "
                f"{input_.size()}"
            )
        input, target = (
            (input_, target_) if dims == 2 else (input_.unsqueeze(0), target_.unsqueeze(0))
        )
        if target.numel() and not bool(((target >= 0) & (target < self.n_classes)).all()):
            raise RuntimeError(
                f"Target values should be in [0, {self.n_classes - 1}], but values in range "
                f"[{target.min().item()}, {target.max().item()}] were found. "
            )
        head = F.log_softmax(self.head(input), dim=1)
        output = functions.zeros_like(input[:, 0])
        place = target
        for number, (low, high) in enumerate(pairwise(self.cutoffs)):
            inside = (target >= low) & (target < high)
            rows = inside.nonzero().squeeze(1)
            if rows.numel() == 0:
                continue
            cluster = F.log_softmax(self.tail[number](input.index_select(0, rows)), dim=1)
            wanted = (target[rows] - low).unsqueeze(1)
            output = output.index_copy(0, rows, cluster.gather(1, wanted).squeeze(1))
            place = place.masked_fill(inside, self.shortlist_size + number)
        output = output + head.gather(1, place.unsqueeze(1)).squeeze(1)
        loss = (-output).mean()
        return _ASMoutput(output if dims == 2 else output.squeeze(0), loss)

    def log_prob(self, input: Tensor) -> Tensor:
        """The log probability of every class, (N, n_classes)."""
        head = F.log_softmax(self.head(input), dim=1)
        parts = [head[:, : self.shortlist_size]]
        for number, cluster in enumerate(self.tail):
            of_cluster = head[:, self.shortlist_size + number].unsqueeze(1)
            parts.append(F.log_softmax(cluster(input), dim=1) + of_cluster)
        return functions.cat(parts, 1)

    def predict(self, input: Tensor) -> Tensor:
        """The most probable class of each row; a cluster is evaluated only where the head selects it."""
        best = self.head(input).argmax(dim=1)
        elsewhere = best >= self.shortlist_size
        if elsewhere.any():
            best[elsewhere] = self.log_prob(input[elsewhere]).argmax(dim=1)
        out: Tensor = best
        return out
