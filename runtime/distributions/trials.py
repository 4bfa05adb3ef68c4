"""Counts: of successes, of trials until one fails, of events in a time."""

from __future__ import annotations

from collections.abc import Sequence
from math import nan

from gradsmith.generated import functions, nn_functional

from ..autograd.grad_mode import no_grad
from ..core.tensor import Tensor
from ..core.type_info import finfo
from . import constraints
from .distribution import Parameter, ProbsOrLogits, checked, formula
from .exp_family import ExponentialFamily
from .gammas import Gamma
from .utils import broadcast_all, lazy_property

__all__ = ["Bernoulli", "Binomial", "Geometric", "NegativeBinomial", "Poisson"]


class Bernoulli(ProbsOrLogits, ExponentialFamily):
    """One with probability `probs` (or the sigmoid of `logits`), zero otherwise."""

    arg_constraints = {"probs": constraints.unit_interval, "logits": constraints.real}
    support = constraints.boolean
    has_enumerate_support = True
    _mean_carrier_measure = 0

    mean = formula(lambda self: self.probs)

    @property
    def mode(self) -> Tensor:
        return functions.where(self.probs == 0.5, nan, (self.probs >= 0.5).to(self.probs))

    variance = formula(lambda self: self.probs * (1 - self.probs))

    def sample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        with no_grad():
            return functions.bernoulli(self.probs.expand(self._extended_shape(sample_shape)))

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        logits, value = broadcast_all(self.logits, value)
        return -nn_functional.binary_cross_entropy_with_logits(logits, value, reduction="none")

    def entropy(self) -> Tensor:
        return nn_functional.binary_cross_entropy_with_logits(
            self.logits, self.probs, reduction="none"
        )

    def enumerate_support(self, expand: bool = True) -> Tensor:
        values = functions.arange(2, dtype=self._param.dtype, device=self._param.device)
        return self._enumerated(values, expand)

    @property
    def _natural_params(self) -> tuple[Tensor]:
        return (functions.logit(self.probs),)

    def _log_normalizer(self, x: Tensor) -> Tensor:
        return x.exp().log1p()


class Binomial(ProbsOrLogits):
    """How many of `total_count` trials of probability `probs` (or the sigmoid of `logits`) succeed."""

    arg_constraints = {
        "total_count": constraints.nonnegative_integer,
        "probs": constraints.unit_interval,
        "logits": constraints.real,
    }
    has_enumerate_support = True
    total_count: Tensor

    def __init__(
        self,
        total_count: Tensor | int = 1,
        probs: Tensor | None = None,
        logits: Tensor | None = None,
        validate_args: bool | None = None,
    ) -> None:
        self._become(validate_args, probs, logits, total_count=total_count)

    @constraints.dependent_property(is_discrete=True, event_dim=0)
    def support(self) -> constraints.Constraint:
        return constraints.integer_interval(0, self.total_count)

    mean = formula(lambda self: self.total_count * self.probs)

    @property
    def mode(self) -> Tensor:
        return ((self.total_count + 1) * self.probs).floor().clamp(max=self.total_count)

    variance = formula(lambda self: self.total_count * self.probs * (1 - self.probs))

    def sample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        shape = self._extended_shape(sample_shape)
        with no_grad():
            return functions.binomial(self.total_count.expand(shape), self.probs.expand(shape))

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        n, logits = self.total_count, self.logits
        choices = (n + 1).lgamma() - (value + 1).lgamma() - (n - value + 1).lgamma()
        # log(1 + exp(logits)), of which neither the exponential nor the gradient at 0 goes astray.
        positive = (logits.clamp(min=0) + logits - logits.clamp(max=0)) / 2
        return choices + value * logits - n * (positive + (-logits.abs()).exp().log1p())

    def entropy(self) -> Tensor:
        """NotImplementedError where the trials differ in number."""
        log_prob = self.log_prob(self.enumerate_support(False))
        return -(log_prob.exp() * log_prob).sum(0)

    def enumerate_support(self, expand: bool = True) -> Tensor:
        """NotImplementedError where the trials differ in number."""
        count = int(self.total_count.max())
        if not self.total_count.min() == count:
            raise NotImplementedError(
                "Inhomogeneous total count not supported by `enumerate_support`."
            )
        values = functions.arange(1 + count, dtype=self._param.dtype, device=self._param.device)
        return self._enumerated(values, expand)


class Geometric(ProbsOrLogits):
    """How many trials fail before the first succeeds, with probability `probs` (or the sigmoid of `logits`).

    ValueError for a probability of zero.
    """

    arg_constraints = {"probs": constraints.unit_interval, "logits": constraints.real}
    support = constraints.nonnegative_integer

    def __init__(
        self,
        probs: Parameter | None = None,
        logits: Parameter | None = None,
        validate_args: bool | None = None,
    ) -> None:
        super().__init__(probs, logits, validate_args)
        if self._validate_args and probs is not None and not (self.probs > 0).all():
            value = self.probs
            raise ValueError(
                f"Expected parameter probs ({type(value).__name__} of shape {tuple(value.shape)}) of distribution "
                f"{self!r} to be positive but found invalid values:\n{value.detach()[value <= 0]}"
            )

    mean = formula(lambda self: 1.0 / self.probs - 1.0)
    mode = formula(lambda self: functions.zeros_like(self.probs))
    variance = formula(lambda self: (1.0 / self.probs - 1.0) / self.probs)

    def sample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        with no_grad():
            u = self.probs.new_empty(self._extended_shape(sample_shape))
            u.uniform_(finfo(u.dtype).tiny, 1)
            return (u.log() / (-self.probs).log1p()).floor()

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        value, probs = broadcast_all(value, self.probs)
        failing = probs.masked_fill((probs == 1) & (value == 0), 0)
        return value * (-failing).log1p() + self.probs.log()

    def entropy(self) -> Tensor:
        loss = nn_functional.binary_cross_entropy_with_logits(
            self.logits, self.probs, reduction="none"
        )
        return loss / self.probs


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
        self._become(validate_args, probs, logits, total_count=total_count)

    mean = formula(lambda self: self.total_count * self.logits.exp())
    mode = formula(lambda self: ((self.total_count - 1) * self.logits.exp()).floor().clamp(min=0.0))
    variance = formula(lambda self: self.mean / functions.sigmoid(-self.logits))

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


class Poisson(ExponentialFamily):
    """How many events come in a time in which `rate` are expected."""

    arg_constraints = {"rate": constraints.nonnegative}
    support = constraints.nonnegative_integer
    rate: Tensor

    def __init__(self, rate: Parameter, validate_args: bool | None = None) -> None:
        self._broadcast(validate_args, rate=rate)

    mean = formula(lambda self: self.rate)
    variance = mean
    mode = formula(lambda self: self.rate.floor())

    def sample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        with no_grad():
            return functions.poisson(self.rate.expand(self._extended_shape(sample_shape)))

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        rate, value = broadcast_all(self.rate, value)
        return value.xlogy(rate) - rate - (value + 1).lgamma()

    @property
    def _natural_params(self) -> tuple[Tensor]:
        return (self.rate.log(),)

    def _log_normalizer(self, x: Tensor) -> Tensor:
        return x.exp()
