"""Applies the fixes of diagnostics that need no judgement."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from ..diagnostics import Diagnostic, Edit
from ..project.writer import unfinished

_MARK = "\ufeff"


def applied(items: Iterable[Diagnostic]) -> tuple[dict[str, str], list[Diagnostic]]:
    """By name, the text of files with the fixes of `items`, and the items that this mends.

    A fix whose edits touch those of one before it waits for the next round.
    """
    taken: dict[str, list[Edit]] = defaultdict(list)
    sources = {}
    mended = []
    for item in items:
        edits = () if item.fix is None else item.fix.edits
        if not edits or any(_touches(edit, taken[edit.source.file]) for edit in edits):
            continue
        for edit in edits:
            taken[edit.source.file].append(edit)
            sources[edit.source.file] = edit.source.text
        mended.append(item)
    return {file: _edited(text, taken[file]) for file, text in sources.items()}, mended


def _touches(edit: Edit, others: Iterable[Edit]) -> bool:
    return any(edit.start <= other.end and other.start <= edit.end for other in others)


def _edited(text: str, edits: Iterable[Edit]) -> str:
    for edit in sorted(edits, key=lambda edit: edit.start, reverse=True):
        text = text[: edit.start] + edit.text + text[edit.end :]
    return text


def apply(root: Path, items: Iterable[Diagnostic]) -> list[Diagnostic]:
    """Write the files with the fixes of `items`; those that were mended.

    A file that is not as it was when it was read is left alone.
    """
    listed = list(items)
    texts, mended = applied(listed)
    read = {e.source.file: e.source.text for i in listed if i.fix for e in i.fix.edits}
    changed = set()
    for name, text in texts.items():
        path = root / name
        before = path.read_bytes().decode("utf-8")
        mark = _MARK if before.startswith(_MARK) else ""
        if before.removeprefix(_MARK) != read[name]:
            changed.add(name)
            continue
        temporary = unfinished(path)
        temporary.write_bytes((mark + text).encode())
        temporary.chmod(path.stat().st_mode)
        os.replace(temporary, path)
    return [i for i in mended if i.fix and not changed & {e.source.file for e in i.fix.edits}]
