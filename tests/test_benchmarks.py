"""The benchmark's command runs and compares results; no figure of it is a test."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

Python = Callable[..., subprocess.CompletedProcess[str]]


def test_the_command_measures_every_small_graph(
    repository: Path, tmp_path: Path, python: Python
) -> None:
    figures = tmp_path / "figures.json"
    options = ["--quick", "--only", "backward", "--against", "numpy", "--json", str(figures)]
    done = python("-m", "benchmarks", *options, cwd=repository)
    assert done.returncode == 0, done.stderr
    group = json.loads(figures.read_text(encoding="utf-8"))["groups"]["backward"]
    assert len(group["cases"]) >= 6
    assert all(case["seconds"]["gradsmith"] > 0 for case in group["cases"])
    assert group["figure"] is None and "nothing to hold this against" in done.stdout


def test_every_statement_computes_what_numpy_does(repository: Path, python: Python) -> None:
    program = (
        "from benchmarks.calls import SMALL, operands, statements\n"
        "from benchmarks.libraries import installed\n"
        "libraries = installed({'numpy'})\n"
        "for shape in ((1, 1), (2, 2), (4, 4)):\n"
        "    for name, spellings in SMALL.items():\n"
        "        for grad in (False, True):\n"
        "            found = statements(libraries, spellings, operands(*shape), grad=grad)\n"
        "            assert sorted(found) == ['gradsmith', 'numpy'], (name, found)\n"
    )
    done = python("-c", program, cwd=repository)
    assert done.returncode == 0, done.stderr


def test_custom_operators_are_held_against_built_ins(
    repository: Path, tmp_path: Path, python: Python
) -> None:
    figures = tmp_path / "figures.json"
    options = ["--quick", "--only", "custom-op", "--against", "numpy", "--json", str(figures)]
    done = python("-m", "benchmarks", *options, cwd=repository)
    assert done.returncode == 0, done.stderr
    group = json.loads(figures.read_text(encoding="utf-8"))["groups"]["custom-op"]
    assert all(set(case["seconds"]) == {"gradsmith", "built-in"} for case in group["cases"])
    assert "PyTorch is not installed" in done.stdout


def test_peaks_of_memory_are_those_of_a_process(repository: Path, python: Python) -> None:
    program = (
        "from benchmarks.memory import peak, resettable\n"
        "print(peak('gradsmith', 'CNN') if resettable() else 'unknown')\n"
    )
    done = python("-c", program, cwd=repository)
    assert done.returncode == 0, done.stderr
    if done.stdout.strip() == "unknown":
        pytest.skip("this system does not tell a process its peak of resident memory")
    # The first convolution's result alone, and its gradient.
    assert int(done.stdout) > 2 * 4 * 32 * 32 * 64 * 64


def test_everyday_calls_are_measured_with_backward(
    repository: Path, tmp_path: Path, python: Python
) -> None:
    figures = tmp_path / "figures.json"
    options = ["--quick", "--only", "everyday-backward", "--against", "numpy"]
    done = python("-m", "benchmarks", *options, "--json", str(figures), cwd=repository)
    assert done.returncode == 0, done.stderr
    group = json.loads(figures.read_text(encoding="utf-8"))["groups"]["everyday-backward"]
    measured = {case["name"] for case in group["cases"]}
    assert {"x * y", "F.layer_norm(m, (4,))", "m[0]"} <= measured
    assert not {"x > 0", "x.shape", "xp.zeros(3)", "x.numpy()"} & measured
