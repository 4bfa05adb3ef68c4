"""``__torch_function__``: classes of tensors that see calls before operators do.

A class says so with a classmethod ``__torch_function__(cls, func, types, args=(), kwargs=None)``.  Every
class among a call's arguments is asked, subclasses before their bases and left before right, until one
does not answer NotImplemented.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NoReturn

from gradsmith.dispatch.state import state

__all__ = [
    "DisableTorchFunctionSubclass",
    "handle_dispatch_mode",
    "handle_torch_function",
    "has_torch_function",
    "overloaded_arguments",
]


class DisableTorchFunctionSubclass:
    """Within the block, and in this thread, calls go to operators at once."""

    def __enter__(self) -> None:
        self._previous = state.overrides_disabled
        state.overrides_disabled = True

    def __exit__(self, *exception: object) -> None:
        state.overrides_disabled = self._previous


def _overriding(value: Any) -> bool:
    return getattr(value.__class__, "__torch_function__", None) is not None


def has_torch_function(relevant_args: Iterable[Any]) -> bool:
    """Whether any of the arguments has a class with ``__torch_function__``."""
    return not state.overrides_disabled and any(_overriding(value) for value in relevant_args)


def overloaded_arguments(values: Iterable[Any]) -> list[Any]:
    """One argument of each overriding class, in the order in which the classes are asked."""
    found: list[Any] = []
    for value in values:
        for item in value if isinstance(value, (list, tuple)) else (value,):
            if not _overriding(item) or any(type(item) is type(other) for other in found):
                continue
            position = next(
                (i for i, other in enumerate(found) if isinstance(item, type(other))), len(found)
            )
            found.insert(position, item)
    return found


def handle_torch_function(
    public_api: Any, relevant_args: Iterable[Any] | None, args: Any = (), kwargs: Any = None
) -> Any:
    """What the first class that does not decline makes of ``public_api(*args, **kwargs)``.

    `relevant_args` are the arguments whose classes are asked; all of them for None.  Raises TypeError when
    every class declines.
    """
    kwargs = kwargs or {}
    if state.function_modes:
        raise NotImplementedError("modes over __torch_function__ are not supported yet")
    asked = overloaded_arguments(
        (*args, *kwargs.values()) if relevant_args is None else relevant_args
    )
    types = tuple(type(value) for value in asked)
    for value in asked:
        result = type(value).__torch_function__(public_api, types, args, kwargs)
        if result is not NotImplemented:
            return result
    names = ", ".join(kind.__name__ for kind in types)
    raise TypeError(
        f"no implementation found for '{getattr(public_api, '__name__', public_api)}' on types that implement "
        f"__torch_function__: [{names}]"
    )


def handle_dispatch_mode(operator: Any, values: Any) -> NoReturn:
    """Modes over dispatch are not there yet; NotImplementedError says so."""
    raise NotImplementedError(
        f"{operator.name()} was called under a mode over __torch_dispatch__, which is not supported yet"
    )
