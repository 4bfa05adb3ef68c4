"""Distributions of transformed samples."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from gradsmith.generated import functions

from ..api.creation import as_tensor
from ..autograd.grad_mode import no_grad
from ..core.size import Size
from ..core.tensor import Tensor
from . import constraints
from .distribution import Distribution, checked, formula
from .independent import Independent
from .transforms import ComposeTransform, Transform
from .utils import sum_rightmost

__all__ = ["Folded", "TransformedDistribution"]


class TransformedDistribution(Distribution):
    """The distribution of ``transforms[-1](... transforms[0](x))`` for x of `base_distribution`.

    ValueError unless all are transforms, with no more event dimensions than the base distribution has dimensions.
    """

    arg_constraints: dict[str, constraints.Constraint] = {}
    base_dist: Distribution

    def __init__(
        self,
        base_distribution: Any,
        transforms: Transform | list[Transform],
        validate_args: bool | None = None,
    ) -> None:
        if isinstance(transforms, Transform):
            transforms = [transforms]
        elif not isinstance(transforms, list):
            raise ValueError(f"transforms must be a Transform or list, but was {transforms}")
        elif not all(isinstance(t, Transform) for t in transforms):
            raise ValueError("transforms must be a Transform or a list of Transforms")
        self.transforms = transforms
        base_shape = base_distribution.batch_shape + base_distribution.event_shape
        base_event_dim = len(base_distribution.event_shape)
        whole = ComposeTransform(transforms)
        inner, outer = whole.domain.event_dim, whole.codomain.event_dim
        if len(base_shape) < inner:
            raise ValueError(
                f"base_distribution needs to have shape with size at least {inner}, but got {base_shape}."
            )
        shape = Size(whole.forward_shape(base_shape))
        expanded = Size(whole.inverse_shape(shape))
        if base_shape != expanded:
            base_distribution = base_distribution.expand(expanded[: len(expanded) - base_event_dim])
        if inner > base_event_dim:
            base_distribution = Independent(base_distribution, inner - base_event_dim)
        self.base_dist = base_distribution
        cut = len(shape) - max(outer, base_event_dim + outer - inner)
        if cut < 0:
            raise AssertionError(
                f"forward_shape length {len(shape)} must be >= event_dim {len(shape) - cut}"
            )
        super().__init__(shape[:cut], shape[cut:], validate_args=validate_args)

    def expand(self, batch_shape: Sequence[int], _instance: Any = None) -> Any:
        new = super().expand(batch_shape, _instance)
        shape = new.batch_shape + new.event_shape
        for transform in reversed(self.transforms):
            shape = transform.inverse_shape(shape)
        new.base_dist = self.base_dist.expand(shape[: len(shape) - len(self.base_dist.event_shape)])
        return new

    _unexpanded = frozenset({"base_dist"})

    @constraints.dependent_property(is_discrete=False)
    def support(self) -> Any:
        if not self.transforms:
            return self.base_dist.support
        support = self.transforms[-1].codomain
        more = len(self.event_shape) - support.event_dim
        return constraints.independent(support, more) if more > 0 else support

    has_rsample = property(attrgetter("base_dist.has_rsample"))
    """Whether the base distribution has."""

    def _transformed(self, value: Tensor) -> Tensor:
        for transform in self.transforms:
            value = transform(value)
        return value

    def sample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        with no_grad():
            return self._transformed(self.base_dist.sample(sample_shape))

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        return self._transformed(self.base_dist.rsample(sample_shape))

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        """The base distribution's, less the logarithms of the transforms' determinants."""
        event_dim = len(self.event_shape)
        result: Any = 0.0
        y = value
        for transform in reversed(self.transforms):
            x = transform.inv(y)
            event_dim += transform.domain.event_dim - transform.codomain.event_dim
            more = event_dim - transform.domain.event_dim
            result = result - sum_rightmost(transform.log_abs_det_jacobian(x, y), more)
            y = x
        of_base = self.base_dist.log_prob(y)
        total: Tensor = result + sum_rightmost(of_base, event_dim - len(self.base_dist.event_shape))
        return total

    def _monotonized(self, value: Tensor) -> Tensor:
        """A probability of what is below, which transforms that decrease turn around."""
        sign: Any = 1
        for transform in self.transforms:
            sign = sign * transform.sign
        return value if isinstance(sign, int) and sign == 1 else sign * (value - 0.5) + 0.5

    def cdf(self, value: Any) -> Tensor:
        for transform in reversed(self.transforms):
            value = transform.inv(value)
        if self._validate_args:
            self.base_dist._validate_sample(value)
        return self._monotonized(self.base_dist.cdf(value))

    def icdf(self, value: Any) -> Tensor:
        return self._transformed(self.base_dist.icdf(self._monotonized(value)))


class Folded(TransformedDistribution):
    """The distribution of the absolute value of a symmetric base distribution."""

    support = constraints.nonnegative
    has_rsample = True

    if TYPE_CHECKING:

        @property
        def scale(self) -> Tensor:
            """The base distribution's."""

    mode = formula(lambda self: functions.zeros_like(self.scale))

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        value = as_tensor(value, dtype=self.scale.dtype, device=self.scale.device)
        log_prob = self.base_dist.log_prob(value) + log(2)
        return functions.where(value >= 0, log_prob, -inf)

    @checked
    def cdf(self, value: Tensor) -> Tensor:
        return 2 * self.base_dist.cdf(value) - 1

    def icdf(self, prob: Tensor) -> Tensor:
        return self.base_dist.icdf((prob + 1) / 2)

    def entropy(self) -> Tensor:
        return self.base_dist.entropy() - log(2)
