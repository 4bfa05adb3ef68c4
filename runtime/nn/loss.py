"""What losses have in common."""

from __future__ import annotations

from typing import Any

from ..core.tensor import Tensor
from ..operators.loss.conversions import named_reduction
from .module import Module


class _Loss(Module):
    """A loss with a reduction: ``mean``, ``sum`` or ``none``; `size_average` and `reduce` say the same, deprecated."""

    reduction: str

    def __init__(
        self, size_average: Any = None, reduce: Any = None, reduction: str = "mean"
    ) -> None:
        super().__init__()
        self.reduction = named_reduction(reduction, size_average, reduce)


class _WeightedLoss(_Loss):
    """A loss with a weight for each class, or each element."""

    weight: Tensor | None

    def __init__(
        self,
        weight: Tensor | None = None,
        size_average: Any = None,
        reduce: Any = None,
        reduction: str = "mean",
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.register_buffer("weight", weight)
