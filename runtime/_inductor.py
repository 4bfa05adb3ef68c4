"""Settings of PyTorch's code generator: they can be read back, and have no effect."""

from __future__ import annotations

import sys
from types import ModuleType, SimpleNamespace

__all__ = ["config"]

__path__: list[str] = []
"""So that ``import gradsmith._inductor.config`` looks for the module below."""

config = ModuleType(f"{__name__}.config", __doc__)
config.__dict__.update(
    coordinate_descent_tuning=False, fx_graph_cache=True, triton=SimpleNamespace(cudagraphs=False)
)
sys.modules[config.__name__] = config
