"""Results of slow, pure functions, kept between runs in ``.gradsmith/memo.jsonl``.

The file holds for one generator only: it names the digest of the generator's own sources, and another
digest finds it empty.  ``--check`` runs without it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from .writer import prepared, replace_or_leave

__all__ = ["Memo"]


class Memo:
    """Values by kind and key; JSON's types only.  In memory, unless a file is attached.

    The file has the generator's digest in its first line, then one JSON object a line behind its checksum: a
    damaged line is lost, never believed.  A run adds a line with what is new; the file is written anew when most
    of it is of no use any more.
    """

    def __init__(self) -> None:
        self._file: Path | None = None
        self._generator = ""
        self._old: dict[str, Any] = {}
        self._used: dict[str, Any] = {}

    def attach(self, file: Path, generator: str) -> None:
        """Start with what `file` holds, if `generator` is the digest that it was saved under."""
        self.forget()
        self._file = file
        self._generator = generator
        try:
            head, *lines = file.read_bytes().split(b"\n")
            if json.loads(head) != generator:
                return
        except (OSError, ValueError, RecursionError):
            return
        for line in lines:
            checksum, _, values = line.partition(b" ")
            if checksum == _checksum(values):  # else a run was killed while it wrote, or worse
                self._old.update(json.loads(values))

    def forget(self) -> None:
        """Start with nothing, and keep nothing when the process ends."""
        self._file = None
        self._old = {}
        self._used = {}

    def get(self, kind: str, key: str | bytes) -> Any:
        """What was kept, or None."""
        name = _name(kind, key)
        value = self._used.get(name)
        if value is None:
            value = self._old.get(name)
            if value is not None:
                self._used[name] = value
        return value

    def keep(self, kind: str, key: str | bytes, value: Any) -> None:
        """Let `get` return `value` from now on."""
        self._used[_name(kind, key)] = value

    def of(self, kind: str, key: str, make: Callable[[], Any]) -> Any:
        """What was kept, or else what `make` returns; lists come back as tuples."""
        value = self.get(kind, key)
        if value is None:
            value = make()
            self.keep(kind, key, value)
        return _frozen(value)

    def call(self, function: Callable[..., Any], *given: Any) -> Any:
        """What `function` returns for what it is given, kept under all of that; lists come back as tuples.

        It must be a function of a module, which sees nothing else: so no input can be forgotten.
        """
        key = repr([_known_by(item) for item in given])
        return self.of(
            f"{function.__module__}.{function.__qualname__}", key, lambda: function(*given)
        )

    def save(self, tidy: bool = True) -> None:
        """Write what is new, if a file is attached; failing costs only time.

        `tidy` leaves out what this run had no use for, once that is most of the file: not for a run that asks for
        less than others do.
        """
        used = dict(self._used)  # a thread beside this one may add to it
        new = {name: value for name, value in used.items() if name not in self._old}
        if self._file is None or not new:
            return
        if not prepared(self._file.parent):
            return
        if self._old and not (tidy and len(self._old) + len(new) > 2 * len(used)):
            try:
                with self._file.open("ab") as file:
                    file.write(b"\n" + _line(new))
            except OSError:
                return
        else:
            head = json.dumps(self._generator).encode()
            replace_or_leave(self._file, head + b"\n" + _line(used))
        self._old.update(new)


_DIGEST = 64
"""A key of no more characters is not hashed: it may be a digest itself."""


def _line(values: dict[str, Any]) -> bytes:
    text = json.dumps(values).encode()
    return _checksum(text) + b" " + text


def _checksum(text: bytes) -> bytes:
    return hashlib.sha256(text).hexdigest()[:32].encode()


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
    content = key.encode() if isinstance(key, str) else key
    return f"{kind}:{hashlib.sha256(content).hexdigest()[:32]}"
