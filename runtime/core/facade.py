"""The package as programs see it.  It stands above all rooms, and registers itself here when its import begins.

What is below it and has to answer with names of its functions asks for it when it is called, never while it is
imported: only the finished package knows.  What is below another room and needs a function of that names the function:
the package has said where it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

_registered: list[ModuleType] = []
_places: dict[str, str] = {}


def register_facade(package: ModuleType, places: Mapping[str, str]) -> None:
    """Let `package` be what `facade` returns, and `places` say what `from_above` finds: ``module:name`` or a module."""
    _registered[:] = [package]
    _places.update(places)


def facade() -> Any:
    """The package.  RuntimeError where a room of it was imported without it."""
    if not _registered:
        raise RuntimeError("the package that this is part of has not been imported")
    return _registered[0]


@cache
def from_above(name: str) -> Any:
    """What the package has registered under a name, imported with the first call.

    ModuleNotFoundError where its module is not part of this build.
    """
    module, _, member = _places[name].partition(":")
    found = import_module(f"{facade().__name__}.{module}")
    return getattr(found, member) if member else found
