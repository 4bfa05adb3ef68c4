"""Compiled steps beside eager ones, PyTorch's, and `jax.jit` written by hand, taking turns in one process.

    python -m benchmarks.scaling

Milliseconds of forward, backward and SGD (the smallest of many), and what a call costs over that of `jax.jit`.  They are of
processor time, all threads together, which other programs on the machine disturb less; kept to one processor
(``taskset -c 0``) it is what a clock says on a quiet machine.
"""

from __future__ import annotations

import copy
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

import gradsmith as gs

from .graphs import _TARGET, GRAPHS

__all__ = ["main"]

Step = Callable[[], Any]
ROUNDS = 30


def _turns(steps: dict[str, Step]) -> dict[str, float]:
    """Milliseconds of each, the smallest of `ROUNDS` taken in turns."""
    for step in steps.values():
        for _ in range(3):
            step()
    best = dict.fromkeys(steps, float("inf"))
    for _ in range(ROUNDS):
        for name, step in steps.items():
            times, start = 0, time.process_time()
            while times < 3 or time.process_time() - start < 0.02:
                step()
                times += 1
            best[name] = min(best[name], (time.process_time() - start) / times * 1e3)
    return best


def _mlp(library: Any, width: int = 128) -> Any:
    nn = library.nn
    return nn.Sequential(nn.Linear(784, width), nn.Tanh(), nn.Linear(width, 10))


