"""`utils.benchmark`: what a program measures, and what it reads off."""

from __future__ import annotations

import copy
import itertools

import pytest

import gradsmith as gs
from gradsmith.utils import benchmark


def test_a_measurement_is_of_one_execution() -> None:
    ticks = itertools.count(step=0.5)
    timer = benchmark.Timer(
        "f(x)", globals={"f": gs.sin, "x": gs.ones(2)}, timer=lambda: next(ticks)
    )
    found = timer.timeit(10)
    assert found.times == [0.05] and found.median == found.mean == 0.05 and found.iqr == 0
    assert "f(x)" in repr(found) and "50.00 ms" in repr(found)
    assert (found.stmt, found.label, found.num_threads) == ("f(x)", None, 1)
    assert copy.copy(found).times == found.times and not hasattr(found, "nothing")
    blocked = timer.blocked_autorange(min_run_time=2)
    assert blocked.raw_times == [0.5] * 4 and blocked.number_per_run == 1
    assert timer.adaptive_autorange(max_run_time=3).iqr == 0
    with pytest.raises(NotImplementedError, match="Python, not c\\+\\+"):
        benchmark.Timer("1", language="c++")


def test_names_of_the_library_are_known() -> None:
    assert benchmark.Timer("torch.ones(1) + gradsmith.ones(1)").timeit(2).median > 0


def test_measurements_side_by_side() -> None:
    def measured(sub_label: str, description: str, seconds: float) -> benchmark.Measurement:
        task = benchmark.TaskSpec("s", "", "", "title", sub_label, description)
        return benchmark.Measurement(2, [seconds], task)

    results = [measured(a, b, 0.002) for a in ("x", "y") for b in ("one", "two")]
    compare = benchmark.Compare(results)
    compare.extend_results([measured("x", "one", 0.006)])
    lines = str(compare).splitlines()
    assert lines[0] == "[title]" and lines[-1] == "Times are in ms."
    assert [part.strip() for part in lines[3].split("|")] == ["x (1 thread)", "2", "1"]
    assert str(benchmark.Compare([])) == "[no measurements]"
