"""Programs of products: rows are made of columns before, where XLA's CPU is slower on columns."""

from __future__ import annotations

import re
from typing import Any

import pytest

import gradsmith as gs

pytest.importorskip("jax", reason="device xla needs JAX (pip install 'gradsmith[xla]')")


def _text(function: Any, *args: Any) -> str:
    return str(gs.compile.explain(gs.compile(function, fullgraph=True))(*args))  # type: ignore[attr-defined]


def test_gradients_of_batched_products_are_products_of_rows() -> None:
    def gradients(q: gs.Tensor, k: gs.Tensor) -> Any:
        scores = (q * 2) @ (k * 3).mT
        return gs.autograd.grad(scores.square().sum(), [q, k])

    host = [gs.rand(6, 32, 16, requires_grad=True), gs.rand(6, 32, 16, requires_grad=True)]
    there = [t.detach().to("xla").requires_grad_() for t in host]
    compiled = gs.compile(gradients, fullgraph=True)
    for got, expected in zip(compiled(*there), gradients(*host)):
        gs.testing.assert_close(got.cpu(), expected, rtol=1e-5, atol=1e-3)
    text = _text(gradients, *there)
    if "cpu" in str(there[0]._data_.value.device).lower():  # type: ignore[attr-defined]
        contracted = re.findall(r"lhs_contracting_dims=\{(\d)\}", text)
        assert contracted and set(contracted) == {"2"}, contracted


def test_sums_of_many_rows_are_one_reduction() -> None:
    """Rows are put side by side, and sums taken in blocks, for NumPy's sake."""
    x = gs.rand(509, 64, device="xla")
    text = _text(lambda x: (x * 2).sum(0), x)
    assert not re.search(r"slice|concatenate", text)
    gs.testing.assert_close(gs.compile(lambda x: x.sum(0))(x).cpu(), x.cpu().sum(0))
