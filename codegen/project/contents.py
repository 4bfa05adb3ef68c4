"""The contents of files.  Each file is read, hashed and parsed at most once in a run."""

from __future__ import annotations

import ast
import hashlib
import os
from pathlib import Path


class Contents:
    """The contents of files at the time when they were first asked for.

    For one run: whoever lives longer makes another one for each.
    """

    def __init__(self) -> None:
        self._held: dict[str, bytes] = {}
        self._digests: dict[str, str] = {}
        self._trees: dict[str, ast.Module] = {}

    def of(self, path: Path) -> bytes:
        """All of a file.  OSError when it cannot be read."""
        name = os.fspath(path)
        held = self._held.get(name)
        if held is None:
            with open(name, "rb", buffering=0) as file:
                held = self._held[name] = file.read()
        return held

    def digest(self, path: Path) -> str:
        """A digest of it, which may be the key of what follows from it alone.  OSError as for `of`."""
        name = os.fspath(path)
        known = self._digests.get(name)
        if known is None:
            known = self._digests[name] = hashlib.sha256(self.of(path)).hexdigest()
        return known

    def tree(self, path: Path) -> ast.Module:
        """A module's syntax tree, for reading only.  OSError as for `of`, SyntaxError and ValueError as of `ast.parse`."""
        name = os.fspath(path)
        known = self._trees.get(name)
        if known is None:
            known = self._trees[name] = ast.parse(self.of(path))
        return known
