"""Only what is needed is saved: bytes kept for backward, beside PyTorch's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

torch = pytest.importorskip("torch")

import gradsmith as gs  # noqa: E402

N = 64


def make(library: Any, *shape: int, grad: bool = True) -> Any:
    tensor = library.arange(1, 1 + int(torch.Size(shape).numel()), dtype=library.float32)
    return ((tensor / tensor.shape[0]).reshape(shape)).requires_grad_(grad)


def saved_bytes(library: Any, call: Callable[..., Any], *tensors: Any) -> tuple[int, int]:
    """How many tensors the call's graph keeps, and their bytes; what is kept twice counts once."""
    kept: dict[int, int] = {}

    def pack(tensor: Any) -> Any:
        kept[id_of(tensor)] = tensor.numel() * tensor.element_size()
        return tensor

    with library.autograd.graph.saved_tensors_hooks(pack, lambda tensor: tensor):
        result = call(library, *tensors)
    assert any(r.requires_grad for r in (result if isinstance(result, tuple) else (result,)))
    return len(kept), sum(kept.values())


def id_of(tensor: Any) -> int:
    return int(tensor.data_ptr())


CASES: dict[str, tuple[Callable[..., Any], tuple[tuple[int, ...], ...]]] = {
    "add": (lambda m, x, y: x + y, ((N,), (N,))),
    "sub": (lambda m, x, y: x - y, ((N,), (N,))),
    "mul": (lambda m, x, y: x * y, ((N,), (N,))),
    "mul by a number": (lambda m, x: x * 3, ((N,),)),
    "div": (lambda m, x, y: x / y, ((N,), (N,))),
    "pow": (lambda m, x: x**3, ((N,),)),
    "exp": (lambda m, x: x.exp(), ((N,),)),
    "log": (lambda m, x: x.log(), ((N,),)),
    "sqrt": (lambda m, x: x.sqrt(), ((N,),)),
    "tanh": (lambda m, x: x.tanh(), ((N,),)),
    "sigmoid": (lambda m, x: x.sigmoid(), ((N,),)),
    "relu": (lambda m, x: x.relu(), ((N,),)),
    "gelu": (lambda m, x: m.nn.functional.gelu(x), ((N,),)),
    "silu": (lambda m, x: m.nn.functional.silu(x), ((N,),)),
    "abs": (lambda m, x: x.abs(), ((N,),)),
    "clamp": (lambda m, x: x.clamp(0.2, 0.8), ((N,),)),
    "where": (lambda m, x, y: m.where(x > y, x, y), ((N,), (N,))),
    "sum": (lambda m, x: x.sum(), ((8, 8),)),
    "mean over a dim": (lambda m, x: x.mean(1), ((8, 8),)),
    "amax": (lambda m, x: x.amax(1), ((8, 8),)),
    "max": (lambda m, x: x.max(1), ((8, 8),)),
    "var": (lambda m, x: x.var(1), ((8, 8),)),
    "softmax": (lambda m, x: x.softmax(1), ((8, 8),)),
    "log_softmax": (lambda m, x: x.log_softmax(1), ((8, 8),)),
    "cumsum": (lambda m, x: x.cumsum(1), ((8, 8),)),
    "matmul": (lambda m, x, y: x @ y, ((8, 8), (8, 4))),
    "linear": (lambda m, x, w, b: m.nn.functional.linear(x, w, b), ((8, 8), (4, 8), (4,))),
    "transpose": (lambda m, x: x.t(), ((8, 4),)),
    "reshape": (lambda m, x: x.reshape(32), ((8, 4),)),
    "index_select": (lambda m, x: x.index_select(0, m.tensor([1, 3])), ((8, 4),)),
    "cat": (lambda m, x, y: m.cat([x, y]), ((8, 4), (8, 4))),
    "layer_norm": (
        lambda m, x, w, b: m.nn.functional.layer_norm(x, (8,), w, b),
        ((8, 8), (8,), (8,)),
    ),
    "conv2d": (lambda m, x, w: m.nn.functional.conv2d(x, w), ((1, 2, 6, 6), (3, 2, 3, 3))),
    "avg_pool2d": (lambda m, x: m.nn.functional.avg_pool2d(x, 2), ((1, 2, 6, 6),)),
    "mse_loss": (lambda m, x, y: m.nn.functional.mse_loss(x, y), ((8, 8), (8, 8))),
    "linalg.inv": (lambda m, x: m.linalg.inv(x + 9 * m.eye(8)), ((8, 8),)),
}


@pytest.mark.parametrize("name", CASES)
def test_never_more_than_pytorch(name: str) -> None:
    call, shapes = CASES[name]
    ours = saved_bytes(gs, call, *(make(gs, *shape) for shape in shapes))
    theirs = saved_bytes(torch, call, *(make(torch, *shape) for shape in shapes))
    assert ours[1] <= theirs[1], f"{ours} tensors and bytes, PyTorch {theirs}"
    assert ours[0] <= theirs[0], f"{ours} tensors and bytes, PyTorch {theirs}"


@pytest.mark.parametrize(
    "call",
    [lambda x, y: x * y, lambda x, y: x @ y, lambda x, y: x / y],
    ids=["mul", "matmul", "div"],
)
def test_what_only_a_constant_needs_is_not_kept(call: Callable[..., Any]) -> None:
    """Of a product with a constant the constant is kept, and the other factor is let go."""
    kept: list[int] = []
    x, y = make(gs, 8, 8), make(gs, 8, 8, grad=False)
    with gs.autograd.graph.saved_tensors_hooks(lambda t: kept.append(id_of(t)) or t, lambda t: t):
        call(x, y)
    assert id_of(x) not in kept
