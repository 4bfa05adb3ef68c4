"""The attributes ``_saved_<name>`` and ``_raw_saved_<name>`` of nodes.

They follow from the node's slots: ``raw_<name>`` holds an argument or a result, ``<name>_<attribute>`` a piece of its
metadata, and ``<name>_count`` the length of a list of tensors, which is not shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.bits import NUMBER_BITS
from ...core.size import Size
from .saved import unpack, unpack_list
from .saved_hooks import SavedTensor

if TYPE_CHECKING:
    from .node import Node


def value_of_slot(node: Node, slot: str, raw: bool) -> Any:
    """What `node` shows of a slot; if `raw`, a handle on the tensor there, or a tuple of handles.

    Raises RuntimeError for a tensor whose elements were changed in place since, or that was given up.
    """
    saved_name = slot.removeprefix("raw_")
    is_list = saved_name in node.saved_lists
    if raw:
        return SavedTensor.each(node, saved_name) if is_list else SavedTensor.of(node, saved_name)
    saved = getattr(node, slot)
    if saved_name == slot:
        return Size(saved) if slot.endswith("_shape") and saved.__class__ is tuple else saved
    if saved_name not in node.saved_names or saved.__class__ in NUMBER_BITS:
        return saved  # a Python number may have stood for a tensor
    return (unpack_list if is_list else unpack)(saved, node)
