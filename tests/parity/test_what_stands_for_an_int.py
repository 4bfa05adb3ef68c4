"""What stands for an int: NumPy's numbers and arrays without dimensions, tensors of one element; and sizes by name."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gradsmith as gs

torch = pytest.importorskip("torch", reason="compares with PyTorch")

STANDING = {
    "a number of NumPy": lambda m, n: np.int64(n),
    "an array without dimensions": lambda m, n: np.array(n),
    "a tensor without dimensions": lambda m, n: m.tensor(n),
    "a tensor of one element": lambda m, n: m.tensor([[n]], dtype=m.uint8),
    "an array of floats": lambda m, n: np.array(float(n)),
    "a tensor of floats": lambda m, n: m.tensor([float(n)]),
    "a bool": lambda m, n: True,
}
CALLS = """
x.topk(n); x.select(0, n); x.narrow(0, 0, n); x.chunk(n); x.kthvalue(n); lib.eye(n); lib.randperm(n)
lib.randint(n, (2,)); x.cumsum(n); lib.unbind(x, n); x.unflatten(0, (n, 2)); x.norm(2, n - n); x.resize_(n, 2)
x.resize_((n, 2))
"""


def outcome(lib: Any, call: str, standing: Any) -> Any:
    try:
        result = eval(call, {"lib": lib, "x": lib.arange(4.0), "n": standing(lib, 2)})
    except (TypeError, IndexError) as error:
        return type(error)
    return [
        tuple(part.shape) for part in (result if isinstance(result, (tuple, list)) else [result])
    ]


@pytest.mark.parametrize("standing", STANDING)
@pytest.mark.parametrize(
    "call", [c.strip() for c in CALLS.replace("\n", ";").split(";") if c.strip()]
)
def test_ints(call: str, standing: str) -> None:
    assert outcome(gs, call, STANDING[standing]) == outcome(torch, call, STANDING[standing])


@pytest.mark.parametrize(
    "call",
    [
        lambda x: x.resize_(size=(2, 3)),
        lambda x: x.resize_(size=6),
        lambda x: x.resize_(range(2, 4)),
        lambda x: x.resize_("a"),
        lambda x: x.resize_(None),
        lambda x: x.resize_(6.0),
        lambda x: x.resize_((2, 3.0)),
        lambda x: x.resize_(),
        lambda x: x.resize_(()),
        lambda x: x.resize_([2, 3]),
    ],
)
def test_sizes_of_resize(call: Any) -> None:
    def described(lib: Any) -> Any:
        try:
            return tuple(call(lib.ones(6)).shape)
        except TypeError as error:
            return str(error)

    assert described(gs) == described(torch)
