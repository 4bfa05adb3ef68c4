"""The exponential distribution, those that are made of it, and the generalized Pareto distribution."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, nan

from gradsmith.generated import functions

from ..core.tensor import Tensor
from . import constraints
from .distribution import Distribution, Parameter, checked, formula
from .exp_family import ExponentialFamily
from .transformed_distribution import TransformedDistribution
from .transforms import AffineTransform, ExpTransform, PowerTransform
from .utils import broadcast_all, euler_constant

__all__ = ["Exponential", "GeneralizedPareto", "Pareto", "Weibull"]


class Exponential(ExponentialFamily):
    """The time to the next of events that come at a rate `rate`."""

    arg_constraints = {"rate": constraints.positive}
    support = constraints.nonnegative
    has_rsample = True
    _mean_carrier_measure = 0
    rate: Tensor

    def __init__(self, rate: Parameter, validate_args: bool | None = None) -> None:
        self._broadcast(validate_args, rate=rate)

    mean = formula(lambda self: self.rate.reciprocal())
    stddev = mean
    mode = formula(lambda self: functions.zeros_like(self.rate))
    variance = formula(lambda self: self.rate.pow(-2))

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        shape = self._extended_shape(sample_shape)
        return self.rate.new_empty(shape).exponential_() / self.rate

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        return self.rate.log() - self.rate * value

    @checked
    def cdf(self, value: Tensor) -> Tensor:
        return 1 - (-self.rate * value).exp()

    def icdf(self, value: Tensor) -> Tensor:
        return -functions.log1p(-value) / self.rate

    def entropy(self) -> Tensor:
        return 1.0 - self.rate.log()

    @property
    def _natural_params(self) -> tuple[Tensor]:
        return (-self.rate,)

    def _log_normalizer(self, x: Tensor) -> Tensor:
        return -(-x).log()


class Pareto(TransformedDistribution):
    """Numbers from `scale` up, with ``cdf(x) = 1 - (scale / x) ** alpha``."""

    arg_constraints = {"alpha": constraints.positive, "scale": constraints.positive}

    def __init__(
        self, scale: Parameter, alpha: Parameter, validate_args: bool | None = None
    ) -> None:
        self.scale, self.alpha = broadcast_all(scale, alpha)
        base = Exponential(self.alpha, validate_args=validate_args)
        steps = [ExpTransform(), AffineTransform(loc=0, scale=self.scale)]
        super().__init__(base, steps, validate_args=validate_args)

    @constraints.dependent_property(is_discrete=False, event_dim=0)
    def support(self) -> constraints.Constraint:
        return constraints.greater_than_eq(self.scale)

    @property
    def mean(self) -> Tensor:
        """Infinite for an `alpha` of 1 and below."""
        a = self.alpha.clamp(min=1)
        return a * self.scale / (a - 1)

    mode = formula(lambda self: self.scale)

    @property
    def variance(self) -> Tensor:
        """Infinite for an `alpha` of 2 and below."""
        a = self.alpha.clamp(min=2)
        return self.scale.pow(2) * a / ((a - 1).pow(2) * (a - 2))

    def entropy(self) -> Tensor:
        return (self.scale / self.alpha).log() + (1 + self.alpha.reciprocal())


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
        return (1 + n * self.concentration_reciprocal).lgamma()

    mean = formula(lambda self: self.scale * self._log_moment(1).exp())

    @property
    def mode(self) -> Tensor:
        c = self.concentration
        return self.scale * ((c - 1) / c) ** c.reciprocal()

    @property
    def variance(self) -> Tensor:
        return self.scale.pow(2) * (self._log_moment(2).exp() - (2 * self._log_moment(1)).exp())

    def entropy(self) -> Tensor:
        r = self.concentration_reciprocal
        return euler_constant * (1 - r) + (self.scale * r).log() + 1


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

    mode = formula(lambda self: self.loc)

    @property
    def variance(self) -> Tensor:
        """NaN for concentrations of 1/2 and above."""
        shape = functions.where(self.concentration < 0.5, self.concentration, nan)
        return self.scale**2 / ((1 - shape) ** 2 * (1 - 2 * shape))

    def entropy(self) -> Tensor:
        return self.scale.log() + self.concentration + 1
