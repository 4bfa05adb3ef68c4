"""The half-normal distribution."""

from __future__ import annotations

import math

from ..core.tensor import Tensor
from .distribution import Parameter
from .folded import Folded
from .normal import Normal
from .transforms import AbsTransform

__all__ = ["HalfNormal"]


class HalfNormal(Folded):
    """Absolute values of normal numbers around 0."""

    base_dist: Normal

    def __init__(self, scale: Parameter, validate_args: bool | None = None) -> None:
        super().__init__(
            Normal(0, scale, validate_args=False), AbsTransform(), validate_args=validate_args
        )

    @property
    def mean(self) -> Tensor:
        result: Tensor = self.scale * math.sqrt(2 / math.pi)
        return result

    @property
    def variance(self) -> Tensor:
        result: Tensor = self.scale.pow(2) * (1 - 2 / math.pi)
        return result
