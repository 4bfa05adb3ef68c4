"""The three products that convolutions are made of, as matrix products over gathered windows.

A convolution of any number of spatial dimensions is a matrix product once every window of the input
lies in a column of its own (the "im2col" lowering of Chellapilla, Puri and Simard, *High Performance
Convolutional Neural Networks for Document Processing*, 2006).  Columns are gathered for a few
samples at a time, so that they are still in cache when the product reads them, and in one of two
layouts: channels first, whose copies run along an output row, and channels last, whose copies run
along a window row and all channels.  The longer run wins.

Shapes: input ``(N, C, *S)``, weight ``(O, C/G, *K)``, output ``(N, O, *L)``.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import prod

from gradsmith.kernels.namespace import Array, np

__all__ = ["correlate", "input_gradient", "output_extents", "weight_gradient"]

Extents = tuple[int, ...]

# Bytes of columns gathered before each product: more than a second-level cache holds, because a
# larger product gains more than the copies lose.
COLUMN_BYTES = 4 << 20


def output_extents(
    spatial: Extents, kernel: Extents, stride: Extents, padding: Extents, dilation: Extents
) -> Extents:
    """Extents of a convolution's output."""
    return tuple(
        (size + 2 * pad - step * (width - 1) - 1) // jump + 1
        for size, width, jump, pad, step in zip(spatial, kernel, stride, padding, dilation)
    )


