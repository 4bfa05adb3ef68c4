"""Pooling kernels against a loop over windows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from gradsmith.dispatch.structured import checked
from gradsmith.operators.pooling import adaptive, average, pooling
from gradsmith.operators.pooling.adaptive import (
    adaptive_mean_pool2d,
    adaptive_mean_pool2d_backward,
    adaptive_mean_pool2d_shape,
    adaptive_mean_pool3d,
)
from gradsmith.operators.pooling.average import (
    avg_pool2d,
    avg_pool2d_backward,
    avg_pool2d_shape,
    avg_pool3d,
)
from gradsmith.operators.pooling.pooling import (
    max_pool2d_with_indices_backward,
    max_pool2d_with_indices_shape,
    scatter_by_index_shape,
)

max_pool2d_with_indices = checked(max_pool2d_with_indices_shape, pooling.max_pool2d_with_indices)
max_pool3d_with_indices = checked(
    pooling.max_pool3d_with_indices_shape, pooling.max_pool3d_with_indices
)
max_unpool2d = checked(pooling.max_unpool_shape, pooling.max_unpool)
adaptive_max_pool2d = checked(adaptive.adaptive_max_pool2d_shape, adaptive.adaptive_max_pool2d)
adaptive_max_pool3d = checked(adaptive.adaptive_max_pool3d_shape, adaptive.adaptive_max_pool3d)

GEOMETRIES = [
    # kernel, stride, padding, dilation, ceil_mode
    ((2, 2), (2, 2), (0, 0), (1, 1), False),
    ((3, 2), (2, 1), (1, 1), (1, 1), False),
    ((3, 3), (2, 2), (1, 1), (1, 1), True),
    ((2, 3), (3, 2), (0, 1), (2, 1), True),
    ((1, 1), (1, 1), (0, 0), (1, 1), False),
    ((1, 1), (2, 3), (0, 0), (1, 1), True),
]


@pytest.fixture(autouse=True, params=["few", "many"])
def elements(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both ways: that of few elements, and that of many."""
    if request.param == "many":
        monkeypatch.setattr(pooling, "_FEW", 0)


def windows(size: int, kernel: int, stride: int, pad: int, dilation: int, count: int) -> Any:
    """The elements that each window holds along one dimension."""
    for number in range(count):
        start = number * stride - pad
        yield [at for at in range(start, start + dilation * kernel, dilation) if 0 <= at < size]


def pooled(input: Any, out: Any, geometry: Any, reduce: Callable[[Any], Any]) -> Any:
    kernel, stride, pad, dilation, _ = geometry
    size = input.shape[-2:]
    result = np.empty((*input.shape[:-2], *out), input.dtype)
    rows = list(windows(size[0], kernel[0], stride[0], pad[0], dilation[0], out[0]))
    columns = list(windows(size[1], kernel[1], stride[1], pad[1], dilation[1], out[1]))
    for place in np.ndindex(*out):
        chosen = input[..., rows[place[0]], :][..., columns[place[1]]]
        result[(..., *place)] = reduce(chosen.reshape(*input.shape[:-2], -1))
    return result


@pytest.mark.parametrize("geometry", GEOMETRIES, ids=str)
@pytest.mark.parametrize("dtype", ["float32", "int16", "uint8"])
def test_largest(geometry: Any, dtype: str) -> None:
    rng = np.random.default_rng(0)
    input = (rng.standard_normal((2, 3, 7, 8)) * 3).astype(dtype)
    values, indices = max_pool2d_with_indices(input, *geometry)
    np.testing.assert_array_equal(
        values, pooled(input, values.shape[-2:], geometry, lambda window: window.max(-1))
    )
    flat = input.reshape(2, 3, -1)
    chosen = np.take_along_axis(flat, indices.reshape(2, 3, -1), 2).reshape(values.shape)
    np.testing.assert_array_equal(chosen, values)
    out = np.full_like(values, 1), np.full_like(indices, -1)
    pooling.max_pool2d_with_indices(input, *geometry, out=out)  # whatever was there before
    np.testing.assert_array_equal(out[0], values)
    np.testing.assert_array_equal(out[1], indices)


