"""One MLP, trained by hand-written SGD; run as a program it times a step in its own process.

    python -m benchmarks.training_step gradsmith|torch STEPS

Prints the best seconds per step over chunks of ten steps, then the last loss.  Threads are whatever the
library takes by default.
"""

from __future__ import annotations

import importlib
import sys
import time
from typing import Any

import numpy as np

_CHUNK = 10


def main(name: str, steps: int) -> tuple[float, float]:
    """Best seconds per step, and the loss after all of them."""
    xp: Any = importlib.import_module(name)
    F = xp.nn.functional
    random = np.random.default_rng(0)

    def parameter(*shape: int) -> Any:
        values = random.normal(0, shape[-1] ** -0.5, shape).astype(np.float32)
        return xp.tensor(values, requires_grad=True)

    x = xp.tensor(random.random((64, 784)).astype(np.float32))
    y = xp.tensor(random.integers(0, 10, 64))
    parameters = [parameter(128, 784), parameter(128), parameter(10, 128), parameter(10)]
    w1, b1, w2, b2 = parameters
    loss = None

    def step() -> Any:
        for p in parameters:
            p.grad = None
        loss = F.cross_entropy(F.linear(F.relu(F.linear(x, w1, b1)), w2, b2), y)
        loss.backward()
        with xp.no_grad():
            for p in parameters:
                p.add_(p.grad, alpha=-0.01)
        return loss

    for _ in range(20):
        loss = step()
    best = float("inf")
    for _ in range(max(1, steps // _CHUNK)):
        started = time.perf_counter()
        for _ in range(_CHUNK):
            loss = step()
        best = min(best, (time.perf_counter() - started) / _CHUNK)
    assert loss is not None
    return best, loss.item()


if __name__ == "__main__":
    print(*main(sys.argv[1], int(sys.argv[2])))
