"""Functions that are imported when they are first called, so that a module may name what stands above it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any


def deferred_from(namespace: dict[str, Any], module: str) -> Callable[[str], Callable[..., Any]]:
    """For the functions of `module`, by name, what stands for them in another module's `namespace`.

    The first call imports the function and puts it in the place of what stood for it, so that later ones find
    nothing between.  ::

        _from = deferred_from(globals(), "package.module")
        function = _from("function")
    """

    def deferred(name: str) -> Callable[..., Any]:
        def imported(*args: Any, **kwargs: Any) -> Any:
            function = namespace[name] = getattr(import_module(module), name)
            return function(*args, **kwargs)

        return imported

    return deferred
