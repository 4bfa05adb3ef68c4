"""Constraints on parameters and samples: each one checks values and has a number of event dimensions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from operator import attrgetter
from typing import Any, TypeAlias

from gradsmith.generated import functions, linalg

from ..core.dtypes import bool_
from ..core.tensor import Tensor
from ..core.type_info import finfo

__all__ = [
    "Constraint",
    "MixtureSameFamilyConstraint",
    "boolean",
    "cat",
    "corr_cholesky",
    "dependent",
    "dependent_property",
    "greater_than",
    "greater_than_eq",
    "half_open_interval",
    "independent",
    "integer_interval",
    "interval",
    "is_dependent",
    "less_than",
    "lower_cholesky",
    "lower_triangular",
    "multinomial",
    "nonnegative",
    "nonnegative_integer",
    "one_hot",
    "positive",
    "positive_definite",
    "positive_integer",
    "positive_semidefinite",
    "real",
    "real_vector",
    "simplex",
    "square",
    "stack",
    "symmetric",
    "unit_interval",
]

Bound: TypeAlias = Tensor | int | float
"""A number, or a tensor that broadcasts with the values."""


class Constraint:
    """A region of values.

    `is_discrete` is whether it is countable, `event_dim` how many of the last dimensions form one event.
    """

    is_discrete: bool = False
    event_dim: int = 0

    def check(self, value: Tensor) -> Tensor:
        """For each event of `value`, whether it satisfies the constraint: bools of the batch shape."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return type(self).__name__[1:] + "()"


def _static(name: str) -> property:
    """`name` of a dependent constraint, where it is known without the parameters; NotImplementedError otherwise."""

    def read(self: Any) -> Any:
        value = getattr(self, f"_{name}")
        if value is NotImplemented:
            raise NotImplementedError(f".{name} cannot be determined statically")
        return value

    return property(read)


class _Dependent(Constraint):
    """Stands for a constraint that depends on other parameters."""

    def __init__(self, *, is_discrete: Any = NotImplemented, event_dim: Any = NotImplemented):
        self._is_discrete = is_discrete
        self._event_dim = event_dim

    is_discrete = _static("is_discrete")
    event_dim = _static("event_dim")

    def __call__(
        self, *, is_discrete: Any = NotImplemented, event_dim: Any = NotImplemented
    ) -> Any:
        """The same constraint with the given properties."""
        return _Dependent(
            is_discrete=self._is_discrete if is_discrete is NotImplemented else is_discrete,
            event_dim=self._event_dim if event_dim is NotImplemented else event_dim,
        )

    def check(self, value: Tensor) -> Tensor:
        raise ValueError("Cannot determine validity of dependent constraint")


def is_dependent(constraint: object) -> bool:
    """Whether `constraint` depends on parameters."""
    return isinstance(constraint, _Dependent)


class _DependentProperty(property, _Dependent):
    """A property that is a dependent constraint when it is read from the class.

    ``@dependent_property`` and ``@dependent_property(is_discrete=..., event_dim=...)`` both decorate.
    """

    def __init__(
        self,
        fn: Callable[[Any], Any] | None = None,
        *,
        is_discrete: Any = NotImplemented,
        event_dim: Any = NotImplemented,
    ) -> None:
        super().__init__(fn)
        self._is_discrete = is_discrete
        self._event_dim = event_dim

    def __call__(self, fn: Callable[[Any], Any]) -> Any:  # type: ignore[override]
        return _DependentProperty(fn, is_discrete=self._is_discrete, event_dim=self._event_dim)


def dependent_like(constraint: Any) -> _DependentProperty:
    """A decorator for a property that is a constraint like the given one."""
    return _DependentProperty(is_discrete=constraint.is_discrete, event_dim=constraint.event_dim)


def _all_of_last(valid: Tensor, count: int, expected: int, value: Tensor) -> Tensor:
    """Whether all of the last `count` dimensions of `valid` are; ValueError where there are fewer."""
    if valid.dim() < count:
        raise ValueError(f"Expected value.dim() >= {expected} but got {value.dim()}")
    return valid.reshape(*valid.shape[: valid.dim() - count], -1).all(-1)


def _check_constraint(given: object) -> None:
    if not isinstance(given, Constraint):
        raise AssertionError(f"base_constraint must be a Constraint, got {type(given).__name__}")


