"""Pooling by the mean of each window, and its gradient.

The sum over a window is a sum along each of its dimensions in turn, which takes as many whole-array
additions as the window's extents add up to, not multiply to.
"""

from __future__ import annotations

from math import prod
from typing import Any

from ...core.namespace import Array, np
from ...core.result import Result
from ..memory_formats import suggested_order
from ..scalar_types import not_implemented
from .windows import Windows, pooled_shape, windows_of

__all__ = [
    "avg_pool2d",
    "avg_pool2d_backward",
    "avg_pool2d_backward_shape",
    "avg_pool2d_shape",
    "avg_pool3d",
    "avg_pool3d_backward",
    "avg_pool3d_backward_shape",
    "avg_pool3d_shape",
]

Extents = tuple[int, ...]


def avg_pool2d_shape(
    self: Array,
    kernel_size: Extents,
    stride: Extents,
    padding: Extents,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: int | None,
) -> Result:
    """The shape and dtype of `avg_pool2d`."""
    windows = windows_of(2, kernel_size, stride, padding)
    pooled = _pooled(self, windows, ceil_mode, divisor_override)
    return pooled._replace(order=suggested_order(self))


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
    windows = windows_of(2, kernel_size, stride, padding)
    return _avg_pool(self, windows, ceil_mode, count_include_pad, divisor_override)


def avg_pool3d_shape(
    self: Array,
    kernel_size: Extents,
    stride: Extents,
    padding: Extents,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: int | None,
) -> Result:
    """The shape and dtype of `avg_pool3d`."""
    windows = windows_of(3, kernel_size, stride, padding)
    return _pooled(self, windows, ceil_mode, divisor_override)


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
    windows = windows_of(3, kernel_size, stride, padding)
    return _avg_pool(self, windows, ceil_mode, count_include_pad, divisor_override)


def _pooled(self: Array, windows: Windows, ceil_mode: bool, divisor_override: int | None) -> Result:
    if divisor_override == 0:
        raise RuntimeError("divisor must be not zero")
    if self.dtype.kind in "biu" and self.dtype != np.int64:
        raise not_implemented(f"avg_pool{len(windows.kernel)}d", self.dtype)
    return Result(pooled_shape(self.shape, windows, ceil_mode), self.dtype)


def _avg_pool(
    self: Array,
    windows: Windows,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: int | None,
) -> Array:
    rank = len(windows.kernel)
    kernel, jumps, pads, _ = windows
    shape = pooled_shape(self.shape, windows, ceil_mode)
    spatial, out = self.shape[-rank:], shape[-rank:]
    narrow = self.dtype.itemsize == 2 and self.dtype.kind in "fV"
    total = self.astype(np.float32) if narrow else self
    for axis in range(rank):
        total = _sum_windows(total, axis - rank, kernel[axis], jumps[axis], pads[axis], out[axis])
    divisor: Array | int = _divisor(windows, spatial, out, count_include_pad, divisor_override)
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
    windows: Windows,
    spatial: Extents,
    out: Extents,
    count_include_pad: bool,
    divisor_override: int | None,
) -> Array | int:
    """How many elements each window counts: one number where all windows agree."""
    if divisor_override is not None:
        return divisor_override
    kernel, jumps, pads, _ = windows
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


def avg_pool2d_backward_shape(
    grad_output: Array,
    self: Array,
    kernel_size: Extents,
    stride: Extents,
    padding: Extents,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: int | None,
) -> Result:
    """The shape and dtype of `avg_pool2d_backward`."""
    windows = windows_of(2, kernel_size, stride, padding)
    spread = _spread(grad_output, self, windows, ceil_mode, divisor_override)
    return spread._replace(order=suggested_order(self))


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
    windows = windows_of(2, kernel_size, stride, padding)
    return _avg_pool_backward(grad_output, self, windows, count_include_pad, divisor_override)


def avg_pool3d_backward_shape(
    grad_output: Array,
    self: Array,
    kernel_size: Extents,
    stride: Extents,
    padding: Extents,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: int | None,
) -> Result:
    """The shape and dtype of `avg_pool3d_backward`."""
    windows = windows_of(3, kernel_size, stride, padding)
    return _spread(grad_output, self, windows, ceil_mode, divisor_override)


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
    windows = windows_of(3, kernel_size, stride, padding)
    return _avg_pool_backward(grad_output, self, windows, count_include_pad, divisor_override)


def _spread(
    grad: Array, self: Array, windows: Windows, ceil_mode: bool, divisor_override: int | None
) -> Result:
    shape = _pooled(self, windows, ceil_mode, divisor_override).shape
    if grad.shape != shape:
        raise RuntimeError(f"Expected a gradient of shape {list(shape)}, got {list(grad.shape)}")
    return Result(self.shape, grad.dtype)


def _avg_pool_backward(
    grad: Array,
    self: Array,
    windows: Windows,
    count_include_pad: bool,
    divisor_override: int | None,
) -> Array:
    rank = len(windows.kernel)
    kernel, jumps, pads, _ = windows
    spatial, out = self.shape[-rank:], grad.shape[-rank:]
    divisor = _divisor(windows, spatial, out, count_include_pad, divisor_override)
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
