"""Schemas as programs written for PyTorch read them: ``op._schema.arguments[0].alias_info.is_write``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from gradsmith.dispatch.signature import REQUIRED

if TYPE_CHECKING:
    from gradsmith.codegen.schema import Annotation, FunctionSchema

__all__ = ["AliasInfo", "ArgumentView", "SchemaView", "split_annotation", "view_of"]


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
    arguments = schema.arguments
    views = [
        ArgumentView(
            argument.name,
            str(argument.type),
            REQUIRED if argument.default is None else argument.default_value,
            group is not arguments.positional,
            _alias(argument.annotation),
            group is arguments.out,
        )
        for group in (arguments.positional, arguments.kwarg_only, arguments.out)
        for argument in group
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


def split_annotation(returned: str) -> tuple[str, str]:
    """Type and alias annotation of a return: ``Tensor``, ``a!`` for ``Tensor(a!)``."""
    start = returned.find("(")
    if start < 0:
        return returned, ""
    end = returned.index(")", start)
    return returned[:start] + returned[end + 1 :], returned[start + 1 : end]
