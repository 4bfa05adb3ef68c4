"""What goes wrong around compiled programs is a clear error, or none, and leaves parameters as they were."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytest.importorskip("jax", reason="device xla needs JAX (pip install 'gradsmith[xla]')")

COMPILES = """
import gradsmith as gs
f = gs.compile(lambda x: gs.tanh(x @ x.T).sum(), fullgraph=True)
print(f(gs.ones(16, 16, device="xla")).item())
"""


def test_a_damaged_file_of_the_cache_is_made_anew(tmp_path: Path) -> None:
    settings = {
        "XDG_CACHE_HOME": str(tmp_path),
        "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
        "JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES": "-1",
    }
    command = [sys.executable, "-c", COMPILES]

    def run() -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command, env={**os.environ, **settings}, capture_output=True, text=True
        )

    first = run()
    assert first.returncode == 0, first.stderr
    files = [file for file in (tmp_path / "gradsmith" / "xla").iterdir() if file.is_file()]
    assert files
    for file in files:
        file.write_bytes(b"damaged")
    second = run()
    assert second.returncode == 0, second.stderr
    assert second.stdout == first.stdout == "256.0\n"


RUNS_OUT = """
import resource
import gradsmith as gs

gs.manual_seed(0)
model = gs.nn.Linear(4, 4).to("xla")
optimizer = gs.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)

def step(x, v):
    optimizer.zero_grad()
    loss = model(x).sum() + gs.sort(v[:, None] * v[None, :], dim=0).values.sum()
    loss.backward()
    optimizer.step()
    return loss

def held():
    weight = model.weight
    return weight.tolist(), weight.grad.tolist(), optimizer.state[weight]["momentum_buffer"].tolist()

compiled = gs.compile(step, fullgraph=True)
x, few, many = (gs.ones(*shape, device="xla") for shape in ((2, 4), (4,), (60_000,)))
for _ in range(2):  # the first makes the optimizer's state
    compiled(x, few)
pages = int(open("/proc/self/statm").read().split()[0])
limit = pages * resource.getpagesize() + 2**31
resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
before = held()
try:
    compiled(x, many)
except RuntimeError as error:
    print("Out of memory allocating" in str(error), held() == before)
print(compiled(x, few).item() < 0)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the limit is set by what Linux has")
def test_where_memory_runs_out_parameters_are_as_they_were() -> None:
    done = subprocess.run([sys.executable, "-c", RUNS_OUT], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["True", "True", "True"]


CONTINUES = """
import sys
import jax
import gradsmith as gs, gradsmith.distributed as dist

mesh = dist.Mesh(data=-1)
assert mesh.size == int(sys.argv[1])
gs.manual_seed(0)
model = dist.replicate(gs.nn.Linear(8, 16), mesh)
dist.shard(model.weight, mesh, "data")
optimizer = gs.optim.Adam(model.parameters(), lr=0.1)
x = dist.shard(gs.arange(64.0).reshape(8, 8) / 64, mesh, "data")

@gs.compile
def step():
    optimizer.zero_grad()
    loss = (model(x) ** 2).sum()
    loss.backward()
    optimizer.step()
    return loss

if sys.argv[2] == "save":
    for _ in range(3):
        step()
    dist.save(sys.argv[3], model=model, optimizer=optimizer)
else:
    dist.load(sys.argv[3], model=model, optimizer=optimizer)
print(*[step().item() for _ in range(3)])
"""


def test_a_checkpoint_goes_on_with_another_number_of_devices(tmp_path: Path) -> None:
    def losses(devices: int, what: str) -> list[float]:
        flags = f"--xla_force_host_platform_device_count={devices}"
        done = subprocess.run(
            [sys.executable, "-c", CONTINUES, str(devices), what, str(tmp_path / "state.pt")],
            env={**os.environ, "XLA_FLAGS": flags},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        return [float(word) for word in done.stdout.split()]

    expected = losses(8, "save")
    for devices in (8, 2, 1):
        assert losses(devices, "load") == pytest.approx(expected, rel=1e-6)


WAITS = """
import sys
import gradsmith as gs, gradsmith.distributed as dist
dist.init(sys.argv[1], 2, int(sys.argv[2]), timeout=10)
mesh = dist.Mesh()
step = gs.compile(lambda x: x.sum(), fullgraph=True)
for n in range(10**6):
    dist.gather(step(dist.from_local(gs.ones(2), mesh, "data")))
    if n == 3:
        print("running", flush=True)
"""


def test_where_a_process_dies_the_others_stop_with_an_error() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    both = [
        subprocess.Popen(
            [sys.executable, "-c", WAITS, address, str(number)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for number in range(2)
    ]
    try:
        assert both[1].stdout is not None
        said = ""
        while said != "running\n":
            said = both[1].stdout.readline()
            assert said, both[1].communicate()[1][-3000:]
        both[1].send_signal(signal.SIGKILL)
        begun = time.monotonic()
        _, errors = both[0].communicate(timeout=120)
        assert both[0].returncode != 0 and errors.strip(), errors
        assert time.monotonic() - begun < 120
    finally:
        for process in both:
            process.kill()
