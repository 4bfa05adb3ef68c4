"""The large calls that are measured compute what PyTorch does, forward and backward."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("torch", reason="compares with PyTorch")

Python = Callable[..., subprocess.CompletedProcess[str]]


def test_large_calls_compute_what_pytorch_does(repository: Path, python: Python) -> None:
    program = (
        "from benchmarks.large import LARGE, agreeing\n"
        "from benchmarks.libraries import installed\n"
        "libraries = [library for library in installed({'torch'}) if library.torch_style]\n"
        "assert len(libraries) == 2 and len(LARGE) >= 60\n"
        "for call in LARGE.values():\n"
        "    agreeing(libraries, call, backward=False)\n"
        "    if call.backward:\n"
        "        agreeing(libraries, call, backward=True)\n"
    )
    done = python("-c", program, cwd=repository)
    assert done.returncode == 0, done.stderr
