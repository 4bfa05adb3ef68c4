"""Parameters, functions and layers: what neural networks are made of.

Modules are imported when they are first asked for: a program that only computes pays nothing for them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from ..api.unsupported_names import absence
from ..core.collected import whole
from . import functional
from .parameter import Buffer, Parameter

__all__ = ["Buffer", "Parameter", "functional"]

if TYPE_CHECKING:
    from gradsmith.generated.layers import *

    from . import (
        init as init,
    )
    from . import (
        parameter as parameter,
    )
    from .container import ModuleDict as ModuleDict
    from .container import ModuleList as ModuleList
    from .container import ParameterDict as ParameterDict
    from .container import ParameterList as ParameterList
    from .container import Sequential as Sequential
    from .embedding import Embedding as Embedding
    from .embedding import EmbeddingBag as EmbeddingBag
    from .identity import Identity as Identity
    from .lazy_parameter import UninitializedBuffer as UninitializedBuffer
    from .lazy_parameter import UninitializedParameter as UninitializedParameter
    from .module import Module as Module
    from .modules.sync_batchnorm import SyncBatchNorm as SyncBatchNorm
    from .parallel import DataParallel as DataParallel
else:
    _SUBMODULES = (
        *(
            "_reduction",
            "attention",
            "common_types",
            "grad",
            "init",
            "modules",
            "parallel",
            "parameter",
            "utils",
        ),
    )
    _BY_HAND = {
        "module": ("Module",),
        "rnn": (
            *("GRU", "LSTM", "RNN", "GRUCell", "LSTMCell", "RNNBase", "RNNCell", "RNNCellBase"),
        ),
        "modules.adaptive": ("AdaptiveLogSoftmaxWithLoss",),
        "modules.attention": ("MultiheadAttention",),
        "modules.linear_cross_entropy": ("LinearCrossEntropyLoss",),
        "modules.sync_batchnorm": ("SyncBatchNorm",),
        "parallel": ("DataParallel",),
        "modules.transformer": (
            *("Transformer", "TransformerDecoder", "TransformerDecoderLayer"),
            *("TransformerEncoder", "TransformerEncoderLayer"),
        ),
        "container": (
            *("ModuleDict", "ModuleList", "ParameterDict", "ParameterList", "Sequential"),
        ),
        "embedding": ("Embedding", "EmbeddingBag"),
        "identity": ("Identity",),
        "lazy_parameter": ("UninitializedBuffer", "UninitializedParameter"),
    }

    def _home(name: str) -> object:
        """The module that has a class of that name; None where none has."""
        for module, names in _BY_HAND.items():
            if name in names:
                return import_module(f"gradsmith.nn.{module}")
        layers = import_module("gradsmith.generated.layers")
        return layers if name in layers.__all__ else None

    def __getattr__(name: str) -> object:
        if name == "__all__":  # ``from gradsmith.nn import *`` takes every layer
            return [each for each in __dir__() if each[0] != "_" and each not in _OWN]
        if name in _SUBMODULES:
            return import_module(f"gradsmith.nn.{name}")
        home = None if name.startswith("_") else _home(name)
        if home is None:
            raise AttributeError(
                f"module 'gradsmith.nn' has no attribute '{name}'{absence('nn', name)}"
            )
        globals()[name] = found = getattr(home, name)
        import_module("gradsmith.nn.modules")  # by which classes say where they are
        return found

    def __dir__() -> list[str]:
        """Everything there is, imported yet or not."""
        layers = import_module("gradsmith.generated.layers")
        by_hand = (name for names in _BY_HAND.values() for name in names)
        return sorted({*globals(), *_SUBMODULES, *by_hand, *layers.__all__})

    _OWN = ("TYPE_CHECKING", "absence", "annotations", "import_module", "whole")
    whole(__name__)
    del __all__  # which `__getattr__` answers