def correlate(
    input: Array,
    weight: Array,
    stride: Extents,
    padding: Extents,
    dilation: Extents,
    groups: int,
) -> Array:
    """Cross-correlation of `input` with `weight`: what neural networks call convolution."""
    kernel = weight.shape[2:]
    out = output_extents(input.shape[2:], kernel, stride, padding, dilation)
    samples, channels = input.shape[:2]
    filters = weight.shape[0]
    if is_pointwise(kernel, padding):
        return _mix_channels(_thinned(input, stride), weight.reshape(groups, filters // groups, -1))
    if weight.shape[1] == 1 and groups > 1:
        return _correlate_depthwise(input, weight, out, stride, padding, dilation)
    result = np.empty((samples, filters, *out), input.dtype)
    if not result.size:
        return result
    if prefers_channels_last(groups, channels, kernel, out):
        windows = windows_last(pad_last(input, padding), kernel, out, stride, dilation)
        matrix = np.moveaxis(weight, 1, -1).reshape(filters, -1).T
        for first, last, gathered in gather_last(windows):
            product = gathered.reshape(-1, matrix.shape[0]) @ matrix
            result[first:last] = np.moveaxis(product.reshape(last - first, *out, filters), -1, 1)
        return result
    windows = windows_first(pad_first(input, padding), kernel, out, stride, dilation)
    rows = weight.reshape(groups, filters // groups, -1)
    by_filter = result.swapaxes(0, 1)
    for first, last, gathered in gather_first(windows):
        columns = gathered.reshape(groups, rows.shape[2], -1)
        if last - first == 1:  # the product is laid out as the result is
            np.matmul(rows, columns, out=result[first].reshape(groups, filters // groups, -1))
            continue
        product = rows @ columns
        by_filter[:, first:last] = product.reshape(filters, last - first, *out)
    return result


def input_gradient(
    grad: Array,
    weight: Array,
    spatial: Extents,
    stride: Extents,
    padding: Extents,
    dilation: Extents,
    groups: int,
) -> Array:
    """The transpose of `correlate` in its input, whose spatial extents are `spatial`."""
    kernel = weight.shape[2:]
    samples, filters = grad.shape[:2]
    channels = weight.shape[1] * groups
    if is_pointwise(kernel, padding):
        matrix = weight.reshape(groups, filters // groups, -1)
        mixed = _mix_channels(grad, matrix.swapaxes(1, 2))
        if mixed.shape[2:] == spatial:
            return mixed
        spread = np.zeros((samples, channels, *spatial), grad.dtype)
        spread[window_slices((0,) * len(spatial), grad.shape[2:], stride, dilation)] = mixed
        return spread
    margins = tuple(step * (width - 1) - pad for step, width, pad in zip(dilation, kernel, padding))
    depthwise = weight.shape[1] == 1 and groups > 1
    if (
        all(jump == 1 for jump in stride)
        and min(margins) >= 0
        and filters <= (channels if depthwise else 3 * channels)
        and output_extents(grad.shape[2:], kernel, stride, margins, dilation) == spatial
    ):
        # With unit stride the transpose is a correlation with the kernel turned round, and gathering
        # windows costs less than scattering them.
        turned = np.flip(weight, tuple(range(2, weight.ndim)))
        turned = turned.reshape(groups, filters // groups, -1, *kernel).swapaxes(1, 2)
        turned = turned.reshape(channels, filters // groups, *kernel)
        return correlate(grad, turned, stride, margins, dilation, groups)
    padded_extents = tuple(size + 2 * pad for size, pad in zip(spatial, padding))
    result = np.zeros((samples, channels, *padded_extents), grad.dtype)
    if depthwise:
        _scatter_depthwise(result, grad, weight, stride, dilation)
    elif result.size and grad.size:
        matrix = weight.reshape(groups, filters // groups, -1).swapaxes(1, 2)
        out = grad.shape[2:]
        by_channel = result.swapaxes(0, 1)
        size = prod(kernel) * channels * prod(out) * grad.dtype.itemsize
        for first, last in _chunks(samples, size):
            rows = grad[first:last].swapaxes(0, 1).reshape(groups, filters // groups, -1)
            columns = (matrix @ rows).reshape(channels, *kernel, last - first, *out)
            part = by_channel[:, first:last]
            for position in np.ndindex(*kernel):
                part[window_slices(position, out, stride, dilation)] += columns[:, *position]
    if not any(padding):
        return result
    return np.ascontiguousarray(result[_inside(padding, spatial)])


def weight_gradient(
    grad: Array,
    input: Array,
    kernel: Extents,
    stride: Extents,
    padding: Extents,
    dilation: Extents,
    groups: int,
) -> Array:
    """The transpose of `correlate` in its weight, whose spatial extents are `kernel`."""
    samples, channels = input.shape[:2]
    filters, out = grad.shape[1], grad.shape[2:]
    shape = (filters, channels // groups, *kernel)
    if not (input.size and grad.size):
        return np.zeros(shape, grad.dtype)
    if is_pointwise(kernel, padding) and groups == 1 and prod(out) >= 64:
        planes = _thinned(input, stride).reshape(samples, channels, -1)
        rows = grad.reshape(samples, filters, -1)
        sums = rows[0] @ planes[0].T
        for number in range(1, samples):
            sums += rows[number] @ planes[number].T
        return sums.reshape(shape)
    if channels == groups and groups > 1:
        return _weight_gradient_depthwise(grad, input, kernel, stride, padding, dilation)
    if prefers_channels_last(groups, channels, kernel, out):
        windows = windows_last(pad_last(input, padding), kernel, out, stride, dilation)
        flat: Array = np.zeros((filters, prod(kernel) * channels), grad.dtype)
        for first, last, gathered in gather_last(windows):
            columns = gathered.reshape(-1, flat.shape[1])
            flat += grad[first:last].swapaxes(0, 1).reshape(filters, -1) @ columns
        return np.ascontiguousarray(np.moveaxis(flat.reshape(filters, *kernel, channels), -1, 1))
    windows = windows_first(pad_first(input, padding), kernel, out, stride, dilation)
    per_group = filters // groups
    total: Array = np.zeros((groups, per_group, prod(shape[1:])), grad.dtype)
    for first, last, gathered in gather_first(windows):
        columns = gathered.reshape(groups, total.shape[2], -1)
        rows = grad[first:last].swapaxes(0, 1).reshape(groups, per_group, -1)
        total += rows @ columns.swapaxes(1, 2)
    return total.reshape(shape)


def is_pointwise(kernel: Extents, padding: Extents) -> bool:
    """Whether every window is one element of the input."""
    return not any(padding) and max(kernel) == 1


def _thinned(input: Array, stride: Extents) -> Array:
    """The elements that windows of one element read."""
    if max(stride) == 1:
        return input
    return input[(slice(None), slice(None), *(slice(None, None, jump) for jump in stride))]


def _mix_channels(input: Array, matrix: Array) -> Array:
    """`matrix` of shape (G, O/G, C/G) applied to the channels of `input`."""
    samples, channels, *spatial = input.shape
    groups, filters = matrix.shape[:2]
    if groups == 1:
        product = matrix[0] @ input.reshape(samples, channels, -1)
    else:
        product = matrix @ input.reshape(samples, groups, channels // groups, -1)
    return product.reshape(samples, groups * filters, *spatial)


def prefers_channels_last(groups: int, channels: int, kernel: Extents, out: Extents) -> bool:
    """Whether a window row over all channels is a longer run than an output row."""
    return groups == 1 and channels * kernel[-1] > 2 * out[-1]


def pad_first(input: Array, padding: Extents) -> Array:
    """`input` with zeros around its spatial dimensions."""
    if not any(padding):
        return input
    spatial = input.shape[2:]
    extents = tuple(size + 2 * pad for size, pad in zip(spatial, padding))
    result = np.zeros((*input.shape[:2], *extents), input.dtype)
    result[_inside(padding, spatial)] = input
    return result


def _inside(padding: Extents, spatial: Extents) -> tuple[slice, ...]:
    """What lies inside the padding, behind two leading dimensions."""
    everything = slice(None)
    inner = (slice(pad, pad + size) for pad, size in zip(padding, spatial))
    return (everything, everything, *inner)


def pad_last(input: Array, padding: Extents) -> Array:
    """`input` with its channels last in memory and zeros around its spatial dimensions."""
    moved = np.moveaxis(input, 1, -1)
    if not any(padding):
        return np.ascontiguousarray(moved)
    spatial = input.shape[2:]
    extents = tuple(size + 2 * pad for size, pad in zip(spatial, padding))
    result = np.zeros((input.shape[0], *extents, input.shape[1]), input.dtype)
    result[_inside(padding, spatial)[1:]] = moved
    return result


def windows_first(
    padded: Array, kernel: Extents, out: Extents, stride: Extents, dilation: Extents
) -> Array:
    """A view of `padded` (N, C, *S) of shape (C, *K, N, *L): every window in a column."""
    sample, channel, *steps = padded.strides
    return np.lib.stride_tricks.as_strided(
        padded,
        (padded.shape[1], *kernel, padded.shape[0], *out),
        (
            channel,
            *(step * apart for step, apart in zip(steps, dilation)),
            sample,
            *(step * jump for step, jump in zip(steps, stride)),
        ),
        writeable=False,
    )


def windows_last(
    padded: Array, kernel: Extents, out: Extents, stride: Extents, dilation: Extents
) -> Array:
    """A view of `padded` (N, *S, C) of shape (N, *L, *K, C): every window in a row."""
    sample, *steps, channel = padded.strides
    return np.lib.stride_tricks.as_strided(
        padded,
        (padded.shape[0], *out, *kernel, padded.shape[-1]),
        (
            sample,
            *(step * jump for step, jump in zip(steps, stride)),
            *(step * apart for step, apart in zip(steps, dilation)),
            channel,
        ),
        writeable=False,
    )


def gather_first(windows: Array) -> Iterator[tuple[int, int, Array]]:
    """Contiguous copies of the windows of a few samples at a time, and which samples those are.

    The copies share a buffer: each is gone when the next is asked for.
    """
    axis = windows.ndim // 2
    lead = (slice(None),) * axis
    samples = windows.shape[axis]
    each = windows.size // samples
    buffer: Array | None = None
    for first, last in _chunks(samples, each * windows.itemsize):
        part = windows[(*lead, slice(first, last))]
        if buffer is None:
            buffer = np.empty(part.size, windows.dtype)
        gathered = buffer[: part.size].reshape(part.shape)
        np.copyto(gathered, part)
        yield first, last, gathered


def gather_last(windows: Array) -> Iterator[tuple[int, int, Array]]:
    """As `gather_first`, for windows with the samples first."""
    samples = len(windows)
    buffer: Array | None = None
    for first, last in _chunks(samples, windows.size // samples * windows.itemsize):
        part = windows[first:last]
        if buffer is None:
            buffer = np.empty(part.shape, windows.dtype)
        gathered = buffer[: last - first]
        np.copyto(gathered, part)
        yield first, last, gathered


def _chunks(samples: int, bytes_each: int) -> list[tuple[int, int]]:
    count = max(1, COLUMN_BYTES // max(bytes_each, 1))
    return [(first, min(first + count, samples)) for first in range(0, samples, count)]


def window_slices(
    position: Extents, out: Extents, stride: Extents, dilation: Extents
) -> tuple[slice, ...]:
    """What every window's element at `position` reads, behind two leading dimensions."""
    start = [at * apart for at, apart in zip(position, dilation)]
    return (
        slice(None),
        slice(None),
        *(
            slice(begin, begin + (size - 1) * jump + 1, jump)
            for begin, size, jump in zip(start, out, stride)
        ),
    )


def _correlate_depthwise(
    input: Array,
    weight: Array,
    out: Extents,
    stride: Extents,
    padding: Extents,
    dilation: Extents,
) -> Array:
    """`correlate` where every filter reads one channel: a sum of scaled slices."""
    samples, channels = input.shape[:2]
    filters, _, *kernel = weight.shape
    padded = pad_first(input, padding)
    result = np.empty((samples, filters, *out), input.dtype)
    if not result.size:
        return result
    scales = weight.reshape(channels, filters // channels, -1, *(1,) * len(out))
    runs = _runs(padded, out, stride)
    size = filters * prod(out) * input.dtype.itemsize
    for first, last in _chunks(samples, CHUNKS_IN_CACHE * size):
        shape = (last - first, channels, filters // channels)
        part = padded[first:last]
        if runs:
            part = part.reshape(last - first, channels, -1)
        total: Array | None = None
        scratch: Array | None = None
        for number, position in enumerate(np.ndindex(*kernel)):
            reads = _reads(part, position, out, stride, dilation, runs, padded)[:, :, None]
            scale = scales[:, :, number, 0] if runs else scales[:, :, number]
            if total is None or scratch is None:
                total = reads * (scale.reshape(*shape[1:], 1) if runs else scale)
                scratch = np.empty_like(total)
                continue
            np.multiply(reads, scale.reshape(*shape[1:], 1) if runs else scale, out=scratch)
            total += scratch
        assert total is not None
        target = result[first:last].reshape(*shape, *out)
        target[...] = _from_runs(total, out, padded) if runs else total
    return result


def _scatter_depthwise(
    result: Array, grad: Array, weight: Array, stride: Extents, dilation: Extents
) -> None:
    """Adds the transpose of `_correlate_depthwise` in its input to the padded `result`."""
    samples, channels = result.shape[:2]
    filters, _, *kernel = weight.shape
    out = grad.shape[2:]
    scales = weight.reshape(channels, filters // channels, *kernel)
    parts = grad.reshape(samples, channels, filters // channels, *out)
    for position in np.ndindex(*kernel):
        scale = scales[:, :, *position, *(None,) * len(out)]
        result[window_slices(position, out, stride, dilation)] += (parts * scale).sum(2)


def _weight_gradient_depthwise(
    grad: Array,
    input: Array,
    kernel: Extents,
    stride: Extents,
    padding: Extents,
    dilation: Extents,
) -> Array:
    """`weight_gradient` where every filter reads one channel."""
    samples, channels = input.shape[:2]
    filters, out = grad.shape[1], grad.shape[2:]
    padded = pad_first(input, padding)
    parts = grad.reshape(samples, channels, filters // channels, *out)
    result = np.empty((channels, filters // channels, *kernel), grad.dtype)
    axes = (0, *range(3, grad.ndim + 1))
    for position in np.ndindex(*kernel):
        reads = padded[window_slices(position, out, stride, dilation)][:, :, None]
        result[:, :, *position] = (parts * reads).sum(axes)
    return result.reshape(filters, 1, *kernel)
