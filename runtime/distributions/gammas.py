"""The gamma distribution, and those that are made of it."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, lgamma, nan
from operator import attrgetter
from typing import Any

from gradsmith.generated import functions, special

from ..api.creation import as_tensor
from ..core.tensor import Tensor
from ..core.type_info import finfo
from . import constraints
from .distribution import Distribution, Parameter, checked, formula
from .exp_family import ExponentialFamily
from .transformed_distribution import TransformedDistribution
from .transforms import PowerTransform
from .utils import standard_normal

__all__ = ["Chi2", "FisherSnedecor", "Gamma", "InverseGamma", "StudentT"]


class Gamma(ExponentialFamily):
    """Positive numbers of density ``x ** (concentration - 1) * exp(-rate * x)``.

    Samples are differentiable in the concentration by implicit reparametrization.
    """

    arg_constraints = {"concentration": constraints.positive, "rate": constraints.positive}
    support = constraints.nonnegative
    has_rsample = True
    _mean_carrier_measure = 0
    concentration: Tensor
    rate: Tensor

    def __init__(
        self, concentration: Parameter, rate: Parameter, validate_args: bool | None = None
    ) -> None:
        self._broadcast(validate_args, concentration=concentration, rate=rate)

    mean = formula(lambda self: self.concentration / self.rate)
    mode = formula(lambda self: ((self.concentration - 1) / self.rate).clamp(min=0))
    variance = formula(lambda self: self.concentration / self.rate.pow(2))

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        shape = self._extended_shape(sample_shape)
        value = functions._standard_gamma(self.concentration.expand(shape)) / self.rate.expand(
            shape
        )
        value.detach().clamp_(min=finfo(value.dtype).tiny)  # no zeros, as if they had been drawn so
        return value

    def log_prob(self, value: Any) -> Tensor:
        return self._log_density(as_tensor(value, dtype=self.rate.dtype, device=self.rate.device))

    @checked
    def _log_density(self, value: Tensor) -> Tensor:
        return (
            functions.xlogy(self.concentration, self.rate)
            + functions.xlogy(self.concentration - 1, value)
            - self.rate * value
            - self.concentration.lgamma()
        )

    @checked
    def cdf(self, value: Tensor) -> Tensor:
        return special.gammainc(self.concentration, self.rate * value)

    def entropy(self) -> Tensor:
        c = self.concentration
        return c - self.rate.log() + c.lgamma() + (1.0 - c) * c.digamma()

    @property
    def _natural_params(self) -> tuple[Tensor, Tensor]:
        return (self.concentration - 1, -self.rate)

    def _log_normalizer(self, x: Tensor, y: Tensor) -> Tensor:
        return (x + 1).lgamma() + (x + 1) * (-y.reciprocal()).log()


class Chi2(Gamma):
    """The sum of squares of `df` standard normal numbers."""

    arg_constraints = {"df": constraints.positive}

    def __init__(self, df: Parameter, validate_args: bool | None = None) -> None:
        super().__init__(0.5 * df, 0.5, validate_args=validate_args)

    @property
    def df(self) -> Tensor:
        """The degrees of freedom."""
        return self.concentration * 2


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

    mode = formula(lambda self: self.rate / (self.concentration + 1))

    @property
    def variance(self) -> Tensor:
        c = self.concentration
        return functions.where(c > 2, self.rate.square() / ((c - 1).square() * (c - 2)), inf)

    def entropy(self) -> Tensor:
        c = self.concentration
        entropy: Tensor = c + self.rate.log() + c.lgamma() - (1 + c) * c.digamma()
        return entropy


class FisherSnedecor(Distribution):
    """The ratio of two independent chi-squared numbers, each over its degrees of freedom, `df1` and `df2`."""

    arg_constraints = {"df1": constraints.positive, "df2": constraints.positive}
    support = constraints.positive
    has_rsample = True
    df1: Tensor
    df2: Tensor

    def __init__(self, df1: Parameter, df2: Parameter, validate_args: bool | None = None) -> None:
        self._broadcast(validate_args, df1=df1, df2=df2)
        self._gamma1 = Gamma(self.df1 * 0.5, self.df1)
        self._gamma2 = Gamma(self.df2 * 0.5, self.df2)

    @property
    def mean(self) -> Tensor:
        df2 = self.df2.masked_fill(self.df2 <= 2, nan)
        return df2 / (df2 - 2)

    @property
    def mode(self) -> Tensor:
        mode = (self.df1 - 2) / self.df1 * self.df2 / (self.df2 + 2)
        return mode.masked_fill(self.df1 <= 2, nan)

    @property
    def variance(self) -> Tensor:
        df1, df2 = self.df1, self.df2.masked_fill(self.df2 <= 4, nan)
        return 2 * df2.pow(2) * (df1 + df2 - 2) / (df1 * (df2 - 2).pow(2) * (df2 - 4))

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        above, below = self._gamma1.rsample(sample_shape), self._gamma2.rsample(sample_shape)
        tiny = finfo(below.dtype).tiny
        return (above / below.clamp(min=tiny)).clamp(min=tiny)

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        half1, half2, ratio = self.df1 * 0.5, self.df2 * 0.5, self.df1 / self.df2
        total = half1 + half2
        normalizer = total.lgamma() - half1.lgamma() - half2.lgamma()
        powers = half1 * ratio.log() + (half1 - 1) * functions.log(value)
        return normalizer + powers - total * (ratio * value).log1p()


class StudentT(Distribution):
    """A normal number over the root of an independent chi-squared one of `df` degrees of freedom over them."""

    arg_constraints = {
        "df": constraints.positive,
        "loc": constraints.real,
        "scale": constraints.positive,
    }
    support = constraints.real
    has_rsample = True
    df: Tensor
    loc: Tensor
    scale: Tensor

    def __init__(
        self,
        df: Parameter,
        loc: Parameter = 0.0,
        scale: Parameter = 1.0,
        validate_args: bool | None = None,
    ) -> None:
        self._broadcast(validate_args, df=df, loc=loc, scale=scale)
        self._chi2 = Chi2(self.df)

    @property
    def mean(self) -> Tensor:
        """NaN for a `df` of 1 and below."""
        return self.loc.masked_fill(self.df <= 1, nan)

    mode = formula(lambda self: self.loc)

    @property
    def variance(self) -> Tensor:
        """Infinite for a `df` of 2 and below, NaN for one of 1 and below."""
        finite = self.df > 2
        df = self.df.masked_fill(~finite, inf)  # whose quotient is not used
        variance = functions.where(finite, self.scale.pow(2) * self.df / (df - 2), inf)
        return variance.masked_fill(self.df <= 1, nan)

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        shape = self._extended_shape(sample_shape)
        normal = standard_normal(shape, dtype=self.df.dtype, device=self.df.device)
        chi2 = self._chi2.rsample(sample_shape)
        return self.loc + self.scale * normal * (chi2 / self.df).rsqrt()

    def _log_beta(self) -> Tensor:
        return (0.5 * self.df).lgamma() + lgamma(0.5) - (0.5 * (self.df + 1)).lgamma()

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        y = (value - self.loc) / self.scale
        normalizer = self.scale.log() + 0.5 * self.df.log() + self._log_beta()
        return -0.5 * (self.df + 1.0) * (y**2.0 / self.df).log1p() - normalizer

    def entropy(self) -> Tensor:
        half = 0.5 * (self.df + 1)
        spread = half * (half.digamma() - (0.5 * self.df).digamma())
        return self.scale.log() + spread + 0.5 * self.df.log() + self._log_beta()
