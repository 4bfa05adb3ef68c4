"""Pooling by the mean of each window, and its gradient.

The sum over a window is a sum along each of its dimensions in turn, which takes as many whole-array
additions as the window's extents add up to, not multiply to.
"""

from __future__ import annotations

from math import prod
from typing import Any

from gradsmith.kernels.meta_pooling import fill_extents, pooled_shape
from gradsmith.kernels.namespace import Array, np

__all__ = ["avg_pool2d", "avg_pool2d_backward", "avg_pool3d", "avg_pool3d_backward"]

Extents = tuple[int, ...]


def avg_pool2d(
    self: Array,
    kernel_size: Extents,
    stride: Extents,
    padding: Extents,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: int | None,
) -> Array:
    """The mean of each window of (…, C, H, W)."""
    return _avg_pool(
        2, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
    )


def avg_pool3d(
    self: Array,
    kernel_size: Extents,
    stride: Extents,
    padding: Extents,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: int | None,
) -> Array:
    """The mean of each window of (…, C, D, H, W)."""
    return _avg_pool(
        3, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
    )


def _avg_pool(
    rank: int,
    self: Array,
    kernel_size: Extents,
    stride: Extents,
    padding: Extents,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: int | None,
) -> Array:
    if divisor_override == 0:
        raise RuntimeError("divisor must be not zero")
    kernel = fill_extents("kernel_size", kernel_size, rank)
    jumps = fill_extents("stride", stride, rank) if stride else kernel
    pads = fill_extents("padding", padding, rank)
    shape = pooled_shape(self.shape, kernel, jumps, pads, (1,) * rank, ceil_mode)
    spatial, out = self.shape[-rank:], shape[-rank:]
    narrow = self.dtype.itemsize == 2 and self.dtype.kind in "fV"
    total = self.astype(np.float32) if narrow else self
    for axis in range(rank):
        total = _sum_windows(total, axis - rank, kernel[axis], jumps[axis], pads[axis], out[axis])
    divisor: Array | int = _divisor(
        kernel, jumps, pads, spatial, out, count_include_pad, divisor_override
    )
    if self.dtype.kind in "iu":
        # Towards zero, as integers divide in C.
        quotient: Array = np.sign(total) * (np.abs(total) // abs(divisor))
        if divisor_override is not None and divisor_override < 0:
            quotient = -quotient
        return quotient.astype(self.dtype, copy=False)
    if isinstance(divisor, int):
        result: Array = total / divisor
    else:
        result = total / divisor.astype(total.dtype)
    return result.astype(self.dtype) if narrow else result


def _sum_windows(array: Array, axis: int, width: int, jump: int, pad: int, out: int) -> Array:
    """Sums of `width` elements along `axis`, `jump` apart, the first starting `pad` before it."""
    size = array.shape[axis]
    reach = (out - 1) * jump + width
    if width == 1 and jump == 1 and not pad and reach == size:
        return array
    trail: tuple[Any, ...] = (slice(None),) * (-axis - 1)
    if pad or reach > size:
        extents = list(array.shape)
        extents[axis] = max(reach, size + pad)
        padded = np.zeros(extents, array.dtype)
        padded[(..., slice(pad, pad + size), *trail)] = array
        array = padded
    elif width == jump == size:
        whole: Array = array.sum(axis, dtype=array.dtype, keepdims=True)
        return whole
    span = (out - 1) * jump + 1
    parts = [array[(..., slice(at, at + span, jump), *trail)] for at in range(width)]
    if width == 1:
        return parts[0]
    total = parts[0] + parts[1]
    for part in parts[2:]:
        total += part
    return total


def _divisor(
    kernel: Extents,
    jumps: Extents,
    pads: Extents,
    spatial: Extents,
    out: Extents,
    count_include_pad: bool,
    divisor_override: int | None,
) -> Array | int:
    """How many elements each window counts: one number where all windows agree."""
    if divisor_override is not None:
        return divisor_override
    # Counted elements lie in [first, last), measured from where the padding starts.
    firsts = [0 if count_include_pad else pad for pad in pads]
    lasts = [size + (2 * pad if count_include_pad else pad) for size, pad in zip(spatial, pads)]
    if not any(firsts) and all(
        (extent - 1) * jump + width <= last
        for extent, jump, width, last in zip(out, jumps, kernel, lasts)
    ):
        return prod(kernel)
    counts = np.ones((), np.int64)
    for width, jump, extent, first, last in zip(kernel, jumps, out, firsts, lasts):
        start = np.arange(extent) * jump
        counts = counts[..., None] * (np.minimum(start + width, last) - np.maximum(start, first))
    return counts


def avg_pool2d_backward(
    grad_output: Array,
    self: Array,
    kernel_size: Extents,
    stride: Extents,
    padding: Extents,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: int | None,
) -> Array:
    """The gradient of `avg_pool2d`: every window's share to each of its elements."""
    return _avg_pool_backward(
        2,
        grad_output,
        self,
        kernel_size,
        stride,
        padding,
        ceil_mode,
        count_include_pad,
        divisor_override,
    )


def avg_pool3d_backward(
    grad_output: Array,
    self: Array,
    kernel_size: Extents,
    stride: Extents,
    padding: Extents,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: int | None,
) -> Array:
    """The gradient of `avg_pool3d`: every window's share to each of its elements."""
    return _avg_pool_backward(
        3,
        grad_output,
        self,
        kernel_size,
        stride,
        padding,
        ceil_mode,
        count_include_pad,
        divisor_override,
    )


def _avg_pool_backward(
    rank: int,
    grad: Array,
    self: Array,
    kernel_size: Extents,
    stride: Extents,
    padding: Extents,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: int | None,
) -> Array:
    kernel = fill_extents("kernel_size", kernel_size, rank)
    jumps = fill_extents("stride", stride, rank) if stride else kernel
    pads = fill_extents("padding", padding, rank)
    shape = pooled_shape(self.shape, kernel, jumps, pads, (1,) * rank, ceil_mode)
    if grad.shape != shape:
        raise RuntimeError(f"Expected a gradient of shape {list(shape)}, got {list(grad.shape)}")
    spatial, out = self.shape[-rank:], shape[-rank:]
    divisor = _divisor(kernel, jumps, pads, spatial, out, count_include_pad, divisor_override)
    wide = np.dtype(np.float32) if grad.dtype.itemsize == 2 else grad.dtype
    share: Array = grad.astype(wide, copy=False)
    share = share / (divisor if isinstance(divisor, int) else divisor.astype(wide))
    for axis in range(rank - 1, -1, -1):
        share = _spread_windows(
            share, axis - rank, kernel[axis], jumps[axis], pads[axis], spatial[axis]
        )
    return np.ascontiguousarray(share, grad.dtype)


def _spread_windows(array: Array, axis: int, width: int, jump: int, pad: int, size: int) -> Array:
    """The transpose of `_sum_windows`, to an extent of `size`."""
    out = array.shape[axis]
    trail: tuple[Any, ...] = (slice(None),) * (-axis - 1)
    if width == jump and not pad and out * width == size:
        return np.repeat(array, width, axis)
    extents = list(array.shape)
    extents[axis] = max((out - 1) * jump + width, size + pad)
    result = np.zeros(extents, array.dtype)
    span = (out - 1) * jump + 1
    for at in range(width):
        result[(..., slice(at, at + span, jump), *trail)] += array
    inner: Array = result[(..., slice(pad, pad + size), *trail)]
    return inner
