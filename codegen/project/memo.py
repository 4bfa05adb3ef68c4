"""Cached results of slow, pure functions, in ``.gradsmith/memo.bin``.

The file contains a digest of the generator's sources and counts as empty for any other generator.  ``--check`` does not
use it.
"""

from __future__ import annotations

import hashlib
import marshal
import zlib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from .writer import prepared, replace_or_leave


class Memo:
    """Values by kind and key: texts, numbers, lists and dictionaries.  In memory, unless a file is attached.

    The file has the generator's digest in its first line, then records: what the values are called, how long they
    are and their checksums, behind the checksum of all that, and the values as `marshal` writes them, which is read in
    a quarter of JSON's time; the digest is of one version of Python.  A value is read when it is asked for: one that is
    damaged is lost, and from a damaged record on all is; nothing of that is believed.  A run adds a record of what is
    new; the file is written anew when it was damaged or most of it is of no use any more.
    """

    def __init__(self) -> None:
        self._file: Path | None = None
        self._generator = ""
        self._old: dict[str, bytes | memoryview] = {}
        self._unchecked: dict[str, int] = {}
        """Checksums of values in `_old` that nobody has asked for."""
        self._used: dict[str, Any] = {}
        self._changed: set[str] = set()
        """Names in `_old` that have another value now."""
        self._size = 0
        self._is_damaged = False
        self.alive: list[object] = []
        """What whoever holds the memo need not take apart: at the end of a process that would cost time for nothing."""

    def attach(self, file: Path, generator: str) -> None:
        """Start with what `file` holds, if `generator` is the digest that it was saved under."""
        self.forget()
        self._file = file
        self._generator = generator
        try:
            content = memoryview(file.read_bytes())
        except OSError:
            return
        head = _head(generator)
        if content[: len(head)] != head:
            return
        self._size = len(content)
        start = len(head)
        while start < len(content):
            length = int.from_bytes(content[start : start + _LENGTH], "big")
            table = content[start + _LENGTH + _CHECKSUM :][:length]
            known = content[start + _LENGTH :][:_CHECKSUM]
            if int.from_bytes(known, "big") != _checksum(table):
                self._is_damaged = True  # a run was killed while it wrote, or worse
                return
            names, lengths, checksums = marshal.loads(table)
            start += _LENGTH + _CHECKSUM + length
            for name, length in zip(names, lengths, strict=True):
                self._old[name] = content[start : start + length]
                start += length
            self._unchecked.update(zip(names, checksums, strict=True))
        self._is_damaged = start > len(content)

    def forget(self) -> None:
        """Start with nothing, and keep nothing when the process ends."""
        self._file = None
        self._old = {}
        self._unchecked = {}
        self._used = {}
        self._changed = set()
        self._size = 0
        self._is_damaged = False

    def get(self, kind: str, key: str | bytes) -> Any:
        """What was kept, or None."""
        return self._get(_name(kind, key))

    def _get(self, name: str) -> Any:
        value = self._used.get(name)
        if value is None and name in self._old:
            content = self._old[name]
            checksum = self._unchecked.pop(name, None)
            if checksum is not None and checksum != _checksum(content):
                del self._old[name]
                self._is_damaged = True
                return None
            value = self._used[name] = marshal.loads(content)
        return value

    def keep(self, kind: str, key: str | bytes, value: Any) -> None:
        """Let `get` return `value` from now on."""
        self._used[_name(kind, key)] = value

    def of(self, kind: str, key: str, make: Callable[[], Any]) -> Any:
        """What was kept, or else what `make` returns; lists come back as tuples."""
        name = _name(kind, key)
        value = self._get(name)
        if value is None:
            value = self._used[name] = _frozen(make())
        return value

    def latest(self, kind: str, place: str, key: str, make: Callable[[], Any]) -> Any:
        """Like `of`, but only one value is kept for a `place`, that of the key it was last asked for with.

        For what is large and made of what is kept in pieces.
        """
        name = f"{kind} of {place}"
        known, value = self._get(name) or ("", None)
        digest = _digest(key)
        if known != digest:
            value = _frozen(make())
            self._used[name] = (digest, value)
            self._changed.add(name)
        return value

    def call(self, function: Callable[..., Any], *given: Any) -> Any:
        """What `function` returns for what it is given, kept under all of that; lists come back as tuples.

        It must be a function of a module, which sees nothing else: so no input can be forgotten.
        """
        key = repr([_known_by(item) for item in given])
        return self.of(
            f"{function.__module__}.{function.__qualname__}", key, lambda: function(*given)
        )

    def each(self, kind: str, wanted: Iterable[tuple[str, Callable[[], Any]]]) -> list[Any]:
        """Like `of` for every key, with what makes its value; the values are kept in blocks, most of which stay as they are.

        Which key a block ends with depends on the key alone: one that comes or goes changes its own block.
        """
        found: list[Any] = []
        block: list[tuple[str, Callable[[], Any]]] = []

        def values() -> list[Any]:
            return [make() for _, make in block]

        for key, make in wanted:
            block.append((key, make))
            if zlib.crc32(key.encode()) % _BLOCK == 0:
                found += self.of(kind, "\n".join([key for key, _ in block]), values)
                block.clear()
        if block:
            found += self.of(kind, "\n".join([key for key, _ in block]), values)
        return found

    def save(self, tidy: bool = True) -> None:
        """Write what is new, if a file is attached; failing costs only time.

        `tidy` leaves out what this run had no use for, once that is most of the file: not for a run that asks for
        less than others do.
        """
        used = dict(self._used)  # a thread beside this one may add to it
        new = {
            name: marshal.dumps(value)
            for name, value in used.items()
            if name not in self._old or name in self._changed
        }
        if self._file is None or not new:
            return
        if not prepared(self._file.parent):
            return
        is_useful = not (tidy and len(self._old) + len(new) > 2 * len(used))
        for name in new:
            self._unchecked.pop(name, None)
        kept = {**self._old, **new}
        record = self._record(new)
        is_full = self._size + len(record) > 1.25 * sum(map(len, kept.values())) + _LITTLE
        if self._old and is_useful and not self._is_damaged and not is_full:
            try:
                with self._file.open("ab") as file:
                    file.write(record)
            except OSError:
                return
            self._size += len(record)
        else:
            if not is_useful:
                kept = {name: kept[name] for name in used}
            content = _head(self._generator) + self._record(kept)
            replace_or_leave(self._file, content)
            self._size = len(content)
            self._is_damaged = False
        self._old = kept
        self._changed = set()

    def _record(self, values: Mapping[str, bytes | memoryview]) -> bytes:
        checksums = [self._unchecked.get(name) or _checksum(v) for name, v in values.items()]
        table = marshal.dumps([[*values], [*map(len, values.values())], checksums])
        head = len(table).to_bytes(_LENGTH, "big") + _checksum(table).to_bytes(_CHECKSUM, "big")
        return b"".join([head, table, *values.values()])