def test_first_of_equals_is_chosen() -> None:
    _, indices = max_pool2d_with_indices(np.zeros((1, 4, 4)), (2, 2), (), (0, 0), (1, 1), False)
    assert indices.tolist() == [[[0, 2], [8, 10]]]
    _, indices = max_pool2d_with_indices(
        np.full((1, 2, 2), -np.inf), (2, 2), (1, 1), (1, 1), (1, 1), False
    )
    assert indices.tolist() == [[[0, 0, 1], [0, 0, 1], [2, 2, 3]]]


def test_nan_is_largest() -> None:
    input = np.array([[[1, np.nan, 3, 4], [5, 6, 7, 8.0]]])
    values, indices = max_pool2d_with_indices(input, (2, 2), (), (0, 0), (1, 1), False)
    np.testing.assert_array_equal(values, [[[np.nan, 8]]])
    assert indices.tolist() == [[[1, 7]]]


def test_gradient_of_largest_is_added_up() -> None:
    input = np.array([[[0, 0, 0], [0, 9, 0], [0, 0, 0.0]]])
    geometry = ((2, 2), (1, 1), (0, 0), (1, 1), False)
    values, indices = max_pool2d_with_indices(input, *geometry)
    grad = max_pool2d_with_indices_backward(np.ones_like(values), input, *geometry, indices)
    assert grad[0, 1, 1] == 4
    assert grad.sum() == 4


@pytest.mark.parametrize("geometry", [g for g in GEOMETRIES if g[3] == (1, 1)], ids=str)
def test_mean(geometry: Any) -> None:
    rng = np.random.default_rng(0)
    input = rng.standard_normal((2, 3, 7, 8))
    kernel, stride, pad, _, ceil = geometry
    values = avg_pool2d(input, kernel, stride, pad, ceil, False, None)
    np.testing.assert_allclose(
        values, pooled(input, values.shape[-2:], geometry, lambda window: window.mean(-1))
    )
    totals = avg_pool2d(input, kernel, stride, pad, ceil, True, 1)
    np.testing.assert_allclose(
        totals,
        pooled(input, values.shape[-2:], geometry, lambda window: window.sum(-1)),
        atol=1e-12,
    )
    assert avg_pool2d_shape(input, kernel, stride, pad, ceil, False, None).shape == values.shape
    grad = rng.standard_normal(values.shape)
    for arguments in ((ceil, True, None), (ceil, False, None), (ceil, True, -3)):
        back = avg_pool2d_backward(grad, input, kernel, stride, pad, *arguments)
        again = avg_pool2d(input, kernel, stride, pad, *arguments)
        np.testing.assert_allclose((back * input).sum(), (grad * again).sum())


def test_mean_of_integers_drops_fractions() -> None:
    input = np.array([[[-1, -2, 3, 0], [-3, -1, 0, 0]]])
    assert avg_pool2d(input, (2, 2), (), (0, 0), False, True, None).tolist() == [[[-1, 0]]]
    assert avg_pool2d(input, (2, 2), (), (0, 0), False, True, -2).tolist() == [[[3, -1]]]


@pytest.mark.parametrize("out", [(1, 1), (3, 4), (7, 8), (2, 9), (5, 1)])
def test_adaptive(out: tuple[int, int]) -> None:
    rng = np.random.default_rng(0)
    input = rng.standard_normal((2, 3, 7, 8))
    means = adaptive_mean_pool2d(input, out)
    values, indices = adaptive_max_pool2d(input, out)
    for row, column in np.ndindex(*out):
        window = input[
            ...,
            row * 7 // out[0] : -(-(row + 1) * 7 // out[0]),
            column * 8 // out[1] : -(-(column + 1) * 8 // out[1]),
        ]
        np.testing.assert_allclose(means[..., row, column], window.mean((2, 3)))
        np.testing.assert_array_equal(values[..., row, column], window.max((2, 3)))
    chosen = np.take_along_axis(input.reshape(2, 3, -1), indices.reshape(2, 3, -1), 2)
    np.testing.assert_array_equal(chosen.reshape(values.shape), values)
    assert adaptive_mean_pool2d_shape(input, out).shape == means.shape
    grad = rng.standard_normal(means.shape)
    back = adaptive_mean_pool2d_backward(grad, input)
    np.testing.assert_allclose((back * input).sum(), (grad * means).sum())


