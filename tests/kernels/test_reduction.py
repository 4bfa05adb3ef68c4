"""Reductions, scans and statistics of arrays: values, types, precision and refusals."""

from __future__ import annotations

import math

import numpy as np
import pytest

import gradsmith as gs
from gradsmith.operators.reduction import extrema, reduction, scan, statistics

FLOAT32, INT64 = np.dtype(np.float32), np.dtype(np.int64)


def test_sums_of_integers_and_booleans_are_int64() -> None:
    for dtype in (bool, np.uint8, np.int8, np.int32):
        assert reduction.sum_all(np.ones(300, dtype)).dtype == INT64
        assert int(reduction.sum_all(np.ones(300, dtype))) == 300


@pytest.mark.parametrize("shape", [(3, 5000), (5000, 3), (7, 3, 700), (2, 3000, 3), (70, 9, 11, 2)])
def test_blocked_sums_agree_with_exact_ones(shape: tuple[int, ...]) -> None:
    array = np.random.default_rng(0).standard_normal(shape).astype(np.float32)
    exact = array.astype(np.float64)
    dims = range(len(shape))
    subsets = [tuple(d for d in dims if mask >> d & 1) for mask in range(1, 1 << len(shape))]
    for dim in subsets:
        for keepdim in (False, True):
            got = reduction.sum_dim(array, dim, keepdim)
            want = exact.sum(dim, keepdims=keepdim)
            assert got.shape == want.shape and got.dtype == FLOAT32
            assert np.allclose(got, want, atol=2e-3)


def test_long_sums_do_not_collect_rounding_errors() -> None:
    # One after another, a million float32 additions of 0.1 are off by more than a hundred.
    for array in (np.full(1_000_003, 0.1, np.float32), np.full((1_000_003, 2), 0.1, np.float32)):
        total = reduction.sum_dim(array, (0,))
        assert np.allclose(total, 100_000.3, rtol=1e-5)


def test_half_precision_accumulates_in_float32() -> None:
    array = np.ones(5000, np.float16)
    assert float(reduction.sum_all(array)) == 5000.0
    assert float(reduction.mean(array)) == 1.0


def test_blocked_products_agree_with_plain_ones() -> None:
    array = np.random.default_rng(1).uniform(0.9, 1.1, (9, 700, 5))
    for axis in range(3):
        assert np.allclose(reduction.prod_dim(array, axis), array.prod(axis))
    assert np.allclose(reduction.prod(array), array.prod())
    assert reduction.prod_dim(np.ones((3, 5001), np.int64) * 2, 1).tolist() == [0, 0, 0]


def test_mean_refuses_integers_and_divides_nothing_by_nothing() -> None:
    with pytest.raises(RuntimeError, match="Got: Long"):
        reduction.mean_shape(np.ones(3, np.int64))
    assert math.isnan(reduction.mean(np.ones(0, np.float32)))


def test_nansum_leaves_infinities() -> None:
    array = np.array([1, np.nan, np.inf], np.float32)
    assert reduction.nansum(array) == np.inf
    assert reduction.nansum(array[:2]) == 1


def test_extrema_propagate_nan_and_say_where_it_is() -> None:
    array = np.array([[1, np.nan, 3], [4, 2, 4]], np.float32)
    values, indices = extrema.max_dim(array, 1)
    assert math.isnan(values[0]) and values[1] == 4 and indices.tolist() == [1, 0]
    assert math.isnan(extrema.amin(array, (0, 1)))
    assert int(extrema.argmin(array)) == 1


def test_extrema_of_nothing() -> None:
    empty = np.ones((0, 3), np.float32)
    assert extrema.amax(np.ones((2, 0)), (0,)).shape == (0,)
    with pytest.raises(IndexError, match="dim 0 to have non-zero size"):
        extrema.amax_shape(empty, (0,))
    with pytest.raises(RuntimeError, match="Specify the reduction dim"):
        extrema.amax_shape(empty)
    with pytest.raises(IndexError, match="Expected reduction dim 0"):
        extrema.max_dim_shape(empty, 0)


def test_logical_reductions_keep_bytes() -> None:
    array = np.array([[0, 2], [1, 1]], np.uint8)
    assert extrema.all_dims(array, 0).dtype == np.uint8
    assert extrema.any_dims(array.astype(np.float32)).dtype == np.bool_
    assert extrema.all_dims(array, ()).tolist() == [[0, 1], [1, 1]]


