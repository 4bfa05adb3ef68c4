"""Kullback-Leibler divergences, registered by the classes of both distributions."""

from __future__ import annotations

from collections.abc import Callable
from math import inf, log, pi, sqrt
from typing import Any, TypeAlias

from gradsmith.generated import distributions as declared
from gradsmith.generated import functions
from gradsmith.generated.distributions import (
    Bernoulli,
    Beta,
    Binomial,
    ContinuousBernoulli,
    Exponential,
    Gamma,
    Gumbel,
    Laplace,
    MultivariateNormal,
    Normal,
    Pareto,
    Poisson,
    Uniform,
)

from ..core.origin import warn_caller
from ..core.refusing import refuses
from ..core.tensor import Tensor
from .distribution import Distribution
from .exp_family import ExponentialFamily, with_gradients
from .gaussians import Gaussian
from .independent import Independent
from .transformed_distribution import TransformedDistribution
from .utils import euler_constant, sum_rightmost

__all__ = ["kl_divergence", "register_kl"]

_Divergence: TypeAlias = Callable[[Any, Any], Tensor]

_registry: dict[tuple[type, type], _Divergence] = {}
_found: dict[tuple[type, type], _Divergence | None] = {}


def register_kl(type_p: type, type_q: type) -> Callable[[_Divergence], _Divergence]:
    """Decorator for the function of ``(p, q)`` that computes the divergence for two classes and their subclasses.

    Of several that match, the most specific is called, with a RuntimeWarning if none is most specific for both arguments.
    TypeError unless both are classes, which need not derive from `Distribution`.
    """
    for name, cls in (("type_p", type_p), ("type_q", type_q)):
        if not isinstance(cls, type):
            raise TypeError(f"Expected {name} to be a Distribution subclass but got {cls}")

    def decorate(function: _Divergence) -> _Divergence:
        _registry[type_p, type_q] = function
        _found.clear()
        return function

    return decorate


def _closest(type_p: type, type_q: type) -> _Divergence | None:
    """The function registered for the closest ancestors of both, those of the first argument first."""
    ancestors_p, ancestors_q = type_p.__mro__, type_q.__mro__
    fitting = [(p, q) for p, q in _registry if p in ancestors_p and q in ancestors_q]
    if not fitting:
        return None
    by_p = min(fitting, key=lambda both: (ancestors_p.index(both[0]), ancestors_q.index(both[1])))
    by_q = min(fitting, key=lambda both: (ancestors_q.index(both[1]), ancestors_p.index(both[0])))
    if _registry[by_p] is not _registry[by_q]:
        warn_caller(
            f"Ambiguous kl_divergence({type_p.__name__}, {type_q.__name__}). "
            f"Please register_kl({by_p[0].__name__}, {by_q[1].__name__})",
            RuntimeWarning,
        )
    return _registry[by_p]


@refuses
def kl_divergence(p: Distribution, q: Distribution) -> Tensor:
    """The mean over `p` of ``p.log_prob(x) - q.log_prob(x)``, of the shape of the batches.

    NotImplementedError if no function is registered for the classes.
    """
    key = type(p), type(q)
    if key not in _found:
        _found[key] = _closest(*key)
    function = _found[key]
    if function is None:
        raise NotImplementedError(
            f"No KL(p || q) is implemented for p type {type(p).__name__} and q type {type(q).__name__}"
        )
    return function(p, q)


# One family on both sides: what its entry declares, or what stands here -----------------------------------------------

for _family in (getattr(declared, name) for name in declared.__all__):
    if "_divergence" in vars(_family):
        register_kl(_family, _family)(_family._divergence)


@register_kl(ExponentialFamily, ExponentialFamily)
def _exponential_families(p: Any, q: Any) -> Tensor:
    """The Bregman divergence of the log normalizer."""
    if type(p) is not type(q):
        raise NotImplementedError(
            "The cross KL-divergence between different exponential families cannot be computed using "
            "Bregman divergences"
        )
    parameters, log_normalizer, expected = with_gradients(p)
    result: Tensor = q._log_normalizer(*q._natural_params) - log_normalizer
    for of_p, of_q, statistic in zip(parameters, q._natural_params, expected):
        result = result - sum_rightmost((of_q - of_p) * statistic, len(q.event_shape))
    return result


