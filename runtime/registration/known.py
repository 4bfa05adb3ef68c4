"""Which operators a `CustomOpDef` defines, by qualified name: functions that register things ask it first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

if TYPE_CHECKING:
    from ..custom_op.definition import CustomOpDef

DEFINITIONS: WeakValueDictionary[str, CustomOpDef] = WeakValueDictionary()
"""By qualified name the latest definition; as long as somebody keeps it."""


def definition_of(op: Any) -> CustomOpDef | None:
    """The definition that `op`, a definition, an OpOverload or a name, is or comes from; None for none."""
    if isinstance(op, str):
        return DEFINITIONS.get(op)
    operator = getattr(op, "_opoverload", op)
    name = getattr(operator, "name", None)
    found = DEFINITIONS.get(name()) if callable(name) else None
    return found if found is not None and found._opoverload is operator else None