_DIGEST = 64
"""A key of no more characters is not hashed: it may be a digest itself."""


_BLOCK = 24
"""So many values are kept together, on an average."""

_LENGTH = 8
_CHECKSUM = 4
"""So many bytes stand before the table of each record."""

_LITTLE = 1 << 21
"""So many bytes of values that have become others are not worth writing a file anew for."""


def _head(generator: str) -> bytes:
    return generator.encode() + b"\n"


def _checksum(content: bytes | memoryview) -> int:
    return zlib.crc32(content, _CHECKSUM)  # that of nothing is not 0


def _known_by(item: Any) -> Any:
    """What tells `item` from others, in words that mean the same in every run."""
    facts = getattr(item, "facts", None)
    if isinstance(facts, str):
        return facts
    if isinstance(item, Mapping) and all(isinstance(value, str) for value in item.values()):
        return sorted(item.items())
    if isinstance(item, (list, tuple)):
        return [_known_by(value) for value in item]
    if item is None or isinstance(item, (str, int)):
        return item
    raise TypeError(f"nothing says what {item!r} depends on")


def _frozen(value: Any) -> Any:
    if value.__class__ is not list and value.__class__ is not tuple:
        return value
    kinds = set(map(type, value))
    return tuple(map(_frozen, value) if list in kinds or tuple in kinds else value)


def _name(kind: str, key: str | bytes) -> str:
    if key.__class__ is str and len(key) <= _DIGEST:
        return f"{kind} {key}"
    return f"{kind}:{_digest(key)}"


def _digest(key: str | bytes) -> str:
    content = key.encode() if isinstance(key, str) else key
    return hashlib.sha256(content).hexdigest()[:32]
