"""In-place operators overwrite each n-th element of an array as they do contiguous ones.

NumPy's own loops do not always: see `_right_with_steps` in ``runtime/dispatch/pointwise.py``.
"""

from __future__ import annotations

import numpy as np
import pytest

import gradsmith as gs
from gradsmith.testing.declarations import declared_operators

UNARY = sorted(
    o.base
    for o in declared_operators()
    if o.traits.pointwise
    and [p.type for p in o.signature.parameters] == ["Tensor"]
    and hasattr(gs.Tensor, o.base + "_")
)


@pytest.mark.parametrize("name", UNARY)
def test_every_nth_element(name: str) -> None:
    with np.errstate(all="ignore"):
        for dtype in (gs.float32, gs.float64, gs.int32, gs.int64):
            values = (gs.arange(17.0) / 3 - 2).to(dtype)
            try:
                expected = getattr(values.clone(), name + "_")()
            except (RuntimeError, NotImplementedError):
                continue  # integers have no such in-place variant
            for step in (2, 3, 4, 8, 16):
                memory = gs.zeros(17 * step, dtype=dtype)
                memory[::step] = values
                getattr(memory[::step], name + "_")()
                gs.testing.assert_close(memory[::step], expected, equal_nan=True)
                memory[::step] = 0
                assert not memory.any(), f"{name}_ of {dtype} wrote between steps of {step}"


def test_columns_of_boxes_and_quaternions() -> None:
    boxes = gs.arange(32.0).reshape(8, 4)
    boxes[:, 0].neg_()
    assert boxes[:, 0].tolist() == [-0.0, -4, -8, -12, -16, -20, -24, -28]
    assert boxes[:, 1].tolist() == [1, 5, 9, 13, 17, 21, 25, 29]
