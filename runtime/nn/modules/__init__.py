"""Layers by the names of PyTorch's modules: ``gradsmith.nn.modules.conv`` has what ``torch.nn.modules.conv`` has.

Where they are is said here once; the modules are made of that, and import what they are asked for.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType

_NN = "gradsmith.nn"
_GENERATED = "gradsmith.generated.layers"

_SOURCES = {
    "activation": (f"{_GENERATED}.activation", f"{_NN}.modules.attention"),
    "batchnorm": (
        *(f"{_GENERATED}.batchnorm", f"{_NN}.batchnorm", f"{_NN}.lazy"),
        f"{_NN}.modules.sync_batchnorm",
    ),
    "channelshuffle": (f"{_GENERATED}.channelshuffle",),
    "container": (f"{_NN}.container",),
    "conv": (f"{_GENERATED}.conv", f"{_NN}.conv", f"{_NN}.lazy"),
    "distance": (f"{_GENERATED}.distance",),
    "dropout": (f"{_GENERATED}.dropout",),
    "flatten": (f"{_GENERATED}.flatten",),
    "fold": (f"{_GENERATED}.fold",),
    "instancenorm": (f"{_GENERATED}.instancenorm", f"{_NN}.batchnorm"),
    "lazy": (f"{_NN}.lazy",),
    "linear": (f"{_GENERATED}.linear", f"{_NN}.identity", f"{_NN}.modules.attention"),
    "loss": (f"{_GENERATED}.loss", f"{_NN}.loss", f"{_NN}.modules.linear_cross_entropy"),
    "module": (f"{_NN}.module", f"{_NN}.module_hooks", f"{_NN}.module_state"),
    "normalization": (f"{_GENERATED}.normalization",),
    "padding": (f"{_GENERATED}.padding",),
    "pixelshuffle": (f"{_GENERATED}.pixelshuffle",),
    "pooling": (f"{_GENERATED}.pooling",),
    "rnn": (f"{_NN}.rnn",),
    "sparse": (f"{_NN}.embedding",),
    "upsampling": (f"{_GENERATED}.upsampling",),
    "utils": (f"{_NN}.arguments", f"{_NN}.module_state"),
}


class _Collected(ModuleType):
    """A module whose names are those of others."""

    def __getattr__(self, name: str) -> object:
        if not name.startswith("__"):
            for source in _SOURCES[self.__name__.rpartition(".")[2]]:
                found = getattr(import_module(source), name, None)
                if found is not None:
                    setattr(self, name, found)
                    return found
        raise AttributeError(f"module '{self.__name__}' has no attribute '{name}'")

    def __dir__(self) -> list[str]:
        sources = map(import_module, _SOURCES[self.__name__.rpartition(".")[2]])
        return sorted({name for source in sources for name in vars(source)})


for _name in _SOURCES:
    _module = _Collected(f"{__name__}.{_name}")
    sys.modules[_module.__name__] = globals()[_name] = _module


def __getattr__(name: str) -> object:
    """Every layer is here too."""
    found: object = getattr(import_module(_NN), name)
    if isinstance(
        found, ModuleType
    ):  # which `import` looks for here, too, and finds by itself if it is there
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    return found
