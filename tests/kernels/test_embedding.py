"""Look-ups, their gradients, and bags of them."""

from __future__ import annotations

import numpy as np
import pytest

import gradsmith as gs
from gradsmith.operators.embedding.embedding import (
    embedding,
    embedding_bag_backward,
    embedding_bag_forward,
    embedding_bag_forward_shape,
    embedding_bag_per_sample_weights_backward,
    embedding_dense_backward,
    embedding_renorm,
    embedding_shape,
    one_hot,
)

TABLE = np.arange(12.0).reshape(4, 3)


def test_rows() -> None:
    indices = np.array([[1, 3], [0, 1]])
    rows = embedding(TABLE, indices, -1, False, False)
    assert rows.tolist() == TABLE[indices].tolist()
    assert embedding_shape(TABLE, indices, -1, False, False).shape == rows.shape
    with pytest.raises(IndexError, match="index out of range in self"):
        embedding(TABLE, np.array([4]), -1, False, False)
    with pytest.raises(IndexError):
        embedding(TABLE, np.array([-1]), -1, False, False)
    with pytest.raises(RuntimeError, match="Long, Int"):
        embedding_shape(TABLE, np.array([1.0]), -1, False, False)


def test_gradient_adds_rows_up() -> None:
    indices = np.array([[1, 3], [1, 0]])
    grad = np.ones((2, 2, 3))
    assert embedding_dense_backward(grad, indices, 4, -1, False)[:, 0].tolist() == [1, 2, 0, 1]
    assert embedding_dense_backward(grad, indices, 4, 1, False)[:, 0].tolist() == [1, 0, 0, 1]
    assert embedding_dense_backward(grad, indices, 4, -1, True)[:, 0].tolist() == [1, 1, 0, 1]
    nothing = embedding_dense_backward(grad[:0], indices[:0], 4, -1, False)
    assert nothing.tolist() == np.zeros((4, 3)).tolist()


def test_renorm_scales_only_long_rows_down() -> None:
    table = embedding_renorm(TABLE, np.array([0, 3, 3]), 2.0, 2.0)
    assert table[0].tolist() == TABLE[0].tolist() or np.linalg.norm(table[0]) <= 2
    np.testing.assert_allclose(np.linalg.norm(table[3]), 2, rtol=1e-6)
    assert table[1:3].tolist() == TABLE[1:3].tolist()


def test_one_hot() -> None:
    assert one_hot(np.array([2, 0]), -1).tolist() == [[0, 0, 1], [1, 0, 0]]
    assert one_hot(np.array(1), 2).tolist() == [0, 1]
    assert one_hot(np.zeros((0, 2), np.int64), 3).shape == (0, 2, 3)
    for bad, classes in (([-1], -1), ([3], 3), ([], -1), ([1], 0)):
        with pytest.raises(RuntimeError):
            one_hot(np.array(bad, np.int64), classes)


@pytest.mark.parametrize("mode", [0, 1, 2])
@pytest.mark.parametrize("padding_idx", [-1, 2])
@pytest.mark.parametrize("include_last_offset", [False, True])
def test_bags(mode: int, padding_idx: int, include_last_offset: bool) -> None:
    indices = np.array([1, 2, 2, 0, 3])
    offsets = np.array([0, 2, 2, 3])
    if include_last_offset:
        offsets = np.append(offsets, 5)
    table = np.random.default_rng(0).standard_normal((4, 3))
    arguments = (False, mode, False, None, include_last_offset, padding_idx)
    results = embedding_bag_forward(table, indices, offsets, *arguments)
    bags = [[1, 2], [], [2], [0, 3]]
    for row, bag in zip(results[0], bags):
        rows = table[[index for index in bag if index != padding_idx]]
        reduce = (np.sum, np.mean, np.max)[mode]
        np.testing.assert_allclose(row, reduce(rows, 0) if len(rows) else np.zeros(3))
    metas = embedding_bag_forward_shape(table, indices, offsets, *arguments)
    assert [m.shape for m in metas] == [r.shape for r in results]
    grad = np.random.default_rng(1).standard_normal(results[0].shape)
    back = embedding_bag_backward(grad, indices, *results[1:], 4, False, mode, None, padding_idx)
    np.testing.assert_allclose((back * table).sum(), (grad * results[0]).sum())


def test_weighted_sums() -> None:
    indices, offsets = np.array([1, 2, 2, 0]), np.array([0, 2])
    weights, grad = np.array([1.0, 2, 3, 4]), np.array([[1.0, 0, 0], [0, 1, 0]])
    results = embedding_bag_forward(TABLE, indices, offsets, False, 0, False, weights, False, -1)
    assert results[0].tolist() == [
        (TABLE[1] + 2 * TABLE[2]).tolist(),
        (3 * TABLE[2] + 4 * TABLE[0]).tolist(),
    ]
    back = embedding_bag_per_sample_weights_backward(
        grad, TABLE, indices, offsets, results[1], 0, -1
    )
    assert back.tolist() == [3, 6, 7, 1]
    with pytest.raises(RuntimeError, match="only supported for mode='sum'"):
        embedding_bag_forward_shape(TABLE, indices, offsets, False, 1, False, weights, False, -1)


@pytest.mark.parametrize(
    "mode, expected", [("sum", [4.0, 6.0]), ("mean", [2.0, 3.0]), ("max", [3.0, 4.0])]
)
def test_indices_after_the_last_offset_are_in_no_bag(mode: str, expected: list[float]) -> None:
    # Of PyTorch's kernels the fast sum leaves them out as well; the others count them, or read beyond what they have.
    weight = gs.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]], requires_grad=True)
    indices, offsets = gs.tensor([0, 1, 2]), gs.tensor([0, 2])
    bags = gs.nn.functional.embedding_bag(
        indices, weight, offsets, mode=mode, include_last_offset=True
    )
    assert bags.tolist() == [expected]
    bags.sum().backward()
    assert weight.grad is not None
    assert weight.grad[2].tolist() == [0.0, 0.0]


@pytest.mark.parametrize("width", [1, 31, 32, 100, 768, 1001])
@pytest.mark.parametrize(("rows", "count"), [(7, 500), (900, 1000), (3, 0), (1, 4)])
def test_rows_are_added_one_after_the_other(rows: int, count: int, width: int) -> None:
    """In rounds, element by element or row by row: the sums have the same bits."""
    from gradsmith.operators.row_additions import add_rows

    rng = np.random.default_rng(0)
    places = rng.integers(0, rows, count)
    values = rng.standard_normal((count, width)).astype(np.float32)
    expected = rng.standard_normal((rows, width)).astype(np.float32)
    target = expected.copy()
    for place, row in zip(places, values):
        expected[place] += row
    add_rows(target, places, values)
    np.testing.assert_array_equal(target, expected)
