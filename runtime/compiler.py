"""What programs ask and tell PyTorch's compiler, by its names; `compile` itself is ``runtime/compilation/``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .compilation.front import compile as compile
from .core.state import state

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
    """Whether a call is being recorded."""
    return state.recorder is not None


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
