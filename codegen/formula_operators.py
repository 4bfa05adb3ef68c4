"""The operators that formulas may call by name, and whether a call can be meant for one of their overloads.

Only the number and the names of arguments are looked at: what is given where is known when the formula runs.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .formula_reads import Call
from .python_source import python_name
from .schema import FunctionSchema, SchemaKind

__all__ = ["Overload", "overloads_by_name"]

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
    """Whether the last positional parameters may be given one by one: ``permute(x, 0, 1)``."""

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


def overloads_by_name(schemas: Iterable[FunctionSchema]) -> dict[str, tuple[Overload, ...]]:
    """What each operator can be called with in a formula: `out=` forms are none of that."""
    found: dict[str, list[Overload]] = {}
    for schema in schemas:
        if schema.kind is SchemaKind.functional or schema.kind is SchemaKind.inplace:
            overload = _overload(schema)
            found.setdefault(overload.name, []).append(overload)
    return {name: tuple(overloads) for name, overloads in found.items()}


def _known_as(name: str) -> str:
    return INPUT if name == "self" else python_name(name)


def _overload(schema: FunctionSchema) -> Overload:
    arguments = schema.arguments
    positional = arguments.positional
    return Overload(
        str(schema.name.name),
        tuple(_known_as(a.name) for a in positional),
        tuple(_known_as(a.name) for a in arguments.kwarg_only),
        frozenset(_known_as(a.name) for a in arguments.non_out if a.default is None),
        bool(positional) and positional[-1].type.as_list is not None,
    )
