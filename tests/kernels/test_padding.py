"""Padding kernels against NumPy's."""

from __future__ import annotations

import numpy as np
import pytest

from gradsmith.operators.padding.padding import (
    constant_pad_nd,
    constant_pad_nd_shape,
    reflection_pad,
    reflection_pad_backward,
    reflection_pad_shape,
    replication_pad,
    replication_pad_backward,
    replication_pad_shape,
)

RNG = np.random.default_rng(0)


def test_constant() -> None:
    input = RNG.standard_normal((2, 3, 4))
    result = constant_pad_nd(input, (1, 2, 0, 3), 7)
    expected = np.pad(input, ((0, 0), (0, 3), (1, 2)), constant_values=7)
    np.testing.assert_array_equal(result, expected)
    assert constant_pad_nd_shape(input, (1, 2, 0, 3), 7).shape == result.shape
    np.testing.assert_array_equal(constant_pad_nd(input, (-1, -2), 0), input[..., 1:2])
    np.testing.assert_array_equal(
        constant_pad_nd(input, (-1, 1), 5),
        np.pad(input[..., 1:], ((0, 0), (0, 0), (0, 1)), constant_values=5),
    )
    with pytest.raises(RuntimeError, match="even"):
        constant_pad_nd_shape(input, (1,), 0)
    with pytest.raises(RuntimeError, match="negative output size"):
        constant_pad_nd_shape(input, (-3, -2), 0)
    with pytest.raises(RuntimeError, match="no more than twice"):
        constant_pad_nd_shape(input, (0,) * 8, 0)


@pytest.mark.parametrize("padding", [(1, 2), (3, 0), (2, 1, 1, 3), (1, 0, 0, 2, 1, 1), (0, 0)])
def test_own_elements(padding: tuple[int, ...]) -> None:
    input = RNG.standard_normal((2, 3, *(5,) * (len(padding) // 2)))
    widths = [(0, 0), (0, 0), *zip(padding[-2::-2], padding[-1::-2])]
    for kernel, backward, mode in (
        (reflection_pad, reflection_pad_backward, "reflect"),
        (replication_pad, replication_pad_backward, "edge"),
    ):
        result = kernel(input, padding)
        np.testing.assert_array_equal(result, np.pad(input, widths, mode=mode))
        assert not np.shares_memory(result, input)
        grad = RNG.standard_normal(result.shape)
        back = backward(grad, input, padding)
        np.testing.assert_allclose((back * input).sum(), (grad * result).sum())
    assert reflection_pad_shape(input, padding).shape == result.shape


def test_cutting() -> None:
    input = RNG.standard_normal((2, 5))
    for kernel, backward in (
        (reflection_pad, reflection_pad_backward),
        (replication_pad, replication_pad_backward),
    ):
        result = kernel(input, (-2, 1))
        np.testing.assert_array_equal(result[:, :3], input[:, 2:])
        grad = RNG.standard_normal(result.shape)
        back = backward(grad, input, (-2, 1))
        np.testing.assert_allclose((back * input).sum(), (grad * result).sum())


def test_refusals() -> None:
    with pytest.raises(RuntimeError, match="Padding size should be less than"):
        reflection_pad_shape(np.zeros((1, 3)), (3, 0))
    with pytest.raises(RuntimeError, match="2D or 3D"):
        replication_pad_shape(np.zeros(3), (1, 1))
