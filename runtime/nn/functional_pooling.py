"""Pooling: the forms of `gradsmith.nn.functional` that differ from the operators'."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

import gradsmith as gs
from gradsmith.generated import nn_functional as nn
from gradsmith.tensor import Tensor

__all__ = [
    "adaptive_avg_pool2d",
    "adaptive_avg_pool3d",
    "adaptive_max_pool1d",
    "adaptive_max_pool1d_with_indices",
    "adaptive_max_pool2d",
    "adaptive_max_pool2d_with_indices",
    "adaptive_max_pool3d",
    "adaptive_max_pool3d_with_indices",
    "lp_pool1d",
    "lp_pool2d",
    "lp_pool3d",
    "max_pool1d",
    "max_pool1d_with_indices",
    "max_pool2d",
    "max_pool2d_with_indices",
    "max_pool3d",
    "max_pool3d_with_indices",
    "max_unpool1d",
    "max_unpool2d",
    "max_unpool3d",
]

Extents = int | Sequence[int]
Result = Tensor | tuple[Tensor, Tensor]


def max_pool1d_with_indices(
    input: Tensor,
    kernel_size: Extents,
    stride: Extents | None = None,
    padding: Extents = 0,
    dilation: Extents = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
) -> tuple[Tensor, Tensor]:
    """The largest element of each window of (N, C, L) or (C, L), and its index."""
    return gs.max_pool1d_with_indices(
        input, kernel_size, _or_empty(stride), padding, dilation, ceil_mode
    )


def max_pool1d(
    input: Tensor,
    kernel_size: Extents,
    stride: Extents | None = None,
    padding: Extents = 0,
    dilation: Extents = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
) -> Any:
    """The largest element of each window of (N, C, L) or (C, L); with indices on request."""
    results = max_pool1d_with_indices(input, kernel_size, stride, padding, dilation, ceil_mode)
    return results if return_indices else results[0]


def max_pool2d_with_indices(
    input: Tensor,
    kernel_size: Extents,
    stride: Extents | None = None,
    padding: Extents = 0,
    dilation: Extents = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
) -> tuple[Tensor, Tensor]:
    """The largest element of each window of (N, C, H, W) or (C, H, W), and its index."""
    return nn.max_pool2d_with_indices(
        input, kernel_size, _or_empty(stride), padding, dilation, ceil_mode
    )


def max_pool2d(
    input: Tensor,
    kernel_size: Extents,
    stride: Extents | None = None,
    padding: Extents = 0,
    dilation: Extents = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
) -> Any:
    """The largest element of each window of (N, C, H, W) or (C, H, W); with indices on request."""
    results = max_pool2d_with_indices(input, kernel_size, stride, padding, dilation, ceil_mode)
    return results if return_indices else results[0]


def max_pool3d_with_indices(
    input: Tensor,
    kernel_size: Extents,
    stride: Extents | None = None,
    padding: Extents = 0,
    dilation: Extents = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
) -> tuple[Tensor, Tensor]:
    """The largest element of each window of (N, C, D, H, W) or (C, D, H, W), and its index."""
    return nn.max_pool3d_with_indices(
        input, kernel_size, _or_empty(stride), padding, dilation, ceil_mode
    )


def max_pool3d(
    input: Tensor,
    kernel_size: Extents,
    stride: Extents | None = None,
    padding: Extents = 0,
    dilation: Extents = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
) -> Any:
    """The largest element of each window of (N, C, D, H, W); with indices on request."""
    results = max_pool3d_with_indices(input, kernel_size, stride, padding, dilation, ceil_mode)
    return results if return_indices else results[0]


def adaptive_max_pool1d_with_indices(
    input: Tensor, output_size: Extents, return_indices: bool = False
) -> tuple[Tensor, Tensor]:
    """The largest of each of `output_size` windows over (N, C, L) or (C, L), and its index."""
    return gs.adaptive_max_pool1d(input, output_size)


def adaptive_max_pool1d(input: Tensor, output_size: Extents, return_indices: bool = False) -> Any:
    """The largest of each of `output_size` windows over (N, C, L); with indices on request."""
    results = adaptive_max_pool1d_with_indices(input, output_size)
    return results if return_indices else results[0]


def adaptive_max_pool2d_with_indices(
    input: Tensor, output_size: int | Sequence[int | None], return_indices: bool = False
) -> tuple[Tensor, Tensor]:
    """The largest of each of `output_size` windows over (N, C, H, W), and its index."""
    return nn.adaptive_max_pool2d(input, _kept(input, output_size, 2))


def adaptive_max_pool2d(
    input: Tensor, output_size: int | Sequence[int | None], return_indices: bool = False
) -> Any:
    """The largest of each of `output_size` windows over (N, C, H, W); with indices on request."""
    results = adaptive_max_pool2d_with_indices(input, output_size)
    return results if return_indices else results[0]


def adaptive_max_pool3d_with_indices(
    input: Tensor, output_size: int | Sequence[int | None], return_indices: bool = False
) -> tuple[Tensor, Tensor]:
    """The largest of each of `output_size` windows over (N, C, D, H, W), and its index."""
    return nn.adaptive_max_pool3d(input, _kept(input, output_size, 3))


def adaptive_max_pool3d(
    input: Tensor, output_size: int | Sequence[int | None], return_indices: bool = False
) -> Any:
    """The largest of each of `output_size` windows over (N, C, D, H, W); with indices on request."""
    results = adaptive_max_pool3d_with_indices(input, output_size)
    return results if return_indices else results[0]


def adaptive_avg_pool2d(input: Tensor, output_size: int | Sequence[int | None]) -> Tensor:
    """Means of (N, C, H, W) over `output_size` windows; None keeps an extent."""
    return nn.adaptive_avg_pool2d(input, _kept(input, output_size, 2))


def adaptive_avg_pool3d(input: Tensor, output_size: int | Sequence[int | None]) -> Tensor:
    """Means of (N, C, D, H, W) over `output_size` windows; None keeps an extent."""
    return nn.adaptive_avg_pool3d(input, _kept(input, output_size, 3))


def _kept(input: Tensor, output_size: int | Sequence[int | None], rank: int) -> tuple[int, ...]:
    """`output_size` with the input's own extents where it says None."""
    spatial = input.shape[-rank:]
    if isinstance(output_size, int):
        return (output_size,) * rank
    if output_size is None:
        output_size = (None,) * rank
    if len(output_size) >= input.ndim:
        raise ValueError(
            f"Input dimension should be at least {len(output_size) + 1}, but got {input.ndim}"
        )
    if len(output_size) != rank:
        raise RuntimeError(
            f"adaptive pooling over {rank} dimensions: output_size must be {rank} numbers, "
            f"but got {list(output_size)}"
        )
    return tuple(own if wanted is None else wanted for wanted, own in zip(output_size, spatial))


