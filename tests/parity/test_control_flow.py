"""Branches, loops and scans as functions, beside PyTorch: values, gradients, refusals."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

import gradsmith as gs

torch = pytest.importorskip("torch")

CALLS = [
    "lib.cond(x.sum() > 0, lambda x: x.sin(), lambda x: x.cos() * 2, (x,))",
    "lib.cond(x.sum() < 0, lambda d: d['x'].sin(), lambda d: d['x'].cos() * 2, ({'x': x},))",
    "hops.while_loop(lambda i, x: i < 3, lambda i, x: (i + 1, x * x), (lib.tensor(0), x))[1]",
    "hops.scan(lambda c, x: (c * x, c + x), lib.ones(2), x, reverse=True)[1]",
    "hops.scan(lambda c, x: (c * x, c + x), lib.ones(3), x, dim=1)[1]",
    "hops.associative_scan(lambda a, b: a * b, x, 0, combine_mode='generic')",
    "hops.associative_scan(lambda a, b: (a[0] * b[0], a[1] * b[0] + b[1]), (x, x), 1, True, 'generic')[1]",
    "hops.map(lambda x: x.exp(), x)",
    "lib.func.vmap(lambda x: lib.cond(x.sum() > 2, lambda x: x.sin(), lambda x: x * 2, (x,)))(x)",
]
REFUSED = [
    "lib.cond(x > 0, lambda x: x.sin(), lambda x: x.cos(), (x,))",
    "lib.cond('a', lambda x: x.sin(), lambda x: x.cos(), (x,))",
    "lib.cond(x.sum() > 0, lambda x: x.sin(), lambda x: x.cos(), x)",
    "lib.cond(x.sum() > 0, lambda x: x, lambda x: x.cos(), (x,))",
    "lib.cond(x.sum() > 0, 3, lambda x: x.cos(), (x,))",
    "lib.while_loop(3, lambda i: i + 1, (x,))",
    "lib.while_loop(lambda i, x: i < 3, lambda i, x: (i + 1,), (lib.tensor(0), x))",
    "lib.while_loop(lambda i, x: i < 3, lambda i, x: (i + 1, x.double()), (lib.tensor(0), x))",
    "hops.scan(lambda c, x: (c + x, c), lib.zeros(2), x)",
    "hops.scan(lambda c, x: (c + x, x * 2), 3.0, x)",
    "hops.scan(lambda c, x: (c + x, x * 2), lib.zeros(2), x[:0])",
    "hops.associative_scan(lambda a, b: a + b, x, 0)",
    "hops.associative_scan(lambda a, b: a + b, x, 3, combine_mode='generic')",
    "hops.associative_scan(3, x, 0, combine_mode='generic')",
]


def _names(lib: Any) -> dict[str, Any]:
    x = lib.tensor([[0.5, 1.0], [1.5, 2.0], [2.5, 3.0]], requires_grad=True)
    hops = importlib.import_module(f"{lib.__name__}._higher_order_ops")
    return {"lib": lib, "hops": hops, "x": x}


@pytest.mark.parametrize("call", CALLS)
def test_values_and_gradients(call: str) -> None:
    def outcome(lib: Any) -> Any:
        names = _names(lib)
        value = eval(call, names)
        weights = lib.arange(1.0, 1.0 + value.numel()).reshape(value.shape)
        (slope,) = lib.autograd.grad((value * weights).sum(), names["x"])
        return value.detach().numpy(), slope.numpy()

    for ours, theirs in zip(outcome(gs), outcome(torch), strict=True):
        assert ours.shape == theirs.shape and abs(ours - theirs).max() < 1e-4


@pytest.mark.parametrize("call", REFUSED)
def test_what_is_refused(call: str) -> None:
    def refused(lib: Any) -> Any:
        names = _names(lib)
        with pytest.raises((RuntimeError, ValueError, IndexError, TypeError)) as caught:
            eval(call, names)
        return caught.type

    ours, theirs = refused(gs), refused(torch)
    assert issubclass(theirs, ours), (ours, theirs)
