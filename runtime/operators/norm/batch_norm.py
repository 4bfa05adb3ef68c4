"""Normalisation over all but the channels, by a batch's statistics or by running ones, with its gradients.

`x - mean` is scaled by the reciprocal standard deviation `rstd` of a channel.  Gradients, with `a` the incoming gradient
times the weight, `x̂` the normalised input and `E` the mean over a channel: `rstd * (a - E[a] - x̂ * E[a * x̂])` (Ioffe and
Szegedy, *Batch Normalization*, 2015, section 3, collected).
"""

from __future__ import annotations

from typing import Any

from ...core.constants import constant
from ...core.namespace import Array, certain, np
from ...core.result import Result
from ..blocks import blocks, each_block
from ..broadcasting import broadcast
from ..memory_formats import suggested_order
from ..row_blocks import rows_of_block
from .parameters import (
    Gradients,
    Mask,
    Results,
    check_parameters,
    gradients_shape,
    statistics_dtype,
    widened,
)
from .statistics import require_statistics
from .sums import LONGEST, as_rows, column_dots, column_sums, row_dots, row_sums


def native_batch_norm_shape(
    input: Array,
    weight: Array | None,
    bias: Array | None,
    running_mean: Array | None,
    running_var: Array | None,
    training: bool,
    *rest: Any,
) -> tuple[Result, Result, Result]:
    """The shapes and dtypes of `native_batch_norm`."""
    if not training and (running_mean is None or running_var is None):
        raise RuntimeError("running_mean and running_var must be given in evaluation mode")
    if input.ndim < 2:
        raise IndexError(f"Dimension out of range: there are no channels in {list(input.shape)}")
    check_parameters(
        input,
        input.shape[1],
        weight=weight,
        bias=bias,
        running_mean=running_mean,
        running_var=running_var,
    )
    kept = statistics_dtype(input.dtype, weight, bias, running_mean, running_var)
    shape = (input.shape[1],) if training else (0,)
    normalized = Result(input.shape, input.dtype, (), suggested_order(input))
    return normalized, Result(shape, kept), Result(shape, kept)


def native_batch_norm(
    input: Array,
    weight: Array | None,
    bias: Array | None,
    running_mean: Array | None,
    running_var: Array | None,
    training: bool,
    momentum: float,
    eps: float,
) -> tuple[Array, Array, Array]:
    """`input` (N, C, …) normalised over all but its channels; also each channel's mean and `rstd`.

    In training the running statistics, when given, move towards the batch's by `momentum`: they are
    written in place although the schema, which is PyTorch's, does not say so.
    """
    dtype = input.dtype
    samples, channels = input.shape[:2]
    planes = widened(input).reshape(samples, channels, -1)
    wide = planes.dtype
    kept = statistics_dtype(dtype, weight, bias, running_mean, running_var)
    if not training:
        mean, var = require_statistics(running_mean, running_var)
        rstd = 1 / np.sqrt(var.astype(wide, copy=False) + eps)
        scale = rstd if weight is None else rstd * weight
        shift = mean * -scale
        if bias is not None:
            shift += bias
        result = np.empty(planes.shape, wide)
        broadcast(np.multiply, planes, scale[:, None].astype(wide, copy=False), result)
        broadcast(np.add, result, shift[:, None].astype(wide, copy=False), result)
        none = np.zeros(0, kept)
        return result.reshape(input.shape).astype(dtype, copy=False), none, none.copy()
    count = planes.size // channels if channels else 0
    result = np.empty(planes.shape, wide)
    pair = np.empty((2, channels), wide)
    mean, rstd = pair[0], pair[1]
    variance = np.empty(channels, wide)
    parts: list[tuple[int, int]] = []
    if 0 < planes.size <= _FEW and planes.dtype.kind == "f":
        _normalize_few(planes, eps, weight, bias, result, (mean, variance, rstd))
    elif planes.shape[2] == 1:
        _normalize_columns(
            planes[:, :, 0], eps, weight, bias, result[:, :, 0], (mean, variance, rstd)
        )
    elif not _normalize_planes(planes, eps, weight, bias, result, (mean, variance, rstd)):
        parts = blocks(channels, count * planes.itemsize)
    for first, last in parts:
        part = slice(first, last)
        np.divide(_channel_sums(planes[:, part]), count, out=mean[part])
        centred = result[:, part]
        broadcast(np.subtract, planes[:, part], mean[part, None], centred)
        np.divide(_channel_dots(centred, centred), count, out=variance[part])
        np.reciprocal(np.sqrt(variance[part] + eps), out=rstd[part])
        scale = rstd[part] if weight is None else rstd[part] * weight[part]
        broadcast(np.multiply, centred, scale[:, None].astype(wide, copy=False), centred)
        if bias is not None:
            broadcast(np.add, centred, bias[part, None].astype(wide, copy=False), centred)
    if running_mean is not None:
        running_mean *= 1 - momentum
        running_mean += (momentum * mean).astype(running_mean.dtype, copy=False)
    if running_var is not None:
        running_var *= 1 - momentum
        unbiased = variance * (momentum * count / max(count - 1, 1))
        running_var += unbiased.astype(running_var.dtype, copy=False)
    return (
        result.reshape(input.shape).astype(dtype, copy=False),
        mean.astype(kept, copy=False),
        rstd.astype(kept, copy=False),
    )


