"""The log-normal distribution."""

from __future__ import annotations

from operator import attrgetter

from ..core.tensor import Tensor
from . import constraints
from .distribution import Parameter
from .normal import Normal
from .transformed_distribution import TransformedDistribution
from .transforms import ExpTransform

__all__ = ["LogNormal"]


class LogNormal(TransformedDistribution):
    """Exponentials of normal numbers."""

    arg_constraints = {"loc": constraints.real, "scale": constraints.positive}
    support = constraints.positive
    has_rsample = True
    base_dist: Normal
    loc = property(attrgetter("base_dist.loc"))
    scale = property(attrgetter("base_dist.scale"))

    def __init__(self, loc: Parameter, scale: Parameter, validate_args: bool | None = None) -> None:
        base = Normal(loc, scale, validate_args=validate_args)
        super().__init__(base, ExpTransform(), validate_args=validate_args)

    @property
    def mean(self) -> Tensor:
        return (self.base_dist.loc + self.base_dist.variance / 2).exp()

    @property
    def mode(self) -> Tensor:
        return (self.base_dist.loc - self.base_dist.variance).exp()

    @property
    def variance(self) -> Tensor:
        squared = self.base_dist.variance
        return squared.expm1() * (2 * self.base_dist.loc + squared).exp()

    def entropy(self) -> Tensor:
        return self.base_dist.entropy() + self.base_dist.loc
