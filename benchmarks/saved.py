"""Bytes that graphs keep for their backward: of common operators and of whole programs, gradsmith beside PyTorch.

    python benchmarks/saved.py [--only NAME ...]

What a graph keeps goes through `saved_tensors_hooks`; memory that several nodes share counts once.  Of an operator all
floating inputs require grad; of a program it is one training step.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Callable
from typing import Any, TypeAlias

if __name__ == "__main__":
    sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from benchmarks.programs import PROGRAMS

__all__ = ["OPERATORS", "main", "saved_bytes"]

Call: TypeAlias = Callable[[Any, Any, Any, Any], Any]
"""Given the library, two tensors of 64 by 64 and one of images."""

OPERATORS: dict[str, Call] = {
    "add": lambda xp, x, y, z: x + y,
    "mul": lambda xp, x, y, z: x * y,
    "div": lambda xp, x, y, z: x / y,
    "pow": lambda xp, x, y, z: x.abs() ** y,
    "square": lambda xp, x, y, z: x**2,
    "exp": lambda xp, x, y, z: x.exp(),
    "log": lambda xp, x, y, z: x.log(),
    "log1p": lambda xp, x, y, z: x.log1p(),
    "sqrt": lambda xp, x, y, z: x.sqrt(),
    "rsqrt": lambda xp, x, y, z: x.rsqrt(),
    "reciprocal": lambda xp, x, y, z: x.reciprocal(),
    "abs": lambda xp, x, y, z: x.abs(),
    "sgn": lambda xp, x, y, z: xp.sgn(x),
    "sin": lambda xp, x, y, z: x.sin(),
    "tanh": lambda xp, x, y, z: x.tanh(),
    "sigmoid": lambda xp, x, y, z: x.sigmoid(),
    "atan2": lambda xp, x, y, z: xp.atan2(x, y),
    "hypot": lambda xp, x, y, z: xp.hypot(x, y),
    "maximum": lambda xp, x, y, z: xp.maximum(x, y),
    "where": lambda xp, x, y, z: xp.where(x > 0, x, y),
    "clamp": lambda xp, x, y, z: x.clamp(0, 1),
    "relu": lambda xp, x, y, z: x.relu(),
    "leaky_relu": lambda xp, x, y, z: xp.nn.functional.leaky_relu(x),
    "gelu": lambda xp, x, y, z: xp.nn.functional.gelu(x),
    "silu": lambda xp, x, y, z: xp.nn.functional.silu(x),
    "softplus": lambda xp, x, y, z: xp.nn.functional.softplus(x),
    "elu": lambda xp, x, y, z: xp.nn.functional.elu(x),
    "sum": lambda xp, x, y, z: x.sum(1),
    "mean": lambda xp, x, y, z: x.mean(),
    "prod": lambda xp, x, y, z: x.prod(1),
    "std": lambda xp, x, y, z: x.std(1),
    "norm": lambda xp, x, y, z: xp.linalg.vector_norm(x, dim=1),
    "amax": lambda xp, x, y, z: x.amax(1),
    "logsumexp": lambda xp, x, y, z: x.logsumexp(1),
    "cumsum": lambda xp, x, y, z: x.cumsum(1),
    "cumprod": lambda xp, x, y, z: x.cumprod(1),
    "softmax": lambda xp, x, y, z: x.softmax(1),
    "log_softmax": lambda xp, x, y, z: x.log_softmax(1),
    "matmul": lambda xp, x, y, z: x @ y,
    "linear": lambda xp, x, y, z: xp.nn.functional.linear(x, y, y[0]),
    "layer_norm": lambda xp, x, y, z: xp.nn.functional.layer_norm(x, (64,), y[0], y[1]),
    "mse_loss": lambda xp, x, y, z: xp.nn.functional.mse_loss(x, y),
    "conv2d": lambda xp, x, y, z: xp.nn.functional.conv2d(z, y[:8, :36].reshape(8, 4, 3, 3)),
    "max_pool2d": lambda xp, x, y, z: xp.nn.functional.max_pool2d(z, 2),
    "inv": lambda xp, x, y, z: xp.linalg.inv(x),
    "det": lambda xp, x, y, z: xp.linalg.det(x),
}


def saved_bytes(xp: Any, run: Callable[[], object]) -> int:
    """The bytes of all memory that graphs made by `run` keep."""
    kept: dict[int, int] = {}
    alive = []  # an address stays its tensor's

    def pack(tensor: Any) -> Any:
        storage = tensor.untyped_storage()
        kept[storage.data_ptr()] = storage.nbytes()
        alive.append(tensor)
        return tensor

    with xp.autograd.graph.saved_tensors_hooks(pack, lambda tensor: tensor):
        run()
    return sum(kept.values())


def of_operator(xp: Any, call: Call) -> int:
    """What one call keeps."""
    xp.manual_seed(0)
    given = [xp.rand(*shape) + 0.5 for shape in ((64, 64), (64, 64), (2, 4, 16, 16))]
    for tensor in given:
        tensor.requires_grad_()
    return saved_bytes(xp, lambda: call(xp, *given))


def of_program(xp: Any, name: str) -> int:
    """What one training step keeps."""
    xp.manual_seed(0)
    return saved_bytes(xp, PROGRAMS[name](xp))


def main() -> None:
    """Print a row for each operator and program, and how many keep no more than PyTorch's."""
    parser = argparse.ArgumentParser(description="bytes kept for backward")
    parser.add_argument("--only", action="append", choices=(*OPERATORS, *PROGRAMS), metavar="NAME")
    chosen = parser.parse_args().only or (*OPERATORS, *PROGRAMS)
    ours, theirs = importlib.import_module("gradsmith"), importlib.import_module("torch")
    print(f"{'':<14}{'gradsmith':>12}{'PyTorch':>12}")
    rows = []
    for name in chosen:
        row = [
            of_program(xp, name) if name in PROGRAMS else of_operator(xp, OPERATORS[name])
            for xp in (ours, theirs)
        ]
        rows.append(row)
        print(f"{name:<14}{row[0]:>12,}{row[1]:>12,}", flush=True)
    print(f"{sum(a <= b for a, b in rows)} of {len(rows)} keep no more")


if __name__ == "__main__":
    main()
