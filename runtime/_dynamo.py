"""What programs set of PyTorch's compiler: it can be read back, and changes nothing.  `gradsmith.compile` has no settings."""

from __future__ import annotations

from types import SimpleNamespace

from .compiler import allow_in_graph, disable, is_compiling, reset

__all__ = ["allow_in_graph", "config", "disable", "is_compiling", "reset"]

config = SimpleNamespace(
    suppress_errors=False, verbose=False, cache_size_limit=8, recompile_limit=8
)
