"""Breaks the lines of generated Python that are too long: templates write each statement on a line of any length.

A line that is too long is broken at its outermost brackets: what they hold gets a row of its own, or, where that is too
long again, a row for each item.  A value without brackets to break is put in parentheses and broken at the operators
that bind it last.
"""

from __future__ import annotations

import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from io import StringIO
from itertools import pairwise
from keyword import iskeyword

from ..project.memo import Memo
from .python_source import LINE_LENGTH

_LONG = re.compile(rf"^.{{{LINE_LENGTH + 1},}}$", re.MULTILINE)

_GOES_ON = frozenset("([{,")
"""What ends a line in the middle of a statement."""

_GOING_ON = re.compile(r" *(?:[)\]}]|(?:and|or|if .* else|else|for) (?!.*:$))")
"""How a line begins in the middle of one."""

_DOCSTRING = re.compile(r'"""[\s\S]*?"""')

_BINDING = (
    ("for", "if", "else"),  # of a comprehension
    ("if", "else"),
    ("or",),
    ("and",),
    ("==", "!=", "<", ">", "<=", ">="),
    ("|",),
    ("^",),
    ("&",),
    ("<<", ">>"),
    ("+", "-"),
    ("*", "/", "//", "%", "@"),
)
"""Operators that a value may be broken before; the first bind last."""

_OPENING, _CLOSING = frozenset({"(", "[", "{"}), frozenset({")", "]", "}"})
_TEXT_STARTS = getattr(tokenize, "FSTRING_START", -1)
_TEXT_ENDS = getattr(tokenize, "FSTRING_END", -1)
"""From Python 3.12 on, the braces of an f-string are tokens."""

_WITH_A_VALUE = frozenset({"return", "raise", "if", "elif", "while", "yield"})
"""How a statement begins whose value may be put in parentheses."""

_ASSIGNMENTS = frozenset(
    {"=", "+=", "-=", "*=", "/=", "//=", "%=", "**=", "@=", "&=", "|=", "^=", "<<=", ">>="}
)
_SEPARATORS = frozenset({"=", ":", ":="})
"""Between the parts of an item: a name and its value, a key and its value, the ends of a slice."""

_NO_VALUE = frozenset({":", ":=", ";", "from"})
"""What parentheses cannot be put around, outside of a lambda."""

_AT_BRACKETS_ALONE = frozenset(
    {"assert", "global", "nonlocal", "del", "from", "import", "@"}
    | {"async", "def", "class", "for", "with", "except"}
)
"""How a statement begins that is broken at its brackets alone."""


def lay_out(module: str, memo: Memo) -> str:
    """The text of a module without lines that are too long."""
    pieces = []
    done = 0
    for start, end in _long_lines(module):
        line = module[start:end]
        pieces += [module[done:start], memo.of("broken", line, partial(broken, line))]
        done = end
    return "".join([*pieces, module[done:]])


def _long_lines(module: str) -> Iterator[tuple[int, int]]:
    """Where the statements start and end that are too long for a line; docstrings are wrapped where they are written."""
    docstrings = _DOCSTRING.finditer(module)
    first = last = 0
    for line in _LONG.finditer(module):
        start, end = line.span()
        if {module[start - 2 : start - 1], module[end - 1]} & _GOES_ON or _GOING_ON.match(
            module, start
        ):
            continue  # part of a statement: by itself it would mean something else, if anything
        while last <= start and (docstring := next(docstrings, None)) is not None:
            first, last = module.rfind("\n", 0, docstring.start()) + 1, docstring.end()
        if not first <= start < last:
            yield start, end


def broken(line: str) -> str:
    """A statement in one line, or the head of a block, in several; as it is where it cannot be broken."""
    text = line.lstrip(" ")
    indent = " " * (len(line) - len(text))
    try:
        tokens = _tokens(text)
    except (tokenize.TokenError, IndentationError):
        return line  # part of a statement that has its lines already
    return "\n".join(_statement(text, tokens, indent))


