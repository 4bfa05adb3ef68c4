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

from gradsmith.kernels.convolution_depthwise import (
    correlate_depthwise,
    scatter_depthwise,
    weight_gradient_depthwise,
)
from gradsmith.kernels.convolution_windows import (
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
from gradsmith.kernels.namespace import Array, np

__all__ = ["correlate", "input_gradient", "weight_gradient"]

Extents = tuple[int, ...]


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
        return correlate_depthwise(pad_first(input, padding), weight, out, stride, dilation)
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
    by_group = weight.reshape(groups, filters // groups, -1)
    by_filter = result.swapaxes(0, 1)
    for first, last, gathered in gather_first(windows):
        columns = gathered.reshape(groups, by_group.shape[2], -1)
        if last - first == 1:  # the product is laid out as the result is
            np.matmul(by_group, columns, out=result[first].reshape(groups, filters // groups, -1))
            continue
        product = by_group @ columns
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
        and filters <= (channels if depthwise else 2 * channels)
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
        scatter_depthwise(result, grad, weight, stride, dilation)
    elif result.size and grad.size:
        matrix = weight.reshape(groups, filters // groups, -1).swapaxes(1, 2)
        out = grad.shape[2:]
        by_channel = result.swapaxes(0, 1)
        size = prod(kernel) * channels * prod(out) * grad.dtype.itemsize
        for first, last in chunks(samples, size):
            rows = grad[first:last].swapaxes(0, 1).reshape(groups, filters // groups, -1)
            columns = (matrix @ rows).reshape(channels, *kernel, last - first, *out)
            part = by_channel[:, first:last]
            for position in np.ndindex(*kernel):
                part[window_slices(position, out, stride, dilation)] += columns[:, *position]
    if not any(padding):
        return result
    return np.ascontiguousarray(result[inside(padding, spatial)])


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
        grads = grad.reshape(samples, filters, -1)
        sums = grads[0] @ planes[0].T
        for number in range(1, samples):
            sums += grads[number] @ planes[number].T
        return sums.reshape(shape)  # type: ignore[no-any-return]
    if channels == groups and groups > 1:
        return weight_gradient_depthwise(grad, pad_first(input, padding), kernel, stride, dilation)
    if prefers_channels_last(groups, channels, kernel, out):
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
    return product.reshape(samples, groups * filters, *spatial)  # type: ignore[no-any-return]


def prefers_channels_last(groups: int, channels: int, kernel: Extents, out: Extents) -> bool:
    """Whether a window row over all channels is a longer run than an output row."""
    return groups == 1 and channels * kernel[-1] > 2 * out[-1]
