"""What a measurement yields."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .libraries import OURS
from .timing import geometric_mean

__all__ = ["Case", "Group"]


@dataclass(frozen=True, slots=True)
class Case:
    """One thing measured: seconds by library; for a group of `bytes`, bytes."""

    name: str
    shape: tuple[int, ...]
    seconds: dict[str, float]

    def ratio(self, library: str) -> float | None:
        """Our time over that library's; None where it was not measured."""
        theirs = self.seconds.get(library)
        return None if theirs is None else self.seconds[OURS] / theirs


@dataclass(frozen=True, slots=True)
class Group:
    """Cases of one kind, and the figure that they are held against."""

    name: str
    title: str
    baseline: str
    target: float | None
    cases: list[Case]
    unit: str = "ratio"
    """`ratio`, or `ms` where the figure is our time itself, or `bytes` where memory is compared and not time."""
    notes: list[str] = field(default_factory=list)

    @property
    def libraries(self) -> list[str]:
        """The competitors, in the order in which they were first measured."""
        return list(
            dict.fromkeys(name for case in self.cases for name in case.seconds if name != OURS)
        )

    def mean(self, library: str) -> float:
        """Geometric mean of our time over that library's."""
        ratios = (case.ratio(library) for case in self.cases)
        return geometric_mean(ratio for ratio in ratios if ratio is not None)

    @property
    def figure(self) -> float | None:
        """What is compared with the target; None without the baseline."""
        if self.unit == "ms":
            return self.cases[0].seconds[OURS] * 1e3
        return self.mean(self.baseline) if self.baseline in self.libraries else None

    def to_json(self) -> dict[str, Any]:
        """Everything, for ``--json``."""
        return {
            "title": self.title,
            "baseline": self.baseline,
            "target": self.target,
            "unit": self.unit,
            "figure": self.figure,
            "geometric_means": {library: self.mean(library) for library in self.libraries},
            "cases": [
                {"name": case.name, "shape": list(case.shape), "seconds": case.seconds}
                for case in self.cases
            ],
            "notes": self.notes,
        }