@register_kl(Binomial, Binomial)
def _binomial(p: Any, q: Any) -> Tensor:
    if (p.total_count < q.total_count).any():
        raise NotImplementedError(
            "KL between Binomials where q.total_count > p.total_count is not implemented"
        )
    each = p.probs * (p.logits - q.logits) + (-p.probs).log1p() - (-q.probs).log1p()
    divergence: Tensor = p.total_count * each
    return divergence.masked_fill(p.total_count > q.total_count, inf)


@register_kl(Gaussian, Gaussian)
def _gaussian(p: Any, q: Any) -> Tensor:
    if p.event_shape != q.event_shape:
        raise ValueError(
            "KL-divergence between two (Low Rank) Multivariate Normals with different event shapes "
            "cannot be computed"
        )
    distance = q._quadratic((q.loc - p.loc).unsqueeze(-1)).squeeze(-1)
    trace = sum(q._quadratic(factor).sum(-1) for factor in p._factors())
    divergence: Tensor
    if isinstance(p, MultivariateNormal) and isinstance(q, MultivariateNormal):
        divergence = 0.5 * (trace + distance - p.event_shape[0])
        return q._half_log_det() - p._half_log_det() + divergence
    divergence = q._log_det() - p._log_det() + trace + distance - p.event_shape[0]
    return 0.5 * divergence


@register_kl(TransformedDistribution, TransformedDistribution)
def _transformed(p: Any, q: Any) -> Tensor:
    if p.transforms != q.transforms or p.event_shape != q.event_shape:
        raise NotImplementedError
    return kl_divergence(p.base_dist, q.base_dist)


@register_kl(Independent, Independent)
def _independent(p: Any, q: Any) -> Tensor:
    if p.reinterpreted_batch_ndims != q.reinterpreted_batch_ndims:
        raise NotImplementedError
    return sum_rightmost(kl_divergence(p.base_dist, q.base_dist), p.reinterpreted_batch_ndims)


# Two families: the mean of q.log_prob, by what p knows of its moments ------------------------------------------------


def _xlogx(x: Tensor) -> Tensor:
    return functions.xlogy(x, x)


def _mean_log_between(low: Tensor, high: Tensor) -> Tensor:
    """The mean of log x over an interval of positive numbers."""
    return (_xlogx(high) - _xlogx(low) - (high - low)) / (high - low)


_MEAN_LOG: dict[type, Callable[[Any], Tensor]] = {
    Beta: lambda p: p.concentration1.digamma() - (p.concentration1 + p.concentration0).digamma(),
    Exponential: lambda p: -euler_constant - p.rate.log(),
    Gamma: lambda p: p.concentration.digamma() - p.rate.log(),
    Pareto: lambda p: p.scale.log() + p.alpha.reciprocal(),
    Uniform: lambda p: _mean_log_between(p.low, p.high),
}
"""The mean of log x."""

_MEAN_EXP: dict[type, Callable[[Any, Tensor], Tensor]] = {
    Exponential: lambda p, s: p.rate * s / (p.rate * s + 1),
    Gamma: lambda p, s: (1 + (p.rate * s).reciprocal()).pow(-p.concentration),
    Normal: lambda p, s: (0.5 * (p.scale / s).pow(2) - p.loc / s).exp(),
    Uniform: lambda p, s: s * ((-p.low / s).exp() - (-p.high / s).exp()) / (p.high - p.low),
}
"""The mean of exp(-x / s)."""


def _of_class(means: dict[type, Callable[..., Tensor]], p: Any) -> Callable[..., Tensor]:
    """The mean for `p`, whose class may be derived from the one that it is known for."""
    return next(means[kind] for kind in type(p).__mro__ if kind in means)


def _to_beta(p: Uniform, q: Beta) -> Tensor:
    c1, c0 = q.concentration1, q.concentration0
    upper = _mean_log_between(1 - p.high, 1 - p.low)
    mean = (c1 - 1) * _MEAN_LOG[Uniform](p) + (c0 - 1) * upper
    return (mean - q._log_normalizer(c1, c0)).masked_fill((p.high > 1) | (p.low < 0), -inf)


def _to_bernoulli_density(p: Any, q: Any) -> Tensor:
    mean: Tensor = p.mean * q.logits + (-q.probs).log1p() + q._cont_bern_log_norm()
    # Only inside (0, 1), as PyTorch has it.
    return mean.masked_fill((p.high >= 1) | (p.low <= 0), -inf) if isinstance(p, Uniform) else mean


def _to_exponential(p: Any, q: Any) -> Tensor:
    return _in_half_line(p, q.rate.log() - q.rate * p.mean)


