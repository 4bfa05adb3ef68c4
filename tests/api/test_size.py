"""Shapes."""

from __future__ import annotations

import pickle

import pytest

import gradsmith as gs
from gradsmith import Size


def test_what_stays_a_shape() -> None:
    size = Size([2, 3, 4])
    for result in (
        size[1:],
        size + (1,),
        (1,) + size,
        size * 2,
        2 * size,
        pickle.loads(pickle.dumps(size)),
    ):
        assert type(result) is Size
    assert size[1:] == (3, 4)
    assert size[0] == 2
    assert type(size[0]) is int


def test_comparison_and_text() -> None:
    assert Size([2, 3]) == (2, 3)
    assert hash(Size([2, 3])) == hash((2, 3))
    assert repr(Size([2, 3])) == "gradsmith.Size([2, 3])"
    assert Size([2, 3]).numel() == 6
    assert Size().numel() == 1


def test_items_are_integers() -> None:
    with pytest.raises(TypeError, match=r"item 1 is 'float'"):
        Size([2, 1.5])  # type: ignore[list-item]
    with pytest.raises(TypeError):
        Size([2]) + [3]  # type: ignore[operator]
    assert Size([gs.tensor(2)]) == (2,)  # type: ignore[list-item]


def test_shape_of_a_tensor() -> None:
    shape = gs.zeros(2, 3).shape
    assert type(shape) is Size
    assert shape == gs.zeros(2, 3).size()
