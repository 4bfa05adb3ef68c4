"""Transforms from unconstrained numbers to a constraint: `biject_to` is bijective, `transform_to` is cheaper."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import constraints, transforms
from .constraints import Constraint
from .transforms import Transform

__all__ = ["ConstraintRegistry", "biject_to", "transform_to"]


class ConstraintRegistry:
    """A registry of transforms to constraints, by the class of the constraint."""

    def __init__(self) -> None:
        self._registry: dict[type, Callable[[Any], Transform]] = {}
        super().__init__()

    def register(self, constraint: Any, factory: Callable[[Any], Transform] | None = None) -> Any:
        """Register `factory` for a class of constraints, or for the class of an instance.

        A decorator if `factory` is omitted.  TypeError unless `constraint` is a constraint.
        """
        if factory is None:
            return lambda factory: self.register(constraint, factory)
        if isinstance(constraint, Constraint):
            constraint = type(constraint)
        if not isinstance(constraint, type) or not issubclass(constraint, Constraint):
            raise TypeError(
                "Expected constraint to be either a Constraint subclass or instance, "
                f"but got {constraint}"
            )
        self._registry[constraint] = factory
        return factory

    def __call__(self, constraint: Constraint) -> Transform:
        """The transform to `constraint`.  NotImplementedError if none is registered."""
        factory = self._registry.get(type(constraint))
        if factory is None:
            raise NotImplementedError(f"Cannot transform {type(constraint).__name__} constraints")
        return factory(constraint)


biject_to = ConstraintRegistry()
transform_to = ConstraintRegistry()


def _interval(constraint: Any) -> Transform:
    lower, upper = constraint.lower_bound, constraint.upper_bound
    numbers = isinstance(lower, (int, float)) and isinstance(upper, (int, float))
    if numbers and lower == 0 and upper == 1:
        return transforms.SigmoidTransform()
    affine = transforms.AffineTransform(lower, upper - lower)
    return transforms.ComposeTransform([transforms.SigmoidTransform(), affine])


def _half_line(bound: Any, direction: int) -> Transform:
    affine = transforms.AffineTransform(bound, direction)
    return transforms.ComposeTransform([transforms.ExpTransform(), affine])


def _above(constraint: Any) -> Transform:
    return _half_line(constraint.lower_bound, 1)


def _register_what_both_do(to: ConstraintRegistry) -> None:
    # `positive` and `nonnegative` are half lines above zero, of the same classes as those above other bounds.
    to.register(constraints.real, lambda constraint: transforms.identity_transform)
    to.register(constraints.greater_than, _above)
    to.register(constraints.greater_than_eq, _above)
    to.register(constraints.less_than, lambda c: _half_line(c.upper_bound, -1))
    to.register(constraints.interval, _interval)
    to.register(constraints.half_open_interval, _interval)
    to.register(constraints.corr_cholesky, lambda c: transforms.CorrCholeskyTransform())
    to.register(
        constraints.independent,
        lambda c: transforms.IndependentTransform(
            to(c.base_constraint), c.reinterpreted_batch_ndims
        ),
    )
    to.register(
        constraints.cat,
        lambda c: transforms.CatTransform([to(p) for p in c.cseq], c.dim, c.lengths),
    )
    to.register(
        constraints.stack,
        lambda c: transforms.StackTransform([to(p) for p in c.cseq], c.dim),
    )


for _registry in (biject_to, transform_to):
    _register_what_both_do(_registry)
biject_to.register(constraints.simplex, lambda c: transforms.StickBreakingTransform())
transform_to.register(constraints.simplex, lambda c: transforms.SoftmaxTransform())
transform_to.register(constraints.lower_cholesky, lambda c: transforms.LowerCholeskyTransform())
for _constraint in (constraints.positive_definite, constraints.positive_semidefinite):
    transform_to.register(_constraint, lambda c: transforms.PositiveDefiniteTransform())
