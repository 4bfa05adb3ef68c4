"""The function of ``torch.utils.data._utils`` that pins what a batch holds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....core.nesting import as_kind_of
from ..collate import like_mapping, like_sequence


def pin_memory(data: Any, device: object = None) -> Any:
    """`data` with pinned copies of the tensors in it, and of what has a method ``pin_memory``."""
    if hasattr(data, "pin_memory"):
        return data.pin_memory()
    if isinstance(data, Mapping):
        return like_mapping(data, {key: pin_memory(data[key]) for key in data})
    if isinstance(data, tuple):
        items = [pin_memory(item) for item in data]
        return as_kind_of(data, items) if hasattr(data, "_fields") else items
    if isinstance(data, Sequence) and not isinstance(data, (str, bytes)):
        return like_sequence(data, [pin_memory(item) for item in data])
    return data
