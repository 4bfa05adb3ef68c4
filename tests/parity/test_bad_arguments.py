"""Thousands of calls with bad arguments: no error is NumPy's or Python's own, and who refuses is as in PyTorch.

``GRADSMITH_BAD_ARGUMENTS=9000`` says how many calls; what is drawn for fewer is drawn for more as well.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

torch = pytest.importorskip("torch", reason="compares with PyTorch")

COUNT = int(os.environ.get("GRADSMITH_BAD_ARGUMENTS", "1200"))
AT_MOST = 150
"""Disagreements on raising in 9000 calls."""

CAUSES = {
    r"(1180591620717411303424|9223372036854775808)": (
        "Python's integers have no largest one: what fits no 64 bits is refused where something depends on it"
    ),
    r"\[(\d+, )*0(, \d+)*\].*only ours|only ours.*\[(\d+, )*0(, \d+)*\]": (
        "a tensor without elements is held to the same rules; PyTorch returns before it looks at its dtype or shape"
    ),
    r"MKL FFT error": "oneMKL cannot transform a batch of nothing; its result is a batch of nothing",
    r"descriptor '__r\w+__'": "``Tensor.__radd__(2, x)`` takes what Python's operators may hand it",
    r"INTERNAL ASSERT|concrete integers|represented as a SymInt|undefined Tensor|Storage size|calculated shape": (
        "PyTorch's sizes wrap around or its internal checks fail, with arguments that mean something, or do not"
    ),
    r"(4611686018427387904|-9223372036854775808|1099511627776)": (
        "a size beyond all memory, of a result that PyTorch can do without, or a dimension of a tensor without elements"
    ),
    r"only ours.* -> (tuple\[)?.*(True|Tensor\((int64|float32), \[\]\))": (
        "PyTorch looks at the first element of a list only, or takes a Boolean or a tensor for an integer"
    ),
    r"stft|lu: |linear_cross_entropy|interpolate|output_ratio|gaussian_nll": (
        "written in Python there: whatever an argument happens to be is asked for what it happens to have"
    ),
    r"conv|linear|cat: |diff: ": (
        "a bias that its other shape or dtype makes another, or a dimension that an old-style empty tensor lacks"
    ),
    r"pad.re": "PyTorch looks for empty dimensions of the input and of the result in some of its kernels only",
}
"""By a pattern of disagreements why they are left."""


def sweep() -> list[str]:
    """The lines of `bad_arguments.py`, run apart: PyTorch may fall over what it is given."""
    script = Path(__file__).with_name("bad_arguments.py")
    command = [sys.executable, str(script), "--count", str(COUNT)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-500:] + done.stderr[-2000:]
    return done.stdout.splitlines()


def test_bad_arguments_are_refused_as_in_pytorch() -> None:
    *lines, tally = sweep()
    assert f"'calls': {COUNT // 1000}" in tally, tally
    raw = [line for line in lines if line.startswith("raw")]
    assert not raw, "\n".join(raw)
    causes: Counter[str] = Counter()
    unexplained = []
    for line in lines:
        pattern = next((p for p in CAUSES if re.search(p, line)), None)
        if pattern is None:
            unexplained.append(line)
        else:
            causes[pattern] += 1
    assert not unexplained, "\n".join(unexplained)
    assert len(lines) <= AT_MOST
    if COUNT == 9000:
        assert set(causes) == set(CAUSES), "a cause without a case"
