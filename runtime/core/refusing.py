"""Constructors and functions written by hand whose accidents are refusals: they say which call it was, and of what.

What a kernel's binding does for operators (`tracebacks.raise_refusal`), for layers, optimizers, schedules, distributions,
data sets and transforms: an argument that no check refused and Python or NumPy stumbled over is named with its value.
Errors that a program's own code raises in between pass as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from inspect import signature
from typing import Any, TypeVar

from .accidents import instead_of, is_accident, shown
from .origin import is_ours
from .tracebacks import trim

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T", bound=type)


def refuses(function: F) -> F:
    """`function`, whose accidents are errors that name it and its arguments."""

    @wraps(function)
    def called(*args: Any, **kwargs: Any) -> Any:
        try:
            return function(*args, **kwargs)
        except Exception as error:
            refusal = _refusal(error, function.__name__, function, args, kwargs)
            if refusal is None:
                trim(error)
                raise
        raise refusal

    return called  # type: ignore[return-value]


def refuses_in_constructor(cls: T) -> T:
    """`cls`, the accidents of whose own ``__init__`` are errors that name class and arguments.

    Decorates a class; `RefusesInConstructor` does it for all below it. Classes of programs stay as they are.
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
    """What the classes below it, and theirs, do: `refuses_in_constructor`."""

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
    """What to raise instead of `error`; None for one that a statement raised."""
    if isinstance(error, AssertionError) or not is_accident(error):
        return None
    said = instead_of(error, function, args, kwargs, name)
    if said is not None:
        return said
    given = dict(zip(signature(function).parameters, args)) | dict(kwargs)
    kind = type(error) if type(error).__module__ == "builtins" else TypeError
    return kind(f"{name}(): {error} (given {shown((), given)})")
