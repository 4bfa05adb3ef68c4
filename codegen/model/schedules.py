"""Learning-rate schedules: the entries of optimizers.yaml with the key `schedule`."""

from __future__ import annotations

import ast
from collections.abc import Collection
from dataclasses import dataclass

from ..derivatives.check import Scope
from ..derivatives.value_kinds import kind_of_annotation
from ..diagnostics import Diagnostics, Location, suggest
from ..yaml.syntax import Mapping as MappingNode
from ..yaml.syntax import Node, Sequence
from .layers import MATHEMATICS, Argument, RejectedEntry
from .options_entry import OptionsEntry

FIELDS = ("schedule", "checks", "next", "closed", "resumes", "doc")
CLOSED = "by the closed form"
"""What `resumes` may say."""
VALUES = {
    "lr": "the rate of a group as it is",
    "base": "the rate that the group began with",
    "epoch": "the number of the epoch",
    "initial": "whether the schedule begins here",
}
"""What expressions read besides the arguments."""
FUNCTIONS = (*MATHEMATICS, max.__name__, min.__name__)
"""What they may call, and constants; an argument may have the name of one, and is meant then."""
_HINT = "write '- schedule: \"Name(gamma: float)\"' and below it 'next: lr * gamma'"
_TAKEN = {*VALUES, "optimizer", "last_epoch"}


@dataclass(frozen=True, slots=True)
class Schedule:
    """A class that says the rates of an optimizer's groups for an epoch."""

    name: str
    location: Location
    arguments: tuple[Argument, ...]
    checks: tuple[tuple[str, str], ...]
    """Conditions on the arguments, and what is said of one that does not hold."""
    next: str
    """An expression for a group's rate, of the one before."""
    closed: str
    """One of the epoch and the first rate alone."""
    resumes_closed: bool
    """Whether a schedule that goes on from another epoch than its first has its first rate from `closed`."""
    doc: str

    @property
    def reads(self) -> frozenset[str]:
        """The names in both expressions."""
        trees = (ast.parse(text, mode="eval") for text in (self.next, self.closed))
        nodes = (node for tree in trees for node in ast.walk(tree))
        return frozenset(node.id for node in nodes if isinstance(node, ast.Name))


def load_schedules(node: Node | None, diagnostics: Diagnostics) -> tuple[Schedule, ...]:
    """The schedules of the file, each checked against what it names; the other entries are optimizers."""
    found: dict[str, Schedule] = {}
    for entry in node.items if isinstance(node, Sequence) else ():
        if not is_schedule(entry):
            continue
        assert isinstance(entry, MappingNode)
        try:
            schedule = _Entry(entry, diagnostics).load()
        except RejectedEntry:
            continue
        if schedule.name in found:
            message = f"there is a schedule '{schedule.name}' already"
            diagnostics.error("GS317", message, schedule.location, "give it another name")
        found[schedule.name] = schedule
    return tuple(found.values())


def is_schedule(entry: Node) -> bool:
    """Whether an entry is one, and no optimizer."""
    return isinstance(entry, MappingNode) and entry.get(FIELDS[0]) is not None


class _Entry(OptionsEntry):
    """One entry."""

    def __init__(self, entry: MappingNode, diagnostics: Diagnostics) -> None:
        self.entry, self.diagnostics = entry, diagnostics

    def load(self) -> Schedule:
        head = self.begun("schedule", FIELDS, _HINT)
        name, arguments = self.head(head, _HINT)
        own = [a.name for a in arguments]
        kinds = {a.name: kind_of_annotation(a.annotation) for a in arguments}
        taken = next((n for n in own if n in _TAKEN), None)
        if taken is not None:
            message = f"'{taken}' cannot be the name of an argument"
            raise self.error("GS317", message, head.location, "give it a name of its own")
        doc = self.scalar("doc")
        return Schedule(
            name,
            head.location,
            arguments,
            tuple(self.check(*pair, kinds, Scope({})) for pair in self.pairs("checks")),
            self.rate("next", {*own, *VALUES}),
            self.rate("closed", {*own, "base", "epoch"}),
            self.choice("resumes", CLOSED),
            "" if doc is None else doc.text,
        )

    def rate(self, key: str, known: Collection[str]) -> str:
        """An expression over `known` names, which calls no more than functions of numbers."""
        scalar = self.scalar(key)
        if scalar is None:
            where = self.entry.location
            raise self.error("GS304", f"a schedule without '{key}'", where, _HINT)
        tree = self.parsed(scalar, scalar.text)
        self.names(scalar, tree, {*known, *FUNCTIONS})
        functions = [name for name in FUNCTIONS if name not in known]
        for node in ast.walk(tree):
            where = scalar.locate(max(getattr(node, "col_offset", 1) - 1, 0), 1)
            if isinstance(node, ast.Call) and ast.unparse(node.func) not in functions:
                called = ast.unparse(node.func)
                hint = suggest(called, functions) or f"there are {', '.join(functions)}"
                raise self.error("GS403", f"there is no function '{called}'", where, hint)
            if isinstance(node, (ast.Attribute, ast.Lambda, ast.NamedExpr, ast.comprehension)):
                hint = "write what the rate is, with Python's operators"
                raise self.error("GS402", "a rate is of numbers alone", where, hint)
        return ast.unparse(tree)
