"""Results of slow, pure functions, kept between runs in ``.gradsmith/memo.jsonl``.

The file holds for one generator only: it names the digest of the generator's own sources, and another
digest finds it empty.  ``--check`` runs without it.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

__all__ = ["MEMO", "Memo"]


class Memo:
    """Values by kind and key; JSON's types only.  In memory, unless a file is attached.

    The file has one JSON object a line, the generator's digest first.  A run adds a line with what is new;
    the file is written anew when most of it is of no use any more.
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
        except (OSError, ValueError):
            return
        for line in lines:
            try:
                self._old.update(json.loads(line))
            except (ValueError, TypeError):
                continue  # a run was killed while it wrote: only its line is lost

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

    def save(self) -> None:
        """Write what is new, if a file is attached; failing costs only time."""
        new = {name: value for name, value in self._used.items() if name not in self._old}
        if self._file is None or not new:
            return
        try:
            self._file.parent.mkdir(exist_ok=True)
            if self._old and len(self._old) + len(new) <= 2 * len(self._used):
                with self._file.open("a", encoding="utf-8") as file:
                    file.write(f"\n{json.dumps(new)}")
            else:
                self._write_anew(self._file)
        except OSError:
            return

    def _write_anew(self, file: Path) -> None:
        temporary = file.with_suffix(f".{os.getpid()}")
        try:
            text = f"{json.dumps(self._generator)}\n{json.dumps(self._used)}"
            temporary.write_text(text, encoding="utf-8")
            os.replace(temporary, file)
        except OSError:
            temporary.unlink(missing_ok=True)


_DIGEST = 64
"""A key of no more characters is not hashed: it may be a digest itself."""

MEMO = Memo()
"""The process's own."""


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
