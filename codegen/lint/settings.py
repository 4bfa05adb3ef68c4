"""The settings of lint: ``[tool.gradsmith.lint]`` in pyproject.toml, and command-line options."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from ..codes import CODES
from ..diagnostics import Diagnostics, Location, Source, suggest
from ..project.settings import place_of_setting

__all__ = ["Choice", "Settings", "check_codes", "load_settings"]

TABLE = "tool.gradsmith.lint"
_KEYS = ("dialect", "select", "ignore", "per-file-ignores")


@dataclass(frozen=True, slots=True)
class Choice:
    """Codes that were chosen or left out, and where that was said: None for the command line."""

    codes: tuple[str, ...]
    place: Location | None = None
    files: str = ""
    """A pattern of the files that it is about; empty for all."""

    def covers(self, code: str, file: str) -> bool:
        """Whether a diagnostic of that code in that file is meant: ``GS4`` means all that begin so."""
        meant = not self.files or fnmatch(file, self.files)
        return meant and any(code.startswith(prefix) for prefix in self.codes)


@dataclass(frozen=True, slots=True)
class Settings:
    """What a dialect may want to know, and what is done with what it finds."""

    root: Path
    """The folder that names of files in diagnostics are relative to."""
    dialect: str = ""
    """Empty where nobody says."""
    select: tuple[Choice, ...] = ()
    """All of these must cover a diagnostic for it to be shown."""
    ignore: tuple[Choice, ...] = ()
    table: Mapping[str, Any] = field(default_factory=dict)
    """``[tool.gradsmith]`` as it stands in pyproject.toml: what other settings a dialect has there."""
    unsaved: Mapping[str, str] = field(default_factory=dict)
    """By name, texts that an editor holds and that are read instead of what is on disk."""

    def chosen(self, select: Iterable[str], ignore: Iterable[str]) -> Settings:
        """These settings and what the command line says besides."""
        select, ignore = tuple(select), tuple(ignore)
        return replace(
            self,
            select=(*self.select, Choice(select)) if select else self.select,
            ignore=(*self.ignore, Choice(ignore)) if ignore else self.ignore,
        )


def shown(path: Path, root: Path) -> str:
    """A path as messages name it."""
    absolute = path.absolute()
    try:
        return absolute.relative_to(root.absolute()).as_posix()
    except ValueError:
        return path.as_posix()


def load_settings(root: Path, diagnostics: Diagnostics) -> Settings:
    """What the pyproject.toml of a folder says; nothing where there is none.

    A mistake in it is recorded; one that leaves it unreadable is the dialect's to report.
    """
    try:
        text = (root / "pyproject.toml").read_text(encoding="utf-8")
        contents = tomllib.loads(text)
    except (OSError, ValueError, RecursionError):
        return Settings(root)
    own: object = contents
    for key in ("tool", "gradsmith"):
        own = own.get(key) if isinstance(own, dict) else None
    table: Mapping[str, Any] = own if isinstance(own, dict) else {}
    lint = table.get("lint", {})
    source = Source("pyproject.toml", text)
    diagnostics.sources.add(source)
    if not isinstance(lint, dict):
        message = "'lint' must be a table"
        where = place_of_setting(source, "lint")
        diagnostics.error("GS602", message, where, f"write [{TABLE}]")
        return Settings(root, table=table)
    reader = _Reader(source, diagnostics)
    dialect = ""
    select: list[Choice] = []
    ignore: list[Choice] = []
    for key, value in lint.items():
        where = place_of_setting(source, key, TABLE)
        if key not in _KEYS:
            diagnostics.error("GS602", f"unknown setting '{key}'", where, suggest(key, _KEYS))
        elif key == "dialect":
            if isinstance(value, str):
                dialect = value
            else:
                diagnostics.error("GS602", "'dialect' must be a string", where)
        elif key == "select":
            select += reader.choices(key, value, where, joined=True)
        elif key == "ignore":
            ignore += reader.choices(key, value, where)
        elif isinstance(value, dict):
            for pattern, codes in value.items():
                ignore += reader.choices(pattern, codes, where, files=pattern)
        else:
            message = "'per-file-ignores' must be a table of lists"
            diagnostics.error("GS602", message, where, f"write [{TABLE}.per-file-ignores]")
    return Settings(root, dialect, tuple(select), tuple(ignore), table)


def check_codes(codes: Iterable[str]) -> str | None:
    """What is wrong with the first of these that is not a code and no beginning of one; None if all are."""
    for code in codes:
        if not code or not any(known.startswith(code) for known in CODES):
            return f"there is no code '{code}'; {suggest(code, CODES) or '`gradsmith explain --codes` lists them'}"
    return None


class _Reader:
    """Reads lists of codes, and finds each of them in the text again."""

    def __init__(self, source: Source, diagnostics: Diagnostics) -> None:
        self.source = source
        self.diagnostics = diagnostics

    def choices(
        self, key: str, value: object, where: Location, files: str = "", joined: bool = False
    ) -> list[Choice]:
        """One choice for each code, so that each is judged alone; one for all where they are `joined`."""
        if not isinstance(value, list) or not all(isinstance(code, str) for code in value):
            message = f"'{key}' must be a list of codes"
            self.diagnostics.error("GS602", message, where, 'for instance ["GS403", "GS8"]')
            return []
        found = []
        for code in value:
            place = self.place(code, where)
            if (problem := check_codes([code])) is not None:
                message, _, hint = problem.partition("; ")
                self.diagnostics.error("GS602", message, place, suggest(code, CODES) or hint)
            else:
                found.append(Choice((code,), place, files))
        if joined and found:
            return [Choice(tuple(c for choice in found for c in choice.codes), where)]
        return found

    def place(self, code: str, after: Location) -> Location:
        """Where `code` is quoted, from `after` on."""
        start, _ = self.source.span(after)
        for quote in "\"'":
            at = self.source.text.find(f"{quote}{code}{quote}", start)
            if at >= 0:
                return self.source.location(at + 1, at + 1 + len(code))
        return after
