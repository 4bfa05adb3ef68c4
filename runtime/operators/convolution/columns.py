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

from ...core.namespace import Array, np
from .depthwise import correlate_depthwise, scatter_depthwise, weight_gradient_depthwise
from .windows import (
    chunks,
    gather_first,
    gather_last,
    inside,
    output_extents,
    pad_first,
    pad_last,
    window_slices,
    windows_first,
    windows_last,
)

Extents = tuple[int, ...]


def correlate(
    input: Array,
    weight: Array,
    stride: Extents,
    padding: Extents,
    dilation: Extents,
    groups: int,
    result: Array,
) -> None:
    """Cross-correlation of `input` with `weight`, what neural networks call convolution, into `result`."""
    kernel, out = weight.shape[2:], result.shape[2:]
    channels, filters = input.shape[1], weight.shape[0]
    if not result.size:
        return
    if _is_pointwise(kernel, padding):
        mixing = weight.reshape(groups, filters // groups, -1)
        _mix_channels(_thinned(input, stride), mixing, result)
        return
    if weight.shape[1] == 1 and groups > 1:
        correlate_depthwise(pad_first(input, padding), weight, stride, dilation, result)
        return
    if _prefers_channels_last(groups, channels, kernel, out):
        windows = windows_last(pad_last(input, padding), kernel, out, stride, dilation)
        matrix = np.moveaxis(weight, 1, -1).reshape(filters, -1).T
        for first, last, gathered in gather_last(windows):
            product = gathered.reshape(-1, matrix.shape[0]) @ matrix
            result[first:last] = np.moveaxis(product.reshape(last - first, *out, filters), -1, 1)
        return
    windows = windows_first(pad_first(input, padding), kernel, out, stride, dilation)
    by_group = weight.reshape(groups, filters // groups, -1)
    by_filter = result.swapaxes(0, 1)
    for first, last, gathered in gather_first(windows):
        columns = gathered.reshape(groups, by_group.shape[2], -1)
        if last - first == 1:  # the product is laid out as the result is
            np.matmul(by_group, columns, out=result[first].reshape(groups, filters // groups, -1))
            continue
        product = by_group @ columns
        by_filter[:, first:last] = product.reshape(filters, last - first, *out)


def input_gradient(
    grad: Array,
    weight: Array,
    stride: Extents,
    padding: Extents,
    dilation: Extents,
    groups: int,
    result: Array,
) -> None:
    """The transpose of `correlate` in its input, into `result`."""
    kernel, spatial = weight.shape[2:], result.shape[2:]
    samples, filters = grad.shape[:2]
    channels = result.shape[1]
    if not result.size:
        return
    if _is_pointwise(kernel, padding):
        matrix = weight.reshape(groups, filters // groups, -1).swapaxes(1, 2)
        if grad.shape[2:] == spatial:
            _mix_channels(grad, matrix, result)
            return
        mixed = np.empty((samples, channels, *grad.shape[2:]), grad.dtype)
        _mix_channels(grad, matrix, mixed)
        result[...] = 0
        result[window_slices((0,) * len(spatial), grad.shape[2:], stride, dilation)] = mixed
        return
    margins = tuple(step * (width - 1) - pad for step, width, pad in zip(dilation, kernel, padding))
    depthwise = weight.shape[1] == 1 and groups > 1
    if (
        all(jump == 1 for jump in stride)
        and min(margins) >= 0
        and filters <= (channels if depthwise else 2 * channels)
        and output_extents(grad.shape[2:], kernel, stride, margins, dilation) == spatial
    ):
        # With unit stride the transpose is a correlation with the kernel turned round, and gathering
        # windows costs less than scattering them.
        turned = np.flip(weight, tuple(range(2, weight.ndim)))
        turned = turned.reshape(groups, filters // groups, -1, *kernel).swapaxes(1, 2)
        turned = turned.reshape(channels, filters // groups, *kernel)
        correlate(grad, turned, stride, margins, dilation, groups, result)
        return
    padded = result
    if any(padding):
        extents = (size + 2 * pad for size, pad in zip(spatial, padding))
        padded = np.zeros((samples, channels, *extents), grad.dtype)
    else:
        padded[...] = 0
    if depthwise:
        scatter_depthwise(padded, grad, weight, stride, dilation)
    elif padded.size and grad.size:
        matrix = weight.reshape(groups, filters // groups, -1).swapaxes(1, 2)
        out = grad.shape[2:]
        by_channel = padded.swapaxes(0, 1)
        size = prod(kernel) * channels * prod(out) * grad.dtype.itemsize
        for first, last in chunks(samples, size):
            rows = grad[first:last].swapaxes(0, 1).reshape(groups, filters // groups, -1)
            columns = (matrix @ rows).reshape(channels, *kernel, last - first, *out)
            part = by_channel[:, first:last]
            for position in np.ndindex(*kernel):
                part[window_slices(position, out, stride, dilation)] += columns[:, *position]
    if padded is not result:
        result[...] = padded[inside(padding, spatial)]


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
    if _is_pointwise(kernel, padding) and groups == 1 and prod(out) >= 64:
        planes = _thinned(input, stride).reshape(samples, channels, -1)
        grads = grad.reshape(samples, filters, -1)
        sums = grads[0] @ planes[0].T
        for number in range(1, samples):
            sums += grads[number] @ planes[number].T
        return sums.reshape(shape)  # type: ignore[no-any-return]
    if channels == groups and groups > 1:
        return weight_gradient_depthwise(grad, pad_first(input, padding), kernel, stride, dilation)
    if _prefers_channels_last(groups, channels, kernel, out):
        windows = windows_last(pad_last(input, padding), kernel, out, stride, dilation)
        flat: Array = np.zeros((filters, prod(kernel) * channels), grad.dtype)
        for first, last, gathered in gather_last(windows):
            by_window = gathered.reshape(-1, flat.shape[1])
            flat += grad[first:last].swapaxes(0, 1).reshape(filters, -1) @ by_window
        return np.ascontiguousarray(np.moveaxis(flat.reshape(filters, *kernel, channels), -1, 1))
    windows = windows_first(pad_first(input, padding), kernel, out, stride, dilation)
    per_group = filters // groups
    total: Array = np.zeros((groups, per_group, prod(shape[1:])), grad.dtype)
    for first, last, gathered in gather_first(windows):
        columns = gathered.reshape(groups, total.shape[2], -1)
        arrived = grad[first:last].swapaxes(0, 1).reshape(groups, per_group, -1)
        total += arrived @ columns.swapaxes(1, 2)
    return total.reshape(shape)


def _is_pointwise(kernel: Extents, padding: Extents) -> bool:
    """Whether every window is one element of the input."""
    return not any(padding) and max(kernel) == 1


def _thinned(input: Array, stride: Extents) -> Array:
    """The elements that windows of one element read."""
    if max(stride) == 1:
        return input
    return input[(slice(None), slice(None), *(slice(None, None, jump) for jump in stride))]


def _mix_channels(input: Array, matrix: Array, result: Array) -> None:
    """`matrix` of shape (G, O/G, C/G) applied to the channels of `input`, into `result`."""
    samples, channels = input.shape[:2]
    groups, filters = matrix.shape[:2]
    if groups == 1:
        planes = input.reshape(samples, channels, -1)
        np.matmul(matrix[0], planes, out=result.reshape(samples, filters, -1))
    else:
        parts = input.reshape(samples, groups, channels // groups, -1)
        np.matmul(matrix, parts, out=result.reshape(samples, groups, filters, -1))


def _prefers_channels_last(groups: int, channels: int, kernel: Extents, out: Extents) -> bool:
    """Whether a window row over all channels is a longer run than an output row."""
    return groups == 1 and channels * kernel[-1] > 2 * out[-1]
