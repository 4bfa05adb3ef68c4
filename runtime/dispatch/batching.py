"""The batching rules of operators, as declared in ``generated/batching/``."""

from __future__ import annotations

from typing import NamedTuple


class Batching(NamedTuple):
    """What makes an operator's batching rule; positions are those of arguments in the schema."""

    kind: str
    """``pointwise``, ``dims``, ``whole``, ``leading``, ``draws``, ``function`` or ``loop``."""
    function: str = ""
    """The rule written by hand (``module:function``); of ``whole``, the overload that reduces given dimensions; of
    ``loop``, why it is one."""
    tensors: tuple[int, ...] = ()
    """The arguments that may be batched: tensors, and lists of them."""
    dims: tuple[int, ...] = ()
    """The arguments that count dimensions."""
    keepdim: int = -1
    """The argument that says whether reduced dimensions are kept; -1 for none."""
