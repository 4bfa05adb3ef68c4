"""Normalisation kernels by what they promise, and their gradients by finite differences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from gradsmith.operators.norm import batch_norm, layer_norm, root_mean_square, sums
from gradsmith.operators.norm.batch_norm import (
    native_batch_norm,
    native_batch_norm_backward,
    native_batch_norm_shape,
)
from gradsmith.operators.norm.group_norm import (
    native_group_norm,
    native_group_norm_backward,
    native_group_norm_shape,
)
from gradsmith.operators.norm.layer_norm import (
    native_layer_norm,
    native_layer_norm_backward,
    native_layer_norm_shape,
)

RNG = np.random.default_rng(0)


@pytest.fixture(autouse=True, params=["few", "many"])
def elements(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both ways: that of few elements, and that of many."""
    if request.param == "many":
        monkeypatch.setattr(batch_norm, "_FEW", 0)


def numeric(function: Callable[[Any], Any], at: Any, grad: Any) -> Any:
    """The gradient of `(grad * function(at)).sum()` by central differences."""
    result = np.empty(at.shape)
    for place in np.ndindex(*at.shape):
        step = np.zeros(at.shape)
        step[place] = 1e-5
        result[place] = ((function(at + step) - function(at - step)) * grad).sum() / 2e-5
    return result


def agree(function: Any, gradients: Any, arguments: list[Any], grad: Any) -> None:
    for number, gradient in enumerate(gradients):

        def moved(at: Any, number: int = number) -> Any:
            return function(*arguments[:number], at, *arguments[number + 1 :])

        np.testing.assert_allclose(gradient, numeric(moved, arguments[number], grad), atol=1e-7)


