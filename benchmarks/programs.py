"""Training steps of whole programs, gradsmith beside PyTorch: modules, optimizers and all.

    python benchmarks/programs.py [--threads 1] [--only NAME ...] [--rounds 30] [--profile NAME]

Each program is written once and imported under both names.  The same seed gives both the same weights and data; their
losses after some steps must agree.  Then single steps take turns in one process, and the least of each counts; with one
thread that is its processor time, which a busy machine stretches less.  ``--profile`` shows where a step of ours goes.
"""

from __future__ import annotations

import argparse
import cProfile
import importlib
import math
import os
import pstats
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any, TypeAlias

__all__ = ["PROGRAMS", "main"]

Step: TypeAlias = Callable[[], Any]
"""One training step; what it returns is the loss."""


def mlp(xp: Any) -> Step:
    """Three layers, cross entropy, Adam."""
    nn, F = xp.nn, xp.nn.functional
    model = nn.Sequential(
        nn.Linear(784, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU(), nn.Linear(256, 10)
    )
    x, y = xp.randn(64, 784), xp.randint(0, 10, (64,))
    return _trained(xp, model, lambda: F.cross_entropy(model(x), y))


def cnn(xp: Any) -> Step:
    """Two convolutions with batch norm and pooling, SGD with momentum."""
    nn, F = xp.nn, xp.nn.functional
    model = nn.Sequential(
        *(nn.Conv2d(1, 16, 3, padding=1), nn.BatchNorm2d(16), nn.ReLU(), nn.MaxPool2d(2)),
        *(nn.Conv2d(16, 32, 3, padding=1), nn.BatchNorm2d(32), nn.ReLU(), nn.MaxPool2d(2)),
        *(nn.Flatten(), nn.Linear(32 * 7 * 7, 10)),
    )
    x, y = xp.randn(32, 1, 28, 28), xp.randint(0, 10, (32,))
    optimizer = xp.optim.SGD(model.parameters(), lr=0.01, momentum=0.9)
    return _trained(xp, model, lambda: F.cross_entropy(model(x), y), optimizer)


def lstm(xp: Any) -> Step:
    """A language model of characters: two layers of 128 over 50 steps."""
    nn, F = xp.nn, xp.nn.functional

    class Model(nn.Module):  # type: ignore[misc, name-defined]
        def __init__(self) -> None:
            super().__init__()
            self.embedding = nn.Embedding(64, 128)
            self.lstm = nn.LSTM(128, 128, num_layers=2, batch_first=True)
            self.head = nn.Linear(128, 64)

        def forward(self, tokens: Any) -> Any:
            hidden, _ = self.lstm(self.embedding(tokens))
            return self.head(hidden)

    model = Model()
    x, y = xp.randint(0, 64, (16, 50)), xp.randint(0, 64, (16, 50))
    return _trained(xp, model, lambda: F.cross_entropy(model(x).flatten(0, 1), y.flatten()))


def gpt(xp: Any) -> Step:
    """Four blocks of 128 with four heads, 64 tokens, AdamW and clipping."""
    nn, F = xp.nn, xp.nn.functional

    class Block(nn.Module):  # type: ignore[misc, name-defined]
        def __init__(self, width: int, heads: int) -> None:
            super().__init__()
            self.heads = heads
            self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
            self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
            self.mlp = nn.Sequential(
                nn.Linear(width, 4 * width), nn.GELU(), nn.Linear(4 * width, width)
            )

        def forward(self, x: Any) -> Any:
            b, t, c = x.shape
            parts = self.qkv(self.norm1(x)).split(c, dim=2)
            q, k, v = (p.view(b, t, self.heads, c // self.heads).transpose(1, 2) for p in parts)
            y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
            x = x + self.out(y.transpose(1, 2).contiguous().view(b, t, c))
            return x + self.mlp(self.norm2(x))

    class GPT(nn.Module):  # type: ignore[misc, name-defined]
        def __init__(self, vocabulary: int, width: int, length: int) -> None:
            super().__init__()
            self.tokens = nn.Embedding(vocabulary, width)
            self.positions = nn.Embedding(length, width)
            self.blocks = nn.ModuleList([Block(width, 4) for _ in range(4)])
            self.norm = nn.LayerNorm(width)
            self.head = nn.Linear(width, vocabulary, bias=False)

        def forward(self, tokens: Any) -> Any:
            x = self.tokens(tokens) + self.positions(xp.arange(tokens.shape[1]))
            for block in self.blocks:
                x = block(x)
            return self.head(self.norm(x))

    model = GPT(65, 128, 64)
    x, y = xp.randint(0, 65, (8, 64)), xp.randint(0, 65, (8, 64))
    optimizer = xp.optim.AdamW(model.parameters(), lr=1e-3)

    def loss() -> Any:
        return F.cross_entropy(model(x).view(-1, 65), y.view(-1))

    return _trained(xp, model, loss, optimizer, clip=1.0)


def vae(xp: Any) -> Step:
    """Images of 784 through 400 to 20 and back, Adam."""
    nn, F = xp.nn, xp.nn.functional

    class VAE(nn.Module):  # type: ignore[misc, name-defined]
        def __init__(self) -> None:
            super().__init__()
            self.fc1 = nn.Linear(784, 400)
            self.mean, self.log_variance = nn.Linear(400, 20), nn.Linear(400, 20)
            self.fc3, self.fc4 = nn.Linear(20, 400), nn.Linear(400, 784)

        def forward(self, x: Any) -> tuple[Any, Any, Any]:
            h = F.relu(self.fc1(x))
            mean, log_variance = self.mean(h), self.log_variance(h)
            std = xp.exp(0.5 * log_variance)
            z = mean + xp.randn_like(std) * std
            return xp.sigmoid(self.fc4(F.relu(self.fc3(z)))), mean, log_variance

    model = VAE()
    x = xp.rand(128, 784)

    def loss() -> Any:
        out, mean, log_variance = model(x)
        likelihood = F.binary_cross_entropy(out, x, reduction="sum")
        divergence = -0.5 * xp.sum(1 + log_variance - mean.pow(2) - log_variance.exp())
        return (likelihood + divergence) / len(x)

    return _trained(xp, model, loss)


def pinn(xp: Any) -> Step:
    """Burgers' equation by a network of tanh, second derivatives by ``autograd.grad``."""
    nn = xp.nn
    widths = [2, 32, 32, 32, 1]
    layers: list[Any] = []
    for size in pairwise(widths):
        layers += [nn.Linear(*size), nn.Tanh()]
    model = nn.Sequential(*layers[:-1])
    points = xp.rand(256, 2)
    x, t = (points[:, i : i + 1].clone().requires_grad_() for i in range(2))
    start = xp.rand(64, 1)
    edge = xp.cat([start, xp.zeros(64, 1)], 1)

    def derivative(of: Any, by: Any) -> Any:
        return xp.autograd.grad(of, by, xp.ones_like(of), create_graph=True)[0]

    def loss() -> Any:
        u = model(xp.cat([x, t], 1))
        u_x, u_t = derivative(u, x), derivative(u, t)
        residual = u_t + u * u_x - 0.01 * derivative(u_x, x)
        return (residual**2).mean() + ((model(edge) + xp.sin(math.pi * start)) ** 2).mean()

    return _trained(xp, model, loss)


def gp(xp: Any) -> Step:
    """A Gaussian process of 100 points, its likelihood by Cholesky, hyperparameters by Adam."""
    nn = xp.nn

    class Kernel(nn.Module):  # type: ignore[misc, name-defined]
        def __init__(self) -> None:
            super().__init__()
            self.log_length = nn.Parameter(xp.zeros(1))
            self.log_scale = nn.Parameter(xp.zeros(1))
            self.log_noise = nn.Parameter(xp.tensor([-2.0]))

        def forward(self, a: Any, b: Any) -> Any:
            distance = (a[:, None] - b[None]).pow(2).sum(-1)
            return self.log_scale.exp() * xp.exp(-0.5 * distance / self.log_length.exp() ** 2)

    model = Kernel()
    x = xp.linspace(0, 5, 100)[:, None]
    y = xp.sin(x[:, 0]) + 0.1 * xp.randn(100)

    def loss() -> Any:
        covariance = model(x, x) + model.log_noise.exp() * xp.eye(100)
        factor = xp.linalg.cholesky(covariance)
        alpha = xp.cholesky_solve(y[:, None], factor)
        fit = 0.5 * (y[:, None] * alpha).sum()
        return fit + factor.diagonal().log().sum() + 50 * math.log(2 * math.pi)

    return _trained(xp, model, loss, xp.optim.Adam(model.parameters(), lr=0.05))


def _trained(
    xp: Any, model: Any, loss: Step, optimizer: Any = None, clip: float | None = None
) -> Step:
    chosen = optimizer or xp.optim.Adam(model.parameters(), lr=1e-3)

    def step() -> Any:
        chosen.zero_grad()
        value = loss()
        value.backward()
        if clip is not None:
            xp.nn.utils.clip_grad_norm_(model.parameters(), clip)
        chosen.step()
        return value

    return step


PROGRAMS: dict[str, Callable[[Any], Step]] = {
    "MLP": mlp,
    "CNN": cnn,
    "LSTM 2x128, 50 steps": lstm,
    "GPT 4x128": gpt,
    "VAE": vae,
    "PINN": pinn,
    "GP with Cholesky": gp,
}


def _begun(program: Callable[[Any], Step], name: str) -> Step:
    xp: Any = importlib.import_module(name)
    xp.manual_seed(0)
    return program(xp)


def _losses(step: Step, count: int) -> list[float]:
    return [float(step().item()) for _ in range(count)]


def compare(program: Callable[[Any], Step], rounds: int, clock: Callable[[], float]) -> list[float]:
    """The least seconds of a step, ours and PyTorch's.

    Raises:
        AssertionError: the losses of the first steps differ.
    """
    steps, losses = [], []
    for name in ("gradsmith", "torch"):
        steps.append(_begun(program, name))
        losses.append(_losses(steps[-1], 5))
    assert all(math.isclose(a, b, rel_tol=2e-3) for a, b in zip(*losses, strict=True)), losses
    best = [math.inf, math.inf]
    for _ in range(rounds):
        for number, step in enumerate(steps):
            for _ in range(2):  # the first finds the caches full of the other's data
                started = clock()
                step()
                best[number] = min(best[number], clock() - started)
    return best


def profile(program: Callable[[Any], Step], steps: int) -> None:
    """Print the functions that steps of ours spend most time in."""
    step = _begun(program, "gradsmith")
    _losses(step, 5)
    with cProfile.Profile() as found:
        for _ in range(steps):
            step()
    pstats.Stats(found).sort_stats("tottime").print_stats(30)


def main() -> None:
    """Print a line for each program."""
    parser = argparse.ArgumentParser(description="Training steps beside PyTorch.")
    parser.add_argument("--threads", type=int, help="the libraries' own choice if left out")
    parser.add_argument("--only", nargs="*", default=[], help="parts of names")
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--profile", action="store_true")
    options = parser.parse_args()
    if options.threads and "OMP_NUM_THREADS" not in os.environ:
        for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
            os.environ[name] = str(options.threads)  # read where NumPy is imported
        os.execv(sys.executable, [sys.executable, *sys.argv])
    clock = time.process_time if options.threads == 1 else time.perf_counter
    for name, program in PROGRAMS.items():
        if options.only and not any(part.lower() in name.lower() for part in options.only):
            continue
        if options.profile:
            profile(program, options.rounds)
            continue
        ours, theirs = compare(program, options.rounds, clock)
        print(f"{name:22} {ours * 1e3:8.2f} ms {theirs * 1e3:8.2f} ms {ours / theirs:6.2f}")


if __name__ == "__main__":
    main()
