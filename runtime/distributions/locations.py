"""Numbers around a location, and what is made of them: exponentials, absolute values, points of the simplex."""

from __future__ import annotations

import math
from collections.abc import Sequence
from operator import attrgetter

from gradsmith.generated import functions, special

from ..api.creation import as_tensor
from ..autograd.grad_mode import no_grad
from ..core.dtypes import bool_, float64
from ..core.tensor import Tensor
from ..core.type_info import finfo
from . import constraints
from .distribution import Distribution, Parameter, checked, formula
from .exp_family import ExponentialFamily
from .intervals import Uniform
from .transformed_distribution import TransformedDistribution
from .transforms import AbsTransform, AffineTransform, ExpTransform, StickBreakingTransform
from .utils import broadcast_all, euler_constant, lazy_property, standard_normal

__all__ = [
    "Cauchy",
    "Gumbel",
    "HalfCauchy",
    "HalfNormal",
    "Laplace",
    "LogNormal",
    "LogisticNormal",
    "Normal",
    "VonMises",
]


class Located(Distribution):
    """Numbers symmetric around `loc`, as far apart as `scale` says."""

    _abstract = True
    arg_constraints = {"loc": constraints.real, "scale": constraints.positive}
    support = constraints.real
    has_rsample = True
    loc: Tensor
    scale: Tensor

    def __init__(self, loc: Parameter, scale: Parameter, validate_args: bool | None = None) -> None:
        self._broadcast(validate_args, loc=loc, scale=scale)

    mean = formula(lambda self: self.loc)
    mode = mean


class Normal(Located, ExponentialFamily):
    """The distribution of Gauss around `loc`, of standard deviation `scale`."""

    _mean_carrier_measure = 0

    stddev = formula(lambda self: self.scale)
    variance = formula(lambda self: self.scale.pow(2))

    def sample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        shape = self._extended_shape(sample_shape)
        with no_grad():
            return functions.normal(self.loc.expand(shape), self.scale.expand(shape))

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        shape = self._extended_shape(sample_shape)
        eps = standard_normal(shape, dtype=self.loc.dtype, device=self.loc.device)
        return self.loc + eps * self.scale

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        squared = -((value - self.loc) ** 2) / (2 * self.scale**2)
        return squared - self.scale.log() - math.log(math.sqrt(2 * math.pi))

    @checked
    def cdf(self, value: Tensor) -> Tensor:
        z = (value - self.loc) * self.scale.reciprocal() / math.sqrt(2)
        return 0.5 * (1 + functions.erf(z))

    def icdf(self, value: Tensor) -> Tensor:
        return self.loc + self.scale * functions.erfinv(2 * value - 1) * math.sqrt(2)

    def entropy(self) -> Tensor:
        return 0.5 + 0.5 * math.log(2 * math.pi) + self.scale.log()

    @property
    def _natural_params(self) -> tuple[Tensor, Tensor]:
        return (self.loc / self.scale.pow(2), -0.5 * self.scale.pow(2).reciprocal())

    def _log_normalizer(self, x: Tensor, y: Tensor) -> Tensor:
        return -0.25 * x.pow(2) / y + 0.5 * (-math.pi / y).log()


class Laplace(Located):
    """Exponential on both sides of `loc`, of mean distance `scale`."""

    variance = formula(lambda self: 2 * self.scale.pow(2))
    stddev = formula(lambda self: 2**0.5 * self.scale)

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        u = self.loc.new_empty(self._extended_shape(sample_shape))
        u.uniform_(finfo(self.loc.dtype).eps - 1, 1)
        return self.loc - self.scale * u.sign() * (-u.abs()).log1p()

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        return -(2 * self.scale).log() - (value - self.loc).abs() / self.scale

    @checked
    def cdf(self, value: Tensor) -> Tensor:
        distance = value - self.loc
        return 0.5 - 0.5 * distance.sign() * (-distance.abs() / self.scale).expm1()

    def icdf(self, value: Tensor) -> Tensor:
        term = value - 0.5
        return self.loc - self.scale * term.sign() * (-2 * term.abs()).log1p()

    def entropy(self) -> Tensor:
        return 1 + (2 * self.scale).log()


class Cauchy(Located):
    """The distribution of Cauchy (Lorentz) around `loc`, of half width at half maximum `scale`."""

    mean = formula(lambda self: functions.full_like(self.loc, math.nan))
    """NaN: there is none."""
    variance = formula(lambda self: functions.full_like(self.loc, math.inf))

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        eps = self.loc.new_empty(self._extended_shape(sample_shape)).cauchy_()
        return self.loc + eps * self.scale

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        z = (value - self.loc) / self.scale
        return -math.log(math.pi) - self.scale.log() - (z**2).log1p()

    @checked
    def cdf(self, value: Tensor) -> Tensor:
        return ((value - self.loc) / self.scale).atan() / math.pi + 0.5

    def icdf(self, value: Tensor) -> Tensor:
        return functions.tan(math.pi * (value - 0.5)) * self.scale + self.loc

    def entropy(self) -> Tensor:
        return math.log(4 * math.pi) + self.scale.log()


def _log_bessel(x: Tensor, order: int) -> Tensor:
    """The logarithm of the modified Bessel function of the first kind, of order 0 or 1."""
    scaled = special.i0e(x) if order == 0 else special.i1e(x)
    return scaled.log() + x


