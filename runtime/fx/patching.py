"""Functions that are recorded while a program is traced: in the place of each, in the names of modules, is one that does so.

`wrap` and the ``autowrap`` arguments of tracers name functions that are to be calls in graphs.  Functions of the package
record themselves; those that are called here by the names that modules have for them are recorded with their arguments as
the program writes them, where the operator would be told of positions and without defaults.
"""

from __future__ import annotations

import builtins
from collections.abc import Callable, Iterator
from functools import cache, wraps
from types import FunctionType
from typing import Any

from ..core.facade import facade
from ..core.handlers import ACTIVE
from .proxy import find_proxy

_wrapped_fns_to_patch: dict[tuple[int, str], dict[str, Any]] = {}
"""By name, and identity of the globals of a module, these globals."""

_ABSENT = object()


class Patcher:
    """Sets names to other values, in modules and classes, and back at the end of the block."""

    def __init__(self) -> None:
        self._before: list[tuple[Any, str, Any]] = []
        self._visited: set[int] = set()

    def __enter__(self) -> Patcher:
        return self

    def __exit__(self, *exception: object) -> None:
        while self._before:
            namespace, name, value = self._before.pop()
            if isinstance(namespace, type):
                delattr(namespace, name) if value is _ABSENT else setattr(namespace, name, value)
            elif value is _ABSENT:
                del namespace[name]
            else:
                namespace[name] = value

    def patch(self, namespace: dict[str, Any], name: str, value: Any) -> None:
        """Set a global."""
        self._before.append((namespace, name, namespace.get(name, _ABSENT)))
        namespace[name] = value

    def patch_method(self, cls: type, name: str, value: Any, deduplicate: bool = True) -> None:
        """Set a method of a class, for traces within others too: what PyTorch calls ``deduplicate=False``."""
        self._before.append((cls, name, cls.__dict__.get(name, _ABSENT)))
        setattr(cls, name, value)

    def everywhere(self) -> None:
        """Record the functions that were wrapped, and those of the package under its own names."""
        for space in _spaces():
            self.visit(space, set())
        for (_, name), namespace in _wrapped_fns_to_patch.items():
            if name in namespace or hasattr(builtins, name):
                function = namespace[name] if name in namespace else getattr(builtins, name)
                self.patch(namespace, name, _recorded(function))

    def visit(self, namespace: dict[str, Any], autowrapped: set[int]) -> None:
        """Record, under the names of a module, functions with these identities and those of the package."""
        if id(namespace) in self._visited:
            return
        self._visited.add(id(namespace))
        spelled = _as_spelled()
        for name, value in list(namespace.items()):
            if id(value) in autowrapped and callable(value) and not name.startswith("_"):
                self.patch(namespace, name, _recorded(value))
            elif id(value) in spelled:
                self.patch(namespace, name, spelled[id(value)])


def _recorded(function: Callable[..., Any]) -> Callable[..., Any]:
    """`function`, whose calls with proxies are recorded, and wrapped in code that is made of them."""

    @wraps(function)
    def recorded(*args: Any, **kwargs: Any) -> Any:
        proxy = find_proxy(args, kwargs) if ACTIVE else None  # who imported it meanwhile keeps it
        if proxy is None:
            return function(*args, **kwargs)
        result = proxy.tracer.create_proxy("call_function", function, args, kwargs)
        result.node.meta["is_wrapped"] = True
        return result

    return recorded


def _spelled(function: Callable[..., Any]) -> Callable[..., Any]:
    """`function`, a binding of an operator, whose calls with proxies are recorded as they are written."""

    @wraps(function)
    def spelled(*args: Any, **kwargs: Any) -> Any:
        proxy = find_proxy(args, kwargs) if ACTIVE else None  # who imported it meanwhile keeps it
        if proxy is None:
            return function(*args, **kwargs)
        return type(proxy).__torch_function__(function, (type(proxy),), args, kwargs)

    return spelled


def _spaces() -> Iterator[dict[str, Any]]:
    package = facade()
    for space in (package, package.nn.functional, package.linalg, package.fft, package.special):
        yield vars(space)


@cache
def _as_spelled() -> dict[int, Callable[..., Any]]:
    """By identity of a binding, what records it.  Functions that tell handlers of their defaults are not among them."""
    return {
        id(member): _spelled(member)
        for space in _spaces()
        for name, member in space.items()
        if isinstance(member, FunctionType)
        and member.__module__.startswith(f"{_GENERATED}.")
        and not hasattr(member, "__wrapped__")
        and not name.startswith("_")
    }


_GENERATED = f"{__name__.partition('.')[0]}.generated"
