"""The functions that formulas may call, and checks of calls against their signatures.

Signatures are read from source with `ast`: the generator never imports the code that it generates for.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeGuard

from ..diagnostics import Diagnostics, Location, Related, Source, hint_for_syntax, not_text
from ..project.memo import Memo
from ..project.modules import SourceModule
from .reads import Call


@dataclass(frozen=True, slots=True)
class Helper:
    """A function that formulas may call."""

    name: str
    positional: tuple[str, ...]
    """Parameters that may be given by position, in order."""
    keyword_only: tuple[str, ...]
    required: frozenset[str]
    """Those of both that have no default."""
    takes_any_positional: bool
    takes_any_keyword: bool
    module: str
    """Import name of its module, below the folder of helpers."""
    location: Location
    optional: frozenset[str] = field(default=frozenset())
    """Those annotated ``… | None``."""
    annotations: tuple[tuple[str, str], ...] = ()
    """By parameter, as they are written."""
    returns: str = ""

    def annotation(self, parameter: str | None) -> str:
        """What a parameter is annotated with; empty for nothing, and for what is not a parameter."""
        return dict(self.annotations).get(parameter or "", "")

    def parameter(self, position: int | None, keyword: str | None) -> str | None:
        """The parameter that an argument at a position, or given by keyword, is for."""
        if keyword is not None:
            return keyword
        fits = position is not None and position < len(self.positional)
        return self.positional[position] if fits and position is not None else None

    def misfit(self, call: Call) -> str | None:
        """Why a call cannot be bound to the parameters; None if it can."""
        if call.positional > len(self.positional) and not self.takes_any_positional:
            takes = _count(len(self.positional), "positional argument")
            return f"'{self.name}' takes {takes}, here are {call.positional}"
        given = set(self.positional[: call.positional])
        for keyword in call.keywords:
            if keyword in given:
                return f"'{self.name}' is given '{keyword}' twice"
            if keyword not in (*self.positional, *self.keyword_only) and not self.takes_any_keyword:
                return f"'{self.name}' has no parameter '{keyword}'"
            given.add(keyword)
        missing = [name for name in (*self.positional, *self.keyword_only) if name in self.required]
        missing = [f"'{name}'" for name in missing if name not in given]
        if missing and not call.is_open:
            return f"'{self.name}' is not given {', '.join(missing)}"
        return None

    def __str__(self) -> str:
        parts = [name if name in self.required else f"{name}=…" for name in self.positional]
        if self.takes_any_positional or self.keyword_only:
            parts.append("*…" if self.takes_any_positional else "*")
        parts += [name if name in self.required else f"{name}=…" for name in self.keyword_only]
        return f"{self.name}({', '.join(parts)})"


def _count(number: int, noun: str) -> str:
    return f"{number or 'no'} {noun}{'' if number == 1 else 's'}"


def read_helpers(
    modules: Iterable[SourceModule], diagnostics: Diagnostics, memo: Memo | None = None
) -> dict[str, Helper]:
    """The public functions that modules define, by name.

    A module that Python cannot parse, and a second function of a name, are diagnostics.
    """
    helpers: dict[str, Helper] = {}
    for module in modules:
        for helper in _functions(module, diagnostics, memo or Memo()):
            first = helpers.setdefault(helper.name, helper)
            if first is not helper:
                diagnostics.error(
                    "GS418",
                    f"helper '{helper.name}' is defined twice",
                    helper.location,
                    hint="formulas call helpers by bare name: rename one of them",
                    related=(Related("first defined here", first.location),),
                )
    return helpers


def _functions(module: SourceModule, diagnostics: Diagnostics, memo: Memo) -> Iterator[Helper]:
    file = module.file
    try:
        content = module.content
        wrong = not_text(file, content)
        if wrong is not None:
            diagnostics.sources.add(Source(file, content.decode("utf-8", "replace")))
            where, what, hint = wrong
            diagnostics.error("GS418", f"Python cannot read the helpers: {what}", where, hint)
            return
        text = content.decode("utf-8")
        diagnostics.sources.add(Source(file, text))
        rows = memo.get("helpers", module.digest)
        if rows is None:
            rows = [_row(node) for node in ast.parse(text, file).body if _is_public(node)]
            memo.keep("helpers", module.digest, rows)
    except SyntaxError as problem:
        where = Location(file, problem.lineno or 1, problem.offset or 1)
        message = f"Python cannot read the helpers: {problem.msg}"
        diagnostics.error("GS418", message, where, hint_for_syntax(text, where, message))
        return
    except (OSError, ValueError) as problem:
        message = f"Python cannot read the helpers: {problem}"
        diagnostics.error("GS418", message, Location(file, 1, 1))
        return
    for (
        name,
        positional,
        keyword_only,
        required,
        any_positional,
        any_keyword,
        place,
        nullable,
        annotated,
        returns,
    ) in rows:
        yield Helper(
            name,
            tuple(positional),
            tuple(keyword_only),
            frozenset(required),
            any_positional,
            any_keyword,
            module.name,
            Location(file, *place),
            frozenset(nullable),
            tuple((parameter, annotation) for parameter, annotation in annotated),
            returns,
        )


def _is_public(node: ast.stmt) -> TypeGuard[ast.FunctionDef]:
    return isinstance(node, ast.FunctionDef) and not node.name.startswith("_")


def _row(node: ast.FunctionDef) -> list[Any]:
    """The fields of a helper, as the memo keeps them."""
    parameters = node.args
    positional = tuple(a.arg for a in (*parameters.posonlyargs, *parameters.args))
    keyword_only = tuple(a.arg for a in parameters.kwonlyargs)
    required = {*positional[: len(positional) - len(parameters.defaults)]}
    required.update(n for n, d in zip(keyword_only, parameters.kw_defaults, strict=True) if not d)
    start = node.col_offset + len("def ") + 1
    nullable = [
        a.arg
        for a in (*parameters.posonlyargs, *parameters.args, *parameters.kwonlyargs)
        if isinstance(a.annotation, ast.BinOp) and ast.unparse(a.annotation).endswith("| None")
    ]
    return [
        node.name,
        positional,
        keyword_only,
        sorted(required),
        parameters.vararg is not None,
        parameters.kwarg is not None,
        [node.lineno, start, start + len(node.name)],
        nullable,
        [
            [a.arg, ast.unparse(a.annotation)]
            for a in (*parameters.posonlyargs, *parameters.args, *parameters.kwonlyargs)
            if a.annotation is not None
        ],
        "" if node.returns is None else ast.unparse(node.returns),
    ]
