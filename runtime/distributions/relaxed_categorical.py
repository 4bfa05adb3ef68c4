"""The relaxed categorical distribution."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any

from gradsmith.generated import functions

from ..core.tensor import Tensor
from . import constraints
from .categorical import Categorical
from .distribution import Distribution, checked
from .transformed_distribution import TransformedDistribution
from .transforms import ExpTransform
from .utils import broadcast_all, clamp_probs

__all__ = ["ExpRelaxedCategorical", "RelaxedOneHotCategorical"]


class ExpRelaxedCategorical(Distribution):
    """The logarithms of `RelaxedOneHotCategorical`."""

    arg_constraints = {"probs": constraints.simplex, "logits": constraints.real_vector}
    support = constraints.real_vector
    has_rsample = True
    probs = property(attrgetter("_categorical.probs"))
    logits = property(attrgetter("_categorical.logits"))
    param_shape = property(attrgetter("_categorical.param_shape"))
    _unexpanded = frozenset({"temperature"})

    def __init__(
        self,
        temperature: Tensor,
        probs: Tensor | None = None,
        logits: Tensor | None = None,
        validate_args: bool | None = None,
    ) -> None:
        self._categorical = Categorical(probs, logits)
        self.temperature = temperature
        shape = self._categorical.param_shape
        super().__init__(shape[:-1], shape[-1:], validate_args=validate_args)

    def _new(self, *args: Any, **kwargs: Any) -> Tensor:
        return self._categorical._new(*args, **kwargs)

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


class RelaxedOneHotCategorical(TransformedDistribution):
    """Points of the simplex that come close to those of `OneHotCategorical` as the temperature goes to 0.

    Sources: as of `RelaxedBernoulli`.
    """

    arg_constraints = {"probs": constraints.simplex, "logits": constraints.real_vector}
    support = constraints.simplex
    has_rsample = True
    temperature = property(attrgetter("base_dist.temperature"))
    probs = property(attrgetter("base_dist.probs"))
    logits = property(attrgetter("base_dist.logits"))

    def __init__(
        self,
        temperature: Tensor,
        probs: Tensor | None = None,
        logits: Tensor | None = None,
        validate_args: bool | None = None,
    ) -> None:
        base = ExpRelaxedCategorical(temperature, probs, logits, validate_args=validate_args)
        super().__init__(base, ExpTransform(), validate_args=validate_args)
