"""Ranges of PyTorch releases in lists of operators: ``v2.1``, ``[v2.1, v2.4]``, ``[v2.5, newest]``.

ranges  := range (',' range)*
range   := 'all_version' | version | '[' version ',' (version | 'newest') ']'
"""

from __future__ import annotations

import re
from dataclasses import dataclass

__all__ = ["NEWEST", "Ranges", "VersionError"]

_TOKEN = re.compile(r"\s*(?:(?P<symbol>[\[\],])|(?P<word>[^\s\[\],]+))")
_VERSION = re.compile(r"v?(\d+)\.(\d+)(?:\.\d+)?")
NEWEST = (1 << 30, 0)
Version = tuple[int, int]


class VersionError(ValueError):
    """A text is not a list of ranges: what is wrong, and where."""

    def __init__(self, message: str, offset: int, length: int) -> None:
        super().__init__(message)
        self.message = message
        self.offset = offset
        self.length = max(length, 1)


@dataclass(frozen=True, slots=True)
class Ranges:
    """First and last release of each range."""

    ranges: tuple[tuple[Version, Version], ...]

    @classmethod
    def parse(cls, text: str) -> Ranges:
        """Read a list of ranges.  Raises VersionError."""
        tokens = [(m.start(m.lastgroup or 0), m[m.lastgroup or 0]) for m in _TOKEN.finditer(text)]
        found: list[tuple[Version, Version]] = []
        position = 0

        def take(wanted: str) -> tuple[int, str]:
            nonlocal position
            if position == len(tokens):
                raise VersionError(f"expected {wanted} at the end", max(len(text) - 1, 0), 1)
            position += 1
            return tokens[position - 1]

        while True:
            at, token = take("a version")
            if token == "[":
                first = version(*take("a version"))
                at, comma = take("','")
                if comma != ",":
                    raise VersionError(f"expected ',', found '{comma}'", at, len(comma))
                at, word = take("a version or 'newest'")
                last = NEWEST if word == "newest" else version(at, word)
                if last < first:
                    raise VersionError("the range ends before it begins", at, len(word))
                at, closing = take("']'")
                if closing != "]":
                    raise VersionError(f"expected ']', found '{closing}'", at, len(closing))
                found.append((first, last))
            elif token == "all_version":
                found.append(((0, 0), NEWEST))
            elif token == "newest":
                found.append((NEWEST, NEWEST))
            else:
                found.append((version(at, token),) * 2)
            if position == len(tokens):
                return cls(tuple(found))
            at, comma = take("','")
            if comma != ",":
                raise VersionError(f"expected ',', found '{comma}'", at, len(comma))

    def covers(self, release: str) -> bool:
        """Whether a release such as ``2.13.0`` is in one of the ranges."""
        major, minor = (int(part) for part in release.split(".")[:2])
        return any(first <= (major, minor) <= last for first, last in self.ranges)

    @property
    def first(self) -> Version:
        """The oldest release."""
        return min(first for first, _ in self.ranges)


def version(offset: int, text: str) -> Version:
    """``v2.1`` as numbers."""
    found = _VERSION.fullmatch(text)
    if found is None:
        raise VersionError(f"'{text}' is not a version", offset, len(text))
    return int(found[1]), int(found[2])
