"""Derivative formulas: Python expressions, and what they read.

`ast` parses each formula once.  What the formula reads determines what the graph node saves: `grad * other` saves
`other`; `grad.expand(self.shape)` saves only a shape.  Attribute names, keywords, strings and names bound inside the
formula are not reads.
"""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Callable
from dataclasses import dataclass, field
from keyword import iskeyword
from typing import Any

from ..diagnostics import Diagnostics, Location, suggest
from ..project.memo import Memo
from .reads import HELPER, Call, Read, ReadsAndCalls, Refused
from .rename import Rename, Renamer

__all__ = ["Call", "Formula", "Locate", "Read", "Rename", "words_of"]

Locate = Callable[[int, int], Location]
"""From offset and length in a formula's text to the place in its file."""


@dataclass(frozen=True, slots=True)
class Formula:
    """A formula whose form is right; whether its names exist is for its entry to say."""

    text: str
    reads: tuple[Read, ...]
    calls: tuple[Call, ...]
    locate: Locate = field(repr=False, compare=False)

    def __str__(self) -> str:
        return self.text

    @classmethod
    def parse(
        cls, text: str, locate: Locate, diagnostics: Diagnostics, memo: Memo | None = None
    ) -> Formula | None:
        """Parse one expression; None if it is none, with the reason in `diagnostics`.

        Offsets in `reads` and `calls` count in `text` of the result, which has no blanks around
        it and no line breaks in it; its `locate` takes them back to the file.
        """
        text, locate = _one_line(text, locate)
        known = None if memo is None else memo.get("formula", text)
        if known is not None:
            return cls(text, *_from_memo(known), locate)
        tree = _parse_expression(text, locate, diagnostics)
        if tree is None:
            return None
        if _depth(tree) > DEEPEST:
            message = f"this formula nests more than {DEEPEST} levels deep"
            diagnostics.error("GS402", message, locate(0, len(text)), HELPER)
            return None
        found = ReadsAndCalls(text)
        try:
            found.visit(tree, frozenset())
            found.check_constants(tree)
        except Refused as refused:
            location = locate(refused.offset, refused.length)
            diagnostics.error(refused.code, refused.message, location, refused.hint)
            return None
        formula = cls(text, tuple(found.reads), tuple(found.calls), locate)
        if memo is not None:
            memo.keep("formula", text, _for_memo(formula))
        return formula

    @property
    def tree(self) -> ast.expr:
        """The expression, parsed anew: whoever asks may edit it."""
        return ast.parse(self.text, mode="eval").body

    def keyword(self, call: Call, name: str) -> Location:
        """Where `call` gives an argument by that name; where it stands itself, if it does not."""
        encoded = self.text.encode()
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if len(encoded[: node.func.col_offset].decode()) != call.offset:
                    continue
                for keyword in node.keywords:
                    if keyword.arg == name:
                        offset = len(encoded[: keyword.col_offset].decode())
                        return self.locate(offset, len(name))
        return self.locate(call.offset, len(call.name))

    def source(self, rename: Rename, conjugate: str | None = None) -> str:
        """The formula as source text, with what it reads replaced.

        With `("self", "shape"): "shape_of_self"` both `self.shape` and `self.size(0)` read that
        local variable; an attribute that is not in `rename` is read from the renamed value.
        With `conjugate`, `x.conj()` becomes a call of the function of that name.
        """
        return ast.unparse(Renamer(rename, conjugate).visit(self.tree))


def words_of(text: str) -> list[str]:
    """The names in a formula: those of operators, methods among them, and others."""
    return sorted(
        {
            node.id if isinstance(node, ast.Name) else node.attr
            for node in ast.walk(ast.parse(text, mode="eval"))
            if isinstance(node, ast.Name | ast.Attribute)
        }
    )


def _for_memo(formula: Formula) -> list[Any]:
    reads = [[r.name, r.attribute, r.offset, r.index] for r in formula.reads]
    calls = [[c.name, c.offset, c.positional, c.keywords, c.is_open] for c in formula.calls]
    return [reads, calls]


def _from_memo(known: list[Any]) -> tuple[tuple[Read, ...], tuple[Call, ...]]:
    reads, calls = known
    return (
        tuple(Read(*read) for read in reads),
        tuple(
            Call(name, o, count, tuple(names), is_open) for name, o, count, names, is_open in calls
        ),
    )


_BETWEEN_VALUES = ("if", "else", "for", "in", "and", "or", "is", "not")
_CONSTANTS = ("None", "True", "False")
_TOKEN = re.compile(r"[^\W\d]\w*|[\d.]+|\S")


