"""Activations and softmax: definitions, both ends, and gradients by differences."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from gradsmith.operators.activation import activation
from gradsmith.operators.reduction import softmax

X = np.linspace(-6, 6, 241) + 0.003


def sigmoid(x: Any) -> Any:
    return 1 / (1 + np.exp(-x))


DEFINITIONS: list[tuple[Callable[..., Any], Callable[..., Any]]] = [
    (activation.relu, lambda x: np.where(x > 0, x, 0)),
    (activation.hardtanh, lambda x: np.clip(x, -1, 1)),
    (activation.leaky_relu, lambda x: np.where(x > 0, x, 0.01 * x)),
    (activation.elu, lambda x: np.where(x > 0, x, np.exp(x) - 1)),
    (activation.silu, lambda x: x * sigmoid(x)),
    (activation.mish, lambda x: x * np.tanh(np.log(1 + np.exp(x)))),
    (activation.softplus, lambda x: np.log(1 + np.exp(x))),
    (activation.log_sigmoid, lambda x: np.log(sigmoid(x))),
    (activation.hardsigmoid, lambda x: np.clip(x / 6 + 0.5, 0, 1)),
    (activation.hardswish, lambda x: x * np.clip(x / 6 + 0.5, 0, 1)),
    (activation.hardshrink, lambda x: np.where(np.abs(x) > 0.5, x, 0)),
    (activation.softshrink, lambda x: np.sign(x) * np.maximum(np.abs(x) - 0.5, 0)),
]


@pytest.mark.parametrize(("kernel", "definition"), DEFINITIONS)
@pytest.mark.parametrize("repeats", [1, 200])
def test_definitions(
    kernel: Callable[..., Any], definition: Callable[..., Any], repeats: int
) -> None:
    # 200 times as many elements take the ways that are for large arrays.
    x = np.tile(X, repeats)
    np.testing.assert_allclose(kernel(x), definition(x), rtol=1e-12, atol=1e-12)
    single = kernel(x.astype(np.float32))
    assert single.dtype == np.float32
    np.testing.assert_allclose(single, definition(x), rtol=1e-5, atol=1e-6)
    assert kernel(np.array(0.25)) == pytest.approx(definition(np.array(0.25)))


@pytest.mark.parametrize(
    ("kernel", "low", "high"),
    [
        (activation.relu, 0, 1e4),
        (activation.elu, -1, 1e4),
        (activation.gelu, 0, 1e4),
        (activation.silu, 0, 1e4),
        (activation.mish, 0, 1e4),
        (activation.softplus, 0, 1e4),
        (activation.log_sigmoid, -1e4, 0),
        (activation.hardswish, 0, 1e4),
    ],
)
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_far_out(kernel: Callable[..., Any], low: float, high: float, dtype: Any) -> None:
    with np.errstate(all="ignore"):
        np.testing.assert_allclose(kernel(np.array([-1e4, 1e4], dtype)), [low, high], atol=1e-30)


@pytest.mark.parametrize("approximate", ["none", "tanh"])
def test_gelu(approximate: str) -> None:
    from math import erf

    expected = np.array([0.5 * x * (1 + erf(x / 2**0.5)) for x in X])
    tolerance = 1e-14 if approximate == "none" else 5e-4
    np.testing.assert_allclose(activation.gelu(X, approximate), expected, atol=tolerance)
    with pytest.raises(RuntimeError, match="none or tanh"):
        activation.gelu(X, "other")


def derivative(kernel: Callable[..., Any]) -> Any:
    h = 1e-5
    return (kernel(X + h) - kernel(X - h)) / (2 * h)


@pytest.mark.parametrize(
    ("backward", "kernel"),
    [
        (lambda g: activation.threshold_backward(g, X, 0), activation.relu),
        (lambda g: activation.leaky_relu_backward(g, X, 0.01, False), activation.leaky_relu),
        (
            lambda g: activation.elu_backward(g, 1.5, 2.0, 0.5, False, X),
            lambda x: activation.elu(x, 1.5, 2.0, 0.5),
        ),
        (
            lambda g: activation.elu_backward(
                g, 1.5, 2.0, 0.5, True, activation.elu(X, 1.5, 2.0, 0.5)
            ),
            lambda x: activation.elu(x, 1.5, 2.0, 0.5),
        ),
        (lambda g: activation.gelu_backward(g, X), activation.gelu),
        (
            lambda g: activation.gelu_backward(g, X, "tanh"),
            lambda x: activation.gelu(x, "tanh"),
        ),
        (lambda g: activation.silu_backward(g, X), activation.silu),
        (lambda g: activation.mish_backward(g, X), activation.mish),
        (
            lambda g: activation.softplus_backward(g, X, 2.0, 20),
            lambda x: activation.softplus(x, 2.0, 20),
        ),
    ],
)
def test_gradients(backward: Callable[..., Any], kernel: Callable[..., Any]) -> None:
    np.testing.assert_allclose(backward(np.full_like(X, 3.0)), 3 * derivative(kernel), atol=1e-7)


def test_gradient_of_infinity_is_dropped() -> None:
    # A product with a mask would make NaN of it.
    for size in (2, 5000):
        gradient = activation.threshold_backward(np.full(size, np.inf), np.full(size, -1.0), 0)
        assert (gradient == 0).all()


@pytest.mark.parametrize("dim", [0, 1, -1])
@pytest.mark.parametrize("shape", [(3, 4), (30, 400), (4, 3, 5)])
def test_softmax(dim: int, shape: tuple[int, ...]) -> None:
    x = np.random.default_rng(0).standard_normal(shape) * 100
    result = softmax.softmax(x, dim)
    np.testing.assert_allclose(result.sum(dim), 1)
    shifted = np.exp(x - x.max(dim, keepdims=True))
    np.testing.assert_allclose(result, shifted / shifted.sum(dim, keepdims=True), rtol=1e-12)
    np.testing.assert_allclose(np.exp(softmax.log_softmax(x, dim)), result, rtol=1e-10, atol=1e-300)
    gradient = np.random.default_rng(1).standard_normal(shape)
    along = (gradient * result).sum(dim, keepdims=True)
    np.testing.assert_allclose(
        softmax.softmax_backward(gradient, result, dim, x.dtype),
        result * (gradient - along),
        atol=1e-12,
    )
    expected = gradient - result * gradient.sum(dim, keepdims=True)
    logarithm = softmax.log_softmax(x, dim)
    np.testing.assert_allclose(
        softmax.log_softmax_backward(gradient, logarithm, dim, x.dtype), expected, atol=1e-12
    )


def test_softmax_edges() -> None:
    assert softmax.softmax(np.array(3.0), 0) == 1
    assert softmax.softmax(np.zeros((0, 3)), 0).shape == (0, 3)
    assert softmax.softmax(np.array([1, 2]), 0, np.dtype(np.float32)).dtype == np.float32
    with pytest.raises(NotImplementedError, match="not implemented for 'Long'"):
        softmax.softmax(np.array([1, 2]), 0)
    with pytest.raises(IndexError, match="Dimension out of range"):
        softmax.softmax(np.zeros((2, 2)), 2)


def test_the_gradient_of_leaky_relu_from_its_result() -> None:
    """A negative slope gives both signs positive results: which it was cannot be told."""
    gradient = activation.leaky_relu_backward(X, X, 0.25, True)
    np.testing.assert_array_equal(gradient, np.where(X > 0, X, 0.25 * X))
    with pytest.raises(RuntimeError, match="In-place leakyReLu backward calculation"):
        activation.leaky_relu_backward(X, X, -0.25, True)


@pytest.mark.parametrize("share", [0.0, 0.01, 0.5, 1.0])
def test_gelu_of_many_keeps_its_digits_in_the_lower_tail(share: float) -> None:
    """Few elements of the tail are computed apart, many with all others: the same numbers either way."""
    random = np.random.default_rng(0)
    x = random.uniform(-2.5, 9, 6001).astype(np.float32)
    far = random.random(x.size) < share
    x[far] = random.uniform(-9, -2.5, far.sum())
    wide = x.astype(np.float64)
    value = wide * np.array([math.erfc(-each * math.sqrt(0.5)) / 2 for each in wide])
    slope = value / wide + wide * np.exp(wide * wide / -2) / math.sqrt(2 * math.pi)
    found = activation.gelu(x)
    np.testing.assert_allclose(found, value, rtol=1e-5)
    few = np.array([activation.gelu(x[i : i + 1])[0] for i in np.flatnonzero(far)[:50]], x.dtype)
    np.testing.assert_allclose(found[far][:50], few, rtol=1e-5)
    np.testing.assert_allclose(
        activation.gelu_backward(np.ones_like(x), x), slope, rtol=1e-5, atol=1e-7
    )
    pairs = np.stack([x, x], 1)[:, 0]  # apart in memory
    np.testing.assert_array_equal(activation.gelu(pairs), found)
    square = x[:6000].reshape(75, 80)
    np.testing.assert_array_equal(activation.gelu(square.T), activation.gelu(square).T)
