"""Distributions: their parameters, and formulas over these.

Generated from distributions.yaml; edit that, not this file.
"""

from __future__ import annotations

from collections.abc import Sequence
from gradsmith.autograd.grad_mode import no_grad
from gradsmith.core.tensor import Tensor
from gradsmith.distributions import constraints
from gradsmith.distributions.bernoulli_density import WithinLimits
from gradsmith.distributions.categories import Counts
from gradsmith.distributions.distribution import (
    AboveZero,
    Distribution,
    FirstOfTwo,
    OfCategories,
    OfVectors,
    Parameter,
    PerCategory,
    ProbsOrLogits,
    checked,
)
from gradsmith.distributions.exp_family import ExponentialFamily
from gradsmith.distributions.formulas import (
    above_zero,
    as_tensor,
    clamp_probs,
    cross_entropy,
    euler_constant,
    finfo,
    log_bessel,
    only,
    rejected_from_cauchy,
    standard_normal,
)
from gradsmith.distributions.gaussians import OfLowRank, OfOneFactor
from gradsmith.distributions.matrices import OfCorrelations, OfScatter
from gradsmith.distributions.transformed_distribution import Folded, TransformedDistribution
from gradsmith.distributions.transforms import (
    AbsTransform,
    AffineTransform,
    ExpTransform,
    PowerTransform,
    SigmoidTransform,
)
from gradsmith.distributions.utils import broadcast_all, lazy_property
from gradsmith.generated import functions, linalg, nn_functional, special
from math import inf, lgamma, log, nan, pi, prod, sqrt
from typing import Any, Self

__all__ = [
    "Bernoulli",
    "Beta",
    "Binomial",
    "Categorical",
    "Cauchy",
    "Chi2",
    "ContinuousBernoulli",
    "Dirichlet",
    "ExpRelaxedCategorical",
    "Exponential",
    "FisherSnedecor",
    "Gamma",
    "GeneralizedPareto",
    "Geometric",
    "Gumbel",
    "HalfCauchy",
    "HalfNormal",
    "InverseGamma",
    "Kumaraswamy",
    "LKJCholesky",
    "Laplace",
    "LogNormal",
    "LogitRelaxedBernoulli",
    "LowRankMultivariateNormal",
    "Multinomial",
    "MultivariateNormal",
    "NegativeBinomial",
    "Normal",
    "OneHotCategorical",
    "OneHotCategoricalStraightThrough",
    "Pareto",
    "Poisson",
    "RelaxedBernoulli",
    "RelaxedOneHotCategorical",
    "StudentT",
    "Uniform",
    "VonMises",
    "Weibull",
    "Wishart",
]


class Normal(ExponentialFamily):
    """The normal (Gaussian) distribution with mean `loc` and standard deviation `scale`."""

    arg_constraints = {"loc": constraints.real, "scale": constraints.positive}
    support = constraints.real
    has_rsample = True
    _mean_carrier_measure = 0
    loc: Tensor
    scale: Tensor

    def __init__(self, loc: Parameter, scale: Parameter, validate_args: bool | None = None) -> None:
        self._broadcast(validate_args, loc=loc, scale=scale)

    @property
    def mean(self) -> Tensor:
        return self.loc

    @property
    def mode(self) -> Tensor:
        return self.loc

    @property
    def variance(self) -> Tensor:
        return self.scale.pow(2)

    @property
    def stddev(self) -> Tensor:
        return self.scale

    def sample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        with no_grad():
            shape = self._extended_shape(sample_shape)
            return functions.normal(self.loc.expand(shape), self.scale.expand(shape))

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        shape = self._extended_shape(sample_shape)
        return (
            self.loc
            + standard_normal(shape, dtype=self.loc.dtype, device=self.loc.device) * self.scale
        )

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        return (
            -(value - self.loc) ** 2 / (2 * self.scale ** 2) - self.scale.log() - log(sqrt(2 * pi))
        )

    @checked
    def cdf(self, value: Tensor) -> Tensor:
        return 0.5 * (1 + functions.erf((value - self.loc) * self.scale.reciprocal() / sqrt(2)))

    def icdf(self, value: Tensor) -> Tensor:
        return self.loc + self.scale * functions.erfinv(2 * value - 1) * sqrt(2)

    def entropy(self) -> Tensor:
        return 0.5 + 0.5 * log(2 * pi) + self.scale.log()

    @property
    def _natural_params(self) -> tuple[Tensor, ...]:
        return (self.loc / self.scale.pow(2), -0.5 * self.scale.pow(2).reciprocal())

    def _log_normalizer(self, x: Tensor, y: Tensor) -> Tensor:
        return -0.25 * x.pow(2) / y + 0.5 * (-pi / y).log()

    def _divergence(self, other: Self) -> Tensor:
        ratio = (self.scale / other.scale).pow(2)
        return 0.5 * (ratio + ((self.loc - other.loc) / other.scale).pow(2) - 1 - ratio.log())


class Laplace(Distribution):
    """The Laplace distribution: exponential on both sides of `loc`, with mean absolute deviation
    `scale`.
    """

    arg_constraints = {"loc": constraints.real, "scale": constraints.positive}
    support = constraints.real
    has_rsample = True
    loc: Tensor
    scale: Tensor

    def __init__(self, loc: Parameter, scale: Parameter, validate_args: bool | None = None) -> None:
        self._broadcast(validate_args, loc=loc, scale=scale)

    @property
    def mean(self) -> Tensor:
        return self.loc

    @property
    def mode(self) -> Tensor:
        return self.loc

    @property
    def variance(self) -> Tensor:
        return 2 * self.scale.pow(2)

    @property
    def stddev(self) -> Tensor:
        return 2 ** 0.5 * self.scale

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        shape = self._extended_shape(sample_shape)
        u = self.loc.new_empty(shape).uniform_(finfo(self.loc.dtype).eps - 1, 1)
        return self.loc - self.scale * u.sign() * (-u.abs()).log1p()

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        return -(2 * self.scale).log() - (value - self.loc).abs() / self.scale

    @checked
    def cdf(self, value: Tensor) -> Tensor:
        return (
            0.5 - 0.5 * (value - self.loc).sign() * (-(value - self.loc).abs() / self.scale).expm1()
        )

    def icdf(self, value: Tensor) -> Tensor:
        return self.loc - self.scale * (value - 0.5).sign() * (-2 * (value - 0.5).abs()).log1p()

    def entropy(self) -> Tensor:
        return 1 + (2 * self.scale).log()

    def _divergence(self, other: Self) -> Tensor:
        ratio, distance = self.scale / other.scale, (self.loc - other.loc).abs()
        return -ratio.log() + distance / other.scale + ratio * (-distance / self.scale).exp() - 1


class Cauchy(Distribution):
    """The Cauchy (Lorentz) distribution with median `loc` and half width at half maximum
    `scale`.
    """

    arg_constraints = {"loc": constraints.real, "scale": constraints.positive}
    support = constraints.real
    has_rsample = True
    loc: Tensor
    scale: Tensor

    def __init__(self, loc: Parameter, scale: Parameter, validate_args: bool | None = None) -> None:
        self._broadcast(validate_args, loc=loc, scale=scale)

    @property
    def mean(self) -> Tensor:
        """NaN: there is none."""
        return functions.full_like(self.loc, nan)

    @property
    def mode(self) -> Tensor:
        return self.loc

    @property
    def variance(self) -> Tensor:
        return functions.full_like(self.loc, inf)

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        shape = self._extended_shape(sample_shape)
        return self.loc + self.loc.new_empty(shape).cauchy_() * self.scale

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        return -log(pi) - self.scale.log() - (((value - self.loc) / self.scale) ** 2).log1p()

    @checked
    def cdf(self, value: Tensor) -> Tensor:
        return ((value - self.loc) / self.scale).atan() / pi + 0.5

    def icdf(self, value: Tensor) -> Tensor:
        return functions.tan(pi * (value - 0.5)) * self.scale + self.loc

    def entropy(self) -> Tensor:
        return log(4 * pi) + self.scale.log()

    def _divergence(self, other: Self) -> Tensor:
        squares = (self.scale + other.scale).pow(2) + (self.loc - other.loc).pow(2)
        return squares.log() - (4 * self.scale * other.scale).log()


