"""Functions that programs can import, but that raise when called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn


def unsupported(name: str, refuse: Callable[[str], NoReturn]) -> Callable[..., NoReturn]:
    """A function called `name` that takes all arguments and raises what ``refuse(name)`` does."""

    def function(*args: Any, **kwargs: Any) -> NoReturn:
        refuse(name)

    function.__name__ = function.__qualname__ = name
    function.__doc__ = refuse.__doc__
    return function
