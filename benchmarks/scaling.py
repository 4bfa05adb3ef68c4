"""Compiled steps beside eager ones, PyTorch's, and `jax.jit` written by hand, taking turns in one process.

    python -m benchmarks.scaling

Milliseconds of forward, backward and SGD (the smallest of many), and what a call costs over that of `jax.jit`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

import gradsmith as gs

from .graphs import _TARGET, GRAPHS

__all__ = ["main"]

Step = Callable[[], Any]
ROUNDS = 15


def _turns(steps: dict[str, Step]) -> dict[str, float]:
    """Milliseconds of each, the smallest of `ROUNDS` taken in turns."""
    for step in steps.values():
        for _ in range(3):
            step()
    best = dict.fromkeys(steps, float("inf"))
    for _ in range(ROUNDS):
        for name, step in steps.items():
            times, start = 0, time.perf_counter()
            while times < 3 or time.perf_counter() - start < 0.02:
                step()
                times += 1
            best[name] = min(best[name], (time.perf_counter() - start) / times * 1e3)
    return best


def _mlp(library: Any) -> Any:
    nn = library.nn
    return nn.Sequential(nn.Linear(784, 128), nn.Tanh(), nn.Linear(128, 10))


def _cnn(library: Any) -> Any:
    nn = library.nn
    return nn.Sequential(
        *(nn.Conv2d(1, 16, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2)),
        *(nn.Conv2d(16, 32, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2)),
        *(nn.Flatten(), nn.Linear(128, 10)),
    )


def _transformer(library: Any) -> Any:
    nn = library.nn
    block = nn.TransformerEncoderLayer(64, 4, 128, dropout=0.0, batch_first=True)
    return nn.Sequential(block, nn.Flatten(), nn.Linear(32 * 64, 10))


MODELS: dict[str, tuple[Callable[[Any], Any], tuple[int, ...]]] = {
    "MLP 64x784-128-10": (_mlp, (64, 784)),
    "digits CNN, batch 64": (_cnn, (64, 1, 8, 8)),
    "transformer block 16x32x64": (_transformer, (16, 32, 64)),
}


def _step_of(library: Any, model: Any, x: Any, y: Any) -> Step:
    optimizer = library.optim.SGD(model.parameters(), lr=0.01)

    def step() -> Any:
        optimizer.zero_grad()
        loss = library.nn.functional.cross_entropy(model(x), y)
        loss.backward()
        optimizer.step()
        return loss

    return step


def _by_hand(model: Any, x: Any, y: Any) -> Step:
    """The MLP's step in plain JAX."""
    first, _, second = model
    values = [jnp.asarray(t.detach().numpy()) for m in (first, second) for t in (m.weight, m.bias)]

    def loss(values: Any, x: Any, y: Any) -> Any:
        w, b, v, c = values
        logarithms = jax.nn.log_softmax(jnp.tanh(x @ w.T + b) @ v.T + c)
        return -jnp.take_along_axis(logarithms, y[:, None], 1).mean()

    @jax.jit
    def step(values: Any, x: Any, y: Any) -> Any:
        found, grads = jax.value_and_grad(loss)(values, x, y)
        return found, [value - 0.01 * grad for value, grad in zip(values, grads)]

    def run() -> Any:
        nonlocal values
        found, values = step(values, x, y)
        return jax.block_until_ready(found)

    return run


def _waiting(step: Any) -> Step:
    return lambda: jax.block_until_ready(step()._data_.value)


def models() -> None:
    """Training steps of three models."""
    try:
        import torch
    except ImportError:
        torch = None  # type: ignore[assignment]
    else:
        torch.set_num_threads(1)
    for name, (make, shape) in MODELS.items():
        gs.manual_seed(0)
        x, y = gs.randn(shape), gs.randint(0, 10, (shape[0],))
        model = make(gs)
        steps: dict[str, Step] = {"eager": _step_of(gs, make(gs), x, y)}
        if name.startswith("MLP"):
            steps["jax by hand"] = _by_hand(model, jnp.asarray(x.numpy()), jnp.asarray(y.numpy()))
        there = _step_of(gs, make(gs).to("xla"), x.to("xla"), y.to("xla"))
        steps["compiled"] = _waiting(gs.compile(there, fullgraph=True))
        if torch is not None:
            given = torch.from_numpy(x.numpy()), torch.from_numpy(y.numpy())
            steps["torch"] = _step_of(torch, make(torch), *given)
        found = _turns(steps)
        print(name, *(f"{way} {ms:.3f} ms" for way, ms in found.items()), sep="  ")


def overhead() -> None:
    """What a call of a compiled function costs, beside `jax.jit`'s own."""
    gs.manual_seed(0)
    model = gs.nn.Sequential(gs.nn.Linear(8, 16), gs.nn.Tanh(), gs.nn.Linear(16, 4)).to("xla")
    x, y = gs.randn(4, 8).to("xla"), gs.randint(0, 4, (4,)).to("xla")
    step = gs.compile(_step_of(gs, model, x, y), fullgraph=True)
    for _ in range(3):
        step()
    trace = step.programs()[-1]._trace
    found = _turns(
        {
            "call": _waiting(step),
            "jit": lambda: jax.block_until_ready(trace._step(*trace.values(()))),
        }
    )
    print(f"overhead of a call: {(found['call'] - found['jit']) * 1e3:.1f} us")


def straight_lines() -> None:
    """The graphs of `benchmarks.graphs`, eager and as functions of NumPy kernels."""
    target = gs.tensor(_TARGET)
    for graph in GRAPHS:
        leaves = [
            gs.tensor(np.random.rand(*shape) + 0.5, dtype=gs.float32, requires_grad=True)
            for shape in graph.shapes
        ]

        def step(leaves: Any = leaves, graph: Any = graph) -> None:
            for leaf in leaves:
                leaf.grad = None
            graph.torch_style(gs, gs.nn.functional, target, *leaves).backward()

        found = _turns({"eager": step, "compiled": gs.compile(step, engine="numpy")})
        ratio = found["eager"] / found["compiled"]
        times = "  ".join(f"{way} {ms * 1e3:.1f} us" for way, ms in found.items())
        print(f"{graph.name}: {times}  {ratio:.2f} times as fast")


def main() -> None:
    """All of it."""
    straight_lines()
    overhead()
    models()


if __name__ == "__main__":
    main()
