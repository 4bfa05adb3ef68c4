"""Calls handlers of ``__torch_function__`` for what has no generated binding: methods, attributes, handwritten functions.

A binding calls handlers in its slow path; handwritten code has no such path.  Frequently read attributes check
`ACTIVE` in their first line, which costs next to nothing while it is empty.  Everything else is wrapped where it is
defined, by the decorators below.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from inspect import Parameter, signature
from types import FunctionType
from typing import Any, TypeVar

from .classes import overrides_functions
from .state import DispatchState, state
from .tracebacks import raise_refusal, trim

C = TypeVar("C", bound=type)
F = TypeVar("F", bound=Callable[..., Any])

_Completes = Callable[
    [Callable[..., Any], tuple[Any, ...], dict[str, Any]], tuple[tuple[Any, ...], dict[str, Any]]
]

ACTIVE: list[object] = []
"""The function modes of all threads, and something more once a class with a handler of its own was made."""


def classes_ask() -> None:
    """From now on classes of arguments may have handlers."""
    if not DispatchState.classes_override:
        DispatchState.classes_override = True
        ACTIVE.append(classes_ask)


def ask(name: str, *args: Any, **kwargs: Any) -> Any:
    """What handlers make of a call of the method `name` of `Tensor`; for methods that ask themselves.

    `kwargs` are told even where they are defaults.
    """
    from .tensor import Tensor
    from .torch_function import handle_binding, handle_torch_function

    if kwargs:
        return handle_torch_function(getattr(Tensor, name), None, args, kwargs)
    return handle_binding(getattr(Tensor, name), name, args, {})


def ask_attribute(name: str, tensor: Any) -> Any:
    """What handlers make of reading the attribute `name`; for attributes that ask themselves."""
    from .tensor import Tensor

    return _handle(getattr(Tensor, name).__get__, tensor)


def ask_assignment(name: str, tensor: Any, value: Any) -> None:
    """The same of assigning `value` to it."""
    from .tensor import Tensor

    _handle(getattr(Tensor, name).__set__, tensor, value)


def check_flag(function: str, name: str, value: object) -> None:
    """TypeError unless `value` is True or False."""
    if value.__class__ is not bool:
        kind = type(value).__name__
        raise TypeError(f"{function}(): argument '{name}' must be bool, not {kind}")


def shows_handlers(function: F) -> F:
    """`function`, a public one written by hand, whose calls handlers see."""
    return _shown(function, of_arguments=True)


def shows_completed(function: F) -> F:
    """Like `shows_handlers`, for what PyTorch has in Python too, and tells handlers with its defaults spelled out.

    What has no default comes by position, everything else by name, however the program gave it.
    """
    return _shown(function, of_arguments=True, completes=_completed)


def shows_named(function: F) -> F:
    """Like `shows_completed`, with every argument by name, as PyTorch tells of its initializers."""
    return _shown(function, of_arguments=True, completes=_named)


def shows_unpacked(function: F) -> F:
    """Like `shows_handlers`; a list behind the first argument handlers of classes are told item by item, as PyTorch does."""
    return _shown(function, of_arguments=True, completes=_unpacked)


def shows_modes(function: F) -> F:
    """`function`, a public one written by hand, whose calls modes see, and classes of its arguments do not."""
    return _shown(function, of_arguments=False)


def _shown(function: F, of_arguments: bool, completes: _Completes | None = None) -> F:
    @wraps(function)
    def shown(*args: Any, **kwargs: Any) -> Any:
        try:
            if ACTIVE and (
                state.function_modes
                or (of_arguments and not state.overrides_disabled and _may_ask(args, kwargs))
            ):
                from .torch_function import (
                    handle_torch_function,
                    handles_functions,
                    overloaded_arguments,
                )

                given = (*args, *kwargs.values()) if of_arguments else ()
                if state.function_modes or overloaded_arguments(given):
                    if completes is not None:
                        args, kwargs = completes(function, args, kwargs)
                    return handle_torch_function(shown, given, args, kwargs, handles_functions)
            return function(*args, **kwargs)
        except Exception as error:
            raise_refusal(error, shown, args, kwargs)
            raise

    return shown  # type: ignore[return-value]


def _may_ask(args: tuple[Any, ...], kwargs: dict[str, Any]) -> bool:
    """Whether an argument may be of a class with a handler: False of those that are known to have none."""
    for value in args:
        if value.__class__ not in _WITHOUT_HANDLERS and _unknown(value):
            return True
    return bool(kwargs) and any(map(_unknown, kwargs.values()))


def _unknown(value: Any) -> bool:
    from .tensor import Tensor

    kind = value.__class__
    if kind is not Tensor and (isinstance(value, (list, tuple)) or overrides_functions(kind)):
        return True
    if str(kind.__module__).partition(".")[0] in _FIXED:
        _WITHOUT_HANDLERS.add(kind)
    return False


_WITHOUT_HANDLERS: set[type] = set()
"""Classes of arguments that were looked at: Python's and this package's, which nobody gives a handler later."""
_FIXED = ("builtins", __name__.partition(".")[0])


def _named(
    function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]
) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """All arguments of a call by name."""
    positional, named = _completed(function, args, kwargs)
    return (), {**dict(zip(signature(function).parameters, positional)), **named}


def _unpacked(
    function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]
) -> tuple[tuple[Any, ...], dict[str, Any]]:
    if len(args) == 2 and isinstance(args[1], (list, tuple)) and not state.function_modes:
        return (args[0], *args[1]), kwargs
    return args, kwargs


def _completed(
    function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]
) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """The arguments of a call: those without a default by position, the others by name.  TypeError if they do not fit."""
    expected = signature(function)
    try:
        bound = expected.bind(*args, **kwargs)
    except TypeError:
        function(*args, **kwargs)  # which says so in Python's words
        raise
    bound.apply_defaults()
    positional: list[Any] = []
    named: dict[str, Any] = {}
    for name, value in bound.arguments.items():
        parameter = expected.parameters[name]
        if parameter.kind is Parameter.VAR_POSITIONAL:
            positional += value
        elif parameter.default is Parameter.empty:
            positional.append(value)
        else:
            named[name] = value
    return tuple(positional), named


def _shows_attribute(member: property, asks_itself: bool) -> property:
    """`member`, whose uses handlers see as calls of ``Tensor.shape.__get__`` and so on."""
    get: Any
    get, put, delete = member.fget, member.fset, member.fdel
    shown: property

    def shown_get(self: Any) -> Any:
        if ACTIVE and state.function_modes:
            return _handle(shown.__get__, self)
        try:
            return get(self)
        except Exception as error:
            trim(error)
            raise

    def shown_set(self: Any, value: Any) -> Any:
        if ACTIVE and state.function_modes:
            return _handle(shown.__set__, self, value)
        try:
            return put and put(self, value)
        except Exception as error:
            trim(error)
            raise

    def shown_delete(self: Any) -> Any:
        if ACTIVE and state.function_modes:
            return _handle(shown.__delete__, self)
        return delete and delete(self)

    shown = property(
        get if asks_itself else shown_get,
        put and (put if asks_itself else shown_set),
        delete and shown_delete,
        member.__doc__,
    )
    return shown


def _handle(accessor: Any, *args: Any) -> Any:
    from .torch_function import handle_torch_function, has_attributes

    return handle_torch_function(accessor, args[:1], args, counts=has_attributes)


_UNSEEN = frozenset(
    [
        "__new__",
        "__init__",
        "__iter__",
        "__hash__",
        "__reduce_ex__",
        "__torch_function__",
        "__torch_dispatch__",
        "__array_priority__",
        "__dlpack_device__",
        "__class_getitem__",
        "as_subclass",
    ]
)
"""Members of Tensor that no handler sees: making tensors, identity, the protocol itself."""

_handwritten: dict[tuple[type, str], Any] = {}


def handwritten_members() -> tuple[tuple[type, str, Any], ...]:
    """The methods and properties of Tensor that are not generated: class, name and member."""
    return tuple((owner, name, member) for (owner, name), member in _handwritten.items())


def shows_members(*asking: str, completed: Sequence[str] = ()) -> Callable[[C], C]:
    """Decorates `Tensor` and its mixins: handlers see the methods and attributes that a class defines by hand.

    `asking` names those that ask themselves: methods, and attributes when they are read or assigned to; `completed` methods
    whose arguments handlers are told as `shows_completed` says.
    """

    def decorate(cls: C) -> C:
        wrapped: dict[Any, Any] = {}  # one for each, under however many names it goes
        for name, member in tuple(vars(cls).items()):
            if name in _UNSEEN or (name.startswith("_") and not name.startswith("__")):
                continue
            if isinstance(member, property):
                shown: Any = _shows_attribute(member, name in asking)
                shown.__set_name__(cls, name)  # which its errors say
            elif isinstance(member, FunctionType):
                shown = member if name in asking else wrapped.get(member)
                if shown is None:
                    shows = shows_completed if name in completed else shows_handlers
                    shown = wrapped[member] = shows(member)
            else:
                continue
            _handwritten[cls, name] = shown
            setattr(cls, name, shown)
        return cls

    return decorate
