"""The parameters of a handwritten function, and whether a positional call matches them."""

from __future__ import annotations

import ast
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ..emit.python_source import python_name


def _literal(default: ast.expr) -> str:
    try:
        return repr(ast.literal_eval(default))
    except ValueError:
        return ""


def _same(ours: object, theirs: object) -> bool:
    """Whether two constants mean the same: ``1`` for ``1.0`` does, and a tuple for a list."""
    if isinstance(ours, list | tuple) and isinstance(theirs, list | tuple):
        return len(ours) == len(theirs) and all(map(_same, ours, theirs))
    return ours == theirs and isinstance(ours, bool) == isinstance(theirs, bool)


@dataclass(frozen=True, slots=True)
class Parameters:
    """What a function's head says of its parameters."""

    names: tuple[str, ...]
    """Of those that take positional arguments; empty before ``/``, where a name is nobody's business."""
    required: int
    """How many of them have no default."""
    variadic: bool = False
    keyword_only: tuple[str, ...] = ()
    """Parameters without default that can only be given by name."""
    optional_keywords: tuple[str, ...] = ()
    """Those with a default."""
    defaults: tuple[str, ...] = ()
    """Of each of `names` the default, as Python spells the constant; empty where it has none, or one that is computed."""

    @staticmethod
    def of(function: ast.FunctionDef) -> Parameters:
        """Those of a parsed function."""
        arguments = function.args
        names = ("",) * len(arguments.posonlyargs) + tuple(a.arg for a in arguments.args)
        keywords = list(zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True))
        return Parameters(
            names,
            len(names) - len(arguments.defaults),
            arguments.vararg is not None,
            tuple(argument.arg for argument, default in keywords if default is None),
            tuple(argument.arg for argument, default in keywords if default is not None),
            ("",) * (len(names) - len(arguments.defaults))
            + tuple(map(_literal, arguments.defaults)),
        )

    @staticmethod
    def from_row(row: Sequence[Any]) -> Parameters:
        """From what `row` returned, after JSON."""
        names, required, variadic, *others = row
        return Parameters(tuple(names), required, variadic, *map(tuple, others))

    def row(self) -> list[Any]:
        """All fields, in types that JSON has."""
        keywords = list(self.keyword_only), list(self.optional_keywords)
        return [list(self.names), self.required, self.variadic, *keywords, list(self.defaults)]

    def without_first(self, count: int) -> Parameters:
        """Those that are left once the first `count` have been given."""
        return replace(
            self,
            names=self.names[count:],
            required=max(self.required - count, 0),
            defaults=self.defaults[count:],
        )

    def misfit(self, passed: Sequence[str], caller: str, named: Collection[str] = ()) -> str | None:
        """Why `caller` cannot pass the arguments called `passed`, by position; None when it can.

        `named` are those that it passes by name besides.

        Their number has to fit, and a parameter has the name of the argument that arrives there: two that
        changed places would be computed with in silence.
        """
        for name in self.keyword_only:
            if name not in named:
                return f"takes '{name}' by name, {caller} passes arguments by position"
        count = len(passed)
        lacks = any(name not in named for name in self.names[count : self.required])
        if lacks or (count > len(self.names) and not self.variadic):
            return f"takes {self._count} positional arguments, {caller} passes {count}"
        for number, (ours, theirs) in enumerate(zip(self.names, passed), 1):
            if ours and ours != python_name(theirs):
                return f"calls parameter {number} '{ours}', {caller} passes '{theirs}' there"
        return None

    @property
    def takes_by_position(self) -> bool:
        """Whether the order of arguments alone says which is which."""
        return self.variadic or "" in self.names

    def misnamed(self, known: Sequence[str], caller: str) -> str | None:
        """Why `caller` cannot pass the arguments that the parameters name, out of those called `known`; None when it can."""
        if self.keyword_only or self.optional_keywords:
            return f"has parameters behind '*', {caller} passes arguments by position"
        for name in self.names:
            if name not in map(python_name, known):
                return f"takes '{name}', which {caller} does not have"
        return None

    def never_given(self, count: int) -> list[str]:
        """Parameters with a default that a call with so many positional arguments leaves at it."""
        return [name for name in self.names[max(count, self.required) :] if name] + list(
            self.optional_keywords
        )

    def other_defaults(self, given: Mapping[str, Any]) -> list[tuple[str, str]]:
        """Parameters whose default is another constant than that of the argument of their name, and that constant."""
        return [
            (name, default)
            for name, default in zip(self.names, self.defaults)
            if default and name in given and not _same(ast.literal_eval(default), given[name])
        ]

    def takes(self, count: int) -> bool:
        """Whether a call with so many positional arguments fits."""
        return self.required <= count and (self.variadic or count <= len(self.names))

    @staticmethod
    def head(function: str, passed: Sequence[str]) -> str:
        """Name and parameters of a function that takes the arguments called `passed`."""
        return f"{function.rpartition(':')[2]}({', '.join(map(python_name, passed))})"

    @property
    def _count(self) -> str:
        accepted = len(self.names)
        if self.variadic:
            return f"{self.required} or more"
        return str(accepted) if self.required == accepted else f"{self.required} to {accepted}"