class _IndependentConstraint(Constraint):
    """`base_constraint` with that many more event dimensions, which holds if it holds everywhere in them."""

    def __init__(self, base_constraint: Constraint, reinterpreted_batch_ndims: int) -> None:
        _check_constraint(base_constraint)
        if not isinstance(reinterpreted_batch_ndims, int):
            raise AssertionError(
                f"reinterpreted_batch_ndims must be an int, got {type(reinterpreted_batch_ndims).__name__}"
            )
        if reinterpreted_batch_ndims < 0:
            raise AssertionError(
                f"reinterpreted_batch_ndims must be >= 0, got {reinterpreted_batch_ndims}"
            )
        self.base_constraint = base_constraint
        self.reinterpreted_batch_ndims = reinterpreted_batch_ndims

    is_discrete = property(attrgetter("base_constraint.is_discrete"))

    @property
    def event_dim(self) -> int:  # type: ignore[override]
        return self.base_constraint.event_dim + self.reinterpreted_batch_ndims

    def check(self, value: Tensor) -> Tensor:
        valid = self.base_constraint.check(value)
        return _all_of_last(valid, self.reinterpreted_batch_ndims, self.event_dim, value)

    def __repr__(self) -> str:
        return f"IndependentConstraint({self.base_constraint!r}, {self.reinterpreted_batch_ndims})"


class MixtureSameFamilyConstraint(Constraint):
    """The constraint of the components of a mixture, whose batch has one dimension more than the values."""

    def __init__(self, base_constraint: Constraint) -> None:
        _check_constraint(base_constraint)
        self.base_constraint = base_constraint

    is_discrete = property(attrgetter("base_constraint.is_discrete"))
    event_dim = property(attrgetter("base_constraint.event_dim"))

    def check(self, value: Tensor) -> Tensor:
        valid = self.base_constraint.check(value.unsqueeze(-1 - self.event_dim))
        kept = value.dim() - self.event_dim
        return _all_of_last(valid, valid.dim() - kept, self.event_dim, value)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.base_constraint!r})"


class _Boolean(Constraint):
    is_discrete = True

    def check(self, value: Tensor) -> Tensor:
        return value.eq(0) | value.eq(1)


class _OneHot(Constraint):
    is_discrete = True
    event_dim = 1

    def check(self, value: Tensor) -> Tensor:
        return boolean.check(value).all(-1) & value.sum(-1).eq(1)


class _Bounded(Constraint):
    """A constraint by bounds, which `repr` shows."""

    def __repr__(self) -> str:
        bounds = ", ".join(f"{name}={bound}" for name, bound in vars(self).items())
        return f"{type(self).__name__[1:]}({bounds})"


class _Above(_Bounded):
    def __init__(self, lower_bound: Bound) -> None:
        self.lower_bound = lower_bound


class _Below(_Bounded):
    def __init__(self, upper_bound: Bound) -> None:
        self.upper_bound = upper_bound


class _Between(_Bounded):
    def __init__(self, lower_bound: Bound, upper_bound: Bound) -> None:
        self.lower_bound = lower_bound
        self.upper_bound = upper_bound


class _IntegerInterval(_Between):
    is_discrete = True

    def check(self, value: Tensor) -> Tensor:
        return (value % 1).eq(0) & (value >= self.lower_bound) & (value <= self.upper_bound)


class _IntegerGreaterThan(_Above):
    is_discrete = True

    def check(self, value: Tensor) -> Tensor:
        return (value % 1).eq(0) & (value >= self.lower_bound)


class _Real(Constraint):
    def check(self, value: Tensor) -> Tensor:
        return value.eq(value)  # all but NaN


class _GreaterThan(_Above):
    def check(self, value: Tensor) -> Tensor:
        return value > self.lower_bound


class _GreaterThanEq(_Above):
    def check(self, value: Tensor) -> Tensor:
        return value >= self.lower_bound


class _LessThan(_Below):
    def check(self, value: Tensor) -> Tensor:
        return value < self.upper_bound


class _Interval(_Between):
    def check(self, value: Tensor) -> Tensor:
        return (value >= self.lower_bound) & (value <= self.upper_bound)


class _HalfOpenInterval(_Between):
    def check(self, value: Tensor) -> Tensor:
        return (value >= self.lower_bound) & (value < self.upper_bound)


class _Simplex(Constraint):
    """Nonnegative numbers along the last dimension whose sum is one within 1e-6."""

    event_dim = 1

    def check(self, value: Tensor) -> Tensor:
        return (value >= 0).all(-1) & ((value.sum(-1) - 1).abs() < 1e-6)


class _Multinomial(Constraint):
    """Nonnegative counts of at most `upper_bound` in all.  A sum below it passes, as PyTorch lets it."""

    is_discrete = True
    event_dim = 1

    def __init__(self, upper_bound: Bound) -> None:
        self.upper_bound = upper_bound

    def check(self, x: Tensor) -> Tensor:
        return (x >= 0).all(-1) & (x.sum(-1) <= self.upper_bound)


class _LowerTriangular(Constraint):
    event_dim = 2

    def check(self, value: Tensor) -> Tensor:
        return value.tril().eq(value).flatten(-2).all(-1)


