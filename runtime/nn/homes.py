"""The module of each layer in PyTorch: ``gradsmith.nn.modules.conv`` has what ``torch.nn.modules.conv`` has.

That is said here once: `gradsmith.nn.modules` is made of it, and classes are known by it.
"""

from __future__ import annotations

from ..core.package_name import package_name, say_module

_NN = "gradsmith.nn"
_GENERATED = "gradsmith.generated.layers"

SOURCES = {
    "activation": (f"{_GENERATED}.activation", f"{_NN}.modules.attention"),
    "batchnorm": (f"{_GENERATED}.batchnorm", f"{_NN}.batchnorm", f"{_NN}.lazy"),
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
    "loss": (f"{_GENERATED}.loss",),
    "module": (f"{_NN}.module", f"{_NN}.module_hooks", f"{_NN}.module_state"),
    "normalization": (f"{_GENERATED}.normalization",),
    "padding": (f"{_GENERATED}.padding",),
    "pixelshuffle": (f"{_GENERATED}.pixelshuffle",),
    "pooling": (f"{_GENERATED}.pooling",),
    "rnn": (f"{_GENERATED}.rnn", f"{_NN}.rnn"),
    "sparse": (f"{_GENERATED}.sparse", f"{_NN}.embedding"),
    "upsampling": (f"{_GENERATED}.upsampling",),
    "utils": (f"{_NN}.arguments", f"{_NN}.module_state"),
}

_HOMES: dict[str, str] = {}
for _name, _sources in SOURCES.items():
    for _source in _sources:
        if _source not in _HOMES or _source.rpartition(".")[2] == _name:
            _HOMES[_source] = _name


def take_home(layer: type) -> None:
    """Set the ``__module__`` of one of our classes to PyTorch's module."""
    defined_in = layer.__module__
    name = _HOMES.get(defined_in)
    if name is None:
        return
    known_by = f"{package_name.shown}.nn.modules.{name}"
    if SOURCES[name][0] == defined_in:  # whose file that module shows
        say_module(layer, known_by)
    else:
        layer.__module__ = known_by
