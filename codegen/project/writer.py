"""Writes generated files atomically, only those that changed, and removes files that are no longer generated.

Files that the generator did not write are neither overwritten nor removed.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path, PurePosixPath

__all__ = [
    "Change",
    "State",
    "compare",
    "diff",
    "digest",
    "found_files",
    "intact",
    "prepared",
    "read_text",
    "replace_or_leave",
    "sweep",
    "unfinished",
    "write",
]


class State(Enum):
    """How a file on disk differs from what would be generated."""

    stale = "stale"
    """Made from other inputs or by another generator."""
    missing = "missing"
    orphan = "orphan"
    """Nothing generates it any more."""
    edited = "edited by hand"
    """It is not as the generator left it."""
    line_ends = "other line ends (CRLF)"
    """As a checkout leaves it that converts them."""
    link = "a link where a file should be"
    blocked = "not a readable file, or below something that is not a folder"
    mode = "executable"
    open = "writable by everybody"
    shared = "another file's second name (a hard link)"


MARK = re.compile(r"Generated from [^\n]+; edit (?:those|that), not this file\.")
"""Stands near the top of every generated file."""

_LEFTOVER = re.compile(r"\.gradsmith-(\d+)")
"""What a file is called, after the process that writes it, until it is complete."""


@dataclass(frozen=True, slots=True)
class Change:
    """One file that is not as it would be generated."""

    path: str
    """Relative to the project, with forward slashes."""
    state: State
    old: str | None
    new: str | None
    foreign: bool = False
    """Whether it is not known to be the generator's own: neither overwritten nor removed."""

    @property
    def in_the_way(self) -> bool:
        """Whether nothing can be written before somebody has moved it."""
        return self.foreign and self.new is not None


def compare(
    root: Path,
    files: Mapping[str, str],
    folders: Iterable[str],
    written: Mapping[str, Sequence[str]],
) -> tuple[Change, ...]:
    """What differs between `files` (path to text) and the disk.

    `folders` are searched for orphans; `written` maps paths to digests of what the generator wrote
    there before, where that is known.  What is overwritten carries the generator's mark; what is removed
    was written by it besides, as far as `written` knows.
    """
    changes = []
    usual = _status(root / "pyproject.toml")
    linked: dict[str, bool] = {}
    for path, text in files.items():
        if _is_link(root, path, linked):  # what is behind it is nobody's to show
            changes.append(Change(path, State.link, None, text, True))
            continue
        old = read_text(root / path)
        if old is None:
            blocked = _is_blocked(root, path)
            state = State.blocked if blocked else State.missing
            changes.append(Change(path, state, None, text, blocked))
        elif old != text:
            known = written.get(path, ())
            mine = not old.strip() or MARK.search(old[:1000]) is not None or digest(old) in known
            changes.append(Change(path, _state(path, old, text, written), old, text, not mine))
        elif (unusual := _unusual(root, path, usual)) is not None:
            changes.append(Change(path, unusual, old, text))
    folders = tuple(folders)
    for path in _left(root, folders, written):
        if path not in files:
            changes.append(Change(path, State.orphan, read_text(root / path), None))
    for path in found_files(root, folders):
        if path in files:
            continue
        if path.endswith("/"):  # empty: nothing of anybody's is lost
            changes.append(Change(path, State.orphan, None, None))
            continue
        if (writer := _writer(root / path)) is not None and not _is_link(root, path):
            if not _is_writing(writer, root / path):
                changes.append(Change(path, State.orphan, None, None))
            continue
        old = None if _is_link(root, path) else read_text(root / path)
        mine = path in written and old is not None and MARK.search(old[:1000]) is not None
        changes.append(Change(path, State.orphan, old, None, not mine))
    return tuple(changes)


def _left(
    root: Path, folders: Sequence[str], written: Mapping[str, Sequence[str]]
) -> Iterator[str]:
    """What was written into folders that output went to before, and is as it was written."""
    for path, known in written.items():
        within = PurePosixPath(path)
        if within.is_absolute() or ".." in within.parts or _is_link(root, path):
            continue
        if any(PurePosixPath(folder) in within.parents for folder in folders):
            continue
        text = read_text(root / path)
        if text is not None and MARK.search(text[:1000]) is not None and digest(text) in known:
            yield path


def found_files(root: Path, folders: Iterable[str]) -> list[str]:
    """Every file in `folders`, relative to `root`, and every link; but what Python keeps in its caches.

    Of empty folders below them the name, with a slash.
    """
    found: set[str] = set()
    for folder in folders:
        for place, inner, names in os.walk(root / folder):
            base = Path(place).relative_to(root).as_posix()
            cached = base.endswith("/__pycache__")
            found.update(f"{base}/{n}" for n in names if not (cached and n.endswith(".pyc")))
            found.update(f"{base}/{n}" for n in inner if os.path.islink(os.path.join(place, n)))
            if not (names or inner or cached) and base != folder:
                found.add(f"{base}/")
    return sorted(found)


def intact(root: Path, paths: Iterable[str]) -> Iterator[str | None]:
    """The texts of plain files; None for one that is not there, is a link, or has another mode than it was written with."""
    usual = _status(root / "pyproject.toml")
    linked: dict[str, bool] = {}
    for path in paths:
        if _is_link(root, path, linked) or _unusual(root, path, usual) is not None:
            yield None
        else:
            yield read_text(root / path)


