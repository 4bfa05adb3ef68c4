"""Rows added up by place, as `gradsmith.operators.row_additions` has it for the CPU: here by one scatter of whole rows."""

from __future__ import annotations

from .cells import Cell


def add_rows(target: Cell, places: Cell, rows: Cell) -> None:
    """Adds each of `rows` (M, D) to the row of `target` (R, D) that is its place."""
    target.set(target.value.at[places.value].add(rows.value))
