"""Emits the classes of learning-rate schedules."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import dataclass

from ..model.layers import MATHEMATICS
from ..model.schedules import Schedule
from ..project.memo import Memo
from .layout import lay_out
from .outputs import IMPORTS, with_imports
from .python_source import docstring, generated_from, quoted
from .render import render

_ATTRIBUTES = {"epoch": "last_epoch", "initial": "_is_initial"}
"""Where a schedule has what expressions call so."""


@dataclass(frozen=True, slots=True)
class ScheduleSource:
    """A class, in pieces that its template puts together."""

    name: str
    doc: str
    head: str
    """The definition of ``__init__``."""
    checks: tuple[tuple[str, str], ...]
    arguments: tuple[str, ...]
    next: str
    places: str
    """What goes through the groups."""
    closed: str
    resumes_closed: bool


@dataclass(frozen=True, slots=True)
class SchedulesFile:
    """The context of ``schedules.py.jinja``."""

    header: str
    imports: str
    schedules: tuple[ScheduleSource, ...]
    names: tuple[str, ...]


def schedules_file(schedules: Sequence[Schedule], yaml: str, memo: Memo) -> dict[str, str]:
    """Text by path below the output folder."""
    if not schedules:
        return {}
    header = generated_from(yaml)
    names = tuple(sorted(schedule.name for schedule in schedules))
    called = set[str]().union(*(s.reads - {a.name for a in s.arguments} for s in schedules))
    imported = {
        "math": [name for name in MATHEMATICS if name in called],
        "typing": ["Any"],
        "gradsmith.core.tensor": ["Tensor"],
        "gradsmith.optim.optimizer": ["Optimizer"],
        "gradsmith.optim.schedules": ["LRScheduler"],
    }
    sources = tuple(map(_source, schedules))
    text = render("schedules.py", SchedulesFile(header, IMPORTS, sources, names))
    return {"schedules.py": lay_out(with_imports(text, imported), memo)}


def _source(schedule: Schedule) -> ScheduleSource:
    own = tuple(a.name for a in schedule.arguments)
    reading = _Reading(own)
    following = reading.of(schedule.next)
    each = "number, lr in enumerate(self._rates)" if reading.reads_base else "lr in self._rates"
    closed = _Reading(own, "base").of(schedule.closed)
    given = ", ".join(a.source for a in schedule.arguments)
    return ScheduleSource(
        schedule.name,
        docstring(schedule.doc, 4),
        f"def __init__(self, optimizer: Optimizer, {given}, last_epoch: int = -1) -> None:",
        tuple((condition, quoted(message)) for condition, message in schedule.checks),
        own,
        following,
        each,
        closed,
        schedule.resumes_closed,
    )


class _Reading(ast.NodeTransformer):
    """An expression that reads arguments and the epoch from ``self``, and the first rate as it is told."""

    def __init__(self, own: Sequence[str], base: str = "self.base_lrs[number]") -> None:
        self.attributes = {**{name: name for name in own}, **_ATTRIBUTES}
        self.base = base
        self.reads_base = False

    def of(self, text: str) -> str:
        return ast.unparse(self.visit(ast.parse(text, mode="eval")))

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id == "base":
            self.reads_base = True
            return ast.parse(self.base, mode="eval").body
        if node.id not in self.attributes:
            return node
        return ast.Attribute(ast.Name("self", ast.Load()), self.attributes[node.id], ast.Load())
