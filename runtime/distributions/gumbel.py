"""The Gumbel distribution."""

from __future__ import annotations

import math

from gradsmith.generated import functions

from ..core.tensor import Tensor
from ..core.type_info import finfo
from . import constraints
from .distribution import Parameter, checked
from .transformed_distribution import TransformedDistribution
from .transforms import AffineTransform, ExpTransform
from .uniform import Uniform
from .utils import broadcast_all, euler_constant

__all__ = ["Gumbel"]


class Gumbel(TransformedDistribution):
    """``loc - scale * log(-log(u))`` for uniform u: what the largest of many numbers is distributed like."""

    arg_constraints = {"loc": constraints.real, "scale": constraints.positive}
    support = constraints.real

    def __init__(self, loc: Parameter, scale: Parameter, validate_args: bool | None = None) -> None:
        self.loc, self.scale = broadcast_all(loc, scale)
        info = finfo(self.loc.dtype)
        base = Uniform(
            functions.full_like(self.loc, info.tiny),
            functions.full_like(self.loc, 1 - info.eps),
            validate_args=validate_args,
        )
        log = ExpTransform().inv
        negated = AffineTransform(loc=0, scale=-functions.ones_like(self.scale))
        placed = AffineTransform(loc=loc, scale=-self.scale)
        super().__init__(base, [log, negated, log, placed], validate_args=validate_args)

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        y = (self.loc - value) / self.scale
        return y - y.exp() - self.scale.log()

    @property
    def mean(self) -> Tensor:
        return self.loc + self.scale * euler_constant

    @property
    def mode(self) -> Tensor:
        return self.loc

    @property
    def stddev(self) -> Tensor:
        return math.pi / math.sqrt(6) * self.scale

    @property
    def variance(self) -> Tensor:
        return self.stddev.pow(2)

    def entropy(self) -> Tensor:
        return self.scale.log() + (1 + euler_constant)
