"""Fake quantization to the last bit, its masks, gradients and refusals, beside PyTorch."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gradsmith as gs

torch = pytest.importorskip("torch")

DTYPES = ["float32", "float64", "float16", "bfloat16"]


def _bits(tensor: Any) -> Any:
    return tensor.detach().double().numpy()


def _elements(scale: Any, half_way: float = 0.5) -> Any:
    """Numbers about a grid of steps `scale`: on its points, half-way between them, beyond its ends, NaN."""
    rng = np.random.default_rng(0)
    between = np.arange(-12, 12) + half_way
    steps = np.concatenate([rng.normal(size=80) * 10, between, np.arange(-12, 12)])
    return np.append(steps * scale, np.nan)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("scale", [0.1, 0.37, 2.0, 1e-3])
@pytest.mark.parametrize("zero_point", [0, 3, -8])
def test_one_grid(dtype: str, scale: float, zero_point: int) -> None:
    def results(lib: Any) -> Any:
        x = lib.tensor(_elements(scale)).to(getattr(lib, dtype)).requires_grad_()
        value = lib.fake_quantize_per_tensor_affine(x, scale, zero_point, -8, 7)
        value.backward(lib.arange(1.0, 1.0 + x.numel()).to(x.dtype))
        named = lib.tensor([scale]), lib.tensor([zero_point])
        named_too = lib.fake_quantize_per_tensor_affine(x, *named, -8, 7)
        assert value.dtype == named_too.dtype == x.dtype
        return *map(_bits, (value, x.grad, named_too)), value.grad_fn.name()

    for ours, theirs in zip(results(gs), results(torch), strict=True):
        np.testing.assert_array_equal(ours, theirs)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("zeros", ["int32", "float32", "float16"])
@pytest.mark.parametrize("axis", [0, 1])
def test_a_grid_for_each_channel(dtype: str, zeros: str, axis: int) -> None:
    scales = np.array([0.1, 0.37, 2.0, 1e-3], np.float32)
    points = [3, 0, -8, 7] if zeros == "int32" else [0.3, -0.45, 1.25, 0.0]
    # Shifted by fractions, it is the last bit that decides half-way: some kernels of PyTorch's round once less before.
    half_way = 0.5 if zeros == "int32" else 0.4
    elements = np.stack([_elements(scale, half_way) for scale in scales], axis)

    def results(lib: Any) -> Any:
        x = lib.tensor(elements).to(getattr(lib, dtype)).requires_grad_()
        zero_point = lib.tensor(points, dtype=getattr(lib, zeros))
        value = lib.fake_quantize_per_channel_affine(x, lib.tensor(scales), zero_point, axis, -8, 7)
        value.backward(lib.arange(1.0, 1.0 + x.numel()).to(x.dtype).reshape(x.shape))
        return *map(_bits, (value, x.grad)), value.grad_fn.name()

    for ours, theirs in zip(results(gs), results(torch), strict=True):
        np.testing.assert_array_equal(ours, theirs)


def test_infinities_are_at_the_ends_and_have_no_gradient() -> None:
    """In PyTorch's kernel of channels they become integers, which C++ does not define."""
    x = gs.tensor([gs.inf, -gs.inf], requires_grad=True)
    of_tensor = gs.fake_quantize_per_tensor_affine(x, 0.5, 0, -8, 7)
    theirs = torch.tensor([gs.inf, -gs.inf])
    expected = torch.fake_quantize_per_tensor_affine(theirs, 0.5, 0, -8, 7)
    assert of_tensor.tolist() == expected.tolist() == [3.5, -4.0]
    zero = gs.zeros(1, dtype=gs.int32)
    of_channels = gs.fake_quantize_per_channel_affine(x[None], gs.tensor([0.5]), zero, 0, -8, 7)
    assert of_channels.tolist() == [[3.5, -4.0]]
    (of_channels.sum() + of_tensor.sum()).backward()
    assert x.grad.tolist() == [0, 0]


