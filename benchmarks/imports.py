"""How long importing takes, in fresh interpreters, over NumPy's own import."""

from __future__ import annotations

import importlib.util
import os
import shutil
import statistics
import subprocess
import sys
import tempfile

from .libraries import OURS
from .results import Case

__all__ = ["importing"]

_PROGRAM = """
import time
started = time.perf_counter()
import numpy
between = time.perf_counter()
import {name}
print(between - started, time.perf_counter() - between)
"""


def importing(rounds: int) -> tuple[Case, list[str]]:
    """Median seconds of each library's import once NumPy is there; notes give NumPy's own."""
    names = [
        OURS,
        *(name for name in ("torch", "autograd", "mygrad") if importlib.util.find_spec(name)),
    ]
    numpy: list[float] = []
    others: dict[str, list[float]] = {name: [] for name in names}
    # Installed packages come with bytecode; an environment that forbids writing it must not count.
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    folder = tempfile.mkdtemp(prefix="gradsmith-bytecode-")
    environment["PYTHONPYCACHEPREFIX"] = folder
    for turn in range(rounds + 1):
        for name in names:
            if name == "torch" and turn > 3:
                continue  # seconds each
            done = subprocess.run(
                [sys.executable, "-c", _PROGRAM.format(name=name)],
                capture_output=True,
                text=True,
                check=True,
                env=environment,
            )
            if turn:  # the first writes bytecode and warms the disk
                first, second = map(float, done.stdout.split())
                numpy.append(first)
                others[name].append(second)
    shutil.rmtree(folder, ignore_errors=True)
    seconds = {name: statistics.median(times) for name, times in others.items()}
    return Case("import", (), seconds), [
        f"importing NumPy: {statistics.median(numpy) * 1e3:.0f} ms"
    ]