class VonMises(Distribution):
    """The von Mises distribution of angles around `loc`, with density proportional to
    `exp(concentration * cos(angle - loc))`.
    """

    arg_constraints = {"loc": constraints.real, "concentration": constraints.positive}
    support = constraints.real
    loc: Tensor
    concentration: Tensor

    def __init__(
        self, loc: Parameter, concentration: Parameter, validate_args: bool | None = None
    ) -> None:
        self._broadcast(validate_args, loc=loc, concentration=concentration)

    @property
    def mean(self) -> Tensor:
        """The circular mean."""
        return self.loc

    @property
    def mode(self) -> Tensor:
        return self.loc

    def sample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        """In float64, by rejection from a wrapped Cauchy distribution."""
        with no_grad():
            shape = self._extended_shape(sample_shape)
            turned = rejected_from_cauchy(self._concentration, self._proposal_r, shape)
            return ((turned + pi + self._loc) % (2 * pi) - pi).to(self.loc.dtype)

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        return (
            self.concentration * (value - self.loc).cos()
            - log(2 * pi)
            - log_bessel(self.concentration, 0)
        )

    @lazy_property
    def _loc(self) -> Tensor:
        return self.loc.double()

    @lazy_property
    def _concentration(self) -> Tensor:
        return self.concentration.double()

    @lazy_property
    def _proposal_r(self) -> Tensor:
        tau = 1 + (1 + 4 * self._concentration ** 2).sqrt()
        rho = (tau - (2 * tau).sqrt()) / (2 * self._concentration)
        flat = 1 / self._concentration + self._concentration
        return functions.where(self._concentration < 1e-05, flat, (1 + rho ** 2) / (2 * rho))

    @lazy_property
    def variance(self) -> Tensor:
        """The circular variance."""
        return 1 - (log_bessel(self.concentration, 1) - log_bessel(self.concentration, 0)).exp()


class Gumbel(TransformedDistribution):
    """The Gumbel distribution, the limit distribution of maxima; `loc - scale * log(-log(u))` for
    uniform u.
    """

    arg_constraints = {"loc": constraints.real, "scale": constraints.positive}
    support = constraints.real
    has_rsample = True
    base_dist: Uniform
    loc: Tensor
    scale: Tensor

    def __init__(self, loc: Parameter, scale: Parameter, validate_args: bool | None = None) -> None:
        self.loc, self.scale = broadcast_all(loc, scale)
        base_dist = Uniform(
            functions.full_like(self.loc, finfo(self.loc.dtype).tiny),
            functions.full_like(self.loc, 1 - finfo(self.loc.dtype).eps),
            validate_args=validate_args,
        )
        super().__init__(
            base_dist,
            [
                ExpTransform().inv,
                AffineTransform(loc=0, scale=-functions.ones_like(self.scale)),
                ExpTransform().inv,
                AffineTransform(loc=self.loc, scale=-self.scale),
            ],
            validate_args=validate_args,
        )

    @property
    def mean(self) -> Tensor:
        return self.loc + self.scale * euler_constant

    @property
    def mode(self) -> Tensor:
        return self.loc

    @property
    def variance(self) -> Tensor:
        return self.stddev.pow(2)

    @property
    def stddev(self) -> Tensor:
        return pi / sqrt(6) * self.scale

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        y = (self.loc - value) / self.scale
        return y - y.exp() - self.scale.log()

    def entropy(self) -> Tensor:
        return self.scale.log() + (1 + euler_constant)

    def _divergence(self, other: Self) -> Tensor:
        ratio, distance = self.scale / other.scale, (self.loc - other.loc) / other.scale
        tail = ((1 + ratio).lgamma() - distance).exp()
        return distance - ratio.log() + ratio * euler_constant + tail - (1 + euler_constant)


class LogNormal(TransformedDistribution):
    """The log-normal distribution: the exponential of a normal variable."""

    arg_constraints = {"loc": constraints.real, "scale": constraints.positive}
    support = constraints.positive
    has_rsample = True
    base_dist: Normal

    def __init__(self, loc: Parameter, scale: Parameter, validate_args: bool | None = None) -> None:
        base_dist = Normal(loc, scale, validate_args=validate_args)
        super().__init__(base_dist, [ExpTransform()], validate_args=validate_args)

    @property
    def mean(self) -> Tensor:
        return (self.base_dist.loc + self.base_dist.variance / 2).exp()

    @property
    def mode(self) -> Tensor:
        return (self.base_dist.loc - self.base_dist.variance).exp()

    @property
    def variance(self) -> Tensor:
        return (
            self.base_dist.variance.expm1()
            * (2 * self.base_dist.loc + self.base_dist.variance).exp()
        )

    def entropy(self) -> Tensor:
        return self.base_dist.entropy() + self.base_dist.loc

    @property
    def loc(self) -> Tensor:
        return self.base_dist.loc

    @property
    def scale(self) -> Tensor:
        return self.base_dist.scale


class HalfNormal(Folded):
    """The half-normal distribution: the absolute value of a normal variable with mean 0."""

    arg_constraints = {"scale": constraints.positive}
    has_rsample = True
    base_dist: Normal

    def __init__(self, scale: Parameter, validate_args: bool | None = None) -> None:
        base_dist = Normal(0, scale, validate_args=False)
        super().__init__(base_dist, [AbsTransform()], validate_args=validate_args)

    @property
    def mean(self) -> Tensor:
        return self.scale * sqrt(2 / pi)

    @property
    def variance(self) -> Tensor:
        return self.scale.pow(2) * (1 - 2 / pi)

    def _divergence(self, other: Self) -> Tensor:
        return self.base_dist._divergence(other.base_dist)

    @property
    def scale(self) -> Tensor:
        return self.base_dist.scale


class HalfCauchy(Folded):
    """The half-Cauchy distribution: the absolute value of a Cauchy variable with median 0."""

    arg_constraints = {"scale": constraints.positive}
    has_rsample = True
    base_dist: Cauchy

    def __init__(self, scale: Parameter, validate_args: bool | None = None) -> None:
        base_dist = Cauchy(0, scale, validate_args=False)
        super().__init__(base_dist, [AbsTransform()], validate_args=validate_args)

    @property
    def mean(self) -> Tensor:
        return functions.full_like(self.scale, inf)

    @property
    def variance(self) -> Tensor:
        return self.base_dist.variance

    @property
    def scale(self) -> Tensor:
        return self.base_dist.scale


