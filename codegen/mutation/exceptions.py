"""The file of mutants that need not be caught, each with its reason."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from ..diagnostics import Diagnostics, Location
from .mutants import Mutant

__all__ = ["Exceptions", "read_exceptions"]


@dataclass(frozen=True, slots=True)
class _Pattern:
    text: str
    expression: re.Pattern[str]
    reason: str


class Exceptions:
    """Which mutants are excused, and which exceptions were of use."""

    def __init__(self, patterns: Sequence[_Pattern] = ()) -> None:
        self._patterns = patterns
        self._used: set[str] = set()

    def __len__(self) -> int:
        return len(self._patterns)

    def reason(self, mutant: Mutant) -> str | None:
        """Why the mutant, which survived, need not be caught; None if it must."""
        found = None
        for pattern in self._patterns:
            if any(map(pattern.expression.fullmatch, mutant.names)):
                self._used.add(pattern.text)
                found = found or pattern.reason
        return found

    def unused(self, mutants: Iterable[Mutant]) -> list[str]:
        """The exceptions that excused nothing, although their mutants, if any, were among `mutants`."""
        names = [name for mutant in mutants for name in mutant.names]
        return [
            pattern.text
            for pattern in self._patterns
            if pattern.text not in self._used
            and any(pattern.expression.fullmatch(name) for name in names)
        ]

    def without_mutant(self, mutants: Iterable[Mutant]) -> list[str]:
        """The exceptions that are about no mutant of `mutants`."""
        names = [name for mutant in mutants for name in mutant.names]
        return [
            pattern.text
            for pattern in self._patterns
            if not any(pattern.expression.fullmatch(name) for name in names)
        ]


def read_exceptions(path: Path, name: str, diagnostics: Diagnostics) -> Exceptions:
    """Read ``[[exception]]`` tables: a `reason`, and `mutants` by name, with ``*`` for any text.

    A file that is not of that form is a diagnostic.
    """
    where = Location(name, 1, 1)
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        diagnostics.error("GS601", f"cannot read the exceptions: {error}", where)
        return Exceptions()
    patterns: list[_Pattern] = []
    for number, table in enumerate(document.get("exception", ()), 1):
        reason, mutants = table.get("reason"), table.get("mutants")
        if not isinstance(reason, str) or len(reason.split()) < 3:
            diagnostics.error("GS602", f"exception {number} gives no reason", where, "say why")
        elif not isinstance(mutants, list) or not mutants:
            hint = 'write mutants = ["mul.Tensor: self: other.conj() -> other"]'
            diagnostics.error("GS602", f"exception {number} names no mutants", where, hint)
        else:
            for text in mutants:
                expression = ".*".join(re.escape(piece) for piece in str(text).split("*"))
                patterns.append(_Pattern(str(text), re.compile(expression, re.S), reason))
    for text in {p.text for p in patterns if sum(q.text == p.text for q in patterns) > 1}:
        diagnostics.error("GS602", f"there are two exceptions for '{text}'", where, "keep one")
    return Exceptions(patterns)
