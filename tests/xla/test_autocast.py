"""`gradsmith.autocast("xla")`: operator by operator and compiled, beside the CPU's."""

from __future__ import annotations

from typing import Any

import pytest

import gradsmith as gs
from gradsmith.generated.autocast import POLICIES
from gradsmith.testing import samples

pytest.importorskip("jax", reason="device xla needs JAX (pip install 'gradsmith[xla]')")

LOWER = [gs.bfloat16, gs.float16]


def test_blocks_are_of_one_device() -> None:
    x, there = gs.randn(3, 3), gs.randn(3, 3, device="xla")
    with gs.autocast("xla"):
        assert (x @ x).dtype == gs.float32 and (there @ there).dtype == gs.bfloat16
        with gs.autocast("cpu", dtype=gs.float16):
            assert (x @ x).dtype == gs.float16 and (there @ there).dtype == gs.bfloat16
        with gs.autocast("xla", enabled=False):
            assert (there @ there).dtype == gs.float32
    with gs.autocast("cpu"):
        assert (x @ x).dtype == gs.bfloat16 and (there @ there).dtype == gs.float32
    assert not gs.is_autocast_enabled("xla")


@pytest.mark.parametrize("name", sorted(POLICIES)[::6])
def test_operators_compute_in_the_dtypes_of_the_cpu(name: str) -> None:
    for sample in list(samples(f"aten::{name}", dtype=gs.float32, requires_grad=False))[:1]:
        with gs.autocast("cpu"):
            expected = sample.call()
        with gs.autocast("xla"):
            found = sample.map(lambda t: t.to("xla")).call()
        many = isinstance(expected, (tuple, list))
        pairs = zip(expected, found) if many else ((expected, found),)
        assert [o.dtype for o, _ in pairs] == [f.dtype for f in (found if many else (found,))]


@pytest.mark.parametrize("dtype", LOWER)
def test_a_compiled_step_is_cast_as_an_eager_one(dtype: gs.dtype) -> None:
    def after(device: str, compiled: bool) -> list[Any]:
        gs.manual_seed(0)
        model = gs.nn.Sequential(gs.nn.Linear(6, 8), gs.nn.Tanh(), gs.nn.Linear(8, 3))
        x, y = gs.randn(5, 6), gs.randint(0, 3, (5,))
        model.to(device)
        optimizer = gs.optim.SGD(model.parameters(), lr=0.5)

        def step(x: gs.Tensor, y: gs.Tensor) -> tuple[gs.Tensor, gs.Tensor]:
            optimizer.zero_grad()
            with gs.autocast(device, dtype=dtype):
                scores = model(x)
                loss = gs.nn.functional.cross_entropy(scores, y)
            loss.backward()
            optimizer.step()
            return loss, scores

        called = gs.compile(step, fullgraph=True) if compiled else step
        losses = []
        for _ in range(4):
            loss, scores = called(x.to(device), y.to(device))
            assert scores.dtype == dtype and loss.dtype == gs.float32
            losses.append(loss.item())
        assert all(p.grad is not None and p.grad.dtype == gs.float32 for p in model.parameters())
        return losses

    expected = after("cpu", False)
    assert expected[-1] < expected[0]
    assert after("xla", False) == pytest.approx(expected, rel=2e-2)
    assert after("xla", True) == pytest.approx(expected, rel=2e-2)


def test_a_compiled_call_within_a_block_is_cast_as_the_block_says() -> None:
    weight = gs.randn(3, 3, device="xla", requires_grad=True)
    product = gs.compile(lambda x: x @ weight)
    x = gs.randn(3, 3, device="xla")
    for dtype in (*LOWER, *LOWER):
        with gs.autocast("xla", dtype=dtype):
            assert product(x).dtype == product(x).dtype == dtype
        assert product(x).dtype == gs.float32
