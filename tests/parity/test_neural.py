"""Functions of neural networks: values and gradients of first and second order as PyTorch's."""

from __future__ import annotations

import warnings
from itertools import product
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="compares with PyTorch")

import gradsmith as gs  # noqa: E402

Shapes = tuple[tuple[int, ...], ...]

# An expression over F and the tensors a, b, c; their shapes.
CASES: list[tuple[str, Shapes]] = [
    ("F.conv1d(a, b, c, padding=1)", ((2, 3, 7), (4, 3, 3), (4,))),
    ("F.conv1d(a, b, padding='same')", ((2, 3, 7), (4, 3, 4))),
    ("F.conv1d(a, b, groups=3)", ((3, 7), (6, 1, 2))),
    ("F.conv2d(a, b, c, stride=2, padding=(1, 0))", ((2, 4, 5, 6), (6, 4, 3, 2), (6,))),
    ("F.conv2d(a, b, padding=1, dilation=2, groups=2)", ((2, 4, 5, 6), (6, 2, 3, 3))),
    ("F.conv2d(a, b, stride=2, padding=1, groups=4)", ((2, 4, 5, 6), (4, 1, 3, 3))),
    ("F.conv2d(a, b, stride=2)", ((2, 4, 5, 6), (3, 4, 1, 1))),
    ("F.conv3d(a, b, c, padding='valid')", ((1, 2, 3, 4, 4), (2, 2, 2, 2, 2), (2,))),
    ("F.conv_transpose1d(a, b, c, stride=2)", ((2, 3, 4), (3, 2, 3), (2,))),
    ("F.conv_transpose2d(a, b, c, stride=2, padding=1)", ((2, 4, 3, 4), (4, 3, 3, 3), (3,))),
    ("F.conv_transpose2d(a, b, groups=2, dilation=2)", ((2, 4, 3, 4), (4, 3, 3, 3))),
    ("F.conv_tbc(a, b, c, 1)", ((5, 2, 3), (3, 3, 4), (4,))),
    ("F.unfold(a * a, (2, 3), padding=1, stride=(1, 2))", ((2, 3, 4, 5),)),
    ("F.fold(a * a, (4, 5), 2)", ((2, 12, 12),)),
    ("F.max_pool1d(a * a, 3, 2)", ((2, 3, 9),)),
    ("F.max_pool2d(a * a, 3, 2, 1, ceil_mode=True)", ((2, 3, 6, 8),)),
    ("F.max_pool2d(a * a, (2, 1), return_indices=True)[0]", ((3, 6, 8),)),
    ("F.max_pool3d(a * a, 2)", ((2, 2, 4, 4, 5),)),
    ("F.avg_pool1d(a * a, 3, 2, 1)", ((2, 3, 9),)),
    ("F.avg_pool2d(a * a, 3, 2, 1, count_include_pad=False)", ((2, 3, 6, 8),)),
    ("F.avg_pool3d(a * a, 2, ceil_mode=True)", ((2, 2, 3, 4, 5),)),
    ("F.adaptive_avg_pool1d(a * a, 4)", ((2, 3, 9),)),
    ("F.adaptive_avg_pool2d(a * a, (3, None))", ((2, 3, 5, 4),)),
    ("F.adaptive_avg_pool2d(a * a, 1)", ((2, 3, 5, 4),)),
    ("F.adaptive_max_pool2d(a * a, (3, 2))", ((2, 3, 5, 4),)),
    ("F.adaptive_max_pool1d(a * a, 2, return_indices=True)[0]", ((2, 3, 5),)),
    ("F.lp_pool2d(a.abs() + 1, 3, 2)", ((2, 3, 5, 4),)),
    ("F.max_unpool2d(*F.max_pool2d(a * a, 2, return_indices=True), 2)", ((2, 3, 4, 6),)),
    ("F.layer_norm(a, (3, 4), b, c)", ((5, 3, 4), (3, 4), (3, 4))),
    ("F.layer_norm(a, (4,))", ((5, 3, 4),)),
    ("F.rms_norm(a, (4,), b)", ((5, 3, 4), (4,))),
    ("F.batch_norm(a, None, None, b, c, True)", ((5, 3, 4), (3,), (3,))),
    ("F.batch_norm(a, b.detach(), c.detach().exp(), b, c)", ((5, 3, 4), (3,), (3,))),
    ("F.instance_norm(a, weight=b, bias=c)", ((5, 3, 4), (3,), (3,))),
    ("F.group_norm(a, 2, b, c)", ((5, 4, 3), (4,), (4,))),
    ("F.local_response_norm(a, 3)", ((2, 5, 3),)),
    ("F.normalize(a, p=3)", ((4, 5),)),
    ("F.embedding(INDICES, a, padding_idx=1) ** 2", ((4, 3),)),
    ("F.pad(a * a, (1, -1, 2, 0), value=3.0)", ((2, 3, 4),)),
    ("F.pad(a * a, (1, 2), 'reflect')", ((2, 3, 4),)),
    ("F.pad(a * a, (1, 2, 3, 0), 'replicate')", ((2, 3, 4, 5),)),
    ("F.pad(a * a, (1, 2, 3, 0), 'circular')", ((2, 3, 4, 5),)),
    ("F.interpolate(a * a, scale_factor=1.7)", ((2, 3, 5),)),
    ("F.interpolate(a * a, 4, mode='nearest-exact')", ((2, 3, 5, 6),)),
    ("F.interpolate(a * a, 7, mode='linear')", ((2, 3, 5),)),
    ("F.interpolate(a * a, scale_factor=2, mode='bilinear', align_corners=True)", ((2, 3, 4, 5),)),
    ("F.interpolate(a * a, (3, 8), mode='bilinear', antialias=True)", ((2, 3, 7, 5),)),
    ("F.interpolate(a * a, (3, 8), mode='lanczos', antialias=True)", ((2, 3, 7, 5),)),
    ("F.interpolate(a * a, (3, 8), mode='bicubic')", ((2, 3, 4, 5),)),
    ("F.interpolate(a * a, 3, mode='trilinear')", ((1, 2, 4, 5, 2),)),
    ("F.interpolate(a * a, 3, mode='area')", ((2, 3, 4, 5),)),
    ("F.grid_sample(a, b * 0.7, align_corners=False)", ((2, 3, 4, 5), (2, 2, 3, 2))),
    ("F.grid_sample(a, b * 1.7, 'bicubic', 'reflection', False)", ((2, 3, 4, 5), (2, 2, 3, 2))),
    ("F.grid_sample(a, b, padding_mode='border', align_corners=True)", ((1, 2, 3, 4, 5), (1, 2, 2, 2, 3))),
    ("F.affine_grid(a * a, (2, 3, 4, 5), False)", ((2, 2, 3),)),
    ("F.pixel_shuffle(a * a, 2)", ((2, 8, 2, 3),)),
    ("F.pixel_unshuffle(a * a, 2)", ((2, 2, 4, 6),)),
    ("F.channel_shuffle(a * a, 2)", ((2, 4, 3),)),
    ("F.scaled_dot_product_attention(a, b, c, is_causal=True)", ((2, 3, 4),) * 3),
    ("F.scaled_dot_product_attention(a, b, c, MASK)", ((2, 3, 4),) * 3),
]  # fmt: skip

