"""Sums by place, as `gradsmith.operators.row_additions` has them for the CPU: one scatter each."""

from __future__ import annotations

import jax.numpy as jnp

from .cells import Cell

FEW = 0
"""One scatter adds any number at places."""


def add_rows(target: Cell, places: Cell, rows: Cell) -> None:
    """Adds each of `rows` (M, D) to the row of `target` (R, D) that is its place."""
    target.set(target.value.at[places.value].add(rows.value))


def add_within_rows(target: Cell, places: Cell, values: Cell) -> None:
    """Adds each of `values` (R, M) to the element of its row of `target` (R, N) that is its place."""
    rows = jnp.arange(len(target))[:, None]
    target.set(target.value.at[rows, places.value].add(values.value.astype(target.dtype)))