def lp_pool1d(
    input: Tensor,
    norm_type: float,
    kernel_size: Extents,
    stride: Extents | None = None,
    ceil_mode: bool = False,
) -> Tensor:
    """The `norm_type` norm of each window of (N, C, L), but that the sign of the sum is kept."""
    powers = gs.avg_pool1d(input.pow(norm_type), kernel_size, _or_empty(stride), 0, ceil_mode)
    return _root(powers, norm_type, _count(kernel_size, 1))


def lp_pool2d(
    input: Tensor,
    norm_type: float,
    kernel_size: Extents,
    stride: Extents | None = None,
    ceil_mode: bool = False,
) -> Tensor:
    """The `norm_type` norm of each window of (N, C, H, W), but that the sign of the sum is kept."""
    powers = nn.avg_pool2d(input.pow(norm_type), kernel_size, _or_empty(stride), 0, ceil_mode)
    return _root(powers, norm_type, _count(kernel_size, 2))


def lp_pool3d(
    input: Tensor,
    norm_type: float,
    kernel_size: Extents,
    stride: Extents | None = None,
    ceil_mode: bool = False,
) -> Tensor:
    """The `norm_type` norm of each window of (N, C, D, H, W), but the sign of the sum is kept."""
    powers = nn.avg_pool3d(input.pow(norm_type), kernel_size, _or_empty(stride), 0, ceil_mode)
    return _root(powers, norm_type, _count(kernel_size, 3))


