"""Numbers between two bounds."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, nan

from gradsmith.generated import functions, nn_functional

from ..core.tensor import Tensor
from . import constraints
from .distribution import Distribution, Parameter, ProbsOrLogits, checked, formula
from .exp_family import ExponentialFamily
from .transformed_distribution import TransformedDistribution
from .transforms import AffineTransform, PowerTransform
from .utils import broadcast_all, clamp_probs, euler_constant, lazy_property, logits_to_probs

__all__ = ["ContinuousBernoulli", "Kumaraswamy", "Uniform"]


class Uniform(Distribution):
    """Numbers of [low, high), all equally likely."""

    has_rsample = True
    low: Tensor
    high: Tensor

    def __init__(self, low: Parameter, high: Parameter, validate_args: bool | None = None) -> None:
        self._broadcast(validate_args, low=low, high=high)

    @property
    def arg_constraints(self) -> dict[str, constraints.Constraint]:
        """`low` is below `high`."""
        return {
            "low": constraints.less_than(self.high),
            "high": constraints.greater_than(self.low),
        }

    @constraints.dependent_property(is_discrete=False, event_dim=0)
    def support(self) -> constraints.Constraint:
        return constraints.interval(self.low, self.high)

    mean = formula(lambda self: (self.high + self.low) / 2)

    @property
    def mode(self) -> Tensor:
        """NaN: there is none."""
        return nan * self.high

    stddev = formula(lambda self: (self.high - self.low) / 12**0.5)
    variance = formula(lambda self: (self.high - self.low).pow(2) / 12)

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        shape = self._extended_shape(sample_shape)
        u = functions.rand(shape, dtype=self.low.dtype, device=self.low.device)
        return self.low + u * (self.high - self.low)

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        inside = (self.low <= value) & (self.high > value)
        return inside.type_as(self.low).log() - (self.high - self.low).log()

    @checked
    def cdf(self, value: Tensor) -> Tensor:
        return ((value - self.low) / (self.high - self.low)).clamp(min=0, max=1)

    def icdf(self, value: Tensor) -> Tensor:
        return value * (self.high - self.low) + self.low

    def entropy(self) -> Tensor:
        return (self.high - self.low).log()


class ContinuousBernoulli(ProbsOrLogits, ExponentialFamily):
    """A density of [0, 1] proportional to ``probs ** x * (1 - probs) ** (1 - x)``.

    Loaiza-Ganem and Cunningham, "The continuous Bernoulli: fixing a pervasive error in variational autoencoders"
    (2019).  Between the two of `lims` its formulas lose all digits, and Taylor series around 1/2 take their place.
    """

    arg_constraints = {"probs": constraints.unit_interval, "logits": constraints.real}
    support = constraints.unit_interval
    has_rsample = True
    _mean_carrier_measure = 0

    def __init__(
        self,
        probs: Parameter | None = None,
        logits: Parameter | None = None,
        lims: tuple[float, float] = (0.499, 0.501),
        validate_args: bool | None = None,
    ) -> None:
        self._take(probs, logits)
        if probs is not None:
            if (
                validate_args is not None
                and not self.arg_constraints["probs"].check(self.probs).all()
            ):
                raise ValueError("The parameter probs has invalid values")
            self.probs = self._param = clamp_probs(self.probs)
        self._lims = lims
        Distribution.__init__(self, self._param.size(), validate_args=validate_args)

    @lazy_property
    def probs(self) -> Tensor:
        """The parameter, which is the mean at 1/2 only."""
        return clamp_probs(logits_to_probs(self.logits, is_binary=True))

    def _stable(self) -> Tensor:
        return (self.probs <= self._lims[0]) | (self.probs > self._lims[1])

    def _cut_probs(self) -> Tensor:
        """`probs`, moved to the edge of the unstable region where they are in it."""
        return functions.where(self._stable(), self.probs, self._lims[0])

    def _cont_bern_log_norm(self) -> Tensor:
        """The logarithm of the normalizing constant."""
        cut = self._cut_probs()
        below = functions.where(cut <= 0.5, cut, 0.0)
        above = functions.where(cut >= 0.5, cut, 1.0)
        exact = ((-cut).log1p() - cut.log()).abs().log() - functions.where(
            cut <= 0.5, (-2.0 * below).log1p(), (2.0 * above - 1.0).log()
        )
        x = (self.probs - 0.5).pow(2)
        taylor = log(2.0) + (4.0 / 3.0 + 104.0 / 45.0 * x) * x
        return functions.where(self._stable(), exact, taylor)

    @property
    def mean(self) -> Tensor:
        cut = self._cut_probs()
        exact = cut / (2.0 * cut - 1.0) + 1.0 / ((-cut).log1p() - cut.log())
        x = self.probs - 0.5
        taylor = 0.5 + (1.0 / 3.0 + 16.0 / 45.0 * x.pow(2)) * x
        return functions.where(self._stable(), exact, taylor)

    @property
    def variance(self) -> Tensor:
        cut = self._cut_probs()
        exact = cut * (cut - 1.0) / (1.0 - 2.0 * cut).pow(2)
        exact = exact + 1.0 / ((-cut).log1p() - cut.log()).pow(2)
        x = (self.probs - 0.5).pow(2)
        taylor = 1.0 / 12.0 - (1.0 / 15.0 - 128.0 / 945.0 * x) * x
        return functions.where(self._stable(), exact, taylor)

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        shape = self._extended_shape(sample_shape)
        return self.icdf(functions.rand(shape, dtype=self.probs.dtype, device=self.probs.device))

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        logits, value = broadcast_all(self.logits, value)
        loss = nn_functional.binary_cross_entropy_with_logits(logits, value, reduction="none")
        return self._cont_bern_log_norm() - loss

    @checked
    def cdf(self, value: Tensor) -> Tensor:
        cut = self._cut_probs()
        exact = (cut.pow(value) * (1.0 - cut).pow(1.0 - value) + cut - 1.0) / (2.0 * cut - 1.0)
        inside = functions.where(self._stable(), exact, value)
        return functions.where(value <= 0.0, 0.0, functions.where(value >= 1.0, 1.0, inside))

    def icdf(self, value: Tensor) -> Tensor:
        cut = self._cut_probs()
        exact = ((-cut + value * (2.0 * cut - 1.0)).log1p() - (-cut).log1p()) / (
            cut.log() - (-cut).log1p()
        )
        return functions.where(self._stable(), exact, value)

    def entropy(self) -> Tensor:
        zero, one = (-self.probs).log1p(), self.probs.log()
        return self.mean * (zero - one) - self._cont_bern_log_norm() - zero

    @property
    def _natural_params(self) -> tuple[Tensor]:
        return (self.logits,)

    def _log_normalizer(self, x: Tensor) -> Tensor:
        stable = (x <= self._lims[0] - 0.5) | (x > self._lims[1] - 0.5)
        cut = functions.where(stable, x, self._lims[0] - 0.5)
        exact = cut.expm1().abs().log() - cut.abs().log()
        return functions.where(stable, exact, 0.5 * x + x.pow(2) / 24.0 - x.pow(4) / 2880.0)


class Kumaraswamy(TransformedDistribution):
    """Numbers of the unit interval with ``cdf(x) = 1 - (1 - x ** c1) ** c0``."""

    arg_constraints = {
        "concentration1": constraints.positive,
        "concentration0": constraints.positive,
    }
    support = constraints.unit_interval
    has_rsample = True

    def __init__(
        self,
        concentration1: Parameter,
        concentration0: Parameter,
        validate_args: bool | None = None,
    ) -> None:
        self.concentration1, self.concentration0 = broadcast_all(concentration1, concentration0)
        base = Uniform(
            functions.zeros_like(self.concentration0),
            functions.ones_like(self.concentration0),
            validate_args=validate_args,
        )
        steps = [
            PowerTransform(exponent=self.concentration0.reciprocal()),
            AffineTransform(loc=1.0, scale=-1.0),
            PowerTransform(exponent=self.concentration1.reciprocal()),
        ]
        super().__init__(base, steps, validate_args=validate_args)

    def _moment(self, n: int) -> Tensor:
        a, b = 1 + n / self.concentration1, self.concentration0
        return b * (a.lgamma() + b.lgamma() - (a + b).lgamma()).exp()

    mean = formula(lambda self: self._moment(1))

    @property
    def mode(self) -> Tensor:
        c1, c0 = self.concentration1, self.concentration0
        log_mode: Tensor = c0.reciprocal() * (-c0).log1p() - (-c0 * c1).log1p()
        return log_mode.masked_fill((c0 < 1) | (c1 < 1), nan).exp()

    variance = formula(lambda self: self._moment(2) - self.mean.pow(2))

    def entropy(self) -> Tensor:
        c1, c0 = self.concentration1, self.concentration0
        harmonic = (c0 + 1).digamma() + euler_constant
        return (1 - c0.reciprocal()) + (1 - c1.reciprocal()) * harmonic - c1.log() - c0.log()
