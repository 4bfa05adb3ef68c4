"""Graphs keep no more for their backward than PyTorch's, operator by operator."""

from __future__ import annotations

import pytest

import gradsmith
from benchmarks.saved import OPERATORS, of_operator

torch = pytest.importorskip("torch", reason="needs PyTorch, the reference")


@pytest.mark.parametrize("name", OPERATORS)
def test_an_operator_keeps_no_more(name: str) -> None:
    assert of_operator(gradsmith, OPERATORS[name]) <= of_operator(torch, OPERATORS[name])


def test_there_are_forty() -> None:
    assert len(OPERATORS) >= 40


def test_the_formula_is_taken_that_keeps_less() -> None:
    """Of two formulas for `sgn` one reads the argument alone, PyTorch's the result as well."""
    kept = [of_operator(xp, OPERATORS["sgn"]) for xp in (gradsmith, torch)]
    assert kept == [64 * 64 * 4, 2 * 64 * 64 * 4]
