"""Errors of NumPy's and Python's own: what a program is told instead, on the slow path and on the fast one alike."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from gradsmith.core.implicit_errors import is_implicit

F = gs.nn.functional
Calls = dict[str, tuple[Callable[[], Any], type[Exception], str]]

CALLS: Calls = {
    "type": (lambda: F.mse_loss(1, gs.ones(2)), TypeError, "'input' (position 1) must be Tensor"),
    "keyword": (
        lambda: F.dropout(gs.ones(2), p=[0.5]),
        TypeError,
        "argument 'p' must be float, not list",
    ),
    "optional": (
        lambda: gs.add(gs.ones(2), 1, out=3),
        TypeError,
        "argument 'out' must be Tensor, not int",
    ),
    "element": (
        lambda: gs.ones(2, 2).permute((1, [0])),
        TypeError,
        "failed to unpack the object at pos 2",
    ),
    "broadcast": (
        lambda: gs.complex(gs.ones(2), gs.ones(3)),
        RuntimeError,
        "The size of tensor a (2) must match the size of tensor b (3)",
    ),
    "memory": (
        lambda: gs.zeros(2**45),
        RuntimeError,
        "you tried to allocate 140737488355328 bytes",
    ),
    "overflow": (lambda: gs.ones(2).repeat(2**62), RuntimeError, "Storage size calculation"),
    "number": (
        lambda: gs.ones(2, dtype=gs.int64).mul(2**70),
        OverflowError,
        "int too big to convert",
    ),
    "operator": (
        lambda: gs.ops.aten.elu_.default(gs.ones(2), 1j),
        RuntimeError,
        "value cannot be converted to type float without overflow",
    ),
    "operator's axis": (
        lambda: gs.ops.aten.embedding_renorm_.default(gs.ones(3), gs.tensor([0]), 1.0, 2.0),
        IndexError,
        "embedding_renorm_.default(): Dimension or index out of range",
    ),
    "integer": (
        lambda: gs.ones(2, 2).transpose(2**70, 0),
        ValueError,
        "Overflow when unpacking long long",
    ),
}


@pytest.mark.parametrize("name", CALLS)
@pytest.mark.parametrize("warm", [False, True])
def test_what_a_program_is_told(name: str, warm: bool) -> None:
    call, kind, words = CALLS[name]
    if warm:
        gs.ones(2, 2).permute((1, 0))
        gs.ones(2, 2).transpose(0, 1)
        gs.complex(gs.ones(2), gs.ones(2))
        gs.ones(2).repeat(2)
    with pytest.raises(kind) as caught:
        call()
    assert type(caught.value) is kind
    assert words in str(caught.value)
    assert caught.value.__cause__ is None


def test_errors_of_the_program_are_its_own() -> None:
    library = gs.library.Library("implicit", "DEF")
    library.define("f(Tensor x) -> Tensor")

    def kernel(x: gs.Tensor) -> gs.Tensor:
        np.ones(2) + np.ones(3)
        return x

    library.impl("f", kernel, "CPU")
    with pytest.raises(ValueError, match="could not be broadcast together") as caught:
        gs.ops.implicit.f(gs.ones(2))
    assert not is_implicit(caught.value)


def test_a_refusal_is_no_accident() -> None:
    with pytest.raises(RuntimeError) as caught:
        gs.mm(gs.ones(2), gs.ones(2))
    assert not is_implicit(caught.value)


def test_without_docstrings_the_same_is_said() -> None:
    program = (
        "import gradsmith as gs\n"
        "try: gs.nn.functional.mse_loss(1, gs.ones(2))\n"
        "except TypeError as error: print(error)\n"
        "x = gs.ones(2, requires_grad=True); (x * x).sum().backward(); print(x.grad.tolist())\n"
    )
    command = [sys.executable, "-OO", "-c", program]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert said == [
        "mse_loss(): argument 'input' (position 1) must be Tensor, not int",
        "[2.0, 2.0]",
    ]
