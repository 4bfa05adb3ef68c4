"""A training step of an MLP (batch 64, 784-128-10, SGD), in processes of their own, default threads."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from .libraries import OURS
from .results import Case

__all__ = ["training"]


def training(rounds: int, steps: int, environment: Mapping[str, str]) -> Case:
    """The best step of each library over `rounds` processes that take turns.

    Raises:
        AssertionError: after the same steps the losses differ.
    """
    names = [OURS, *(name for name in ("torch",) if importlib.util.find_spec(name))]
    best = dict.fromkeys(names, float("inf"))
    losses: dict[str, float] = {}
    for _ in range(rounds):
        for name in names:
            done = subprocess.run(
                [sys.executable, "-m", "benchmarks.training_step", name, str(steps)],
                capture_output=True,
                text=True,
                check=True,
                env=dict(environment),
                cwd=Path(__file__).resolve().parent.parent,
            )
            seconds, losses[name] = map(float, done.stdout.split())
            best[name] = min(best[name], seconds)
    for loss in losses.values():
        assert abs(loss - losses[OURS]) < 1e-3 * abs(loss), f"losses differ: {losses}"
    return Case("MLP 784-128-10, batch 64", (64, 784), best)
