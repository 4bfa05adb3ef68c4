"""Five training programs: eager, compiled, on XLA, over eight devices and in two processes, the losses are the same."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("jax", reason="device xla needs JAX (pip install 'gradsmith[xla]')")

PROGRAMS = ("mlp", "cnn", "lstm", "transformer", "vae")


@pytest.mark.parametrize("program", PROGRAMS)
def test_losses_are_the_same_every_way(program: str) -> None:
    file = Path(__file__).with_name("training_programs.py")
    done = subprocess.run([sys.executable, str(file), program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-4000:]
    found = json.loads(done.stdout.splitlines()[-1])
    expected = found.pop("eager numpy")
    assert len(expected) == 50 and len(found) == 4
    for way, losses in found.items():
        off = max(abs(a - b) for a, b in zip(losses, expected, strict=True))
        assert off < 1e-5, (way, off)


@pytest.mark.parametrize("example", ["data_parallel.py", "several_processes.py"])
def test_the_examples_of_many_devices_run(example: str, repository: Path) -> None:
    command = [sys.executable, str(repository / "examples" / example)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr[-4000:]
    assert len(done.stdout.splitlines()) == 2
