"""Layers by the names of PyTorch's modules: ``gradsmith.nn.modules.conv`` has what ``torch.nn.modules.conv`` has.

Where they are is said here once; the modules are made of that, and import what they are asked for.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from ...core.collected import collect

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


collect(globals(), _SOURCES)


def __getattr__(name: str) -> object:
    """Every layer is here too."""
    found: object = getattr(import_module(_NN), name)
    if isinstance(
        found, ModuleType
    ):  # which `import` looks for here, too, and finds by itself if it is there
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    return found
