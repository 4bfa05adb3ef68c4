"""Pooling by a norm: the forms of `gradsmith.nn.functional`."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, prod
from typing import Any

from gradsmith.generated import functions, nn

from ..core.handlers import shows_completed
from ..core.tensor import Tensor
from ..operators.pooling.conversions import extents

Extents = int | Sequence[int]


@shows_completed
def lp_pool1d(
    input: Tensor,
    norm_type: float,
    kernel_size: Extents,
    stride: Extents | None = None,
    ceil_mode: bool = False,
) -> Tensor:
    """The `norm_type` norm of each window of (N, C, L) or (C, L).

    The norm of infinite order is the largest magnitude, and that of minus infinity the smallest.
    For other orders the sign of the sum is kept.
    """
    operators = functions.avg_pool1d, functions.max_pool1d_with_indices
    return _lp_pool(operators, 1, input, norm_type, kernel_size, stride, ceil_mode)


@shows_completed
def lp_pool2d(
    input: Tensor,
    norm_type: float,
    kernel_size: Extents,
    stride: Extents | None = None,
    ceil_mode: bool = False,
) -> Tensor:
    """The `norm_type` norm of each window of (N, C, H, W) or (C, H, W), as in `lp_pool1d`."""
    operators = nn.avg_pool2d, nn.max_pool2d_with_indices
    return _lp_pool(operators, 2, input, norm_type, kernel_size, stride, ceil_mode)


@shows_completed
def lp_pool3d(
    input: Tensor,
    norm_type: float,
    kernel_size: Extents,
    stride: Extents | None = None,
    ceil_mode: bool = False,
) -> Tensor:
    """The `norm_type` norm of each window of (N, C, D, H, W) or (C, D, H, W), as in `lp_pool1d`."""
    operators = nn.avg_pool3d, nn.max_pool3d_with_indices
    return _lp_pool(operators, 3, input, norm_type, kernel_size, stride, ceil_mode)


def _lp_pool(
    operators: tuple[Any, Any],
    rank: int,
    input: Tensor,
    norm_type: float,
    kernel_size: Extents,
    stride: Extents | None,
    ceil_mode: bool,
) -> Tensor:
    """As the functions above, by `operators` for means and maxima of windows over `rank` dimensions."""
    mean, largest = operators
    jumps = () if stride is None else stride
    if norm_type in (inf, -inf):
        sizes = input.abs()
        is_largest = norm_type > 0
        values: Tensor = largest(
            sizes if is_largest else -sizes, kernel_size, jumps, 0, 1, ceil_mode
        )[0]
        return values if is_largest else -values
    means = mean(input.pow(norm_type), kernel_size, jumps, ceil_mode=ceil_mode)
    positive = functions.sign(means) * functions.relu(functions.abs(means))
    return (positive * prod(extents(kernel_size, rank))).pow(1.0 / norm_type)
