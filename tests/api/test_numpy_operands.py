"""NumPy's names for operands, which functions that take any keyword take besides."""

from __future__ import annotations

import pytest

import gradsmith as gs


@pytest.mark.parametrize("name", ["x", "a", "x1", "input"])
def test_the_operand_by_its_name(name):
    x = gs.tensor([[1.0, 2.0], [3.0, 4.0]])
    assert gs.sum(**{name: x}).item() == 10
    assert gs.sum(**{name: x}, axis=0).tolist() == [4, 6]
    assert gs.softmax(**{name: x}, dim=1).shape == (2, 2)
    assert gs.argmax(**{name: x}, axis=1, keepdims=True).tolist() == [[1], [1]]
    assert gs.median(**{name: x}, axis=0).values.tolist() == [1, 2]


def test_the_operand_twice_or_not_at_all():
    x = gs.ones(2)
    with pytest.raises(TypeError, match="invalid combination of arguments"):
        gs.sum(x, x=x)
    with pytest.raises(TypeError, match='missing 1 required positional arguments: "input"'):
        gs.softmax(dim=0)
    with pytest.raises(TypeError, match="invalid combination of arguments"):
        gs.sum()