_FEW = 1024
"""Elements up to which the number of NumPy's calls counts, and not how often they pass over memory."""


def _normalize_few(
    planes: Array,
    eps: float,
    weight: Array | None,
    bias: Array | None,
    result: Array,
    statistics: tuple[Array, Array, Array],
) -> None:
    """As `_normalize_columns`, of (N, C, L), few elements but some."""
    mean, variance, rstd = statistics
    samples, channels, length = planes.shape
    if length == 1:
        rows, centred = planes.reshape(samples, channels), result.reshape(samples, channels)
        axes: int | tuple[int, ...] = 0
        column = False
    else:
        rows, centred, axes, column = planes, result, (0, 2), True
    count = constant(samples * length, planes.dtype)
    np.divide(np.add.reduce(rows, axes), count, mean)
    np.subtract(rows, mean[:, None] if column else mean, centred)
    np.divide(np.add.reduce(np.multiply(centred, centred), axes), count, variance)
    np.add(variance, constant(eps, planes.dtype), rstd)
    np.reciprocal(np.sqrt(rstd, rstd), rstd)
    factor = rstd if weight is None else (rstd * weight).astype(planes.dtype, copy=False)
    np.multiply(centred, factor[:, None] if column else factor, centred)
    if bias is not None:
        shift = bias.astype(planes.dtype, copy=False)
        np.add(centred, shift[:, None] if column else shift, centred)


def _repeated(row: Array | None, step: int, count: int) -> Array | None:
    """`row` as often as a block has rows: NumPy computes with it faster so than with one that broadcasts."""
    return None if row is None else np.repeat(row[None], min(step, count), 0)


