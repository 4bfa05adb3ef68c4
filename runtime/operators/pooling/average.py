"""Pooling by the mean of each window, and its gradient.

The sum over a window is a sum along each of its dimensions in turn, which takes as many whole-array
additions as the window's extents add up to, not multiply to.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import prod
from operator import lt
from typing import Any

from ...core.constants import constant
from ...core.namespace import Array, host, kept, np
from ...core.result import Result
from ...core.threads import get_threads
from ..blocks import BLOCK_BYTES, each_block
from ..folds import add_reduce
from ..memory_formats import suggested_order
from ..pointwise.elementwise_blocks import BLOCK
from ..scalar_types import not_implemented
from .pooling import few_elements
from .windows import Extents, Windows, pooled_shape, windows_of


def _avg_pool_shape(
    rank: int,
    self: Array,
    kernel_size: Extents,
    stride: Extents,
    padding: Extents,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: int | None,
) -> Result:
    """The shape and dtype of `_avg_pool`."""
    if divisor_override == 0:
        raise RuntimeError("divisor must be not zero")
    if self.dtype.kind in "biu" and self.dtype != np.int64:
        raise not_implemented(f"avg_pool{rank}d", self.dtype)
    windows = windows_of(rank, kernel_size, stride, padding)
    kernel, extents = windows.kernel, self.shape[-rank:]
    if rank == 3 and min(kernel) > 0 and any(map(lt, extents, kernel)):
        # PyTorch asks for it in three dimensions only, whatever the padding.
        found, wanted = (
            " ".join(f"{name}: {size}" for name, size in zip(names, sizes))
            for names, sizes in ((("T", "H", "W"), extents), (("kT", "kH", "kW"), kernel))
        )
        raise RuntimeError(f"input image ({found}) smaller than kernel size ({wanted})")
    return Result(pooled_shape(self.shape, windows, ceil_mode), self.dtype, (), _order(self, rank))


avg_pool2d_shape = partial(_avg_pool_shape, 2)
avg_pool3d_shape = partial(_avg_pool_shape, 3)


def _order(self: Array, rank: int) -> Extents:
    """Means of planes keep channels last; those of volumes do not."""
    return suggested_order(self) if rank == 2 else ()


def sums_of_few(elements: Array, axis: int) -> Array:
    """Sums of windows along the axis of their elements, one after another from zero, as PyTorch adds them."""
    return add_reduce(elements, axis, None, None, False, 0.0)


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
    """The mean of each window of the last `rank` dimensions."""
    windows = windows_of(rank, kernel_size, stride, padding)
    shape = pooled_shape(self.shape, windows, ceil_mode)
    spatial, out = self.shape[-rank:], shape[-rank:]
    table = few_elements(self, windows, shape) if self.dtype.char in "fd" else None
    if table is not None and not any(windows.padding):
        count = divisor_override or table.shape[1]
        planes = self.reshape(prod(shape) // table.shape[0], -1).take(table.T, 1)
        sums = sums_of_few(planes, 1)
        np.true_divide(sums, constant(count, self.dtype), sums)
        return sums.reshape(shape)
    divisor = _divisor(windows, spatial, out, count_include_pad, divisor_override)
    return _by_planes(_means, self, out, windows, divisor, divisor_override)


def _by_planes(kernel: Callable[..., Array], x: Array, out: Extents, *rest: object) -> Array:
    """`kernel(x, out, *rest)`, which makes a plane, or a volume, of extents `out` of each that `x` has.

    Several threads share blocks of planes of large arrays.
    """
    rank = len(out)
    if x.size <= 2 * BLOCK or not x.flags.c_contiguous or np is not host or get_threads() == 1:
        return kernel(x, out, *rest)
    planes = x.reshape(-1, *x.shape[-rank:])
    result = np.empty((len(planes), *out), x.dtype)

    def work(first: int, last: int) -> None:
        result[first:last] = kernel(planes[first:last], out, *rest)

    largest = max(planes.nbytes, result.nbytes) // len(planes)
    each_block(work, len(planes), max(BLOCK_BYTES // largest, 1))
    return result.reshape(*x.shape[:-rank], *out)


def _means(
    self: Array, out: Extents, windows: Windows, divisor: Array | int, override: int | None
) -> Array:
    """The sums of windows over `divisor`, which is an `override`, or how many elements each has."""
    kernel, jumps, pads, _ = windows
    rank = len(out)
    narrow = self.dtype.itemsize == 2 and self.dtype.kind in "fV"
    total = self.astype(np.float32) if narrow else self
    for axis in range(rank):
        total = _sum_windows(total, axis - rank, kernel[axis], jumps[axis], pads[axis], out[axis])
    if self.dtype.kind in "iu":
        # Towards zero, as integers divide in C.
        quotient: Array = np.sign(total) * (np.abs(total) // abs(divisor))
        if override is not None and override < 0:
            quotient = -quotient
        return quotient.astype(self.dtype, copy=False)
    if isinstance(divisor, int):
        result: Array = np.true_divide(total, constant(divisor, total.dtype))
    else:
        result = total / divisor.astype(total.dtype)
    return result.astype(self.dtype) if narrow else result


avg_pool2d = partial(_avg_pool, 2)
avg_pool3d = partial(_avg_pool, 3)


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


@kept(256)
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
    counts = host.ones((), host.int64)
    for width, jump, extent, first, last in zip(kernel, jumps, out, firsts, lasts):
        start = host.arange(extent) * jump
        counts = counts[..., None] * (
            host.minimum(start + width, last) - host.maximum(start, first)
        )
    return counts


def _avg_pool_backward_shape(
    rank: int, grad_output: Array, self: Array, /, *geometry: Any
) -> Result:
    """The shape and dtype of `_avg_pool_backward`; RuntimeError for a gradient of another shape."""
    shape = _avg_pool_shape(rank, self, *geometry).shape
    if grad_output.shape != shape:
        raise RuntimeError(
            f"Expected a gradient of shape {list(shape)}, got {list(grad_output.shape)}"
        )
    return Result(self.shape, grad_output.dtype, (), _order(self, rank))


avg_pool2d_backward_shape = partial(_avg_pool_backward_shape, 2)
avg_pool3d_backward_shape = partial(_avg_pool_backward_shape, 3)


def _avg_pool_backward(
    rank: int,
    grad_output: Array,
    self: Array,
    kernel_size: Extents,
    stride: Extents,
    padding: Extents,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: int | None,
) -> Array:
    """The gradient of `_avg_pool`: every window's share to each of its elements."""
    windows = windows_of(rank, kernel_size, stride, padding)
    spatial, out = self.shape[-rank:], grad_output.shape[-rank:]
    divisor = _divisor(windows, spatial, out, count_include_pad, divisor_override)
    return _by_planes(_spread_means, grad_output, spatial, windows, divisor)


