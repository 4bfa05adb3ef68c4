"""The continuous Bernoulli distribution."""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from gradsmith.generated import functions, nn_functional

from ..core.tensor import Tensor
from . import constraints
from .distribution import Distribution, Parameter, ProbsOrLogits, checked
from .exp_family import ExponentialFamily
from .utils import broadcast_all, clamp_probs, lazy_property, logits_to_probs

__all__ = ["ContinuousBernoulli"]


class ContinuousBernoulli(ProbsOrLogits, ExponentialFamily):
    """A density of [0, 1] proportional to ``probs ** x * (1 - probs) ** (1 - x)``.

    Loaiza-Ganem and Cunningham, "The continuous Bernoulli: fixing a pervasive error in variational autoencoders"
    (2019).  Between the two of `lims` its formulas lose all digits, and Taylor series around 1/2 take their place.
    """

    arg_constraints = {"probs": constraints.unit_interval, "logits": constraints.real}
    support = constraints.unit_interval
    has_rsample = True
    _mean_carrier_measure = 0

    def __init__(
        self,
        probs: Parameter | None = None,
        logits: Parameter | None = None,
        lims: tuple[float, float] = (0.499, 0.501),
        validate_args: bool | None = None,
    ) -> None:
        self._take(probs, logits)
        if probs is not None:
            if (
                validate_args is not None
                and not self.arg_constraints["probs"].check(self.probs).all()
            ):
                raise ValueError("The parameter probs has invalid values")
            self.probs = self._param = clamp_probs(self.probs)
        self._lims = lims
        Distribution.__init__(self, self._param.size(), validate_args=validate_args)

    @lazy_property
    def probs(self) -> Tensor:
        """The parameter, which is the mean at 1/2 only."""
        return clamp_probs(logits_to_probs(self.logits, is_binary=True))

    def _stable(self) -> Tensor:
        return (self.probs <= self._lims[0]) | (self.probs > self._lims[1])

    def _cut_probs(self) -> Tensor:
        """`probs`, moved to the edge of the unstable region where they are in it."""
        return functions.where(self._stable(), self.probs, self._lims[0])

    def _cont_bern_log_norm(self) -> Tensor:
        """The logarithm of the normalizing constant."""
        cut = self._cut_probs()
        below = functions.where(cut <= 0.5, cut, 0.0)
        above = functions.where(cut >= 0.5, cut, 1.0)
        exact = ((-cut).log1p() - cut.log()).abs().log() - functions.where(
            cut <= 0.5, (-2.0 * below).log1p(), (2.0 * above - 1.0).log()
        )
        x = (self.probs - 0.5).pow(2)
        taylor = log(2.0) + (4.0 / 3.0 + 104.0 / 45.0 * x) * x
        return functions.where(self._stable(), exact, taylor)

    @property
    def mean(self) -> Tensor:
        cut = self._cut_probs()
        exact = cut / (2.0 * cut - 1.0) + 1.0 / ((-cut).log1p() - cut.log())
        x = self.probs - 0.5
        taylor = 0.5 + (1.0 / 3.0 + 16.0 / 45.0 * x.pow(2)) * x
        return functions.where(self._stable(), exact, taylor)

    @property
    def variance(self) -> Tensor:
        cut = self._cut_probs()
        exact = cut * (cut - 1.0) / (1.0 - 2.0 * cut).pow(2)
        exact = exact + 1.0 / ((-cut).log1p() - cut.log()).pow(2)
        x = (self.probs - 0.5).pow(2)
        taylor = 1.0 / 12.0 - (1.0 / 15.0 - 128.0 / 945.0 * x) * x
        return functions.where(self._stable(), exact, taylor)

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        shape = self._extended_shape(sample_shape)
        return self.icdf(functions.rand(shape, dtype=self.probs.dtype, device=self.probs.device))

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        logits, value = broadcast_all(self.logits, value)
        loss = nn_functional.binary_cross_entropy_with_logits(logits, value, reduction="none")
        return self._cont_bern_log_norm() - loss

    @checked
    def cdf(self, value: Tensor) -> Tensor:
        cut = self._cut_probs()
        exact = (cut.pow(value) * (1.0 - cut).pow(1.0 - value) + cut - 1.0) / (2.0 * cut - 1.0)
        inside = functions.where(self._stable(), exact, value)
        return functions.where(value <= 0.0, 0.0, functions.where(value >= 1.0, 1.0, inside))

    def icdf(self, value: Tensor) -> Tensor:
        cut = self._cut_probs()
        exact = ((-cut + value * (2.0 * cut - 1.0)).log1p() - (-cut).log1p()) / (
            cut.log() - (-cut).log1p()
        )
        return functions.where(self._stable(), exact, value)

    def entropy(self) -> Tensor:
        zero, one = (-self.probs).log1p(), self.probs.log()
        return self.mean * (zero - one) - self._cont_bern_log_norm() - zero

    @property
    def _natural_params(self) -> tuple[Tensor]:
        return (self.logits,)

    def _log_normalizer(self, x: Tensor) -> Tensor:
        stable = (x <= self._lims[0] - 0.5) | (x > self._lims[1] - 0.5)
        cut = functions.where(stable, x, self._lims[0] - 0.5)
        exact = cut.expm1().abs().log() - cut.abs().log()
        return functions.where(stable, exact, 0.5 * x + x.pow(2) / 24.0 - x.pow(4) / 2880.0)
