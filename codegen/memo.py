"""Results of slow, pure functions, kept between runs in ``.gradsmith/memo.json``.

The file holds for one generator only: it names the digest of the generator's own sources, and another
digest finds it empty.  ``--check`` runs without it.
"""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Any

__all__ = ["MEMO", "Memo"]


class Memo:
    """Values by kind and key; JSON's types only.  In memory, unless a file is attached."""

    def __init__(self) -> None:
        self._file: Path | None = None
        self._generator = ""
        self._old: dict[str, Any] = {}
        self._used: dict[str, Any] = {}

    def attach(self, file: Path, generator: str) -> None:
        """Start with what `file` holds, if `generator` is the digest that it was saved under."""
        self._file = file
        self._generator = generator
        try:
            data = json.loads(file.read_bytes())
            if data["generator"] == generator:
                self._old = dict(data["values"])
        except (OSError, ValueError, KeyError, TypeError):
            self._old = {}

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

    def save(self) -> None:
        """Write what this run used, if a file is attached and that is news; failing costs only time."""
        if self._file is None or self._used == self._old:
            return
        temporary = self._file.with_suffix(f".{os.getpid()}")
        data = {"generator": self._generator, "values": self._used}
        try:
            self._file.parent.mkdir(exist_ok=True)
            temporary.write_text(json.dumps(data), encoding="utf-8")
            os.replace(temporary, self._file)
        except OSError:
            temporary.unlink(missing_ok=True)


MEMO = Memo()
"""The process's own."""


def _name(kind: str, key: str | bytes) -> str:
    content = key.encode() if isinstance(key, str) else key
    return f"{kind}:{hashlib.sha256(content).hexdigest()[:32]}"