@pytest.mark.parametrize("block", [None, 1, 2, 1 << 20])
def test_layer_norm(block: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """As few rows are done, and by blocks of this many rows."""
    if block:
        monkeypatch.setattr(layer_norm, "is_small", lambda rows: False)
        monkeypatch.setattr(layer_norm, "rows_of_block", lambda rows, together=2: block)
    input, weight, bias = RNG.standard_normal((5, 3, 4)), *RNG.standard_normal((2, 3, 4))
    result, mean, rstd = native_layer_norm(input, (3, 4), None, None, 0.0)
    np.testing.assert_allclose(result.mean((1, 2)), 0, atol=1e-12)
    np.testing.assert_allclose(result.var((1, 2)), 1)
    np.testing.assert_allclose(mean[:, 0, 0], input.mean((1, 2)))
    np.testing.assert_allclose(rstd[:, 0, 0], input.std((1, 2)) ** -1)
    whole = native_layer_norm(input, (3, 4), weight, bias, 1e-5)
    metas = native_layer_norm_shape(input, (3, 4), weight, bias, 1e-5)
    assert [m.shape for m in metas] == [r.shape for r in whole]
    grad = RNG.standard_normal(input.shape)
    gradients = native_layer_norm_backward(
        grad, input, (3, 4), *whole[1:], weight, bias, (True,) * 3
    )
    agree(
        lambda x, w, b: native_layer_norm(x, (3, 4), w, b, 1e-5)[0],
        gradients,
        [input, weight, bias],
        grad,
    )


@pytest.mark.parametrize("shape", [(6, 3), (4, 3, 5), (2, 3, 4, 4)])
@pytest.mark.parametrize("training", [True, False])
def test_batch_norm(shape: tuple[int, ...], training: bool) -> None:
    input, weight, bias = RNG.standard_normal(shape), *RNG.standard_normal((2, 3))
    mean, variance = RNG.standard_normal(3), RNG.random(3) + 0.5

    def normalized(x: Any, w: Any, b: Any) -> Any:
        return native_batch_norm(x, w, b, mean.copy(), variance.copy(), training, 0.1, 1e-5)[0]

    results = native_batch_norm(input, weight, bias, None, None, True, 0.1, 1e-5)
    if not training:
        results = native_batch_norm(input, weight, bias, mean, variance, False, 0.1, 1e-5)
    metas = native_batch_norm_shape(input, weight, bias, mean, variance, training, 0.1, 1e-5)
    assert [m.shape for m in metas] == [r.shape for r in results]
    grad = RNG.standard_normal(shape)
    gradients = native_batch_norm_backward(
        grad, input, weight, mean, variance, *results[1:], training, 1e-5, (True,) * 3
    )
    agree(normalized, gradients, [input, weight, bias], grad)


def test_running_statistics_move() -> None:
    input = RNG.standard_normal((8, 2, 3))
    mean, variance = np.zeros(2), np.ones(2)
    native_batch_norm(input, None, None, mean, variance, True, 0.25, 1e-5)
    np.testing.assert_allclose(mean, 0.25 * input.mean((0, 2)))
    np.testing.assert_allclose(variance, 0.75 + 0.25 * input.var((0, 2), ddof=1))


def test_group_norm() -> None:
    input, weight, bias = RNG.standard_normal((3, 4, 5)), *RNG.standard_normal((2, 4))
    results = native_group_norm(input, weight, bias, 3, 4, 5, 2, 1e-5)
    metas = native_group_norm_shape(input, weight, bias, 3, 4, 5, 2, 1e-5)
    assert [m.shape for m in metas] == [r.shape for r in results]
    plain = native_group_norm(input, None, None, 3, 4, 5, 2, 0.0)[0].reshape(3, 2, -1)
    np.testing.assert_allclose(plain.mean(2), 0, atol=1e-12)
    np.testing.assert_allclose(plain.var(2), 1)
    grad = RNG.standard_normal(input.shape)
    gradients = native_group_norm_backward(
        grad, input, *results[1:], weight, 3, 4, 5, 2, (True,) * 3
    )
    agree(
        lambda x, w, b: native_group_norm(x, w, b, 3, 4, 5, 2, 1e-5)[0],
        gradients,
        [input, weight, bias],
        grad,
    )
    with pytest.raises(RuntimeError, match="divisible by num_groups"):
        native_group_norm_shape(input, None, None, 3, 4, 5, 3, 1e-5)


def test_large_means_cost_no_digits() -> None:
    """The mean of squares less the square of the mean would be all rounding here."""
    input = (1e4 + RNG.standard_normal((2, 1000))).astype(np.float32)
    result = native_layer_norm(input, (1000,), None, None, 1e-5)[0]
    exact = (input - input.mean(1, dtype=float, keepdims=True)) / input.std(
        1, dtype=float, keepdims=True
    )
    np.testing.assert_allclose(result, exact, atol=2e-3)


@pytest.mark.parametrize("offset", [0.0, 0.5, 1e3])
@pytest.mark.parametrize("shape", [(5, 3, 40), (65, 7, 33, 17), (3, 2, 9000)])
@pytest.mark.parametrize("affine", [True, False])
def test_batch_norm_of_planes_with_any_mean(
    shape: tuple[int, ...], offset: float, affine: bool
) -> None:
    """Some means are larger than deviations, where the mean of squares says nothing."""
    channels = (1, shape[1], *(1,) * (len(shape) - 2))
    wide = RNG.standard_normal(shape) + offset * RNG.standard_normal(channels)
    input, grad = wide.astype(np.float32), RNG.standard_normal(shape).astype(np.float32)
    weight, bias = RNG.standard_normal((2, shape[1])).astype(np.float32) if affine else (None, None)
    found = native_batch_norm(input, weight, bias, None, None, True, 0.1, 1e-5)
    gradients = native_batch_norm_backward(
        grad, input, weight, None, None, *found[1:], True, 1e-5, (True,) * 3
    )
    axes = tuple(axis for axis in range(len(shape)) if axis != 1)
    x, g = input.astype(float), grad.astype(float)
    rstd = 1 / np.sqrt(x.var(axes, keepdims=True) + 1e-5)
    normal = (x - x.mean(axes, keepdims=True)) * rstd
    scale = 1 if weight is None else weight.reshape(channels)
    shift = 0 if bias is None else bias.reshape(channels)
    shared, along = g.mean(axes, keepdims=True), (g * normal).mean(axes, keepdims=True)
    tolerance = 1e-5 * (1 + offset)
    np.testing.assert_allclose(found[0], normal * scale + shift, rtol=1e-5, atol=tolerance)
    expected = rstd * scale * (g - shared - normal * along)
    np.testing.assert_allclose(gradients[0], expected, rtol=1e-5, atol=tolerance)  # type: ignore[arg-type]
    count = input.size / shape[1]
    np.testing.assert_allclose(gradients[1], count * along.reshape(-1), atol=tolerance * count)  # type: ignore[arg-type]
    np.testing.assert_allclose(gradients[2], count * shared.reshape(-1), atol=tolerance * count)  # type: ignore[arg-type]


def test_shapes_must_agree() -> None:
    input = np.zeros((2, 3))
    with pytest.raises(RuntimeError, match="at least 1-dimensional"):
        native_layer_norm_shape(input, (), None, None, 1e-5)
    with pytest.raises(RuntimeError, match=r"expected input with shape \[\*, 4\]"):
        native_layer_norm_shape(input, (4,), None, None, 1e-5)
    with pytest.raises(RuntimeError, match="Expected weight to be of same shape"):
        native_layer_norm_shape(input, (3,), np.zeros(2), None, 1e-5)


@pytest.mark.parametrize("kind", ["f", "d"])
@pytest.mark.parametrize("shape", [(3, 5), (1, 1), (120, 7)])
def test_few_elements_are_normalized_as_many_are(
    kind: str, shape: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    random = np.random.default_rng(0)
    rows, grad = random.normal(size=(2, *shape)).astype(kind)
    scale, shift = random.normal(size=(2, shape[1])).astype(kind)
    assert layer_norm.is_small(rows)
    few = layer_norm.native_layer_norm(rows, shape[1:], scale, shift, 1e-5)
    arguments = (grad, rows, shape[1:], few[1], few[2], scale, shift)
    few_back = layer_norm.native_layer_norm_backward(*arguments, (True, True, True))
    monkeypatch.setattr(layer_norm, "is_small", lambda rows: False)
    many = layer_norm.native_layer_norm(rows, shape[1:], scale, shift, 1e-5)
    many_back = layer_norm.native_layer_norm_backward(*arguments, (True, True, True))
    for a, b in zip((*few, *few_back), (*many, *many_back), strict=True):
        assert a.shape == b.shape and a.dtype == b.dtype
        np.testing.assert_allclose(a, b, rtol=2e-4 if kind == "f" else 1e-9, atol=2e-5)


@pytest.mark.parametrize("block", [1, 1 << 20])
def test_rms_norm(block: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(root_mean_square, "rows_of_block", lambda rows, together=2: block)
    input, weight = RNG.standard_normal((5, 3, 4)), RNG.standard_normal((3, 4))
    result, rstd = root_mean_square.fused_rms_norm(input, (3, 4), weight, 1e-5)
    expected = ((input**2).mean((1, 2), keepdims=True) + 1e-5) ** -0.5
    np.testing.assert_allclose(rstd, expected)
    np.testing.assert_allclose(result, input * expected * weight)
    grad = RNG.standard_normal(input.shape)
    gradients = root_mean_square.fused_rms_norm_backward(
        grad, input, (3, 4), rstd, weight, (True, True)
    )
    agree(
        lambda x, w: root_mean_square.fused_rms_norm(x, (3, 4), w, 1e-5)[0],
        gradients,
        [input, weight],
        grad,
    )


@pytest.mark.parametrize("shape", [(0, 3), (3, 0)])
def test_rms_norm_of_no_elements(shape: tuple[int, int]) -> None:
    input, weight = np.zeros(shape, np.float32), np.ones(shape[1:], np.float32)
    with np.errstate(all="ignore"):
        result, rstd = root_mean_square.fused_rms_norm(input, shape[1:], weight, None)
        of_input, of_weight = root_mean_square.fused_rms_norm_backward(
            result, input, shape[1:], rstd, weight, (True, True)
        )
    assert of_input is not None and of_weight is not None
    assert result.shape == of_input.shape == shape and rstd.shape == (shape[0], 1)
    np.testing.assert_array_equal(of_weight, np.zeros(shape[1:]))


@pytest.mark.parametrize("count, length", [(64, 2048), (63, 2050), (3, 5)])
def test_inner_products_of_rows(count: int, length: int) -> None:
    """A few long rows are cut into pieces, where their length can be."""
    left, right = RNG.standard_normal((2, count, length))
    out = np.empty((count, 1))
    for other in (right, right[0]):
        sums.row_dots(left, other, out)
        np.testing.assert_allclose(out[:, 0], (left * other).sum(1), atol=1e-10)


def test_batch_norm_of_no_elements() -> None:
    grad, ones = np.zeros((2, 3, 0), np.float32), np.ones(3, np.float32)
    gradients = native_batch_norm_backward(
        grad, grad, ones, None, None, ones, ones, True, 1e-5, (True,) * 3
    )
    for gradient, expected in zip(gradients, (grad, 0 * ones, 0 * ones), strict=True):
        np.testing.assert_array_equal(gradient, expected)  # type: ignore[arg-type]
