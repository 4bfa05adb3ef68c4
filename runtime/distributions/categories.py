"""The multinomial distribution."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any

from gradsmith.generated import functions
from gradsmith.generated.distributions import Binomial, Categorical

from ..api.creation import tensor
from ..core.size import Size
from ..core.tensor import Tensor
from . import constraints
from .distribution import OfCategories, checked, formula
from .utils import broadcast_all


class Multinomial(OfCategories):
    """The counts of categories with probabilities `probs` (or `logits`) in `total_count` draws.

    NotImplementedError unless `total_count` is an int.
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

    def _made_of(self, chances: Any, log_chances: Any) -> Categorical:
        return Categorical(chances, log_chances)

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
