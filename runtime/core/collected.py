"""Modules by PyTorch's names whose contents are elsewhere: made of what a package says of them, imported when asked for."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any


class _Collected(ModuleType):
    """A module whose names are those of others."""

    def __init__(self, name: str, sources: Sequence[str], public: Sequence[str]) -> None:
        super().__init__(name)
        self._sources = sources
        if public:
            self.__all__ = list(public)

    def __getattr__(self, name: str) -> object:
        if name == "__file__":  # which tools look for the sources of classes in
            return import_module(self._sources[0]).__file__
        if not name.startswith("__"):
            for source in self._sources:
                found = getattr(import_module(source), name, None)
                if found is not None:
                    setattr(self, name, found)
                    return found
        raise AttributeError(f"module '{self.__name__}' has no attribute '{name}'")

    def __dir__(self) -> list[str]:
        return sorted({name for source in self._sources for name in vars(import_module(source))})


def collect(
    package: dict[str, Any],
    sources: Mapping[str, Sequence[str]],
    public: Mapping[str, Sequence[str]] | None = None,
) -> None:
    """Make submodules of the package whose globals these are: `sources` are the modules that have what is in each.

    `public` are the names that ``from … import *`` takes from each.
    """
    for name, modules in sources.items():
        module = _Collected(f"{package['__name__']}.{name}", modules, (public or {}).get(name, ()))
        sys.modules[module.__name__] = package[name] = module