@pytest.mark.parametrize(
    "call",
    [
        "fake_quantize_per_tensor_affine(x, 0.1, 0, 7, -8)",
        "fake_quantize_per_tensor_affine(x, 0.1, 9, -8, 7)",
        "fake_quantize_per_tensor_affine(x.int(), 0.1, 0, -8, 7)",
        "fake_quantize_per_tensor_affine(x, lib.ones(2), lib.zeros(2), -8, 7)",
        "fake_quantize_per_tensor_affine(x, lib.ones(1), 0, -8, 7)",
        "fake_quantize_per_channel_affine(x, s.double(), z, 0, -8, 7)",
        "fake_quantize_per_channel_affine(x, s, z.long(), 0, -8, 7)",
        "fake_quantize_per_channel_affine(x, s[None], z, 0, -8, 7)",
        "fake_quantize_per_channel_affine(x, s, z[None], 0, -8, 7)",
        "fake_quantize_per_channel_affine(x, s[:1], z, 0, -8, 7)",
        "fake_quantize_per_channel_affine(x, s, z, 1, -8, 7)",
        "fake_quantize_per_channel_affine(x, s, z, -2, -8, 7)",
        "fake_quantize_per_channel_affine(x, s, z, 2, -8, 7)",
        "fake_quantize_per_channel_affine(x, s, z + 9, 0, -8, 7)",
        "fake_quantize_per_channel_affine(x, s, z, 0, 7, -8)",
        "fake_quantize_per_channel_affine(x.int(), s, z, 0, -8, 7)",
        "ops.aten.fake_quantize_per_tensor_affine_cachemask_backward(x, x)",
        "ops.aten.fake_quantize_per_tensor_affine_cachemask_backward(x, x[0] > 0)",
    ],
)
def test_what_is_refused(call: str) -> None:
    def refused(lib: Any) -> type[BaseException]:
        names = {
            "lib": lib,
            "x": lib.ones(2, 3),
            "s": lib.tensor([0.1, 0.2]),
            "z": lib.zeros(2, dtype=lib.int32),
        }
        with pytest.raises(Exception) as caught:
            eval(f"lib.{call}", names)
        return caught.type

    assert refused(gs) is refused(torch)


def test_channels_of_batches() -> None:
    x = gs.randn(5, 2, 3)
    zero = gs.tensor([[0, 1]] * 5, dtype=gs.int32)
    scale = gs.rand(5, 2) + 0.1

    def one(x: Any, scale: Any, zero: Any) -> Any:
        return gs.fake_quantize_per_channel_affine(x, scale, zero, 0, -8, 7)

    together = gs.func.vmap(one)(x, scale, zero)
    assert gs.equal(together, gs.stack([one(*parts) for parts in zip(x, scale, zero)]))


@pytest.mark.parametrize(
    ("axis", "scale", "error", "message"),
    [
        (-1, (5, 3), RuntimeError, "`axis` must be between 0"),
        (2, (5, 2), IndexError, "Dimension out of range"),
        (0, (5, 2, 1), RuntimeError, "scale should be a 1-D tensor"),
        (0, (5, 3), RuntimeError, "not consistent with input tensor"),
    ],
)
def test_channels_of_batches_are_refused_as_those_of_an_example(
    axis: int, scale: tuple[int, ...], error: type[Exception], message: str
) -> None:
    def one(x: Any, scale: Any, zero: Any) -> Any:
        return gs.fake_quantize_per_channel_affine(x, scale, zero, axis, -8, 7)

    numbers = gs.ones(scale), gs.zeros(scale[:2], dtype=gs.int32)
    for call in (one, gs.func.vmap(one)):
        rows = [gs.ones(5, 2, 3), *numbers]
        with pytest.raises(error, match=message):
            call(*(rows if call is not one else [t[0] for t in rows]))


def test_training_through_rounded_weights_takes_the_steps_of_pytorch() -> None:
    def losses(lib: Any) -> list[float]:
        weight = lib.linspace(-1, 1, 12).reshape(3, 4).requires_grad_()
        optimizer = lib.optim.SGD([weight], lr=0.1, momentum=0.9)
        x, target = lib.linspace(0, 1, 8).reshape(2, 4), lib.ones(2, 3)
        zero, told = lib.zeros(3, dtype=lib.int32), []
        for _ in range(8):
            scale = weight.detach().abs().amax(1) / 7
            rounded = lib.fake_quantize_per_channel_affine(weight, scale, zero, 0, -8, 7)
            loss = lib.nn.functional.mse_loss(x @ rounded.t(), target)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            told.append(loss.item())
        return told

    np.testing.assert_allclose(losses(gs), losses(torch), rtol=1e-6)