class Gamma(ExponentialFamily):
    """The gamma distribution, with density proportional to `x ** (concentration - 1) * exp(-rate *
    x)` for positive x. Samples are differentiable in the concentration by implicit
    reparametrization.
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

    @property
    def mean(self) -> Tensor:
        return self.concentration / self.rate

    @property
    def mode(self) -> Tensor:
        return ((self.concentration - 1) / self.rate).clamp(min=0)

    @property
    def variance(self) -> Tensor:
        return self.concentration / self.rate.pow(2)

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        shape = self._extended_shape(sample_shape)
        return above_zero(
            functions._standard_gamma(self.concentration.expand(shape)) / self.rate.expand(shape)
        )

    @checked
    def cdf(self, value: Tensor) -> Tensor:
        return special.gammainc(self.concentration, self.rate * value)

    def entropy(self) -> Tensor:
        return (
            self.concentration
            - self.rate.log()
            + self.concentration.lgamma()
            + (1.0 - self.concentration) * self.concentration.digamma()
        )

    @property
    def _natural_params(self) -> tuple[Tensor, ...]:
        return (self.concentration - 1, -self.rate)

    def _log_normalizer(self, x: Tensor, y: Tensor) -> Tensor:
        return (x + 1).lgamma() + (x + 1) * (-y.reciprocal()).log()

    def _divergence(self, other: Self) -> Tensor:
        c, other_c = self.concentration, other.concentration
        normalizers = other_c * (self.rate / other.rate).log() + other_c.lgamma() - c.lgamma()
        return (
            normalizers + (c - other_c) * c.digamma() + (other.rate - self.rate) * (c / self.rate)
        )

    def log_prob(self, value: Any) -> Tensor:
        return self._log_density(as_tensor(value, dtype=self.rate.dtype, device=self.rate.device))

    @checked
    def _log_density(self, value: Tensor) -> Tensor:
        powers = (
            functions.xlogy(self.concentration, self.rate)
            + functions.xlogy(self.concentration - 1, value)
        )
        return powers - self.rate * value - self.concentration.lgamma()


class Chi2(Gamma):
    """The chi-squared distribution: the sum of squares of `df` independent standard normal
    variables.
    """

    arg_constraints = {"df": constraints.positive}

    def __init__(self, df: Parameter, validate_args: bool | None = None) -> None:
        super().__init__(0.5 * df, 0.5, validate_args=validate_args)

    @property
    def df(self) -> Tensor:
        """The degrees of freedom."""
        return self.concentration * 2


class InverseGamma(TransformedDistribution):
    """The inverse gamma distribution: the reciprocal of a gamma variable."""

    arg_constraints = {"concentration": constraints.positive, "rate": constraints.positive}
    support = constraints.positive
    has_rsample = True
    base_dist: Gamma

    def __init__(
        self, concentration: Parameter, rate: Parameter, validate_args: bool | None = None
    ) -> None:
        base_dist = Gamma(concentration, rate, validate_args=validate_args)
        super().__init__(
            base_dist, [PowerTransform(-base_dist.rate.new_ones(()))], validate_args=validate_args
        )

    @property
    def mean(self) -> Tensor:
        return functions.where(self.concentration > 1, self.rate / (self.concentration - 1), inf)

    @property
    def mode(self) -> Tensor:
        return self.rate / (self.concentration + 1)

    @property
    def variance(self) -> Tensor:
        c = self.concentration
        return functions.where(c > 2, self.rate.square() / ((c - 1).square() * (c - 2)), inf)

    def entropy(self) -> Tensor:
        return (
            self.concentration
            + self.rate.log()
            + self.concentration.lgamma()
            - (1 + self.concentration) * self.concentration.digamma()
        )

    @property
    def concentration(self) -> Tensor:
        return self.base_dist.concentration

    @property
    def rate(self) -> Tensor:
        return self.base_dist.rate


class FisherSnedecor(Distribution):
    """The Fisher-Snedecor (F) distribution: the ratio of two independent chi-squared variables,
    each divided by its degrees of freedom, `df1` and `df2`.
    """

    arg_constraints = {"df1": constraints.positive, "df2": constraints.positive}
    support = constraints.positive
    has_rsample = True
    df1: Tensor
    df2: Tensor

    def __init__(self, df1: Parameter, df2: Parameter, validate_args: bool | None = None) -> None:
        self._broadcast(validate_args, df1=df1, df2=df2)

    @property
    def mean(self) -> Tensor:
        finite = self.df2.masked_fill(self.df2 <= 2, nan)
        return finite / (finite - 2)

    @property
    def mode(self) -> Tensor:
        return (
            (self.df1 - 2) / self.df1 * self.df2 / (self.df2 + 2)
        ).masked_fill(self.df1 <= 2, nan)

    @property
    def variance(self) -> Tensor:
        n, d = self.df1, self.df2.masked_fill(self.df2 <= 4, nan)
        return 2 * d.pow(2) * (n + d - 2) / (n * (d - 2).pow(2) * (d - 4))

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

    @lazy_property
    def _gamma1(self) -> Gamma:
        return Gamma(self.df1 * 0.5, self.df1)

    @lazy_property
    def _gamma2(self) -> Gamma:
        return Gamma(self.df2 * 0.5, self.df2)


class StudentT(Distribution):
    """Student's t distribution with `df` degrees of freedom, location `loc` and scale `scale`."""

    arg_constraints = {
        "df": constraints.positive, "loc": constraints.real, "scale": constraints.positive
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

    @property
    def mean(self) -> Tensor:
        """NaN for a `df` of 1 and below."""
        return self.loc.masked_fill(self.df <= 1, nan)

    @property
    def mode(self) -> Tensor:
        return self.loc

    @property
    def variance(self) -> Tensor:
        """Infinite for a `df` of 2 and below, NaN for one of 1 and below."""
        finite = self.df > 2
        kept = self.df.masked_fill(~finite, inf)
        return functions.where(
            finite, self.scale.pow(2) * self.df / (kept - 2), inf
        ).masked_fill(self.df <= 1, nan)

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        shape = self._extended_shape(sample_shape)
        normal = standard_normal(shape, dtype=self.df.dtype, device=self.df.device)
        return self.loc + self.scale * normal * (self._chi2.rsample(sample_shape) / self.df).rsqrt()

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        y = (value - self.loc) / self.scale
        normalizer = self.scale.log() + 0.5 * self.df.log() + self._log_beta()
        return -0.5 * (self.df + 1.0) * (y ** 2.0 / self.df).log1p() - normalizer

    def entropy(self) -> Tensor:
        half = 0.5 * (self.df + 1)
        spread = half * (half.digamma() - (0.5 * self.df).digamma())
        return self.scale.log() + spread + 0.5 * self.df.log() + self._log_beta()

    @lazy_property
    def _chi2(self) -> Chi2:
        return Chi2(self.df)

    def _log_beta(self) -> Tensor:
        return (0.5 * self.df).lgamma() + lgamma(0.5) - (0.5 * (self.df + 1)).lgamma()


class Uniform(Distribution):
    """The uniform distribution on [low, high)."""

    has_rsample = True
    low: Tensor
    high: Tensor

    def __init__(self, low: Parameter, high: Parameter, validate_args: bool | None = None) -> None:
        self._broadcast(validate_args, low=low, high=high)

    @property
    def arg_constraints(self) -> dict[str, constraints.Constraint]:
        return {"low": constraints.less_than(self.high), "high": constraints.greater_than(self.low)}

    @constraints.dependent_like(constraints.interval)
    def support(self) -> constraints.Constraint:
        return constraints.interval(self.low, self.high)

    @property
    def mean(self) -> Tensor:
        return (self.high + self.low) / 2

    @property
    def mode(self) -> Tensor:
        """NaN: there is none."""
        return nan * self.high

    @property
    def variance(self) -> Tensor:
        return (self.high - self.low).pow(2) / 12

    @property
    def stddev(self) -> Tensor:
        return (self.high - self.low) / 12 ** 0.5

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        shape = self._extended_shape(sample_shape)
        return (
            self.low
            + functions.rand(
                shape, dtype=self.low.dtype, device=self.low.device
            ) * (self.high - self.low)
        )

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        return (
            ((self.low <= value) & (self.high > value)).type_as(self.low).log()
            - (self.high - self.low).log()
        )

    @checked
    def cdf(self, value: Tensor) -> Tensor:
        return ((value - self.low) / (self.high - self.low)).clamp(min=0, max=1)

    def icdf(self, value: Tensor) -> Tensor:
        return value * (self.high - self.low) + self.low

    def entropy(self) -> Tensor:
        return (self.high - self.low).log()

    def _divergence(self, other: Self) -> Tensor:
        divergence = ((other.high - other.low) / (self.high - self.low)).log()
        return divergence.masked_fill((other.low > self.low) | (other.high < self.high), inf)


class Kumaraswamy(TransformedDistribution):
    """The Kumaraswamy distribution on the unit interval, with `cdf(x) = 1 - (1 - x ** c1) **
    c0`.
    """

    arg_constraints = {
        "concentration1": constraints.positive, "concentration0": constraints.positive
    }
    support = constraints.unit_interval
    has_rsample = True
    base_dist: Uniform
    concentration1: Tensor
    concentration0: Tensor

    def __init__(
        self,
        concentration1: Parameter,
        concentration0: Parameter,
        validate_args: bool | None = None,
    ) -> None:
        self.concentration1, self.concentration0 = broadcast_all(concentration1, concentration0)
        base_dist = Uniform(
            functions.zeros_like(self.concentration0),
            functions.ones_like(self.concentration0),
            validate_args=validate_args,
        )
        super().__init__(
            base_dist,
            [
                PowerTransform(exponent=self.concentration0.reciprocal()),
                AffineTransform(loc=1.0, scale=-1.0),
                PowerTransform(exponent=self.concentration1.reciprocal()),
            ],
            validate_args=validate_args,
        )

    @property
    def mean(self) -> Tensor:
        return self._moment(1)

    @property
    def mode(self) -> Tensor:
        c1, c0 = self.concentration1, self.concentration0
        log_mode = c0.reciprocal() * (-c0).log1p() - (-c0 * c1).log1p()
        return log_mode.masked_fill((c0 < 1) | (c1 < 1), nan).exp()

    @property
    def variance(self) -> Tensor:
        return self._moment(2) - self.mean.pow(2)

    def entropy(self) -> Tensor:
        c1, c0 = self.concentration1, self.concentration0
        harmonic = (c0 + 1).digamma() + euler_constant
        return 1 - c0.reciprocal() + (1 - c1.reciprocal()) * harmonic - c1.log() - c0.log()

    def _moment(self, n: int) -> Tensor:
        a, b = 1 + n / self.concentration1, self.concentration0
        return b * (a.lgamma() + b.lgamma() - (a + b).lgamma()).exp()


class ContinuousBernoulli(WithinLimits, ExponentialFamily):
    """The continuous Bernoulli distribution on [0, 1], with density proportional to `probs ** x *
    (1 - probs) ** (1 - x)`. Loaiza-Ganem and Cunningham, "The continuous Bernoulli: fixing a
    pervasive error in variational autoencoders" (2019). For `probs` between the two values of
    `lims`, the formulas would cancel; Taylor series around 1/2 replace them.
    """

    arg_constraints = {"probs": constraints.unit_interval, "logits": constraints.real}
    support = constraints.unit_interval
    has_rsample = True
    _mean_carrier_measure = 0

    @property
    def mean(self) -> Tensor:
        cut = self._cut_probs()
        x = self.probs - 0.5
        taylor = 0.5 + (1.0 / 3.0 + 16.0 / 45.0 * x.pow(2)) * x
        return self._chosen(cut / (2.0 * cut - 1.0) + 1.0 / ((-cut).log1p() - cut.log()), taylor)

    @property
    def variance(self) -> Tensor:
        cut = self._cut_probs()
        exact = cut * (cut - 1.0) / (1.0 - 2.0 * cut).pow(2)
        x = (self.probs - 0.5).pow(2)
        taylor = 1.0 / 12.0 - (1.0 / 15.0 - 128.0 / 945.0 * x) * x
        return self._chosen(exact + 1.0 / ((-cut).log1p() - cut.log()).pow(2), taylor)

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        shape = self._extended_shape(sample_shape)
        return self.icdf(functions.rand(shape, dtype=self.probs.dtype, device=self.probs.device))

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        return self._cont_bern_log_norm() - cross_entropy(self.logits, value)

    @checked
    def cdf(self, value: Tensor) -> Tensor:
        cut = self._cut_probs()
        exact = (cut.pow(value) * (1.0 - cut).pow(1.0 - value) + cut - 1.0) / (2.0 * cut - 1.0)
        inside = self._chosen(exact, value)
        return functions.where(value <= 0.0, 0.0, functions.where(value >= 1.0, 1.0, inside))

    def icdf(self, value: Tensor) -> Tensor:
        cut = self._cut_probs()
        scaled = (-cut + value * (2.0 * cut - 1.0)).log1p() - (-cut).log1p()
        return self._chosen(scaled / (cut.log() - (-cut).log1p()), value)

    def entropy(self) -> Tensor:
        zero, one = (-self.probs).log1p(), self.probs.log()
        return self.mean * (zero - one) - self._cont_bern_log_norm() - zero

    @property
    def _natural_params(self) -> tuple[Tensor, ...]:
        return (self.logits,)

    def _log_normalizer(self, x: Tensor) -> Tensor:
        low, high = self._lims
        stable = (x <= low - 0.5) | (x > high - 0.5)
        cut = functions.where(stable, x, low - 0.5)
        exact = cut.expm1().abs().log() - cut.abs().log()
        return functions.where(stable, exact, 0.5 * x + x.pow(2) / 24.0 - x.pow(4) / 2880.0)

    def _cont_bern_log_norm(self) -> Tensor:
        """The logarithm of the normalizing constant."""
        cut = self._cut_probs()
        below = functions.where(cut <= 0.5, cut, 0.0)
        above = functions.where(cut >= 0.5, cut, 1.0)
        side = functions.where(cut <= 0.5, (-2.0 * below).log1p(), (2.0 * above - 1.0).log())
        x = (self.probs - 0.5).pow(2)
        taylor = log(2.0) + (4.0 / 3.0 + 104.0 / 45.0 * x) * x
        return self._chosen(((-cut).log1p() - cut.log()).abs().log() - side, taylor)


class Exponential(ExponentialFamily):
    """The exponential distribution: the time to the next event of a process with rate `rate`."""

    arg_constraints = {"rate": constraints.positive}
    support = constraints.nonnegative
    has_rsample = True
    _mean_carrier_measure = 0
    rate: Tensor

    def __init__(self, rate: Parameter, validate_args: bool | None = None) -> None:
        self._broadcast(validate_args, rate=rate)

    @property
    def mean(self) -> Tensor:
        return self.rate.reciprocal()

    @property
    def mode(self) -> Tensor:
        return functions.zeros_like(self.rate)

    @property
    def variance(self) -> Tensor:
        return self.rate.pow(-2)

    @property
    def stddev(self) -> Tensor:
        return self.rate.reciprocal()

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
    def _natural_params(self) -> tuple[Tensor, ...]:
        return (-self.rate,)

    def _log_normalizer(self, x: Tensor) -> Tensor:
        return -(-x).log()

    def _divergence(self, other: Self) -> Tensor:
        ratio = other.rate / self.rate
        return ratio - ratio.log() - 1


class Pareto(TransformedDistribution):
    """The Pareto distribution on [scale, inf), with `cdf(x) = 1 - (scale / x) ** alpha`."""

    arg_constraints = {"alpha": constraints.positive, "scale": constraints.positive}
    has_rsample = True
    base_dist: Exponential
    scale: Tensor
    alpha: Tensor

    def __init__(
        self, scale: Parameter, alpha: Parameter, validate_args: bool | None = None
    ) -> None:
        self.scale, self.alpha = broadcast_all(scale, alpha)
        base_dist = Exponential(self.alpha, validate_args=validate_args)
        super().__init__(
            base_dist,
            [ExpTransform(), AffineTransform(loc=0, scale=self.scale)],
            validate_args=validate_args,
        )

    @constraints.dependent_like(constraints.greater_than_eq)
    def support(self) -> constraints.Constraint:
        return constraints.greater_than_eq(self.scale)

    @property
    def mean(self) -> Tensor:
        """Infinite for an `alpha` of 1 and below."""
        a = self.alpha.clamp(min=1)
        return a * self.scale / (a - 1)

    @property
    def mode(self) -> Tensor:
        return self.scale

    @property
    def variance(self) -> Tensor:
        """Infinite for an `alpha` of 2 and below."""
        a = self.alpha.clamp(min=2)
        return self.scale.pow(2) * a / ((a - 1).pow(2) * (a - 2))

    def entropy(self) -> Tensor:
        return (self.scale / self.alpha).log() + (1 + self.alpha.reciprocal())

    def _divergence(self, other: Self) -> Tensor:
        ratio = other.alpha / self.alpha
        divergence = other.alpha * (self.scale / other.scale).log() - ratio.log() + ratio - 1
        return divergence.masked_fill(self.scale < other.scale, inf)


class Weibull(TransformedDistribution):
    """The Weibull distribution; `scale * e ** (1 / concentration)` for a standard exponential
    variable e.
    """

    arg_constraints = {"scale": constraints.positive, "concentration": constraints.positive}
    support = constraints.positive
    has_rsample = True
    base_dist: Exponential
    scale: Tensor
    concentration: Tensor

    def __init__(
        self, scale: Parameter, concentration: Parameter, validate_args: bool | None = None
    ) -> None:
        self.scale, self.concentration = broadcast_all(scale, concentration)
        base_dist = Exponential(functions.ones_like(self.scale), validate_args=validate_args)
        super().__init__(
            base_dist,
            [
                PowerTransform(exponent=self.concentration_reciprocal),
                AffineTransform(loc=0, scale=self.scale),
            ],
            validate_args=validate_args,
        )

    @property
    def mean(self) -> Tensor:
        return self.scale * self._log_moment(1).exp()

    @property
    def mode(self) -> Tensor:
        return (
            self.scale
            * ((self.concentration - 1) / self.concentration) ** self.concentration.reciprocal()
        )

    @property
    def variance(self) -> Tensor:
        return self.scale.pow(2) * (self._log_moment(2).exp() - (2 * self._log_moment(1)).exp())

    def entropy(self) -> Tensor:
        r = self.concentration_reciprocal
        return euler_constant * (1 - r) + (self.scale * r).log() + 1

    @lazy_property
    def concentration_reciprocal(self) -> Tensor:
        return self.concentration.reciprocal()

    def _log_moment(self, n: int) -> Tensor:
        return (1 + n * self.concentration_reciprocal).lgamma()


class GeneralizedPareto(Distribution):
    """The generalized Pareto distribution of excesses over the threshold `loc`: exponential if
    `concentration` is 0, bounded if it is negative.
    """

    arg_constraints = {
        "loc": constraints.real, "scale": constraints.positive, "concentration": constraints.real
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

    @constraints.dependent_like(constraints.interval)
    def support(self) -> constraints.Constraint:
        return constraints.interval(self.loc, self._upper)

    @property
    def mean(self) -> Tensor:
        """NaN for concentrations of 1 and above."""
        return (
            self.loc
            + self.scale / (1 - functions.where(self.concentration < 1, self.concentration, nan))
        )

    @property
    def mode(self) -> Tensor:
        return self.loc

    @property
    def variance(self) -> Tensor:
        """NaN for concentrations of 1/2 and above."""
        shape = functions.where(self.concentration < 0.5, self.concentration, nan)
        return self.scale ** 2 / ((1 - shape) ** 2 * (1 - 2 * shape))

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        shape = self._extended_shape(sample_shape)
        return self.icdf(functions.rand(shape, dtype=self.loc.dtype, device=self.loc.device))

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        z, flat = self._z(value), self._flat
        c = functions.where(flat, 1.0, self.concentration)
        power = 1 / c + functions.ones_like(z)
        exact = functions.where(power == 0, power, power * (c * z).log1p())
        return -self.scale.log() - functions.where(flat, z, exact)

    def icdf(self, value: Tensor) -> Tensor:
        log_rest, flat = functions.log1p(-value), self._flat
        c = functions.where(flat, 1.0, self.concentration)
        exact = self.loc + self.scale / c * (-c * log_rest).expm1()
        return functions.where(flat, self.loc - self.scale * log_rest, exact)

    def entropy(self) -> Tensor:
        return self.scale.log() + self.concentration + 1

    @property
    def _upper(self) -> Tensor:
        return functions.where(
            self.concentration < 0, self.loc - self.scale / self.concentration, inf
        )

    @property
    def _flat(self) -> Tensor:
        """Where the concentration is zero."""
        return functions.isclose(self.concentration, functions.zeros_like(self.concentration))

    def _z(self, value: Tensor) -> Tensor:
        return (value - self.loc) / self.scale

    def log_cdf(self, value: Tensor) -> Tensor:
        """The logarithm of `cdf`."""
        return (-self.log_survival_function(value).exp()).log1p()

    def cdf(self, value: Tensor) -> Tensor:
        return self.log_cdf(value).exp()

    @checked
    def log_survival_function(self, value: Tensor) -> Tensor:
        """The logarithm of the probability of more than `value`."""
        z, flat = self._z(value), self._flat
        c = functions.where(flat, 1.0, self.concentration)
        return functions.where(flat, -z, -(c * z).log1p() / c)


class Bernoulli(ProbsOrLogits, ExponentialFamily):
    """The Bernoulli distribution: one with probability `probs` (or the sigmoid of `logits`),
    otherwise zero.
    """

    arg_constraints = {"probs": constraints.unit_interval, "logits": constraints.real}
    support = constraints.boolean
    has_enumerate_support = True
    _mean_carrier_measure = 0

    @property
    def mean(self) -> Tensor:
        return self.probs

    @property
    def mode(self) -> Tensor:
        return functions.where(self.probs == 0.5, nan, (self.probs >= 0.5).to(self.probs))

    @property
    def variance(self) -> Tensor:
        return self.probs * (1 - self.probs)

    def sample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        with no_grad():
            shape = self._extended_shape(sample_shape)
            return functions.bernoulli(self.probs.expand(shape))

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        return -cross_entropy(self.logits, value)

    def entropy(self) -> Tensor:
        return nn_functional.binary_cross_entropy_with_logits(
            self.logits, self.probs, reduction='none'
        )

    def enumerate_support(self, expand: bool = True) -> Tensor:
        return self._enumerated(
            functions.arange(2, dtype=self._param.dtype, device=self._param.device), expand
        )

    @property
    def _natural_params(self) -> tuple[Tensor, ...]:
        return (functions.logit(self.probs),)

    def _log_normalizer(self, x: Tensor) -> Tensor:
        return x.exp().log1p()

    def _divergence(self, other: Self) -> Tensor:
        one = (
            self.probs
            * (nn_functional.softplus(-other.logits) - nn_functional.softplus(-self.logits))
        )
        zero = (
            (1 - self.probs)
            * (nn_functional.softplus(other.logits) - nn_functional.softplus(self.logits))
        )
        one = one.masked_fill(other.probs == 0, inf).masked_fill(self.probs == 0, 0)
        return one + zero.masked_fill(other.probs == 1, inf).masked_fill(self.probs == 1, 0)


class Binomial(ProbsOrLogits):
    """The binomial distribution: the number of successes in `total_count` trials with success
    probability `probs` (or the sigmoid of `logits`).
    """

    arg_constraints = {
        "total_count": constraints.nonnegative_integer,
        "probs": constraints.unit_interval,
        "logits": constraints.real,
    }
    has_enumerate_support = True
    total_count: Tensor

    def __init__(
        self,
        total_count: Parameter = 1,
        probs: Parameter | None = None,
        logits: Parameter | None = None,
        validate_args: bool | None = None,
    ) -> None:
        self._become(validate_args, probs, logits, total_count=total_count)

    @constraints.dependent_like(constraints.integer_interval)
    def support(self) -> constraints.Constraint:
        return constraints.integer_interval(0, self.total_count)

    @property
    def mean(self) -> Tensor:
        return self.total_count * self.probs

    @property
    def mode(self) -> Tensor:
        return ((self.total_count + 1) * self.probs).floor().clamp(max=self.total_count)

    @property
    def variance(self) -> Tensor:
        return self.total_count * self.probs * (1 - self.probs)

    def sample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        with no_grad():
            shape = self._extended_shape(sample_shape)
            return functions.binomial(self.total_count.expand(shape), self.probs.expand(shape))

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        choices = (
            (self.total_count + 1).lgamma()
            - (value + 1).lgamma()
            - (self.total_count - value + 1).lgamma()
        )
        positive = (self.logits.clamp(min=0) + self.logits - self.logits.clamp(max=0)) / 2
        return (
            choices
            + value * self.logits
            - self.total_count * (positive + (-self.logits.abs()).exp().log1p())
        )

    def entropy(self) -> Tensor:
        """NotImplementedError where the trials differ in number."""
        log_probs = self.log_prob(self.enumerate_support(False))
        return -(log_probs.exp() * log_probs).sum(0)

    def enumerate_support(self, expand: bool = True) -> Tensor:
        """NotImplementedError where the trials differ in number."""
        return self._enumerated(
            functions.arange(
                1 + only(self.total_count), dtype=self._param.dtype, device=self._param.device
            ),
            expand,
        )


class Geometric(AboveZero):
    """The geometric distribution: the number of failures before the first success, with success
    probability `probs` (or the sigmoid of `logits`). ValueError for a probability of zero.
    """

    arg_constraints = {"probs": constraints.unit_interval, "logits": constraints.real}
    support = constraints.nonnegative_integer

    @property
    def mean(self) -> Tensor:
        return 1.0 / self.probs - 1.0

    @property
    def mode(self) -> Tensor:
        return functions.zeros_like(self.probs)

    @property
    def variance(self) -> Tensor:
        return (1.0 / self.probs - 1.0) / self.probs

    def sample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        with no_grad():
            shape = self._extended_shape(sample_shape)
            u = self.probs.new_empty(shape)
            u = u.uniform_(finfo(u.dtype).tiny, 1)
            return (u.log() / (-self.probs).log1p()).floor()

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        v, p = broadcast_all(value, self.probs)
        failing = p.masked_fill((p == 1) & (v == 0), 0)
        return v * (-failing).log1p() + self.probs.log()

    def entropy(self) -> Tensor:
        return (
            nn_functional.binary_cross_entropy_with_logits(
                self.logits, self.probs, reduction='none'
            )
            / self.probs
        )

    def _divergence(self, other: Self) -> Tensor:
        return -self.entropy() - (-other.probs).log1p() / self.probs - other.logits


class NegativeBinomial(ProbsOrLogits):
    """The negative binomial distribution: the number of successes, each with probability `probs`,
    before `total_count` failures.
    """

    arg_constraints = {
        "total_count": constraints.greater_than_eq(0),
        "probs": constraints.half_open_interval(0.0, 1.0),
        "logits": constraints.real,
    }
    support = constraints.nonnegative_integer
    total_count: Tensor

    def __init__(
        self,
        total_count: Parameter,
        probs: Parameter | None = None,
        logits: Parameter | None = None,
        validate_args: bool | None = None,
    ) -> None:
        self._become(validate_args, probs, logits, total_count=total_count)

    @property
    def mean(self) -> Tensor:
        return self.total_count * self.logits.exp()

    @property
    def mode(self) -> Tensor:
        return ((self.total_count - 1) * self.logits.exp()).floor().clamp(min=0.0)

    @property
    def variance(self) -> Tensor:
        return self.mean / functions.sigmoid(-self.logits)

    def sample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        with no_grad():
            return functions.poisson(self._gamma.sample(sample_shape))

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        choices = (
            (self.total_count + value).lgamma() - (1.0 + value).lgamma() - self.total_count.lgamma()
        )
        choices = choices.masked_fill(self.total_count + value == 0.0, 0.0)
        return (
            self.total_count * nn_functional.logsigmoid(-self.logits)
            + value * nn_functional.logsigmoid(self.logits)
            + choices
        )

    @lazy_property
    def _gamma(self) -> Gamma:
        return Gamma(self.total_count, (-self.logits).exp(), validate_args=False)


class Poisson(ExponentialFamily):
    """The Poisson distribution: the number of events in an interval in which `rate` are
    expected.
    """

    arg_constraints = {"rate": constraints.nonnegative}
    support = constraints.nonnegative_integer
    rate: Tensor

    def __init__(self, rate: Parameter, validate_args: bool | None = None) -> None:
        self._broadcast(validate_args, rate=rate)

    @property
    def mean(self) -> Tensor:
        return self.rate

    @property
    def mode(self) -> Tensor:
        return self.rate.floor()

    @property
    def variance(self) -> Tensor:
        return self.rate

    def sample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        with no_grad():
            shape = self._extended_shape(sample_shape)
            return functions.poisson(self.rate.expand(shape))

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        r, v = broadcast_all(self.rate, value)
        return v.xlogy(r) - r - (v + 1).lgamma()

    @property
    def _natural_params(self) -> tuple[Tensor, ...]:
        return (self.rate.log(),)

    def _log_normalizer(self, x: Tensor) -> Tensor:
        return x.exp()

    def _divergence(self, other: Self) -> Tensor:
        return self.rate * (self.rate.log() - other.rate.log()) - (self.rate - other.rate)


class Dirichlet(OfVectors, ExponentialFamily):
    """The Dirichlet distribution of points of the simplex, with density proportional to `prod(x **
    (concentration - 1))` along the last dimension. ValueError for a concentration without
    dimensions.
    """

    arg_constraints = {"concentration": constraints.independent(constraints.positive, 1)}
    support = constraints.simplex
    has_rsample = True
    concentration: Tensor

    @property
    def mean(self) -> Tensor:
        return self.concentration / self.concentration.sum(-1, True)

    @property
    def mode(self) -> Tensor:
        """A corner of the simplex where all concentrations are below 1."""
        above = (self.concentration - 1).clamp(min=0.0)
        inside = above / above.sum(-1, True)
        corner = nn_functional.one_hot(inside.argmax(dim=-1), inside.shape[-1]).to(inside)
        return functions.where((self.concentration < 1).all(dim=-1, keepdim=True), corner, inside)

    @property
    def variance(self) -> Tensor:
        total = self.concentration.sum(-1, True)
        return self.concentration * (total - self.concentration) / (total.pow(2) * (total + 1))

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        shape = self._extended_shape(sample_shape)
        return functions._sample_dirichlet(self.concentration.expand(shape))

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        return (
            functions.xlogy(self.concentration - 1.0, value).sum(-1)
            - self._log_normalizer(self.concentration)
        )

    def entropy(self) -> Tensor:
        k, total = self.concentration.shape[-1], self.concentration.sum(-1)
        expected = ((self.concentration - 1.0) * self.concentration.digamma()).sum(-1)
        normalizer = self.concentration.lgamma().sum(-1) - total.lgamma()
        return normalizer - (k - total) * total.digamma() - expected

    @property
    def _natural_params(self) -> tuple[Tensor, ...]:
        return (self.concentration,)

    def _log_normalizer(self, x: Tensor) -> Tensor:
        return x.lgamma().sum(-1) - x.sum(-1).lgamma()

    def _divergence(self, other: Self) -> Tensor:
        expected = self.concentration.digamma() - self.concentration.sum(-1, True).digamma()
        normalizers = (
            other._log_normalizer(other.concentration) - self._log_normalizer(self.concentration)
        )
        return normalizers + ((self.concentration - other.concentration) * expected).sum(-1)


class Beta(FirstOfTwo, ExponentialFamily):
    """The beta distribution on the unit interval, with density proportional to `x ** (c1 - 1) * (1
    - x) ** (c0 - 1)`.
    """

    arg_constraints = {
        "concentration1": constraints.positive, "concentration0": constraints.positive
    }
    support = constraints.unit_interval
    has_rsample = True

    @property
    def mean(self) -> Tensor:
        return self.concentration1 / (self.concentration1 + self.concentration0)

    @property
    def mode(self) -> Tensor:
        return self._dirichlet.mode[..., 0]

    @property
    def variance(self) -> Tensor:
        total = self.concentration1 + self.concentration0
        return self.concentration1 * self.concentration0 / (total.pow(2) * (total + 1))

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        return self._dirichlet.rsample(sample_shape).select(-1, 0)

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        return self._dirichlet.log_prob(functions.stack([value, 1.0 - value], -1))

    def entropy(self) -> Tensor:
        return self._dirichlet.entropy()

    @property
    def _natural_params(self) -> tuple[Tensor, ...]:
        return (self.concentration1, self.concentration0)

    def _log_normalizer(self, x: Tensor, y: Tensor) -> Tensor:
        return x.lgamma() + y.lgamma() - (x + y).lgamma()

    def _divergence(self, other: Self) -> Tensor:
        return self._dirichlet._divergence(other._dirichlet)

    @property
    def concentration1(self) -> Tensor:
        """The exponent of x, plus one."""
        return self._dirichlet.concentration[..., 0]

    @property
    def concentration0(self) -> Tensor:
        """The exponent of 1 - x, plus one."""
        return self._dirichlet.concentration[..., 1]

    def _made_of(self, both: Tensor, validate: bool | None) -> Dirichlet:
        return Dirichlet(both, validate_args=validate)


class Categorical(PerCategory):
    """The categorical distribution over the indices of the last dimension of `probs`, which are
    normalized, or of `logits`. ValueError for a parameter without dimensions.
    """

    arg_constraints = {"probs": constraints.simplex, "logits": constraints.real_vector}
    has_enumerate_support = True

    @property
    def mean(self) -> Tensor:
        """NaN: indices have none."""
        return functions.full(
            self.batch_shape, nan, dtype=self.probs.dtype, device=self.probs.device
        )

    @property
    def mode(self) -> Tensor:
        return self.probs.argmax(dim=-1)

    @property
    def variance(self) -> Tensor:
        return self.mean

    def sample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        with no_grad():
            shape = self._extended_shape(sample_shape)
            draws = functions.multinomial(
                self.probs.reshape(-1, self._num_events), prod(sample_shape), True
            )
            return draws.T.reshape(shape)

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        index, log_probs = broadcast_all(value.long().unsqueeze(-1), self.logits)
        return log_probs.gather(-1, index[..., :1]).squeeze(-1)

    def entropy(self) -> Tensor:
        return -(self.logits.clamp(min=finfo(self.logits.dtype).min) * self.probs).sum(-1)

    def enumerate_support(self, expand: bool = True) -> Tensor:
        return self._enumerated(
            functions.arange(self._num_events, device=self._param.device), expand
        )

    def _divergence(self, other: Self) -> Tensor:
        terms = self.probs * (self.logits - other.logits)
        return terms.masked_fill(other.probs == 0, inf).masked_fill(self.probs == 0, 0).sum(-1)


class OneHotCategorical(OfCategories):
    """The categorical distribution over one-hot vectors along the last dimension."""

    arg_constraints = {"probs": constraints.simplex, "logits": constraints.real_vector}
    support = constraints.one_hot
    has_enumerate_support = True

    @property
    def mean(self) -> Tensor:
        return self.probs

    @property
    def mode(self) -> Tensor:
        return self._one_hot(self._categorical.mode)

    @property
    def variance(self) -> Tensor:
        return self.probs * (1 - self.probs)

    def sample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        with no_grad():
            return self._one_hot(self._categorical.sample(sample_shape))

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        return self._categorical.log_prob(value.max(-1)[1])

    def entropy(self) -> Tensor:
        return self._categorical.entropy()

    def enumerate_support(self, expand: bool = True) -> Tensor:
        return self._enumerated(
            functions.eye(self.event_shape[0], dtype=self._param.dtype, device=self._param.device),
            expand,
        )

    def _divergence(self, other: Self) -> Tensor:
        return self._categorical._divergence(other._categorical)

    def _made_of(self, chances: Any, log_chances: Any) -> Categorical:
        return Categorical(chances, log_chances)

    def _one_hot(self, index: Tensor) -> Tensor:
        return nn_functional.one_hot(index, self._categorical._num_events).to(self.probs)


class OneHotCategoricalStraightThrough(OneHotCategorical):
    """A one-hot categorical distribution whose samples have the gradients of the probabilities
    (Bengio et al., "Estimating or propagating gradients through stochastic neurons", 2013).
    """

    arg_constraints = {"probs": constraints.simplex, "logits": constraints.real_vector}
    has_rsample = True

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        return self.sample(sample_shape) + (self.probs - self.probs.detach())


class Multinomial(Counts):
    """The counts of categories with probabilities `probs` (or `logits`) in `total_count` draws.
    NotImplementedError unless `total_count` is an int.
    """

    arg_constraints = {"probs": constraints.simplex, "logits": constraints.real_vector}
    total_count: int
    _unexpanded = frozenset({"total_count"})

    def __init__(
        self,
        total_count: int = 1,
        probs: Parameter | None = None,
        logits: Parameter | None = None,
        validate_args: bool | None = None,
    ) -> None:
        self.total_count = total_count
        super().__init__(probs, logits, validate_args=validate_args)

    @constraints.dependent_like(constraints.multinomial)
    def support(self) -> constraints.Constraint:
        return constraints.multinomial(self.total_count)

    @property
    def mean(self) -> Tensor:
        return self.probs * self.total_count

    @property
    def variance(self) -> Tensor:
        return self.total_count * self.probs * (1 - self.probs)

    def sample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        with no_grad():
            shape = self._extended_shape(sample_shape)
            draws = self._categorical.sample((self.total_count, *sample_shape)).movedim(0, -1)
            counts = draws.new_zeros(shape)
            return counts.scatter_add_(-1, draws, functions.ones_like(draws)).type_as(self.probs)

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        logs, v = broadcast_all(self.logits, value)
        logs = logs.masked_fill((v == 0) & (logs == -inf), 0)
        orders = (v.sum(-1) + 1).lgamma() - (v + 1).lgamma().sum(-1)
        return orders + (logs * v).sum(-1)

    def entropy(self) -> Tensor:
        n = as_tensor(self.total_count)
        counts = self._binomial.enumerate_support(expand=False)[1:]
        expected = (self._binomial.log_prob(counts).exp() * (counts + 1).lgamma()).sum((0, -1))
        return n * self._categorical.entropy() - (n + 1).lgamma() + expected

    @lazy_property
    def _binomial(self) -> Binomial:
        return Binomial(self.total_count, self.probs)

    def _made_of(self, chances: Any, log_chances: Any) -> Categorical:
        return Categorical(chances, log_chances)


class LogitRelaxedBernoulli(ProbsOrLogits):
    """The logits of `RelaxedBernoulli`."""

    arg_constraints = {"probs": constraints.unit_interval, "logits": constraints.real}
    support = constraints.real
    has_rsample = True
    temperature: Tensor
    _unexpanded = frozenset({"temperature"})

    def __init__(
        self,
        temperature: Tensor,
        probs: Parameter | None = None,
        logits: Parameter | None = None,
        validate_args: bool | None = None,
    ) -> None:
        self.temperature = temperature
        self._become(validate_args, probs, logits, )

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        shape = self._extended_shape(sample_shape)
        chances = clamp_probs(self.probs.expand(shape))
        u = clamp_probs(functions.rand(shape, dtype=chances.dtype, device=chances.device))
        return (u.log() - (-u).log1p() + chances.log() - (-chances).log1p()) / self.temperature

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        log_odds, v = broadcast_all(self.logits, value)
        difference = log_odds - v.mul(self.temperature)
        return self.temperature.log() + difference - 2 * difference.exp().log1p()


class RelaxedBernoulli(TransformedDistribution):
    """A relaxation of `Bernoulli` to the unit interval, which it approaches as the temperature goes
    to 0. Maddison et al., "The concrete distribution" (2017); Jang et al., "Categorical
    reparametrization with Gumbel-Softmax" (2017).
    """

    arg_constraints = {"probs": constraints.unit_interval, "logits": constraints.real}
    support = constraints.unit_interval
    has_rsample = True
    base_dist: LogitRelaxedBernoulli

    def __init__(
        self,
        temperature: Tensor,
        probs: Parameter | None = None,
        logits: Parameter | None = None,
        validate_args: bool | None = None,
    ) -> None:
        base_dist = LogitRelaxedBernoulli(temperature, probs, logits)
        super().__init__(base_dist, [SigmoidTransform()], validate_args=validate_args)

    @property
    def temperature(self) -> Tensor:
        return self.base_dist.temperature

    @property
    def probs(self) -> Tensor:
        return self.base_dist.probs

    @property
    def logits(self) -> Tensor:
        return self.base_dist.logits


class ExpRelaxedCategorical(OfCategories):
    """The logarithms of `RelaxedOneHotCategorical`."""

    arg_constraints = {"probs": constraints.simplex, "logits": constraints.real_vector}
    support = constraints.real_vector
    has_rsample = True
    temperature: Tensor
    _unexpanded = frozenset({"temperature"})

    def __init__(
        self,
        temperature: Tensor,
        probs: Parameter | None = None,
        logits: Parameter | None = None,
        validate_args: bool | None = None,
    ) -> None:
        self.temperature = temperature
        super().__init__(probs, logits, validate_args=validate_args)

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        shape = self._extended_shape(sample_shape)
        u = clamp_probs(functions.rand(shape, dtype=self.logits.dtype, device=self.logits.device))
        scores = (self.logits - (-u.log()).log()) / self.temperature
        return scores - scores.logsumexp(dim=-1, keepdim=True)

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        k = self._categorical._num_events
        logs, v = broadcast_all(self.logits, value)
        score = logs - v.mul(self.temperature)
        score = (score - score.logsumexp(dim=-1, keepdim=True)).sum(-1)
        return (
            score
            + functions.full_like(self.temperature, float(k)).lgamma()
            + (k - 1) * self.temperature.log()
        )

    def _made_of(self, chances: Any, log_chances: Any) -> Categorical:
        return Categorical(chances, log_chances)


class RelaxedOneHotCategorical(TransformedDistribution):
    """A relaxation of `OneHotCategorical` to the simplex, which it approaches as the temperature
    goes to 0. Sources: see `RelaxedBernoulli`.
    """

    arg_constraints = {"probs": constraints.simplex, "logits": constraints.real_vector}
    support = constraints.simplex
    has_rsample = True
    base_dist: ExpRelaxedCategorical

    def __init__(
        self,
        temperature: Tensor,
        probs: Parameter | None = None,
        logits: Parameter | None = None,
        validate_args: bool | None = None,
    ) -> None:
        base_dist = ExpRelaxedCategorical(temperature, probs, logits, validate_args=validate_args)
        super().__init__(base_dist, [ExpTransform()], validate_args=validate_args)

    @property
    def temperature(self) -> Tensor:
        return self.base_dist.temperature

    @property
    def probs(self) -> Tensor:
        return self.base_dist.probs

    @property
    def logits(self) -> Tensor:
        return self.base_dist.logits


class MultivariateNormal(OfOneFactor):
    """A multivariate normal distribution, given the covariance, its inverse or its Cholesky factor.
    ValueError unless exactly one of the three is given, and for too few dimensions.
    """

    arg_constraints = {
        "loc": constraints.real_vector,
        "covariance_matrix": constraints.positive_definite,
        "precision_matrix": constraints.positive_definite,
        "scale_tril": constraints.lower_cholesky,
    }
    support = constraints.real_vector
    has_rsample = True
    loc: Tensor

    @property
    def variance(self) -> Tensor:
        return self._unbroadcasted_scale_tril.pow(2).sum(-1).expand(
            self.batch_shape + self.event_shape
        )

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        shape = self._extended_shape(sample_shape)
        eps = standard_normal(shape, dtype=self.loc.dtype, device=self.loc.device)
        return self.loc + (self._unbroadcasted_scale_tril @ eps.unsqueeze(-1)).squeeze(-1)

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        squared = self._quadratic((value - self.loc).unsqueeze(-1)).squeeze(-1)
        return -0.5 * (self.loc.shape[-1] * log(2 * pi) + squared) - self._half_log_det()

    def entropy(self) -> Tensor:
        return self._of_batch(0.5 * self.loc.shape[-1] * (1.0 + log(2 * pi)) + self._half_log_det())

    @lazy_property
    def scale_tril(self) -> Tensor:
        """The covariance's Cholesky factor."""
        return self._matrix(self._unbroadcasted_scale_tril)

    @lazy_property
    def covariance_matrix(self) -> Tensor:
        """The covariance."""
        return self._matrix(self._unbroadcasted_scale_tril @ self._unbroadcasted_scale_tril.mT)

    @lazy_property
    def precision_matrix(self) -> Tensor:
        """The inverse of the covariance."""
        return self._matrix(functions.cholesky_inverse(self._unbroadcasted_scale_tril))


class LowRankMultivariateNormal(OfLowRank):
    """A multivariate normal distribution of covariance ``cov_factor @ cov_factor.mT +
    diag(cov_diag)``. Inverses and determinants are those of the small capacitance matrix ``I +
    W.T @ inverse(D) @ W`` (Woodbury). ValueError for shapes that do not match.
    """

    arg_constraints = {
        "loc": constraints.real_vector,
        "cov_factor": constraints.independent(constraints.real, 2),
        "cov_diag": constraints.independent(constraints.positive, 1),
    }
    support = constraints.real_vector
    has_rsample = True
    loc: Tensor
    cov_factor: Tensor
    cov_diag: Tensor

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        shape = self._extended_shape(sample_shape)
        width = self.cov_factor.size(-1)
        of_factor = standard_normal(
            (*shape[:-1], width), dtype=self.loc.dtype, device=self.loc.device
        )
        of_diagonal = standard_normal(shape, dtype=self.loc.dtype, device=self.loc.device)
        spread = (self._unbroadcasted_cov_factor @ of_factor.unsqueeze(-1)).squeeze(-1)
        return self.loc + spread + self._unbroadcasted_cov_diag.sqrt() * of_diagonal

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        squared = self._quadratic((value - self.loc).unsqueeze(-1)).squeeze(-1)
        return -0.5 * (self.loc.shape[-1] * log(2 * pi) + self._log_det() + squared)

    def entropy(self) -> Tensor:
        return self._of_batch(0.5 * (self.loc.shape[-1] * (1.0 + log(2 * pi)) + self._log_det()))

    @lazy_property
    def variance(self) -> Tensor:
        squares = self._unbroadcasted_cov_factor.pow(2).sum(-1) + self._unbroadcasted_cov_diag
        return squares.expand(self.batch_shape + self.event_shape)

    @lazy_property
    def scale_tril(self) -> Tensor:
        """The covariance's Cholesky factor."""
        root = self._unbroadcasted_cov_diag.sqrt().unsqueeze(-1)
        scaled = self._unbroadcasted_cov_factor / root
        identity = functions.eye(scaled.size(-2), dtype=scaled.dtype, device=scaled.device)
        return self._matrix(root * linalg.cholesky(scaled @ scaled.mT + identity))

    @lazy_property
    def covariance_matrix(self) -> Tensor:
        """The covariance."""
        factor = self._unbroadcasted_cov_factor
        return self._matrix(factor @ factor.mT + functions.diag_embed(self._unbroadcasted_cov_diag))

    @lazy_property
    def precision_matrix(self) -> Tensor:
        """The inverse of the covariance."""
        scaled = self._unbroadcasted_cov_factor.mT / self._unbroadcasted_cov_diag.unsqueeze(-2)
        solved = linalg.solve_triangular(self._capacitance_tril, scaled, upper=False)
        inverse = functions.diag_embed(self._unbroadcasted_cov_diag.reciprocal())
        return self._matrix(inverse - solved.mT @ solved)


class LKJCholesky(OfCorrelations):
    """Cholesky factors of `dim` by `dim` correlation matrices of density ``det ** (concentration -
    1)``. By the onion method of Lewandowski, Kurowicka and Joe, "Generating random correlation
    matrices based on vines and extended onion method" (2009). ValueError for a `dim` below 2.
    """

    arg_constraints = {"concentration": constraints.positive}
    support = constraints.corr_cholesky
    dim: int
    concentration: Tensor
    _unexpanded = frozenset({"dim"})

    def __init__(
        self, dim: int, concentration: Parameter = 1.0, validate_args: bool | None = None
    ) -> None:
        self.dim = dim
        super().__init__(concentration, validate_args=validate_args)

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        diagonal = value.diagonal(dim1=-1, dim2=-2)[..., 1:]
        rows = functions.arange(2, self.dim + 1, device=self.concentration.device)
        order = 2 * (self.concentration - 1).unsqueeze(-1) + self.dim - rows
        alpha = self.concentration + 0.5 * (self.dim - 1)
        normalizer = functions.mvlgamma(alpha - 0.5, self.dim - 1) - alpha.lgamma() * (self.dim - 1)
        return (order * diagonal.log()).sum(dim=-1) - (0.5 * (self.dim - 1) * log(pi) + normalizer)

    @lazy_property
    def _beta(self) -> Beta:
        c = self.concentration
        rest = functions.arange(self.dim - 1, dtype=c.dtype, device=c.device)
        offset = functions.cat([rest.new_zeros((1,)), rest])
        return Beta(offset + 0.5, (c + 0.5 * (self.dim - 2)).unsqueeze(-1) - 0.5 * offset)


class Wishart(OfScatter, ExponentialFamily):
    """Scatter matrices of `df` normal vectors of a covariance, which is given as for
    `MultivariateNormal`. ValueError for a `df` that is not above the dimension less one, and for
    too few dimensions.
    """

    support = constraints.positive_definite
    _mean_carrier_measure = 0
    df: Tensor

    @property
    def arg_constraints(self) -> dict[str, constraints.Constraint]:
        return {
            "covariance_matrix": constraints.positive_definite,
            "precision_matrix": constraints.positive_definite,
            "scale_tril": constraints.lower_cholesky,
            "df": constraints.greater_than(self.event_shape[-1] - 1),
        }

    @property
    def mean(self) -> Tensor:
        return self._of_matrices(self.df) * self.covariance_matrix

    @property
    def mode(self) -> Tensor:
        factor = self.df - self.covariance_matrix.shape[-1] - 1
        return self._of_matrices(factor.masked_fill(factor <= 0, nan)) * self.covariance_matrix

    @property
    def variance(self) -> Tensor:
        diagonal = self.covariance_matrix.diagonal(dim1=-2, dim2=-1)
        outer = diagonal.unsqueeze(-1) * diagonal.unsqueeze(-2)
        return self._of_matrices(self.df) * (self.covariance_matrix.pow(2) + outer)

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        p = self.event_shape[-1]
        solved = functions.cholesky_solve(value, self._unbroadcasted_scale_tril)
        normalizer = (
            self.df * (p * log(2) / 2 + self._half_log_det()) + functions.mvlgamma(self.df / 2, p=p)
        )
        powers = (self.df - p - 1) / 2 * linalg.slogdet(value)[1]
        return -normalizer + powers - solved.diagonal(dim1=-2, dim2=-1).sum(dim=-1) / 2

    def entropy(self) -> Tensor:
        p = self.event_shape[-1]
        steps = functions.arange(p, dtype=self.df.dtype, device=self.df.device) / 2
        digammas = ((self.df / 2).unsqueeze(-1) - steps).digamma().sum(-1)
        volume = (
            (p + 1) * (p * log(2) / 2 + self._half_log_det()) + functions.mvlgamma(self.df / 2, p=p)
        )
        return volume - (self.df - p - 1) / 2 * digammas + self.df * p / 2

    @property
    def _natural_params(self) -> tuple[Tensor, ...]:
        return (-self.precision_matrix / 2, (self.df - self.event_shape[-1] - 1) / 2)

    def _log_normalizer(self, x: Tensor, y: Tensor) -> Tensor:
        p = self.event_shape[-1]
        half = y + (p + 1) / 2
        return half * (-linalg.slogdet(-2 * x)[1] + log(2) * p) + functions.mvlgamma(half, p=p)

    @lazy_property
    def _dist_chi2(self) -> Chi2:
        n = self.event_shape[-1]
        steps = functions.arange(
            n, dtype=self._unbroadcasted_scale_tril.dtype, device=self.df.device
        )
        return Chi2(self.df.unsqueeze(-1) - steps.expand(*self.batch_shape, -1))

    @lazy_property
    def scale_tril(self) -> Tensor:
        """The covariance's Cholesky factor."""
        return self._unbroadcasted_scale_tril

    @lazy_property
    def covariance_matrix(self) -> Tensor:
        """The covariance."""
        return self._unbroadcasted_scale_tril @ self._unbroadcasted_scale_tril.mT

    @lazy_property
    def precision_matrix(self) -> Tensor:
        """The inverse of the covariance."""
        factor = self._unbroadcasted_scale_tril
        identity = functions.eye(factor.size(-1), dtype=factor.dtype, device=factor.device)
        return functions.cholesky_solve(identity, factor)

    def _of_matrices(self, value: Tensor) -> Tensor:
        return value.view(*self.batch_shape, 1, 1)

    def _half_log_det(self) -> Tensor:
        return self._unbroadcasted_scale_tril.diagonal(dim1=-2, dim2=-1).log().sum(-1)
