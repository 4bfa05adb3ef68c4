"""Reading and writing by index arrays: agreement with loops, bounds, repeated positions."""

from __future__ import annotations

import numpy as np
import pytest

from gradsmith.operators.indexing import indexing, masking, scatter

RNG = np.random.default_rng(0)


@pytest.mark.parametrize("axis", [0, 1, 2, -1])
def test_gather_and_scatter_follow_their_definition(axis: int) -> None:
    array = RNG.standard_normal((4, 5, 6)).transpose(0, 2, 1).copy("K").transpose(0, 2, 1)
    index = RNG.integers(0, 4, (3, 4, 2))
    source = RNG.standard_normal((4, 4, 3))
    gathered = indexing.gather(array, axis, index)
    written, added = array.copy(), array.copy()
    for place in np.ndindex(index.shape):
        target = list(place)
        target[axis] = index[place]
        assert gathered[place] == array[tuple(target)]
        written[tuple(target)] = source[place]
        added[tuple(target)] += source[place]
    assert (scatter.scatter(array, axis, index, source) == written).all()
    assert np.allclose(scatter.scatter_add(array, axis, index, source), added)


def test_gather_and_scatter_check_bounds() -> None:
    array = np.ones((2, 3))
    for bad in (-1, 3):
        with pytest.raises(RuntimeError, match=f"index {bad} is out of bounds for dimension 1"):
            indexing.gather(array, 1, np.array([[bad]]))
        with pytest.raises(RuntimeError, match="out of bounds"):
            scatter.scatter_add(array, 1, np.array([[bad]], np.int32), np.ones((1, 1)))
    with pytest.raises(RuntimeError, match="int32/int64"):
        indexing.gather_shape(array, 1, np.array([[1.0]]))
    with pytest.raises(RuntimeError, match="Size does not match at dimension 0"):
        indexing.gather_shape(array, 1, np.zeros((3, 1), int))


@pytest.mark.parametrize("reduce", ["sum", "prod", "mean", "amax", "amin"])
@pytest.mark.parametrize("include_self", [True, False])
def test_scatter_reduce(reduce: str, include_self: bool) -> None:
    array, source = RNG.standard_normal(4), RNG.standard_normal(7)
    index = np.array([0, 0, 1, 3, 3, 3, 1])
    fold = {"sum": np.sum, "prod": np.prod, "mean": np.mean, "amax": np.max, "amin": np.min}[reduce]
    expected = array.copy()
    for place in (0, 1, 3):
        parts = list(source[index == place]) + ([array[place]] if include_self else [])
        expected[place] = fold(parts)
    got = scatter.scatter_reduce(array, 0, index, source, reduce, include_self)
    assert np.allclose(got, expected)
    if reduce != "sum":
        got = scatter.index_reduce(array, 0, index, source, reduce, include_self)
        assert np.allclose(got, expected)


@pytest.mark.parametrize("extent", [3, 300])
def test_index_add_adds_as_often_as_a_row_is_named(extent: int) -> None:
    array, source = RNG.standard_normal((4, extent)), RNG.standard_normal((5, extent))
    index = np.array([1, 3, 1, 1, 0])
    expected = array.copy()
    for place, row in zip(index, source, strict=True):
        expected[place] += 2 * row
    assert np.allclose(scatter.index_add(array, 0, index, source, 2), expected)
    assert np.allclose(scatter.index_add(array.T, 1, index, source.T, 2), expected.T)


def test_index_put_accumulates_at_any_index() -> None:
    array = RNG.standard_normal((3, 4, 5))
    rows, columns = np.array([[0, 2], [2, 2]]), np.array([-1, 0])
    for indices in ([rows, columns], [rows, None, columns], [None, rows], [None, None, columns]):
        key = tuple(slice(None) if index is None else index for index in indices)
        values = RNG.standard_normal(array[key].shape)
        expected = array.copy()
        np.add.at(expected, key, values)
        assert np.allclose(scatter.index_put(array, list(indices), values, True), expected)
    mask = array > 0
    assert (scatter.index_put(array, [mask], np.array(7.0))[mask] == 7).all()


def test_index_with_holes_and_masks() -> None:
    array = np.arange(24).reshape(2, 3, 4)
    places = np.array([0, 2])
    assert indexing.index_tensor(array, [None, places]).shape == (2, 2, 4)
    assert indexing.index_tensor(array, [places % 2, None, places]).shape == (2, 3)
    mask = array[0] % 2 == 0
    assert (indexing.index_tensor(array, [None, mask]) == array[:, mask]).all()
    scalar = indexing.index_tensor(array, [np.array(1)])
    assert not np.shares_memory(scalar, array)
    with pytest.raises(IndexError, match="index 5 is out of bounds for dimension 1 with size 3"):
        indexing.index_tensor(array, [None, np.array([5])])
    with pytest.raises(IndexError, match="too many indices"):
        indexing.index_tensor(array, [places] * 4)
    with pytest.raises(IndexError, match="shape of the mask"):
        indexing.index_tensor(array, [np.ones(5, bool)])
    with pytest.raises(IndexError, match="could not be broadcast"):
        indexing.index_tensor(array, [places, np.array([0, 1, 2])])


def test_positions() -> None:
    array = np.array([[0, 3, 0], [5, 0, 7]])
    assert indexing.nonzero(array).tolist() == [[0, 1], [1, 0], [1, 2]]
    assert indexing.nonzero(np.array(2.0)).shape == (1, 0)
    assert indexing.nonzero_static(array, 2, -1).tolist() == [[0, 1], [1, 0]]
    assert indexing.nonzero_static(array, 4, -1)[3].tolist() == [-1, -1]
    assert indexing.take(array, np.array([-1, 1])).tolist() == [7, 3]
    with pytest.raises(IndexError, match="out of bounds"):
        indexing.take(array, np.array([6]))


def test_masks_broadcast_both_ways() -> None:
    array, mask = np.arange(3.0), np.array([[True], [False]])
    assert masking.masked_fill_scalar(array, mask, 9).tolist() == [[9, 9, 9], [0, 1, 2]]
    assert indexing.masked_select(array, mask).tolist() == [0, 1, 2]
    source = np.array([5.0, 6, 7, 8])
    assert masking.masked_scatter(array, mask, source).tolist() == [[5, 6, 7], [0, 1, 2]]
    with pytest.raises(RuntimeError, match="boolean masks"):
        masking.masked_fill_shape(array, np.ones(3, np.uint8), 1)
    with pytest.raises(RuntimeError, match="Number of elements of source"):
        masking.masked_scatter(array, mask, source[:2])


def test_kernels_leave_their_inputs_alone() -> None:
    array, index = np.zeros((3, 2)), np.array([[1, 1]])
    scatter.scatter_add(array, 0, index, np.ones((1, 2)))
    scatter.index_put(array, [index[0]], np.ones(()), True)
    scatter.index_copy(array, 0, index[0, :1], np.ones((1, 2)))
    masking.put(array, index, np.ones((1, 2)), True)
    masking.masked_scatter(array, array == 0, np.ones(6))
    assert (array == 0).all()
