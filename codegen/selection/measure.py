"""What a selective build saves: the size of its source, and its import time."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

_ROUNDS = 3
_PROGRAM = """
import numpy, time
started = time.process_time()
import gradsmith
print(time.process_time() - started)
"""


@dataclass(frozen=True, slots=True)
class ImportTimes:
    """Seconds of the processor over NumPy's own import: the least of some rounds."""

    whole: float
    selected: float


def import_times(folder: Path) -> ImportTimes:
    """Import all of gradsmith and the build in `folder`, taking turns, in fresh interpreters.

    Raises:
        subprocess.CalledProcessError: the build cannot be imported; its standard error says why.
    """
    whole, selected = [], []
    with tempfile.TemporaryDirectory() as compiled:
        # What compiling costs is paid once by those who use the build, wherever bytecode is kept here.
        kept = {"PYTHONPYCACHEPREFIX": compiled, "PYTHONDONTWRITEBYTECODE": ""}
        for turn in range(_ROUNDS + 1):
            seconds = _seconds(kept), _seconds(kept | {"PYTHONPATH": str(folder.resolve())})
            if turn:  # the first writes bytecode
                whole.append(seconds[0])
                selected.append(seconds[1])
    return ImportTimes(min(whole), min(selected))


def _seconds(environment: dict[str, str]) -> float:
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | environment,
        cwd=Path(sys.executable).parent,  # no folder with a package of that name
    )
    return float(done.stdout)


def size_of(files: Iterable[Path]) -> int:
    """Bytes of some modules."""
    return sum(path.stat().st_size for path in files)
