"""Layers by the names of PyTorch's modules, which are made of what `gradsmith.nn.homes` says, and import what they are asked for."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from ...core.collected import collect, whole
from ..homes import SOURCES

collect(globals(), SOURCES)


def __getattr__(name: str) -> object:
    """Every layer is here too, and ``from gradsmith.nn.modules import *`` takes them."""
    if name == "__all__":
        return [each for each in dir(import_module("gradsmith.nn")) if _is_layer(each)]
    found: object = getattr(import_module("gradsmith.nn"), name)
    if isinstance(
        found, ModuleType
    ):  # which `import` looks for here, too, and finds by itself if it is there
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    return found


def __dir__() -> list[str]:
    """The modules, and every layer."""
    layers = (name for name in dir(import_module("gradsmith.nn")) if _is_layer(name))
    own = (
        name
        for name, value in list(globals().items())
        if name[0] == "_" or isinstance(value, ModuleType)
    )
    return sorted({*own, *layers})


def _is_layer(name: str) -> bool:
    found = getattr(import_module("gradsmith.nn"), name)
    return isinstance(found, type) and issubclass(found, import_module("gradsmith.nn").Module)


whole(__name__)
