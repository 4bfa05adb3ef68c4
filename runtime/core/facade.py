"""The package as programs see it.  It stands above all rooms, and registers itself here while it is imported.

What is below it and has to answer with names of its functions asks for it when it is called, never while it is
imported: only the finished package knows.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

_registered: list[ModuleType] = []


def register_facade(package: ModuleType) -> None:
    """Let `package` be what `facade` returns."""
    _registered[:] = [package]


def facade() -> Any:
    """The package.  RuntimeError where a room of it was imported without it."""
    if not _registered:
        raise RuntimeError("the package that this is part of has not been imported")
    return _registered[0]
