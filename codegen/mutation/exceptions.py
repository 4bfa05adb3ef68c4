"""The file of mutants that need not be caught, with the reason for each."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from ..diagnostics import Diagnostics, Location
from .mutants import Mutant


@dataclass(frozen=True, slots=True)
class _Pattern:
    text: str
    expression: re.Pattern[str]
    reason: str
    judge: str
    """Who may overlook it: ``checks``, or proofs (``proof``); empty for both."""

    def concerns(self, by_proof: bool) -> bool:
        """Whether it is about the mutants that these judges overlook."""
        return self.judge in ("", "proof" if by_proof else "checks")


class Exceptions:
    """Which mutants are excused, and which exceptions were of use."""

    def __init__(self, patterns: Sequence[_Pattern] = ()) -> None:
        self._patterns = patterns
        self._used: set[str] = set()

    def __len__(self) -> int:
        return len(self._patterns)

    def reason(self, mutant: Mutant, by_proof: bool = False) -> str | None:
        """Why the mutant, which survived checks or proofs, need not be caught; None if it must."""
        found = None
        for pattern in self._patterns:
            if pattern.concerns(by_proof) and any(map(pattern.expression.fullmatch, mutant.names)):
                self._used.add(pattern.text)
                found = found or pattern.reason
        return found

    def unused(self, mutants: Iterable[Mutant], by_proof: bool = False) -> list[str]:
        """The exceptions that excused nothing, although their mutants, if any, were among `mutants`.

        What checks do not catch a proof may: one for both judges is then of use, unless it is about a definition.
        """
        names = [name for mutant in mutants for name in mutant.names]
        return [
            pattern.text
            for pattern in self._patterns
            if pattern.text not in self._used
            and pattern.concerns(by_proof)
            and (not by_proof or pattern.judge or ": math: " in pattern.text)
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

    With ``judge = "proof"`` it is about what only proofs overlook, with ``judge = "checks"`` about what only checks do.
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
        reason, mutants, judge = (table.get(key) for key in ("reason", "mutants", "judge"))
        if not isinstance(reason, str) or len(reason.split()) < 3:
            diagnostics.error("GS602", f"exception {number} gives no reason", where, "say why")
        elif not isinstance(mutants, list) or not mutants:
            hint = 'write mutants = ["mul.Tensor: self: other.conj() -> other"]'
            diagnostics.error("GS602", f"exception {number} names no mutants", where, hint)
        elif judge not in (None, "checks", "proof"):
            hint = 'write judge = "proof" or judge = "checks", or leave it out for both'
            diagnostics.error("GS602", f"exception {number} has judge {judge!r}", where, hint)
        else:
            for text in mutants:
                expression = ".*".join(re.escape(piece) for piece in str(text).split("*"))
                patterns.append(
                    _Pattern(str(text), re.compile(expression, re.S), reason, judge or "")
                )
    for text in {p.text for p in patterns if sum(q.text == p.text for q in patterns) > 1}:
        diagnostics.error("GS602", f"there are two exceptions for '{text}'", where, "keep one")
    return Exceptions(patterns)
