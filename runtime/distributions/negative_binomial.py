"""The negative binomial distribution."""

from __future__ import annotations

from collections.abc import Sequence

from gradsmith.generated import functions, nn_functional

from ..autograd.grad_mode import no_grad
from ..core.tensor import Tensor
from . import constraints
from .distribution import Parameter, ProbsOrLogits, checked
from .gamma import Gamma
from .utils import lazy_property

__all__ = ["NegativeBinomial"]


class NegativeBinomial(ProbsOrLogits):
    """How many trials succeed, each with probability `probs`, before `total_count` fail."""

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
        probs: Tensor | None = None,
        logits: Tensor | None = None,
        validate_args: bool | None = None,
    ) -> None:
        self._take(probs, logits, total_count=total_count)
        super().__init__(self._param.size(), validate_args=validate_args)

    @property
    def mean(self) -> Tensor:
        mean: Tensor = self.total_count * self.logits.exp()
        return mean

    @property
    def mode(self) -> Tensor:
        mode: Tensor = ((self.total_count - 1) * self.logits.exp()).floor().clamp(min=0.0)
        return mode

    @property
    def variance(self) -> Tensor:
        return self.mean / functions.sigmoid(-self.logits)

    @lazy_property
    def _gamma(self) -> Gamma:
        return Gamma(self.total_count, (-self.logits).exp(), validate_args=False)

    def sample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        with no_grad():
            return functions.poisson(self._gamma.sample(sample_shape))

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        n, log_sigmoid = self.total_count, nn_functional.logsigmoid
        choices = (n + value).lgamma() - (1.0 + value).lgamma() - n.lgamma()
        choices = choices.masked_fill(n + value == 0.0, 0.0)
        return n * log_sigmoid(-self.logits) + value * log_sigmoid(self.logits) + choices
