"""The values of the fields `samples` and `tolerance` in native_functions.yaml."""

from __future__ import annotations

from dataclasses import dataclass

from ..diagnostics import Location
from ..yaml.syntax import Scalar


@dataclass(frozen=True, slots=True)
class SampleCall:
    """One line of ``samples``: the arguments of a call, as Python spells them."""

    text: str
    positional: int
    """How many arguments stand without a name."""
    keywords: tuple[str | None, ...]
    """The names of the others; None for ``**``."""
    scalar: Scalar

    @property
    def location(self) -> Location:
        """Where it was written."""
        return self.scalar.location

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Tolerance:
    """How far results of one dtype may be off, and why."""

    dtype: str
    rtol: float
    atol: float
    reason: str
