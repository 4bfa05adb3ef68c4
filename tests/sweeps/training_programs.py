"""Five training programs, each in five ways; run as a program it prints the losses as JSON.

python tests/sweeps/training_programs.py PROGRAM
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from typing import Any

os.environ.setdefault("XLA_FLAGS", "--xla_force_host_platform_device_count=8")

import gradsmith as gs
import gradsmith.distributed as dist
import gradsmith.nn.functional as F
from gradsmith import nn

STEPS = 50
BATCH = 8


class Mlp(nn.Module):
    """Classes of vectors."""

    def __init__(self) -> None:
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(12, 16), nn.ReLU(), nn.Linear(16, 4))

    def forward(self, x: Any, y: Any, noise: Any) -> Any:
        return F.cross_entropy(self.layers(x.flatten(1)[:, :12]), y)


class DigitsCnn(nn.Module):
    """Classes of small pictures."""

    def __init__(self) -> None:
        super().__init__()
        self.convolutions = nn.Sequential(
            *(nn.Conv2d(1, 4, 3, padding=1), nn.BatchNorm2d(4), nn.ReLU(), nn.MaxPool2d(2)),
            *(nn.Conv2d(4, 8, 3, padding=1), nn.ReLU(), nn.AvgPool2d(2)),
        )
        self.classes = nn.Linear(32, 4)

    def forward(self, x: Any, y: Any, noise: Any) -> Any:
        return F.cross_entropy(self.classes(self.convolutions(x[:, None]).flatten(1)), y)


class Lstm(nn.Module):
    """Classes of sequences."""

    def __init__(self) -> None:
        super().__init__()
        self.lstm = nn.LSTM(8, 8, batch_first=True)
        self.classes = nn.Linear(8, 4)

    def forward(self, x: Any, y: Any, noise: Any) -> Any:
        return F.cross_entropy(self.classes(self.lstm(x)[0][:, -1]), y)


class Transformer(nn.Module):
    """The same, by attention."""

    def __init__(self) -> None:
        super().__init__()
        self.block = nn.TransformerEncoderLayer(8, 2, 16, dropout=0.0, batch_first=True)
        self.classes = nn.Linear(8, 4)

    def forward(self, x: Any, y: Any, noise: Any) -> Any:
        return F.cross_entropy(self.classes(self.block(x).mean(1)), y)


class Vae(nn.Module):
    """Pictures by way of a few numbers, which are sampled."""

    def __init__(self) -> None:
        super().__init__()
        self.encoder = nn.Linear(64, 8)
        self.decoder = nn.Sequential(nn.Linear(4, 16), nn.Tanh(), nn.Linear(16, 64))

    def forward(self, x: Any, y: Any, noise: Any) -> Any:
        flat = x.flatten(1)
        mean, log_variance = self.encoder(flat).chunk(2, 1)
        found = self.decoder(mean + noise * (0.5 * log_variance).exp())
        divergence = -0.5 * (1 + log_variance - mean**2 - log_variance.exp()).sum(1).mean()
        return F.mse_loss(found, flat) + 0.1 * divergence


PROGRAMS = {"mlp": Mlp, "cnn": DigitsCnn, "lstm": Lstm, "transformer": Transformer, "vae": Vae}


def losses(
    program: str, device: str, place: Callable[[Any], Callable[[Any], Any]], wrap: Any
) -> list[float]:
    """Of `STEPS` steps; `place` puts the model on devices, and returns what puts a batch there."""
    gs.manual_seed(0)
    model = PROGRAMS[program]()
    xs, ys = gs.randn(STEPS, BATCH, 8, 8), gs.randint(0, 4, (STEPS, BATCH))
    noises = gs.randn(STEPS, BATCH, 4)
    model.to(device)
    give = place(model)
    optimizer = gs.optim.SGD(model.parameters(), lr=0.02)

    def step(x: Any, y: Any, noise: Any) -> Any:
        optimizer.zero_grad()
        loss = model(x, y, noise)
        loss.backward()
        optimizer.step()
        return loss

    step = wrap(step)
    return [step(give(x), give(y), give(n)).item() for x, y, n in zip(xs, ys, noises)]


def _on_cpu(model: Any) -> Callable[[Any], Any]:
    return lambda batch: batch


def _on_xla(model: Any) -> Callable[[Any], Any]:
    return lambda batch: batch.to("xla")


def _spread(model: Any) -> Callable[[Any], Any]:
    mesh = dist.Mesh(data=-1)
    dist.replicate(model, mesh)
    return lambda batch: dist.shard(batch, mesh, "data")


def _compiled(step: Any) -> Any:
    return gs.compile(step, fullgraph=True)


WAYS: dict[str, tuple[str, Any, Any]] = {
    "eager numpy": ("cpu", _on_cpu, lambda step: step),
    "compiled numpy": ("cpu", _on_cpu, _compiled),
    "eager xla": ("xla", _on_xla, lambda step: step),
    "compiled xla": ("xla", _on_xla, _compiled),
    "compiled xla, 8 devices": ("xla", _spread, _compiled),
}


if __name__ == "__main__":
    print(json.dumps({way: losses(sys.argv[1], *how) for way, how in WAYS.items()}))
