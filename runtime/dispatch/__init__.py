"""Dispatch keys, computed dispatch tables, and tools that show which kernel runs and why.

    >>> import gradsmith as gs
    >>> print(gs.dispatch.dump_table("aten::sin"))        # every key, with the rule that chose the kernel

``gradsmith explain sin`` derives the same from YAML alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.deferred import LazyMembers
from ..core.keys import DispatchKey
from ..core.keysets import DispatchKeySet

if TYPE_CHECKING:
    from .inspect.dump import (
        dump,
        dump_table,
        find_dangling_impls,
        has_computed_kernel_for_dispatch_key,
        has_kernel_for_dispatch_key,
    )
    from .inspect.invariants import check_all_invariants, check_invariants
    from .inspect.python_dispatcher import PythonDispatcher
    from .inspect.trace import Trace, trace
    from .tensor_keys import keys_of

__all__ = [
    "DispatchKey",
    "DispatchKeySet",
    "PythonDispatcher",
    "Trace",
    "check_all_invariants",
    "check_invariants",
    "dump",
    "dump_table",
    "find_dangling_impls",
    "has_computed_kernel_for_dispatch_key",
    "has_kernel_for_dispatch_key",
    "keys_of",
    "trace",
]


if not TYPE_CHECKING:
    # Tensors need the package's modules, few programs its functions and classes.
    _lazy = LazyMembers(globals())
    __getattr__, __dir__ = _lazy.member, _lazy.names