def _is_link(root: Path, path: str, known: dict[str, bool] | None = None) -> bool:
    """Whether the file, or a folder between it and the project, is a link; `known` is what was found of folders."""
    if os.path.islink(f"{root}/{path}"):
        return True
    folder = path.rpartition("/")[0]
    if not folder:
        return False
    found = None if known is None else known.get(folder)
    if found is None:
        found = _is_link(root, folder, known)
        if known is not None:
            known[folder] = found
    return found


def _status(path: Path) -> os.stat_result | None:
    try:
        return os.stat(path)
    except OSError:
        return None


def _is_blocked(root: Path, path: str) -> bool:
    """Whether no file can be written or read: a folder is there, or a file where one of its folders has to be."""
    target, above = root / path, [root / p for p in PurePosixPath(path).parents]
    if target.exists() and not (target.is_file() and os.access(target, os.R_OK)):
        return True
    return any(p.exists() and not p.is_dir() for p in above)


def _unusual(root: Path, path: str, usual: os.stat_result | None) -> State | None:
    """What a file is that the generator did not make it, on a file system that tells such files from others.

    `usual` is the status of a file that was made otherwise.
    """
    found = _status(root / path)
    if os.name != "posix" or usual is None or found is None:
        return None
    more = found.st_mode & ~usual.st_mode
    if more & 0o111:
        return State.mode
    if more & 0o002:
        return State.open
    return State.shared if found.st_nlink > max(usual.st_nlink, 1) else None


def _state(path: str, old: str, new: str, written: Mapping[str, Sequence[str]]) -> State:
    known = written.get(path)
    if "\r\n" in old and old.replace("\r\n", "\n") == new:
        return State.line_ends
    return State.edited if known is not None and digest(old) not in known else State.stale


def digest(text: str) -> str:
    """A short digest of a file's text."""
    import hashlib

    return hashlib.sha256(text.encode()).hexdigest()[:16]


def read_text(path: Path) -> str | None:
    """A file's text, line ends as they are; None when there is none, or no plain file."""
    if not path.is_file():
        return None
    try:
        return path.read_bytes().decode("utf-8", errors="replace")
    except (FileNotFoundError, NotADirectoryError, IsADirectoryError, PermissionError):
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


def sweep(root: Path, folders: Iterable[str]) -> list[str]:
    """Remove what runs that were killed have left in `folders` and their subfolders; the paths, from `root`."""
    removed = []
    for folder in folders:
        if _is_link(root, folder):
            continue
        for place, _, names in os.walk(root / folder):
            for name in names:
                file = Path(place, name)
                writer = _writer(file)
                if writer is not None and not _is_writing(writer, file):
                    file.unlink(missing_ok=True)
                    removed.append(file.relative_to(root).as_posix())
    return removed


def _writer(file: Path) -> int | None:
    """The process that began to write a file and has not given it its name; None of another file, and of what is none."""
    found = _LEFTOVER.fullmatch(file.name)
    return int(found[1]) if found and file.is_file() and not file.is_symlink() else None


_LONGEST = 600.0
"""No file takes so many seconds to be written: a process of that number is another one."""


def _is_writing(process: int, file: Path) -> bool:
    """Whether a process is still about it: another one than this, which is done with all that it has begun."""
    status = _status(file)
    if os.name != "posix" or status is None or process == os.getpid():
        return False
    if abs(time.time() - status.st_mtime) > _LONGEST:
        return False
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        return True
    return True


def unfinished(target: Path) -> Path:
    """Where a file is written before it takes the place of `target`, as a whole."""
    return target.with_name(f".gradsmith-{os.getpid()}")


def prepared(folder: Path) -> bool:
    """Whether a folder of the generator's own is there, or could be made; behind a link it is somebody else's."""
    try:
        folder.mkdir(exist_ok=True)
    except OSError:
        return False
    return not folder.is_symlink()


def replace_or_leave(target: Path, content: bytes) -> None:
    """Put a file in its place as a whole, or leave what is there: for what only saves time."""
    temporary = unfinished(target)
    try:
        temporary.write_bytes(content)
        os.replace(temporary, target)
    except OSError:
        temporary.unlink(missing_ok=True)


def _remove_empty(root: Path, folder: Path) -> None:
    """Remove a folder of the project, and those that it is alone in, as far as they are empty."""
    while folder != root:
        try:
            folder.rmdir()
        except OSError:
            return
        folder = folder.parent


def write(root: Path, changes: Iterable[Change]) -> None:
    """Make the disk as it would be generated, foreign files aside.  OSError when it cannot be."""
    for change in changes:
        if change.foreign:
            continue
        target = root / change.path
        if change.new is None:
            if not change.path.endswith("/"):
                target.unlink(missing_ok=True)
                target = target.parent
            _remove_empty(root, target)
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        temporary = unfinished(target)
        try:
            with temporary.open("w", encoding="utf-8", newline="\n") as file:
                file.write(change.new)
            temporary.chmod(0o644)
            os.replace(temporary, target)
        except BaseException as error:
            temporary.unlink(missing_ok=True)
            if isinstance(error, OSError):  # a full disk names no file, others the temporary one
                raise OSError(error.errno, error.strerror, str(target)) from error
            raise
