"""The categorical distribution, of one-hot vectors."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any

from gradsmith.generated import functions, nn_functional

from ..core.tensor import Tensor
from . import constraints
from .categorical import Categorical
from .distribution import Distribution, checked

__all__ = ["OneHotCategorical", "OneHotCategoricalStraightThrough"]


class OneHotCategorical(Distribution):
    """One-hot vectors of what `Categorical` draws."""

    arg_constraints = {"probs": constraints.simplex, "logits": constraints.real_vector}
    support = constraints.one_hot
    has_enumerate_support = True
    probs = property(attrgetter("_categorical.probs"))
    logits = property(attrgetter("_categorical.logits"))
    mean = probs
    param_shape = property(attrgetter("_categorical.param_shape"))
    _param = property(attrgetter("_categorical._param"))

    def __init__(
        self,
        probs: Tensor | None = None,
        logits: Tensor | None = None,
        validate_args: bool | None = None,
    ) -> None:
        self._categorical = Categorical(probs, logits)
        shape = self._categorical.param_shape
        super().__init__(shape[:-1], shape[-1:], validate_args=validate_args)

    def _new(self, *args: Any, **kwargs: Any) -> Tensor:
        return self._categorical._new(*args, **kwargs)

    def _one_hot(self, index: Tensor) -> Tensor:
        return nn_functional.one_hot(index, self._categorical._num_events).to(self.probs)

    @property
    def mode(self) -> Tensor:
        return self._one_hot(self._categorical.mode)

    @property
    def variance(self) -> Tensor:
        variance: Tensor = self.probs * (1 - self.probs)
        return variance

    def sample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        return self._one_hot(self._categorical.sample(sample_shape))

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        log_prob: Tensor = self._categorical.log_prob(value.max(-1)[1])
        return log_prob

    def entropy(self) -> Tensor:
        return self._categorical.entropy()

    def enumerate_support(self, expand: bool = True) -> Tensor:
        like = self._param
        values = functions.eye(self.event_shape[0], dtype=like.dtype, device=like.device)
        return self._enumerated(values, expand)


class OneHotCategoricalStraightThrough(OneHotCategorical):
    """One-hot vectors whose gradients are those of the probabilities: Bengio et al., "Estimating or propagating
    gradients through stochastic neurons" (2013)."""

    has_rsample = True

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        drawn: Tensor = self.sample(sample_shape) + (self.probs - self.probs.detach())
        return drawn
