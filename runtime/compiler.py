"""`compile`: programs that ask for it run as they are written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .core.warn import warn_caller_once

__all__ = [
    "allow_in_graph",
    "assume_constant_result",
    "compile",
    "cudagraph_mark_step_begin",
    "disable",
    "is_compiling",
    "is_dynamo_compiling",
    "is_exporting",
    "list_backends",
    "reset",
]


def compile(
    model: Any = None,
    *,
    fullgraph: bool = False,
    dynamic: bool | None = None,
    backend: Any = "inductor",
    mode: str | None = None,
    options: dict[str, Any] | None = None,
    disable: bool = False,
) -> Any:
    """`model` itself, which is called as it is written; a warning says so, once.

    Decorates where there is no `model`.  RuntimeError for a `mode` and `options` at once.
    """
    if mode is not None and options is not None:
        raise RuntimeError(
            "Either mode or options can be specified, but both can't be specified at the same time."
        )
    if model is None:
        return lambda model: compile(model, mode=mode, options=options, disable=disable)
    if not disable:
        warn_caller_once(
            "gradsmith.compile returns what it is given: calls run as they are written, and nothing is compiled"
        )
    return model


def disable(fn: Any = None, recursive: bool = True, *, reason: str | None = None) -> Any:
    """`fn` itself, or what decorates so: nothing is compiled."""
    return (lambda fn: fn) if fn is None else fn


def allow_in_graph(fn: Any) -> Any:
    """`fn` itself."""
    return fn


def assume_constant_result(fn: Callable[..., Any]) -> Callable[..., Any]:
    """`fn` itself."""
    return fn


def is_compiling() -> bool:
    """No."""
    return False


def is_dynamo_compiling() -> bool:
    """No."""
    return False


def is_exporting() -> bool:
    """No."""
    return False


def list_backends(exclude_tags: Any = ("debug", "experimental")) -> list[str]:
    """None."""
    return []


def reset() -> None:
    """Nothing: there is nothing to forget."""


def cudagraph_mark_step_begin() -> None:
    """Nothing: nothing is recorded."""
