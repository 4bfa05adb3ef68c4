"""The peak of resident memory of a forward and a backward, each in a process of its own.

Run as a program it prints by how many bytes the peak exceeds what was resident before, once a small step has loaded
all code:

    python -m benchmarks.memory gradsmith|torch MODEL
"""

from __future__ import annotations

import gc
import importlib
import importlib.util
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from .libraries import OURS
from .results import Case

__all__ = ["MODELS", "memory", "resettable"]

_PROCESS = Path("/proc/self")


@dataclass(frozen=True, slots=True)
class Model:
    """A network, and the shape of one example."""

    build: Callable[[Any], Any]
    """Of the library's `nn`."""
    example: tuple[int, ...]
    batch: int


def _cnn(nn: Any) -> Any:
    return nn.Sequential(
        nn.Conv2d(3, 32, 3, padding=1),
        nn.BatchNorm2d(32),
        nn.ReLU(),
        nn.Conv2d(32, 64, 3, padding=1),
        nn.ReLU(),
        nn.MaxPool2d(2),
        nn.Conv2d(64, 64, 3, padding=1),
        nn.ReLU(),
        nn.AvgPool2d(2),
        nn.Flatten(),
        nn.Linear(64 * 16 * 16, 10),
    )


def _transformer(nn: Any) -> Any:
    return nn.Sequential(
        *(nn.TransformerEncoderLayer(256, 4, 1024, dropout=0.0, batch_first=True) for _ in range(3))
    )


def _lstm(nn: Any) -> Any:
    class Recurrent(nn.Module):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            self.layers = nn.LSTM(256, 256, num_layers=2, batch_first=True)

        def forward(self, input: Any) -> Any:
            return self.layers(input)[0]

    return Recurrent()


MODELS = {
    "CNN": Model(_cnn, (3, 64, 64), 32),
    "transformer": Model(_transformer, (256, 256), 16),
    "LSTM": Model(_lstm, (128, 256), 32),
}


def resettable() -> bool:
    """Whether this system tells a process its peak and forgets it: Linux does."""
    return (_PROCESS / "clear_refs").exists()


def _resident(field: str) -> int:
    """Bytes that /proc says of this process: `VmRSS` now, `VmHWM` at most."""
    for line in (_PROCESS / "status").read_text(encoding="ascii").splitlines():
        name, _, rest = line.partition(":")
        if name == field:
            return int(rest.split()[0]) * 1024
    raise LookupError(field)


def peak(library: str, name: str) -> int:
    """By how many bytes a step of the model `name` exceeds what was resident before."""
    xp: Any = importlib.import_module(library)
    model = MODELS[name]
    xp.manual_seed(0)
    network = model.build(xp.nn)
    random = np.random.default_rng(0)
    for batch in (2, model.batch):
        network.zero_grad()
        input = xp.tensor(random.standard_normal((batch, *model.example), np.float32))
        gc.collect()
        before = _resident("VmRSS")
        (_PROCESS / "clear_refs").write_text("5", encoding="ascii")
        network(input).square().mean().backward()
    return _resident("VmHWM") - before


def memory(rounds: int, environment: Mapping[str, str]) -> list[Case]:
    """The least peak of each library over `rounds` processes, in bytes."""
    libraries = [OURS, *(name for name in ("torch",) if importlib.util.find_spec(name))]
    cases = []
    for name, model in MODELS.items():
        peaks = {
            library: float(min(_peak_apart(library, name, environment) for _ in range(rounds)))
            for library in libraries
        }
        cases.append(Case(name, (model.batch, *model.example), peaks))
    return cases


def _peak_apart(library: str, name: str, environment: Mapping[str, str]) -> int:
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.memory", library, name],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        env={**environment, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"},
        cwd=Path(__file__).resolve().parent.parent,
    )
    return int(done.stdout)


if __name__ == "__main__":
    print(peak(sys.argv[1], sys.argv[2]))