def test_three_dimensions_agree_with_two() -> None:
    input = np.random.default_rng(0).standard_normal((2, 1, 6, 7))
    two, three = input, input[:, :, None]
    for flat, deep in (
        (
            max_pool2d_with_indices(two, (2, 3), (), (0, 1), (1, 1), False)[0],
            max_pool3d_with_indices(three, (1, 2, 3), (), (0, 0, 1), (1, 1, 1), False)[0],
        ),
        (
            avg_pool2d(two, (2, 3), (), (0, 1), False, True, None),
            avg_pool3d(three, (1, 2, 3), (), (0, 0, 1), False, True, None),
        ),
        (adaptive_mean_pool2d(two, (4, 3)), adaptive_mean_pool3d(three, (1, 4, 3))),
        (adaptive_max_pool2d(two, (4, 3))[0], adaptive_max_pool3d(three, (1, 4, 3))[0]),
    ):
        np.testing.assert_allclose(flat, deep[:, :, 0])


def test_unpooling() -> None:
    input = np.arange(16.0).reshape(1, 4, 4)
    values, indices = max_pool2d_with_indices(input, (2, 2), (), (0, 0), (1, 1), False)
    back = max_unpool2d(values, indices, (4, 4))
    assert back[0].tolist() == [[0] * 4, [0, 5, 0, 7], [0] * 4, [0, 13, 0, 15]]
    with pytest.raises(RuntimeError, match="Found an invalid max index: 15"):
        max_unpool2d(values, indices, (3, 4))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (((2, 2), (2, 2), (2, 2), (1, 1)), "at most half of effective kernel size"),
        (((9, 9), (1, 1), (0, 0), (1, 1)), "Output size is too small"),
        (((0, 2), (1, 1), (0, 0), (1, 1)), "greater than zero"),
        (((2, 2), (0, 1), (0, 0), (1, 1)), "stride should not be zero"),
        (((2, 2, 2), (1, 1), (0, 0), (1, 1)), "a single int, or a tuple of two ints"),
    ],
)
def test_refusals(arguments: Any, message: str) -> None:
    with pytest.raises(RuntimeError, match=message):
        max_pool2d_with_indices_shape(np.zeros((1, 4, 4)), *arguments, False)


def test_gradients_that_do_not_fit_are_refused() -> None:
    input, grad = np.zeros((1, 4, 4)), np.zeros((1, 3, 3))
    with pytest.raises(RuntimeError, match=r"to be the indices' shape \[1, 2, 2\]"):
        scatter_by_index_shape(grad, input, np.zeros((1, 2, 2), int))
    with pytest.raises(RuntimeError, match=r"Expected a gradient of shape \[1, 2, 2\]"):
        average.avg_pool2d_backward_shape(grad, input, (2, 2), (), (0,), False, True, None)


@pytest.mark.parametrize("number", [np.int64(2), np.int8(2), np.uint16(2)])
def test_numpys_integers_are_extents(number: Any) -> None:
    images = gs.arange(50.0).reshape(1, 2, 5, 5)
    functional = gs.nn.functional
    assert functional.lp_pool2d(images, 2, number).equal(functional.lp_pool2d(images, 2, 2))
    assert functional.interpolate(images, size=number).shape == (1, 2, 2, 2)
    assert functional.interpolate(images, scale_factor=number).shape == (1, 2, 10, 10)
