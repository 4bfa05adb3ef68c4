"""One training program on one device, spread over the data, and over data and model: the losses are the same.

Simulates eight devices on the CPU; on a machine that has some, leave XLA_FLAGS alone.

    pip install 'gradsmith[xla]'
    python examples/data_parallel.py
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

os.environ.setdefault("XLA_FLAGS", "--xla_force_host_platform_device_count=8")

import gradsmith as gs
import gradsmith.distributed as dist
from gradsmith import nn

STEPS = 20


def train(place: Callable[[nn.Module], Callable[[Any], Any]]) -> list[float]:
    """The losses; `place` puts a model on devices, and returns what puts a batch there."""
    gs.manual_seed(0)
    model = nn.Sequential(nn.Linear(16, 64), nn.Tanh(), nn.Linear(64, 4)).to("xla")
    give = place(model)
    optimizer = gs.optim.Adam(model.parameters(), lr=0.01)

    @gs.compile
    def step(x: Any, y: Any) -> Any:
        optimizer.zero_grad()
        loss = nn.functional.cross_entropy(model(x), y)
        loss.backward()
        optimizer.step()
        return loss

    features, classes = gs.randn(STEPS, 32, 16), gs.randint(0, 4, (STEPS, 32))
    return [step(give(x), give(y)).item() for x, y in zip(features, classes)]


def on_one_device(model: nn.Module) -> Callable[[Any], Any]:
    """Everything on the first device."""
    return lambda batch: batch.to("xla")


def over_data(model: nn.Module) -> Callable[[Any], Any]:
    """The model on every device, a part of each batch on each."""
    mesh = dist.Mesh(data=-1)
    dist.replicate(model, mesh)
    return lambda batch: dist.shard(batch, mesh, "data")


def over_data_and_model(model: Any) -> Callable[[Any], Any]:
    """The hidden layer cut in two as well."""
    mesh = dist.Mesh(data=-1, model=2)
    dist.replicate(model, mesh)
    dist.shard(model[0].weight, mesh, "model")
    dist.shard(model[0].bias, mesh, "model")
    dist.shard(model[2].weight, mesh, None, "model")
    return lambda batch: dist.shard(batch, mesh, "data")


if __name__ == "__main__":
    alone = train(on_one_device)
    for place in (over_data, over_data_and_model):
        losses = train(place)
        difference = max(abs(a - b) for a, b in zip(alone, losses))
        print(f"{place.__name__}: {losses[0]:.6f} to {losses[-1]:.6f}, off by {difference:.1e}")
        assert difference < 1e-5
