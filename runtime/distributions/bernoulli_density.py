"""What the continuous Bernoulli distribution is made of, which distributions.yaml declares."""

from __future__ import annotations

from gradsmith.generated import functions

from ..core.tensor import Tensor
from .distribution import Distribution, Parameter, ProbsOrLogits
from .utils import clamp_probs, lazy_property, logits_to_probs


class WithinLimits(ProbsOrLogits):
    """What has formulas that lose all digits where `probs` are between the two of `lims`."""

    _abstract = True

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

    def _chosen(self, exact: Tensor, near_half: Tensor) -> Tensor:
        """`exact` where it is, and what approximates it elsewhere."""
        return functions.where(self._stable(), exact, near_half)
