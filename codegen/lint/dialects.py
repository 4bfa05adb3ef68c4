"""The dialects of YAML that lint reads, by name.

A dialect is a module with a function ``diagnose(paths, settings)``, which reads the files or folders `paths` and
returns all diagnostics.  File names in them are relative to ``settings.root``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from ..diagnostics import Diagnostics
from .settings import Settings

OWN = "gradsmith"
"""That of projects of gradsmith's own."""
DIALECTS: Mapping[str, str] = {
    OWN: "lint.own_files",
    "torch": "torch_dialect.dialect",
}
"""Where each is, within the generator's package; only the one that is asked for is imported."""


class Dialect(Protocol):
    """What a dialect's module has."""

    def diagnose(self, paths: Sequence[Path], settings: Settings) -> Diagnostics:
        """Read `paths`, and say what is wrong."""


def dialect(name: str) -> Dialect:
    """The dialect of that name, a key of `DIALECTS`."""
    package = __package__.rpartition(".")[0]
    return cast(Dialect, import_module(f"{package}.{DIALECTS[name]}"))
