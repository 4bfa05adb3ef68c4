"""Puts generated files on disk: only what changed, atomically, and removes what is no longer made."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

__all__ = ["Change", "State", "compare", "diff", "digest", "found_files", "read_text", "write"]


class State(Enum):
    """How a file on disk differs from what would be generated."""

    stale = "stale"
    """Made from other inputs or by another generator."""
    missing = "missing"
    orphan = "orphan"
    """Nothing generates it any more."""
    edited = "edited by hand"
    """It is not as the generator left it."""


MARK = "Generated from"
"""Stands near the top of every generated file."""


@dataclass(frozen=True, slots=True)
class Change:
    """One file that is not as it would be generated."""

    path: str
    """Relative to the project, with forward slashes."""
    state: State
    old: str | None
    new: str | None
    foreign: bool = False
    """Whether it is an orphan that no generator made: it is reported, and left alone."""


def compare(
    root: Path,
    files: Mapping[str, str],
    folders: Iterable[str],
    written: Mapping[str, Sequence[str]],
) -> tuple[Change, ...]:
    """What differs between `files` (path to text) and the disk.

    `folders` are searched for orphans; `written` maps paths to digests of what the generator wrote
    there before, where that is known.
    """
    changes = []
    for path, text in files.items():
        old = read_text(root / path)
        if old is None:
            changes.append(Change(path, State.missing, None, text))
        elif old != text:
            changes.append(Change(path, _state(path, old, written), old, text))
    for path in found_files(root, folders):
        if path not in files:
            old = read_text(root / path) or ""
            foreign = path not in written and MARK not in old[:1000]
            changes.append(Change(path, State.orphan, old, None, foreign))
    return tuple(changes)


def found_files(root: Path, folders: Iterable[str]) -> list[str]:
    """Every file in `folders`, relative to `root`, but hidden ones and Python's caches."""
    found = []
    for folder in folders:
        for place, inner, names in os.walk(root / folder):
            inner[:] = [name for name in inner if name != "__pycache__"]
            base = Path(place).relative_to(root).as_posix()
            found += [f"{base}/{name}" for name in names if not name.startswith(".")]
    return sorted(found)


def _state(path: str, old: str, written: Mapping[str, Sequence[str]]) -> State:
    known = written.get(path)
    return State.edited if known is not None and digest(old) not in known else State.stale


def digest(text: str) -> str:
    """A short digest of a file's text."""
    import hashlib

    return hashlib.sha256(text.encode()).hexdigest()[:16]


def read_text(path: Path) -> str | None:
    """A file's text with ``\\n`` line ends; None when there is none."""
    try:
        return path.read_bytes().decode("utf-8", errors="replace").replace("\r\n", "\n")
    except (FileNotFoundError, NotADirectoryError, IsADirectoryError):
        return None


def diff(change: Change, context: int = 3) -> str:
    """A unified diff from the disk to what would be generated."""
    import difflib

    lines = difflib.unified_diff(
        (change.old or "").splitlines(keepends=True),
        (change.new or "").splitlines(keepends=True),
        f"{change.path} (on disk)",
        f"{change.path} (generated)",
        n=context,
    )
    return "".join(line if line.endswith("\n") else line + "\n" for line in lines)


def write(root: Path, changes: Iterable[Change]) -> None:
    """Make the disk as it would be generated, foreign files aside.  OSError when it cannot be."""
    for change in changes:
        if change.foreign:
            continue
        target = root / change.path
        if change.new is None:
            target.unlink()
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        temporary = target.with_name(f".gradsmith-{os.getpid()}")
        try:
            with temporary.open("w", encoding="utf-8", newline="\n") as file:
                file.write(change.new)
            temporary.chmod(0o644)
            os.replace(temporary, target)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise
