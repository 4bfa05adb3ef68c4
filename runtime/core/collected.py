"""Modules with PyTorch's names whose contents are defined in other modules, which are imported on demand."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any

from .package_name import as_said, say_module

made: list[ModuleType] = []
"""The modules that were collected."""
_DICT: Any = vars(ModuleType)["__dict__"]
_NONE = ModuleType("none")
_homes: dict[tuple[str, str], str] = {}
"""By module and name of a class the collected module that has it."""


class _Collected(ModuleType):
    """A module whose names are those of others."""

    def __init__(self, name: str, sources: Sequence[str], public: Sequence[str]) -> None:
        super().__init__(name)
        self._sources = sources
        if public:
            self.__all__ = list(public)

    @property
    def __dict__(self) -> dict[str, Any]:  # type: ignore[override]
        """Its names and, for whoever asks what annotations mean, all that the modules have whose classes are known by it."""
        space: dict[str, Any] = _DICT.__get__(self)
        for source in space.get("_sources", ()):
            for name, value in list(vars(sys.modules.get(source, None) or _NONE).items()):
                if not name.startswith("__"):
                    space.setdefault(name, value)
        return space

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
        return sorted(
            {name for source in self._sources for name in list(vars(import_module(source)))}
        )


class _Whole(ModuleType):
    """A module that imports its names when they are asked for, and all of them for who asks for its dictionary."""

    @property
    def __dict__(self) -> dict[str, Any]:  # type: ignore[override]
        space: dict[str, Any] = _DICT.__get__(self)
        for name in space["__dir__"]():
            if name not in space:
                space.setdefault(name, getattr(self, name))
        return space


def whole(name: str) -> None:
    """Let ``vars`` of module `name`, which has ``__dir__``, show what it has not imported yet: libraries go through it."""
    sys.modules[name].__class__ = _Whole


def collect(
    package: dict[str, Any],
    sources: Mapping[str, Sequence[str]],
    public: Mapping[str, Sequence[str]] | None = None,
) -> None:
    """Make submodules of the package whose globals these are: `sources` are the modules that have what is in each.

    `public` are the names that ``from … import *`` takes from each.
    """
    for name, modules in sources.items():
        names = (public or {}).get(name, ())
        module = _Collected(f"{package['__name__']}.{name}", modules, names)
        _homes.update({(modules[0], each): module.__name__ for each in names})
        sys.modules[module.__name__] = package[name] = module
        made.append(module)
        as_spoken(module)


def take_home(cls: type) -> None:
    """Let a class say that it is of the collected module that has it among its public names, if there is one."""
    home = _homes.get((cls.__module__, cls.__name__))
    if home is not None:
        say_module(cls, as_said(home))


def as_spoken(module: ModuleType) -> None:
    """Let the module be found by the name that its classes say they are of, which ``gradsmith.as_torch`` changes."""
    name = as_said(module.__name__)
    sys.modules[name] = sys.modules.get(name, module)
