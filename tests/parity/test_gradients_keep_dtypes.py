"""Gradients have the dtype of what they belong to, whatever a number or another tensor made of the result."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gradsmith as gs

torch = pytest.importorskip("torch", reason="the reference is not installed")

POWERS = [
    *("2j ** x", "x ** 2j", "x ** (1 + 0.5j)", "(-1 + 1j) ** x", "x ** (2 + 0j)", "x ** 0j"),
    *("0j ** x", "lib.pow(x, -1j)", "x ** 2", "2 ** x", "(-2.5) ** x"),
]


def _gradient(library: Any, expression: str, dtype: str, recorded: bool) -> Any:
    kind = getattr(library, dtype)
    x = library.tensor([1.5, 2.0, -0.7, 0.3], dtype=kind, requires_grad=True)
    i = library.tensor([[1, 2, 3, 4], [0, 2, 5, -4]], dtype=library.int32)
    y = eval(expression, {"lib": library, "x": x, "i": i})
    cotangent = library.tensor(np.arange(1.0, 1.0 + y.numel()).reshape(tuple(y.shape)))
    if y.is_complex():
        cotangent = cotangent * (1 - 0.5j)
    (found,) = library.autograd.grad(y, x, cotangent.to(y.dtype), create_graph=recorded)
    assert found.dtype == kind
    return found.detach().numpy()


@pytest.mark.parametrize("recorded", [False, True], ids=["alone", "recorded"])
@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize(
    "expression", [*POWERS, *(f"lib.dist(x, i, {p})" for p in (1, 2, 3)), "lib.dist(i, x)"]
)
def test_gradients_of_real_numbers(expression: str, dtype: str, recorded: bool) -> None:
    ours, theirs = (_gradient(lib, expression, dtype, recorded) for lib in (gs, torch))
    np.testing.assert_allclose(ours, theirs, 2e-5, 1e-6, True, expression)
