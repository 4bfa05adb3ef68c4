"""Calls with numbers before the tensors that they scale, which PyTorch still takes, with a warning."""

from __future__ import annotations

import subprocess
import sys
import warnings

import pytest

import gradsmith as gs

torch = pytest.importorskip("torch", reason="compares with PyTorch")

from agreement import outcome  # noqa: E402

SETUP = """
x = lib.arange(4.0).view(2, 2)
y, v, b = lib.ones(2, 2) + x, lib.arange(2.0), lib.arange(8.0).view(2, 2, 2)
out = lib.empty(0)
"""

TAKEN = [
    "x.add_(2, y)",
    "x.add(2, y)",
    "lib.add(x, 2, y)",
    "lib.add(x, 2, y, out=out)",
    "x.sub_(2, y)",
    "lib.sub(x, 2, y)",
    "x.addcmul_(3, x, y)",
    "lib.addcmul(x, 3, x, y)",
    "lib.addcmul(x, 3, x, y, out=out)",
    "x.addcdiv_(3, x, y)",
    "lib.addcdiv(x, 3, x, y)",
    "lib.addmm(2, x, 3, x, y)",
    "lib.addmm(2, x, x, y)",
    "lib.addmm(2, x, 3, x, y, out=out)",
    "x.addmm(2, 3, x, y)",
    "x.addmm(2, x, y)",
    "x.addmm_(2, 3, y, y)",
    "x.addmm_(2, y, y)",
    "lib.addmv(2, v, 3, x, v)",
    "v.addmv_(2, x, v + 1)",
    "lib.addr(2, x, 3, v, v)",
    "x.addr_(2, v, v)",
    "lib.addbmm(2, x, 3, b, b)",
    "x.addbmm_(2, b, b + 1)",
    "lib.baddbmm(2, b, 3, b, b)",
    "b.baddbmm_(2, b + 1, b + 1)",
]

REFUSED = [
    "lib.subtract(x, 2, y)",
    "lib.mul(x, 2, y)",
    "x.add_(2, y, 3)",
    "x.add_('a', y)",
    "x.add_(2, y, alpha=3)",
    "lib.addmm(2, x, 3, x)",
    "lib.ops.aten.add(x, 2, y)",
]


@pytest.mark.parametrize("expression", TAKEN)
def test_calls_of_the_older_form_are_taken(expression: str) -> None:
    assert outcome(gs, expression, SETUP) == outcome(torch, expression, SETUP)
    assert outcome(gs, expression, SETUP)[0] == "tensor"


@pytest.mark.parametrize("expression", REFUSED)
def test_others_are_refused(expression: str) -> None:
    for lib in (gs, torch):
        assert outcome(lib, expression, SETUP)[0] == "error", lib


def test_they_warn_at_the_line_of_the_program() -> None:
    x = gs.ones(2)
    with pytest.warns(UserWarning, match="is deprecated") as found:
        x.add_(2, gs.ones(2))
    assert found[0].filename == __file__
    assert x.tolist() == [3, 3]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(UserWarning):
            x.add_(2, gs.ones(2))
        x.add_(gs.ones(2), alpha=2)
    assert x.tolist() == [5, 5]
    text = "import torch; torch.ones(2).add_(2, torch.ones(2))"
    theirs = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True)
    assert "UserWarning" in theirs.stderr and "is deprecated" in theirs.stderr


def test_they_are_recorded() -> None:
    grads = []
    for lib in (gs, torch):
        x = lib.ones(2, 2, requires_grad=True)
        lib.addmm(2, x, 3, x, x).sum().backward()
        grads.append(x.grad.tolist())
    assert grads[0] == grads[1]
