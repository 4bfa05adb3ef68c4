"""Operators that a function defines, by the names of ``torch._library.custom_ops``."""

from __future__ import annotations

from ..autograd.graph import increment_version as increment_version
from ..custom_op.definition import CustomOpDef as CustomOpDef
from ..custom_op.definition import custom_op as custom_op
from ..dispatch.operator import OpOverload
from ..registration.known import definition_of

__all__ = ["CustomOpDef", "custom_op", "increment_version"]


def _maybe_get_opdef(op: CustomOpDef | OpOverload | str) -> CustomOpDef | None:
    """The definition that something is or comes from, None for none.  AssertionError for what can be neither."""
    if not isinstance(op, (CustomOpDef, OpOverload, str)):
        raise AssertionError(f"expected a CustomOpDef, an OpOverload or a name, got {type(op)}")
    return definition_of(op)
