"""The convolutions of one to three dimensions, in terms of `convolution`."""

from __future__ import annotations

from functools import partial
from typing import Any

from gradsmith.generated import functions

from ...core.tensor import Tensor

Extents = tuple[int, ...]


def _convolution(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Extents,
    padding: Extents,
    dilation: Extents,
    transposed: bool,
    output_padding: Extents,
    groups: int,
    *of_other_devices: bool,
) -> Tensor:
    """Like `convolution`."""
    return functions.convolution(
        input, weight, bias, stride, padding, dilation, transposed, output_padding, groups
    )


_convolution_deprecated = _convolution


def _convolve(
    rank: int,
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Extents,
    padding: Extents,
    dilation: Extents,
    groups: int,
) -> Tensor:
    """Convolution over `rank` dimensions."""
    rest = (weight, bias, stride, padding, dilation, False, (0,) * rank, groups)
    return _perhaps_unbatched(f"conv{rank}d", rank, input, *rest)


conv1d = partial(_convolve, 1)
conv2d = partial(_convolve, 2)
conv3d = partial(_convolve, 3)


def _convolve_named(
    rank: int,
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Extents,
    padding: str,
    dilation: Extents,
    groups: int,
) -> Tensor:
    """Convolution over `rank` dimensions, padded by name."""
    if padding == "valid":
        return _convolve(rank, input, weight, bias, stride, (0,) * rank, dilation, groups)
    if padding != "same":
        raise RuntimeError(f"Invalid padding string: '{padding}'")
    if any(jump != 1 for jump in stride):
        raise RuntimeError("padding='same' is not supported for strided convolutions")
    steps = dilation if len(dilation) == rank else dilation * rank
    totals = [step * (width - 1) for step, width in zip(steps, weight.shape[2:])]
    if any(total % 2 for total in totals):
        # One element more behind than before, which `convolution` itself cannot pad.
        extra = [amount for total in reversed(totals) for amount in (0, total % 2)]
        input = functions.constant_pad_nd(input, extra, 0)
    halves = tuple(total // 2 for total in totals)
    return _convolve(rank, input, weight, bias, stride, halves, dilation, groups)


conv1d_padding = partial(_convolve_named, 1)
conv2d_padding = partial(_convolve_named, 2)
conv3d_padding = partial(_convolve_named, 3)


def _convolve_transposed(
    rank: int,
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Extents,
    padding: Extents,
    output_padding: Extents,
    groups: int,
    dilation: Extents,
) -> Tensor:
    """Transposed convolution over `rank` dimensions."""
    rest = (weight, bias, stride, padding, dilation, True, output_padding, groups)
    return _perhaps_unbatched(f"conv_transpose{rank}d", rank, input, *rest)


conv_transpose1d = partial(_convolve_transposed, 1)
conv_transpose2d = partial(_convolve_transposed, 2)
conv_transpose3d = partial(_convolve_transposed, 3)


def _perhaps_unbatched(name: str, rank: int, input: Tensor, *rest: Any) -> Tensor:
    """`convolution` of `input`, whose batch dimension may be missing; RuntimeError if it has others."""
    if input.ndim == rank + 2:
        return functions.convolution(input, *rest)
    if input.ndim == rank + 1:
        return functions.convolution(input.unsqueeze(0), *rest).squeeze(0)
    raise RuntimeError(
        f"Expected {rank + 1}D (unbatched) or {rank + 2}D (batched) input to {name}, but got input "
        f"of size: {list(input.shape)}"
    )


def conv_tbc(self: Tensor, weight: Tensor, bias: Tensor, pad: int) -> Tensor:
    """Convolution over time, which comes first: (T, N, C) with `weight` (K, C, O)."""
    if self.ndim != 3 or weight.ndim != 3 or bias.ndim != 1:
        raise RuntimeError("Input must have 3 dims: time, batch, in_channel")
    if self.shape[2] != weight.shape[1]:
        raise RuntimeError("Input dim 2 (input channels) is not == dim 1 in the weight tensor")
    if weight.shape[2] != bias.shape[0]:
        raise RuntimeError("Bias size must equal dim 2 in the weight tensor (output channels).")
    series, filters = self.permute(1, 2, 0), weight.permute(2, 1, 0)
    result = functions.convolution(series, filters, bias, (1,), (pad,), (1,), False, (0,), 1)
    return result.permute(2, 0, 1).contiguous()
