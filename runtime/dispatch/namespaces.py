"""``gradsmith.ops``: operators by namespace and name, looked up on demand.

A packet becomes an attribute of its namespace when it is first found, and is removed with its last overload
(`forget_packet`).
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

from .packet import OpOverloadPacket
from .registrations import lock
from .registry import PACKETS


class _OpNamespace:
    """The operators of one namespace: ``ops.aten.add``."""

    __file__ = "gradsmith.ops"
    name: str

    def __init__(self, name: str) -> None:
        self.__dict__["name"] = name

    def __getattr__(self, name: str) -> OpOverloadPacket:
        # Under the lock, or a packet that is being removed could be remembered.
        with lock:
            found = PACKETS.get(f"{self.name}::{name}")
            if found is not None:
                # An operator may be called `name`, which is the namespace's own.
                self.__dict__.setdefault(name, found)
                return found
        if name.startswith("__") and name.endswith("__"):
            raise AttributeError(name)
        raise AttributeError(self._unknown(name))

    def _unknown(self, name: str) -> str:
        from difflib import get_close_matches  # only a mistake pays for the imports

        from ..core.selective_build import reason

        text = f"'_OpNamespace' '{self.name}' object has no attribute '{name}'"
        if self.name == "aten" and (why := reason("ops", name)):
            return text + why
        close = get_close_matches(name, self._operators(), 1)
        if close:
            return f"{text}; did you mean '{close[0]}'?"
        namespaces = sorted({qualified.partition("::")[0] for qualified in list(PACKETS)})
        if self.name in namespaces:
            return text
        elsewhere = [space for space in namespaces if f"{space}::{name}" in PACKETS]
        if elsewhere:
            return f"{text}: nothing is defined in '{self.name}'; did you mean '{elsewhere[0]}::{name}'?"
        close = get_close_matches(self.name, namespaces, 1)
        hint = f"; did you mean namespace '{close[0]}'?" if close else ""
        return f"{text}: nothing is defined in '{self.name}'{hint}"

    def _operators(self) -> list[str]:
        prefix = self.name + "::"
        return sorted(key.removeprefix(prefix) for key in list(PACKETS) if key.startswith(prefix))

    def __iter__(self) -> Iterator[str]:
        return iter(self._operators())

    def __dir__(self) -> list[str]:
        return self._operators()

    def __repr__(self) -> str:
        return f"<operators of namespace '{self.name}'>"


class _Ops:
    """``gradsmith.ops``: every namespace of operators."""

    __file__ = "gradsmith.ops"
    loaded_libraries: set[str]
    """Paths given to `load_library` so far."""

    def __init__(self) -> None:
        self.__dict__["loaded_libraries"] = set()

    def __getattr__(self, name: str) -> _OpNamespace:
        if name.startswith("__") and name.endswith("__"):
            raise AttributeError(name)
        namespace: _OpNamespace = self.__dict__.setdefault(name, _OpNamespace(name))
        return namespace

    def __iter__(self) -> Iterator[str]:
        return iter(sorted({qualified.partition("::")[0] for qualified in list(PACKETS)}))

    def __dir__(self) -> list[str]:
        return [*self, "import_module", "load_library", "loaded_libraries"]

    def __repr__(self) -> str:
        return "<operators: gradsmith.ops>"

    def import_module(self, module: str) -> None:
        """Import a Python module that registers operators."""
        from importlib import import_module

        import_module(module)

    def load_library(self, path: str | os.PathLike[str]) -> None:
        """Run a Python file that registers operators, once for each path.

        Raises OSError for a file that is not there, and for libraries of machine code: kernels here are
        Python functions.
        """
        real = os.path.realpath(os.fspath(path))
        if real in self.loaded_libraries:
            return
        if not os.path.isfile(real):
            raise OSError(f"Could not load this library: {path}: no such file")
        if not real.endswith(".py"):
            raise OSError(
                f"Could not load this library: {path}: expected a .py file that registers operators"
            )
        import runpy

        runpy.run_path(real)
        self.loaded_libraries.add(real)


ops = _Ops()


def forget_packet(namespace: str, name: str) -> None:
    """Let the next access of ``ops.namespace.name`` look again; under the lock."""
    known: Any = ops.__dict__.get(namespace)
    if isinstance(known, _OpNamespace) and name != "name":
        known.__dict__.pop(name, None)
