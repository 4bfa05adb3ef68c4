"""Cases of the corpora beside this file: a bad text with its place and code, and its good twin."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

FILES = {
    "native": "native_functions.yaml",
    "derivatives": "derivatives.yaml",
    "tags": "tags.yaml",
    "deprecated": "deprecated.yaml",
}
OPENING, CLOSING = "«", "»"


@dataclass(frozen=True)
class Case:
    """One mistake; what `«` and `»` mark is reported."""

    name: str
    file: str
    marked: str
    good: str
    code: str
    options: dict[str, Any]

    @property
    def bad(self) -> str:
        """The text without marks."""
        return self.marked.replace(OPENING, "").replace(CLOSING, "")

    @property
    def place(self) -> tuple[int, int]:
        """Line and column of what is reported, counted from one."""
        start = self.marked.index(OPENING)
        before = self.marked[:start]
        at = self.options.get("at")
        if at is not None:  # the mark stands right behind it
            before = before[: before.rindex(at)]
        return before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1

    @property
    def length(self) -> int:
        """How much is underlined, of the first line."""
        inner = self.marked[self.marked.index(OPENING) + 1 : self.marked.index(CLOSING)]
        return len(inner.partition("\n")[0])


def cases(file: Path, files: dict[str, str]) -> list[Case]:
    """The cases of a corpus."""
    found = []
    for entry in yaml.safe_load(file.read_text(encoding="utf-8")):
        role = next(role for role in files if role in entry)
        marked = entry[role]
        bad = marked.replace(OPENING, "").replace(CLOSING, "")
        if "good_text" in entry:
            old = entry.get("replaces", "")
            at = bad.rindex(old) if entry.get("last") else bad.index(old)
            good = bad[:at] + entry["good_text"] + bad[at + len(old) :]
        else:
            head, rest = marked.split(OPENING)
            good = head + str(entry["good"]) + rest.split(CLOSING)[1]
        found.append(Case(entry["name"], files[role], marked, good, entry["code"], entry))
    return found
