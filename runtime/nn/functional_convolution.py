"""Windows as columns and back: the forms of `gradsmith.nn.functional`."""

from __future__ import annotations

from collections.abc import Sequence

from gradsmith.generated import nn_functional as nn
from gradsmith.tensor import Tensor

__all__ = ["fold", "unfold"]

Pair = int | Sequence[int]


def unfold(
    input: Tensor,
    kernel_size: Pair,
    dilation: Pair = 1,
    padding: Pair = 0,
    stride: Pair = 1,
) -> Tensor:
    """Every window of `input` (N, C, H, W) or (C, H, W) as a column: (N, C * KH * KW, L).

    Raises RuntimeError when there are no windows.
    """
    return nn.im2col(input, _pair(kernel_size), _pair(dilation), _pair(padding), _pair(stride))


def fold(
    input: Tensor,
    output_size: Pair,
    kernel_size: Pair,
    dilation: Pair = 1,
    padding: Pair = 0,
    stride: Pair = 1,
) -> Tensor:
    """Columns (N, C * KH * KW, L) or (C * KH * KW, L) added up to images (N, C, *output_size).

    Raises RuntimeError when the number of columns is not that of the images' windows.
    """
    return nn.col2im(
        input,
        _pair(output_size),
        _pair(kernel_size),
        _pair(dilation),
        _pair(padding),
        _pair(stride),
    )


def _pair(extents: Pair) -> tuple[int, ...]:
    return (extents, extents) if isinstance(extents, int) else tuple(extents)
