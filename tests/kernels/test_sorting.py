"""Sorting, ranks, searching and distinct elements."""

from __future__ import annotations

import math

import numpy as np
import pytest

from gradsmith.operators.sorting import sorting, unique

RNG = np.random.default_rng(0)


@pytest.mark.parametrize("descending", [False, True])
@pytest.mark.parametrize("extent", [5, 200])
def test_stable_sort_keeps_the_order_of_equals(descending: bool, extent: int) -> None:
    array = RNG.integers(0, 4, (3, extent))
    values, order = sorting.sort_stable(array, True, 1, descending)
    for row, own_values, own_order in zip(array, values, order, strict=True):
        sign = -1 if descending else 1
        expected = sorted(range(extent), key=lambda place: (sign * row[place], place))
        assert own_order.tolist() == expected and (row[expected] == own_values).all()


def test_nan_counts_as_largest() -> None:
    array = np.array([np.nan, 1.0, np.inf, -1.0])
    assert sorting.sort(array)[1].tolist() == [3, 1, 2, 0]
    assert sorting.sort(array, 0, True)[1].tolist() == [0, 2, 1, 3]
    assert math.isnan(sorting.topk(array, 1)[0][0])


@pytest.mark.parametrize("largest", [True, False])
@pytest.mark.parametrize("axis", [0, 1])
def test_topk_is_the_start_of_a_sort(largest: bool, axis: int) -> None:
    array = RNG.standard_normal((300, 80))
    values, places = sorting.topk(array, 7, axis, largest)
    expected, _ = sorting.sort(array, axis, largest)
    assert (values == expected[(slice(None),) * axis + (slice(0, 7),)]).all()
    assert (np.take_along_axis(array, places, axis) == values).all()
    with pytest.raises(RuntimeError, match="selected index k out of range"):
        sorting.topk_shape(array, 301, 0)


@pytest.mark.parametrize("largest", [True, False])
@pytest.mark.parametrize("case", ["plain", "equal", "crowded", "nan", "infinite", "uneven"])
@pytest.mark.parametrize("extent", [90, 1003, 1024])
def test_topk_of_many(largest: bool, case: str, extent: int) -> None:
    """Where rows have equals of the last one chosen, NaN, or both in rows of their own, and where they have none.

    Long rows are compared with a bound that is found of groups, of which `uneven` rows have their largest elements in one.
    """
    array = RNG.standard_normal((60, extent)).astype(np.float32)
    if case == "equal":
        array = np.round(array * 4) / 4
    elif case == "crowded":  # of one row all, of another none compare with the last one
        array[0, :14], array[1] = 9 if largest else -9, np.nan
    elif case == "nan":
        array[::3, ::11] = np.nan
    elif case == "infinite":
        array[:, :90:30] = np.inf if largest else -np.inf
    elif case == "uneven":
        array[::7, 3 :: sorting._LEAST_GROUPS] += 9 if largest else -9
        array[1, -3:] = array[2, :2] = 20 if largest else -20
    values, places = sorting.topk(array, 7, 1, largest)
    expected, order = sorting.sort_stable(array, True, 1, largest)
    np.testing.assert_array_equal(values, expected[:, :7])
    np.testing.assert_array_equal(np.take_along_axis(array, places, 1), values)
    assert all(len(set(row)) == 7 for row in places.tolist())
    if case in ("plain", "infinite", "uneven"):
        np.testing.assert_array_equal(places, order[:, :7])


