"""The generalized Pareto distribution."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, nan

from gradsmith.generated import functions

from ..core.tensor import Tensor
from . import constraints
from .distribution import Distribution, Parameter, checked

__all__ = ["GeneralizedPareto"]


class GeneralizedPareto(Distribution):
    """Excesses over the threshold `loc`: exponential for a `concentration` of 0, bounded for a negative one."""

    arg_constraints = {
        "loc": constraints.real,
        "scale": constraints.positive,
        "concentration": constraints.real,
    }
    has_rsample = True
    loc: Tensor
    scale: Tensor
    concentration: Tensor

    def __init__(
        self,
        loc: Parameter,
        scale: Parameter,
        concentration: Parameter,
        validate_args: bool | None = None,
    ) -> None:
        self._broadcast(validate_args, loc=loc, scale=scale, concentration=concentration)

    @constraints.dependent_property(is_discrete=False, event_dim=0)
    def support(self) -> constraints.Constraint:
        bounded = self.loc - self.scale / self.concentration
        return constraints.interval(self.loc, functions.where(self.concentration < 0, bounded, inf))

    def _shape(self) -> tuple[Tensor, Tensor]:
        """Where the concentration is zero, and the concentration with ones there."""
        zero = functions.isclose(self.concentration, functions.zeros_like(self.concentration))
        return zero, functions.where(zero, 1.0, self.concentration)

    def _z(self, value: Tensor) -> Tensor:
        return (value - self.loc) / self.scale

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        z = self._z(value)
        zero, shape = self._shape()
        power = 1 / shape + functions.ones_like(z)
        exact = functions.where(power == 0, power, power * (shape * z).log1p())
        return -self.scale.log() - functions.where(zero, z, exact)

    @checked
    def log_survival_function(self, value: Tensor) -> Tensor:
        """The logarithm of the probability of more than `value`."""
        z = self._z(value)
        zero, shape = self._shape()
        return functions.where(zero, -z, -(shape * z).log1p() / shape)

    def log_cdf(self, value: Tensor) -> Tensor:
        """The logarithm of `cdf`."""
        return (-self.log_survival_function(value).exp()).log1p()

    def cdf(self, value: Tensor) -> Tensor:
        return self.log_cdf(value).exp()

    def icdf(self, value: Tensor) -> Tensor:
        zero, shape = self._shape()
        log_rest = functions.log1p(-value)
        exact = self.loc + self.scale / shape * (-shape * log_rest).expm1()
        return functions.where(zero, self.loc - self.scale * log_rest, exact)

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        shape = self._extended_shape(sample_shape)
        return self.icdf(functions.rand(shape, dtype=self.loc.dtype, device=self.loc.device))

    @property
    def mean(self) -> Tensor:
        """NaN for concentrations of 1 and above."""
        shape = functions.where(self.concentration < 1, self.concentration, nan)
        return self.loc + self.scale / (1 - shape)

    @property
    def mode(self) -> Tensor:
        return self.loc

    @property
    def variance(self) -> Tensor:
        """NaN for concentrations of 1/2 and above."""
        shape = functions.where(self.concentration < 0.5, self.concentration, nan)
        return self.scale**2 / ((1 - shape) ** 2 * (1 - 2 * shape))

    def entropy(self) -> Tensor:
        return self.scale.log() + self.concentration + 1
