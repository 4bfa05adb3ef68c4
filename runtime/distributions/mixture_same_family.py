"""Mixtures of distributions of one family."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradsmith.generated import functions
from gradsmith.generated.distributions import Categorical

from ..autograd.grad_mode import no_grad
from ..core.package_name import as_said
from ..core.tensor import Tensor
from . import constraints
from .distribution import Distribution

__all__ = ["MixtureSameFamily"]


class MixtureSameFamily(Distribution):
    """A mixture of the components along the last batch dimension of `component_distribution`, weighted by `mixture_distribution`.

    ValueError for distributions whose shapes do not match.
    """

    arg_constraints: dict[str, constraints.Constraint] = {}

    def __init__(
        self,
        mixture_distribution: Categorical,
        component_distribution: Distribution,
        validate_args: bool | None = None,
    ) -> None:
        if not isinstance(mixture_distribution, Categorical):
            raise ValueError(
                " The Mixture distribution needs to be an  instance of "
                + as_said("gradsmith.distributions.Categorical")
            )
        if not isinstance(component_distribution, Distribution):
            raise ValueError(
                "The Component distribution needs to be an instance of "
                + as_said("gradsmith.distributions.Distribution")
            )
        self._mixture_distribution = mixture_distribution
        self._component_distribution = component_distribution
        mixed, batch = mixture_distribution.batch_shape, component_distribution.batch_shape[:-1]
        if any(i != 1 and j != 1 and i != j for i, j in zip(reversed(mixed), reversed(batch))):
            raise ValueError(
                f"`mixture_distribution.batch_shape` ({mixed}) is not compatible with "
                f"`component_distribution.batch_shape`({batch})"
            )
        chosen = mixture_distribution.logits.shape[-1]
        components = component_distribution.batch_shape[-1]
        if chosen != components:
            raise ValueError(
                f"`mixture_distribution component` ({chosen}) does not equal "
                f"`component_distribution.batch_shape[-1]` ({components})"
            )
        event_shape = component_distribution.event_shape
        self._event_ndims = len(event_shape)
        super().__init__(batch, event_shape, validate_args=validate_args)

    @constraints.dependent_property
    def support(self) -> constraints.Constraint:
        return constraints.MixtureSameFamilyConstraint(self._component_distribution.support)

    @property
    def mixture_distribution(self) -> Categorical:
        """The distribution of component indices."""
        return self._mixture_distribution

    @property
    def component_distribution(self) -> Any:
        """The distribution of the components."""
        return self._component_distribution

    def _pad(self, value: Tensor) -> Tensor:
        """`value` with a dimension for the components."""
        return value.unsqueeze(-1 - self._event_ndims)

    def _expected(self, of_components: Tensor) -> Tensor:
        """The mean over components, weighted by their probabilities."""
        probs = self.mixture_distribution.probs
        more = len(self.batch_shape) - len(self.mixture_distribution.batch_shape)
        shape = (*probs.shape[:-1], *(1,) * more, probs.shape[-1])
        probs = probs.reshape(
            *(shape if len(probs.shape) != 2 else probs.shape), *(1,) * self._event_ndims
        )
        return (probs * of_components).sum(dim=-1 - self._event_ndims)

    @property
    def mean(self) -> Tensor:
        return self._expected(self.component_distribution.mean)

    @property
    def variance(self) -> Tensor:
        component = self.component_distribution
        within = self._expected(component.variance)
        return within + self._expected((component.mean - self._pad(self.mean)).pow(2.0))

    def cdf(self, x: Tensor) -> Tensor:
        cdf = self.component_distribution.cdf(self._pad(x))
        total: Tensor = (cdf * self.mixture_distribution.probs).sum(dim=-1)
        return total

    def log_prob(self, x: Tensor) -> Tensor:
        if self._validate_args:
            self._validate_sample(x)
        log_prob = self.component_distribution.log_prob(self._pad(x))
        log_weights = functions.log_softmax(self.mixture_distribution.logits, dim=-1)
        return functions.logsumexp(log_prob + log_weights, dim=-1)

    def sample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        with no_grad():
            dim = len(sample_shape) + len(self.batch_shape)
            chosen = self.mixture_distribution.sample(sample_shape)
            drawn: Tensor = self.component_distribution.sample(sample_shape)
            chosen = chosen.reshape(*chosen.shape, *(1,) * (self._event_ndims + 1))
            index = chosen.expand(*drawn.shape[:dim], 1, *self.event_shape)
            return drawn.gather(dim, index).squeeze(dim)

    def __repr__(self) -> str:
        return (
            f"MixtureSameFamily(\n  {self.mixture_distribution},\n  {self.component_distribution})"
        )
