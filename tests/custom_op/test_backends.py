"""Kernels for backends that bring a device of their own name."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

from gradsmith.codegen.cli import main

PROGRAM = """
import sys, warnings
sys.path.insert(0, {source!r})
warnings.simplefilter("ignore")
import gradsmith as gs
from gradsmith import Tensor

try:
    gs.library.custom_op("be::early", lambda x: x, mutates_args=(), schema="(Tensor x) -> Tensor", device_types="simdev")
except RuntimeError as error:
    assert "device type at start of device string: simdev" in str(error)
else:
    raise AssertionError
import simdev

@gs.library.custom_op("be::f", mutates_args=(), device_types="cpu")
def f(x: Tensor) -> Tensor:
    return x * 2

@f.register_kernel("simdev")
def kernel(x):
    return -x

f.register_autograd(lambda ctx, g: g * 5)
x = gs.ones(3, device="simdev", requires_grad=True)
assert f(x).tolist() == [-1.0] * 3 and f(gs.ones(1)).tolist() == [2.0]
f(x).sum().backward()
assert x.grad.tolist() == [5.0] * 3 and x.grad.device.type == "simdev"
with f.set_kernel_enabled("simdev", enabled=False):
    assert f(x).tolist() == [2.0] * 3

@gs.library.custom_op("be::same", mutates_args=())
def same(x: Tensor) -> Tensor:
    return x

try:
    same(x)
except RuntimeError as error:
    assert "is argument 'x'" in str(error)
else:
    raise AssertionError

@gs.library.custom_op("be::make", mutates_args=(), device_types=["cpu", "simdev"])
def make(n: int, device: gs.device) -> Tensor:
    return gs.ones(n, device=device)

assert make(2, "simdev").device.type == "simdev" and make(2, device="cpu").device.type == "cpu"
"""


def test_a_named_device(
    tmp_path: Path, python: Callable[..., subprocess.CompletedProcess[str]]
) -> None:
    assert main(["new", "backend", "simdev", "--path", str(tmp_path / "simdev")]) == 0
    source = str(tmp_path / "simdev" / "src")
    done = python("-c", PROGRAM.format(source=source), cwd=tmp_path)
    assert done.returncode == 0, done.stderr