class _LowerCholesky(_LowerTriangular):
    """Lower-triangular with a positive diagonal."""

    def check(self, value: Tensor) -> Tensor:
        return super().check(value) & (value.diagonal(dim1=-2, dim2=-1) > 0).all(-1)


class _CorrCholesky(_LowerCholesky):
    """The Cholesky factor of a correlation matrix: its rows have length 1, within ten roundings an entry."""

    def check(self, value: Tensor) -> Tensor:
        tolerance = finfo(value.dtype).eps * value.size(-1) * 10
        lengths = linalg.norm(value.detach(), dim=-1)
        return super().check(value) & (lengths - 1.0).abs().le(tolerance).all(-1)


class _Square(Constraint):
    event_dim = 2

    def check(self, value: Tensor) -> Tensor:
        square = value.shape[-2] == value.shape[-1]
        return functions.full(value.shape[:-2], square, dtype=bool_, device=value.device)


class _Symmetric(_Square):
    """Square, and equal to the transpose within 1e-6."""

    def check(self, value: Tensor) -> Tensor:
        square = super().check(value)
        if not square.all():
            return square
        return functions.isclose(value, value.mT, atol=1e-6).all(-2).all(-1)


class _PositiveSemidefinite(_Symmetric):
    def check(self, value: Tensor) -> Tensor:
        symmetric = super().check(value)
        return linalg.eigvalsh(value).ge(0).all(-1) if symmetric.all() else symmetric


class _PositiveDefinite(_Symmetric):
    def check(self, value: Tensor) -> Tensor:
        symmetric = super().check(value)
        return linalg.cholesky_ex(value)[1].eq(0) if symmetric.all() else symmetric


class _Several(Constraint):
    """Constraints for parts of a tensor along dimension `dim`."""

    def __init__(self, cseq: Sequence[Constraint], dim: int = 0) -> None:
        if not all(isinstance(constraint, Constraint) for constraint in cseq):
            raise AssertionError("All elements of cseq must be Constraint instances")
        self.cseq = list(cseq)
        self.dim = dim

    def _check_dim(self, value: Tensor) -> None:
        if not -value.dim() <= self.dim < value.dim():
            raise AssertionError(
                f"dim {self.dim} out of range for value with {value.dim()} dimensions"
            )

    @property
    def is_discrete(self) -> bool:  # type: ignore[override]
        return any(constraint.is_discrete for constraint in self.cseq)

    @property
    def event_dim(self) -> int:  # type: ignore[override]
        return max(constraint.event_dim for constraint in self.cseq)


class _Cat(_Several):
    """Parts of the given `lengths`, as `gradsmith.cat` joins them."""

    def __init__(
        self, cseq: Sequence[Constraint], dim: int = 0, lengths: Sequence[int] | None = None
    ) -> None:
        super().__init__(cseq, dim)
        self.lengths = [1] * len(self.cseq) if lengths is None else list(lengths)
        if len(self.lengths) != len(self.cseq):
            raise AssertionError(
                f"lengths ({len(self.lengths)}) must match cseq ({len(self.cseq)})"
            )

    def check(self, value: Tensor) -> Tensor:
        self._check_dim(value)
        ends = accumulate(self.lengths)
        parts = [value.narrow(self.dim, end - n, n) for end, n in zip(ends, self.lengths)]
        return functions.cat([c.check(part) for c, part in zip(self.cseq, parts)], self.dim)


class _Stack(_Several):
    """A part for each index, as `gradsmith.stack` joins them."""

    @property
    def event_dim(self) -> int:  # type: ignore[override]
        dim = super().event_dim
        return dim + 1 if self.dim + dim < 0 else dim

    def check(self, value: Tensor) -> Tensor:
        self._check_dim(value)
        parts = value.unbind(self.dim)
        return functions.stack([c.check(part) for c, part in zip(self.cseq, parts)], self.dim)


dependent = _Dependent()
dependent_property = _DependentProperty
independent = _IndependentConstraint
boolean = _Boolean()
one_hot = _OneHot()
nonnegative_integer = _IntegerGreaterThan(0)
positive_integer = _IntegerGreaterThan(1)
integer_interval = _IntegerInterval
real = _Real()
real_vector = independent(real, 1)
positive = _GreaterThan(0.0)
nonnegative = _GreaterThanEq(0.0)
greater_than = _GreaterThan
greater_than_eq = _GreaterThanEq
less_than = _LessThan
multinomial = _Multinomial
unit_interval = _Interval(0.0, 1.0)
interval = _Interval
half_open_interval = _HalfOpenInterval
simplex = _Simplex()
lower_triangular = _LowerTriangular()
lower_cholesky = _LowerCholesky()
corr_cholesky = _CorrCholesky()
square = _Square()
symmetric = _Symmetric()
positive_semidefinite = _PositiveSemidefinite()
positive_definite = _PositiveDefinite()
cat = _Cat
stack = _Stack
