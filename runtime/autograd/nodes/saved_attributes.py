"""What a node shows of what it saved: the attributes ``_saved_<name>`` and ``_raw_saved_<name>``.

They follow from the node's slots: ``raw_<name>`` holds an argument or a result, ``<name>_<attribute>`` metadata
of one, ``<name>_count`` how many tensors a list has, which is not shown.
"""

from __future__ import annotations

from typing import Any

from ...core.bits import NUMBER_BITS
from ...core.size import Size
from .node import Node, slots_of
from .saved import unpack, unpack_list
from .saved_hooks import SavedTensor

__all__ = ["ABSENT", "attribute_names", "attribute_of"]

ABSENT = object()
"""Stands for the value of an attribute that a node does not have."""

_METADATA = ("_shape", "_dtype", "_device", "_layout", "_stride", "_storage_offset")


def attribute_of(node: Node, name: str) -> Any:
    """The value of the attribute `name`; `ABSENT` if the node has none of that name.

    Raises RuntimeError for a tensor whose elements were changed in place since, or that was given up.
    """
    kind, _, saved_name = name.partition("saved_")
    slots = _slots(node)
    slot = f"raw_{saved_name}"
    if kind == "_raw_":
        if slot not in slots or saved_name not in node.saved_names:
            return ABSENT
        is_list = saved_name in node.saved_lists
        return SavedTensor.each(node, saved_name) if is_list else SavedTensor(node, saved_name)
    if slot in slots:
        saved = getattr(node, slot)
        if saved_name not in node.saved_names or saved.__class__ in NUMBER_BITS:
            return saved  # a Python number may have stood for a tensor
        return (unpack_list if saved_name in node.saved_lists else unpack)(saved, node)
    if saved_name not in slots or not saved_name.endswith(_METADATA):
        return ABSENT
    saved = getattr(node, saved_name)
    return Size(saved) if saved_name.endswith("_shape") and saved.__class__ is tuple else saved


def attribute_names(node: Node) -> list[str]:
    """The names for which `attribute_of` has a value."""
    slots = _slots(node)
    names = [f"_saved_{s.removeprefix('raw_')}" for s in slots if s.startswith("raw_")]
    names += [f"_saved_{s}" for s in slots if s.endswith(_METADATA) and not s.startswith("raw_")]
    return names + [f"_raw_saved_{name}" for name in node.saved_names if f"raw_{name}" in slots]


def _slots(node: Node) -> tuple[str, ...]:
    cls: Any = node.__class__
    return slots_of(cls)
