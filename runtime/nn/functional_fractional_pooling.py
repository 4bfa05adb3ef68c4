"""Fractional max pooling: the forms of `gradsmith.nn.functional`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gradsmith as gs
from gradsmith.generated import nn_functional as nn
from gradsmith.tensor import Tensor

__all__ = [
    "fractional_max_pool2d",
    "fractional_max_pool2d_with_indices",
    "fractional_max_pool3d",
    "fractional_max_pool3d_with_indices",
]

Extents = int | Sequence[int]
Ratio = float | Sequence[float]


def fractional_max_pool2d_with_indices(
    input: Tensor,
    kernel_size: Extents,
    output_size: Extents | None = None,
    output_ratio: Ratio | None = None,
    return_indices: bool = False,
    _random_samples: Tensor | None = None,
) -> tuple[Tensor, Tensor]:
    """The largest element of each window of (N, C, H, W), and its index; see `…_pool2d`."""
    size = _size("fractional_max_pool2d", input, output_size, output_ratio, 2)
    if _random_samples is None:
        _random_samples = _draws(input, 2)
    return nn.fractional_max_pool2d(input, _filled(kernel_size, 2), size, _random_samples)


def fractional_max_pool2d(
    input: Tensor,
    kernel_size: Extents,
    output_size: Extents | None = None,
    output_ratio: Ratio | None = None,
    return_indices: bool = False,
    _random_samples: Tensor | None = None,
) -> Any:
    """The largest element of each of `output_size` windows over (N, C, H, W), placed at random.

    `output_ratio` gives the output's extents as a share of the input's instead.  Raises ValueError
    unless one of the two is given and ratios lie between 0 and 1.
    Graham, *Fractional Max-Pooling*, 2014.
    """
    results = fractional_max_pool2d_with_indices(
        input, kernel_size, output_size, output_ratio, return_indices, _random_samples
    )
    return results if return_indices else results[0]


def fractional_max_pool3d_with_indices(
    input: Tensor,
    kernel_size: Extents,
    output_size: Extents | None = None,
    output_ratio: Ratio | None = None,
    return_indices: bool = False,
    _random_samples: Tensor | None = None,
) -> tuple[Tensor, Tensor]:
    """The largest element of each window of (N, C, D, H, W), and its index; see `…_pool3d`."""
    size = _size("fractional_max_pool3d", input, output_size, output_ratio, 3)
    if _random_samples is None:
        _random_samples = _draws(input, 3)
    return nn.fractional_max_pool3d(input, _filled(kernel_size, 3), size, _random_samples)


def fractional_max_pool3d(
    input: Tensor,
    kernel_size: Extents,
    output_size: Extents | None = None,
    output_ratio: Ratio | None = None,
    return_indices: bool = False,
    _random_samples: Tensor | None = None,
) -> Any:
    """The largest element of each of `output_size` windows over (N, C, D, H, W), placed at random.

    `output_ratio` gives the output's extents as a share of the input's instead.  Raises ValueError
    unless one of the two is given and ratios lie between 0 and 1.
    """
    results = fractional_max_pool3d_with_indices(
        input, kernel_size, output_size, output_ratio, return_indices, _random_samples
    )
    return results if return_indices else results[0]


def _size(
    name: str, input: Tensor, output_size: Extents | None, output_ratio: Ratio | None, rank: int
) -> tuple[int, ...]:
    if output_size is not None:
        return _filled(output_size, rank)
    if output_ratio is None:
        raise ValueError(f"{name} requires specifying either an output_size or an output_ratio")
    if isinstance(output_ratio, (int, float)):
        ratios: Sequence[float] = (output_ratio,) * rank
    else:
        ratios = output_ratio
    if not all(0 < ratio < 1 for ratio in ratios):
        raise ValueError(f"output_ratio must be between 0 and 1 (got {output_ratio})")
    return tuple(int(extent * ratio) for extent, ratio in zip(input.shape[-rank:], ratios))


def _filled(extents: Extents, rank: int) -> tuple[int, ...]:
    return (extents,) * rank if isinstance(extents, int) else tuple(extents)


def _draws(input: Tensor, rank: int) -> Tensor:
    samples = 1 if input.ndim == rank + 1 else input.shape[0]
    channels = input.shape[-rank - 1]
    return gs.rand(samples, channels, rank, dtype=input.dtype, device=input.device)
