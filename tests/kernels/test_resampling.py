"""Resampling kernels: exact cases, constants, and gradients as transposes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from gradsmith.nn import functional as F
from gradsmith.operators.resampling import composites, resampling
from gradsmith.operators.resampling.resampling import (
    upsample_backward_shape,
    upsample_bicubic2d,
    upsample_bilinear2d,
    upsample_bilinear2d_aa,
    upsample_linear1d,
    upsample_nearest,
    upsample_nearest_exact,
    upsample_shape,
)

KERNELS: list[tuple[str, int, bool]] = [
    ("upsample_nearest", 2, False),
    ("upsample_nearest_exact", 2, False),
    ("upsample_linear1d", 1, True),
    ("upsample_bilinear2d", 2, True),
    ("upsample_bilinear2d_aa", 2, True),
    ("upsample_bicubic2d", 2, True),
    ("upsample_bicubic2d_aa", 2, True),
    ("upsample_trilinear3d", 3, True),
]


def row(*values: float) -> Any:
    return np.array(values)[None, None]


def test_nearest() -> None:
    assert upsample_nearest(row(1, 2), (4,), None).tolist() == [[[1, 1, 2, 2]]]
    assert upsample_nearest(row(1, 2, 3), (2,), None).tolist() == [[[1, 2]]]
    assert upsample_nearest_exact(row(1, 2, 3, 4, 5), (2,), None).tolist() == [[[2, 4]]]


def test_linear() -> None:
    assert upsample_linear1d(row(0, 4), (4,), False, None).tolist() == [[[0, 1, 3, 4]]]
    assert upsample_linear1d(row(0, 3), (4,), True, None).tolist() == [[[0, 1, 2, 3]]]
    assert upsample_linear1d(row(5, 3), (1,), True, None).tolist() == [[[5]]]


def test_cubic_keeps_straight_lines_inside() -> None:
    line = np.broadcast_to(np.arange(8.0), (1, 1, 8, 8))
    result = upsample_bicubic2d(line, (8, 15), True, None, None)
    np.testing.assert_allclose(result[0, 0, :, 4:11], np.broadcast_to(np.arange(4, 11) / 2, (8, 7)))


def test_antialiasing_is_the_mean_of_what_shrinks() -> None:
    """Without it every second element is never read."""
    stripes = np.tile([0.0, 1.0], 8)[None, None, None]
    plain = upsample_bilinear2d(stripes, (1, 4), False, None, None)
    smooth = upsample_bilinear2d_aa(stripes, (1, 4), False, None, None)
    assert np.ptp(smooth[..., 1:-1]) < 1e-12
    assert abs(smooth[0, 0, 0, 1] - 0.5) < 1e-12
    assert plain.shape == smooth.shape


@pytest.mark.parametrize(("name", "rank", "aligned"), KERNELS)
@pytest.mark.parametrize("out", [3, 5, 9])
def test_constants_and_transposes(name: str, rank: int, aligned: bool, out: int) -> None:
    rng = np.random.default_rng(0)
    kernel, backward = getattr(resampling, name), getattr(resampling, f"{name}_backward")
    shape, size = (2, 3, *(5,) * rank), (out,) * rank
    for corners in (True, False) if aligned and not name.endswith("aa") else (False,):
        rest = ((corners,) if aligned else ()) + (None,) * rank
        np.testing.assert_allclose(kernel(np.ones(shape), size, *rest), 1)
        input = rng.standard_normal(shape)
        result = kernel(input, size, *rest)
        assert upsample_shape(input, size, *rest).shape == result.shape
        grad = rng.standard_normal(result.shape)
        back = backward(grad, size, shape, *rest)
        assert upsample_backward_shape(grad, size, shape, *rest).shape == back.shape
        np.testing.assert_allclose((back * input).sum(), (grad * result).sum())


def test_refusals() -> None:
    with pytest.raises(RuntimeError, match="input_size equals to 4"):
        upsample_shape(np.zeros((1, 1, 3)), (2, 2), False, None, None)
    with pytest.raises(RuntimeError, match="greater than 0"):
        upsample_shape(np.zeros((1, 1, 3)), (0,), None)


@pytest.mark.parametrize(
    "mode", ["nearest", "nearest_exact", "linear1d", "bilinear2d_aa", "bicubic2d"]
)
@pytest.mark.parametrize(
    ("size", "out"), [(1, 7), (7, 1), (5, 10), (10, 5), (6, 17), (17, 6), (4, 4)]
)
@pytest.mark.parametrize("planes", [(1, 1), (20, 300)])
def test_gradients_are_transposes_in_blocks_of_any_size(
    mode: str, size: int, out: int, planes: tuple[int, int]
) -> None:
    from gradsmith.operators.resampling import resampling

    rank = 2 if "2d" in mode else 1
    arguments = () if mode.startswith("nearest") else (False,)
    forward = getattr(resampling, f"upsample_{mode}")
    backward = getattr(resampling, f"upsample_{mode}_backward")
    rng = np.random.default_rng(0)
    input = rng.standard_normal((*planes, *(size,) * rank))
    grad = rng.standard_normal((*planes, *(out,) * rank))
    scales = (None,) * rank
    result = forward(input, (out,) * rank, *arguments, *scales)
    transposed = backward(grad, (out,) * rank, input.shape, *arguments, *scales)
    assert transposed.shape == input.shape
    np.testing.assert_allclose(np.vdot(result, grad), np.vdot(input, transposed))
    alone = forward(input[-1:, -1:], (out,) * rank, *arguments, *scales)
    np.testing.assert_array_equal(result[-1:, -1:], alone)


@pytest.mark.parametrize("align_corners", [True, False])
@pytest.mark.parametrize("padding", ["zeros", "border"])
@pytest.mark.parametrize("shape", [(2, 3, 4, 5), (1, 1, 1, 3), (2, 2, 3, 4, 5)])
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_few_places_are_sampled_as_many_are(
    dtype: str,
    shape: tuple[int, ...],
    padding: str,
    align_corners: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rank = len(shape) - 2
    rng = np.random.default_rng(0)
    input = gs.from_numpy(rng.normal(size=shape).astype(dtype))
    # Some lie beyond the border.
    grid = gs.from_numpy(rng.normal(size=(shape[0], *(2,) * rank, rank)).astype(dtype))

    def sampled() -> gs.Tensor:
        return F.grid_sample(input, grid, padding_mode=padding, align_corners=align_corners)

    few = sampled()
    monkeypatch.setattr(composites, "_are_plain", lambda *tensors: False)
    many = sampled()
    assert few.numpy().tobytes() == many.numpy().tobytes()
    assert (few.dtype, few.shape, few.stride()) == (many.dtype, many.shape, many.stride())


def test_few_places_of_a_recorded_grid_have_gradients() -> None:
    grid = gs.zeros(1, 1, 1, 2, requires_grad=True)
    input = gs.arange(4.0).reshape(1, 1, 2, 2)
    F.grid_sample(input, grid, align_corners=True).sum().backward()
    assert grid.grad is not None
    assert grid.grad.tolist() == [[[[0.5, 1.0]]]]
