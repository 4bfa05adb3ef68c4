"""What programs set of PyTorch's compiler: it can be read back, and changes nothing.  `gradsmith.compile` has no settings."""

from __future__ import annotations

from types import SimpleNamespace

from ..compilation.front import CompiledModule as OptimizedModule
from ..compiler import allow_in_graph, assume_constant_result, disable, is_compiling, reset

__all__ = [
    "OptimizedModule",
    "allow_in_graph",
    "assume_constant_result",
    "config",
    "disable",
    "graph_break",
    "is_compiling",
    "mark_dynamic",
    "mark_static",
    "mark_static_address",
    "maybe_mark_dynamic",
    "reset",
]


def graph_break(msg: str = "") -> None:
    """Nothing: no graph is made of a program's functions."""


def mark_dynamic(t: object, index: object, **options: object) -> None:
    """Nothing: sizes are as they come."""


maybe_mark_dynamic = mark_static = mark_dynamic


def mark_static_address(t: object, guard: bool = False) -> None:
    """Nothing: memory is where it is."""


config = SimpleNamespace(
    suppress_errors=False, verbose=False, cache_size_limit=8, recompile_limit=8
)


from . import eval_frame as eval_frame  # noqa: E402  (which asks for `OptimizedModule`)
