"""Diagnostics: where a mistake is, what is wrong, and what to write instead.

A mistake in a YAML file never raises.  It is recorded as a `Diagnostic` in a `Diagnostics` collector, and reading
continues, so that one run reports every mistake.
"""

from __future__ import annotations

import os
import re
import unicodedata
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, TextIO

from ..schema.cached import cached_property
from ..schema.suggestion import Suggestion
from .codes import CODES, HINTS

LINE_BREAK = re.compile(r"\r\n|\r|\n")
SNIPPET_WIDTH = 160


@dataclass(frozen=True, slots=True)
class Location:
    """A place in a text file: lines and columns count from one, `end_column` is exclusive.

    `file` is the name by which the user knows the file, with forward slashes.
    Without `end_column` the place is the single character at `column`.
    """

    file: str
    line: int
    column: int
    end_column: int | None = None

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


@dataclass(frozen=True)
class Source:
    """The text of a file, and the way from an offset in it to a line and a column."""

    file: str
    text: str

    @cached_property
    def _line_starts(self) -> list[int]:
        return [0, *(match.end() for match in LINE_BREAK.finditer(self.text))]

    def span_of_line(self, number: int) -> tuple[int, int]:
        """Offsets where a line begins and where the next one does."""
        starts = self._line_starts
        return starts[number - 1], starts[number] if number < len(starts) else len(self.text)

    def line(self, number: int) -> str | None:
        """The line of that number without its line break; None beyond the end."""
        if not 1 <= number <= len(self._line_starts):
            return None
        start, end = self.span_of_line(number)
        return self.text[start:end].rstrip("\r\n")

    def span(self, location: Location) -> tuple[int, int]:
        """Offsets of where a location begins and ends; the inverse of `location` for what stands on one line."""
        start = self._line_starts[location.line - 1] + location.column - 1
        end = location.end_column
        return start, start + 1 if end is None else start + end - location.column

    def location(self, start: int, end: int | None = None) -> Location:
        """The place of `text[start:end]`, cut at the end of its first line."""
        starts = self._line_starts
        start = min(max(start, 0), len(self.text))
        line = bisect_right(starts, start)
        column = start - starts[line - 1] + 1
        if end is None or end <= start:
            return Location(self.file, line, column)
        if line < len(starts) and end >= starts[line]:
            end = starts[line - 1] + len(self.line(line) or "")
        return Location(self.file, line, column, max(end - starts[line - 1], column) + 1)


class Sources:
    """The files that have been read, by name: what a rendered diagnostic quotes from."""

    def __init__(
        self, sources: Iterable[Source] = (), unsaved: Mapping[str, str] | None = None
    ) -> None:
        self._by_file = {source.file: source for source in sources}
        self.unsaved = unsaved or {}
        """By name, texts that an editor holds and that are read instead of what is on disk."""

    def add(self, source: Source) -> None:
        """Remember a file; a second reading of the same name replaces the first."""
        self._by_file[source.file] = source

    def line(self, location: Location) -> str | None:
        """The line at a location, or None when that file was not read."""
        source = self._by_file.get(location.file)
        return None if source is None else source.line(location.line)

    def get(self, file: str) -> Source | None:
        """The file of that name; None when it was not read."""
        return self._by_file.get(file)

    def __iter__(self) -> Iterator[Source]:
        return iter(self._by_file.values())


class Severity(Enum):
    """An error stops generation once all of them are collected; a warning does not."""

    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True, slots=True)
class Related:
    """A second place that belongs to a mistake: the first of two duplicates, for instance."""

    message: str
    location: Location


@dataclass(frozen=True, slots=True)
class Edit:
    """`text` in place of what stands from `start` to `end` in a file, which had `source` for its text."""

    source: Source
    start: int
    end: int
    text: str


