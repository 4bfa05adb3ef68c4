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
    if is_pointwise(kernel, stride, padding):
        return _mix_channels(input, weight.reshape(groups, filters // groups, -1))
    if weight.shape[1] == 1 and groups > 1:
        return _correlate_depthwise(input, weight, out, stride, padding, dilation)
    result = np.empty((samples, filters, *out), input.dtype)
    if not result.size:
        return result
    if prefers_channels_last(groups, channels, kernel, out):
        windows = windows_last(pad_last(input, padding), kernel, out, stride, dilation)
        matrix = np.moveaxis(weight, 1, -1).reshape(filters, -1).T
        for first, last in batches(samples, windows, input.dtype.itemsize):
            columns = windows[first:last].reshape(-1, matrix.shape[0])
            product = columns @ matrix
            result[first:last] = np.moveaxis(product.reshape(last - first, *out, filters), -1, 1)
        return result
    windows = windows_first(pad_first(input, padding), kernel, out, stride, dilation)
    matrix = weight.reshape(groups, filters // groups, -1)
    by_filter = result.swapaxes(0, 1)
    for first, last in batches(samples, windows, input.dtype.itemsize):
        columns = gather_first(windows, first, last).reshape(groups, matrix.shape[2], -1)
        product = matrix @ columns if groups > 1 else matrix[0] @ columns[0]
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
    if is_pointwise(kernel, stride, padding) and grad.shape[2:] == spatial:
        matrix = weight.reshape(groups, filters // groups, -1)
        return _mix_channels(grad, matrix.swapaxes(1, 2))
    margins = tuple(step * (width - 1) - pad for step, width, pad in zip(dilation, kernel, padding))
    depthwise = weight.shape[1] == 1 and groups > 1
    if (
        all(jump == 1 for jump in stride)
        and min(margins) >= 0
        and filters <= (channels if depthwise else channels + channels // 2)
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
    inner = tuple(slice(pad, pad + size) for pad, size in zip(padding, spatial))
    return np.ascontiguousarray(result[:, :, *inner])


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
    if is_pointwise(kernel, stride, padding) and groups == 1 and samples == 1:
        return (grad.reshape(filters, -1) @ input.reshape(channels, -1).T).reshape(shape)
    if channels == groups and groups > 1:
        return _weight_gradient_depthwise(grad, input, kernel, stride, padding, dilation)
    if prefers_channels_last(groups, channels, kernel, out):
        windows = windows_last(pad_last(input, padding), kernel, out, stride, dilation)
        total = np.zeros((filters, prod(kernel) * channels), grad.dtype)
        for first, last in batches(samples, windows, input.dtype.itemsize):
            columns = windows[first:last].reshape(-1, total.shape[1])
            total += grad[first:last].swapaxes(0, 1).reshape(filters, -1) @ columns
        total = total.reshape(filters, *kernel, channels)
        return np.ascontiguousarray(np.moveaxis(total, -1, 1))
    windows = windows_first(pad_first(input, padding), kernel, out, stride, dilation)
    per_group = filters // groups
    total = np.zeros((groups, per_group, prod(shape[1:])), grad.dtype)
    for first, last in batches(samples, windows, input.dtype.itemsize):
        columns = gather_first(windows, first, last).reshape(groups, total.shape[2], -1)
        rows = grad[first:last].swapaxes(0, 1).reshape(groups, per_group, -1)
        total += rows @ columns.swapaxes(1, 2)
    return total.reshape(shape)


def is_pointwise(kernel: Extents, stride: Extents, padding: Extents) -> bool:
    """Whether every window is one element and every element has one."""
    return not any(padding) and all(size == 1 for size in (*kernel, *stride))


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
    result[:, :, *(slice(pad, pad + size) for pad, size in zip(padding, spatial))] = input
    return result


def pad_last(input: Array, padding: Extents) -> Array:
    """`input` with its channels last in memory and zeros around its spatial dimensions."""
    moved = np.moveaxis(input, 1, -1)
    if not any(padding):
        return np.ascontiguousarray(moved)
    spatial = input.shape[2:]
    extents = tuple(size + 2 * pad for size, pad in zip(spatial, padding))
    result = np.zeros((input.shape[0], *extents, input.shape[1]), input.dtype)
    result[:, *(slice(pad, pad + size) for pad, size in zip(padding, spatial))] = moved
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


def gather_first(windows: Array, first: int, last: int) -> Array:
    """A contiguous copy of the windows of some samples."""
    axis = windows.ndim // 2
    part: Array = windows[(slice(None),) * axis + (slice(first, last),)]
    return np.ascontiguousarray(part)


def batches(samples: int, windows: Array, itemsize: int) -> list[tuple[int, int]]:
    """Ranges of samples whose windows fill about COLUMN_BYTES."""
    return _chunks(samples, windows.size // max(samples, 1) * itemsize)


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
    scales = weight.reshape(channels, filters // channels, *kernel)
    size = filters * prod(out) * input.dtype.itemsize
    for first, last in _chunks(samples, 16 * size):
        part = padded[first:last]
        target = result[first:last].reshape(last - first, channels, -1, *out)
        scratch = np.empty(target.shape, input.dtype)
        for number, position in enumerate(np.ndindex(*kernel)):
            reads = part[window_slices(position, out, stride, dilation)][:, :, None]
            scale = scales[:, :, *position, *(None,) * len(out)]
            if number:
                np.multiply(reads, scale, out=scratch)
                target += scratch
            else:
                np.multiply(reads, scale, out=target)
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