@dataclass(frozen=True, slots=True)
class _Token:
    """A token outside of brackets, or a pair of brackets with all that is between."""

    text: str
    start: int
    end: int
    is_brackets: bool = False
    is_operand: bool = False
    """Whether a sign behind it joins two values."""


def _tokens(text: str) -> list[_Token]:
    """The tokens of a line; raises TokenError where it is not the whole of something."""
    found: list[_Token] = []
    opened: list[int] = []
    for token in tokenize.generate_tokens(StringIO(text).readline):
        if token.type in (tokenize.NEWLINE, tokenize.ENDMARKER, tokenize.NL):
            continue
        if token.type == tokenize.COMMENT or token.start[0] > 1:
            raise tokenize.TokenError("more than a statement")
        start, end = token.start[1], token.end[1]
        sign = token.string if token.type == tokenize.OP else ""  # not the text of an f-string
        if sign in _OPENING or token.type == _TEXT_STARTS:
            opened.append(start)
        elif sign in _CLOSING or token.type == _TEXT_ENDS:
            if not opened:
                raise tokenize.TokenError("it begins in brackets")
            first = opened.pop()
            if not opened:
                brackets = token.type != _TEXT_ENDS
                found.append(_Token(text[first:end], first, end, brackets, True))
        elif not opened:
            operand = token.type != tokenize.OP and not iskeyword(token.string)
            constant = token.string in ("None", "True", "False")
            found.append(_Token(token.string, start, end, False, operand or constant))
    return found


def _statement(text: str, tokens: list[_Token], indent: str) -> list[str]:
    """The rows of a statement."""
    head = 0
    for position, token in enumerate(tokens):
        if token.text == "lambda":
            break
        if token.text in _ASSIGNMENTS or (position == 0 and token.text in _WITH_A_VALUE):
            head = position + 1
    ends = tokens[-1].text == ":"
    value = tokens[head : -1 if ends else None]
    names = [token.text for token in _before_lambda(value)]
    other_head = ends and not head  # of `match`, which is a name elsewhere, or `case`
    if tokens[0].text in _AT_BRACKETS_ALONE or not value or other_head or _NO_VALUE & {*names}:
        return _at_brackets(text, tokens, indent)
    start, end = value[0].start, value[-1].end
    inner = indent + "    "
    if "," in names:
        rows = [row for item in _items(text[start:end].rstrip(",")) for row in _item(item, inner)]
    elif _operators(value):
        rows = _value(text[start:end], inner)
    else:
        return _at_brackets(text, tokens, indent)
    return [f"{indent}{text[:start]}(", *rows, f"{indent})" + ":" * ends]


def _value(text: str, indent: str) -> list[str]:
    """The rows of a value that has brackets around it."""
    if len(indent) + len(text) <= LINE_LENGTH:
        return [indent + text]
    tokens = _tokens(text)
    operators = _operators(tokens)
    if not operators:
        return _at_brackets(text, tokens, indent)
    starts = [0, *(operator.start for operator in operators)]
    ends = [*starts[1:], len(text)]
    rows: list[str] = []
    for start, end in zip(starts, ends, strict=True):
        rows += _operand(text[start:end].rstrip(" "), indent)
    return rows


def _operand(text: str, indent: str) -> list[str]:
    """The rows of one of several values that operators join, with the operator before it."""
    if len(indent) + len(text) <= LINE_LENGTH:
        return [indent + text]
    tokens = _tokens(text)
    rows = _at_brackets(text, tokens, indent)
    if all(len(row) <= LINE_LENGTH for row in rows) or not (operators := _operators(tokens)):
        return rows
    cut = operators[0].start
    return [*_operand(text[:cut].rstrip(" "), indent), *_value(text[cut:], indent + "    ")]


def _before_lambda(tokens: list[_Token]) -> list[_Token]:
    """A lambda takes all that follows it."""
    return tokens[: next((i for i, token in enumerate(tokens) if token.text == "lambda"), None)]


