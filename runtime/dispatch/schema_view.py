"""Schemas in PyTorch's interface: ``op._schema.arguments[0].alias_info.is_write``."""

from __future__ import annotations

from functools import cached_property
from typing import Any, NamedTuple

from ..schema.compatibility import backward_breaks, forward_breaks
from ..schema.function_schema import Annotation, FunctionSchema
from .schema_types import Type, type_of
from .signature import REQUIRED, Signature


class AliasInfo(NamedTuple):
    """Which set of aliases a value belongs to."""

    is_write: bool
    before_set: frozenset[str]
    after_set: frozenset[str]


class ArgumentView(NamedTuple):
    """An argument, or something returned."""

    name: str
    type: Type
    real_type: Type
    """`type`, but with dtypes, layouts and memory formats by their own names."""
    N: int | None = None
    """The size of a list for all of which a single item may be written; None otherwise."""
    default_value: Any = None
    """None where there is none, too."""
    kwarg_only: bool = False
    alias_info: AliasInfo | None = None
    is_out: bool = False
    required: bool = True

    def has_default_value(self) -> bool:
        """Whether the argument may be left out."""
        return not self.required

    @property
    def is_write(self) -> bool:
        """Whether it is written to."""
        return self.alias_info is not None and self.alias_info.is_write


class SchemaView:
    """A schema with PyTorch's attributes; prints as the declaration."""

    def __init__(self, parsed: FunctionSchema) -> None:
        self._parsed = parsed
        self.name, _, self.overload_name = str(parsed.name).partition(".")
        self._text = str(parsed)

    @cached_property
    def arguments(self) -> list[ArgumentView]:
        """Its arguments, in order."""
        parameters = Signature(self._text).parameters
        return [
            ArgumentView(
                name=p.name,
                type=type_of(a.type),
                real_type=type_of(a.type, real=True),
                N=None if a.type.as_list is None else a.type.as_list.size,
                default_value=_default(p.default),
                kwarg_only=p.keyword_only,
                alias_info=_alias(a.annotation),
                is_out=p.out,
                required=p.default is REQUIRED,
            )
            for p, a in zip(parameters, self._parsed.arguments.all, strict=True)
        ]

    @cached_property
    def returns(self) -> list[ArgumentView]:
        """What it returns, in order."""
        return [
            ArgumentView(
                name=r.name or "",
                type=type_of(r.type),
                real_type=type_of(r.type, real=True),
                alias_info=_alias(r.annotation),
            )
            for r in self._parsed.returns
        ]

    @property
    def is_mutable(self) -> bool:
        """Whether the operator writes to an argument."""
        return any(a.is_write for a in self._parsed.arguments.all)

    def is_backward_compatible_with(self, old: SchemaView) -> bool:
        """Whether programs written for `old` run with this schema."""
        return not any(backward_breaks(old._parsed, self._parsed))

    def check_forward_compatible_with(self, old: SchemaView) -> tuple[bool, str]:
        """Whether programs for this schema that use nothing new run with `old`, and why not."""
        why = tuple(forward_breaks(old._parsed, self._parsed))
        return not why, "; ".join(why)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SchemaView) and self._text == other._text

    def __hash__(self) -> int:
        return hash(self._text)

    def __str__(self) -> str:
        return self._text

    __repr__ = __str__


def _default(value: Any) -> Any:
    if value is REQUIRED:
        return None
    return list(value) if isinstance(value, tuple) else value


def _alias(annotation: Annotation | None) -> AliasInfo | None:
    if annotation is None:
        return None
    before = frozenset(annotation.alias_set)
    return AliasInfo(annotation.is_write, before, frozenset(annotation.alias_set_after) or before)
