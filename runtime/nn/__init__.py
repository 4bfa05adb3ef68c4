"""Neural networks: parameters, modules, functions and initialization, as in ``torch.nn``.

Modules are imported on first use, so that programs without them do not pay for the import.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..api.unsupported_names import absence
from ..core.collected import whole
from ..core.deferred import LazyMembers
from ..core.facade import from_above
from . import functional
from .parameter import Buffer, Parameter

__all__: list[str] = ["Buffer", "Parameter", "functional"]

if TYPE_CHECKING:
    import gradsmith.generated.layers as _layers
    from gradsmith.generated.layers import *

    from . import _reduction as _reduction
    from . import attention as attention
    from . import common_types as common_types
    from . import grad as grad
    from . import init as init
    from . import modules as modules
    from . import parallel as parallel
    from . import parameter as parameter
    from . import utils as utils
    from .container import ModuleDict as ModuleDict
    from .container import ModuleList as ModuleList
    from .container import ParameterDict as ParameterDict
    from .container import ParameterList as ParameterList
    from .container import Sequential as Sequential
    from .identity import Identity as Identity
    from .lazy_parameter import UninitializedBuffer as UninitializedBuffer
    from .lazy_parameter import UninitializedParameter as UninitializedParameter
    from .module import Module as Module
    from .modules.adaptive import AdaptiveLogSoftmaxWithLoss as AdaptiveLogSoftmaxWithLoss
    from .modules.attention import MultiheadAttention as MultiheadAttention
    from .modules.transformer import Transformer as Transformer
    from .modules.transformer import TransformerDecoder as TransformerDecoder
    from .modules.transformer import TransformerDecoderLayer as TransformerDecoderLayer
    from .modules.transformer import TransformerEncoder as TransformerEncoder
    from .modules.transformer import TransformerEncoderLayer as TransformerEncoderLayer
    from .parallel import DataParallel as DataParallel
    from .rnn import GRU as GRU
    from .rnn import LSTM as LSTM
    from .rnn import RNN as RNN
    from .rnn import RNNBase as RNNBase

    # Pyright takes what a wildcard imports for private otherwise; for mypy the two packages are one cycle, where it depends on the
    # order of checking whether it knows the type.
    __all__ += _layers.__all__  # type: ignore[has-type, unused-ignore]
else:
    _lazy = LazyMembers(globals())

    def __getattr__(name: str) -> object:
        if name == "__all__":  # ``from gradsmith.nn import *`` takes every layer
            return [each for each in __dir__() if each[0] != "_"]
        if name in _lazy.places:
            return _lazy.imported(name)
        layers = None if name.startswith("_") else from_above("generated_layers")
        if layers is None or name not in layers.__all__:
            raise AttributeError(
                f"module 'gradsmith.nn' has no attribute '{name}'{absence('nn', name)}"
            )
        globals()[name] = found = getattr(layers, name)
        _lazy.imported("modules")  # by which classes say where they are
        return found

    def __dir__() -> list[str]:
        """Everything there is, imported yet or not."""
        layers = from_above("generated_layers")
        hidden = (name for name in list(globals()) if name.startswith("_"))
        return sorted({*hidden, *_AT_ONCE, *_lazy.places, *layers.__all__})

    whole(__name__)
    _AT_ONCE = tuple(__all__)
    del __all__  # which `__getattr__` answers
