"""Emits ``generated/batching/``: one line for each operator's batching rule."""

from __future__ import annotations

from dataclasses import dataclass

from ..model.batching import BatchRule
from .python_source import bracketed, quoted


@dataclass(frozen=True, slots=True)
class BatchingRow:
    """A line of the table."""

    source: str


@dataclass(frozen=True, slots=True)
class BatchingFile:
    """The rules of one family."""

    header: str
    rows: tuple[BatchingRow, ...]


def batching_row(name: str, rule: BatchRule) -> BatchingRow:
    """The line of operator `name`; what is as usual is left out."""
    items = [quoted(rule.kind.value)]
    if rule.function:
        items.append(quoted(rule.function))
    items += [f"{name}={value}" for name in ("tensors", "dims") if (value := getattr(rule, name))]
    if rule.keepdim >= 0:
        items.append(f"keepdim={rule.keepdim}")
    return BatchingRow(bracketed(f"{quoted(name)}: Batching", items, ",", 4))
