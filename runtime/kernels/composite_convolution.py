"""The convolutions of one to three dimensions, in terms of `convolution`."""

from __future__ import annotations

import gradsmith as gs
from gradsmith.tensor import Tensor

__all__ = [
    "conv1d",
    "conv1d_padding",
    "conv2d",
    "conv2d_padding",
    "conv3d",
    "conv3d_padding",
    "conv_tbc",
    "conv_transpose1d",
    "conv_transpose2d",
    "conv_transpose3d",
]

Extents = tuple[int, ...]


def conv1d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Extents,
    padding: Extents,
    dilation: Extents,
    groups: int,
) -> Tensor:
    """Convolution over one dimension."""
    return _convolve("conv1d", 1, input, weight, bias, stride, padding, dilation, groups)


def conv2d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Extents,
    padding: Extents,
    dilation: Extents,
    groups: int,
) -> Tensor:
    """Convolution over two dimensions."""
    return _convolve("conv2d", 2, input, weight, bias, stride, padding, dilation, groups)


def conv3d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Extents,
    padding: Extents,
    dilation: Extents,
    groups: int,
) -> Tensor:
    """Convolution over three dimensions."""
    return _convolve("conv3d", 3, input, weight, bias, stride, padding, dilation, groups)


def _convolve(
    name: str,
    rank: int,
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Extents,
    padding: Extents,
    dilation: Extents,
    groups: int,
) -> Tensor:
    if _unbatched(name, rank, input):
        return gs.convolution(
            input.unsqueeze(0), weight, bias, stride, padding, dilation, False, (0,) * rank, groups
        ).squeeze(0)
    return gs.convolution(
        input, weight, bias, stride, padding, dilation, False, (0,) * rank, groups
    )


def _unbatched(name: str, rank: int, input: Tensor) -> bool:
    """Whether the batch dimension is missing; RuntimeError unless that or nothing is."""
    if input.ndim == rank + 2:
        return False
    if input.ndim == rank + 1:
        return True
    raise RuntimeError(
        f"Expected {rank + 1}D (unbatched) or {rank + 2}D (batched) input to {name}, but got input "
        f"of size: {list(input.shape)}"
    )


def conv1d_padding(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Extents,
    padding: str,
    dilation: Extents,
    groups: int,
) -> Tensor:
    """Convolution over one dimension, padded by name."""
    return _convolve_named("conv1d", 1, input, weight, bias, stride, padding, dilation, groups)


def conv2d_padding(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Extents,
    padding: str,
    dilation: Extents,
    groups: int,
) -> Tensor:
    """Convolution over two dimensions, padded by name."""
    return _convolve_named("conv2d", 2, input, weight, bias, stride, padding, dilation, groups)


def conv3d_padding(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Extents,
    padding: str,
    dilation: Extents,
    groups: int,
) -> Tensor:
    """Convolution over three dimensions, padded by name."""
    return _convolve_named("conv3d", 3, input, weight, bias, stride, padding, dilation, groups)


def _convolve_named(
    name: str,
    rank: int,
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Extents,
    padding: str,
    dilation: Extents,
    groups: int,
) -> Tensor:
    if padding == "valid":
        return _convolve(name, rank, input, weight, bias, stride, (0,) * rank, dilation, groups)
    if padding != "same":
        raise RuntimeError(f"Invalid padding string: '{padding}'")
    if any(jump != 1 for jump in stride):
        raise RuntimeError("padding='same' is not supported for strided convolutions")
    steps = dilation if len(dilation) == rank else dilation * rank
    totals = [step * (width - 1) for step, width in zip(steps, weight.shape[2:])]
    if any(total % 2 for total in totals):
        # One element more behind than before, which `convolution` itself cannot pad.
        extra = [amount for total in reversed(totals) for amount in (0, total % 2)]
        input = gs.constant_pad_nd(input, extra, 0)
    halves = tuple(total // 2 for total in totals)
    return _convolve(name, rank, input, weight, bias, stride, halves, dilation, groups)


def conv_transpose1d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Extents,
    padding: Extents,
    output_padding: Extents,
    groups: int,
    dilation: Extents,
) -> Tensor:
    """Transposed convolution over one dimension."""
    geometry = (stride, padding, dilation, True, output_padding, groups)
    if _unbatched("conv_transpose1d", 1, input):
        return gs.convolution(input.unsqueeze(0), weight, bias, *geometry).squeeze(0)
    return gs.convolution(input, weight, bias, *geometry)


def conv_transpose2d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Extents,
    padding: Extents,
    output_padding: Extents,
    groups: int,
    dilation: Extents,
) -> Tensor:
    """Transposed convolution over two dimensions."""
    geometry = (stride, padding, dilation, True, output_padding, groups)
    if _unbatched("conv_transpose2d", 2, input):
        return gs.convolution(input.unsqueeze(0), weight, bias, *geometry).squeeze(0)
    return gs.convolution(input, weight, bias, *geometry)


def conv_transpose3d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Extents,
    padding: Extents,
    output_padding: Extents,
    groups: int,
    dilation: Extents,
) -> Tensor:
    """Transposed convolution over three dimensions."""
    geometry = (stride, padding, dilation, True, output_padding, groups)
    if _unbatched("conv_transpose3d", 3, input):
        return gs.convolution(input.unsqueeze(0), weight, bias, *geometry).squeeze(0)
    return gs.convolution(input, weight, bias, *geometry)


def conv_tbc(self: Tensor, weight: Tensor, bias: Tensor, pad: int) -> Tensor:
    """Convolution over time, which comes first: (T, N, C) with `weight` (K, C, O)."""
    if self.ndim != 3 or weight.ndim != 3 or bias.ndim != 1:
        raise RuntimeError("Input must have 3 dims: time, batch, in_channel")
    if self.shape[2] != weight.shape[1]:
        raise RuntimeError("Input dim 2 (input channels) is not == dim 1 in the weight tensor")
    if weight.shape[2] != bias.shape[0]:
        raise RuntimeError("Bias size must equal dim 2 in the weight tensor (output channels).")
    series, filters = self.permute(1, 2, 0), weight.permute(2, 1, 0)
    result = gs.convolution(series, filters, bias, (1,), (pad,), (1,), False, (0,), 1)
    return result.permute(2, 0, 1).contiguous()
