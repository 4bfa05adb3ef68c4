"""Normalisation: the forms of `gradsmith.nn.functional` that differ from the operators'."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

import gradsmith as gs
from gradsmith.generated import nn_functional as nn
from gradsmith.tensor import Tensor

__all__ = [
    "batch_norm",
    "group_norm",
    "instance_norm",
    "layer_norm",
    "local_response_norm",
    "normalize",
    "rms_norm",
]


def batch_norm(
    input: Tensor,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    training: bool = False,
    momentum: float = 0.1,
    eps: float = 1e-5,
) -> Tensor:
    """`input` (N, C, …) with mean 0 and variance 1 for each channel, times `weight` plus `bias`.

    Training uses the batch's statistics and moves the running ones towards them by `momentum`.
    Raises ValueError when a channel has a single element in training.
    Ioffe and Szegedy, *Batch Normalization*, 2015.
    """
    if training:
        _check_count(list(input.shape))
    return gs.batch_norm(
        input, weight, bias, running_mean, running_var, training, momentum, eps, False
    )


def _check_count(shape: Sequence[int]) -> None:
    if shape[0] * prod(shape[2:]) == 1:
        raise ValueError(
            f"Expected more than 1 value per channel when training, got input size {list(shape)}"
        )


def instance_norm(
    input: Tensor,
    running_mean: Tensor | None = None,
    running_var: Tensor | None = None,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    use_input_stats: bool = True,
    momentum: float = 0.1,
    eps: float = 1e-5,
) -> Tensor:
    """`input` (N, C, …) with mean 0 and variance 1 for each channel of each sample.

    Raises ValueError when a channel has a single element and its own statistics are to be used.
    """
    if use_input_stats and prod(input.shape[2:]) == 1:
        raise ValueError(
            "Expected more than 1 spatial element when training, got input size "
            f"{list(input.shape)}"
        )
    return gs.instance_norm(
        input, weight, bias, running_mean, running_var, use_input_stats, momentum, eps, False
    )


def layer_norm(
    input: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    eps: float = 1e-5,
) -> Tensor:
    """`input` with mean 0 and variance 1 over its last dimensions, times `weight` plus `bias`.

    Ba, Kiros and Hinton, *Layer Normalization*, 2016.
    """
    return gs.layer_norm(input, normalized_shape, weight, bias, eps)


def rms_norm(
    input: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None = None,
    eps: float | None = None,
) -> Tensor:
    """`input` over the root of its mean square over its last dimensions, times `weight`.

    Zhang and Sennrich, *Root Mean Square Layer Normalization*, 2019.
    """
    return gs.rms_norm(input, normalized_shape, weight, eps)


def group_norm(
    input: Tensor,
    num_groups: int,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    eps: float = 1e-5,
) -> Tensor:
    """`input` (N, C, …) with mean 0 and variance 1 for each group of channels of each sample.

    Raises ValueError when a group has a single element.
    Wu and He, *Group Normalization*, 2018.
    """
    if input.ndim < 2:
        raise RuntimeError(
            f"Expected at least 2 dimensions for input tensor but received {input.ndim}"
        )
    samples, channels, *spatial = input.shape
    _check_count([samples * channels // num_groups, num_groups, *spatial])
    return gs.group_norm(input, num_groups, weight, bias, eps)


def local_response_norm(
    input: Tensor, size: int, alpha: float = 1e-4, beta: float = 0.75, k: float = 1.0
) -> Tensor:
    """`input` (N, C, …) damped by the mean square of `size` neighbouring channels.

    Raises ValueError below three dimensions.
    Krizhevsky, Sutskever and Hinton, *ImageNet Classification with Deep …*, 2012, section 3.3.
    """
    if input.ndim < 3:
        raise ValueError(
            f"Expected 3D or higher dimensionality input (got {input.ndim} dimensions)"
        )
    if input.numel() == 0:
        return input
    squares = (input * input).unsqueeze(1)
    before, after = size // 2, (size - 1) // 2
    if input.ndim == 3:
        padded = gs.constant_pad_nd(squares, (0, 0, before, after))
        means = nn.avg_pool2d(padded, (size, 1), 1).squeeze(1)
    else:
        samples, channels, height = input.shape[:3]
        volume = squares.reshape(samples, 1, channels, height, -1)
        padded = gs.constant_pad_nd(volume, (0, 0, 0, 0, before, after))
        means = nn.avg_pool3d(padded, (size, 1, 1), 1).squeeze(1).reshape(input.shape)
    return input / (means * alpha + k).pow(beta)


def normalize(
    input: Tensor,
    p: float = 2.0,
    dim: int | Sequence[int] = 1,
    eps: float = 1e-12,
    out: Tensor | None = None,
) -> Tensor:
    """`input` over its `p` norm along `dim`, or over `eps` where the norm is smaller."""
    norm = gs.linalg.vector_norm(input, p, dim, True).clamp_min(eps)
    if out is None:
        return input / norm
    return gs.div(input, norm, out=out)
