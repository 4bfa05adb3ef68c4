"""The names of ``torch.compiler``; `gradsmith.compile` itself is in ``runtime/compilation/``."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

import numpy as np

from .api.creation import from_numpy
from .compilation.front import compile as compile
from .core.deferred import listing
from .core.state import state
from .core.tensor import Tensor
from .utils._pytree import tree_map_only

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
    "nested_compile_region",
    "reset",
    "set_stance",
    "substitute_in_graph",
    "wrap_numpy",
]

_F = TypeVar("_F", bound=Callable[..., Any])


def disable(fn: Any = None, recursive: bool = True, *, reason: str | None = None) -> Any:
    """`fn` itself, or what decorates so: nothing is compiled."""
    return (lambda fn: fn) if fn is None else fn


def allow_in_graph(fn: Any) -> Any:
    """`fn` itself."""
    return fn


assume_constant_result = allow_in_graph


def is_compiling() -> bool:
    """Whether a call is being recorded."""
    return state.recorder is not None


def is_dynamo_compiling() -> bool:
    """No."""
    return False


is_exporting = is_dynamo_compiling


def list_backends(exclude_tags: Any = ("debug", "experimental")) -> list[str]:
    """None."""
    return []


def reset() -> None:
    """Nothing: there is nothing to forget."""


def cudagraph_mark_step_begin() -> None:
    """Nothing: nothing is recorded."""


class set_stance:
    """Nothing: what is compiled stays so, and computes the same.  A call, a block or a decorator, as in PyTorch."""

    def __init__(
        self,
        stance: str = "default",
        *,
        skip_guard_eval_unsafe: bool = False,
        force_backend: Any = None,
    ) -> None:
        self.stance = stance

    def __enter__(self) -> None:
        pass

    def __exit__(self, *exception: object) -> None:
        pass

    def __call__(self, fn: _F) -> _F:
        """The function itself."""
        return fn


def nested_compile_region(fn: Any = None, **options: Any) -> Any:
    """The function itself: nothing is compiled once for many places."""
    return (lambda function: function) if fn is None else fn


def substitute_in_graph(original_fn: Any, **options: Any) -> Callable[[_F], _F]:
    """A decorator that gives the function itself: no graph is made in which it could stand for `original_fn`."""
    return lambda function: function


def wrap_numpy(fn: Callable[..., Any]) -> Callable[..., Any]:
    """`fn`, a function of NumPy's arrays, as one of tensors: arguments become arrays, and arrays that it returns, tensors."""

    @wraps(fn)
    def wrapped(*args: Any, **kwargs: Any) -> Any:
        args, kwargs = tree_map_only(Tensor, lambda t: t.numpy(), (args, kwargs))
        return tree_map_only(np.ndarray, from_numpy, fn(*args, **kwargs))

    return wrapped


__dir__ = listing(globals())
