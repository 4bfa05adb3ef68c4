"""Schemas as programs written for PyTorch read them: ``op._schema.arguments[0].alias_info.is_write``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from .signature import REQUIRED, Signature

if TYPE_CHECKING:
    from ..schema.function_schema import Annotation, FunctionSchema

__all__ = ["AliasInfo", "ArgumentView", "SchemaView", "view_of"]


class AliasInfo(NamedTuple):
    """Which set of aliases a value belongs to."""

    is_write: bool
    before_set: frozenset[str]
    after_set: frozenset[str]


class ArgumentView(NamedTuple):
    """An argument, or something returned; `type` is the schema language's word for it."""

    name: str
    type: str
    default_value: Any
    kwarg_only: bool
    alias_info: AliasInfo | None
    is_out: bool = False

    def has_default_value(self) -> bool:
        """Whether the argument may be left out."""
        return self.default_value is not REQUIRED


class SchemaView:
    """A schema with PyTorch's attributes; prints as the declaration."""

    __slots__ = ("name", "overload_name", "arguments", "returns", "_text")

    def __init__(
        self,
        name: str,
        overload_name: str,
        arguments: list[ArgumentView],
        returns: list[ArgumentView],
        text: str,
    ) -> None:
        self.name = name
        self.overload_name = overload_name
        self.arguments = arguments
        self.returns = returns
        self._text = text

    @property
    def is_mutable(self) -> bool:
        """Whether the operator writes to an argument."""
        return any(a.alias_info is not None and a.alias_info.is_write for a in self.arguments)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SchemaView) and self._text == other._text

    def __hash__(self) -> int:
        return hash(self._text)

    def __str__(self) -> str:
        return self._text

    __repr__ = __str__


def view_of(schema: FunctionSchema) -> SchemaView:
    """The view of a schema."""
    parameters = Signature(str(schema)).parameters
    views = [
        ArgumentView(p.name, p.type, p.default, p.keyword_only, _alias(a.annotation), p.out)
        for p, a in zip(parameters, schema.arguments.all, strict=True)
    ]
    returns = [
        ArgumentView(r.name or "", str(r.type), REQUIRED, False, _alias(r.annotation))
        for r in schema.returns
    ]
    name, _, overload = str(schema.name).partition(".")
    return SchemaView(name, overload, views, returns, str(schema))


def _alias(annotation: Annotation | None) -> AliasInfo | None:
    if annotation is None:
        return None
    before = frozenset(annotation.alias_set)
    return AliasInfo(annotation.is_write, before, frozenset(annotation.alias_set_after) or before)
