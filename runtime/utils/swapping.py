"""`swap_tensors`: two tensors exchange everything but their identity."""

from __future__ import annotations

import copyreg
import weakref
from typing import Any

from ..autograd.nodes.variable import accumulator_of
from ..core.tensor import Tensor

__all__ = ["swap_tensors"]


def swap_tensors(t1: Tensor, t2: Tensor) -> None:
    """Exchange the elements, classes, attributes and gradients of two tensors; whoever holds one sees the other.

    RuntimeError for a tensor that is weakly referenced, which would then refer to another tensor, and for classes
    with different slots.
    """
    for name, tensor in (("t1", t1), ("t2", t2)):
        own = accumulator_of(tensor)
        if any(own is None or found is not own._leaf for found in weakref.getweakrefs(tensor)):
            raise RuntimeError(f"Cannot swap {name} because it has weakref associated with it")
    slots = _slots(t1)
    if slots != _slots(t2):
        raise RuntimeError("Cannot swap t1 and t2 if they have different slots")
    t1.__class__, t2.__class__ = t2.__class__, t1.__class__
    for slot in ("__dict__", *slots):
        _swap(t1, t2, slot)
    for tensor in (t1, t2):
        accumulator = accumulator_of(tensor)
        if accumulator is not None:
            accumulator._leaf = weakref.ref(tensor)


def _slots(tensor: Tensor) -> list[str]:
    return copyreg._slotnames(type(tensor))  # type: ignore[attr-defined, no-any-return]


def _swap(t1: Any, t2: Any, name: str) -> None:
    kept = [vars(t) if name == "__dict__" else getattr(t, name, _ABSENT) for t in (t1, t2)]
    for tensor, value in zip((t2, t1), kept):
        if value is not _ABSENT:
            object.__setattr__(tensor, name, value)
        elif hasattr(tensor, name):
            object.__delattr__(tensor, name)


_ABSENT: Any = object()
