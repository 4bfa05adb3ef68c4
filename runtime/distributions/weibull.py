"""The Weibull distribution."""

from __future__ import annotations

from gradsmith.generated import functions

from ..core.tensor import Tensor
from . import constraints
from .distribution import Parameter
from .exponential import Exponential
from .transformed_distribution import TransformedDistribution
from .transforms import AffineTransform, PowerTransform
from .utils import broadcast_all, euler_constant

__all__ = ["Weibull"]


class Weibull(TransformedDistribution):
    """``scale * e ** (1 / concentration)`` for e of the standard exponential distribution."""

    arg_constraints = {"scale": constraints.positive, "concentration": constraints.positive}
    support = constraints.positive

    def __init__(
        self, scale: Parameter, concentration: Parameter, validate_args: bool | None = None
    ) -> None:
        self.scale, self.concentration = broadcast_all(scale, concentration)
        self.concentration_reciprocal = self.concentration.reciprocal()
        base = Exponential(functions.ones_like(self.scale), validate_args=validate_args)
        steps = [
            PowerTransform(exponent=self.concentration_reciprocal),
            AffineTransform(loc=0, scale=self.scale),
        ]
        super().__init__(base, steps, validate_args=validate_args)

    def _log_moment(self, n: int) -> Tensor:
        log_moment: Tensor = (1 + n * self.concentration_reciprocal).lgamma()
        return log_moment

    @property
    def mean(self) -> Tensor:
        return self.scale * self._log_moment(1).exp()

    @property
    def mode(self) -> Tensor:
        c = self.concentration
        mode: Tensor = self.scale * ((c - 1) / c) ** c.reciprocal()
        return mode

    @property
    def variance(self) -> Tensor:
        return self.scale.pow(2) * (self._log_moment(2).exp() - (2 * self._log_moment(1)).exp())

    def entropy(self) -> Tensor:
        r = self.concentration_reciprocal
        entropy: Tensor = euler_constant * (1 - r) + (self.scale * r).log() + 1
        return entropy
