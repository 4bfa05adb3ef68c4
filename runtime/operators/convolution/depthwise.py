"""Convolutions in which every filter reads a single channel: sums of scaled slices.

With unit stride, planes are treated as one long row each.  What a kernel position reads of all windows
is then a single stretch of it; the few sums that straddle the end of a row are never looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate
from math import prod

from ...core.namespace import Array, np
from .windows import chunks, window_slices

Extents = tuple[int, ...]

# How many arrays of a chunk's size share the bytes that a chunk may take.
_ARRAYS_IN_CACHE = 8


def correlate_depthwise(
    padded: Array, weight: Array, stride: Extents, dilation: Extents, result: Array
) -> None:
    """Correlation of `padded` (N, C, *P) with `weight` (C * M, 1, *K), into `result` (N, C * M, *L)."""
    samples, channels = padded.shape[:2]
    filters, _, *kernel = weight.shape
    multiplier, out = filters // channels, result.shape[2:]
    flat = max(stride) == 1
    ones = (1,) * (1 if flat else len(out))
    scales = weight.reshape(channels, multiplier, -1)
    size = multiplier * padded.nbytes // samples
    for first, last in chunks(samples, _ARRAYS_IN_CACHE * size):
        read = _reader(padded[first:last], out, stride, dilation)
        total = scratch = np.empty(0)
        for number, position in enumerate(np.ndindex(*kernel)):
            scale = scales[:, :, number].reshape(channels, multiplier, *ones)
            if number == 0:
                total = read(position)[:, :, None] * scale
                scratch = np.empty_like(total)
                continue
            np.multiply(read(position)[:, :, None], scale, out=scratch)
            total += scratch
        target = result[first:last].reshape(last - first, channels, multiplier, *out)
        target[...] = _rows(total, padded.shape[2:], out) if flat else total


def weight_gradient_depthwise(
    grad: Array, padded: Array, kernel: Extents, stride: Extents, dilation: Extents
) -> Array:
    """The transpose of `correlate_depthwise` in its weight."""
    samples, channels = padded.shape[:2]
    filters, out = grad.shape[1], grad.shape[2:]
    parts = grad.reshape(samples, channels, filters // channels, *out)
    result = np.empty((channels, filters // channels, prod(kernel)), grad.dtype)
    read = _reader(padded, out, stride, dilation)
    flat = max(stride) == 1
    if flat:
        stretch = np.zeros((*parts.shape[:3], _reach(padded.shape[2:], out)), grad.dtype)
        _rows(stretch, padded.shape[2:], out)[...] = parts
        if stretch.dtype.kind == "c":
            np.conjugate(stretch, out=stretch)  # which `vecdot` undoes
    axes = (0, *range(3, parts.ndim))
    for number, position in enumerate(np.ndindex(*kernel)):
        reads = read(position)[:, :, None]
        if flat:
            result[:, :, number] = np.vecdot(stretch, reads).sum(0)
        else:
            result[:, :, number] = (parts * reads).sum(axes)
    return result.reshape(filters, 1, *kernel)


def scatter_depthwise(
    result: Array, grad: Array, weight: Array, stride: Extents, dilation: Extents
) -> None:
    """Adds the transpose of `correlate_depthwise` in its input to the padded `result`."""
    samples, channels = result.shape[:2]
    filters, _, *kernel = weight.shape
    out = grad.shape[2:]
    scales = weight.reshape(channels, filters // channels, -1)
    parts = grad.reshape(samples, channels, filters // channels, *out)
    for number, position in enumerate(np.ndindex(*kernel)):
        scale = scales[:, :, number].reshape(*scales.shape[:2], *(1,) * len(out))
        result[window_slices(position, out, stride, dilation)] += (parts * scale).sum(2)


def _reader(
    padded: Array, out: Extents, stride: Extents, dilation: Extents
) -> Callable[[Extents], Array]:
    """A function from kernel positions to what they read of all windows."""
    if max(stride) > 1:
        return lambda position: padded[window_slices(position, out, stride, dilation)]
    rows = padded.reshape(*padded.shape[:2], -1)
    steps = _steps(padded.shape[2:])
    reach = _reach(padded.shape[2:], out)

    def stretch(position: Extents) -> Array:
        start = sum(at * apart * step for at, apart, step in zip(position, dilation, steps))
        return rows[:, :, start : start + reach]

    return stretch


def _steps(extents: Extents) -> Extents:
    """How far apart neighbours along each dimension are in a plane's one row."""
    return tuple(accumulate(reversed((*extents[1:], 1)), lambda a, b: a * b))[::-1]


def _reach(extents: Extents, out: Extents) -> int:
    """The length of the stretch that one kernel position reads of a plane."""
    return 1 + sum((size - 1) * step for size, step in zip(out, _steps(extents)))


def _rows(stretch: Array, extents: Extents, out: Extents) -> Array:
    """A view of stretches (…, reach) as (…, *out), without what straddles the ends of rows."""
    *lead, step = stretch.strides
    strides = (*lead, *(apart * step for apart in _steps(extents)))
    return np.lib.stride_tricks.as_strided(stretch, (*stretch.shape[:-1], *out), strides)
