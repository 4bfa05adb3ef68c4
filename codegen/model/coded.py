"""Field values in the form in which a memo stores them: only strings, numbers and tuples.

What an entry declares depends on its text alone, so an unedited entry need not be parsed again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import Enum
from functools import cache
from typing import Any

from ...schema.arguments import Argument, Arguments, Return
from ...schema.function_schema import FunctionSchema, OperatorName
from ...schema.names import BaseOperatorName
from ...schema.types import format_annotated
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
            case FunctionSchema():
                return ("schema", *coded_schema(value))
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
                return known_schema(items)
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


# -- schemas: most arguments are alike, such as ``Tensor self``, and types nearly all ---------------------


def coded_schema(schema: FunctionSchema) -> Coded:
    """A schema as a memo keeps it: its text and its parts."""
    base, arguments = schema.name.name, schema.arguments
    name = (base.base, base.inplace, base.dunder, base.functional_overload)
    return (
        str(schema),
        (name, schema.name.overload, schema.name.namespace),
        *(
            tuple((format_annotated(a.type, a.annotation), a.name, a.default) for a in run)
            for run in (arguments.positional, arguments.kwarg_only, arguments.out)
        ),
        tuple((format_annotated(r.type, r.annotation), r.name) for r in schema.returns),
    )


def known_schema(coded: Coded) -> FunctionSchema:
    """What `FunctionSchema.parse` makes of the text, in a third of the time: it was read before without a complaint."""
    text, (name, overload, namespace), *runs, returns = coded
    schema = object.__new__(FunctionSchema)
    schema.__dict__.update(
        name=OperatorName(BaseOperatorName(*name), overload, namespace),
        arguments=Arguments(*(tuple([_argument(*row) for row in run]) for run in runs)),
        returns=tuple([_return(*row) for row in returns]),
        _text=text,
    )
    return schema


@cache
def _argument(annotated: str, name: str, default: str | None) -> Argument:
    typed = _return(annotated, None)
    return Argument(name, typed.type, default, typed.annotation)


@cache
def _return(annotated: str, name: str | None) -> Return:
    return Return.parse(annotated) if name is None else replace(_return(annotated, None), name=name)
