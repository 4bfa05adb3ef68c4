"""Suppressed diagnostics: by comments, settings and command-line options.

``# gradsmith: ignore[GS803, GS804]`` at the end of a line suppresses these codes on it, and on the lines of a value
that begins there; without brackets it suppresses all codes.  A suppression without effect is itself reported.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ..codes import CODES
from ..diagnostics import Diagnostic, Diagnostics, Edit, Fix, Location, Severity, Source, suggest
from ..yaml.loader import load
from ..yaml.syntax import Scalar, scalars
from .settings import Settings

_COMMENT = re.compile(
    r"(?:(?<=[ \t])|^)#[ \t]*gradsmith:[ \t]*ignore\b[ \t]*(?:\[([^\]\r\n]*)\])?", re.M
)
_CODE = re.compile(r"[^\s,]+")


def filtered(found: Diagnostics, settings: Settings, whole: bool) -> Diagnostics:
    """What is left of `found` once everything silenced is taken out, and what silenced nothing.

    `whole` says that all was read that the settings are about; else nothing is said of them.
    """
    comments = [comment for source in found.sources for comment in _comments(source)]
    used: set[object] = set()
    kept = Diagnostics(found.sources)

    def show(item: Diagnostic) -> None:
        file = "" if item.location is None else item.location.file
        silencing: list[object] = [c for c in settings.ignore if c.covers(item.code, file)]
        silencing += [word for c in comments for word in c.silencing(item)]
        used.update(silencing)
        if not silencing and all(choice.covers(item.code, file) for choice in settings.select):
            kept.add(item)

    for item in found.items:
        show(item)
    # Behind an error much is not looked for, and what would silence that is not needless.
    complete = not found.has_errors
    for comment in comments:
        seen = complete or any(comment.is_at(item.location) for item in found.items)
        for needless in comment.needless(used, settings, seen, complete):
            show(needless)
    for choice in settings.ignore if whole and complete else ():
        if choice.place is not None and choice not in used:
            message = f"nothing is found that '{choice.codes[0]}' would silence"
            hint = "leave it out"
            show(Diagnostic("GS802", Severity.WARNING, message, choice.place, hint))
    return kept


@dataclass(frozen=True, slots=True)
class _Word:
    """A code in a comment, and its offset in the file; the comment as a whole where it names none."""

    code: str
    start: int
    comment: int


@dataclass(frozen=True, slots=True)
class _Comment:
    source: Source
    start: int
    end: int
    words: tuple[_Word, ...]
    lines: range

    def is_at(self, where: Location | None) -> bool:
        """Whether a place is one that the comment is about."""
        return where is not None and where.file == self.source.file and where.line in self.lines

    def silencing(self, item: Diagnostic) -> list[_Word]:
        """The words of the comment that silence a diagnostic."""
        if not self.is_at(item.location):
            return []
        return [word for word in self.words if word.code in ("", item.code)]

    def needless(
        self, used: Iterable[object], settings: Settings, seen: bool, complete: bool
    ) -> Iterator[Diagnostic]:
        """Of the words those that silenced nothing, though what they name was looked for.

        `seen` says that this place was looked at, `complete` that everything was looked for everywhere.
        """
        unused = [word for word in self.words if word not in used]
        for word in unused:
            known = word.code in CODES
            if (known or not word.code) and not seen:
                continue
            if known and not all(c.covers(word.code, self.source.file) for c in settings.select):
                continue
            where = self.source.location(word.start, word.start + len(word.code))
            if not word.code:
                where = self.source.location(self.start, self.end)
            if word.code and not known:
                message = f"there is no code '{word.code}'"
                hint: str = suggest(word.code, CODES) or "`gradsmith explain --codes` lists them"
            else:
                message = f"nothing on this line is silenced by '{word.code or 'ignore'}'"
                hint = "leave it out"
            whole = complete and len(unused) == len(self.words)
            fix = Fix("remove the comment", (self.removal(),)) if whole else None
            yield Diagnostic("GS801", Severity.WARNING, message, where, hint, (), fix)

    def removal(self) -> Edit:
        """The line without the comment."""
        text = self.source.text
        start = len(text[: self.start].rstrip(" \t"))
        return Edit(self.source, start, self.end, "")


def _text_of(value: Scalar) -> int:
    """Where the text of a value begins: behind `>-` or `|`, and a comment there, on the next line."""
    if value.style in ("|", ">"):
        return value.source.text.find("\n", value.start)
    return value.start


def _comments(source: Source) -> Iterator[_Comment]:
    matches = list(_COMMENT.finditer(source.text))
    if not matches:
        return
    values = list(scalars(load(source.text, source.file, Diagnostics())))
    for match in matches:
        if any(_text_of(value) < match.start() < value.end for value in values):
            continue  # part of a text
        line = source.location(match.start()).line
        first = source.span_of_line(line)[0]
        begun = [v for v in values if first <= v.start < match.start()]
        last = max((source.location(max(v.end - 1, v.start)).line for v in begun), default=line)
        last = max(last, line)
        words = tuple(
            _Word(code[0], match.start(1) + code.start(), match.start())
            for code in _CODE.finditer(match[1] or "")
        )
        anything = (_Word("", match.start(), match.start()),)
        yield _Comment(source, *match.span(), words or anything, range(line, last + 1))
