"""Settings of PyTorch's compiler: they can be read back, and have no effect.  `gradsmith.compile` has no settings."""

from __future__ import annotations

from contextlib import nullcontext
from types import SimpleNamespace

from .compilation.front import OptimizedModule
from .compiler import allow_in_graph, assume_constant_result, disable, is_compiling, reset
from .core.collected import collect

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


def is_dynamo_supported() -> bool:
    """Yes: `gradsmith.compile` compiles."""
    return True


def is_compile_supported(device_type: str) -> bool:
    """Whether `gradsmith.compile` compiles for a device: for "cpu" and "xla"."""
    return device_type in ("cpu", "xla")


class TransformGetItemToIndex(nullcontext[None]):
    """Nothing, within a ``with`` block: within `vmap`, too, indexing by tensors of no dimension is a call like others."""


collect(
    globals(),
    {
        "_trace_wrapped_higher_order_op": (__name__,),
        "eval_frame": (__name__,),
        "utils": (__name__,),
    },
)