INDICES = [[1, 2, 3], [2, 2, 0]]
MASK = [[True, False, True], [True, True, True], [True, False, False]]


def evaluate(lib: Any, expression: str, arrays: list[Any]) -> list[Any]:
    """The value, its gradients, and the gradients of their weighted sum, as arrays."""
    rng = np.random.default_rng(1)
    leaves = [lib.tensor(array, requires_grad=True) for array in arrays]
    scope = {
        "F": lib.nn.functional,
        "INDICES": lib.tensor(INDICES),
        "MASK": lib.tensor(MASK),
        **dict(zip("abc", leaves)),
    }
    value = eval(expression, scope)
    cotangent = lib.tensor(rng.standard_normal(tuple(value.shape)), requires_grad=True)
    first = lib.autograd.grad(value, leaves, cotangent, create_graph=True)
    weights = [lib.tensor(rng.standard_normal(array.shape)) for array in arrays]
    total = sum((one * weight).sum() for one, weight in zip(first, weights))
    second = lib.autograd.grad(total, [*leaves, cotangent], allow_unused=True)
    shapes = [leaf.shape for leaf in (*leaves, cotangent)]
    return [
        *(tensor.detach().numpy() for tensor in (value, *first)),
        *(
            np.zeros(shape) if tensor is None else tensor.numpy()
            for tensor, shape in zip(second, shapes)
        ),
    ]


@pytest.mark.parametrize(("expression", "shapes"), CASES, ids=[case[0] for case in CASES])
def test_values_and_gradients(expression: str, shapes: Shapes) -> None:
    rng = np.random.default_rng(0)
    arrays = [rng.standard_normal(shape) for shape in shapes]
    ours, theirs = evaluate(gs, expression, arrays), evaluate(torch, expression, arrays)
    for one, other in zip(ours, theirs, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-7, atol=1e-9)


