"""Holds translated formulas to numbers: each takes the place of our own, and the operator's checks run.

A formula that no check tells from ours computes the same gradients or tangents as differences do.  One that a check
tells apart is a mistake of one side.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from ..derivatives.formula import Formula
from ..derivatives.types import DEFAULT, DifferentiabilityInfo
from ..mutation.mutants import Mutant, added, exchanged
from ..mutation.run import judge_all
from ..pipeline import Model
from .derivatives import Line

__all__ = ["Judged", "verify"]

_FAILED = "the generator refuses it"
DERIVED = "(derived by the generator)"
"""Stands for our forward formula where we have written none."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What became of a translated line."""

    line: Line
    names: tuple[str, ...]
    """Of the line; one of them where ours has a formula for each."""
    text: str
    ours: str
    verdict: str
    """``same`` text, ``agrees`` in all checks, ``differs``, or ``refused`` by the generator."""
    reason: str = ""


def verify(
    model: Model,
    lines: Iterable[Line],
    jobs: int = 1,
    timeout: float = 20.0,
    progress: Callable[[int], None] = lambda done: None,
) -> list[Judged]:
    """A verdict for each translated line that the project has a line for, or derives the tangents of."""
    infos = {
        str(info.function.name): info
        for function, info in model.derivatives.items()
        if info.function is function
    }
    judged: list[Judged] = []
    waiting: list[tuple[Judged, Mutant]] = []
    for line in lines:
        info = infos.get(line.operator)
        if info is None or not line.text or not line.is_formula or line.key != DEFAULT:
            continue
        for names, text in _parts(line, info):
            ours = _ours(info, names)
            if ours is None:
                mutant = added(model, info, names, text) if line.is_forward else None
                if mutant is not None:
                    waiting.append((Judged(line, names, text, DERIVED, "agrees"), mutant))
                continue
            entry = Judged(line, names, text, ours, "same")
            if _same(ours, text):
                judged.append(entry)
                continue
            mutant = exchanged(model, info, names, text)
            if mutant is None:
                judged.append(Judged(line, names, text, ours, "refused", _FAILED))
            else:
                waiting.append((entry, mutant))
    verdicts = judge_all([mutant for _, mutant in waiting], model, jobs, timeout, progress)
    for (entry, _), verdict in zip(waiting, verdicts, strict=True):
        word = "differs" if verdict.caught_by else "agrees"
        reason = f"{verdict.caught_by}: {verdict.reason}" if verdict.caught_by else ""
        judged.append(Judged(entry.line, entry.names, entry.text, entry.ours, word, reason))
    return judged


def _parts(line: Line, info: DifferentiabilityInfo) -> Iterator[tuple[tuple[str, ...], str]]:
    """The line, or where it gives a tuple and ours has a line for each name, the parts of it."""
    if _ours(info, line.names) is not None or len(line.names) == 1:
        yield line.names, line.text
        return
    tree = ast.parse(line.text, mode="eval").body
    if isinstance(tree, ast.Tuple) and len(tree.elts) == len(line.names):
        for name, element in zip(line.names, tree.elts, strict=True):
            yield (name,), ast.unparse(element)


def _ours(info: DifferentiabilityInfo, names: tuple[str, ...]) -> str | None:
    """Our formula for the line of `names`; None where there is none, or no expression."""
    found = [g.formula for g in info.gradients if g.names == names]
    found += [f.formula for f in info.forward if f.outputs == names]  # type: ignore[misc]
    formula = found[0] if found else None
    return formula.text if isinstance(formula, Formula) else None


def _same(one: str, other: str) -> bool:
    return ast.dump(ast.parse(one, mode="eval")) == ast.dump(ast.parse(other, mode="eval"))
