"""How programs name functions and classes: in printed graphs, and in code that is made of them."""

from __future__ import annotations

import builtins
import inspect
import types
from typing import Any

from ..core.facade import facade
from ..core.package_name import as_said, ours, package_name
from ..overrides.names import resolve_name


def package_path(thing: Any) -> str | None:
    """The path from the package to one of its functions or classes, as in ``gradsmith.nn.functional.relu``.

    None for what is not of the package, and for what no attribute of it leads to.
    """
    module = getattr(thing, "__module__", None)
    if isinstance(module, str) and not ours(module):
        return None
    if not isinstance(thing, type):
        found = resolve_name(thing) if callable(thing) and hasattr(thing, "__name__") else None
        if found is not None and found.startswith(f"{package_name.shown}.nn.functional."):
            name = thing.__name__
            return f"{package_name.shown}.{name}" if vars(facade()).get(name) is thing else found
        if found is not None:
            return found if ours(found) else f"{package_name.shown}.ops.{found}"
    if not isinstance(module, str):
        return None
    below = [*module.split(".")[1:], *getattr(thing, "__qualname__", "").split(".")]
    place: Any = facade()
    for name in below:
        place = getattr(place, name, None)
    said = as_said(f"gradsmith{module[len(module.partition('.')[0]):]}")
    return f"{said}.{thing.__qualname__}" if place is thing else None


def type_name(kind: Any) -> str:
    """A type as annotations are printed."""
    if isinstance(kind, type) and not isinstance(kind, types.GenericAlias):
        if kind.__module__ == "builtins":
            return kind.__qualname__
        return f"{kind.__module__}.{kind.__qualname__}"
    if kind is ...:
        return "..."
    if isinstance(kind, types.FunctionType):
        return kind.__name__
    return repr(kind)


def qualified_name(function: Any) -> str:
    """The name of a function with its module's, that of a builtin without."""
    name: str = function.__name__
    if getattr(builtins, name, None) is function:
        return name
    path = package_path(function)
    if path is not None:
        return path
    if name == "<lambda>":  # by the variable it was assigned to
        try:
            name = inspect.getsource(function).split("=")[0].strip()
        except OSError as error:
            raise RuntimeError("Unable to represent lambda") from error
    if getattr(function, "__module__", None) is None:
        raise RuntimeError(f"cannot find module for {function}")
    return f"{function.__module__}.{name}"


def target_name(target: Any) -> str:
    """The target of a node as graphs are printed."""
    if isinstance(target, str):
        return target
    name = getattr(target, "__name__", None)
    module = getattr(target, "__module__", None)
    if name is not None and module in ("builtins", "_operator"):
        return f"{module.lstrip('_')}.{name}"
    return qualified_name(target)
