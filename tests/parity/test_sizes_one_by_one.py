"""Which functions and methods take sizes or dimensions one by one, ``x.reshape(2, 3)``, and which only as one argument."""

from __future__ import annotations

from typing import Any

import pytest

import gradsmith as gs

torch = pytest.importorskip("torch", reason="compares with PyTorch")

CALLS = """
x.reshape(6, 4); x.view(6, 4); x.permute(2, 1, 0); x.flip(0, 1); x.tile(2, 2); x.repeat(2, 1, 1); x.expand(2, 3, 4)
x.squeeze(0, 1); x.count_nonzero(0, 1); x.broadcast_to(2, 3, 4); x.sum_to_size(2, 1, 1); x.hsplit(1, 2); x.vsplit(1, 2)
x.expand(2, 3, 4, implicit=True); x.new_empty(2, 3); x.new_zeros(2, 3); x.new_ones(2, 3); x.resize_(2, 3)
x.all(0, 1); x.all(0, 1, 2); x.any(0, 1, 2); x.sum(0, 1, 2); x.amax(0, 1); x.tensor_split(1, 2, 1); x.split_with_sizes(1, 1)
x.roll(1, 0, 1); x.unflatten(0, 1, 2); x.new_full(2, 3, 4)
lib.reshape(x, 6, 4); lib.permute(x, 2, 1, 0); lib.flip(x, 0, 1); lib.tile(x, 2, 2); lib.squeeze(x, 0, 1)
lib.broadcast_to(x, 2, 3, 4); lib.count_nonzero(x, 0, 1); lib.all(x, 0, 1, 2); lib.permute_copy(x, 0, 2, 1)
lib.split_with_sizes(x, 1, 1); lib.constant_pad_nd(x, 1, 1); lib.nn.functional.pad(x, 1, 1)
lib.zeros(2, 3); lib.ones(2, 3); lib.empty(2, 3); lib.rand(2, 3); lib.randn(2, 3); lib.full(2, 3, 1); lib.empty_strided(2, 3)
"""


def shape_of(lib: Any, call: str) -> Any:
    try:
        result = eval(call, {"lib": lib, "x": lib.ones(2, 3, 4)})
    except TypeError:
        return TypeError
    return [
        tuple(part.shape) for part in (result if isinstance(result, (tuple, list)) else [result])
    ]


@pytest.mark.parametrize(
    "call", [c.strip() for c in CALLS.replace("\n", ";").split(";") if c.strip()]
)
def test_as_in_pytorch(call: str) -> None:
    assert shape_of(gs, call) == shape_of(torch, call)