@pytest.mark.parametrize(
    ("mode", "antialias"),
    [*product(["bilinear", "bicubic"], [False, True]), ("lanczos", True)],
)
def test_weights_of_interpolation(mode: str, antialias: bool) -> None:
    """Of many elements: places far from zero are rounded in single precision as PyTorch rounds them."""
    for size, out in ((345, 270), (456, 270), (100, 333)):
        weights = []
        for lib in (gs, torch):
            unit = lib.eye(size)[None, None]
            result = lib.nn.functional.interpolate(
                unit, (size, out), mode=mode, align_corners=False, antialias=antialias
            )
            weights.append(result.numpy())
        np.testing.assert_allclose(*weights, atol=1e-6, rtol=0)


REFUSALS = [
    "F.conv2d(x, x, groups=3)",
    "F.conv2d(x, x[0])",
    "F.conv1d(x[0], x[0], padding='some')",
    "F.max_pool2d(x, 9)",
    "F.avg_pool2d(x, 2, divisor_override=0)",
    "F.layer_norm(x, (3,))",
    "F.batch_norm(x[:1, :, 0, 0], None, None, training=True)",
    "F.group_norm(x, 2)",
    "F.embedding(x, x[0, 0])",
    "F.pad(x, (9, 9), 'reflect')",
    "F.pad(x, (1, 1, 1), 'constant')",
    "F.interpolate(x, 3, mode='linear')",
    "F.interpolate(x, 3, scale_factor=2)",
    "F.interpolate(x, 3, align_corners=True)",
    "F.interpolate(x, 3, mode='lanczos')",
    "F.interpolate(x, 3, mode='lanczos', align_corners=True, antialias=True)",
    "F.grid_sample(x, x, align_corners=False)",
    "F.pixel_shuffle(x, 2)",
    "F.one_hot(x)",
]


@pytest.mark.parametrize("expression", REFUSALS)
def test_refusals(expression: str) -> None:
    """The same type of error for the same mistakes."""
    kinds = []
    for lib in (gs, torch):
        with pytest.raises(Exception) as caught:
            eval(expression, {"F": lib.nn.functional, "x": lib.ones(2, 3, 4, 5)})
        kinds.append(caught.type)
    assert kinds[0] is kinds[1]


@pytest.mark.parametrize("rank", [2, 3])
def test_fractional_pooling(rank: int) -> None:
    """With the same draws the windows are the same; without, there are as many."""
    rng = np.random.default_rng(0)
    name = f"fractional_max_pool{rank}d"
    input, draws = rng.standard_normal((2, 3, *(8,) * rank)), rng.random((2, 3, rank))
    results = []
    for lib in (gs, torch):
        leaf = lib.tensor(input, requires_grad=True)
        values, indices = getattr(lib.nn.functional, name)(
            leaf, 2, 5, return_indices=True, _random_samples=lib.tensor(draws)
        )
        (grad,) = lib.autograd.grad((values * values).sum(), leaf)
        results.append([values.detach().numpy(), indices.numpy(), grad.numpy()])
    for one, other in zip(*results):
        np.testing.assert_allclose(one, other)
    free = getattr(gs.nn.functional, name)(gs.tensor(input), 2, output_ratio=0.5)
    assert tuple(free.shape) == (2, 3, *(4,) * rank)
    for lib in (gs, torch):
        assert not getattr(lib.nn.functional, name)(lib.tensor(input), 2, 0).numel()
    with pytest.raises(RuntimeError, match=r"kernel_size must be greater than zero, but got \[2, "):
        getattr(gs.nn.functional, name)(gs.tensor(input), (2, *(0,) * (rank - 1)), 5)


@pytest.mark.parametrize(("expression", "shapes"), CASES, ids=[case[0] for case in CASES])
def test_shapes_without_elements(expression: str, shapes: Shapes) -> None:
    """On the meta device values and gradients have the shapes, dtypes and strides that they would have."""
    outcomes = []
    for device in ("cpu", "meta"):
        leaves = [gs.ones(s, dtype=gs.float64, device=device, requires_grad=True) for s in shapes]
        scope = {
            "F": gs.nn.functional,
            "INDICES": gs.tensor(INDICES, device=device),
            "MASK": gs.tensor(MASK, device=device),
            **dict(zip("abc", leaves)),
        }
        value = eval(expression, scope)
        gradients = gs.autograd.grad(value, leaves, gs.ones_like(value))
        outcomes.append([(t.shape, t.dtype, t.stride()) for t in (value, *gradients)])
    assert outcomes[0] == outcomes[1]


