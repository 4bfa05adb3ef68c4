"""The half-Cauchy distribution."""

from __future__ import annotations

import math

from gradsmith.generated import functions

from ..core.tensor import Tensor
from .cauchy import Cauchy
from .distribution import Parameter
from .folded import Folded
from .transforms import AbsTransform

__all__ = ["HalfCauchy"]


class HalfCauchy(Folded):
    """Absolute values of Cauchy numbers around 0."""

    base_dist: Cauchy

    def __init__(self, scale: Parameter, validate_args: bool | None = None) -> None:
        super().__init__(
            Cauchy(0, scale, validate_args=False), AbsTransform(), validate_args=validate_args
        )

    @property
    def mean(self) -> Tensor:
        return functions.full_like(self.scale, math.inf)

    @property
    def variance(self) -> Tensor:
        return self.base_dist.variance
