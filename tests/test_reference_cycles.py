"""What programs do over and over leaves nothing for the cycle collector: memory goes when the last reference goes.

A cycle through a tensor keeps a batch, or a graph with all that it saved, until the collector runs, which few large
objects do not make it do.
"""

from __future__ import annotations

import copy
import gc
import io
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import gradsmith as gs
from gradsmith.func import functional_call, grad, hessian, jacrev, jvp, vjp, vmap
from gradsmith.utils import _pytree
from gradsmith.utils.checkpoint import checkpoint
from gradsmith.utils.data import DataLoader, TensorDataset

nn, functional = gs.nn, gs.nn.functional


class SavesItsOutput(gs.autograd.Function):
    @staticmethod
    def forward(ctx: Any, a: gs.Tensor) -> gs.Tensor:
        result = a.exp()
        ctx.save_for_backward(result)
        return result

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        (result,) = ctx.saved_tensors
        return grads[0] * result


def _leaf(*shape: int) -> gs.Tensor:
    return gs.randn(*shape, requires_grad=True)


def _trained(model: Any, *shape: int) -> Callable[[], object]:
    optimizer = gs.optim.AdamW(model.parameters())

    def step() -> None:
        optimizer.zero_grad()
        out = model(gs.randn(*shape))
        (out[0] if isinstance(out, tuple) else out).sum().backward()
        optimizer.step()

    return step


def _refused() -> None:
    try:
        gs.ones(2, 3) @ gs.ones(2, 3)
    except RuntimeError:
        return
    raise AssertionError("it was not refused")


def _double() -> None:
    w = _leaf(3)
    (g,) = gs.autograd.grad((w**3).sum(), w, create_graph=True)
    gs.autograd.grad(g.sum(), w)


def _changed_views() -> None:
    y = _leaf(3) * 2
    y[1:].mul_(3)
    y.register_hook(lambda g: g * 2)
    y.retain_grad()
    y.sum().backward()


def _forward_mode() -> None:
    with gs.autograd.forward_ad.dual_level():
        dual = gs.autograd.forward_ad.make_dual(gs.randn(3), gs.randn(3))
        gs.autograd.forward_ad.unpack_dual((dual**2).sum())


def _closed() -> Callable[[], object]:
    model = nn.Linear(4, 2)
    optimizer = gs.optim.LBFGS(model.parameters())

    def closure() -> Any:
        optimizer.zero_grad()
        loss = model(gs.ones(3, 4)).pow(2).sum()
        loss.backward()
        return loss

    return lambda: optimizer.step(closure)


def _loaded() -> None:
    model = nn.Sequential(nn.Linear(4, 4), nn.BatchNorm1d(4))
    file = io.BytesIO()
    gs.save(model.state_dict(), file)
    file.seek(0)
    copy.deepcopy(model).load_state_dict(gs.load(file))


def _cube(v: gs.Tensor) -> gs.Tensor:
    return (v**3).sum()


def _called_by_parts(model: Any) -> None:
    functional_call(model, dict(model.named_parameters()), (gs.ones(1, 2),))


PROGRAMS: dict[str, Callable[[], Callable[[], object]]] = {
    "layers": lambda: _trained(nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 2)), 5, 4),
    "convolution": lambda: _trained(
        nn.Sequential(nn.Conv2d(1, 4, 3), nn.BatchNorm2d(4), nn.MaxPool2d(2)), 2, 1, 8, 8
    ),
    "recurrent": lambda: _trained(nn.LSTM(4, 8, 2), 3, 5, 4),
    "transformer": lambda: _trained(nn.TransformerEncoderLayer(8, 2, 16), 3, 2, 8),
    "second derivatives": lambda: _double,
    "views, hooks": lambda: _changed_views,
    "function": lambda: lambda: SavesItsOutput.apply(_leaf(3)).sum().backward(),
    "function without backward": lambda: lambda: SavesItsOutput.apply(_leaf(3)),
    "forward mode": lambda: _forward_mode,
    "vmap": lambda: lambda: vmap(grad(_cube))(gs.randn(3, 2)),
    "vjp": lambda: lambda: vjp(_cube, gs.randn(3))[1](gs.tensor(1.0)),
    "jvp": lambda: lambda: jvp(_cube, (gs.randn(3),), (gs.randn(3),)),
    "jacrev": lambda: lambda: jacrev(lambda v: v**2)(gs.randn(3)),
    "hessian": lambda: lambda: hessian(_cube)(gs.randn(3)),
    "functional_call": lambda: partial(_called_by_parts, nn.Linear(2, 2)),
    "trees": lambda: lambda: _pytree.tree_map(lambda a, b: a + b, *[{"a": [_leaf(2), 1]}] * 2),
    "checkpoint": lambda: (
        lambda: checkpoint(gs.exp, _leaf(3), use_reentrant=False).sum().backward()
    ),
    "re-entrant checkpoint": lambda: (
        lambda: checkpoint(gs.exp, _leaf(3), use_reentrant=True).sum().backward()
    ),
    "compiled": lambda: partial(gs.compile(_cube, engine="numpy"), gs.randn(3)),
    "multi_dot": lambda: lambda: gs.linalg.multi_dot([_leaf(2, 3), _leaf(3, 4), _leaf(4, 2)]),
    "closure": _closed,
    "saved and loaded": lambda: _loaded,
    "loader": lambda: lambda: list(DataLoader(TensorDataset(gs.randn(6, 2)), 2)),
    "a refused call": lambda: _refused,
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_nothing_is_left_to_the_collector(name: str) -> None:
    run = PROGRAMS[name]()
    run()
    run()  # what is made once, such as caches, is there now
    gc.collect()
    gc.disable()
    try:
        run()
        left = gc.collect()
    finally:
        gc.enable()
    assert left == 0
