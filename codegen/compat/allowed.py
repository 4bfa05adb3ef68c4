"""Breaks that are allowed for a while: lines ``PATTERN until YYYY-MM-DD: why``.

aten::frob.*      until 2026-12-31: replaced by frob2
my_operator.out   until 2026-06-30
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date
from fnmatch import fnmatchcase
from pathlib import Path

_LINE = re.compile(r"(?P<pattern>\S+)\s+until\s+(?P<date>\d{4}-\d{2}-\d{2})\s*(?::\s*(?P<why>.*))?")


class AllowedError(ValueError):
    """A line that cannot be read; the message says where."""


@dataclass(frozen=True, slots=True)
class Allowed:
    """A pattern of names, and the last day on which it holds."""

    pattern: str
    until: date
    why: str

    def covers(self, name: str, today: date) -> bool:
        """Whether a break of an operator is allowed on a day."""
        wanted = self.pattern.removeprefix("aten::")
        return today <= self.until and fnmatchcase(name, wanted)


def load_allowed(file: Path) -> tuple[Allowed, ...]:
    """The lines of a file.  Raises AllowedError."""
    found = []
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        text = line.partition("#")[0].strip()
        if not text:
            continue
        match = _LINE.fullmatch(text)
        try:
            if match is None:
                raise ValueError
            found.append(
                Allowed(match["pattern"], date.fromisoformat(match["date"]), match["why"] or "")
            )
        except ValueError:
            hint = "write 'name.overload until 2026-12-31: why'"
            raise AllowedError(f"{file}:{number}: this cannot be read; {hint}") from None
    return tuple(found)
