"""The inverse gamma distribution."""

from __future__ import annotations

from math import inf
from operator import attrgetter

from gradsmith.generated import functions

from ..core.tensor import Tensor
from . import constraints
from .distribution import Parameter
from .gamma import Gamma
from .transformed_distribution import TransformedDistribution
from .transforms import PowerTransform

__all__ = ["InverseGamma"]


class InverseGamma(TransformedDistribution):
    """Reciprocals of gamma numbers."""

    arg_constraints = {"concentration": constraints.positive, "rate": constraints.positive}
    support = constraints.positive
    has_rsample = True
    concentration = property(attrgetter("base_dist.concentration"))
    rate = property(attrgetter("base_dist.rate"))

    def __init__(
        self, concentration: Parameter, rate: Parameter, validate_args: bool | None = None
    ) -> None:
        base = Gamma(concentration, rate, validate_args=validate_args)
        reciprocal = PowerTransform(-base.rate.new_ones(()))
        super().__init__(base, reciprocal, validate_args=validate_args)

    @property
    def mean(self) -> Tensor:
        mean = self.rate / (self.concentration - 1)
        return functions.where(self.concentration > 1, mean, inf)

    @property
    def mode(self) -> Tensor:
        mode: Tensor = self.rate / (self.concentration + 1)
        return mode

    @property
    def variance(self) -> Tensor:
        c = self.concentration
        return functions.where(c > 2, self.rate.square() / ((c - 1).square() * (c - 2)), inf)

    def entropy(self) -> Tensor:
        c = self.concentration
        entropy: Tensor = c + self.rate.log() + c.lgamma() - (1 + c) * c.digamma()
        return entropy
