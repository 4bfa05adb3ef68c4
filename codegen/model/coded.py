"""Values of fields as a memo keeps them: nothing but texts, numbers and tuples.

What an entry says of an operator is the same where its text is, so an entry that has not been edited need not be parsed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import Enum
from functools import cache
from typing import Any

from ...schema.arguments import Argument, Arguments, Return
from ...schema.function_schema import FunctionSchema, OperatorName
from ...schema.names import BaseOperatorName
from ..yaml.syntax import Mapping as MappingNode
from ..yaml.syntax import Scalar
from .sample_types import SampleCall, Tolerance
from .types import (
    Autocast,
    Batch,
    BatchKind,
    DeviceCheck,
    DtypeClass,
    Foreach,
    OutRule,
    Pointwise,
    Promotion,
    UfuncInnerLoop,
    Variant,
)

_ENUMS: tuple[type[Enum], ...] = (
    *(Variant, DeviceCheck, DtypeClass, Promotion, Foreach, OutRule, Autocast, BatchKind),
)
_MEMBERS: tuple[dict[Any, Enum], ...] = tuple({m.value: m for m in kind} for kind in _ENUMS)
_RECORDS: tuple[type[Any], ...] = (
    *(OperatorName, BaseOperatorName, Pointwise, Batch, UfuncInnerLoop, Tolerance),
)
_FIELDS = tuple(tuple(field.name for field in fields(kind)) for kind in _RECORDS)

Coded = Any
"""A value that stands for itself, or a tuple of what kind of value it is and what it is made of."""


class Uncoded(Exception):
    """A value that only its text can stand for."""


@dataclass(frozen=True, slots=True)
class Coder:
    """Of the values of one entry: places count from where it begins."""

    entry: MappingNode

    def coded(self, value: object) -> Coded:
        """`value` as a memo keeps it.  Raises Uncoded."""
        match value:
            case None | bool() | int() | float() | str():
                return value
            case Enum():
                return ("enum", _ENUMS.index(type(value)), value.value)
            case frozenset():
                return ("set", *sorted(map(self.coded, value)))
            case Scalar():
                span = value.start - self.entry.start, value.end - self.entry.start
                return ("scalar", value.value, value.text, value.style, *span)
            case tuple():
                return ("tuple", *map(self.coded, value))
            case Mapping():
                return ("mapping", *((key, self.coded(each)) for key, each in value.items()))
            case FunctionSchema(name, arguments, returns):
                runs = (arguments.positional, arguments.kwarg_only, arguments.out, returns)
                texts = (tuple(map(str, run)) for run in runs)
                return ("schema", str(value), self.coded(name), *texts)
            case SampleCall():
                said = (value.text, value.positional, value.keywords)
                return ("sample", *said, self.coded(value.scalar))
        if type(value) not in _RECORDS:
            raise Uncoded(type(value))
        kind = _RECORDS.index(type(value))
        return ("record", kind, *(self.coded(getattr(value, name)) for name in _FIELDS[kind]))

    def value(self, coded: Coded) -> Any:
        """The value that was kept as `coded`."""
        if coded.__class__ is not tuple:
            return coded
        kind, *items = coded
        match kind:
            case "enum":
                return _MEMBERS[items[0]][items[1]]
            case "set":
                return frozenset(map(self.value, items))
            case "tuple":
                return tuple(map(self.value, items))
            case "mapping":
                return {key: self.value(each) for key, each in items}
            case "schema":
                text, name, *runs = items
                return _schema(text, self.value(name), *runs)
            case "sample":
                text, positional, keywords, scalar = items
                return SampleCall(text, positional, keywords, self.value(scalar))
            case "scalar":
                value, text, style, start, end = items
                source, base = self.entry.source, self.entry.start
                return Scalar(value, text, style, source, base + start, base + end)
            case "record":
                return _RECORDS[items[0]](*map(self.value, items[1:]))
        raise AssertionError(coded)


_argument, _return = cache(Argument.parse), cache(Return.parse)  # most are alike: ``Tensor self``


def _schema(
    text: str,
    name: OperatorName,
    positional: tuple[str, ...],
    kwarg_only: tuple[str, ...],
    out: tuple[str, ...],
    returns: tuple[str, ...],
) -> FunctionSchema:
    """What `FunctionSchema.parse` makes of `text`, in a third of the time: it was read before without a complaint."""
    schema = object.__new__(FunctionSchema)
    runs = (tuple(map(_argument, run)) for run in (positional, kwarg_only, out))
    schema.__dict__.update(
        name=name, arguments=Arguments(*runs), returns=tuple(map(_return, returns)), _text=text
    )
    return schema
