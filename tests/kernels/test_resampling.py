"""Resampling kernels: exact cases, constants, and gradients as transposes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from gradsmith.nn import functional as F
from gradsmith.operators.resampling import (
    composites,
    few_samples,
    formulas_arrays,
    resampling,
    sampling,
)
from gradsmith.operators.resampling.corners import BORDER, ZEROS
from gradsmith.operators.resampling.resampling import (
    upsample_backward_shape,
    upsample_bicubic2d,
    upsample_bilinear2d_aa,
    upsample_linear,
    upsample_nearest,
    upsample_nearest_exact,
    upsample_shape,
)
from gradsmith.utils._python_dispatch import TorchDispatchMode

KERNELS: list[tuple[str, int, bool]] = [
    ("upsample_nearest", 2, False),
    ("upsample_nearest_exact", 2, False),
    ("upsample_linear", 1, True),
    ("upsample_linear", 2, True),
    ("upsample_bilinear2d_aa", 2, True),
    ("upsample_bicubic2d", 2, True),
    ("upsample_bicubic2d_aa", 2, True),
    ("upsample_lanczos2d_aa", 2, True),
    ("upsample_linear", 3, True),
]


def row(*values: float) -> Any:
    return np.array(values)[None, None]


def test_nearest() -> None:
    assert upsample_nearest(row(1, 2), (4,), None).tolist() == [[[1, 1, 2, 2]]]
    assert upsample_nearest(row(1, 2, 3), (2,), None).tolist() == [[[1, 2]]]
    assert upsample_nearest_exact(row(1, 2, 3, 4, 5), (2,), None).tolist() == [[[2, 4]]]


@pytest.mark.parametrize("kernel", [upsample_nearest, upsample_nearest_exact])
@pytest.mark.parametrize(
    ("shape", "size", "scales"),
    [
        ((2, 3, 5), (7,), (None,)),
        ((2, 3, 5, 4), (10, 3), (2.0, 0.75)),
        ((2, 3, 5, 4), (7, 9), (1.5, 2.3)),
        ((0, 3, 5, 4), (7, 9), (None, None)),
        ((1, 2, 2, 3, 4), (3, 2, 9), (1.7, None, 2.3)),
    ],
)
@pytest.mark.parametrize("dtype", [np.uint8, np.float16, np.float32])
def test_few_elements_are_the_nearest_too(
    monkeypatch: pytest.MonkeyPatch, kernel: Any, shape: Any, size: Any, scales: Any, dtype: Any
) -> None:
    given = np.random.default_rng(0).integers(0, 99, shape).astype(dtype)
    few = kernel(given, size, *scales)
    monkeypatch.setattr(resampling, "_FEW", 0)
    many = kernel(given, size, *scales)
    assert few.dtype == many.dtype and few.flags.c_contiguous
    np.testing.assert_array_equal(few, many)


def test_linear() -> None:
    assert upsample_linear(row(0, 4), (4,), False, None).tolist() == [[[0, 1, 3, 4]]]
    assert upsample_linear(row(0, 3), (4,), True, None).tolist() == [[[0, 1, 2, 3]]]
    assert upsample_linear(row(5, 3), (1,), True, None).tolist() == [[[5]]]


def test_cubic_keeps_straight_lines_inside() -> None:
    line = np.broadcast_to(np.arange(8.0), (1, 1, 8, 8))
    result = upsample_bicubic2d(line, (8, 15), True, None, None)
    np.testing.assert_allclose(result[0, 0, :, 4:11], np.broadcast_to(np.arange(4, 11) / 2, (8, 7)))


def test_antialiasing_is_the_mean_of_what_shrinks() -> None:
    """Without it every second element is never read."""
    stripes = np.tile([0.0, 1.0], 8)[None, None, None]
    plain = upsample_linear(stripes, (1, 4), False, None, None)
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
    "mode", ["nearest", "nearest_exact", "linear", "bilinear2d_aa", "bicubic2d"]
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
    np.testing.assert_allclose(result[-1:, -1:], alone, 1e-12, 1e-14)


@pytest.mark.parametrize("mode", ["linear", "cubic", "linear-aa", "nearest"])
@pytest.mark.parametrize("sizes", [(7, 19), (19, 7), (200, 11), (40, 2000)])
def test_products_with_a_matrix_are_sums_of_taps(mode: str, sizes: tuple[int, int]) -> None:
    """Along every dimension, forward and backward; what is not finite affects only what reads it."""
    rng = np.random.default_rng(0)
    size, out = sizes
    for make, extent in ((resampling._taps, size), (resampling._transposed_taps, out)):
        table = make(mode, size, out, None, False, np.dtype(np.float64))
        few = size * out <= 1 << 16 and extent <= 64 * len(table[1])
        assert (table[2] is not None) is (few and mode != "nearest")
        by_taps = (*table[:2], None)
        for shape, axis in (((3, extent), 1), ((2, extent, 5), 1), ((2, 3, extent), 2)):
            planes = rng.standard_normal(shape)
            tables = [table] * planes.ndim
            for special in (0.0, np.inf, np.nan):
                planes[1, ..., -1] += special
                found = resampling._sums(planes, tables, (axis - 1,))
                expected = resampling._sums(planes, [by_taps] * planes.ndim, (axis - 1,))
                np.testing.assert_allclose(found, expected, 1e-12, 1e-14)


@pytest.mark.parametrize("align_corners", [True, False])
@pytest.mark.parametrize("padding", range(3))
@pytest.mark.parametrize("shape", [(2, 3, 4, 5), (1, 1, 1, 3), (2, 2, 3, 4, 5)])
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_sampling_is_what_it_is_composed_of(
    dtype: str, shape: tuple[int, ...], padding: int, align_corners: bool
) -> None:
    """To the bit forward, and but for the order of sums in gradients, over arrays and over tensors."""
    rank = len(shape) - 2
    rng = np.random.default_rng(0)
    for mode in range(3 if rank == 2 else 2):
        input = gs.from_numpy(rng.normal(size=shape).astype(dtype)).requires_grad_()
        # Some lie beyond the border.
        places = 1.5 * rng.normal(size=(shape[0], *(2,) * rank, rank)).astype(dtype)
        grid = gs.from_numpy(places.astype(dtype)).requires_grad_()
        options = mode, padding, align_corners
        whole = gs.grid_sampler(input, grid, *options)
        composed = composites.grid_sampler_decomposed(input, grid, *options)
        if mode < 2:
            assert whole.detach().numpy().tobytes() == composed.detach().numpy().tobytes()
        rounding = {"rtol": 1e-5, "atol": 1e-5} if dtype == "float32" else {"atol": 1e-12}
        assert gs.allclose(whole, composed, **rounding)
        seen = (composed.dtype, composed.shape, composed.stride())
        assert (whole.dtype, whole.shape, whole.stride()) == seen
        grad = gs.from_numpy(rng.normal(size=whole.shape).astype(dtype))
        expected = gs.autograd.grad(composed, (input, grid), grad)
        over_arrays = gs.autograd.grad(whole, (input, grid), grad, retain_graph=True)
        over_tensors = gs.autograd.grad(whole, (input, grid), grad, create_graph=True)
        for gradients in (over_arrays, over_tensors):
            for ours, theirs in zip(gradients, expected, strict=True):
                assert ours.dtype is theirs.dtype and gs.allclose(ours, theirs, **rounding)


@pytest.mark.parametrize("most", [1, 30, 100, 1000])
@pytest.mark.parametrize("mode", range(3))
@pytest.mark.parametrize("spatial", [(5, 4), (2, 3, 4)])
def test_many_places_are_sampled_in_parts(
    spatial: tuple[int, ...], mode: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    if mode == 2 and len(spatial) == 3:
        return  # which has no cubic mode
    rng = np.random.default_rng(0)
    input = gs.from_numpy(rng.normal(size=(2, 3, *spatial))).requires_grad_()
    grid = gs.from_numpy(rng.normal(size=(2, *spatial, len(spatial)))).requires_grad_()
    weight = gs.from_numpy(rng.normal(size=(2, 3, *spatial)))

    def sampled() -> list[gs.Tensor]:
        result = gs.grid_sampler(input, grid, mode, 0, False)
        return [result, *gs.autograd.grad((result * weight).sum(), (input, grid))]

    whole = sampled()
    for module in (sampling, formulas_arrays):
        monkeypatch.setattr(module, "are_few", lambda *args: False)
    monkeypatch.setattr(sampling, "_MOST", most)
    for one, other in zip(whole, sampled(), strict=True):
        assert gs.allclose(one, other, atol=1e-12)


@pytest.mark.parametrize("mode", range(3))
@pytest.mark.parametrize("padding", range(3))
def test_a_place_that_is_no_number_is_no_index(mode: int, padding: int) -> None:
    grid = gs.tensor([[[[float("nan"), 0.0]]]], requires_grad=True)
    result = gs.grid_sampler(gs.ones(1, 1, 3, 3), grid, mode, padding, False)
    result.sum().backward()
    nearest = 0.0 if padding == 0 else 1.0
    assert result.item() == nearest if mode == 1 else result.isnan().item()


@pytest.mark.parametrize("padding", [ZEROS, BORDER])
@pytest.mark.parametrize("aligned", [False, True])
@pytest.mark.parametrize(
    ("input", "grid"),
    [
        ((1, 2, 8, 8), (1, 4, 4, 2)),
        ((2, 3, 5, 7), (2, 3, 2, 2)),
        ((1, 1, 1, 1), (1, 1, 1, 2)),
        ((1, 9, 3, 4), (1, 1, 1, 2)),
        ((2, 2, 3, 4, 5), (2, 1, 3, 1, 3)),
    ],
)
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_few_places_are_sampled_as_many_are(
    monkeypatch, padding: int, aligned: bool, input: tuple, grid: tuple, dtype: type
) -> None:
    random = np.random.default_rng(0)
    values, passed = (
        random.standard_normal(shape).astype(dtype) for shape in (input, (*input[:2], *grid[1:-1]))
    )
    places = random.standard_normal(grid).astype(dtype)
    beyond = np.array([np.nan, -1, np.inf, -np.inf, 1, 1e9, 0.999, -1])[: places.size - 2]
    for given in (places, np.concatenate((beyond, places.reshape(-1)))[: places.size]):
        at = given.reshape(grid).astype(dtype)
        found = []
        for few in (True, False):
            if not few:
                monkeypatch.setattr(sampling, "are_few", lambda *args: False)
                monkeypatch.setattr(formulas_arrays, "are_few", lambda *args: False)
            else:
                assert few_samples.are_few(
                    input, at.size // grid[0] // grid[-1], (0, padding, aligned)
                )
            with np.errstate(all="ignore"):
                found.append(
                    (
                        sampling.grid_sampler(values, at, 0, padding, aligned),
                        *formulas_arrays.grid_sampler_gradients(
                            passed, values, at, 0, padding, aligned
                        ),
                    )
                )
        monkeypatch.undo()
        for one, other in zip(*found, strict=True):
            assert one.dtype == other.dtype and one.strides == other.strides
            np.testing.assert_array_equal(one, other)
            known = ~np.isnan(one)
            np.testing.assert_array_equal(np.signbit(one[known]), np.signbit(other[known]))


def test_modes_see_what_sampling_is_composed_of() -> None:
    class Seen(TorchDispatchMode):
        def __torch_dispatch__(
            self, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            seen.append(func.name())
            return func(*args, **(kwargs or {}))

    seen: list[str] = []
    input, grid = gs.ones(1, 1, 3, 3), gs.zeros(1, 2, 2, 2)
    plain = gs.grid_sampler(input, grid, 0, 0, False)
    with Seen():
        watched = gs.grid_sampler(input, grid, 0, 0, False)
    assert gs.equal(watched, plain)
    assert "aten::gather" in seen and "aten::grid_sampler" not in seen


def test_few_places_of_a_recorded_grid_have_gradients() -> None:
    grid = gs.zeros(1, 1, 1, 2, requires_grad=True)
    input = gs.arange(4.0).reshape(1, 1, 2, 2)
    F.grid_sample(input, grid, align_corners=True).sum().backward()
    assert grid.grad is not None
    assert grid.grad.tolist() == [[[[0.5, 1.0]]]]
