"""Counted operations of products, forward and backward, by modules."""

from __future__ import annotations

import pytest

import gradsmith as gs
from gradsmith import nn
from gradsmith.utils.flop_counter import FlopCounterMode, flop_registry, register_flop_formula

LAYERS = {
    "linear": (lambda: nn.Linear(4, 5), (3, 4), 2 * 3 * 4 * 5),
    "conv2d": (lambda: nn.Conv2d(2, 3, 3), (4, 2, 5, 5), 2 * 4 * 9 * 2 * 3 * 9),
    "transposed": (lambda: nn.ConvTranspose1d(2, 3, 3), (4, 2, 5), 2 * 4 * 5 * 2 * 3 * 3),
}


@pytest.mark.parametrize("name", LAYERS)
def test_forward_is_counted_and_backward_twice(name):
    make, shape, expected = LAYERS[name]
    layer, x = make(), gs.randn(shape, requires_grad=True)
    with FlopCounterMode(display=False) as counter:
        result = layer(x)
        assert counter.get_total_flops() == expected
        result.sum().backward()
    assert counter.get_total_flops() == 3 * expected


def test_modules_have_their_own_counts_in_backward_too():
    model = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 2))
    with FlopCounterMode(display=False) as counter:
        model(gs.randn(3, 4)).sum().backward()
    counts = {name: sum(found.values()) for name, found in counter.get_flop_counts().items()}
    # The input needs no gradient, so the first layer has one product in its backward.
    assert counts["Sequential.0"] == 2 * 2 * 3 * 4 * 8
    assert counts["Sequential.2"] == 3 * 2 * 3 * 8 * 2
    assert counts["Global"] == counts["Sequential"] == sum(counts.values()) / 3


def test_the_table_is_printed_at_the_end(capsys):
    with FlopCounterMode():
        nn.Sequential(nn.Linear(4, 5))(gs.randn(3, 4))
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["Module", "FLOP", "%", "Total"]
    assert lines[2].split() == ["Global", "120", "100.00%"]
    assert any(line.split() == ["Sequential.0", "120", "100.00%"] for line in lines)


def test_formulas_of_one_s_own():
    with FlopCounterMode(
        display=False, custom_mapping={gs.ops.aten.sin: lambda x, out_val: x.numel()}
    ) as counter:
        gs.randn(3, 4).sin()
    assert counter.get_total_flops() == 12
    try:
        register_flop_formula(gs.ops.aten.cos)(lambda x, out_shape: 2 * x[0])
        with FlopCounterMode(display=False) as counter:
            gs.randn(3, 4).cos()
    finally:
        del flop_registry[gs.ops.aten.cos]
    assert counter.get_total_flops() == 6
    with pytest.raises(RuntimeError, match="duplicate registrations"):
        register_flop_formula(gs.ops.aten.mm)(lambda *_: 0)


def test_a_backward_leaves_no_module_open():
    # The outer modules' inputs need no gradients: nothing but the end of the backward says that it has left them.
    model = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 2))
    with FlopCounterMode(display=False) as counter:
        model(gs.randn(3, 4)).sum().backward()
        before = counter.get_flop_counts()
        gs.randn(3, 4).mm(gs.randn(4, 5))
    after = counter.get_flop_counts()
    assert sum(after.pop("Global").values()) == sum(before.pop("Global").values()) + 2 * 3 * 4 * 5
    assert after == before


def test_a_backward_after_the_block_does_not_count_in_the_next():
    model = nn.Linear(4, 8)
    counter = FlopCounterMode(display=False)
    with counter:
        loss = model(gs.randn(3, 4)).sum()
    loss.backward()
    with counter:
        gs.randn(3, 4).mm(gs.randn(4, 5))
    assert list(counter.get_flop_counts()) == ["Global"]
