"""Indexing is one operator call and little else."""

from __future__ import annotations

from timeit import repeat

import gradsmith as gs


def _nanoseconds(statement: str) -> float:
    scope = {"x": gs.zeros(4, 4), "gs": gs}
    number = 2000
    return min(repeat(statement, globals=scope, number=number, repeat=15)) / number * 1e9


def test_an_integer_costs_little_more_than_select() -> None:
    assert _nanoseconds("x[1]") < _nanoseconds("x.select(0, 1)") + 1000


def test_a_slice_costs_little_more_than_its_operator() -> None:
    assert _nanoseconds("x[1:3]") < _nanoseconds("gs.slice(x, 0, 1, 3, 1)") + 1000
