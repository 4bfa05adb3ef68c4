"""Convolutions of shapes drawn at random: results, first and second derivatives as PyTorch's."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gradsmith as gs

torch = pytest.importorskip("torch", reason="compares with PyTorch")


def _drawn(seed: int) -> tuple[list[Any], tuple[Any, ...], str]:
    """Input, weight and bias; the other arguments of `convolution`; and how the input lies in memory."""
    draw = np.random.default_rng(seed)
    rank = int(draw.choice([1, 2, 2, 2, 3]))
    groups = int(draw.choice([1, 2, 4, 8]))
    own, filters = (int(n) for n in draw.choice([1, 1, 2, 3], 2))
    kernel, stride, padding, dilation = (
        draw.integers(low, high, rank).tolist() for low, high in ((1, 6), (1, 4), (0, 4), (1, 3))
    )
    transposed = bool(draw.random() < 0.35)
    further = [
        int(draw.integers(0, max(step, apart))) if transposed else 0
        for step, apart in zip(stride, dilation)
    ]
    needed = [
        (
            max(-(-(2 * pad - apart * (width - 1)) // step), 0) + 1
            if transposed
            else max(apart * (width - 1) + 1 - 2 * pad, 1)
        )
        for apart, width, pad, step in zip(dilation, kernel, padding, stride)
    ]
    extents = [least + int(draw.integers(0, (24, 30, 6)[rank - 1])) for least in needed]
    channels = own * groups
    weight = (channels, filters) if transposed else (filters * groups, own)
    arrays = [
        draw.standard_normal(shape)
        for shape in ((2, channels, *extents), (*weight, *kernel), (filters * groups,))
    ]
    layout = str(draw.choice(["in order", "transposed", "part of another"]))
    return arrays, (stride, padding, dilation, transposed, further, groups), layout


def _results(library: Any, seed: int) -> list[Any]:
    arrays, options, layout = _drawn(seed)
    x, *others = (library.tensor(each) for each in arrays)
    if layout == "transposed":
        x = x.transpose(1, -1).contiguous().transpose(1, -1)
    elif layout == "part of another":
        x = library.cat([x, x], -1)[..., : x.shape[-1]]
    leaves = [each.requires_grad_() for each in (x, *others)]
    result = library.convolution(*leaves, *options)
    cotangent = library.tensor(np.random.default_rng(seed).standard_normal(tuple(result.shape)))
    first = library.autograd.grad(result, leaves, cotangent, create_graph=True)
    total = sum((each**2).sum() for each in (result, *first))
    second = library.autograd.grad(total, leaves)
    return [each.detach().numpy() for each in (result, *first, *second)]


@pytest.mark.parametrize("seed", range(120))
def test_they_agree(seed: int) -> None:
    for ours, theirs in zip(_results(gs, seed), _results(torch, seed), strict=True):
        np.testing.assert_allclose(ours, theirs, rtol=1e-8, atol=1e-8)
