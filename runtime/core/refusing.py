"""Clear errors for wrong calls of handwritten constructors and functions.

Layers, optimizers, schedules, distributions, data sets and transforms use these decorators for what bindings do for
operators (`tracebacks.raise_refusal`): an implicit error of Python or NumPy becomes one that names the function and its
arguments.  Errors from a program's own code pass unchanged.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from inspect import signature
from typing import Any, TypeVar

from .implicit_errors import explained, is_implicit, shown
from .origin import is_ours
from .tracebacks import trim

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T", bound=type)


def refuses(function: F) -> F:
    """Decorator: implicit errors in `function`, or a method, become errors that name it and its arguments."""
    is_method = function.__code__.co_varnames[:1] == ("self",)

    @wraps(function)
    def called(*args: Any, **kwargs: Any) -> Any:
        try:
            return function(*args, **kwargs)
        except Exception as error:
            bound, given = function, args
            if is_method and args:
                bound, given = function.__get__(args[0]), args[1:]
            refusal = _refusal(error, function.__name__, bound, given, kwargs)
            if refusal is None:
                trim(error)
                raise
        raise refusal

    return called  # type: ignore[return-value]


def refuses_in_constructor(cls: T) -> T:
    """Class decorator: implicit errors in ``__init__`` become errors that name the class and the arguments.

    `RefusesInConstructor` applies it to all of its subclasses.  Classes outside this package stay unchanged.
    """
    function = vars(cls).get("__init__")
    code = getattr(function, "__code__", None)
    if function is None or code is None or not is_ours(code.co_filename):
        return cls

    @wraps(function)
    def constructed(self: Any, *args: Any, **kwargs: Any) -> None:
        try:
            function(self, *args, **kwargs)
            return
        except Exception as error:
            bound = function.__get__(self)
            refusal = _refusal(error, type(self).__name__, bound, args, kwargs)
            if refusal is None:
                trim(error)
                raise
        raise refusal

    cls.__init__ = constructed  # type: ignore[misc]
    return cls


class RefusesInConstructor:
    """Base class that applies `refuses_in_constructor` to every subclass."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        refuses_in_constructor(cls)


def _refusal(
    error: Exception,
    name: str,
    function: Callable[..., Any],
    args: Sequence[Any],
    kwargs: Mapping[str, Any],
) -> Exception | None:
    """The error to raise in place of an implicit one; None if a ``raise`` statement raised `error`."""
    # What the operating system refuses says so itself, with a number and the name of a file.  Warnings are errors on
    # request.
    if isinstance(error, (AssertionError, OSError, Warning)) or not is_implicit(error):
        return None
    said = explained(error, function, args, kwargs, name)
    if said is not None:
        return said
    given = dict(zip(signature(function).parameters, args)) | dict(kwargs)
    kind = type(error) if type(error).__module__ == "builtins" else TypeError
    return kind(f"{name}(): {error} (given {shown((), given)})")
