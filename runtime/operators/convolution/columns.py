"""The three products that convolutions are made of, by the way that suits the shape.

A convolution of any number of spatial dimensions is a matrix product once every window of the input
lies in a column of its own (the "im2col" lowering of Chellapilla, Puri and Simard, *High Performance
Convolutional Neural Networks for Document Processing*, 2006).  Columns are gathered a block at a
time, so that they are still in cache when the product reads them, and in one of two layouts: channels
first, whose copies run along an output row, and channels last, whose copies run along a window row and
all channels.  What takes fewer copies wins.  Where copies cost more than products, elements of the kernel
that differ along the first dimension only share them, and have products of their own, which are added up.
Windows of one element need no columns, and filters of one channel no product.

Shapes: input ``(N, C, *S)``, weight ``(O, C/G, *K)``, output ``(N, O, *L)``.  Windows begin `lead` elements
before the input, and where they end follows from the output.
"""

from __future__ import annotations

from itertools import product
from math import gcd, prod
from typing import Any

from ...core.namespace import Array, host, kept, np, occurrences
from . import windows
from .depthwise import correlate_depthwise, is_dense, weight_gradient_depthwise
from .windows import Geometry, gathered_rows, gathered_windows, inside, window_blocks, window_slices

Extents = tuple[int, ...]


