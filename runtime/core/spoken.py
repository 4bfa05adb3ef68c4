"""The package's name where values show themselves: ``torch`` once `gradsmith.as_torch` has taken that place."""

from __future__ import annotations

from typing import TypeVar

Class = TypeVar("Class", bound=type)


class Spoken:
    """The name, which `as_torch` changes for good."""

    __slots__ = ("package",)

    def __init__(self) -> None:
        self.package = "gradsmith"


spoken = Spoken()

of_package: list[type] = []
"""Classes that say they are of the package itself."""


def known_by_package(cls: Class) -> Class:
    """Decorates a class that says it is of the package itself, ``gradsmith.Size``, wherever it is defined."""
    cls.__module__ = spoken.package
    of_package.append(cls)
    return cls
