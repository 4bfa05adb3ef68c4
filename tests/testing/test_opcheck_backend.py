"""Checks of operators on a device of one's own."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

from gradsmith.codegen.cli import main

Python = Callable[..., subprocess.CompletedProcess[str]]

PROGRAM = """
import sys
sys.path.insert(0, {source!r})
import gradsmith as gs
import sim
from gradsmith.autograd.function import Function
from gradsmith.testing import opcheck
from gradsmith.testing.opcheck_autograd import autograd_key
from gradsmith.testing.opcheck_inputs import OperatorCall

class Twice(Function):
    @staticmethod
    def forward(ctx, x):
        return (x.cpu() * 2).to("sim")
    @staticmethod
    def backward(ctx, grad):
        return (grad.cpu() * 2).to("sim")

lib = gs.library.Library("onsim", "DEF")
lib.define("wrong(Tensor x) -> Tensor")
lib.impl("wrong", Twice.apply, "PrivateUse1")
lib.define("right(Tensor x) -> Tensor")
lib.impl("right", Twice.apply, "AutogradPrivateUse1")
lib.define("spoils(Tensor x) -> Tensor")

def spoils(x):
    x.detach().copy_(gs.zeros(x.shape, device="sim"))
    return x.clone()

lib.impl("spoils", spoils, "PrivateUse1")
for name in ("wrong", "right", "spoils"):
    gs.library.register_fake(f"onsim::{{name}}", lambda x: gs.empty_like(x), lib=lib)

x = gs.tensor([1.0, 2.0], device="sim", requires_grad=True)
operator = gs.ops.onsim.right.default
assert autograd_key(OperatorCall(operator, (x,), {{}})) == "AutogradPrivateUse1"
assert autograd_key(OperatorCall(operator, (x.cpu(),), {{}})) == "AutogradCPU"
check = "test_autograd_registration"
assert opcheck(operator, (x,), test_utils=check) == {{check: "SUCCESS"}}
found = opcheck(gs.ops.onsim.wrong, (x,), test_utils=check, raise_exception=False)[check]
assert "not have an autograd kernel defined at an autograd key" in str(found), found
assert "PrivateUse1:" in str(found) and "AutogradPrivateUse1:" in str(found), found
assert opcheck(operator, (x,), test_utils="test_faketensor")
assert opcheck(operator, (x,), test_utils="test_schema")
found = opcheck(gs.ops.onsim.spoils, (x.detach(),), test_utils="test_schema", raise_exception=False)
assert "'x' is changed" in str(found["test_schema"]), found
"""


def test_a_registered_device(tmp_path: Path, python: Python) -> None:
    assert main(["new", "backend", "sim", "--path", str(tmp_path / "sim")]) == 0
    program = PROGRAM.format(source=str(tmp_path / "sim" / "src"))
    done = python("-c", program, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
