"""Long short-term memory by blocks of steps and parts of products: what samples are too small for."""

from __future__ import annotations

import numpy as np
import pytest

import gradsmith as gs
from gradsmith.operators.recurrent import formulas_arrays, layers


def gradients(
    sizes: list[int], reverse: bool, projected: bool, across: bool = False
) -> list[np.ndarray]:
    """Of a sum that all results are part of, with respect to all arguments; if `across`, columns of those lie together."""
    gs.manual_seed(0)
    rows, batch, hidden, states = sum(sizes), sizes[0], 6, 4 if projected else 6
    shapes = [
        (rows, 4 * hidden),
        (batch, states),
        (batch, hidden),
        (4 * hidden, states),
        *([(states, hidden)] if projected else []),
    ]
    arguments = [gs.randn(shape, dtype=gs.float64, requires_grad=True) for shape in shapes]
    if across:
        arguments = [
            argument.detach().t().contiguous().t().requires_grad_() for argument in arguments
        ]
    results = gs._lstm_layer(*arguments, *(() if projected else (None,)), sizes, reverse)
    gs.manual_seed(1)
    sum((result * gs.randn(result.shape, dtype=gs.float64)).sum() for result in results).backward()
    return [argument.grad.numpy() for argument in arguments]


@pytest.mark.parametrize("sizes", [[3] * 7, [3, 3, 2, 2, 2, 1, 1]], ids=["same", "falling"])
@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize("projected", [False, True])
@pytest.mark.parametrize("steps", [1, 2, 3])
@pytest.mark.parametrize("parts", [2, 4])
def test_blocks_and_products_change_nothing(
    sizes: list[int],
    reverse: bool,
    projected: bool,
    steps: int,
    parts: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    expected = gradients(sizes, reverse, projected)
    monkeypatch.setattr(formulas_arrays, "_BLOCK_BYTES", steps * 4 * sizes[0] * 6 * 8)
    multiplications = sizes[0] * expected[3].size
    monkeypatch.setattr(formulas_arrays, "SMALL_PRODUCT", multiplications // parts)
    monkeypatch.setattr(layers, "_COLUMNS", 3)
    for found, wanted in zip(
        gradients(sizes, reverse, projected, across=True), expected, strict=True
    ):
        np.testing.assert_allclose(found, wanted, rtol=1e-12, atol=1e-12)


def test_products_are_computed_in_as_many_parts_as_make_them_small() -> None:
    most = formulas_arrays.SMALL_PRODUCT
    found = [
        formulas_arrays._small_products(8, n * most + more) for n in (1, 2, 4) for more in (0, 1)
    ]
    assert found == [1, 2, 2, 4, 4, 1]
    assert formulas_arrays._small_products(6, 2 * most) == 2
    assert formulas_arrays._small_products(6, 4 * most) == 1
