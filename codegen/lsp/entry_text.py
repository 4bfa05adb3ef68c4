"""The entries of a file as pieces of its text, so that an edit does not require reading the whole file."""

from __future__ import annotations

import re
from dataclasses import dataclass

_ENTRY = re.compile(r"^(?=- )", re.M)


def pieces_of(text: str) -> list[str]:
    """The text before the first entry, and each entry with what stands behind it."""
    return _ENTRY.split(text)


@dataclass(frozen=True, slots=True)
class Change:
    """Lines `first` to `end` of a file were replaced by `text`; lines count from one, `end` is exclusive."""

    first: int
    end: int
    text: str
    entries: int
    """How many entries are in `text`."""

    @property
    def last(self) -> int:
        """The last line of the new text."""
        return self.first + self.text.count("\n")

    @property
    def delta(self) -> int:
        """By how many lines what follows has moved."""
        return self.text.count("\n") - (self.end - self.first)

    @property
    def padded(self) -> str:
        """The text at the lines where it stands in the file, with nothing before it."""
        return "\n" * (self.first - 1) + self.text


def change(old: list[str], new: list[str]) -> Change:
    """The whole entries in which two texts differ."""
    shorter = min(len(old), len(new))
    before = next((n for n in range(shorter) if old[n] != new[n]), shorter)
    behind = next(
        (n for n in range(shorter - before) if old[-1 - n] != new[-1 - n]), shorter - before
    )
    first = 1 + sum(piece.count("\n") for piece in old[:before])
    gone = old[before : len(old) - behind]
    come = new[before : len(new) - behind]
    text = "".join(come)
    return Change(first, first + sum(piece.count("\n") for piece in gone), text, len(come))
