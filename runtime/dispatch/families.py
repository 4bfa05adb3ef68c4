"""Packages of generated modules, one for each family of operators, imported on demand."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class Families:
    """The ``__getattr__`` of a package, which finds names in the modules of families.

    What runs calls goes to an operator's family at once (`OpOverload.generated_module`); this is for whoever knows the
    name alone.
    """

    def __init__(self, package: str, families: tuple[str, ...]) -> None:
        self.package = package
        self.families = families

    def __call__(self, name: str) -> Any:
        """What the module of some family calls `name`; AttributeError where none does."""
        if not name.startswith("__"):
            for family in self.families:
                module = import_module(f"{self.package}.{family}")
                if family == name:
                    return module
                if name in vars(module):
                    return getattr(module, name)
        raise AttributeError(f"module {self.package!r} has no attribute {name!r}")
