"""Points of the simplex, and the first coordinate of some."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from gradsmith.generated import functions, nn_functional
from gradsmith.generated.distributions import Normal

from ..api.creation import tensor
from ..core.tensor import Tensor
from . import constraints
from .distribution import Distribution, Parameter, checked, formula
from .exp_family import ExponentialFamily
from .transformed_distribution import TransformedDistribution
from .transforms import StickBreakingTransform
from .utils import broadcast_all


class Dirichlet(ExponentialFamily):
    """Points of the simplex, of density ``prod(x ** (concentration - 1))`` along the last dimension.

    ValueError for a concentration without dimensions.
    """

    arg_constraints = {"concentration": constraints.independent(constraints.positive, 1)}
    support = constraints.simplex
    has_rsample = True

    def __init__(self, concentration: Tensor, validate_args: bool | None = None) -> None:
        if concentration.dim() < 1:
            raise ValueError("`concentration` parameter must be at least one-dimensional.")
        self.concentration = concentration
        shape = concentration.shape
        Distribution.__init__(self, shape[:-1], shape[-1:], validate_args=validate_args)

    mean = formula(lambda self: self.concentration / self.concentration.sum(-1, True))

    @property
    def mode(self) -> Tensor:
        """A corner of the simplex where all concentrations are below 1."""
        above = (self.concentration - 1).clamp(min=0.0)
        mode = above / above.sum(-1, True)
        corner = (self.concentration < 1).all(dim=-1)
        first = mode[corner].argmax(dim=-1)
        mode[corner] = nn_functional.one_hot(first, above.shape[-1]).to(mode)
        return mode

    @property
    def variance(self) -> Tensor:
        total = self.concentration.sum(-1, True)
        return self.concentration * (total - self.concentration) / (total.pow(2) * (total + 1))

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        shape = self._extended_shape(sample_shape)
        return functions._sample_dirichlet(self.concentration.expand(shape))

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        return functions.xlogy(self.concentration - 1.0, value).sum(-1) - self._log_normalizer(
            self.concentration
        )

    def entropy(self) -> Tensor:
        k, total = self.concentration.shape[-1], self.concentration.sum(-1)
        expected = ((self.concentration - 1.0) * self.concentration.digamma()).sum(-1)
        normalizer = self.concentration.lgamma().sum(-1) - total.lgamma()
        return normalizer - (k - total) * total.digamma() - expected

    @property
    def _natural_params(self) -> tuple[Tensor]:
        return (self.concentration,)

    def _log_normalizer(self, x: Tensor) -> Tensor:
        return x.lgamma().sum(-1) - x.sum(-1).lgamma()


class Beta(ExponentialFamily):
    """The first coordinate of a Dirichlet distribution of two: density ``x ** (c1 - 1) * (1 - x) ** (c0 - 1)``."""

    arg_constraints = {
        "concentration1": constraints.positive,
        "concentration0": constraints.positive,
    }
    support = constraints.unit_interval
    has_rsample = True

    def __init__(
        self,
        concentration1: Parameter,
        concentration0: Parameter,
        validate_args: bool | None = None,
    ) -> None:
        if isinstance(concentration1, Tensor) or isinstance(concentration0, Tensor):
            both = functions.stack(broadcast_all(concentration1, concentration0), -1)
        else:
            both = tensor([float(concentration1), float(concentration0)])
        self._dirichlet = Dirichlet(both, validate_args=validate_args)
        Distribution.__init__(self, self._dirichlet._batch_shape, validate_args=validate_args)

    @property
    def concentration1(self) -> Tensor:
        """The exponent of x, plus one."""
        return self._dirichlet.concentration[..., 0]

    @property
    def concentration0(self) -> Tensor:
        """The exponent of 1 - x, plus one."""
        return self._dirichlet.concentration[..., 1]

    mean = formula(lambda self: self.concentration1 / (self.concentration1 + self.concentration0))
    mode = formula(lambda self: self._dirichlet.mode[..., 0])

    @property
    def variance(self) -> Tensor:
        total = self.concentration1 + self.concentration0
        return self.concentration1 * self.concentration0 / (total.pow(2) * (total + 1))

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        return self._dirichlet.rsample(sample_shape).select(-1, 0)

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        return self._dirichlet.log_prob(functions.stack([value, 1.0 - value], -1))

    def entropy(self) -> Tensor:
        return self._dirichlet.entropy()

    @property
    def _natural_params(self) -> tuple[Tensor, Tensor]:
        return (self.concentration1, self.concentration0)

    def _log_normalizer(self, x: Tensor, y: Tensor) -> Tensor:
        return x.lgamma() + y.lgamma() - (x + y).lgamma()


class LogisticNormal(TransformedDistribution):
    """Points of the simplex that sticks broken at the logistics of normal numbers give, one more than there are of them."""

    arg_constraints = {"loc": constraints.real, "scale": constraints.positive}
    support = constraints.simplex
    has_rsample = True
    loc = property(attrgetter("base_dist.base_dist.loc"))
    scale = property(attrgetter("base_dist.base_dist.scale"))

    def __init__(self, loc: Parameter, scale: Parameter, validate_args: bool | None = None) -> None:
        base = Normal(loc, scale, validate_args=validate_args)
        if not base.batch_shape:
            base = base.expand([1])
        super().__init__(base, StickBreakingTransform(), validate_args=validate_args)
