"""Whether a tensor represents the examples of a batch and so has no single value."""

from __future__ import annotations

from typing import Any

from .bits import ANY_SPARSE, BATCHED, TRANSFORMED, backend_of
from .memory import MEMORIES
from .tensor import Tensor


def stands_for_examples(tensor: Tensor) -> bool:
    """Whether it, or what it is as a transform that differentiates sees it, is one of `vmap`."""
    while tensor._bits_ & TRANSFORMED:
        if tensor._bits_ & BATCHED:
            return True
        cell: Any = tensor._data_
        tensor = cell.value
    return False


def holds(condition: Tensor, otherwise: bool) -> bool:
    """Whether a tensor of one element is true; `otherwise` where it has no one element to ask, or none yet."""
    if condition.is_meta or stands_for_examples(condition):
        return otherwise
    memory = MEMORIES.get(backend_of(condition._bits_))
    if memory is not None and memory.known is not None and not memory.known(condition._data_):
        return otherwise
    return bool(condition)


def check_has_storage(tensor: Tensor) -> None:
    """NotImplementedError where a tensor stands for others within a transform: the memory is theirs."""
    if tensor._bits_ & TRANSFORMED:
        kind = tensor._data_.kind  # type: ignore[attr-defined]
        raise NotImplementedError(
            f"Cannot access storage of {kind}: within a function transform it wraps another tensor and has no "
            "memory of its own to share, copy or save. Use clone() to copy it; return it from the function to save it."
        )
    if tensor._bits_ & ANY_SPARSE:
        raise NotImplementedError(
            "Cannot access storage of a sparse tensor: its _indices() and _values() have one each"
        )


def check_has_address(tensor: Tensor) -> None:
    """RuntimeError where a tensor stands for others within a transform that tells of no address."""
    if tensor._bits_ & TRANSFORMED and not tensor._data_.has_address:  # type: ignore[attr-defined]
        kind = tensor._data_.kind  # type: ignore[attr-defined]
        raise RuntimeError(
            "Cannot access data pointer of Tensor that doesn't have storage: within a function transform "
            f"{kind} wraps another tensor, which owns the memory."
        )
    if tensor._bits_ & ANY_SPARSE:
        raise RuntimeError(
            "Cannot access data pointer of Tensor that doesn't have storage: it is sparse"
        )
