"""Attention by tiles gives what attention by a matrix of all scores gives, and takes no memory for such a matrix."""

from __future__ import annotations

import tracemalloc

import pytest

import gradsmith as gs
from gradsmith.autograd import gradcheck, gradgradcheck
from gradsmith.nn import functional as F
from gradsmith.operators.attention.composites import attention_decomposed

SHAPES = [
    ((), 1, 1, 3, 2),
    ((2, 3), 5, 7, 4, 3),
    ((3,), 300, 200, 8, 8),
    ((2,), 200, 300, 8, 4),
    ((1, 2), 129, 130, 4, 4),
    ((700,), 16, 16, 4, 4),
    ((), 150, 3000, 4, 4),
    ((2,), 128, 1024, 4, 3),  # products in parts
    ((), 200, 1024, 4, 4),  # if causal, tiles that are no whole parts
]


def _tensors(
    lead: tuple[int, ...], length: int, source: int, width: int, out: int
) -> list[gs.Tensor]:
    gs.manual_seed(0)
    shapes = ((*lead, length, width), (*lead, source, width), (*lead, source, out))
    return [gs.randn(shape, dtype=gs.float64).requires_grad_() for shape in shapes]


@pytest.mark.parametrize("spread", [1.0, 30.0, 1000.0])
@pytest.mark.parametrize("is_causal", [False, True])
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_tiles_give_what_all_scores_give(
    shape: tuple[tuple[int, ...], int, int, int, int], is_causal: bool, spread: float
) -> None:
    given = _tensors(*shape)
    ours = F.scaled_dot_product_attention(*given, is_causal=is_causal, scale=spread)
    expected = attention_decomposed(*given, is_causal=is_causal, scale=spread)
    gs.testing.assert_close(ours, expected)
    weights = gs.randn(ours.shape, dtype=gs.float64)
    found = gs.autograd.grad((ours * weights).sum(), given)
    wanted = gs.autograd.grad((expected * weights).sum(), given)
    for got, want in zip(found, wanted):
        gs.testing.assert_close(got, want, rtol=1e-9, atol=1e-9 * spread)


@pytest.mark.parametrize("is_causal", [False, True])
def test_derivatives_of_both_orders_and_both_directions(is_causal: bool) -> None:
    given = _tensors((2,), 3, 4, 2, 2)

    def function(q: gs.Tensor, k: gs.Tensor, v: gs.Tensor) -> gs.Tensor:
        return F.scaled_dot_product_attention(q, k, v, is_causal=is_causal)

    assert gradcheck(function, given, check_forward_ad=True, check_batched_grad=True)
    assert gradgradcheck(function, given)


def test_memory_grows_with_the_length_alone() -> None:
    length = 3000
    given = [gs.randn(length, 8).requires_grad_() for _ in range(3)]
    F.scaled_dot_product_attention(*(x[:10] for x in given)).sum().backward()
    tracemalloc.start()
    try:
        F.scaled_dot_product_attention(*given, is_causal=True).sum().backward()
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < length * length * 4 / 4, peak


def test_not_a_number_stays_in_its_rows() -> None:
    given = [x.detach() for x in _tensors((), 4, 4, 2, 2)]
    given[0][1, 0] = float("nan")
    ours = F.scaled_dot_product_attention(*given)
    assert ours.isnan().any(-1).tolist() == [False, True, False, False]


def test_not_a_number_reaches_the_gradients_of_the_values_that_its_row_sees() -> None:
    given = [x.detach() for x in _tensors((), 4, 4, 2, 2)]
    given[0][1, 0] = float("nan")
    value = given[2].requires_grad_()
    F.scaled_dot_product_attention(*given, is_causal=True).sum().backward()
    assert value.grad.isnan().any(-1).tolist() == [True, True, False, False]
    assert value.grad[2:].isfinite().all()
