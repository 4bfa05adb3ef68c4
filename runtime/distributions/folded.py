"""Absolute values of numbers that are distributed symmetrically around zero."""

from __future__ import annotations

import math
from operator import attrgetter

from gradsmith.generated import functions

from ..api.creation import as_tensor
from ..core.tensor import Tensor
from . import constraints
from .distribution import checked
from .transformed_distribution import TransformedDistribution

__all__ = ["Folded"]


class Folded(TransformedDistribution):
    """Twice the base distribution's density, of what is not negative."""

    arg_constraints = {"scale": constraints.positive}
    support = constraints.nonnegative
    has_rsample = True
    scale = property(attrgetter("base_dist.scale"))

    @property
    def mode(self) -> Tensor:
        return functions.zeros_like(self.scale)

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        value = as_tensor(value, dtype=self.scale.dtype, device=self.scale.device)
        log_prob = self.base_dist.log_prob(value) + math.log(2)
        return functions.where(value >= 0, log_prob, -math.inf)

    @checked
    def cdf(self, value: Tensor) -> Tensor:
        result: Tensor = 2 * self.base_dist.cdf(value) - 1
        return result

    def icdf(self, value: Tensor) -> Tensor:
        result: Tensor = self.base_dist.icdf((value + 1) / 2)
        return result

    def entropy(self) -> Tensor:
        result: Tensor = self.base_dist.entropy() - math.log(2)
        return result
