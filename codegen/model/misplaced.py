"""Entries in the wrong file, recognized by their first field and reported once, however many fields they have."""

from __future__ import annotations

from collections.abc import Collection

from ..diagnostics import Diagnostics
from ..yaml.syntax import Mapping

_KINDS = {
    "func": ("an operator", "native_functions.yaml"),
    "name": ("a derivative", "derivatives.yaml"),
    "layer": ("a layer", "layers.yaml"),
    "optimizer": ("an optimizer", "optimizers.yaml"),
    "schedule": ("a schedule", "optimizers.yaml"),
    "distribution": ("a distribution", "distributions.yaml"),
}
"""By the field that an entry begins with, what it declares, and where that belongs."""

_SHARED = frozenset(("doc", "category", "samples", "base"))
"""Fields that entries of several kinds have."""


def is_misplaced(
    entry: Mapping, head: str, fields: Collection[str], diagnostics: Diagnostics
) -> bool:
    """Whether an entry begins as those of another file do, and has none of the `fields` of this one: recorded.

    `head` is the field that entries of this file begin with; where others are there the first one is misspelt.
    """
    first = entry.entries[0][0] if entry.entries else None
    if first is None or first.text not in _KINDS or first.text == head:
        return False
    if any(key.text in fields and key.text not in _SHARED for key, _ in entry.entries):
        return False
    what, file = _KINDS[first.text]
    message = f"this declares {what}, not {_KINDS[head][0]}"
    diagnostics.error("GS304", message, first.location, f"move it to {file}")
    return True