@pytest.mark.parametrize("shape", [(5,), (4, 6), (3, 5, 400), (700, 3)])
def test_scans_agree_along_every_dimension(shape: tuple[int, ...]) -> None:
    array = np.random.default_rng(2).standard_normal(shape)
    for axis in range(len(shape)):
        assert np.allclose(scan.cumsum(array, axis), array.cumsum(axis))
        values, indices = scan.cummax(array, axis)
        assert (values == np.maximum.accumulate(array, axis)).all()
        assert (np.take_along_axis(array, indices, axis) == values).all()


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.int64, np.bool_])
@pytest.mark.parametrize("shape", [(9000, 4), (9000, 1), (4, 9000), (20, 5, 500), (9000, 8)])
def test_short_rows_are_accumulated_as_numpy_does(shape: tuple[int, ...], dtype: type) -> None:
    values = np.random.default_rng(0).integers(-3, 4, shape) * 0.7
    array = values.astype(dtype)
    for axis in range(array.ndim):
        own = np.dtype(np.int64) if array.dtype.kind == "b" else array.dtype
        wide = np.dtype(np.float64) if array.dtype.kind == "f" else own
        for found, operation in ((scan.cumsum, np.add), (scan.cumprod, np.multiply)):
            expected = operation.accumulate(array, axis, wide).astype(own)
            assert np.array_equal(found(array, axis), expected), operation
        most, places = scan.cummax(array, axis)
        assert np.array_equal(most, np.maximum.accumulate(array, axis))
        assert np.array_equal(np.take_along_axis(array, places, axis), most)


def test_running_sums_of_floats_as_integers() -> None:
    floats = np.full((300, 300), 1.75)
    found = scan.cumsum(floats, 0, np.dtype(np.int64))
    assert found.dtype == np.int64 and found[-1].tolist() == [300] * 300


def test_cummax_gives_the_last_of_equal_places() -> None:
    values, indices = scan.cummax(np.array([1.0, 3, 3, np.nan, 5]), 0)
    assert indices.tolist() == [0, 1, 2, 3, 3] and np.isnan(values[3:]).all()


def test_logarithms_of_sums_do_not_overflow() -> None:
    array = np.array([1000.0, 1000.0, -np.inf])
    assert np.allclose(statistics.logsumexp(array, (0,)), 1000 + math.log(2))
    assert statistics.logsumexp(array[2:], (0,)) == -np.inf
    assert np.allclose(scan.logcumsumexp(array, 0), 1000 + np.log([1, 2, 2]))


def test_variance_of_too_few() -> None:
    one = np.ones(1, np.float32)
    assert math.isnan(statistics.var(one))
    assert statistics.var(one, None, 0) == 0
    assert statistics.var(np.array([0.0, 2.0]), None, 2) == np.inf


def test_variance_of_complex_numbers_is_real() -> None:
    array = np.array([1 + 1j, -1 - 1j], np.complex64)
    variance, mean = statistics.var_mean_correction(array)
    assert variance.dtype == FLOAT32 and variance == 4 and mean == 0


def test_histograms() -> None:
    array = np.array([0.0, 0.5, 1.0, 2.0, 5.0], np.float32)
    assert statistics.histc(array, 4, 0, 2).tolist() == [1, 1, 1, 1]
    assert statistics.histc(array, 4).tolist() == [3, 1, 0, 1]
    for large in (np.array([-3e38, 3e38, 0.0], np.float32), np.array([-1e308, 1e308, 0.0])):
        assert statistics.histc(large, 4).tolist() == [1, 0, 1, 1]
        assert statistics.histc(large[:1], 5).tolist() == [0, 0, 1, 0, 0]
    hist, edges = statistics.histogram_bin_ct(array, 2, (0.0, 2.0))
    assert hist.tolist() == [2, 2] and edges.tolist() == [0, 1, 2]
    assert statistics.bincount(np.array([1, 1, 3]), None, 5).tolist() == [0, 2, 0, 1, 0]
    with pytest.raises(RuntimeError, match="non-negative"):
        statistics.bincount(np.array([-1]))


@pytest.mark.parametrize("shape", [(4,), (3, 4), (2, 3, 4), (), (0,), (0, 3), (3, 0)])
def test_gradients_of_products_are_one_over_arrays_and_over_tensors(shape: tuple[int, ...]) -> None:
    x = gs.randn(shape, dtype=gs.float64)
    if x.numel() > 1:
        x.view(-1)[1] = 0
    x.requires_grad_()
    for dim in range(-x.ndim, x.ndim):
        for keepdim in (False, True):
            result = x.prod(dim, keepdim=keepdim)
            grad = gs.randn(result.shape, dtype=gs.float64)
            (over_arrays,) = gs.autograd.grad(result, x, grad, retain_graph=True)
            (over_tensors,) = gs.autograd.grad(result, x, grad, create_graph=True)
            assert over_arrays.shape == x.shape and gs.allclose(over_arrays, over_tensors)
    result = x.prod()
    (over_arrays,) = gs.autograd.grad(result, x, retain_graph=True)
    (over_tensors,) = gs.autograd.grad(result, x, create_graph=True)
    assert over_arrays.shape == x.shape and gs.allclose(over_arrays, over_tensors)
