"""Generated files as blocks: those of a single operator, and those that all operators share."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import PurePosixPath

_STATEMENT = re.compile(r"^(?=[A-Za-z_@])", re.MULTILINE)
_STARTS = {
    ".py": _STATEMENT,
    ".pyi": _STATEMENT,
    ".md": re.compile(r"^(?=## |\| `)", re.MULTILINE),
    ".json": re.compile(r'^(?=\{"name": |\])', re.MULTILINE),
}
"""By suffix, where blocks begin: statements of a module, sections and rows, an operator's line."""

_KEYS = {
    ".py": re.compile(r"[^(=:\[\n]*"),
    ".pyi": re.compile(r"[^(=:\[\n]*"),
    ".md": re.compile(r"\| `[^`]*`|[^\n]*"),
    ".json": re.compile(r'\{"name": "[^"]*"|\]'),
}
"""By suffix, which of a block's first characters say what it defines."""

_BETWEEN = "\n,"
"""What may stand between two blocks."""


@dataclass(frozen=True, slots=True)
class Block:
    """Some lines of a file, without the line breaks around them."""

    key: str
    """What it defines."""
    text: str

    def is_of(self, stems: Collection[str]) -> bool:
        """Whether it is about one of some operators: their names stand in its first two lines, or begin those that do."""
        words = re.findall(r"[A-Za-z0-9]\w*", "\n".join(self.text.split("\n", 2)[:2]))
        return any(_is_named_after(word, stem) for word in words for stem in stems)


_NODE = re.compile(r"(\w+)Backward\d+")
"""A node's name; before that is the operator's, every word of it with a capital."""


def _is_named_after(word: str, stem: str) -> bool:
    node = _NODE.fullmatch(word)
    if node is not None:
        return node[1].lower().startswith(stem.replace("_", "").lower())
    word = word.removeprefix("jvp_").strip("_")
    return word == stem or word.startswith(f"{stem}_")


def blocks(path: str, text: str) -> tuple[Block, ...] | None:
    """All blocks of a file, what stands before the first one included; None for a file of another kind."""
    suffix = PurePosixPath(path).suffix
    if suffix not in _STARTS:
        return None
    found = []
    for number, piece in enumerate(_STARTS[suffix].split(text)):
        key = _KEYS[suffix].match(piece) if number else None
        found.append(Block(key[0].rstrip() if key else "", piece.strip(_BETWEEN)))
    return tuple(found)


def replaced(path: str, text: str, old: Block, new: Block) -> str | None:
    """A file with one block in place of another; None where it does not have that block exactly once."""
    start = text.find(f"\n{old.text}")
    if start < 0 or text.find(f"\n{old.text}", start + 1) >= 0:
        return None
    end = after = start + 1 + len(old.text)
    if text[end : end + 1] not in ("\n", ",", ""):
        return None
    while text[after : after + 1] and text[after] in _BETWEEN:
        after += 1
    if after < len(text) and not _STARTS[PurePosixPath(path).suffix].match(text, after):
        return None  # there it is longer
    return text[: start + 1] + new.text + text[end:]