def _root(powers: Tensor, norm_type: float, count: int) -> Tensor:
    positive = gs.sign(powers) * gs.relu(gs.abs(powers))
    return (positive * count).pow(1.0 / norm_type)


def _count(kernel_size: Extents, rank: int) -> int:
    if isinstance(kernel_size, int):
        return kernel_size**rank  # type: ignore[no-any-return]
    return prod(kernel_size) if len(kernel_size) == rank else int(kernel_size[0]) ** rank


def max_unpool1d(
    input: Tensor,
    indices: Tensor,
    kernel_size: Extents,
    stride: Extents | None = None,
    padding: Extents = 0,
    output_size: Sequence[int] | None = None,
) -> Tensor:
    """The inverse of `max_pool1d`, zero where no window had its largest element.

    Raises ValueError when `output_size` is not one that the pooling could have had as its input.
    """
    kernel, jumps, pads = _unpool_geometry(kernel_size, stride, padding, 1)
    size = _unpool_size(input, kernel, jumps, pads, output_size)
    result = nn.max_unpool2d(input.unsqueeze(-1), indices.unsqueeze(-1), (*size, 1))
    return result.squeeze(-1)


def max_unpool2d(
    input: Tensor,
    indices: Tensor,
    kernel_size: Extents,
    stride: Extents | None = None,
    padding: Extents = 0,
    output_size: Sequence[int] | None = None,
) -> Tensor:
    """The inverse of `max_pool2d`, zero where no window had its largest element.

    Raises ValueError when `output_size` is not one that the pooling could have had as its input.
    """
    kernel, jumps, pads = _unpool_geometry(kernel_size, stride, padding, 2)
    return nn.max_unpool2d(input, indices, _unpool_size(input, kernel, jumps, pads, output_size))


def max_unpool3d(
    input: Tensor,
    indices: Tensor,
    kernel_size: Extents,
    stride: Extents | None = None,
    padding: Extents = 0,
    output_size: Sequence[int] | None = None,
) -> Tensor:
    """The inverse of `max_pool3d`, zero where no window had its largest element.

    Raises ValueError when `output_size` is not one that the pooling could have had as its input.
    """
    kernel, jumps, pads = _unpool_geometry(kernel_size, stride, padding, 3)
    size = _unpool_size(input, kernel, jumps, pads, output_size)
    return nn.max_unpool3d(input, indices, size, jumps, pads)


def _unpool_geometry(
    kernel_size: Extents, stride: Extents | None, padding: Extents, rank: int
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    def filled(extents: Extents) -> tuple[int, ...]:
        given = (extents,) if isinstance(extents, int) else tuple(extents)
        return given if len(given) == rank else given * rank

    kernel = filled(kernel_size)
    return kernel, kernel if stride is None else filled(stride), filled(padding)


def _unpool_size(
    input: Tensor,
    kernel: tuple[int, ...],
    stride: tuple[int, ...],
    padding: tuple[int, ...],
    output_size: Sequence[int] | None,
) -> tuple[int, ...]:
    """The extents of the result: `output_size` if it is near enough to the usual ones."""
    rank = len(kernel)
    usual = tuple(
        (size - 1) * jump + width - 2 * pad
        for size, width, jump, pad in zip(input.shape[-rank:], kernel, stride, padding)
    )
    if output_size is None:
        return usual
    wanted = tuple(output_size)
    if len(wanted) == rank + 2:
        wanted = wanted[2:]
    if len(wanted) != rank:
        raise ValueError(
            f"output_size should be a sequence containing {rank} or {rank + 2} elements, but it "
            f"has a length of '{len(wanted)}'"
        )
    for number, (size, mid, jump) in enumerate(zip(wanted, usual, stride)):
        if not mid - jump < size < mid + jump:
            raise ValueError(
                f'invalid output_size "{list(wanted)}" (dim {number} must be between '
                f"{mid - jump} and {mid + jump})"
            )
    return wanted


def _or_empty(stride: Extents | None) -> Extents:
    return () if stride is None else stride
