"""The operators that formulas may call, as functions and methods, and whether a call can match an overload."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from ...schema.function_schema import FunctionSchema, SchemaKind
from ..emit.python_source import python_name
from .reads import Call
from .value_kinds import ANY, Kind, kind_of_type, tuple_of

__all__ = ["Overload", "methods_by_name", "overload", "overloads_by_name", "unknown_keyword"]

INPUT = "input"
"""How Python calls the argument `self` of a function."""


@dataclass(frozen=True, slots=True)
class Overload:
    """The parameters of one overload, under the names that Python knows them by."""

    name: str
    positional: tuple[str, ...]
    keyword_only: tuple[str, ...]
    required: frozenset[str]
    gathers: bool
    """Whether the last positional parameter may be given one by one: ``x.permute(0, 1)``."""
    schema: FunctionSchema = field(compare=False)

    @property
    def is_inplace(self) -> bool:
        """Whether it writes to its first argument."""
        return self.schema.kind is SchemaKind.inplace

    @property
    def returned(self) -> Kind:
        """What it returns."""
        kinds = tuple(kind_of_type(r.type) for r in self.schema.returns)
        if len(kinds) == 1:
            return kinds[0]
        names = tuple(r.name for r in self.schema.returns if r.name)
        return replace(tuple_of(kinds), names=names if len(names) == len(kinds) else ())

    def kind(self, parameter: str) -> Kind:
        """What a parameter takes."""
        for argument in self.schema.arguments.non_out:
            if parameter in (_known_as(argument.name), argument.name):
                return kind_of_type(argument.type)
        return ANY

    def misfit(self, call: Call) -> str | None:
        """Why a call cannot be bound to the parameters; None if it can."""
        if call.is_open:
            return None
        if call.positional > len(self.positional) and not self.gathers:
            number = len(self.positional) or "no"
            plural = "" if number == 1 else "s"
            return f"'{self.name}' takes {number} positional argument{plural}, here are {call.positional}"
        given = set(self.positional[: call.positional])
        for keyword in call.keywords:
            keyword = INPUT if keyword == "self" and INPUT in self.positional else keyword
            if keyword in given:
                return f"'{self.name}' is given '{keyword}' twice"
            if keyword not in self.positional and keyword not in self.keyword_only:
                return f"'{self.name}' has no argument '{keyword}'"
            given.add(keyword)
        missing = [f"'{name}'" for name in self.positional if name in self.required - given]
        missing += [f"'{name}'" for name in self.keyword_only if name in self.required - given]
        return f"'{self.name}' is not given {', '.join(missing)}" if missing else None

    def __str__(self) -> str:
        words = [n if n in self.required else f"{n}=…" for n in self.positional]
        words += ["*"] if self.keyword_only else []
        words += [n if n in self.required else f"{n}=…" for n in self.keyword_only]
        return f"{self.name}({', '.join(words)})"


class _Parameters(Protocol):
    """What can be called: an overload, or a helper."""

    @property
    def positional(self) -> tuple[str, ...]: ...
    @property
    def keyword_only(self) -> tuple[str, ...]: ...


@dataclass(frozen=True, slots=True)
class UnknownKeyword:
    """An argument by a name that nothing that is called has."""

    name: str
    message: str
    near: tuple[str, ...]
    """The names that there are."""


def unknown_keyword(call: Call, called: Iterable[_Parameters]) -> UnknownKeyword | None:
    """The first argument of a call whose name none of the overloads, or no helper, has."""
    names = tuple(dict.fromkeys(n for one in called for n in (*one.positional, *one.keyword_only)))
    for keyword in call.keywords:
        if keyword not in names and not (keyword == "self" and INPUT in names):
            message = f"'{call.name}' has no argument '{keyword}'"
            return UnknownKeyword(keyword, message, names)
    return None


class OverloadsByName(Mapping[str, tuple[Overload, ...]]):
    """What operators can be called with, made when somebody asks: formulas name few of them.

    `schemas` are operators, of which `out=` variants are called in no formula; `others` are schemas, as they are
    written, by the names of operators that are none of those.
    """

    def __init__(
        self,
        make: Callable[[FunctionSchema], Overload],
        schemas: Iterable[FunctionSchema],
        others: Mapping[str, Sequence[str]],
    ) -> None:
        self._make = make
        self._schemas: dict[str, list[FunctionSchema]] = {}
        self._others = others
        self._found: dict[str, tuple[Overload, ...]] = {}
        for schema in schemas:
            if schema.kind is SchemaKind.functional or schema.kind is SchemaKind.inplace:
                self._schemas.setdefault(str(schema.name.name), []).append(schema)

    def __getitem__(self, name: str) -> tuple[Overload, ...]:
        found = self._found.get(name)
        if found is None:
            own = self._schemas.get(name) or map(FunctionSchema.parse, self._others[name])
            found = self._found[name] = tuple(map(self._make, own))
        return found

    def __contains__(self, name: object) -> bool:
        return name in self._schemas or name in self._others

    def __iter__(self) -> Iterator[str]:
        return iter({**self._schemas, **self._others})

    def __len__(self) -> int:
        return len({**self._schemas, **self._others})


_NO_OTHERS: Mapping[str, Sequence[str]] = {}


def overloads_by_name(
    schemas: Iterable[FunctionSchema], others: Mapping[str, Sequence[str]] = _NO_OTHERS
) -> OverloadsByName:
    """What each operator can be called with in a formula."""
    return OverloadsByName(overload, schemas, others)


def methods_by_name(
    schemas: Iterable[FunctionSchema], others: Mapping[str, Sequence[str]] = _NO_OTHERS
) -> OverloadsByName:
    """What each operator can be called with as a method: the tensor is not among the parameters."""
    return OverloadsByName(_method, schemas, others)


def _method(schema: FunctionSchema) -> Overload:
    whole = overload(schema)
    return replace(
        whole,
        positional=tuple(name for name in whole.positional if name != INPUT),
        required=whole.required - {INPUT},
        gathers=schema.arguments.gathered(method=True) is not None,
    )


def _known_as(name: str) -> str:
    return INPUT if name == "self" else python_name(name)


def overload(schema: FunctionSchema) -> Overload:
    """What an operator can be called with as a function."""
    arguments = schema.arguments
    positional = arguments.positional
    return Overload(
        str(schema.name.name),
        tuple(_known_as(a.name) for a in positional),
        tuple(_known_as(a.name) for a in arguments.kwarg_only),
        frozenset(_known_as(a.name) for a in arguments.non_out if a.default is None),
        arguments.gathered(method=False) is not None,
        schema,
    )
