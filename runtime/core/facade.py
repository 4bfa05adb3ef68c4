"""Access from lower layers to the top-level package, without importing upwards.

The package registers itself here at the start of its own import.  A lower layer that needs the package asks for it
with `facade` at call time, never during import, when the package is incomplete.  A lower layer that needs one function
of a higher one asks for it by its registered name with `from_above`.
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
    """Register the `package` for `facade`, and for `from_above` the `places`: name to ``module:name`` or module."""
    _registered[:] = [package]
    _places.update(places)


def facade() -> Any:
    """The package.  RuntimeError if a subpackage was imported without it."""
    if not _registered:
        raise RuntimeError("the package that this is part of has not been imported")
    return _registered[0]


@cache
def from_above(name: str) -> Any:
    """The object registered under `name`, imported at the first call.

    ModuleNotFoundError if a selective build leaves its module out.
    """
    module, _, member = _places[name].partition(":")
    found = import_module(f"{facade().__name__}.{module}")
    return getattr(found, member) if member else found
