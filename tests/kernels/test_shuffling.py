"""Rearranged pixels and channels, and that nothing returned is the input in disguise."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gradsmith.operators.padding.padding import constant_pad_nd, reflection_pad, replication_pad
from gradsmith.operators.pooling.adaptive import adaptive_mean_pool2d
from gradsmith.operators.pooling.average import avg_pool2d
from gradsmith.operators.resampling.folding import im2col
from gradsmith.operators.resampling.resampling import upsample_linear, upsample_nearest
from gradsmith.operators.shape.shuffling import (
    channel_shuffle,
    channel_shuffle_shape,
    pixel_shuffle,
    pixel_shuffle_shape,
    pixel_unshuffle,
    pixel_unshuffle_shape,
)


def test_pixels() -> None:
    input = np.arange(8.0).reshape(1, 4, 1, 2)
    result = pixel_shuffle(input, 2)
    assert result.tolist() == [[[[0, 2, 1, 3], [4, 6, 5, 7]]]]
    assert pixel_unshuffle(result, 2).tolist() == input.tolist()
    assert pixel_shuffle_shape(input, 2).shape == result.shape
    assert pixel_unshuffle_shape(result, 2).shape == input.shape


def test_channels() -> None:
    input = np.arange(6).reshape(1, 6, 1)
    assert channel_shuffle(input, 2)[0, :, 0].tolist() == [0, 3, 1, 4, 2, 5]
    assert channel_shuffle(channel_shuffle(input, 2), 3).tolist() == input.tolist()
    assert channel_shuffle_shape(input, 3).shape == input.shape
    for groups in (0, 4):
        with pytest.raises(RuntimeError):
            channel_shuffle_shape(input, groups)


@pytest.mark.parametrize(
    ("kernel", "arguments"),
    [
        (pixel_shuffle, (1,)),
        (pixel_unshuffle, (1,)),
        (channel_shuffle, (1,)),
        (im2col, ((1, 1), (1, 1), (0, 0), (1, 1))),
        (constant_pad_nd, ((0, 0), 0)),
        (reflection_pad, ((0, 0, 0, 0),)),
        (replication_pad, ((0, 0, 0, 0),)),
        (adaptive_mean_pool2d, ((2, 3),)),
        (avg_pool2d, ((1, 1), (), (0, 0), False, True, None)),
        (upsample_nearest, ((2, 3), None, None)),
        (upsample_linear, ((2, 3), False, None, None)),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_unchanged_elements_are_copied(kernel: Any, arguments: tuple[Any, ...]) -> None:
    input = np.arange(6.0).reshape(1, 1, 2, 3)
    result = kernel(input, *arguments)
    assert result.reshape(-1).tolist() == input.reshape(-1).tolist()
    assert not np.shares_memory(result, input)
    assert result.flags.writeable
