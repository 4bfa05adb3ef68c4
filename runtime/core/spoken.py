"""The package's name where values show themselves: ``torch`` once `gradsmith.as_torch` has taken that place."""

from __future__ import annotations


class Spoken:
    """The name, which `as_torch` changes for good."""

    __slots__ = ("package",)

    def __init__(self) -> None:
        self.package = "gradsmith"


spoken = Spoken()
