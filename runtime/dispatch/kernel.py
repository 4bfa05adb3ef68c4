"""What dispatch tables hold: kernels with how they are called and who registered them."""

from __future__ import annotations

from typing import Any, NamedTuple

__all__ = ["FALLTHROUGH", "Entry", "Kernel"]


class Kernel(NamedTuple):
    """A function registered for an operator at a key."""

    function: Any
    """A callable, or ``module:function`` below ``gradsmith.kernels`` until first used."""
    kind: str
    """How it is called.  Of what is registered:

    - ``array``: over arrays, as ``runtime/kernels/`` has them; ``device``: the same on a backend's own memory;
    - ``tensor``: over tensors, every argument by position;
    - ``user``: over tensors, as the schema is called; ``boxed`` and ``fallback``: likewise, the operator first;
    - ``made``: makes the function over tensors for the bits of a call; ``layer``: makes it from the kernel below;
    - ``fallthrough``: the call passes on to the next key.

    Of what generated code and the dispatcher add (``runtime/dispatch/table.py``): ``recording``,
    ``undifferentiated`` and ``refusal`` at autograd's keys, ``view`` and ``inplace`` around kernels, ``form`` for what is
    made from the functional operator's kernel, ``python`` for handlers, ``ambiguous`` for an error."""
    source: str
    """Who registered it: ``native_functions.yaml:LINE`` or ``file.py:LINE``."""
    takes_keyset: bool = False


FALLTHROUGH = Kernel(None, "fallthrough", "runtime/dispatch/kernel.py")


class Entry(NamedTuple):
    """One row of a computed table."""

    kernel: Kernel | None
    reason: str
