"""Which kernel runs, and why: dispatch keys, computed tables, and what shows them.

    >>> import gradsmith as gs
    >>> print(gs.dispatch.dump_table("aten::sin"))        # every key, with the rule that chose the kernel

``gradsmith explain sin`` says the same from YAML alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gradsmith.dispatch.dumps import (
        dump,
        dump_table,
        find_dangling_impls,
        has_computed_kernel_for_dispatch_key,
        has_kernel_for_dispatch_key,
    )
    from gradsmith.dispatch.invariants import check_all_invariants, check_invariants
    from gradsmith.dispatch.keys import DispatchKey
    from gradsmith.dispatch.keysets import DispatchKeySet
    from gradsmith.dispatch.python_dispatcher import PythonDispatcher
    from gradsmith.dispatch.tensor_keys import keys_of
    from gradsmith.dispatch.tracing import Trace, trace

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

_MODULES = {
    "DispatchKey": "keys",
    "DispatchKeySet": "keysets",
    "PythonDispatcher": "python_dispatcher",
    "Trace": "tracing",
    "check_all_invariants": "invariants",
    "check_invariants": "invariants",
    "dump": "dumps",
    "dump_table": "dumps",
    "find_dangling_impls": "dumps",
    "has_computed_kernel_for_dispatch_key": "dumps",
    "has_kernel_for_dispatch_key": "dumps",
    "keys_of": "tensor_keys",
    "trace": "tracing",
}
"""Where the names of this package are: imported when they are first asked for, as tensors need its modules."""


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """The package's functions and classes."""
        where = _MODULES.get(name)
        if where is None:
            raise AttributeError(f"module 'gradsmith.dispatch' has no attribute '{name}'")
        from importlib import import_module

        return getattr(import_module(f"gradsmith.dispatch.{where}"), name)

    def __dir__() -> list[str]:
        return sorted({*globals(), *_MODULES})
