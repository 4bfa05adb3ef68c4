"""Multi-head attention: one product for the projections of one source, and the same numbers as from three."""

from __future__ import annotations

import pytest

import gradsmith as gs
from gradsmith.nn import functional as F
from gradsmith.profiler import profile


def _attention(query: gs.Tensor, key: gs.Tensor, value: gs.Tensor) -> list[gs.Tensor]:
    gs.manual_seed(0)
    # In double precision: products of other widths add in another order on some processors.
    weight = gs.randn(24, 8, dtype=gs.float64, requires_grad=True)
    bias, out, more = (gs.randn(size, dtype=gs.float64) for size in ((24,), (8, 8), (8,)))
    result, _ = F.multi_head_attention_forward(
        *(query, key, value, 8, 2, weight, bias, None, None, False, 0.0, out, more),
        need_weights=False,
    )
    result.square().sum().backward()
    assert weight.grad is not None
    return [result.detach(), weight.grad]


@pytest.mark.parametrize("alike", ["query, key and value", "key and value", "none"])
def test_sources_that_are_one_tensor_give_what_their_copies_give(alike: str) -> None:
    x = gs.randn(5, 3, 8, dtype=gs.float64, requires_grad=True)
    other = x if alike.startswith("query") else gs.randn(4, 3, 8, dtype=gs.float64)
    key, value = other, gs.randn(4, 3, 8, dtype=gs.float64) if alike == "none" else other
    expected = _attention(x, key.detach().clone(), value.detach().clone())
    for got, wanted in zip(_attention(x, key, value), expected):
        gs.testing.assert_close(got, wanted)


def test_self_attention_projects_by_one_product() -> None:
    x = gs.randn(5, 3, 8, dtype=gs.float64)
    with profile() as recorded:
        _attention(x, x, x)
    names = [event.name for event in recorded.events()]
    assert names.count("aten::linear") == 2


@pytest.mark.parametrize("batch_first", [False, True])
def test_modules_project_what_is_one_source_by_one_product(batch_first: bool) -> None:
    attend = gs.nn.MultiheadAttention(8, 2, batch_first=batch_first)
    x, memory = gs.randn(5, 3, 8), gs.randn(5, 3, 8)
    for sources, products in (((x, x, x), 2), ((x, memory, memory), 3), ((x, memory, x), 4)):
        with profile() as recorded:
            got = attend(*sources)[0]
        assert [event.name for event in recorded.events()].count("aten::linear") == products
        gs.testing.assert_close(got, attend(*[source.clone() for source in sources])[0])
