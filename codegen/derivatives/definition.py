"""An operator's mathematical definition: the field ``math`` of an entry and the fields beside it.

Definitions are parsed with the grammar of formulas.  Only ``gradsmith prove`` evaluates them.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ...schema.mathematics import CONSTANTS, FUNCTIONS
from ..diagnostics import Location, suggest
from ..yaml.syntax import Mapping, Node, Scalar, Sequence
from .formula import Formula

if TYPE_CHECKING:
    from .names import Names

__all__ = ["FIELDS", "Definition", "load_definition"]

FIELDS = ("math", "domain", "singular", "kinks", "not_proved", "accuracy")

MEASURED = ("value", "first", "second")
"""What `gradsmith accuracy` measures: results, and derivatives of the first and second order."""

_PARTS = (
    *(ast.Constant, ast.Name, ast.Load, ast.BinOp, ast.UnaryOp, ast.USub, ast.Not, ast.Invert, ast.BoolOp, ast.And),
    *(ast.Or, ast.Compare, ast.cmpop, ast.IfExp, ast.Call, ast.Add, ast.Sub, ast.Mult, ast.Div, ast.Pow, ast.BitAnd, ast.BitOr),
    *(ast.GeneratorExp, ast.comprehension, ast.Store),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Definition:
    """The expressions as text; empty where nothing is said."""

    math: str = ""
    domain: str = ""
    """Where it holds: a condition."""
    singular: str = ""
    """Where it has no derivative: equations."""
    kinks: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = ()
    """Conditions under which the two sides have different derivatives; what is taken there, by argument."""
    not_proved: tuple[tuple[str, str], ...] = ()
    """Lines, by their names, and why they are not proved; an empty name stands for all of them."""
    accuracy: tuple[tuple[str, tuple[str, ...], str], ...] = ()
    """Conditions under which results may be off by more than usual, which of `MEASURED` they are, and why."""
    location: Location | None = field(default=None, compare=False)
    written: Formula | None = field(default=None, compare=False, repr=False)
    """`math` as it stands in the file; None where it says nothing."""

    @property
    def texts(self) -> tuple[object, ...]:
        """Everything that it says."""
        return self.math, self.domain, self.singular, self.kinks, self.not_proved, self.accuracy


def load_definition(entry: Mapping, names: Names) -> Definition | None:
    """What `entry` says; None if it says nothing.  Mistakes are recorded, and their fields left out."""
    loader = _Loader(names)
    found = {field: entry.get(field) for field in FIELDS if field not in names.arguments}
    if all(node is None for node in found.values()):
        return None
    read = {name: loader.expression(name, found.get(name)) for name in FIELDS[:3]}
    texts = {name: "" if formula is None else formula.text for name, formula in read.items()}
    kinks = tuple(loader.kinks(found.get("kinks")))
    not_proved = tuple(loader.reasons(found.get("not_proved"), entry))
    accuracy = tuple(loader.rules_of_accuracy(found.get("accuracy")))
    return Definition(
        **texts,
        kinks=kinks,
        not_proved=not_proved,
        accuracy=accuracy,
        location=entry.location,
        written=read["math"],
    )


class _Loader:
    def __init__(self, names: Names) -> None:
        self.names = names
        self.diagnostics = names.diagnostics

    def expression(self, field: str, node: Node | None) -> Formula | None:
        """What a field says; None for nothing, and where it is wrong."""
        if node is None:
            return None
        if not isinstance(node, Scalar):
            hint = f"write '{field}: ' and an expression over the arguments"
            self.diagnostics.error(
                "GS404", f"expected an expression for '{field}'", node.location, hint
            )
            return None
        return self.parsed(node)

    def parsed(self, node: Scalar) -> Formula | None:
        """An expression over arguments; None if something is wrong in it."""
        before = len(self.diagnostics)
        memo = self.names.memo
        formula = Formula.parse(node.text, node.locate, self.diagnostics, memo)
        if formula is None:
            return None
        is_known = memo is not None and memo.get("definition", formula.text)
        for part in () if is_known else ast.walk(formula.tree):
            if not isinstance(part, _PARTS):
                where = formula.locate(getattr(part, "col_offset", 0), 1)
                message = "a definition is arithmetic, comparisons and calls of functions by name"
                hint = "write 'where(condition, a, b)' for pieces and 'abs(self)' for 'self.abs()'"
                self.diagnostics.error("GS402", message, where, hint)
                return None
        if memo is not None:
            memo.keep("definition", formula.text, True)
        called = {call.name: call for call in formula.calls}
        known: Collection[str] = (*self.names.arguments, *CONSTANTS)
        for read in formula.reads:
            if (read.name in called and read.name in FUNCTIONS) or read.name in known:
                continue
            choices = FUNCTIONS if read.name in called else known
            where = formula.locate(read.offset, len(read.name))
            hint = suggest(read.name, choices) or f"there are {', '.join(choices)}"
            self.diagnostics.error("GS403", f"definitions have no '{read.name}'", where, hint)
        for call in formula.calls:
            wanted = FUNCTIONS.get(call.name)
            if wanted is not None and (call.positional < wanted or call.keywords or call.is_open):
                where = formula.locate(call.offset, len(call.name))
                hint = f"give it {wanted} by position"
                self.diagnostics.error(
                    "GS415", f"'{call.name}' takes {wanted} arguments", where, hint
                )
        return formula if len(self.diagnostics) == before else None

    def text(self, node: Scalar) -> str:
        """Like `parsed`, as text; empty if something is wrong in it."""
        formula = self.parsed(node)
        return "" if formula is None else formula.text

    def kinks(self, node: Node | None) -> Iterator[tuple[str, tuple[tuple[str, str], ...]]]:
        """``self == 0: 0``, or for several arguments ``self == other: {self: 0.5, other: 0.5}``."""
        if node is None:
            return
        if not isinstance(node, Mapping):
            hint = "write the condition, ': ' and the derivative there"
            self.diagnostics.error(
                "GS404", "expected conditions with derivatives", node.location, hint
            )
            return
        for condition, value in node.entries:
            text = self.text(condition)
            if isinstance(value, Scalar):
                slopes: tuple[tuple[str, str], ...] = (("", self.text(value)),)
            elif isinstance(value, Mapping):
                slopes = tuple(self.of_arguments(value))
            else:
                hint = "write a number, or '{self: 0.5, other: 0.5}'"
                self.diagnostics.error("GS404", "expected a derivative", value.location, hint)
                continue
            if text:
                yield text, slopes

    def rules_of_accuracy(self, node: Node | None) -> Iterator[tuple[str, tuple[str, ...], str]]:
        """``- {at: condition, of: [first, second], why: reason}``."""
        rows = node.items if isinstance(node, Sequence) else () if node is None else (node,)
        for row in rows:
            fields = {k.text: v for k, v in row.entries} if isinstance(row, Mapping) else {}
            at, why, of = fields.get("at"), fields.get("why"), fields.get("of")
            if (
                not isinstance(at, Scalar)
                or not isinstance(why, Scalar)
                or not why.text.strip()
                or {*fields} - {"at", "of", "why"}
            ):
                hint = "write '- {at: abs(self) > 20, of: [first, second], why: …}'"
                self.diagnostics.error(
                    "GS404", "expected where results are less exact, and why", row.location, hint
                )
                continue
            words = of.items if isinstance(of, Sequence) else () if of is None else (of,)
            for word in words:
                if not isinstance(word, Scalar) or word.text not in MEASURED:
                    hint = f"there are {', '.join(MEASURED)}"
                    self.diagnostics.error(
                        "GS404", "expected what is less exact", word.location, hint
                    )
            condition = self.text(at)
            if condition:
                named = tuple(w.text for w in words if isinstance(w, Scalar))
                yield condition, named or MEASURED, why.text.strip()

    def of_arguments(self, node: Mapping) -> Iterator[tuple[str, str]]:
        for key, value in node.entries:
            if key.text not in self.names.arguments:
                hint = suggest(key.text, self.names.arguments)
                message = f"'{self.names.function.name}' has no argument '{key.text}'"
                self.diagnostics.error("GS408", message, key.location, hint)
            elif isinstance(value, Scalar):
                yield key.text, self.text(value)

    def reasons(self, node: Node | None, entry: Mapping) -> Iterator[tuple[str, str]]:
        """``not_proved: why``, or the same for each line by its name."""
        if node is None:
            return
        rows: tuple[tuple[Scalar | None, Node], ...] = ((None, node),)
        if isinstance(node, Mapping):
            rows = node.entries
        lines = {key.text: key for key, _ in entry.entries}
        for key, value in rows:
            if (
                not isinstance(value, Scalar)
                or not isinstance(value.value, str)
                or not value.text.strip()
            ):
                hint = "write why it cannot be proved"
                self.diagnostics.error("GS404", "expected a reason", value.location, hint)
            elif key is None:
                yield "", value.text.strip()
            elif key.text not in lines or key.text in FIELDS:
                hint = suggest(key.text, lines) or f"there are {', '.join(lines)}"
                self.diagnostics.error(
                    "GS408", f"there is no line '{key.text}'", key.location, hint
                )
            else:
                yield key.text, value.text.strip()