def _operators(tokens: list[_Token]) -> list[_Token]:
    """The operators that bind last, where a value can be broken; signs of one operand are none."""
    tokens = _before_lambda(tokens)
    names = [token.text for token in tokens]
    for level in _BINDING[0 if "for" in names else 1 :]:
        found = [
            token for before, token in pairwise(tokens) if token.text in level and before.is_operand
        ]
        if found:
            return found
    return []


def _at_brackets(text: str, tokens: list[_Token], indent: str) -> list[str]:
    """The rows of something broken at those of its brackets that hold most."""
    ends = next((t.start for t in tokens if t.text == "->"), len(text))
    brackets = [t for t in tokens if t.is_brackets and t.end - t.start > 2 and t.end <= ends]
    if not brackets:
        imported = text.find(" import ") + len(" import ")
        if tokens[0].text != "from" or "," not in text[imported:]:
            return [indent + text]
        names = [f"{indent}    {name.strip()}," for name in text[imported:].split(",")]
        return [f"{indent}{text[:imported]}(", *names, f"{indent})"]
    chosen = max(brackets, key=lambda token: token.end - token.start)
    inner = indent + "    "
    content = text[chosen.start + 1 : chosen.end - 1].strip()
    before, after = text[: chosen.start], text[chosen.end :]
    items = _items(content)
    if len(items) == 1:
        rows = _value(content, inner)
    elif len(inner) + len(content) <= LINE_LENGTH and not content.endswith(","):
        rows = [inner + content]
    else:
        rows = [row for item in items for row in _item(item, inner)]
    opening, closing = text[chosen.start], text[chosen.end - 1]
    return [*_beside(before, "", indent, opening), *rows, *_beside(after, closing, indent, "")]


def _beside(text: str, start: str, indent: str, end: str) -> list[str]:
    """The rows of what is before or behind brackets that were broken; it may have brackets too, as calls in a chain."""
    row = f"{indent}{start}{text}{end}"
    rest = text.lstrip(" ")
    if len(row) <= LINE_LENGTH or not (tokens := _tokens(rest)):
        return [row]
    first, *rows = _at_brackets(rest, tokens, indent)
    rows = [row[: len(row) - len(rest + end)] + first.removeprefix(indent), *rows]
    return [*rows[:-1], rows[-1] + end]


def _items(content: str) -> list[str]:
    """What commas separate; all as one where they separate nothing, and a tuple of one with its comma."""
    starts, ends = [0], []
    parameters = False
    tokens = _tokens(content)
    if any(token.text == "for" for token in tokens):
        return [content]
    for token in tokens:
        if token.text == "lambda":
            parameters = True
        elif token.text == ":":
            parameters = False
        elif token.text == "," and not parameters:
            ends.append(token.start)
            starts.append(token.end)
    items = [content[a:b].strip() for a, b in zip(starts, [*ends, len(content)], strict=True)]
    found = [item for item in items if item]
    return found if len(found) > 1 else [content]


def _item(text: str, indent: str) -> list[str]:
    """The rows of one of several items, with its comma."""
    if len(indent) + len(text) < LINE_LENGTH:
        return [f"{indent}{text},"]
    tokens = _tokens(text)
    if parts := [part for part in _parts(tokens) if _operators(part)]:
        part = max(parts, key=lambda part: part[-1].end - part[0].start)
        start, end = part[0].start, part[-1].end
        rows = _value(text[start:end], indent + "    ")
        return [f"{indent}{text[:start]}(", *rows, f"{indent}){text[end:]},"]
    *rows, last = _at_brackets(text, tokens, indent)
    return [*rows, last + ","]


def _parts(tokens: list[_Token]) -> Iterator[list[_Token]]:
    """The values that an item has: with the name or the key before it, each end of a slice, without stars."""
    cuts = [i for i, token in enumerate(_before_lambda(tokens)) if token.text in _SEPARATORS]
    for cut, end in pairwise([-1, *cuts, len(tokens)]):
        start = cut + 1
        if start < end and tokens[start].text in ("*", "**"):
            start += 1
        yield tokens[start:end]
