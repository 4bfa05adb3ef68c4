"""What programs set of PyTorch's compiler: it can be read back, and changes nothing.  `gradsmith.compile` has no settings."""

from __future__ import annotations

from types import SimpleNamespace

from .compiler import allow_in_graph, disable, is_compiling, reset

__all__ = [
    "allow_in_graph",
    "config",
    "disable",
    "graph_break",
    "is_compiling",
    "mark_dynamic",
    "mark_static",
    "maybe_mark_dynamic",
    "reset",
]


def graph_break(msg: str = "") -> None:
    """Nothing: no graph is made of a program's functions."""


def mark_dynamic(t: object, index: object, **options: object) -> None:
    """Nothing: sizes are as they come."""


maybe_mark_dynamic = mark_static = mark_dynamic


config = SimpleNamespace(
    suppress_errors=False, verbose=False, cache_size_limit=8, recompile_limit=8
)