@pytest.mark.parametrize(
    ("mode", "antialias", "align_corners"),
    [*product(["bilinear", "bicubic"], [False, True], [False, True]), ("lanczos", True, False)],
)
@pytest.mark.parametrize("size", [(12, 12), (48, 50), (24, 60), (1, 3)])
def test_images_of_bytes_are_resampled_to_the_bit(
    mode: str, antialias: bool, align_corners: bool, size: tuple[int, int]
) -> None:
    image = np.random.default_rng(0).integers(0, 256, (2, 3, 24, 31), dtype=np.uint8)
    given = {"mode": mode, "antialias": antialias, "align_corners": align_corners, "size": size}
    expected = torch.nn.functional.interpolate(torch.from_numpy(image), **given).numpy()
    result = gs.nn.functional.interpolate(gs.from_numpy(image), **given).numpy()
    np.testing.assert_array_equal(result, expected)


@pytest.mark.parametrize("kind", ["float32", "bool"])
@pytest.mark.parametrize("shape", [(3, 3), (2, 1, 3, 5), (1, 5)])
def test_a_mask_beside_the_causal_one(kind: str, shape: tuple[int, ...]) -> None:
    """PyTorch's fused kernel of four dimensions takes both."""

    def attended(m: Any) -> list[Any]:
        random = np.random.default_rng(0)
        length = shape[-1]
        query, key, value = (
            m.from_numpy(random.standard_normal((2, 2, rows, 4)).astype("float32")).requires_grad_()
            for rows in (3, length, length)
        )
        numbers = m.from_numpy(random.standard_normal(shape).astype("float32"))
        mask = numbers > -1 if kind == "bool" else numbers
        out = m.nn.functional.scaled_dot_product_attention(query, key, value, mask, is_causal=True)
        out.cos().sum().backward()
        return [x.detach().numpy() for x in (out, query.grad, key.grad, value.grad)]

    for a, b in zip(attended(gs), attended(torch), strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-4, atol=1e-5)


MASKS: dict[str, tuple[Any, Any]] = {
    "padding of integers": ([[0, 0, 1], [0, 1, 1]], None),
    "a mask of integers": (None, [[0, 1, 1], [0, 0, 1], [0, 0, 0]]),
    "padding of Booleans beside a mask of numbers": ([[False, False, True]] * 2, [[0.5] * 3] * 3),
    "both of Booleans": ([[False, False, True]] * 2, [[False, True, False]] * 3),
}


@pytest.mark.parametrize("need_weights", [True, False])
@pytest.mark.parametrize("is_causal", [True, False])
@pytest.mark.parametrize("masks", MASKS)
def test_masks_of_attention(masks: str, is_causal: bool, need_weights: bool) -> None:
    padding, mask = MASKS[masks]

    def attended(m: Any) -> tuple[Any, list[str]]:
        q = m.arange(24.0).reshape(3, 2, 4) / 10
        weight, out = m.arange(48.0).reshape(12, 4) / 40, m.eye(4)
        given = {
            "key_padding_mask": None if padding is None else m.tensor(padding),
            "attn_mask": None if mask is None else m.tensor(mask),
            "need_weights": need_weights,
            "is_causal": is_causal,
        }
        with warnings.catch_warnings(record=True) as seen:
            warnings.simplefilter("always")
            try:
                result = m.nn.functional.multi_head_attention_forward(
                    *(q, q, q, 4, 2, weight, None, None, None, False, 0.0, out, None), **given
                )[0].numpy()
            except (AssertionError, RuntimeError) as error:
                result = str(error)
        return result, [str(warning.message) for warning in seen]

    (ours, warned), (theirs, expected) = attended(gs), attended(torch)
    assert warned == expected
    if isinstance(theirs, str):
        assert ours == theirs
    else:
        np.testing.assert_allclose(ours, theirs, rtol=1e-5)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize(("size", "stride"), [(2, 2), (3, 2), ((1, 4), 1), (4, 4), (1, 1)])
def test_means_of_few_windows_are_pytorch_s_to_the_bit(
    size: int | tuple[int, int], stride: int, dtype: str
) -> None:
    array = np.random.default_rng(0).standard_normal((2, 2, 8, 8)).astype(dtype)
    array[0, 0] = -0.0
    array[0, 1, 0, 0] = np.inf
    ours = gs.nn.functional.avg_pool2d(gs.tensor(array), size, stride).numpy()
    theirs = torch.nn.functional.avg_pool2d(torch.tensor(array), size, stride).numpy()
    assert ours.tobytes() == theirs.tobytes()