def correlate(
    input: Array,
    weight: Array,
    bias: Array | None,
    geometry: Geometry,
    result: Array,
) -> None:
    """Cross-correlation of `input` with `weight`, what neural networks call convolution, into `result`."""
    stride, lead, dilation, groups = geometry
    kernel, out = weight.shape[2:], result.shape[2:]
    channels, filters = input.shape[1], weight.shape[0]
    if not result.size:
        return
    shift: Any = 0 if bias is None else bias.reshape(-1, *(1,) * len(out))
    if not input.size:
        result[...] = shift
        return
    if _is_pointwise(kernel, lead) and result.flags.c_contiguous:
        mixing = weight.reshape(groups, filters // groups, -1)
        _mix_channels(_thinned(input, stride, out), mixing, bias, result)
        return
    if groups == 1 and len(input) * channels * prod(kernel) * prod(out) <= FEW:
        _correlate_few(input, weight, bias, geometry, result)
        return
    if _by_planes(groups, channels, filters, kernel, stride, dilation, out):
        correlate_depthwise(input, weight, bias, geometry, result)
        return
    if _shares_rows(channels // groups, filters // groups, kernel, stride, dilation, out):
        _correlate_rows(input, weight, bias, geometry, result)
        return
    last = _prefers_channels_last(groups, channels, filters, kernel, stride, input.shape[2:], out)
    matrix: Array = weight.reshape(groups, filters // groups, -1)
    if last:
        matrix = np.moveaxis(weight, 1, -1).reshape(filters, -1).T
    for (samples, rows), columns in gathered_windows(
        input, kernel, out, geometry, last, windows.COLUMN_BYTES
    ):
        target = result[samples, :, rows]
        if last:
            part = columns.reshape(-1, matrix.shape[0]) @ matrix
            if bias is not None:
                part += bias
            target[...] = np.moveaxis(part.reshape(len(target), *target.shape[2:], filters), -1, 1)
            continue
        gathered = columns.reshape(groups, matrix.shape[2], -1)
        if len(target) == 1 and result.flags.c_contiguous:
            # The product is laid out as the result is.
            np.matmul(matrix, gathered, out=target.reshape(groups, filters // groups, -1))
            if bias is not None:
                target += shift
            continue
        part = (matrix @ gathered).reshape(filters, len(target), *target.shape[2:])
        if bias is not None:
            part += shift[:, None]
        target.swapaxes(0, 1)[...] = part


FEW = 4096
"""Elements of all columns up to which a table of their places gathers them in the shortest time."""


def _correlate_few(
    input: Array, weight: Array, bias: Array | None, geometry: Geometry, result: Array
) -> None:
    """`correlate` of few elements, without groups."""
    samples, filters, *out = result.shape
    stride, lead, dilation, _ = geometry
    table, padded = places_in_columns(
        input.shape[1:], weight.shape[2:], (*out,), stride, lead, dilation
    )
    columns, matrix = columns_of_few(input, table, padded), weight.reshape(filters, -1)
    if result.flags.c_contiguous:
        np.matmul(matrix, columns, out=result.reshape(samples, filters, -1))
    else:
        result[...] = np.matmul(matrix, columns).reshape(result.shape)
    if bias is not None:
        result += bias.reshape(-1, *(1,) * len(out))


def columns_of_few(input: Array, table: Array, padded: bool) -> Array:
    """What is at the places of `places_in_columns`, in each sample."""
    flat: Array = input.reshape(len(input), -1)
    if padded:
        flat = np.concatenate([flat, np.zeros((len(flat), 1), flat.dtype)], 1)
    columns: Array = flat.take(table, 1)
    return columns


@kept(64)
def places_in_columns(
    planes: Extents,
    kernel: Extents,
    out: Extents,
    stride: Extents,
    lead: Extents,
    dilation: Extents,
) -> tuple[Array, bool]:
    """Where in a sample, a flattened (C, *S), the windows' elements are, in columns (C * K, L), and whether padding is among them.

    That is behind the last element.
    """
    channels, *spatial = planes
    rank = len(spatial)
    where: Array = host.arange(channels).reshape(channels, *(1,) * (2 * rank))
    outside: Array = host.zeros((), host.bool_)
    for axis, (size, width, extent) in enumerate(zip(spatial, kernel, out)):
        element = host.arange(width).reshape(width, *(1,) * (2 * rank - 1 - axis)) * dilation[axis]
        window = host.arange(extent).reshape(extent, *(1,) * (rank - 1 - axis)) * stride[axis]
        place = window + element - lead[axis]
        outside = outside | (place < 0) | (place >= size)
        where = where * size + place
    where = host.where(outside, prod(planes), where)
    return where.reshape(channels * prod(kernel), -1), bool(outside.any())


def _shares_rows(
    own: int, filters: int, kernel: Extents, stride: Extents, dilation: Extents, out: Extents
) -> bool:
    """Whether copies of rows for elements of the kernel along the first dimension cost more than products of their own.

    Those are written and added as often, and must be large enough to be worth a call.
    """
    others = own * prod(kernel[1:])
    remainders = min(stride[0] // gcd(stride[0], dilation[0]), kernel[0])
    spared = others * (kernel[0] - remainders) - filters * (kernel[0] - 1)
    return spared > 0 and others >= 32 and prod(out) >= 128 and out[-1] >= 8


def _correlate_rows(
    input: Array,
    weight: Array,
    bias: Array | None,
    geometry: Geometry,
    result: Array,
) -> None:
    """`correlate`, by `gathered_rows`."""
    groups = geometry.groups
    filters, own, first, *_ = weight.shape
    parts = weight.reshape(groups, filters // groups, own, first, -1)
    matrices = np.moveaxis(parts, 3, 0).reshape(first, groups, filters // groups, -1)
    scratch: Array = np.empty(0, result.dtype)
    for (sample, rows), found in gathered_rows(
        input, weight.shape[2:], result.shape[2:], geometry, windows.COLUMN_BYTES
    ):
        target = result[sample, :, rows]
        columns = [each.reshape(groups, matrices.shape[3], -1) for each in found]
        shape = (groups, filters // groups, columns[0].shape[2])
        if scratch.shape != shape:
            scratch = np.empty(shape, result.dtype)
        # Where the target's rows lie one after the other it is a view, and the sum is where it shall be.
        there = result.flags.c_contiguous
        total = target.reshape(shape) if there else np.empty(shape, result.dtype)
        np.matmul(matrices[0], columns[0], out=total)
        for matrix, met in zip(matrices[1:], columns[1:]):
            np.matmul(matrix, met, out=scratch)
            total += scratch
        if not there:
            target[...] = total.reshape(target.shape)
        if bias is not None:
            target += bias.reshape(-1, *(1,) * (target.ndim - 2))


def input_gradient(
    grad: Array,
    weight: Array,
    bias: Array | None,
    geometry: Geometry,
    result: Array,
) -> None:
    """The transpose of `correlate` in its input, into `result`, and `bias` added to its channels."""
    stride, lead, dilation, groups = geometry
    kernel, spatial = weight.shape[2:], result.shape[2:]
    filters, channels = grad.shape[1], result.shape[1]
    if not result.size:
        return
    shift = 0 if bias is None else bias.reshape(-1, *(1,) * len(spatial))
    if not grad.size:
        result[...] = shift
        return
    matrix = weight.reshape(groups, filters // groups, -1).swapaxes(1, 2)
    if _is_pointwise(kernel, lead):
        if grad.shape[2:] == spatial:
            _mix_channels(grad, matrix, bias, result)
            return
        mixed = np.empty((len(grad), channels, *grad.shape[2:]), grad.dtype)
        _mix_channels(grad, matrix, None, mixed)
        result[...] = 0
        result[window_slices((0,) * len(spatial), grad.shape[2:], stride, dilation)] = mixed
        if bias is not None:
            result += shift
    elif (
        groups == 1
        and grad.dtype.kind == "f"
        and len(grad) * channels * prod(kernel) * prod(grad.shape[2:]) <= FEW
    ):
        _scatter_few(grad, matrix[0], kernel, geometry, result)
        if bias is not None:
            result += shift
    elif filters <= 2 * channels or (groups > 1 and groups in (channels, filters)):
        _gather_gradient(grad, weight, bias, geometry, result)
    else:
        _scatter_gradient(grad, matrix, kernel, geometry, result)
        if bias is not None:
            result += shift


def _scatter_few(
    grad: Array, matrix: Array, kernel: Extents, geometry: Geometry, result: Array
) -> None:
    """`input_gradient` of few elements, without groups: the transpose of `_correlate_few`."""
    samples, filters, *out = grad.shape
    stride, lead, dilation, _ = geometry
    table, padded = places_in_columns(result.shape[1:], kernel, (*out,), stride, lead, dilation)
    shares = np.matmul(matrix, grad.reshape(samples, filters, -1))
    size = result.size // samples + padded
    places = table.reshape(-1)
    if samples > 1:
        places = (np.arange(0, samples * size, size)[:, None] + places).reshape(-1)
    sums = occurrences(places, shares.reshape(-1), samples * size).reshape(samples, size)
    result[...] = (sums[:, :-1] if padded else sums).reshape(result.shape)


def _gather_gradient(
    grad: Array,
    weight: Array,
    bias: Array | None,
    geometry: Geometry,
    result: Array,
) -> None:
    """`input_gradient` as correlations with unit stride.

    Elements of the input whose places are the same modulo the stride meet the same elements of the kernel: what
    reaches them is a correlation with these, turned round.
    """
    stride, lead, dilation, groups = geometry
    filters, _, *kernel = weight.shape
    channels, spatial = result.shape[1:2], result.shape[2:]
    turned = weight.reshape(groups, filters // groups, -1, *kernel).swapaxes(1, 2)
    turned = turned.reshape(*channels, filters // groups, *kernel)
    by_axis = [
        _phases(*along) for along in zip(kernel, spatial, stride, lead, dilation, strict=True)
    ]
    for phase in product(*by_axis):
        reads, taps, leads, apart = zip(*phase)
        target = result[:, :, *reads]
        if not target.size:
            continue
        part = turned[:, :, *taps]
        if not part.size:
            target[...] = 0 if bias is None else bias.reshape(-1, *(1,) * len(spatial))
            continue
        ones = (1,) * len(spatial)
        met = Geometry(ones, leads, apart, groups)
        correlate(grad, np.ascontiguousarray(part), bias, met, target)


def _phases(
    width: int, size: int, jump: int, lead: int, step: int
) -> list[tuple[slice, slice, int, int]]:
    """Along one dimension: elements of the input, those of the kernel that they meet, turned round, and how.

    How is the lead and the dilation of the correlation of the gradient with them.
    """
    common = gcd(jump, step)
    every, apart = jump // common, step // common
    found = []
    for phase in range(min(jump, size + lead)):
        begin = -(-max(lead - phase, 0) // jump)  # the first such element that is no padding
        first = next((k for k in range(min(every, width)) if (k * step - phase) % jump == 0), width)
        read = slice(phase + jump * begin - lead, None, jump)
        count = len(range(first, width, every))
        if not count:
            found.append((read, slice(0, 0), 0, 1))
            continue
        final = first + (count - 1) * every
        taps = slice(final, None if first < every else first - every, -every)
        # Element `begin` is met by gradient (phase + jump * begin - step * k) / jump, k being the last.
        found.append((read, taps, (step * final - phase) // jump - begin, apart))
    return found


def _scatter_gradient(
    grad: Array,
    matrix: Array,
    kernel: Extents,
    geometry: Geometry,
    result: Array,
) -> None:
    """`input_gradient` as a product whose columns are added where their windows are."""
    stride, lead, dilation, groups = geometry
    spatial, out = result.shape[2:], grad.shape[2:]
    samples, channels = result.shape[:2]
    padded = result
    if any(lead):
        extents = (size + 2 * pad for size, pad in zip(spatial, lead))
        padded = np.zeros((samples, channels, *extents), grad.dtype)
    else:
        padded[...] = 0
    window_bytes = prod(kernel) * channels * grad.itemsize
    for some, rows in window_blocks(samples, out, window_bytes, windows.COLUMN_BYTES):
        arrived = grad[some, :, rows].swapaxes(0, 1)
        columns = matrix @ arrived.reshape(groups, matrix.shape[2], -1)
        columns = columns.reshape(channels, *kernel, *arrived.shape[1:])
        part = padded[some].swapaxes(0, 1)
        part = part[:, :, rows.start * stride[0] :]
        for position in np.ndindex(*kernel):
            met = window_slices(position, arrived.shape[2:], stride, dilation)
            part[met] += columns[:, *position]
    if padded is not result:
        result[...] = padded[inside(lead, spatial)]


def weight_gradient(
    grad: Array,
    input: Array,
    kernel: Extents,
    geometry: Geometry,
) -> Array:
    """The transpose of `correlate` in its weight, whose spatial extents are `kernel`."""
    stride, lead, dilation, groups = geometry
    samples, channels = input.shape[:2]
    filters, out = grad.shape[1], grad.shape[2:]
    shape = (filters, channels // groups, *kernel)
    if not (input.size and grad.size):
        return np.zeros(shape, grad.dtype)
    if _is_pointwise(kernel, lead) and groups == 1 and prod(out) >= 64:
        planes = _thinned(input, stride, out).reshape(samples, channels, -1)
        grads = grad.reshape(samples, filters, -1)
        sums = grads[0] @ planes[0].T
        for number in range(1, samples):
            sums += grads[number] @ planes[number].T
        return sums.reshape(shape)  # type: ignore[no-any-return]
    if groups == 1 and samples * prod(shape[1:]) * prod(out) <= FEW:
        table, padded = places_in_columns(input.shape[1:], kernel, out, stride, lead, dilation)
        columns = columns_of_few(input, table, padded)
        products = np.matmul(grad.reshape(samples, filters, -1), columns.swapaxes(1, 2))
        few: Array = products[0] if samples == 1 else np.add.reduce(products, 0)
        return few.reshape(shape)
    if _by_planes(groups, channels, filters, kernel, stride, dilation, out):
        return weight_gradient_depthwise(grad, input, kernel, geometry)
    if filters // groups * kernel[0] <= prod(out) and _shares_rows(
        channels // groups, 0, kernel, stride, dilation, out
    ):
        return _weight_gradient_rows(grad, input, kernel, geometry)
    last = _prefers_channels_last(groups, channels, filters, kernel, stride, input.shape[2:], out)
    total: Array = np.zeros((groups, filters // groups, prod(shape[1:])), grad.dtype)
    scratch = np.empty_like(total)
    # Every block makes such a product, whose passes over memory must not outweigh those over columns.
    budget = max(windows.COLUMN_BYTES, 4 * total.nbytes)
    for (some, rows), columns in gathered_windows(input, kernel, out, geometry, last, budget):
        arrived = grad[some, :, rows].swapaxes(0, 1).reshape(groups, filters // groups, -1)
        if last:
            met = columns.reshape(1, -1, total.shape[2])
        else:
            met = columns.reshape(groups, total.shape[2], -1).swapaxes(1, 2)
        np.matmul(arrived, met, out=scratch)
        total += scratch
    if last:
        by_channel = np.moveaxis(total.reshape(filters, *kernel, channels), -1, 1)
        return np.ascontiguousarray(by_channel)
    return total.reshape(shape)


def _by_planes(
    groups: int,
    channels: int,
    filters: int,
    kernel: Extents,
    stride: Extents,
    dilation: Extents,
    out: Extents,
) -> bool:
    """Whether groups are so small that their planes had better be shifted as a whole.

    Copies of windows are of one row at a time, which costs more than what lies between short rows.
    """
    if groups == 1:
        return False
    if groups in (channels, filters):
        return True
    short = channels // groups <= _FEW_CHANNELS and out[-1] <= _SHORT_ROW
    return short and is_dense(stride, out, dilation, kernel)


def _weight_gradient_rows(
    grad: Array,
    input: Array,
    kernel: Extents,
    geometry: Geometry,
) -> Array:
    """`weight_gradient`, by `gathered_rows`."""
    groups = geometry.groups
    filters, own, first = grad.shape[1], input.shape[1] // groups, kernel[0]
    total = np.zeros((first, groups, own * prod(kernel[1:]), filters // groups), grad.dtype)
    scratch = np.empty_like(total[0])
    for (sample, rows), found in gathered_rows(
        input, kernel, grad.shape[2:], geometry, windows.COLUMN_BYTES
    ):
        arrived = grad[sample, :, rows].reshape(groups, filters // groups, -1)
        # One copy for all products: those with a transposed view take twice as long.
        turned = np.ascontiguousarray(arrived.swapaxes(1, 2))
        for part, met in zip(total, found):
            np.matmul(met.reshape(groups, total.shape[2], -1), turned, out=scratch)
            part += scratch
    by_element = total.reshape(first, groups, own, -1, filters // groups)
    return by_element.transpose(1, 4, 2, 0, 3).reshape(filters, own, *kernel)


def _is_pointwise(kernel: Extents, lead: Extents) -> bool:
    """Whether every window is one element of the input."""
    return not any(lead) and max(kernel) == 1


def _thinned(input: Array, stride: Extents, out: Extents) -> Array:
    """The elements that windows of one element read."""
    if max(stride) == 1 and input.shape[2:] == out:
        return input
    return input[window_slices((0,) * len(out), out, stride, (1,) * len(out))]


def _mix_channels(input: Array, matrix: Array, bias: Array | None, result: Array) -> None:
    """`matrix` of shape (G, O/G, C/G) applied to the channels of `input`, and `bias` added, into `result`."""
    samples, channels = input.shape[:2]
    groups, filters = matrix.shape[:2]
    parts = input.reshape(samples, groups, channels // groups, -1)
    target = result.reshape(samples, groups, filters, -1)
    if bias is None:
        np.matmul(matrix, parts, out=target)
        return
    shift = bias.reshape(groups, filters, 1)
    for part, into in zip(parts, target):
        np.matmul(matrix, part, out=into)
        into += shift


# What copying an element costs, beside its neighbour or apart from it, and beginning a run of them, in one unit: about
# a tenth of a nanosecond.  Transposing costs more where a sample is larger than the first-level cache.
_COPY, _COPY_APART, _RUN = 1, 2, 40
_TRANSPOSE, _TRANSPOSE_LARGE, _LARGE = 4, 12, 8192


_FEW_CHANNELS, _SHORT_ROW = 8, 16


def _prefers_channels_last(
    groups: int,
    channels: int,
    filters: int,
    kernel: Extents,
    stride: Extents,
    spatial: Extents,
    out: Extents,
) -> bool:
    """Whether windows in rows, the channels last, cost less to copy: of the input and the result they take a copy each."""
    if groups > 1:
        return False
    elements = channels * prod(kernel) * prod(out)
    apart = _COPY if stride[-1] == 1 else _COPY_APART
    first = elements * (apart + _RUN / out[-1])
    rows = elements * (_COPY + _RUN / (channels * kernel[-1]))
    for transposed in (channels * prod(spatial), filters * prod(out)):
        rows += transposed * (_TRANSPOSE if transposed <= _LARGE else _TRANSPOSE_LARGE)
    return rows < first
