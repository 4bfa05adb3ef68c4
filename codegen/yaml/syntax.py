"""The tree of a YAML file: scalars, sequences and mappings with their positions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from ..diagnostics import Edit, Fix, Location, Source

Value = str | int | float | bool | None

ESCAPE = r"\\(?:x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|.)"
UNITS = {"'": re.compile(r"''|\S"), '"': re.compile(rf"{ESCAPE}|\S", re.DOTALL)}
VISIBLE = re.compile(r"\S")
WHITE_ESCAPES = frozenset("tnvfr NLP_\t\r\n")


class Scalar(
    NamedTuple
):  # a frozen dataclass takes three times as long to make, and files are full of them
    """A single value.

    `text` is what was written once quotes and folding are undone, `value` what it means:
    for a string the same as `text`.  `style` is YAML's: empty (plain), `'`, `"`, `|` or `>`.
    """

    value: Value
    text: str
    style: str
    source: Source
    start: int
    end: int

    @property
    def location(self) -> Location:
        """Where it was written; the first line of it if it has several."""
        return self.source.location(self.start, self.end)

    def replacement(self, text: str) -> Fix | None:
        """Mends the value to be `text`; None where it does not stand in the file as it is read, on one line."""
        if self.source.text[self.start : self.end] != self.text or "\n" in self.text:
            return None
        return Fix(f"write '{text}'", (Edit(self.source, self.start, self.end, text),))

    def locate(self, offset: int, length: int = 1) -> Location:
        """Where `text[offset : offset + length]` was written, in whatever style."""
        offset = min(max(offset, 0), len(self.text))
        last = min(offset + max(length, 1), len(self.text)) - 1
        start, end = self._span(offset)
        return self.source.location(start, self._span(last)[1] if last > offset else end)

    def _span(self, offset: int) -> tuple[int, int]:
        """Start and end in the file of what was written for one character of the text."""
        quotes = 1 if self.style in UNITS else 0
        if self.end - self.start == len(self.text) + 2 * quotes:
            start = self.start + quotes + offset
            return start, start + 1
        # Folding and indentation touch white space only: the n-th visible character of the
        # text is the n-th visible character of what was written.
        here = self.text[offset : offset + 1]
        remaining = len("".join(self.text[:offset].split()))
        span = (self.start, self.start + 1)
        for start, end in self._visible():
            if remaining == 0:
                return (start, end) if here and not here.isspace() else (span[1], span[1] + 1)
            remaining -= 1
            span = (start, end)
        return span[1], span[1] + 1

    def _visible(self) -> Iterator[tuple[int, int]]:
        """Start and end in the file of each visible character of the text."""
        text, start = self.source.text, self.start
        if self.style in ("|", ">"):  # behind the style stand its indicators and a comment
            start = text.find("\n", start) + 1 or self.end
        elif self.style:
            start += 1
        for match in UNITS.get(self.style, VISIBLE).finditer(text, start, self.end):
            if not _is_white_escape(match[0]):
                yield match.span()


def _is_white_escape(unit: str) -> bool:
    if len(unit) == 1 or unit[0] != "\\":
        return False
    if len(unit) == 2:
        return unit[1] in WHITE_ESCAPES
    digits = unit[2:]
    return chr(int(digits, 16)).isspace()


@dataclass(frozen=True, slots=True)
class Sequence:
    """A list of values."""

    items: tuple[Node, ...]
    source: Source
    start: int
    end: int

    @property
    def location(self) -> Location:
        """Where its first item, or its bracket, was written."""
        return self.source.location(self.start, self.end)


class Mapping:
    """Keys with their values, in the order of the file; no key occurs twice."""

    __slots__ = ("_entries", "end", "source", "start")

    def __init__(
        self, entries: tuple[tuple[Scalar, Node], ...], source: Source, start: int, end: int
    ) -> None:
        self._entries = entries
        self.source = source
        self.start = start
        self.end = end

    @property
    def entries(self) -> tuple[tuple[Scalar, Node], ...]:
        """All of them."""
        return self._entries

    def __repr__(self) -> str:
        return f"Mapping({self.entries!r})"

    @property
    def location(self) -> Location:
        """Where its first key, or its brace, was written."""
        return self.source.location(self.start, self.end)

    def get(self, key: str) -> Node | None:
        """The value of a key, or None."""
        for scalar, node in self.entries:
            if scalar.text == key:
                return node
        return None

    def key(self, key: str) -> Scalar | None:
        """The key itself, for its location, or None."""
        for scalar, _ in self.entries:
            if scalar.text == key:
                return scalar
        return None


Node = Scalar | Sequence | Mapping


def scalars(node: Node | None) -> Iterator[Scalar]:
    """Every key and value of a tree."""
    if isinstance(node, Scalar):
        yield node
    elif isinstance(node, Sequence):
        for item in node.items:
            yield from scalars(item)
    elif isinstance(node, Mapping):
        for key, value in node.entries:
            yield key
            yield from scalars(value)


def said_in(entry: str) -> str:
    """The text of an entry of a list without the empty lines and the remarks behind it."""
    if "|+" in entry or ">+" in entry:  # there, empty lines are part of a value
        return entry
    said = entry.rstrip()
    while (last := said.rfind("\n") + 1) and said.startswith("#", last):
        said = said[:last].rstrip()
    return said
