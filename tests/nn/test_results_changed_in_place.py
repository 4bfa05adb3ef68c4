"""Results that programs change in place before the backward, where PyTorch lets them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import gradsmith as gs
import gradsmith.nn.functional as F
from gradsmith import nn


def gradient(
    compute: Callable[[gs.Tensor], gs.Tensor], shape: tuple[int, ...], change: bool
) -> gs.Tensor:
    """Of twice the sum of squares, the factor in place or not."""
    gs.manual_seed(0)
    x = gs.rand(shape).mul(0.8).requires_grad_()
    y = compute(x)
    y = y.mul_(2) if change else y * 2
    y.square().sum().backward()
    assert x.grad is not None
    return x.grad


CASES = {
    "gru": (lambda x: nn.GRU(3, 3)(x)[0], (4, 2, 3)),
    "gru, two layers": (lambda x: nn.GRU(3, 3, 2, batch_first=True)(x)[0], (4, 2, 3)),
    "rnn": (lambda x: nn.RNN(3, 3)(x)[0], (4, 2, 3)),
    "rnn, relu": (lambda x: nn.RNN(3, 3, nonlinearity="relu")(x)[0], (4, 2, 3)),
    "gru, last state": (lambda x: nn.GRU(3, 3)(x)[1], (4, 2, 3)),
    "lstm, last cell": (lambda x: nn.LSTM(3, 3)(x)[1][1], (4, 2, 3)),
    "gru cell": (lambda x: nn.GRUCell(3, 3)(x), (2, 3)),
    "lstm cell, state": (lambda x: nn.LSTMCell(3, 3)(x)[0], (2, 3)),
    "lstm cell, cell": (lambda x: nn.LSTMCell(3, 3)(x)[1], (2, 3)),
    "attention": (lambda x: F.scaled_dot_product_attention(x, x, x), (2, 4, 3)),
    "attention, causal": (
        lambda x: F.scaled_dot_product_attention(x, x, x, is_causal=True),
        (4, 3),
    ),
    "erfinv": (gs.erfinv, (4,)),
}


@pytest.mark.parametrize("case", CASES)
def test_a_result_may_be_changed_in_place(case: str) -> None:
    compute, shape = CASES[case]
    gs.testing.assert_close(gradient(compute, shape, True), gradient(compute, shape, False))


def test_states_of_all_steps_of_an_lstm_may_not() -> None:
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        gradient(lambda x: nn.LSTM(3, 3)(x)[0], (4, 2, 3), True)


def test_a_grid_that_is_rounded_has_a_gradient_of_zero() -> None:
    image, grid = gs.rand(1, 1, 3, 3), gs.rand(1, 2, 2, 2, requires_grad=True)
    found = F.grid_sample(image, grid, mode="nearest", align_corners=False)
    found.sum().backward()
    assert grid.grad is not None and not grid.grad.any()
    plain = F.grid_sample(image, grid.detach(), mode="nearest", align_corners=False)
    assert found.equal(plain) and not plain.requires_grad


def test_the_name_of_a_node_is_that_of_its_kind() -> None:
    assert "grad_fn=<StdBackward0>" in repr(
        gs.ones(3, 2, requires_grad=True).std(1, unbiased=False)
    )