def _to_gamma(p: Any, q: Any) -> Tensor:
    normalizer = q.concentration.lgamma() - q.concentration * q.rate.log()
    powers = (q.concentration - 1) * _of_class(_MEAN_LOG, p)(p)
    return _in_half_line(p, powers - q.rate * p.mean - normalizer)


def _in_half_line(p: Any, mean: Tensor) -> Tensor:
    return mean.masked_fill(p.low < 0, -inf) if isinstance(p, Uniform) else mean


def _to_gumbel(p: Any, q: Any) -> Tensor:
    tail = (q.loc / q.scale).exp() * _of_class(_MEAN_EXP, p)(p, q.scale)
    mean: Tensor = -q.scale.log() - (p.mean - q.loc) / q.scale - tail
    return mean


def _to_normal(p: Any, q: Any) -> Tensor:
    squares = (p.variance + (p.mean - q.loc).pow(2)) / (2 * q.scale.pow(2))
    mean: Tensor = -squares - q.scale.log() - 0.5 * log(2 * pi)
    return mean


def _to_pareto(p: Uniform, q: Any) -> Tensor:
    mean: Tensor = q.alpha.log() + q.alpha * q.scale.log() - (q.alpha + 1) * _MEAN_LOG[Uniform](p)
    return mean.masked_fill(p.low < q.scale, -inf)


def _to_uniform(p: Any, q: Any) -> Tensor:
    mean: Tensor = -(q.high - q.low).log()
    outside = (q.low > 0) | (q.high < 1)
    if isinstance(p, ContinuousBernoulli):  # only around [0, 1], as PyTorch has it
        outside = (q.low >= 0) | (q.high <= 1)
    return mean.masked_fill(outside, -inf)


def _to_laplace(p: Normal, q: Laplace) -> Tensor:
    distance, z = p.loc - q.loc, (p.loc - q.loc) / p.scale
    folded = sqrt(2 / pi) * p.scale * (-0.5 * z.pow(2)).exp()
    absolute = folded + distance * (sqrt(0.5) * z).erf()
    return -(2 * q.scale).log() - absolute / q.scale


def _to_poisson(p: Bernoulli, q: Poisson) -> Tensor:
    return p.probs * q.rate.log() - q.rate


_MEAN_LOG_PROB: dict[type, tuple[tuple[type, ...], _Divergence]] = {
    Beta: ((Uniform,), _to_beta),
    ContinuousBernoulli: ((Beta, Uniform), _to_bernoulli_density),
    Exponential: ((Beta, ContinuousBernoulli, Gamma, Pareto, Uniform), _to_exponential),
    Gamma: ((Beta, Exponential, Pareto, Uniform), _to_gamma),
    Gumbel: ((Exponential, Gamma, Normal, Uniform), _to_gumbel),
    Laplace: ((Normal,), _to_laplace),
    Normal: (
        *((Beta, ContinuousBernoulli, Exponential, Gamma, Gumbel, Laplace, Pareto, Uniform),),
        _to_normal,
    ),
    Pareto: ((Uniform,), _to_pareto),
    Poisson: ((Bernoulli,), _to_poisson),
    Uniform: ((Beta, ContinuousBernoulli), _to_uniform),
}
"""By the class of q: for which of p its mean log density is known, and that."""

for _q, (_ps, _mean_log_prob) in _MEAN_LOG_PROB.items():
    for _p in _ps:
        register_kl(_p, _q)(lambda p, q, mean=_mean_log_prob: -p.entropy() - mean(p, q))  # type: ignore[misc]

_NOT_COVERED: dict[type, tuple[type, ...]] = {
    Beta: (Pareto,),
    ContinuousBernoulli: (Pareto,),
    Exponential: (Beta, ContinuousBernoulli, Pareto, Uniform),
    Gamma: (Beta, ContinuousBernoulli, Pareto, Uniform),
    Gumbel: (Beta, ContinuousBernoulli, Exponential, Gamma, Pareto, Uniform),
    Laplace: (Beta, ContinuousBernoulli, Exponential, Gamma, Pareto, Uniform),
    Normal: (Beta, ContinuousBernoulli, Exponential, Gamma, Pareto, Uniform),
    Pareto: (Beta, ContinuousBernoulli, Uniform),
    Poisson: (Bernoulli, Binomial),
}
"""By the class of p: classes of q whose support p leaves, by which the divergence is infinite."""

for _p, _qs in _NOT_COVERED.items():
    for _q in _qs:
        register_kl(_p, _q)(lambda p, q: functions.full(p.batch_shape, inf, dtype=p.mean.dtype))
