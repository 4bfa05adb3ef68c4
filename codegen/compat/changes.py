"""The changes between two versions of an operator, and whether they break old or new code (`schema.compatibility`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ...schema.compatibility import backward_breaks, forward_breaks
from ...schema.function_schema import FunctionSchema


@dataclass(frozen=True, slots=True)
class Change:
    """One operator that is not what it was."""

    name: str
    kind: str
    """``added``, ``removed`` or ``changed``."""
    old: str
    new: str
    backward: tuple[str, ...] = ()
    """Why programs for the old version do not run on the new one."""
    forward: tuple[str, ...] = ()
    """Why programs for the new version do not run on the old one."""

    def to_json(self) -> dict[str, object]:
        """The change as what `json.dumps` accepts."""
        return {
            "operator": self.name,
            "change": self.kind,
            "old": self.old or None,
            "new": self.new or None,
            "backward": list(self.backward),
            "forward": list(self.forward),
        }


def compare(
    old: Mapping[str, FunctionSchema], new: Mapping[str, FunctionSchema]
) -> tuple[Change, ...]:
    """All changes, by name."""
    found = []
    for name in sorted({*old, *new}):
        before, after = old.get(name), new.get(name)
        if before is None and after is not None:
            why = ("the old version does not have it",)
            found.append(Change(name, "added", "", str(after), forward=why))
        elif after is None and before is not None:
            found.append(Change(name, "removed", str(before), "", backward=("it is gone",)))
        elif before is not None and after is not None and before != after:
            backward = tuple(backward_breaks(before, after))
            forward = tuple(forward_breaks(before, after))
            found.append(Change(name, "changed", str(before), str(after), backward, forward))
    return tuple(found)
