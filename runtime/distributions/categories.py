"""One of several categories, as an index, as a one-hot vector, and how often each comes up."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, nan
from operator import attrgetter
from typing import Any

from gradsmith.generated import functions, nn_functional
from gradsmith.generated.distributions import Binomial

from ..api.creation import tensor
from ..api.shapes import broadcast_tensors
from ..core.dtypes import int64
from ..core.size import Size
from ..core.tensor import Tensor
from ..core.type_info import finfo
from . import constraints
from .distribution import Distribution, ProbsOrLogits, checked, formula
from .utils import broadcast_all


class Categorical(ProbsOrLogits):
    """One of the indices of the last dimension of `probs`, which are normalized, or of `logits`.

    ValueError for a parameter without dimensions.
    """

    arg_constraints = {"probs": constraints.simplex, "logits": constraints.real_vector}
    has_enumerate_support = True
    _is_binary = False

    def __init__(
        self,
        probs: Tensor | None = None,
        logits: Tensor | None = None,
        validate_args: bool | None = None,
    ) -> None:
        self._take(probs, logits)
        name = "logits" if probs is None else "probs"
        if self._param.dim() < 1:
            raise ValueError(f"`{name}` parameter must be at least one-dimensional.")
        if probs is None:
            self.logits = self._param - self._param.logsumexp(dim=-1, keepdim=True)
        else:
            self.probs = self._param / self._param.sum(-1, keepdim=True)
        self._param = getattr(self, name)
        self._num_events = self._param.size(-1)
        Distribution.__init__(self, self._param.size()[:-1], validate_args=validate_args)

    @constraints.dependent_property(is_discrete=True, event_dim=0)
    def support(self) -> constraints.Constraint:
        return constraints.integer_interval(0, self._num_events - 1)

    @property
    def mean(self) -> Tensor:
        """NaN: indices have none."""
        return functions.full(
            self._extended_shape(), nan, dtype=self.probs.dtype, device=self.probs.device
        )

    variance = mean
    mode = formula(lambda self: self.probs.argmax(dim=-1))

    def sample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        rows = self.probs.reshape(-1, self._num_events)
        draws = functions.multinomial(rows, Size(sample_shape).numel(), True)
        return draws.T.reshape(self._extended_shape(sample_shape))

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        index, log_probs = broadcast_tensors(value.long().unsqueeze(-1), self.logits)
        return log_probs.gather(-1, index[..., :1]).squeeze(-1)

    def entropy(self) -> Tensor:
        logits = self.logits.clamp(min=finfo(self.logits.dtype).min)
        return -(logits * self.probs).sum(-1)

    def enumerate_support(self, expand: bool = True) -> Tensor:
        values = functions.arange(self._num_events, dtype=int64, device=self._param.device)
        return self._enumerated(values, expand)


class OfCategories(Distribution):
    """What has the parameters of a `Categorical`, in whose last dimension an event lies."""

    _abstract = True
    arg_constraints = Categorical.arg_constraints
    probs = property(attrgetter("_categorical.probs"))
    logits = property(attrgetter("_categorical.logits"))
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


class OneHotCategorical(OfCategories):
    """One-hot vectors of what `Categorical` draws."""

    support = constraints.one_hot
    has_enumerate_support = True
    mean = OfCategories.probs

    def _one_hot(self, index: Tensor) -> Tensor:
        return nn_functional.one_hot(index, self._categorical._num_events).to(self.probs)

    mode = formula(lambda self: self._one_hot(self._categorical.mode))
    variance = formula(lambda self: self.probs * (1 - self.probs))

    def sample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        return self._one_hot(self._categorical.sample(sample_shape))

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        return self._categorical.log_prob(value.max(-1)[1])

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


class Multinomial(OfCategories):
    """How often each of the categories of `probs` or `logits` comes up in `total_count` draws.

    NotImplementedError for a `total_count` that is no int.
    """

    def __init__(
        self,
        total_count: int = 1,
        probs: Tensor | None = None,
        logits: Tensor | None = None,
        validate_args: bool | None = None,
    ) -> None:
        if not isinstance(total_count, int):
            raise NotImplementedError("inhomogeneous total_count is not supported")
        self.total_count = total_count
        super().__init__(probs, logits, validate_args)
        self._binomial = Binomial(total_count=total_count, probs=self.probs)

    @constraints.dependent_property(is_discrete=True, event_dim=1)
    def support(self) -> constraints.Constraint:
        return constraints.multinomial(self.total_count)

    mean = formula(lambda self: self.probs * self.total_count)
    variance = formula(lambda self: self.total_count * self.probs * (1 - self.probs))

    def sample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        draws = self._categorical.sample(Size((self.total_count,)) + Size(sample_shape)).movedim(
            0, -1
        )
        counts = draws.new_zeros(self._extended_shape(sample_shape))
        return counts.scatter_add_(-1, draws, functions.ones_like(draws)).type_as(self.probs)

    def entropy(self) -> Tensor:
        n = tensor(self.total_count)
        counts = self._binomial.enumerate_support(expand=False)[1:]
        expected = (self._binomial.log_prob(counts).exp() * (counts + 1).lgamma()).sum((0, -1))
        return n * self._categorical.entropy() - (n + 1).lgamma() + expected

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        logits, value = broadcast_all(self.logits, value)
        logits = logits.masked_fill((value == 0) & (logits == -inf), 0)
        orders = (value.sum(-1) + 1).lgamma() - (value + 1).lgamma().sum(-1)
        return orders + (logits * value).sum(-1)
