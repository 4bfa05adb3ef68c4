"""Warnings about valid formulas that look as if a term or an argument were missing."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator

from ..derivatives.formula import Formula
from ..derivatives.helpers import Helper
from ..derivatives.names import Library
from ..derivatives.slips import HINT_OF_SIGN, HINT_OF_TWICE, LONE_SIGN, given_twice, said_of
from ..derivatives.types import DifferentiabilityInfo
from ..diagnostics import Diagnostics


def check_slips(
    infos: Iterable[DifferentiabilityInfo], library: Library, diagnostics: Diagnostics
) -> None:
    """Warn of formulas that read as if something were missing."""
    for info in infos:
        scope = {*(a.name for a in info.function.func.arguments.all), *info.output_names}
        backward = [line.formula for g in info.gradients for line in (g, *g.alternatives)]
        for formula in (*backward, *(tangent.formula for tangent in info.forward)):
            if isinstance(formula, Formula):
                _check(formula, scope, library, diagnostics)


def _check(
    formula: Formula, scope: Collection[str], library: Library, diagnostics: Diagnostics
) -> None:
    encoded = formula.text.encode()
    for node in ast.walk(formula.tree):
        match node:
            case ast.UnaryOp(ast.USub() | ast.UAdd()):
                if encoded[node.col_offset + 1 : node.col_offset + 2].isspace():
                    where = formula.locate(len(encoded[: node.col_offset].decode()), 1)
                    diagnostics.warning("GS807", LONE_SIGN, where, HINT_OF_SIGN)
            case ast.Call(ast.Name(name), arguments) if len(arguments) > 1:
                names = [a.id if isinstance(a, ast.Name) else None for a in arguments]
                mentioned = {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
                rows = [*_parameters(name, library)]
                found = [given_twice(row, names, mentioned, scope) for row in rows]
                if found and None not in found:
                    wrong = arguments[found[0] or 0]
                    said = said_of(name, rows[0][found[0] or 0], ast.unparse(wrong))
                    start = len(encoded[: wrong.col_offset].decode())
                    where = formula.locate(start, len(ast.unparse(wrong)))
                    diagnostics.warning("GS807", said, where, HINT_OF_TWICE)


def _parameters(name: str, library: Library) -> Iterator[tuple[str, ...]]:
    helper = library.helpers.get(name)
    if isinstance(helper, Helper):
        yield helper.positional
    else:
        yield from (overload.positional for overload in library.overloads.get(name, ()))
