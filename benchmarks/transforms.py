"""Transforms of functions beside ``torch.func``, in one process, taking turns.

Per-sample gradients of a perceptron (64 samples) and of a convolutional network (32), the Jacobian of a perceptron 64
wide, a product of a Hessian with a vector, and `vmap` over systems of equations; each beside ``torch.func`` and beside
a Python loop over the samples.

    python -m benchmarks.transforms
"""

from __future__ import annotations

import os

for _name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(_name, "1")  # before anything imports NumPy

import math  # noqa: E402
import time  # noqa: E402
from collections.abc import Callable  # noqa: E402
from typing import Any, NamedTuple  # noqa: E402

import numpy as np  # noqa: E402

__all__ = ["PROGRAMS", "Program", "main", "programs"]

ROUNDS = 9
REPEATS = 5


class Program(NamedTuple):
    """The same result in two ways."""

    transformed: Callable[[], Any]
    looped: Callable[[], Any]
    """One sample, or one row, after the other, without transforms."""


def programs(m: Any) -> dict[str, Program]:
    """What is measured, by name, computed with library `m`."""
    return {name: make(m, np.random.default_rng(0)) for name, make in PROGRAMS.items()}


def _numbers(m: Any, random: Any, *shape: int) -> Any:
    return m.from_numpy((0.3 * random.standard_normal(shape)).astype(np.float32))


def _classes(m: Any, random: Any, count: int) -> Any:
    return m.from_numpy(random.integers(0, 10, count))


def _one_by_one(m: Any, loss: Callable[..., Any], p: Any, xs: Any, ys: Any) -> Callable[[], Any]:
    """Gradients of a loss by its parameters, a backward for each sample."""
    leaves = [value.clone().requires_grad_() for value in p]

    def looped() -> Any:
        rows = [m.autograd.grad(loss(leaves, xs[i], ys[i]), leaves) for i in range(len(xs))]
        return tuple(m.stack(column) for column in zip(*rows))

    return looped


def perceptron(m: Any, random: Any) -> Program:
    """Per-sample gradients of 16-32-10 with 64 samples."""
    n = m.nn.functional
    p = tuple(_numbers(m, random, *shape) for shape in ((32, 16), (32,), (10, 32), (10,)))
    x, y = _numbers(m, random, 64, 16), _classes(m, random, 64)

    def loss(p: Any, x: Any, y: Any) -> Any:
        hidden = n.relu(n.linear(x, p[0], p[1]))
        return n.cross_entropy(n.linear(hidden, p[2], p[3]).unsqueeze(0), y.unsqueeze(0))

    every = m.func.vmap(m.func.grad(loss), (None, 0, 0))
    return Program(lambda: every(p, x, y), _one_by_one(m, loss, p, x, y))


def convolutional(m: Any, random: Any) -> Program:
    """Per-sample gradients of two convolutions and a layer with 32 images of 16 x 16."""
    n = m.nn.functional
    p = tuple(_numbers(m, random, *shape) for shape in ((8, 1, 3, 3), (8, 8, 3, 3), (10, 128)))
    x, y = _numbers(m, random, 32, 1, 16, 16), _classes(m, random, 32)

    def loss(p: Any, x: Any, y: Any) -> Any:
        h = n.max_pool2d(n.relu(n.conv2d(x.unsqueeze(0), p[0], padding=1)), 2)
        h = n.max_pool2d(n.relu(n.conv2d(h, p[1], padding=1)), 2)
        return n.cross_entropy(n.linear(h.flatten(1), p[2]), y.unsqueeze(0))

    every = m.func.vmap(m.func.grad(loss), (None, 0, 0))
    return Program(lambda: every(p, x, y), _one_by_one(m, loss, p, x, y))


def _wide(m: Any, random: Any) -> tuple[Callable[[Any], Any], Any]:
    a, b, x = (_numbers(m, random, *shape) for shape in ((64, 64), (64, 64), (64,)))
    return lambda x: (b @ (a @ x).tanh()).tanh(), x


def jacobian(m: Any, random: Any) -> Program:
    """The Jacobian of 64-64-64."""
    f, x = _wide(m, random)
    leaf = x.clone().requires_grad_()

    def looped() -> Any:
        out = f(leaf)
        rows = [m.autograd.grad(out[i], leaf, retain_graph=True)[0] for i in range(64)]
        return m.stack(rows)

    whole = m.func.jacrev(f)
    return Program(lambda: whole(x), looped)


def hessian_product(m: Any, random: Any) -> Program:
    """A product of the Hessian of 64-64-64 with a vector: forward mode over reverse mode, or row by row."""
    f, x = _wide(m, random)
    leaf = x.clone().requires_grad_()

    def looped() -> Any:
        (slope,) = m.autograd.grad((f(leaf) ** 2).sum(), leaf, create_graph=True)
        rows = [m.autograd.grad(slope[i], leaf, retain_graph=True)[0] for i in range(64)]
        return m.stack(rows) @ x

    slope = m.func.grad(lambda x: (f(x) ** 2).sum())
    return Program(lambda: m.func.jvp(slope, (x,), (x,))[1], looped)


def systems(m: Any, random: Any) -> Program:
    """64 systems of 8 equations."""
    a = _numbers(m, random, 64, 8, 8) + 3 * m.eye(8)
    b = _numbers(m, random, 64, 8)
    every = m.func.vmap(m.linalg.solve)
    return Program(
        lambda: every(a, b), lambda: m.stack([m.linalg.solve(a[i], b[i]) for i in range(64)])
    )


PROGRAMS: dict[str, Callable[[Any, Any], Program]] = {
    "per-sample gradients, MLP, 64": perceptron,
    "per-sample gradients, CNN, 32": convolutional,
    "Jacobian, MLP 64 wide": jacobian,
    "Hessian-vector product": hessian_product,
    "vmap of linalg.solve, 64 of 8": systems,
}


def _best(call: Callable[[], Any], repeats: int) -> float:
    """The least time of a call, in milliseconds."""
    best = math.inf
    for _ in range(repeats):
        start = time.perf_counter()
        call()
        best = min(best, time.perf_counter() - start)
    return best * 1e3


def main() -> int:
    """Print a line for each program, and the geometric mean of our time by that of ``torch.func``."""
    import torch

    import gradsmith

    torch.set_num_threads(1)
    ours, theirs = programs(gradsmith), programs(torch)
    ratios = []
    print(f"{'':32}{'gradsmith':>10}{'torch.func':>12}{'ratio':>8}{'loop':>10}{'faster':>8}")
    for name in PROGRAMS:
        calls = (ours[name].transformed, theirs[name].transformed)
        for call in calls:
            call()
        times = [math.inf, math.inf]
        for _ in range(ROUNDS):
            for place, call in enumerate(calls):
                times[place] = min(times[place], _best(call, REPEATS))
        ratios.append(times[0] / times[1])
        line = f"{name:32}{times[0]:8.3f}ms{times[1]:10.3f}ms{ratios[-1]:8.2f}"
        looped = ours[name].looped
        looped()
        loop = _best(looped, REPEATS)
        print(line + f"{loop:8.2f}ms{loop / times[0]:8.1f}")
    mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
    print(f"geometric mean of the ratios: {mean:.2f}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