class VonMises(Distribution):
    """Angles around `loc`, of density ``exp(concentration * cos(angle - loc))``."""

    arg_constraints = {"loc": constraints.real, "concentration": constraints.positive}
    support = constraints.real
    loc: Tensor
    concentration: Tensor

    def __init__(
        self, loc: Parameter, concentration: Parameter, validate_args: bool | None = None
    ) -> None:
        self._broadcast(validate_args, loc=loc, concentration=concentration)

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        likely = self.concentration * (value - self.loc).cos()
        return likely - math.log(2 * math.pi) - _log_bessel(self.concentration, 0)

    @lazy_property
    def _loc(self) -> Tensor:
        return self.loc.to(float64)

    @lazy_property
    def _concentration(self) -> Tensor:
        return self.concentration.to(float64)

    @lazy_property
    def _proposal_r(self) -> Tensor:
        kappa = self._concentration
        tau = 1 + (1 + 4 * kappa**2).sqrt()
        rho = (tau - (2 * tau).sqrt()) / (2 * kappa)
        return functions.where(kappa < 1e-5, 1 / kappa + kappa, (1 + rho**2) / (2 * rho))

    def sample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        """In float64, by rejection from a wrapped Cauchy distribution.

        Best and Fisher, "Efficient simulation of the von Mises distribution" (1979).
        """
        shape = self._extended_shape(sample_shape)
        loc, concentration, r = self._loc, self._concentration, self._proposal_r
        with no_grad():
            x = functions.empty(shape, dtype=float64, device=loc.device)
            done = functions.zeros(shape, dtype=bool_, device=loc.device)
            while not done.all():
                u1, u2, u3 = functions.rand((3, *shape), dtype=float64, device=loc.device).unbind()
                z = (math.pi * u1).cos()
                f = (1 + r * z) / (r + z)
                c = concentration * (r - f)
                accept = (c * (2 - c) - u2 > 0) | ((c / u2).log() + 1 - c >= 0)
                x = functions.where(accept, (u3 - 0.5).sign() * f.acos(), x)
                done = done | accept
            return ((x + math.pi + loc) % (2 * math.pi) - math.pi).to(self.loc.dtype)

    @property
    def mean(self) -> Tensor:
        """The circular mean."""
        return self.loc

    mode = mean

    @lazy_property
    def variance(self) -> Tensor:
        """The circular variance."""
        return 1 - (_log_bessel(self.concentration, 1) - _log_bessel(self.concentration, 0)).exp()


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

    mean = formula(lambda self: self.loc + self.scale * euler_constant)
    mode = formula(lambda self: self.loc)
    stddev = formula(lambda self: math.pi / math.sqrt(6) * self.scale)
    variance = formula(lambda self: self.stddev.pow(2))

    def entropy(self) -> Tensor:
        return self.scale.log() + (1 + euler_constant)


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

    mean = formula(lambda self: (self.base_dist.loc + self.base_dist.variance / 2).exp())
    mode = formula(lambda self: (self.base_dist.loc - self.base_dist.variance).exp())

    @property
    def variance(self) -> Tensor:
        squared = self.base_dist.variance
        return squared.expm1() * (2 * self.base_dist.loc + squared).exp()

    def entropy(self) -> Tensor:
        return self.base_dist.entropy() + self.base_dist.loc


class LogisticNormal(TransformedDistribution):
    """Points of the simplex that sticks broken at the logistics of normal numbers give, one more than there are of them."""

    arg_constraints = {"loc": constraints.real, "scale": constraints.positive}
    support = constraints.simplex
    has_rsample = True
    loc = property(attrgetter("base_dist.base_dist.loc"))
    scale = property(attrgetter("base_dist.base_dist.scale"))

    def __init__(self, loc: Parameter, scale: Parameter, validate_args: bool | None = None) -> None:
        base = Normal(loc, scale, validate_args=validate_args)
        if not base.batch_shape:
            base = base.expand([1])
        super().__init__(base, StickBreakingTransform(), validate_args=validate_args)


class Folded(TransformedDistribution):
    """Twice the base distribution's density, of what is not negative."""

    arg_constraints = {"scale": constraints.positive}
    support = constraints.nonnegative
    has_rsample = True
    scale = property(attrgetter("base_dist.scale"))

    mode = formula(lambda self: functions.zeros_like(self.scale))

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        value = as_tensor(value, dtype=self.scale.dtype, device=self.scale.device)
        log_prob = self.base_dist.log_prob(value) + math.log(2)
        return functions.where(value >= 0, log_prob, -math.inf)

    @checked
    def cdf(self, value: Tensor) -> Tensor:
        return 2 * self.base_dist.cdf(value) - 1

    def icdf(self, value: Tensor) -> Tensor:
        return self.base_dist.icdf((value + 1) / 2)

    def entropy(self) -> Tensor:
        return self.base_dist.entropy() - math.log(2)


class HalfNormal(Folded):
    """Absolute values of normal numbers around 0."""

    base_dist: Normal

    def __init__(self, scale: Parameter, validate_args: bool | None = None) -> None:
        super().__init__(
            Normal(0, scale, validate_args=False), AbsTransform(), validate_args=validate_args
        )

    mean = formula(lambda self: self.scale * math.sqrt(2 / math.pi))
    variance = formula(lambda self: self.scale.pow(2) * (1 - 2 / math.pi))


class HalfCauchy(Folded):
    """Absolute values of Cauchy numbers around 0."""

    base_dist: Cauchy

    def __init__(self, scale: Parameter, validate_args: bool | None = None) -> None:
        super().__init__(
            Cauchy(0, scale, validate_args=False), AbsTransform(), validate_args=validate_args
        )

    mean = formula(lambda self: functions.full_like(self.scale, math.inf))
    variance = formula(lambda self: self.base_dist.variance)