def _cnn(library: Any, side: int = 8) -> Any:
    nn = library.nn
    return nn.Sequential(
        *(nn.Conv2d(1, 16, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2)),
        *(nn.Conv2d(16, 32, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2)),
        *(nn.Flatten(), nn.Linear(32 * (side // 4) ** 2, 10)),
    )


def _transformer(library: Any) -> Any:
    nn = library.nn
    block = nn.TransformerEncoderLayer(64, 4, 128, dropout=0.0, batch_first=True)
    return nn.Sequential(block, nn.Flatten(), nn.Linear(32 * 64, 10))


def _step_of(library: Any, model: Any, x: Any, y: Any) -> Step:
    optimizer = library.optim.SGD(model.parameters(), lr=0.01)

    def step() -> Any:
        optimizer.zero_grad()
        loss = library.nn.functional.cross_entropy(model(x), y)
        loss.backward()
        optimizer.step()
        return loss

    return step


def _values_of(model: Any) -> dict[str, Any]:
    return {name: jnp.asarray(p.detach().numpy()) for name, p in model.named_parameters()}


def _mlp_by_hand(p: Any, x: Any) -> Any:
    return jnp.tanh(x @ p["0.weight"].T + p["0.bias"]) @ p["2.weight"].T + p["2.bias"]


def _cnn_by_hand(p: Any, x: Any) -> Any:
    for layer in ("0", "3"):
        x = jax.lax.conv_general_dilated(x, p[f"{layer}.weight"], (1, 1), "SAME")
        x = jax.nn.relu(x + p[f"{layer}.bias"][:, None, None])
        window = (1, 1, 2, 2)
        x = jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, window, window, "VALID")
    return x.reshape(len(x), -1) @ p["7.weight"].T + p["7.bias"]


def _normed_by_hand(x: Any, weight: Any, bias: Any) -> Any:
    centred = x - x.mean(-1, keepdims=True)
    return centred * jax.lax.rsqrt((centred**2).mean(-1, keepdims=True) + 1e-5) * weight + bias


def _transformer_by_hand(p: Any, x: Any) -> Any:
    batch, length, width = x.shape
    qkv = x @ p["0.self_attn.in_proj_weight"].T + p["0.self_attn.in_proj_bias"]
    q, k, v = jnp.moveaxis(qkv.reshape(batch, length, 3, 4, width // 4), 2, 0)
    scores = jnp.einsum("blhd,bmhd->bhlm", q, k) / (width // 4) ** 0.5
    mixed = jnp.einsum("bhlm,bmhd->blhd", jax.nn.softmax(scores), v).reshape(x.shape)
    mixed = mixed @ p["0.self_attn.out_proj.weight"].T + p["0.self_attn.out_proj.bias"]
    x = _normed_by_hand(x + mixed, p["0.norm1.weight"], p["0.norm1.bias"])
    inner = jax.nn.relu(x @ p["0.linear1.weight"].T + p["0.linear1.bias"])
    x = x + inner @ p["0.linear2.weight"].T + p["0.linear2.bias"]
    x = _normed_by_hand(x, p["0.norm2.weight"], p["0.norm2.bias"])
    return x.reshape(batch, -1) @ p["2.weight"].T + p["2.bias"]


def _by_hand(forward: Callable[[Any, Any], Any], model: Any, x: Any, y: Any) -> Step:
    """The step in plain JAX, from the same parameters."""
    values = _values_of(model)

    def loss(values: Any, x: Any, y: Any) -> Any:
        logarithms = jax.nn.log_softmax(forward(values, x))
        return -jnp.take_along_axis(logarithms, y[:, None], 1).mean()

    @jax.jit
    def step(values: Any, x: Any, y: Any) -> Any:
        found, grads = jax.value_and_grad(loss)(values, x, y)
        return found, jax.tree.map(lambda value, grad: value - 0.01 * grad, values, grads)

    def run() -> Any:
        nonlocal values
        found, values = step(values, x, y)
        return jax.block_until_ready(found)

    return run


def _waiting(step: Any) -> Step:
    return lambda: jax.block_until_ready(step()._data_.value)


@dataclass(frozen=True, slots=True)
class Model:
    """A model as PyTorch's programs have it, and its forward pass in plain JAX over the named parameters."""

    name: str
    make: Callable[[Any], Any]
    by_hand: Callable[[Any, Any], Any]
    shape: tuple[int, ...]


MODELS = (
    Model("MLP 64x784-128-10", _mlp, _mlp_by_hand, (64, 784)),
    Model("MLP 512x784-512-10", partial(_mlp, width=512), _mlp_by_hand, (512, 784)),
    Model("digits CNN, batch 64", _cnn, _cnn_by_hand, (64, 1, 8, 8)),
    Model("CNN 64x1x28x28", partial(_cnn, side=28), _cnn_by_hand, (64, 1, 28, 28)),
    Model("transformer block 16x32x64", _transformer, _transformer_by_hand, (16, 32, 64)),
)


def models() -> None:
    """Training steps of each model; all of them begin with the same parameters, and their losses agree.

    Raises:
        AssertionError: the losses of two ways differ.
    """
    try:
        import torch
    except ImportError:
        torch = None  # type: ignore[assignment]
    else:
        torch.set_num_threads(1)
    for model in MODELS:
        gs.manual_seed(0)
        x, y = gs.randn(model.shape), gs.randint(0, 10, (model.shape[0],))
        ours = model.make(gs)
        state = {name: value.numpy().copy() for name, value in ours.state_dict().items()}
        hand = _by_hand(model.by_hand, ours, jnp.asarray(x.numpy()), jnp.asarray(y.numpy()))
        there = copy.deepcopy(ours).to("xla")
        compiled = gs.compile(_step_of(gs, there, x.to("xla"), y.to("xla")), fullgraph=True)
        ways: dict[str, Step] = {
            "eager": _step_of(gs, ours, x, y),
            "jax by hand": hand,
            "compiled": compiled,
        }
        if torch is not None:
            given = torch.from_numpy(x.numpy()), torch.from_numpy(y.numpy())
            for way in ("torch", "torch.compile"):
                theirs = model.make(torch)
                theirs.load_state_dict({name: torch.from_numpy(v) for name, v in state.items()})
                called = torch.compile(theirs) if way == "torch.compile" else theirs
                ways[way] = _step_of(torch, called, *given)
        losses = {way: [float(step()) for _ in range(3)] for way, step in ways.items()}
        for way, found in losses.items():
            np.testing.assert_allclose(found, losses["eager"], rtol=1e-4, err_msg=way)
        found = _turns({**ways, "compiled": _waiting(compiled)})
        print(
            model.name,
            *(f"{way} {ms:.3f} ms" for way, ms in found.items()),
            *(
                f"compiled / {way} {found['compiled'] / found[way]:.2f}"
                for way in found
                if way not in ("compiled", "eager")
            ),
            sep="  ",
        )


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
    gs.zeros((), device="xla")  # which sets how JAX runs in this process before anybody uses it
    straight_lines()
    overhead()
    models()


if __name__ == "__main__":
    main()
