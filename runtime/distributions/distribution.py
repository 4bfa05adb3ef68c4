"""The base classes of probability distributions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from gradsmith.generated import functions

from ..api.creation import tensor
from ..autograd.grad_mode import no_grad
from ..core.origin import warn_caller
from ..core.package_name import as_said
from ..core.refusing import RefusesInConstructor, refuses
from ..core.size import Size
from ..core.tensor import Tensor
from . import constraints
from .utils import broadcast_all, lazy_property, logits_to_probs, probs_to_logits

if TYPE_CHECKING:
    from gradsmith.generated.distributions import Categorical, Dirichlet

__all__ = ["Distribution", "Number", "Parameter", "checked", "formula"]

Number: TypeAlias = int | float
Parameter: TypeAlias = Tensor | Number

_Method = TypeVar("_Method", bound=Callable[..., Any])


def checked(method: _Method) -> _Method:
    """`method`, which first checks its value against the support if arguments are validated."""

    @wraps(method)
    def of_sample(self: Distribution, value: Any) -> Any:
        if self._validate_args:
            self._validate_sample(value)
        return method(self, value)

    return of_sample  # type: ignore[return-value]


def formula(of: Callable[[Any], Tensor]) -> Tensor:
    """A property that is one formula of the distribution."""
    return property(of)  # type: ignore[return-value]


class Distribution(RefusesInConstructor):
    """A batch of distributions of one family.

    A sample has the shape ``sample_shape + batch_shape + event_shape``: independent draws, different parameters, and
    what one draw is.  Parameters and samples are validated unless `validate_args` is False (its default is that of
    `set_default_validate_args`).
    """

    has_rsample: bool = False
    has_enumerate_support: bool = False
    _validate_args: bool = __debug__
    _unexpanded: frozenset[str] = frozenset()
    """Attributes that `expand` hands on as they are."""

    @staticmethod
    def set_default_validate_args(value: bool) -> None:
        """Set the default of `validate_args`.  ValueError unless `value` is a bool."""
        if value not in (True, False):
            raise ValueError
        Distribution._validate_args = value

    def __init__(
        self,
        batch_shape: Size = Size(),  # noqa: B008 - immutable
        event_shape: Size = Size(),  # noqa: B008
        validate_args: bool | None = None,
    ) -> None:
        """ValueError for a parameter outside its constraint."""
        self._batch_shape = batch_shape
        self._event_shape = event_shape
        if validate_args is not None:
            self._validate_args = validate_args
        if self._validate_args:
            self._validate_parameters()
        super().__init__()

    def _validate_parameters(self) -> None:
        try:
            arg_constraints = self.arg_constraints
        except NotImplementedError:
            arg_constraints = {}
            warn_caller(
                f"{type(self)} does not define `arg_constraints`. Please set `arg_constraints = {{}}` or "
                "initialize the distribution with `validate_args=False` to turn off validation."
            )
        for name, constraint in arg_constraints.items():
            lazy = isinstance(getattr(type(self), name, None), lazy_property)
            if constraints.is_dependent(constraint) or (lazy and name not in self.__dict__):
                continue
            value = getattr(self, name)
            if not constraint.check(value).all():
                raise ValueError(
                    f"Expected parameter {name} ({type(value).__name__} of shape {tuple(value.shape)}) of "
                    f"distribution {self!r} to satisfy the constraint {constraint!r}, but found invalid "
                    f"values:\n{value}"
                )

    def _broadcast(self, validate_args: bool | None, **parameters: Any) -> None:
        """Initialize as univariate, with `parameters` broadcast against each other."""
        for name, value in zip(parameters, broadcast_all(*parameters.values())):
            setattr(self, name, value)
        Distribution.__init__(self, value.shape, validate_args=validate_args)

    @refuses
    def expand(self, batch_shape: Sequence[int], _instance: Any = None) -> Any:
        """The same distribution with the batch shape expanded to `batch_shape`, without copying.

        NotImplementedError for a subclass of one's own with an ``__init__`` of its own, which has to say itself what
        its attributes become, on what `_get_checked_instance` makes.
        """
        new = self._get_checked_instance(_family(type(self)), _instance)
        batch_shape = Size(batch_shape)
        for name, value in self.__dict__.items():
            if name not in new.__dict__:
                kept = name in self._unexpanded
                new.__dict__[name] = value if kept else self._expanded(value, batch_shape)
        new._batch_shape = batch_shape
        return new

    def _expanded(self, value: Any, batch_shape: Size) -> Any:
        """An attribute for another batch: tensors and distributions begin with the dimensions of the batch."""
        batched = len(self._batch_shape)
        if isinstance(value, Tensor):
            return value.expand(batch_shape + value.shape[batched:])
        if isinstance(value, Distribution):
            return value.expand(batch_shape + value.batch_shape[batched:])
        return value

    @property
    def batch_shape(self) -> Size:
        """The shape of the batch of parameters."""
        return self._batch_shape

    @property
    def event_shape(self) -> Size:
        """The shape of a single draw."""
        return self._event_shape

    if TYPE_CHECKING:
        arg_constraints: Any
        """By the name of an argument, the constraint that it has to satisfy."""
        support: Any
        """The constraint that samples satisfy."""
        mean: Any
        """The mean, of shape ``batch_shape + event_shape``."""
        mode: Any
        """The mode, likewise."""
        variance: Any
        """The variance, likewise."""
        stddev: Any
        """The standard deviation, likewise."""
    else:

        @property
        def arg_constraints(self):
            raise NotImplementedError

        @property
        def support(self):
            raise NotImplementedError

        @property
        def mean(self):
            raise NotImplementedError

        @property
        def mode(self):
            raise NotImplementedError(f"{type(self)} does not implement mode")

        @property
        def variance(self):
            raise NotImplementedError

        @property
        def stddev(self):
            return self.variance.sqrt()

    def sample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        """Draws of shape ``sample_shape + batch_shape + event_shape``, without gradients."""
        with no_grad():
            return self.rsample(sample_shape)

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        """Draws that are differentiable in the parameters.  NotImplementedError unless `has_rsample`."""
        raise NotImplementedError

    def sample_n(self, n: int) -> Tensor:
        """Deprecated: ``sample((n,))``."""
        warn_caller("`sample_n(n)` will be deprecated. Use `sample((n,))` instead.", FutureWarning)
        return self.sample((n,))

    def log_prob(self, value: Any) -> Tensor:
        """The logarithm of the probability density or mass at `value`, without the event's dimensions.

        ValueError, where arguments are validated, for a value outside the support or of a wrong shape.
        """
        raise NotImplementedError

    def cdf(self, value: Any) -> Tensor:
        """The cumulative distribution function at `value`.  ValueError as for `log_prob`."""
        raise NotImplementedError

    def icdf(self, value: Any) -> Tensor:
        """The quantile function, the inverse of `cdf`."""
        raise NotImplementedError

    def enumerate_support(self, expand: bool = True) -> Tensor:
        """All values of a discrete distribution, along a new first dimension.

        After it come the batch dimensions, of size 1 unless `expand`.
        """
        raise NotImplementedError

    def entropy(self) -> Tensor:
        """The entropy in nats, of shape `batch_shape`."""
        raise NotImplementedError

    def perplexity(self) -> Tensor:
        """``exp`` of the entropy."""
        return self.entropy().exp()

    def _extended_shape(self, sample_shape: Sequence[int] = ()) -> Size:
        """The shape of what `sample` returns.  TypeError for a `sample_shape` that is no sequence."""
        if not isinstance(sample_shape, Iterable):
            kind = type(sample_shape).__name__
            raise TypeError(
                f"sample(): argument 'sample_shape' must be a tuple of ints, not {kind}"
            )
        return Size(sample_shape) + self._batch_shape + self._event_shape

    def _enumerated(self, values: Tensor, expand: bool) -> Tensor:
        """`values` along the first dimension before those of the batch, with ones in it unless `expand`."""
        batched = len(self._batch_shape)
        event = values.shape[1:]
        values = values.view(-1, *(1,) * batched, *event)
        return values.expand(-1, *self._batch_shape, *event) if expand else values

    def _validate_sample(self, value: Any) -> None:
        """ValueError unless `value` is a tensor of fitting shape within the support."""
        if not isinstance(value, Tensor):
            raise ValueError("The value argument to log_prob must be a Tensor")
        shape = value.size()
        if shape[len(shape) - len(self._event_shape) :] != self._event_shape:
            raise ValueError(
                f"The right-most size of value must match event_shape: {shape} vs {self._event_shape}."
            )
        expected = self._batch_shape + self._event_shape
        for i, j in zip(reversed(shape), reversed(expected)):
            if i != 1 and j != 1 and i != j:
                raise ValueError(
                    f"Value is not broadcastable with batch_shape+event_shape: {shape} vs {expected}."
                )
        try:
            support = self.support
        except NotImplementedError:
            warn_caller(
                f"{type(self)} does not define `support` to enable sample validation. Please initialize "
                "the distribution with `validate_args=False` to turn off validation."
            )
            return
        assert support is not None
        if not support.check(value).all():
            raise ValueError(
                f"Expected value argument ({type(value).__name__} of shape {tuple(value.shape)}) to be within "
                f"the support ({support!r}) of the distribution {self!r}, but found invalid values:\n{value}"
            )

    def _get_checked_instance(self, cls: type, _instance: Any = None) -> Any:
        """A bare instance for `expand`, `_instance` where a subclass has made one."""
        if _instance is not None:
            return _instance
        if type(self).__init__ is not cls.__init__:  # type: ignore[misc]
            raise NotImplementedError(
                f"Subclass {type(self).__name__} of {cls.__name__} that defines a custom __init__ method must "
                "also define a custom .expand() method."
            )
        return object.__new__(type(self))

    def __repr__(self) -> str:
        shown = [
            (name, self.__dict__[name]) for name in self.arg_constraints if name in self.__dict__
        ]
        values = ", ".join(f"{k}: {v if v.numel() == 1 else v.size()}" for k, v in shown)
        return f"{type(self).__name__}({values})"


def _family(cls: type) -> type:
    """The class of this package that `cls` is or extends.  NotImplementedError where that knows no parameters."""
    package = as_said(__name__.rpartition(".")[0])
    found = next(base for base in cls.__mro__ if base.__module__.startswith(package + "."))
    if found.__dict__.get("_abstract") or found is Distribution:
        raise NotImplementedError
    return found


class ProbsOrLogits(Distribution):
    """A distribution with `probs` or `logits`, which computes the other one on demand."""

    _abstract = True
    _is_binary: bool = True
    _param: Tensor

    def __init__(
        self,
        probs: Parameter | None = None,
        logits: Parameter | None = None,
        validate_args: bool | None = None,
    ) -> None:
        self._become(validate_args, probs, logits)

    def _become(self, validate_args: bool | None, probs: Any, logits: Any, **others: Any) -> None:
        """Become a batch of distributions of numbers, of what `_take` takes."""
        self._take(probs, logits, **others)
        Distribution.__init__(self, self._param.size(), validate_args=validate_args)

    def _take(self, probs: Any, logits: Any, **others: Any) -> None:
        """Store the given one, broadcast with `others`, which are converted to its dtype.

        ValueError unless exactly one of the two is given.
        """
        if (probs is None) == (logits is None):
            raise ValueError("Either `probs` or `logits` must be specified, but not both.")
        name = "logits" if probs is None else "probs"
        *values, self._param = broadcast_all(*others.values(), logits if probs is None else probs)
        setattr(self, name, self._param)
        for other, value in zip(others, values):
            setattr(self, other, value.type_as(self._param))

    @lazy_property
    def logits(self) -> Tensor:
        """Log odds of one outcome; unnormalized log probabilities of several."""
        return probs_to_logits(self.probs, is_binary=self._is_binary)

    @lazy_property
    def probs(self) -> Tensor:
        """The probabilities."""
        return logits_to_probs(self.logits, is_binary=self._is_binary)

    @property
    def param_shape(self) -> Size:
        """The shape of the parameter that was given."""
        return self._param.shape

    def _new(self, *args: Any, **kwargs: Any) -> Tensor:
        return self._param.new(*args, **kwargs)


class AboveZero(ProbsOrLogits):
    """A distribution whose `probs` must be positive; ValueError otherwise."""

    _abstract = True

    def _become(self, validate_args: bool | None, probs: Any, logits: Any, **others: Any) -> None:
        super()._become(validate_args, probs, logits, **others)
        if self._validate_args and probs is not None and not (self.probs > 0).all():
            value = self.probs
            raise ValueError(
                f"Expected parameter probs ({type(value).__name__} of shape {tuple(value.shape)}) of distribution "
                f"{self!r} to be positive but found invalid values:\n{value.detach()[value <= 0]}"
            )


class PerCategory(ProbsOrLogits):
    """A distribution over the indices of the last dimension of `probs` or `logits`, which are normalized.

    ValueError for a parameter without dimensions.
    """

    _abstract = True
    _is_binary = False

    def _become(self, validate_args: bool | None, probs: Any, logits: Any, **others: Any) -> None:
        self._take(probs, logits, **others)
        name = "logits" if probs is None else "probs"
        if self._param.dim() < 1:
            raise ValueError(f"`{name}` parameter must be at least one-dimensional.")
        if probs is None:
            self.logits = self._param - self._param.logsumexp(dim=-1, keepdim=True)
        else:
            self.probs = self._param / self._param.sum(-1, keepdim=True)
        self._param = getattr(self, name)
        self._num_events = self._param.size(-1)
        Distribution.__init__(self, self._param.size()[:-1], validate_args=validate_args)

    @constraints.dependent_property(is_discrete=True, event_dim=0)
    def support(self) -> constraints.Constraint:
        return constraints.integer_interval(0, self._num_events - 1)


class OfCategories(Distribution):
    """A distribution with the parameters of a `Categorical`, whose last dimension is the event's."""

    _abstract = True
    arg_constraints = {"probs": constraints.simplex, "logits": constraints.real_vector}
    _categorical: Categorical
    param_shape = property(attrgetter("_categorical.param_shape"))
    _param = property(attrgetter("_categorical._param"))

    def __init__(
        self,
        probs: Parameter | None = None,
        logits: Parameter | None = None,
        validate_args: bool | None = None,
    ) -> None:
        self._categorical = self._made_of(probs, logits)
        shape = self._categorical.param_shape
        super().__init__(shape[:-1], shape[-1:], validate_args=validate_args)

    def _made_of(self, chances: Any, log_chances: Any) -> Categorical:
        raise NotImplementedError

    @property
    def probs(self) -> Tensor:
        """The probabilities."""
        return self._categorical.probs

    @property
    def logits(self) -> Tensor:
        """Normalized log probabilities, or those of the probabilities."""
        return self._categorical.logits

    def _new(self, *args: Any, **kwargs: Any) -> Tensor:
        return self._categorical._new(*args, **kwargs)


class OfVectors(Distribution):
    """A distribution with one parameter of vectors, whose last dimension is the event's.  ValueError for a 0-d parameter."""

    _abstract = True
    concentration: Tensor

    def __init__(self, concentration: Tensor, validate_args: bool | None = None) -> None:
        if concentration.dim() < 1:
            raise ValueError("`concentration` parameter must be at least one-dimensional.")
        self.concentration = concentration
        shape = concentration.shape
        super().__init__(shape[:-1], shape[-1:], validate_args=validate_args)


class FirstOfTwo(Distribution):
    """The first coordinate of a two-dimensional Dirichlet distribution."""

    _abstract = True
    _dirichlet: Dirichlet

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
        self._dirichlet = self._made_of(both, validate_args)
        super().__init__(self._dirichlet._batch_shape, validate_args=validate_args)

    def _made_of(self, both: Tensor, validate: bool | None) -> Dirichlet:
        raise NotImplementedError
