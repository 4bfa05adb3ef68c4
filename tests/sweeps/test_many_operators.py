"""A library of two thousand operators, edited: what is written is what the same YAML gives from nothing."""

from __future__ import annotations

from benchmarks.generating_many import measure


def test_after_edits_the_output_is_that_of_a_run_from_nothing() -> None:
    costs = measure(operators=2000, rounds=2)
    assert costs.keys() == {
        "from nothing",
        "unchanged",
        "one entry edited",
        "one entry added",
        "one entry removed",
    }
