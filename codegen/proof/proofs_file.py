"""The file ``proofs.json`` beside derivatives.yaml, which lists what has been proved."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..project.writer import unfinished

_FORMAT = 1


@dataclass(frozen=True, slots=True)
class Line:
    """What is known of one line of an entry."""

    name: str
    method: str
    """``exact``, ``symbolic`` or ``digits``; empty where it is not proved."""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """What is known of one operator's derivatives, and of which texts it was said."""

    digest: str
    lines: tuple[Line, ...]


def _entry(row: Mapping[str, Any]) -> Entry:
    """What a row says; ValueError for what no run wrote."""
    digest, lines = row["of"], row["lines"]
    if not isinstance(digest, str):
        raise ValueError(f"a digest is text, not {digest!r}")
    for told in lines.values():
        if not isinstance(told, list) or not all(isinstance(word, str) for word in told):
            raise ValueError(f"a line has a method and a reason, not {told!r}")
    return Entry(digest, tuple(Line(name, *told) for name, told in lines.items()))


@dataclass(frozen=True, slots=True)
class Record:
    """By operator."""

    entries: Mapping[str, Entry]

    @classmethod
    def read(cls, path: Path) -> Record:
        """What the file says; nothing if there is none, or one of another format."""
        try:
            document = json.loads(path.read_text(encoding="utf-8"))
            if document["format"] != _FORMAT:
                return cls({})
            return cls({name: _entry(row) for name, row in document["operators"].items()})
        except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
            return cls({})

    def write(self, path: Path) -> None:
        """Replace the file; an operator a line, so that a difference shows what it is about."""
        rows = [
            f"{json.dumps(name)}: "
            + json.dumps(
                {
                    "of": entry.digest,
                    "lines": {
                        l.name: [l.method, *([l.reason] if l.reason else [])] for l in entry.lines
                    },
                },
                ensure_ascii=False,
            )
            for name, entry in sorted(self.entries.items())
        ]
        text = f'{{"format": {_FORMAT}, "operators": {{\n' + ",\n".join(rows) + "\n}}\n"
        temporary = unfinished(path)
        temporary.write_text(text, encoding="utf-8")
        temporary.replace(path)
