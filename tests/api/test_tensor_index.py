"""Indexing by everything that may stand in brackets, without a reference implementation."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gradsmith as gs

ALL = slice(None)


@pytest.mark.parametrize(
    "index",
    [
        0,
        -1,
        slice(1, None),
        slice(None, None, 2),
        (0, 1),
        (ALL, 1),
        (..., 0),
        None,
        (ALL, None),
        ...,
        (),
        (0, ..., 1),
        [0, 2],
        [-1],
        ([0, 1], [1, 2]),
        ([[0], [1]], [0, 1]),
        ([0, 1], 1),
        (1, [0, 3]),
        ([True, False, True],),
    ],
    ids=str,
)
def test_as_numpy(index: Any) -> None:
    array = np.arange(12).reshape(3, 4)
    found = gs.from_numpy(array)[index]
    assert found.shape == array[index].shape
    assert found.tolist() == array[index].tolist()


def test_index_tensors() -> None:
    x = gs.arange(12).reshape(3, 4)
    assert x[gs.tensor([2, 0])].tolist() == [[8, 9, 10, 11], [0, 1, 2, 3]]
    assert x[x > 8].tolist() == [9, 10, 11]
    assert x[gs.tensor(1)].tolist() == [4, 5, 6, 7]
    assert x[gs.tensor(True)].shape == (1, 3, 4)
    assert x[True].shape == (1, 3, 4)
    assert x[False].shape == (0, 3, 4)


@pytest.mark.parametrize(
    ("index", "error", "words"),
    [
        (5, IndexError, "index 5 is out of bounds for dimension 0 with size 3"),
        ((0, -5), IndexError, "index -5 is out of bounds for dimension 1 with size 4"),
        ((0, 0, 0), IndexError, "too many indices for tensor of dimension 2"),
        (slice(None, None, -1), ValueError, "step must be greater than zero"),
        (slice(None, None, 0), ValueError, "slice step cannot be zero"),
        (slice(1.0, 2), TypeError, "slice indices must be integers"),
        (1.0, IndexError, "valid indices (got float)"),
        ([5], IndexError, "index 5 is out of bounds"),
        ([True, False], IndexError, "shape of the mask [2] at index 0 does not match"),
        (gs.tensor([1.0]), IndexError, "must be long, int, byte or bool tensors"),
        (gs.tensor([1], dtype=gs.int8), IndexError, "must be long, int, byte or bool tensors"),
    ],
)
def test_refusals(index: Any, error: type[Exception], words: str) -> None:
    x = gs.arange(12).reshape(3, 4)
    with pytest.raises(error) as raised:
        x[index]
    assert words in str(raised.value)


def test_scalars_cannot_be_indexed() -> None:
    with pytest.raises(IndexError, match="0-dim tensor"):
        gs.tensor(1)[0]
    with pytest.raises(IndexError, match="too many indices"):
        gs.tensor(1)[[0]]


def test_lists_of_lists_are_taken_for_tuples() -> None:
    x = gs.arange(12).reshape(3, 4)
    with pytest.warns(UserWarning, match="non-tuple sequence"):
        assert x[[[0, 1], [1, 2]]].tolist() == [1, 6]


def test_assignment() -> None:
    y = gs.zeros(3, 4)
    y[0] = 1
    y[1:, ::2] = gs.tensor([2.0, 3.0])
    y[[2], [3]] = 9
    y[y == 3] = -3.0
    y[..., 1] = gs.tensor([[5.0, 6.0, 7.0]])
    assert y.tolist() == [[1, 5, 1, 1], [2, 6, -3, 0], [2, 7, -3, 9]]


@pytest.mark.parametrize("value", [[1, 2, 3, 4], "a", None, np.ones(4)])
def test_values_of_other_types(value: Any) -> None:
    with pytest.raises(TypeError, match="can't assign a"):
        gs.zeros(3, 4)[0] = value


def test_values_that_do_not_broadcast() -> None:
    y = gs.zeros(3, 4)
    with pytest.raises(RuntimeError):
        y[0] = gs.ones(3)
    with pytest.raises(RuntimeError, match="cannot be broadcast"):
        y[[0, 1]] = gs.ones(3)


def test_views_and_copies() -> None:
    x = gs.zeros(3, 4)
    for view in (x[0], x[1:], x[None], x[..., 0], x[()]):
        assert view.untyped_storage() == x.untyped_storage()
    for copied in (x[[0]], x[x == 0], x[gs.tensor([0])]):
        assert copied.untyped_storage() != x.untyped_storage()


def test_gradients() -> None:
    x = gs.arange(6.0).reshape(2, 3).requires_grad_()
    (x[0].sum() + 2 * x[:, 1].sum() + 3 * x[[1, 1], [2, 2]].sum()).backward()
    assert x.grad is not None
    assert x.grad.tolist() == [[1, 3, 1], [0, 2, 6]]


def test_gradients_of_assignments() -> None:
    x = gs.ones(3, requires_grad=True)
    value = gs.tensor(5.0, requires_grad=True)
    y = x * 2
    y[0] = value
    y[[1]] = 7.0
    (y * y).sum().backward()
    assert x.grad is not None and value.grad is not None
    assert x.grad.tolist() == [0.0, 0.0, 8.0]
    assert value.grad.item() == 10.0
