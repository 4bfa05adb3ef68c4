"""Schemas and operators looked up by name, by PyTorch's private names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..dispatch.inspect.by_name import all_operators
from ..dispatch.packet import OpOverloadPacket
from ..dispatch.registry import PACKETS
from ..dispatch.schema_types import OF_NO_ITEM
from ..dispatch.schema_view import SchemaView as FunctionSchema
from ..schema import function_schema as _schema


def __getattr__(name: str) -> Any:
    """The classes of types without items."""
    if name in OF_NO_ITEM:
        return OF_NO_ITEM[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def parse_schema(schema: str, allow_typevars: bool = True) -> FunctionSchema:
    """A schema from its text.  RuntimeError, with the place, for one that cannot be read."""
    try:
        return FunctionSchema(_schema.FunctionSchema.parse(schema))
    except _schema.SchemaError as error:
        raise RuntimeError(str(error)) from None


def _get_schema(op_name: str, overload_name: str) -> FunctionSchema:
    """The schema of an overload, the default one being ''.  RuntimeError where there is none."""
    found = _packet(op_name).members.get(overload_name)
    if found is None:
        raise RuntimeError(f"Found no matching schema: {op_name} has no overload '{overload_name}'")
    return found._schema


def _get_operation_overload(
    op_name: str, overload_name: str
) -> tuple[Callable[..., Any], Callable[..., Any], list[Any]] | None:
    """An overload: how it is called, how it is called at a dispatch key, its tags; None where there is none."""
    packet = PACKETS.get(op_name)
    found = None if packet is None else packet.members.get(overload_name)
    return None if found is None else (found, found.redispatch, found.tags)


def _jit_get_operation(op_name: str) -> tuple[OpOverloadPacket | None, list[str]]:
    """The operator of this name and its overloads' names, ('' for the default one); None and none."""
    packet = PACKETS.get(op_name)
    return (None, []) if packet is None else (packet, list(packet.members))


def _jit_get_schemas_for_operator(op_name: str) -> list[FunctionSchema]:
    """The schemas of all its overloads; none for an operator that is not there."""
    packet = PACKETS.get(op_name)
    return [] if packet is None else [found._schema for found in packet.members.values()]


def _jit_get_all_schemas() -> list[FunctionSchema]:
    """The schemas of all operators."""
    names = dict.fromkeys(name.partition(".")[0] for name in all_operators())
    return [schema for name in names for schema in _jit_get_schemas_for_operator(name)]


def _packet(name: str) -> OpOverloadPacket:
    found = PACKETS.get(name)
    if found is None:
        raise RuntimeError(f"Found no matching schema: there is no operator {name}")
    return found
