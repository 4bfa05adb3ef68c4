"""Schemas as programs written for PyTorch read them: ``op._schema.arguments[0].alias_info.is_write``."""

from __future__ import annotations

from typing import Any, NamedTuple

from gradsmith.dispatch.signature import REQUIRED, Parameter, Signature

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
        arguments: tuple[ArgumentView, ...],
        returns: tuple[ArgumentView, ...],
        text: str,
    ) -> None:
        self.name = name
        self.overload_name = overload_name
        self.arguments = list(arguments)
        self.returns = list(returns)
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


def view_of(name: str, overload: str, signature: Signature, text: str) -> SchemaView:
    """The view of an operator's schema."""
    returns = []
    names = signature.return_names or ("",) * len(signature.returns)
    for returned, label in zip(signature.returns, names, strict=True):
        kind, alias = split_annotation(returned)
        returns.append(ArgumentView(label, kind, REQUIRED, False, _alias(alias)))
    return SchemaView(name, overload, tuple(map(_argument, signature.parameters)), tuple(returns), text)


def _argument(parameter: Parameter) -> ArgumentView:
    return ArgumentView(
        parameter.name,
        parameter.type,
        parameter.default,
        parameter.keyword_only,
        _alias(parameter.alias),
        parameter.out,
    )


def split_annotation(returned: str) -> tuple[str, str]:
    """Type and alias annotation of a return: ``Tensor``, ``a!`` for ``Tensor(a!)``."""
    start = returned.find("(")
    if start < 0:
        return returned, ""
    end = returned.index(")", start)
    return returned[:start] + returned[end + 1 :], returned[start + 1 : end]


def _alias(annotation: str) -> AliasInfo | None:
    if not annotation:
        return None
    before, _, after = annotation.partition("->")
    letters = _letters(before)
    return AliasInfo("!" in before, letters, _letters(after) or letters)


def _letters(text: str) -> frozenset[str]:
    return frozenset(part.strip(" !") for part in text.split("|") if part.strip(" !"))
