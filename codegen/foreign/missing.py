"""The PyTorch operators that a backend's file lacks, by family and by consequence.

A composite operator needs no kernel; one with a kernel for all backends falls back to that; all others fail.  A
kernel for one variant (functional, in-place, out) counts for its whole group, as in PyTorch's generator for backends.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from ..torch_dialect.release import Operator, Release

_PREFIX = re.compile(
    r"_*(?:(foreach|linalg|fft|special|nested|sparse|cudnn|miopen|mkldnn|quantized|fused)_)?(.*)"
)
_SMALLEST = 4
"""A family named by the first word of its operators has at least as many."""


@dataclass
class Family:
    """Operators that belong together, each group by the name of its functional variant."""

    supported: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    """Calls of these fail."""
    generic: list[str] = field(default_factory=list)
    """These run by a kernel for all backends."""


@dataclass(frozen=True)
class Missing:
    """A report on one file."""

    families: Mapping[str, Family]
    composite: int
    """Operators that need no kernel, as they are made of others."""

    def count(self, kind: str) -> int:
        """How many operators are `supported`, `missing` or `generic`."""
        return sum(len(getattr(family, kind)) for family in self.families.values())


def missing_of(listed: Iterable[str], release: Release, core: bool = False) -> Missing:
    """What is lacking in a list of names; of the core operators only, if `core`."""
    names = set(listed)
    groups: dict[str, list[Operator]] = defaultdict(list)
    for operator in release.operators.values():
        groups[str(operator.func.signature())].append(operator)
    families: dict[str, Family] = defaultdict(Family)
    composite = 0
    words = Counter(_word(group[0]) for group in groups.values())
    for group in groups.values():
        if core and not any(operator.is_core for operator in group):
            continue
        first = min(group, key=lambda o: (bool(o.func.arguments.out), o.func.name.name.inplace))
        if any(operator.name in names for operator in group):
            families[_family(first, words)].supported.append(first.name)
        elif all(operator.kind == "implicit" or operator.is_generated for operator in group):
            composite += 1
        elif first.kind == "explicit" and not _delegates(group):
            families[_family(first, words)].generic.append(first.name)
        else:
            families[_family(first, words)].missing.append(first.name)
    return Missing(dict(sorted(families.items())), composite)


def _delegates(group: Iterable[Operator]) -> bool:
    """Whether the functional variant calls an out variant that needs a kernel."""
    return any(o.func.arguments.out and not o.is_generated and o.kind == "kernels" for o in group)


def _word(operator: Operator) -> str:
    """What a family would be called after an operator."""
    match = _PREFIX.fullmatch(operator.name.partition(".")[0])
    assert match is not None
    return match[1] or match[2].partition("_")[0]


def _family(operator: Operator, words: Mapping[str, int]) -> str:
    if operator.module:
        return operator.module
    word = _word(operator)
    return word if words[word] >= _SMALLEST else "other"