@pytest.mark.parametrize("extent", [1, 2, 9, 50, 51])
def test_ranks(extent: int) -> None:
    array = RNG.standard_normal((4, extent))
    ordered = np.sort(array, 1)
    values, places = sorting.median_dim(array, 1)
    assert (values == ordered[:, (extent - 1) // 2]).all()
    assert (array[np.arange(4), places] == values).all()
    values, places = sorting.kthvalue(array, extent, 1, True)
    assert (values == ordered[:, -1:]).all() and places.shape == (4, 1)
    assert sorting.median(array) == np.sort(array.ravel())[(array.size - 1) // 2]


@pytest.mark.parametrize("dtype", ["f2", "f4", "f8"])
@pytest.mark.parametrize("count", [1, 2, 7, 5000])
def test_a_nan_anywhere_is_the_median(dtype: str, count: int) -> None:
    for place in (0, count // 2, count - 1):
        array = np.arange(count, 0, -1).astype(dtype)
        assert sorting.median(array) == np.sort(array)[(count - 1) // 2]
        array[place] = -np.nan
        found = sorting.median(array)
        assert found.shape == () and found.dtype == array.dtype and math.isnan(found)


def test_medians_and_nan() -> None:
    array = np.array([[1.0, np.nan, 3.0], [3.0, 2.0, 1.0]])
    values, places = sorting.median_dim(array, 1)
    assert math.isnan(values[0]) and places.tolist() == [1, 1]
    values, places = sorting.nanmedian_dim(array, 1)
    assert values.tolist() == [1, 2] and places.tolist() == [0, 1]
    assert math.isnan(sorting.median(np.ones(0)))


def test_mode_is_the_smallest_of_the_most_frequent() -> None:
    values, places = sorting.mode(np.array([[2, 1, 2, 1, 3], [5, 4, 4, 4, 5]]))
    assert values.tolist() == [1, 4] and places.tolist() == [3, 3]


@pytest.mark.parametrize("right", [False, True])
def test_rows_are_searched_as_vectors_are(right: bool) -> None:
    rows = np.sort(RNG.integers(0, 9, (5, 12)).astype(float), 1)
    values = RNG.integers(-1, 11, (5, 30)).astype(float)
    values[0, 0] = np.nan
    got = sorting.searchsorted(rows, values, False, right)
    side = "right" if right else "left"
    for row, value, place in zip(rows, values, got, strict=True):
        assert (np.searchsorted(row, value, side) == place).all()
    assert sorting.searchsorted(rows, values, True).dtype == np.int32
    with pytest.raises(RuntimeError, match="opposites"):
        sorting.searchsorted_shape(rows, values, False, True, "left")


def test_distinct_elements() -> None:
    array = np.array([[3, 1], [1, 2]])
    values, inverse, counts = unique.unique(array, True, True, True)
    assert values.tolist() == [1, 2, 3] and counts.tolist() == [2, 1, 1]
    assert (values[inverse] == array).all()
    assert unique.unique(np.array([np.nan, np.nan]))[0].size == 2


def test_distinct_slices_are_in_lexicographic_order() -> None:
    array = np.array([[2, 1], [1, 9], [2, 1], [1, 3]])
    values, inverse, counts = unique.unique_dim(array, 0)
    assert values.tolist() == [[1, 3], [1, 9], [2, 1]] and counts.tolist() == [1, 1, 2]
    assert (values[inverse] == array).all()
    values, _, counts = unique.unique_dim_consecutive(np.array([[1, 1, 2], [0, 0, 0]]), 1)
    assert values.tolist() == [[1, 2], [0, 0]] and counts.tolist() == [2, 1]


def test_only_neighbours_are_compared() -> None:
    values, inverse, counts = unique.unique_consecutive(np.array([1, 1, 2, 1]), True, True)
    assert values.tolist() == [1, 2, 1] and counts.tolist() == [2, 1, 1]
    assert inverse.tolist() == [0, 0, 1, 2]


@pytest.mark.parametrize("shape", [(2, 0), (0, 2), (2, 0, 3)])
def test_without_elements(shape: tuple[int, ...]) -> None:
    values, order = sorting.sort(np.zeros(shape), 1)
    assert values.shape == order.shape == shape
    values, order = sorting.topk(np.zeros(shape), 0, 1, True, True)
    assert values.shape == order.shape == (shape[0], 0, *shape[2:])