@dataclass(frozen=True, slots=True)
class Fix:
    """What mends a mistake without anybody's judgement: `title` says it, `edits` do it."""

    title: str
    edits: tuple[Edit, ...]


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One mistake.  `code` is a key of `CODES`; `hint` says what to write instead."""

    code: str
    severity: Severity
    message: str
    location: Location | None
    hint: str | None = None
    related: tuple[Related, ...] = ()
    fix: Fix | None = None

    def __post_init__(self) -> None:
        assert self.code in CODES, f"{self.code} is missing from CODES"

    @property
    def sort_key(self) -> tuple[str, int, int, str, str]:
        """Order of printing: by place, then by code; what has no place comes first."""
        where = self.location
        if where is None:
            return ("", 0, 0, self.code, self.message)
        return (where.file, where.line, where.column, self.code, self.message)

    def to_json(self) -> dict[str, object]:
        """The diagnostic as what `json.dumps` accepts."""
        return {
            "code": self.code,
            "severity": self.severity.value,
            "message": self.message,
            "location": _location_to_json(self.location),
            "hint": self.hint,
            "related": [
                {"message": other.message, "location": _location_to_json(other.location)}
                for other in self.related
            ],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Diagnostic:
        """What `to_json` was made of, but for the fix.  ValueError, KeyError, TypeError for anything else."""
        code = str(data["code"])
        if code not in CODES:
            raise ValueError(f"no diagnostic is {code!r}")
        hint, place = data["hint"], data["location"]
        related = (Related(str(o["message"]), _to_location(o["location"])) for o in data["related"])
        return cls(
            code,
            Severity(data["severity"]),
            str(data["message"]),
            None if place is None else _to_location(place),
            None if hint is None else str(hint),
            tuple(related),
        )


def _to_location(data: Mapping[str, Any]) -> Location:
    end = data["end_column"]
    return Location(
        str(data["file"]), int(data["line"]), int(data["column"]), None if end is None else int(end)
    )


def _location_to_json(location: Location | None) -> dict[str, object] | None:
    if location is None:
        return None
    return {
        "file": location.file,
        "line": location.line,
        "column": location.column,
        "end_column": location.end_column,
    }


@dataclass
class Diagnostics:
    """Collects mistakes while files are read, together with the files they lie in."""

    sources: Sources = field(default_factory=Sources)
    _items: list[Diagnostic] = field(default_factory=list)

    def add(self, diagnostic: Diagnostic) -> None:
        """Record a diagnostic that was made elsewhere."""
        self._items.append(diagnostic)

    def error(
        self,
        code: str,
        message: str,
        location: Location | None,
        hint: str | None = None,
        related: tuple[Related, ...] = (),
        fix: Fix | None = None,
    ) -> None:
        """Record a mistake that generation cannot live with."""
        hint = hint or HINTS.get(code)
        fix = fix or self._replacement(location, hint)
        self.add(Diagnostic(code, Severity.ERROR, message, location, hint, related, fix))

    def warning(
        self,
        code: str,
        message: str,
        location: Location | None,
        hint: str | None = None,
        related: tuple[Related, ...] = (),
        fix: Fix | None = None,
    ) -> None:
        """Record something that is probably not meant."""
        fix = fix or self._replacement(location, hint)
        self.add(Diagnostic(code, Severity.WARNING, message, location, hint, related, fix))

    def _replacement(self, location: Location | None, hint: str | None) -> Fix | None:
        """The suggested word in the misspelt one's place, where just that stands at the location."""
        source = None if location is None else self.sources.get(location.file)
        if location is None or source is None or not isinstance(hint, Suggestion):
            return None
        start, end = source.span(location)
        if source.text[start:end] != hint.word or not is_slip(hint.word, hint.meant):
            return None
        title = f"write '{hint.meant}' for '{hint.word}'"
        return Fix(title, (Edit(source, start, end, hint.meant),))

    @property
    def items(self) -> tuple[Diagnostic, ...]:
        """Everything recorded so far, in the order of the files."""
        return tuple(sorted(self._items, key=lambda item: item.sort_key))

    @property
    def has_errors(self) -> bool:
        """Whether anything but warnings was recorded."""
        return any(item.severity is Severity.ERROR for item in self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __bool__(self) -> bool:
        # A collector is passed on while it is still empty: `diagnostics or Diagnostics()`
        # must not quietly start a second one.
        return True

    def render(self, color: bool = False) -> str:
        """All diagnostics as text for a terminal, a blank line between them."""
        return "\n\n".join(render(item, self.sources, color) for item in self.items)


def suggest(word: str, candidates: Iterable[str], likeness: float = 0.6) -> str | None:
    """A hint for a misspelt word, `did you mean 'sin'?`, when some candidate is near."""
    found = nearest(word, candidates, likeness)
    return None if found is None else Suggestion(word, found)


def nearest(word: str, candidates: Iterable[str], likeness: float = 0.6) -> str | None:
    """The candidate that a misspelt word was meant to be, when some is as like it as `likeness`, of 1, says."""
    import difflib  # only a mistake pays for the import

    names = list(dict.fromkeys(candidates))
    by_lower_case = {name.lower(): name for name in reversed(names)}
    exact = by_lower_case.get(word.lower())
    if exact is not None:
        return exact if exact != word else None
    found = [n for n in difflib.get_close_matches(word, names, 8, likeness) if _is_meant(word, n)]
    return min(found, key=lambda name: _distance(word, name), default=None)


def _is_meant(word: str, name: str) -> bool:
    """Whether few letters are wrong, or there is but too much or too little at one end."""
    return (
        _edits(word, name) <= max(1, min(len(word), len(name)) // 3)
        or name.endswith(word)
        or name.startswith(word)
        or word.startswith(name)
    )


def is_slip(word: str, meant: str) -> bool:
    """Whether `word` is sure to be `meant`: a part that is missing or too much, and digits, have a meaning of their own."""
    if word.lower() == meant.lower():
        return True
    if re.findall(r"\d+", word) != re.findall(r"\d+", meant):
        return False
    return _edits(word, meant) <= max(1, min(len(word), len(meant)) // 3)


def _distance(word: str, name: str) -> tuple[int, bool, bool]:
    """What is meant rather comes first: of few edits, and of as many the same letters, or the same beginning."""
    continued = word.startswith(name) or name.startswith(word)
    return _edits(word, name), sorted(word) != sorted(name), not continued


def _edits(word: str, name: str) -> int:
    """How many letters are missing, too many, others, or have changed places with the next.

    What a name stands in is left out of it where the word does not say that either.
    """
    if "." not in word:
        name = name.rpartition(".")[2]
    before: list[int] = []
    row = list(range(len(name) + 1))
    for i, letter in enumerate(word, 1):
        older, before, row = before, row, [i]
        for j, other in enumerate(name, 1):
            edits = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == name[j - 2] and word[i - 2] == other:
                edits = min(edits, older[j - 2] + 1)
            row.append(edits)
    return row[-1]


FILL_ME_IN = "FILL_ME_IN"
"""What `gradsmith new` writes where only the user knows what belongs."""

CONFLICT = re.compile(r"^(?:<{7} .*|\|{7} .*|={7}|>{7} .*)$", re.MULTILINE)
"""A line that git leaves where two sides disagree."""
UNRESOLVED = "a merge conflict that is not resolved"
RESOLVE = "keep one of the two sides, and delete the lines of markers"


_HINTS_FOR_SYNTAX = {
    "unexpected indent": "begin it in the column of the statement before",
    "unindent does not match": "begin it in the column of a statement before",
    "tabs and spaces": "indent with spaces, not with tabs",
    "Expected '='": "write 'name = value'",
    "Cannot overwrite": "leave one of the two out",
    "Invalid value": "write text between quotes, and a list of texts between brackets",
    "Unescaped '\\'": "write '/' between the names of folders",
}
"""What to do, by words of the message."""


def not_text(file: str, content: bytes) -> tuple[Location, str, str] | None:
    """Where the content of a file is no text, what is there, and what to do; None where all of it is text."""
    try:
        content.decode("utf-8")
        start = content.find(b"\0")
        what, hint = "a null character is no text", "delete it"
    except UnicodeDecodeError as problem:
        start = problem.start
        what, hint = f"byte 0x{content[start]:02x} is not UTF-8", "save the file as UTF-8"
    if start < 0:
        return None
    before = Source(file, content[:start].decode("utf-8"))  # which tells where that byte is
    return before.location(len(before.text)), what, hint


def hint_for_syntax(text: str, where: Location, message: str) -> str:
    """What to do about a line that Python, or its reader of TOML, cannot read, of which it says `message`."""
    row = LINE_BREAK.split(text)[where.line - 1 : where.line]
    if row and CONFLICT.match(row[0]):
        return f"{UNRESOLVED}: {RESOLVE}"
    usual = "check the brackets and quotes, on the line before as well"
    return next((hint for words, hint in _HINTS_FOR_SYNTAX.items() if words in message), usual)


# -- text for a terminal ----------------------------------------------------------------------

RESET, BOLD, BLUE = "\x1b[0m", "\x1b[1m", "\x1b[34m"
SEVERITY_COLORS = {Severity.ERROR: "\x1b[31m", Severity.WARNING: "\x1b[33m"}


_MOST_SHOWN = 3
"""More related places than this are for programs alone."""


def in_color(stream: TextIO) -> bool:
    """Whether what is printed to a stream has colors: a terminal that shows them, unless NO_COLOR is set."""
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return stream.isatty() and not plain


def render(diagnostic: Diagnostic, sources: Sources, color: bool = False) -> str:
    """A diagnostic as text: `file:line:column: error[GS104]: …`, the line, the hint.

    The first line is what editors and CI systems parse; under it come the source line with
    carets, the hint and the related places, each with its own line of source.
    """
    where = f"{diagnostic.location}: " if diagnostic.location is not None else ""
    label = f"{diagnostic.severity.value}[{diagnostic.code}]"
    message = diagnostic.message
    if color:
        label = f"{BOLD}{SEVERITY_COLORS[diagnostic.severity]}{label}{RESET}"
        message = f"{BOLD}{message}{RESET}"
    lines = [f"{where}{label}: {message}"]
    if diagnostic.location is not None:
        lines += _snippet(diagnostic.location, sources, color)
    if diagnostic.hint is not None:
        lines.append(f"  hint: {diagnostic.hint}")
    for other in diagnostic.related if len(diagnostic.related) <= _MOST_SHOWN else ():
        lines.append(f"  {other.location}: {other.message}")
        lines += _snippet(other.location, sources, color)
    return "\n".join(lines)


def _snippet(location: Location, sources: Sources, color: bool) -> Iterator[str]:
    line = sources.line(location)
    if line is None:
        return
    first = min(location.column - 1, len(line))
    last = max(first + 1, (location.end_column or 0) - 1)
    if len(line) > SNIPPET_WIDTH:  # show the neighbourhood of the mistake only
        cut = max(0, min(first - SNIPPET_WIDTH // 2, len(line) - SNIPPET_WIDTH))
        line, first, last = line[cut : cut + SNIPPET_WIDTH], first - cut, last - cut
    marked = line[first : max(last, first + 1)] or " "
    carets = "^" * sum(map(_columns, marked))
    gutter, number = " " * len(str(location.line)), str(location.line)
    if color:
        number, carets = f"{BLUE}{number}{RESET}", f"{BOLD}{carets}{RESET}"
    yield f"  {number} | " + "".join(map(_printable, line))
    yield f"  {gutter} | " + "".join(
        "\t" if character == "\t" else " " * _columns(character) for character in line[:first]
    ) + carets


def _printable(character: str) -> str:
    return (
        character if character.isprintable() or character == "\t" else "\N{REPLACEMENT CHARACTER}"
    )


def _columns(character: str) -> int:
    """How many terminal columns a character takes (Unicode Standard Annex 11)."""
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