def _misspelt_keyword(text: str) -> tuple[int, str, str] | None:
    """A word right behind a value, where only keywords can stand, that is like one: its place, it, and what was meant."""
    before = ""
    for token in _TOKEN.finditer(STRING_OR_COMMENT.sub(lambda m: "0" * len(m[0]), text)):
        word = token[0]
        is_name = before.isidentifier() and (not iskeyword(before) or before in _CONSTANTS)
        follows_value = is_name or before[:1].isdigit() or before in (")", "]")
        if follows_value and word.isidentifier() and not iskeyword(word):
            # A letter of two that is wrong leaves a half.
            hint = suggest(word, _BETWEEN_VALUES, 0.6 if len(word) > 2 else 0.5)
            return None if hint is None else (token.start(), word, hint)
        before = word
    return None


DEEPEST = 100
STRING_OR_COMMENT = re.compile(r""""(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\#""")
HINTS = {
    "&&": "write 'and' for '&&'; between tensors '(a) & (b)'",
    "||": "write 'or' for '||'; between tensors '(a) | (b)'",
    "::": "formulas are Python: leave the namespace out",
    "->": "formulas are Python: write '.' for '->'",
    "?": "formulas are Python: write 'x if condition else y' for 'condition ? x : y'",
    ";": "a formula is one expression, without ';'",
    "{": "formulas have no braces: write a list or a tuple",
    "return ": "a formula is one expression: leave 'return' out",
    "import ": "a helper in the folder of formulas may import, a formula may not",
    "\u00a0": "write a space: this is U+00A0, a no-break space",
    "\u2217": "write '*' for '\u2217'",
    "\u2212": "write '-' for '\u2212'",
    "\u2013": "write '-' for '\u2013'",
    "\u00d7": "write '*' for '\u00d7'",
    "\u00b7": "write '*' for '\u00b7'",
    "\u00f7": "write '/' for '\u00f7'",
    "\u00b2": "write '** 2' for '\u00b2'",
    "\u2264": "write '<=' for '\u2264'",
    "\u2265": "write '>=' for '\u2265'",
    "\u2260": "write '!=' for '\u2260'",
    "\u201c": "write straight quotes",
    "\u201d": "write straight quotes",
    "\u2018": "write straight quotes",
    "\u2019": "write straight quotes",
    "=>": "write '>=' for '=>'",
    "=<": "write '<=' for '=<'",
    "=": "a formula is one expression: assign nothing",
}


def hint_for_expression(text: str) -> str | None:
    """What to write for the first sign in it that is of another language; None where there is none."""
    return next((hint for sign, hint in HINTS.items() if sign in text and sign != "="), None)


def _depth(tree: ast.AST) -> int:
    """How many nodes lie on the longest way down; what walks a formula recurses that far."""
    depth = 0
    level: list[ast.AST] = [tree]
    while level:
        depth += 1
        level = [child for node in level for child in ast.iter_child_nodes(node)]
    return depth


def _one_line(text: str, locate: Locate) -> tuple[str, Locate]:
    """A formula of several lines as one, and the way from its offsets to the file."""
    indent = len(text) - len(text.lstrip())
    line = text.strip().replace("\r", " ").replace("\n", " ")
    if indent == 0:
        return line, locate
    return line, lambda offset, length: locate(indent + offset, length)


def _parse_expression(text: str, locate: Locate, diagnostics: Diagnostics) -> ast.expr | None:
    if not text:
        diagnostics.error("GS401", "the formula is empty", locate(0, 1), "write an expression")
        return None
    hint: str | None
    for match in STRING_OR_COMMENT.finditer(text):
        if match[0] == "#":
            location = locate(match.start(), 1)
            hint = "put the comment on a line of its own above the formula"
            diagnostics.error("GS401", "a formula has no comments", location, hint)
            return None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")  # unknown escapes, `1if x`: Python only warns of them
            return ast.parse(text, mode="eval").body
    except SyntaxError as problem:
        # Python gives no offset when the expression ends too early.
        start = min((problem.offset or len(text)) - 1, len(text) - 1)
        length = max((problem.end_offset or 0) - 1 - start, 1)
        if (misspelt := _misspelt_keyword(text)) is not None:
            start, word, hint = misspelt
            message = f"'{word}' stands between two values"
            diagnostics.error("GS401", message, locate(start, len(word)), hint)
            return None
        message = f"this is not a Python expression: {problem.msg}"
        # A character that Python has no use for, or one that it stumbles over.
        here = text[start : start + 1]
        sign = here if here in HINTS else next((sign for sign in HINTS if sign in text), None)
        hint = None if sign is None else HINTS[sign]
        if sign is not None and 0 <= start - text.find(sign) < len(sign):
            start, length = text.find(sign), len(sign)  # not from the middle of the sign on
        diagnostics.error("GS401", message, locate(start, length), hint)
    except (ValueError, RecursionError, MemoryError) as problem:
        diagnostics.error("GS401", f"Python cannot read this: {problem}", locate(0, 1), HELPER)
    return None