def _spread_means(
    grad_output: Array, spatial: Extents, windows: Windows, divisor: Array | int
) -> Array:
    """The share of each window, whose elements are `divisor`, to all of them."""
    kernel, jumps, pads, _ = windows
    rank = len(spatial)
    wide = np.dtype(np.float32) if grad_output.dtype.itemsize == 2 else grad_output.dtype
    share: Array = grad_output.astype(wide, copy=False)
    share = share / (divisor if isinstance(divisor, int) else divisor.astype(wide))
    for axis in range(rank - 1, -1, -1):
        share = _spread_windows(
            share, axis - rank, kernel[axis], jumps[axis], pads[axis], spatial[axis]
        )
    return np.ascontiguousarray(share, grad_output.dtype)


avg_pool2d_backward = partial(_avg_pool_backward, 2)
avg_pool3d_backward = partial(_avg_pool_backward, 3)


_FEW = 1024
"""Elements up to which `numpy.repeat` takes less along the last dimension than a copy for each element of a window."""


def _spread_windows(array: Array, axis: int, width: int, jump: int, pad: int, size: int) -> Array:
    """The transpose of `_sum_windows`, to an extent of `size`."""
    out = array.shape[axis]
    trail: tuple[Any, ...] = (slice(None),) * (-axis - 1)
    if width == jump and not pad and out * width == size:
        if axis < -1 or array.size < _FEW:
            return np.repeat(array, width, axis)
        repeated = np.empty((*array.shape[:-1], size), array.dtype)
        for at in range(width):
            repeated[..., at::width] = array
        return repeated
    extents = list(array.shape)
    extents[axis] = max((out - 1) * jump + width, size + pad)
    result = np.zeros(extents, array.dtype)
    span = (out - 1) * jump + 1
    for at in range(width):
        result[(..., slice(at, at + span, jump), *trail)] += array
    return result[(..., slice(pad, pad + size), *trail)]
