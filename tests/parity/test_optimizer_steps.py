"""Three steps of each optimizer, each way that they run; `tests/sweeps/test_optimizers.py` has PyTorch's own database of options."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="compares with PyTorch")

import gradsmith as gs  # noqa: E402

NAMES = ["ASGD", "Adadelta", "Adafactor", "Adagrad", "Adam", "AdamW", "Adamax", "NAdam", "RAdam"]
NAMES += ["RMSprop", "Rprop", "SGD"]


def _steps(m: Any, name: str, **options: Any) -> list[Any]:
    random = np.random.default_rng(0)
    params = [m.from_numpy(random.standard_normal(s)) for s in ((3, 4), (5,), (70, 65))]
    params = [p.requires_grad_(True) for p in params]
    optimizer = getattr(m.optim, name)(params, **options)
    for _ in range(3):
        for p in params:
            p.grad = m.from_numpy(random.standard_normal(tuple(p.shape)))
        optimizer.step()
    return [p.detach().numpy() for p in params]


@pytest.mark.parametrize("name", NAMES)
def test_steps(name: str) -> None:
    theirs = _steps(torch, name, maximize=True)
    for foreach in (None, False, True):
        for a, b in zip(_steps(gs, name, maximize=True, foreach=foreach), theirs, strict=True):
            np.testing.assert_allclose(a, b, rtol=1e-8, atol=1e-8)
