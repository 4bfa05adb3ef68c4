"""Continuous relaxations of discrete distributions."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any

from gradsmith.generated import functions
from gradsmith.generated.distributions import Categorical

from ..core.tensor import Tensor
from . import constraints
from .distribution import OfCategories, Parameter, ProbsOrLogits, checked
from .transformed_distribution import TransformedDistribution
from .transforms import ExpTransform, SigmoidTransform
from .utils import broadcast_all, clamp_probs

__all__ = ["RelaxedBernoulli", "RelaxedOneHotCategorical"]


class LogitRelaxedBernoulli(ProbsOrLogits):
    """The logits of `RelaxedBernoulli`."""

    arg_constraints = {"probs": constraints.unit_interval, "logits": constraints.real}
    support = constraints.real
    _unexpanded = frozenset({"temperature"})

    def __init__(
        self,
        temperature: Tensor,
        probs: Parameter | None = None,
        logits: Parameter | None = None,
        validate_args: bool | None = None,
    ) -> None:
        self.temperature = temperature
        self._become(validate_args, probs, logits)

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        shape = self._extended_shape(sample_shape)
        probs = clamp_probs(self.probs.expand(shape))
        u = clamp_probs(functions.rand(shape, dtype=probs.dtype, device=probs.device))
        logits = u.log() - (-u).log1p() + probs.log() - (-probs).log1p()
        return logits / self.temperature

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        logits, value = broadcast_all(self.logits, value)
        difference = logits - value.mul(self.temperature)
        return self.temperature.log() + difference - 2 * difference.exp().log1p()


class _Relaxed(TransformedDistribution):
    """A transform of a distribution that has a temperature and probabilities."""

    has_rsample = True
    temperature = property(attrgetter("base_dist.temperature"))
    probs = property(attrgetter("base_dist.probs"))
    logits = property(attrgetter("base_dist.logits"))


class RelaxedBernoulli(_Relaxed):
    """A relaxation of `Bernoulli` to the unit interval, which it approaches as the temperature goes to 0.

    Maddison et al., "The concrete distribution" (2017); Jang et al., "Categorical reparametrization with
    Gumbel-Softmax" (2017).
    """

    arg_constraints = LogitRelaxedBernoulli.arg_constraints
    support = constraints.unit_interval

    def __init__(
        self,
        temperature: Tensor,
        probs: Parameter | None = None,
        logits: Parameter | None = None,
        validate_args: bool | None = None,
    ) -> None:
        base = LogitRelaxedBernoulli(temperature, probs, logits)
        super().__init__(base, SigmoidTransform(), validate_args=validate_args)


class ExpRelaxedCategorical(OfCategories):
    """The logarithms of `RelaxedOneHotCategorical`."""

    support = constraints.real_vector
    has_rsample = True
    _unexpanded = frozenset({"temperature"})

    def __init__(
        self,
        temperature: Tensor,
        probs: Tensor | None = None,
        logits: Tensor | None = None,
        validate_args: bool | None = None,
    ) -> None:
        self.temperature = temperature
        super().__init__(probs, logits, validate_args)

    def _made_of(self, chances: Any, log_chances: Any) -> Categorical:
        return Categorical(chances, log_chances)

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        shape = self._extended_shape(sample_shape)
        u = clamp_probs(functions.rand(shape, dtype=self.logits.dtype, device=self.logits.device))
        scores: Tensor = (self.logits - (-u.log()).log()) / self.temperature
        return scores - scores.logsumexp(dim=-1, keepdim=True)

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        k = self._categorical._num_events
        logits, value = broadcast_all(self.logits, value)
        score = logits - value.mul(self.temperature)
        score = (score - score.logsumexp(dim=-1, keepdim=True)).sum(-1)
        of_scale = functions.full_like(self.temperature, float(k)).lgamma()
        log_prob: Tensor = score + of_scale + (k - 1) * self.temperature.log()
        return log_prob


class RelaxedOneHotCategorical(_Relaxed):
    """A relaxation of `OneHotCategorical` to the simplex, which it approaches as the temperature goes to 0.

    Sources: see `RelaxedBernoulli`.
    """

    arg_constraints = ExpRelaxedCategorical.arg_constraints
    support = constraints.simplex

    def __init__(
        self,
        temperature: Tensor,
        probs: Tensor | None = None,
        logits: Tensor | None = None,
        validate_args: bool | None = None,
    ) -> None:
        base = ExpRelaxedCategorical(temperature, probs, logits, validate_args=validate_args)
        super().__init__(base, ExpTransform(), validate_args=validate_args)
