"""What handlers are told of calls, in either library: which function, which arguments, and how they are given.

Handlers of ``__torch_dispatch__`` are told operators, with schemas and so with one right form of arguments.  Those of
``__torch_function__`` are told what a program called.  A function that PyTorch has in Python hands on its arguments in a
form of its own; one that it has in C++ hands on what the program wrote, which a function in Python cannot know: there our
form is by position as far as that goes, without what equals its default.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from inspect import Parameter, isfunction, signature
from types import MethodWrapperType
from typing import Any

import gradsmith as gs

__all__ = ["Told", "agree", "described", "dispatched", "functions_called", "names"]


@dataclass(frozen=True, slots=True)
class Told:
    """A call as a handler is told of it, in terms that both libraries share."""

    name: str
    args: tuple[str, ...]
    kwargs: tuple[tuple[str, str], ...]
    function: Any = field(default=None, compare=False)
    """What was called."""


def described(library: Any, value: Any) -> str:
    """An argument: of a tensor its shape and dtype, of a sequence its kind and items, else its value."""
    match value:
        case library.Tensor():
            return f"{tuple(value.shape)} of {str(value.dtype).partition('.')[2]}"
        case list():
            return f"[{', '.join(described(library, item) for item in value)}]"
        case tuple():
            return f"({', '.join(described(library, item) for item in value)})"
        case bool() | int() | float() | complex() | str() | None:
            return repr(value)
    text = str(value)
    if "object at" in text or callable(value):
        return type(value).__name__
    return text.replace(f"{library.__name__}.", "")


def _told(library: Any, name: str, function: Any, args: Any, kwargs: Any) -> Told:
    given = sorted((key, described(library, value)) for key, value in (kwargs or {}).items())
    return Told(name, tuple(described(library, value) for value in args), tuple(given), function)


def dispatched(library: Any, call: Callable[[], Any]) -> list[Told]:
    """What a ``TorchDispatchMode`` is told while `call` runs."""
    found: list[Told] = []
    with _dispatch_mode(library)(found):
        call()
    return found


def functions_called(library: Any, call: Callable[[], Any]) -> list[Told]:
    """What a ``TorchFunctionMode`` is told while `call` runs, of what has a name in PyTorch."""
    found: list[Told] = []
    with _function_mode(library)(found):
        call()
    return [told for told in found if told.name != "None"]


def names(calls: Sequence[Told]) -> list[str]:
    """The names of the functions."""
    return [told.name for told in calls]


@cache
def _dispatch_mode(library: Any) -> Any:
    base = import_module(f"{library.__name__}.utils._python_dispatch").TorchDispatchMode

    class Mode(base):  # type: ignore[misc, valid-type]
        def __init__(self, found: list[Told]) -> None:
            super().__init__()
            self.found = found

        def __torch_dispatch__(
            self, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            name = str(func).removeprefix("aten.")
            self.found.append(_told(library, name, func, args, kwargs))
            return func(*args, **(kwargs or {}))

    return Mode


@cache
def _function_mode(library: Any) -> Any:
    overrides = import_module(f"{library.__name__}.overrides")

    class Mode(overrides.TorchFunctionMode):  # type: ignore[misc, name-defined]
        def __init__(self, found: list[Told]) -> None:
            super().__init__()
            self.found = found

        def __torch_function__(
            self, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            name = str(overrides.resolve_name(func)).removeprefix(f"{library.__name__}.")
            self.found.append(_told(library, name, func, args, kwargs))
            return func(*args, **(kwargs or {}))

    return Mode


def agree(theirs: Told, ours: Told) -> bool:
    """Whether two calls of one function are told alike: to the letter if PyTorch has it in Python, else in our form."""
    if theirs == ours:
        return True
    in_python = isfunction(theirs.function) or isinstance(theirs.function, MethodWrapperType)
    return not in_python and _by_name(theirs, ours.function) == _by_name(ours, ours.function)


def _by_name(told: Told, function: Any) -> dict[str, Any] | Told:
    """What is not as `function` has it by default, by the names of its parameters; a call that does not fit as it is."""
    parameters = signature(function).parameters
    try:
        bound = signature(function).bind(*told.args, **dict(told.kwargs))
    except TypeError:
        return told
    found: dict[str, Any] = {}
    for name, value in bound.arguments.items():
        parameter = parameters[name]
        if parameter.kind is Parameter.VAR_KEYWORD:
            found |= value
        elif value not in (str(parameter.default), described(gs, parameter.default), "None"):
            found[name] = _one_or_several(value)
    return {name: value for name, value in found.items() if value not in ((), "None")}


def _one_or_several(value: Any) -> Any:
    """Sizes given one by one and as one tuple are the same."""
    if isinstance(value, tuple):
        return value[0] if len(value) == 1 and value[0].startswith("(") else f"({', '.join(value)})"
    return value