def _normalize_columns(
    rows: Array,
    eps: float,
    weight: Array | None,
    bias: Array | None,
    result: Array,
    statistics: tuple[Array, Array, Array],
) -> None:
    """The columns of a matrix normalised into `result`; mean, variance and `rstd` of each into `statistics`."""
    mean, variance, rstd = statistics
    count = len(rows)
    step = rows_of_block(rows, 1)
    parts = np.empty((2, -(-count // step), rows.shape[1]), rows.dtype)

    def add_up(first: int, last: int) -> None:
        own = rows[first:last]
        parts[0, first // step] = column_sums(own)
        parts[1, first // step] = column_dots(own, own)

    each_block(add_up, count, step)
    np.divide(np.add.reduce(parts[0], 0), count, out=mean)
    np.divide(np.add.reduce(parts[1], 0), count, out=variance)
    squares = np.square(mean)
    np.subtract(variance, squares, out=variance)
    far = not certain(np.less_equal(squares, variance).all(), False)
    if far:

        def centre(first: int, last: int) -> None:
            centred = broadcast(np.subtract, rows[first:last], mean[None], result[first:last])
            parts[1, first // step] = column_dots(centred, centred)

        each_block(centre, count, step)
        np.divide(np.add.reduce(parts[1], 0), count, out=variance)
    np.reciprocal(np.sqrt(variance + eps), out=rstd)
    factor = rstd if weight is None else (rstd * weight).astype(rows.dtype, copy=False)
    shift = None if bias is None else bias.astype(rows.dtype, copy=False)
    if not far:
        shift = mean * -factor if shift is None else shift - mean * factor
    shifts = _repeated(shift, step, count)

    def scale(first: int, last: int) -> None:
        part = result[first:last]
        broadcast(np.multiply, part if far else rows[first:last], factor[None], part)
        if shifts is not None:
            part += shifts[: last - first]

    each_block(scale, count, step)


def _normalize_planes(
    planes: Array,
    eps: float,
    weight: Array | None,
    bias: Array | None,
    result: Array,
    statistics: tuple[Array, Array, Array],
) -> bool:
    """As `_normalize_columns`, of (N, C, L) by the mean of squares; False, and nothing of use, where that lost digits."""
    mean, variance, rstd = statistics
    count = planes.size // max(planes.shape[1], 1)
    if not count:
        return False
    sums, dots = _sums_and_dots(planes, planes)
    np.divide(sums, count, out=mean)
    np.divide(dots, count, out=variance)
    squares = np.square(mean)
    np.subtract(variance, squares, out=variance)
    if not certain(np.less_equal(squares, variance).all(), False):
        return False
    np.reciprocal(np.sqrt(variance + eps), out=rstd)
    scale = rstd if weight is None else (rstd * weight).astype(planes.dtype, copy=False)
    shift = mean * -scale if bias is None else bias - mean * scale
    scales, shifts = (_for_rows(x.astype(planes.dtype, copy=False), planes) for x in (scale, shift))
    rows, normal = as_rows(planes), as_rows(result)

    def work(first: int, last: int) -> None:
        part = normal[first:last]
        broadcast(np.multiply, rows[first:last], scales[first:last], part)
        broadcast(np.add, part, shifts[first:last], part)

    each_block(work, len(rows), rows_of_block(rows, 1))
    return True


def _for_rows(channels: Array, planes: Array) -> Array:
    """A number for each channel as a column of one for each row of `as_rows(planes)`."""
    return np.tile(channels, len(planes))[:, None]


def native_batch_norm_backward_shape(
    grad_out: Array, input: Array, weight: Array | None, /, *rest: Any
) -> Results:
    """The shapes and dtypes of `native_batch_norm_backward`; the last argument says which are asked for."""
    return gradients_shape(input, weight, rest[-1])


def native_batch_norm_backward(
    grad_out: Array,
    input: Array,
    weight: Array | None,
    running_mean: Array | None,
    running_var: Array | None,
    save_mean: Array | None,
    save_invstd: Array | None,
    train: bool,
    eps: float,
    output_mask: Mask,
) -> Gradients:
    """The gradients of `native_batch_norm` that `output_mask` asks for."""
    samples, channels = input.shape[:2]
    grad = widened(grad_out).reshape(samples, channels, -1)
    planes = widened(input).reshape(grad.shape)
    wide = grad.dtype
    if train:
        mean, rstd = require_statistics(save_mean, save_invstd, "save_mean and save_invstd")
    else:
        mean, var = require_statistics(running_mean, running_var)
        rstd = 1 / np.sqrt(var.astype(wide, copy=False) + eps)
    scale = (rstd if weight is None else rstd * weight).astype(wide, copy=False)
    count = max(grad.size // channels if channels else 1, 1)
    for_planes = np.empty(grad.shape, wide) if output_mask[0] else None
    pair = np.empty((2, channels), wide)
    total, along = pair[0], pair[1]
    parts: list[tuple[int, int]] = []
    if train and for_planes is not None and 0 < grad.size <= _FEW and wide.kind == "f":
        _few_gradients(grad, planes, mean, rstd, scale, for_planes, total, along)
    elif grad.shape[2] == 1 and train and for_planes is not None:
        _column_gradients(
            grad[:, :, 0], planes[:, :, 0], mean, rstd, scale, for_planes[:, :, 0], total, along
        )
    elif not (
        train
        and for_planes is not None
        and _plane_gradients(grad, planes, mean, rstd, scale, for_planes, total, along)
    ):
        parts = blocks(channels, count * grad.itemsize)
    for first, last in parts:
        part = slice(first, last)
        arrived = grad[:, part]
        total[part] = _channel_sums(arrived)
        target = None if for_planes is None else for_planes[:, part]
        if output_mask[1] or (target is not None and train):
            own = planes[:, part]
            centred = np.empty(own.shape, wide) if target is None else target
            broadcast(np.subtract, own, mean[part, None].astype(wide, copy=False), centred)
            along[part] = _channel_dots(arrived, centred)
        if target is None:
            continue
        if train:
            slope = along[part] * rstd[part] * rstd[part] / -count
            broadcast(np.multiply, centred, slope[:, None].astype(wide, copy=False), centred)
            centred += arrived
            broadcast(np.subtract, centred, (total[part] / count)[:, None], centred)
            broadcast(np.multiply, centred, scale[part, None], centred)
        else:
            broadcast(np.multiply, arrived, scale[part, None], target)
    kept = statistics_dtype(grad_out.dtype, weight)
    return (
        (
            None
            if for_planes is None
            else for_planes.reshape(input.shape).astype(input.dtype, copy=False)
        ),
        (along * rstd).astype(kept, copy=False) if output_mask[1] else None,
        total.astype(kept, copy=False) if output_mask[2] else None,
    )


def _few_gradients(
    grad: Array,
    planes: Array,
    mean: Array,
    rstd: Array,
    scale: Array,
    for_planes: Array,
    total: Array,
    along: Array,
) -> None:
    """As `_column_gradients`, of `_normalize_few`."""
    samples, channels, length = grad.shape
    shape, axes = ((samples, channels), 0) if length == 1 else (grad.shape, (0, 2))
    each = (channels,) if length == 1 else (channels, 1)
    grad, count = grad.reshape(shape), samples * length
    centred = np.subtract(planes.reshape(shape), mean.astype(grad.dtype, copy=False).reshape(each))
    np.add.reduce(grad, axes, out=total)
    np.add.reduce(np.multiply(grad, centred), axes, out=along)
    slope = (along * rstd * rstd / -count).astype(grad.dtype, copy=False)
    np.multiply(centred, slope.reshape(each), centred)
    np.add(centred, np.subtract(grad, (total / count).reshape(each)), centred)
    np.multiply(centred, scale.reshape(each), for_planes.reshape(shape))


def _column_gradients(
    grad: Array,
    rows: Array,
    mean: Array,
    rstd: Array,
    scale: Array,
    for_rows: Array,
    total: Array,
    along: Array,
) -> None:
    """The gradient of `_normalize_columns`; sums over each column of `grad`, and of it times the centred `rows`."""
    count = len(rows)
    step = rows_of_block(rows, 1)
    parts = np.empty((2, -(-count // step), rows.shape[1]), rows.dtype)
    mean, rstd = mean.astype(rows.dtype, copy=False), rstd.astype(rows.dtype, copy=False)
    far = not certain(np.less_equal(np.absolute(mean * rstd), 1).all(), False)

    def add_up(first: int, last: int) -> None:
        arrived, own = grad[first:last], rows[first:last]
        if far:
            own = broadcast(np.subtract, own, mean[None], for_rows[first:last])
        parts[0, first // step] = column_sums(arrived)
        parts[1, first // step] = column_dots(arrived, own)

    each_block(add_up, count, step)
    np.add.reduce(parts[0], 0, out=total)
    np.add.reduce(parts[1], 0, out=along)
    if not far:
        along -= mean * total
    # The gradient is `scale * (grad + slope * (rows - mean) - total / count)`.
    slope = along * rstd * rstd / -count
    shift = total / -count
    if not far:
        shift -= slope * mean
    shifts = np.repeat((shift * scale)[None], min(step, count), 0)
    slope *= scale

    def differentiate(first: int, last: int) -> None:
        part, arrived = for_rows[first:last], grad[first:last]
        broadcast(np.multiply, part if far else rows[first:last], slope[None], part)
        part += shifts[: last - first]
        part += broadcast(np.multiply, arrived, scale[None], np.empty(part.shape, part.dtype))

    each_block(differentiate, count, step)


def _plane_gradients(
    grad: Array,
    planes: Array,
    mean: Array,
    rstd: Array,
    scale: Array,
    for_planes: Array,
    total: Array,
    along: Array,
) -> bool:
    """As `_column_gradients`, of `_normalize_planes`; False where the mean, not taken off `planes`, would cost digits."""
    wide = planes.dtype
    mean, rstd = mean.astype(wide, copy=False), rstd.astype(wide, copy=False)
    if not certain(np.less_equal(np.absolute(mean * rstd), 1).all(), False):
        return False
    count = max(grad.size // max(grad.shape[1], 1), 1)
    total[...], along[...] = _sums_and_dots(grad, planes)
    along -= mean * total
    # The gradient is `scale * (grad + slope * (planes - mean) - total / count)`.
    slope = along * rstd * rstd / -count
    shift = (slope * mean + total / count) * -scale
    shifts, slopes, scales = (_for_rows(x, planes) for x in (shift, slope * scale, scale))
    rows, arrived, for_rows = as_rows(planes), as_rows(grad), as_rows(for_planes)

    def differentiate(first: int, last: int) -> None:
        part, own = for_rows[first:last], arrived[first:last]
        broadcast(np.multiply, rows[first:last], slopes[first:last], part)
        broadcast(np.add, part, shifts[first:last], part)
        part += broadcast(np.multiply, own, scales[first:last], np.empty(own.shape, part.dtype))

    each_block(differentiate, len(rows), rows_of_block(rows, 1))
    return True


def _channel_sums(planes: Array) -> Array:
    """Sums of (N, C, L) over all but C."""
    sums: Array = np.add.reduce(_plane_sums(planes), 0)
    return sums


def _channel_dots(left: Array, right: Array) -> Array:
    """Sums of the products of two (N, C, L) over all but C."""
    if left.shape[2] < 8:
        dots: Array = np.add.reduce(left * right, (0, 2))
    else:
        dots = np.add.reduce(_plane_dots(left, right), 0)
    return dots


def _sums_and_dots(left: Array, right: Array) -> tuple[Array, Array]:
    """Sums of (N, C, L) over all but C, and those of its products with another."""
    lead = left.shape[:2]
    first_rows, second_rows = as_rows(left), as_rows(right)
    pair = np.empty((2, len(first_rows), 1), left.dtype)

    def add_up(first: int, last: int) -> None:
        rows = first_rows[first:last]
        row_sums(rows, pair[0, first:last])
        row_dots(rows, second_rows[first:last], pair[1, first:last])

    each_block(add_up, len(first_rows), rows_of_block(first_rows, 4))
    sums = np.add.reduce(pair.reshape(2, *lead), 1)
    return sums[0], sums[1]


# Rows from here on are added faster by a product with ones.
_SHORT = 32


def _plane_sums(planes: Array) -> Array:
    """Sums of (N, C, L) over L."""
    length = planes.shape[2]
    if length == 1:
        return planes[:, :, 0]
    if _SHORT <= length <= LONGEST:
        sums: Array = np.matmul(planes, np.ones(length, planes.dtype))
    else:
        sums = np.add.reduce(planes, 2)
    return sums


def _plane_dots(left: Array, right: Array) -> Array:
    """Sums of the products of two (N, C, L) over L."""
    dots: Array = np.vecdot(left, right)
    return dots
