"""Data parallel training by several processes, each with its own share of the data; what dies is taken up again.

Here they are processes of one host that talk over the loopback; on a cluster the same file runs on each host, with the
address of the first one:

    python examples/several_processes.py                      # starts two processes
    python examples/several_processes.py HOST:PORT COUNT NUMBER   # is one of them
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

STEPS = 20
BATCH = 32


def train(address: str, count: int, number: int, folder: Path) -> list[float]:
    """The losses, which are the same in every process."""
    import gradsmith as gs
    import gradsmith.distributed as dist
    from gradsmith import nn

    dist.init(address, count, number)
    mesh = dist.Mesh(data=-1)
    gs.manual_seed(0)  # the same parameters everywhere
    model: Any = nn.Sequential(nn.Linear(16, 64), nn.Tanh(), nn.Linear(64, 4))
    dist.replicate(model, mesh)
    optimizer = gs.optim.SGD(model.parameters(), lr=0.1)
    if (folder / "checkpoint.pt").exists():
        dist.load(folder / "checkpoint.pt", model=model, optimizer=optimizer)

    @gs.compile
    def step(x: Any, y: Any) -> Any:
        optimizer.zero_grad()
        loss = nn.functional.cross_entropy(model(x), y)
        loss.backward()
        optimizer.step()
        return loss

    features, classes = gs.randn(STEPS, BATCH, 16), gs.randint(0, 4, (STEPS, BATCH))
    share = BATCH // count
    own = slice(number * share, (number + 1) * share)
    losses = []
    for x, y in zip(features, classes):
        loss = step(dist.from_local(x[own], mesh, "data"), dist.from_local(y[own], mesh, "data"))
        losses.append(dist.gather(loss).item())
    dist.save(folder / "checkpoint.pt", model=model, optimizer=optimizer)
    return losses


def start(count: int) -> list[str]:
    """What `count` processes on this host print."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, address, str(count)]
        environment = {**os.environ, "CHECKPOINTS": folder}
        running = [
            subprocess.Popen(
                [*command, str(number)], env=environment, stdout=subprocess.PIPE, text=True
            )
            for number in range(count)
        ]
        return [process.communicate()[0].strip().splitlines()[-1] for process in running]


if __name__ == "__main__":
    if len(sys.argv) > 1:
        place, processes, own_number = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
        folder = Path(os.environ.get("CHECKPOINTS", "."))
        print(*(f"{loss:.6f}" for loss in train(place, processes, own_number, folder)))
    else:
        printed = start(2)
        print(*printed, sep="\n")
        assert len(set(printed)) == 1 and len(printed[0].split()) == STEPS
