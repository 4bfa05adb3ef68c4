"""Lazy conjugation and negation: a bit of the keyset marks a view whose elements are still to be conjugated or negated.

A tensor without these bits pays nothing for them.  Operators receive materialized tensors, from the fallback of the
keys ``Conjugate`` and ``Negative`` (``runtime/dispatch/lazy_elements.py``).  Code that reads elements without the
dispatcher calls `elements_of`.
"""

from __future__ import annotations

from typing import Any

from .bits import CONJUGATE, INDIRECT, LAZY, NEGATIVE, TRANSFORMED, UNTRACKED, backend_of
from .namespace import Array, np
from .tensor import Tensor, allocate


def carried_out(data: Array, bits: int) -> Array:
    """What an array in the memory of a tensor with these bits means; its own inverse."""
    if bits & CONJUGATE:
        # NumPy's conjugates of Booleans are integers.
        data = data.copy() if data.dtype.kind == "b" else np.conjugate(data)
    return np.negative(data) if bits & NEGATIVE else data


def elements_of(tensor: Tensor) -> Array:
    """The elements of a tensor in CPU memory: its own array, or what it means."""
    bits = tensor._bits_
    if bits & INDIRECT:
        if bits & TRANSFORMED:
            cell: Any = tensor._data_
            return elements_of(cell.readable())
        return carried_out(tensor._data_, bits)
    return tensor._data_


def settled(tensor: Any) -> Any:
    """A tensor of the same class and elements without either bit, in memory of its own, and without history."""
    from .subclasses import shallow_alias

    bits = tensor._bits_
    if tensor.__class__ is Tensor:
        out = flipped(tensor, bits & LAZY)
    else:
        out = shallow_alias(tensor)
        out._counter_ = None
        out._bits_ &= ~LAZY
    backend = backend_of(bits)
    if backend == "Meta":
        out._data_ = np.empty_like(tensor._data_)
    elif backend == "CPU":
        out._data_ = np.asarray(carried_out(tensor._data_, bits))
    else:
        from .memory import memory_for

        memory = memory_for(backend)
        if memory.flipped is not None:
            conjugate, negative = bool(bits & CONJUGATE), bool(bits & NEGATIVE)
            out._data_ = memory.flipped(tensor._data_, conjugate, negative)
            return out
        out._data_ = memory.from_host(np.asarray(carried_out(memory.to_host(tensor._data_), bits)))
    return out


def flipped(tensor: Tensor, bits: int) -> Tensor:
    """A tensor over the same memory with these bits the other way; no view yet."""
    out = allocate()
    out._data_ = tensor._data_.view() if hasattr(tensor._data_, "view") else tensor._data_
    out._bits_ = (tensor._bits_ & UNTRACKED) ^ bits
    out._edge_ = out._counter_ = out._extra_ = None
    return out
