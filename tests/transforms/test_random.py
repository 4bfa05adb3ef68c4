"""Every way to draw under `vmap`: other numbers for each example, the same for all, and from a seed again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import gradsmith as gs
from gradsmith import vmap
from gradsmith.nn import functional as nn

Draw = Callable[[gs.Tensor], Any]

DRAWS: dict[str, Draw] = {
    "rand": lambda x: gs.rand(6),
    "randn": lambda x: gs.randn(6),
    "randint": lambda x: gs.randint(0, 99, (6,)),
    "randperm": lambda x: gs.randperm(6),
    "rand_like": gs.rand_like,
    "randn_like": gs.randn_like,
    "randint_like": lambda x: gs.randint_like(x, 99),
    "bernoulli, a probability": lambda x: gs.bernoulli(x, 0.5),
    "bernoulli_": lambda x: x.clone().bernoulli_(0.5),
    "uniform_": lambda x: x.clone().uniform_(),
    "normal_": lambda x: x.clone().normal_(),
    "log_normal_": lambda x: x.clone().log_normal_(),
    "cauchy_": lambda x: x.clone().cauchy_(),
    "exponential_": lambda x: x.clone().exponential_(),
    "geometric_": lambda x: x.clone().geometric_(0.1),
    "random_": lambda x: x.clone().random_(0, 99),
    "dropout": lambda x: nn.dropout(x),
    "dropout in place": lambda x: nn.dropout(x.clone(), inplace=True),
    "native_dropout": lambda x: gs.native_dropout(x, 0.5, True)[0],
    "alpha_dropout": lambda x: nn.alpha_dropout(x, training=True),
    "dropout1d": lambda x: nn.dropout1d(x.unsqueeze(0).expand(8, 6)),
    "feature_alpha_dropout": lambda x: nn.feature_alpha_dropout(
        x.unsqueeze(0).expand(1, 8, 6), training=True
    ),
    "gumbel_softmax": nn.gumbel_softmax,
    "attention": lambda x: nn.scaled_dot_product_attention(*[x.reshape(3, 2)] * 3, dropout_p=0.5),
}
BY_ELEMENTS: dict[str, Draw] = {
    "bernoulli": lambda x: gs.bernoulli(x / 2),
    "normal": lambda x: gs.normal(x, 1.0),
    "poisson": lambda x: gs.poisson(x * 9),
    "binomial": lambda x: gs.binomial(x * 9, x / 2),
    "multinomial": lambda x: gs.multinomial(x, 6),
    "multinomial with replacement": lambda x: gs.multinomial(x, 9, replacement=True),
    "gamma": lambda x: gs._standard_gamma(x),
    "dirichlet": lambda x: gs._sample_dirichlet(x),
}
"""Draws whose parameters are elements, which differ by example."""

EXAMPLES = gs.ones(5, 6)


def _drawn(draw: Draw, randomness: str) -> gs.Tensor:
    gs.manual_seed(3)
    out: gs.Tensor = vmap(draw, randomness=randomness)(EXAMPLES)
    return out


@pytest.mark.parametrize("name", {**DRAWS, **BY_ELEMENTS})
def test_different_numbers_for_each_example(name: str) -> None:
    draw = {**DRAWS, **BY_ELEMENTS}[name]
    out = _drawn(draw, "different")
    assert out.shape == (5, *draw(EXAMPLES[0]).shape)
    assert len({str(row.tolist()) for row in out}) > 1
    assert gs.equal(out, _drawn(draw, "different"))


@pytest.mark.parametrize("name", DRAWS)
def test_the_same_numbers_for_all(name: str) -> None:
    out = _drawn(DRAWS[name], "same")
    assert all(gs.equal(row, out[0]) for row in out)
    assert gs.equal(out, _drawn(DRAWS[name], "same"))


@pytest.mark.parametrize("name", BY_ELEMENTS)
def test_one_draw_has_no_parameters_of_several_examples(name: str) -> None:
    with pytest.raises(RuntimeError, match="same randomness with a batched tensor input"):
        _drawn(BY_ELEMENTS[name], "same")


@pytest.mark.parametrize("name", {**DRAWS, **BY_ELEMENTS})
def test_nothing_is_drawn_unless_that_is_said(name: str) -> None:
    with pytest.raises(RuntimeError, match="random operation while in randomness error mode"):
        _drawn({**DRAWS, **BY_ELEMENTS}[name], "error")
