"""Normalisation over rows, over channels and over groups of channels, with its gradients.

All three scale `x - mean` by the reciprocal standard deviation `rstd` of the elements it shares them
with.  The variance is that of the centred elements, because the mean of squares less the square of the mean
loses every digit when the mean is large; where no mean is larger than the deviation, that loses one bit and
saves a pass (`_statistics`).

Gradients, with `a` the incoming gradient times the weight, `x̂` the normalised input and `E` the mean
over shared elements: `rstd * (a - E[a] - x̂ * E[a * x̂])` (Ioffe and Szegedy, *Batch Normalization*,
2015, section 3, collected).
"""

from __future__ import annotations

from math import prod
from typing import Any

from ...core.constants import constant
from ...core.namespace import Array, DType, certain, np
from ...core.result import Result
from ..blocks import blocks, each_block
from ..broadcasting import broadcast
from ..memory_formats import suggested_order
from ..pointwise.elementwise_blocks import block_size
from ..row_blocks import rows_of_block
from ..scalar_types import require_same_type
from .norm_small import is_small, normalize_small, places_of_channels, small_gradients
from .statistics import require_statistics

Shape = tuple[int, ...]
Mask = tuple[bool, ...]
Gradients = tuple[Array | None, Array | None, Array | None]
Results = tuple[Result | None, Result | None, Result | None]


def check_parameters(input: Array, channels: int | None, **parameters: Array | None) -> None:
    """RuntimeError unless parameters have a number for each channel, and the input's dtype.

    Those of half precision may be of single precision instead.
    """
    given = {name: each for name, each in parameters.items() if each is not None}
    mixed = False
    for name, parameter in given.items():
        mixed = mixed or parameter.dtype != input.dtype
        if channels is not None and parameter.shape != (channels,):
            raise RuntimeError(
                f"{name} should contain {channels} elements not {parameter.size} (of shape "
                f"{list(parameter.shape)})"
            )
    if not mixed:
        return
    first, *others = given.values()
    if first.dtype == input.dtype:
        for parameter in others:
            require_same_type(input, parameter)
    if any(p.dtype != np.float32 for p in given.values()):
        raise RuntimeError("mixed dtype (CPU): expect parameter to have scalar type of Float")
    if input.dtype.itemsize != 2 or input.dtype.kind in "biu":
        raise RuntimeError("mixed dtype (CPU): all inputs must share same datatype.")


def check_groups(input: Any, channels: int, groups: int) -> None:
    """RuntimeError unless the channels make up `groups` of one size."""
    if groups < 0:
        raise RuntimeError(f"Expected num groups to be greater than 0, got {groups}")
    if not groups or channels % groups:
        raise RuntimeError(
            "Expected number of channels in input to be divisible by num_groups, but got input of "
            f"shape {list(input.shape)} and num_groups={groups}"
        )


def check_normalized_shape(
    input: Any, normalized_shape: Shape, weight: Any, bias: Any = None
) -> None:
    """RuntimeError unless `normalized_shape` ends the input's shape and is the parameters' shape.

    Of arrays and of tensors.
    """
    shape = tuple(normalized_shape)
    if not shape:
        raise RuntimeError(
            "Expected normalized_shape to be at least 1-dimensional, i.e., containing at least one "
            "element, but got normalized_shape = []"
        )
    for name, parameter in (("weight", weight), ("bias", bias)):
        if parameter is not None and parameter.shape != shape:
            raise RuntimeError(
                f"Expected {name} to be of same shape as normalized_shape, but got {name} of shape "
                f"{list(parameter.shape)} and normalized_shape = {list(shape)}"
            )
    if input.shape[-len(shape) :] != shape:
        wanted = ", ".join(map(str, shape))
        raise RuntimeError(
            f"Given normalized_shape={list(shape)}, expected input with shape [*, {wanted}], but got "
            f"input of size{list(input.shape)}"
        )


def _is_plain(
    input: Array, normalized_shape: Shape, weight: Array | None, bias: Array | None
) -> bool:
    """Whether `input` is a matrix whose rows are to be normalised, and nothing is to be cast."""
    dtype = input.dtype
    return (
        input.ndim == 2
        and len(normalized_shape) == 1
        and (weight is None or weight.dtype is dtype)
        and (bias is None or bias.dtype is dtype)
    )


def native_layer_norm_shape(
    input: Array, normalized_shape: Shape, weight: Array | None, bias: Array | None, eps: float
) -> tuple[Result, Result, Result]:
    """The shapes and dtypes of `native_layer_norm`."""
    check_normalized_shape(input, normalized_shape, weight, bias)
    check_parameters(input, None, weight=weight, bias=bias)
    rank = len(normalized_shape)
    shape = (*input.shape[: input.ndim - rank], *(1,) * rank)
    kept = _statistics_dtype(input.dtype, weight, bias)
    return Result(input.shape, input.dtype), Result(shape, kept), Result(shape, kept)


def native_layer_norm(
    input: Array, normalized_shape: Shape, weight: Array | None, bias: Array | None, eps: float
) -> tuple[Array, Array, Array]:
    """`input` normalised over its last dimensions; also the mean and `rstd` of each row."""
    if _is_plain(input, normalized_shape, weight, bias) and is_small(input):
        return normalize_small(input, weight, bias, eps)
    lead = input.shape[: input.ndim - len(normalized_shape)]
    dtype = input.dtype
    rows = widened(input).reshape(prod(lead), prod(normalized_shape))
    scale = None if weight is None else weight.reshape(-1)
    shift = None if bias is None else bias.reshape(-1)
    kept = (*lead, *(1,) * len(normalized_shape))
    if is_small(rows) and rows.dtype is dtype:
        normal, mean, rstd = normalize_small(rows, scale, shift, eps)
        return normal.reshape(input.shape), mean.reshape(kept), rstd.reshape(kept)
    result = np.empty(rows.shape, rows.dtype)
    pair = np.empty((2, len(rows), 1), rows.dtype)
    mean, rstd = pair[0], pair[1]
    step = rows_of_block(rows)
    # A product with two columns is how a number for each row meets one for each column in one pass.
    affine = np.zeros((2, rows.shape[1]), rows.dtype)
    affine[0] = 1 if scale is None else scale
    scales = affine.copy()
    affine[1] = 0 if shift is None else shift

    def work(first: int, last: int) -> None:
        part = slice(first, last)
        normal, deviation = result[part], rstd[part]
        centred = _statistics(rows[part], eps, normal, mean[part], deviation)
        factors = np.zeros((last - first, 2), rows.dtype)
        factors[:, :1] = deviation
        scaled = np.matmul(factors, scales, out=...)
        if centred:
            normal *= scaled
            if shift is not None:
                broadcast(np.add, normal, affine[1:], normal)
            return
        scaled *= rows[part]
        factors[:, :1] *= mean[part]
        np.negative(factors, factors)
        factors[:, 1] = 1
        np.matmul(factors, affine, out=normal)
        normal += scaled

    each_block(work, len(rows), step)
    wide = _statistics_dtype(dtype, weight, bias)
    return (
        result.reshape(input.shape).astype(dtype, copy=False),
        mean.reshape(kept).astype(wide, copy=False),
        rstd.reshape(kept).astype(wide, copy=False),
    )


def _repeated(row: Array | None, step: int, count: int) -> Array | None:
    """`row` as often as a block has rows: NumPy computes with it faster so than with one that broadcasts."""
    return None if row is None else np.repeat(row[None], min(step, count), 0)


def _statistics(rows: Array, eps: float, centred: Array, mean: Array, rstd: Array) -> bool:
    """The mean and `rstd` of each row, as columns; whether that took the rows less their means, in `centred` then."""
    count = rows.shape[1]
    if not count:
        mean[...] = 0
        rstd[...] = eps**-0.5
        return True
    _row_sums(rows, mean)
    mean /= count
    row_dots(rows, rows, rstd)
    rstd /= count
    squares = np.square(mean)
    rstd -= squares
    far = not certain(np.less_equal(squares, rstd).all(), False)
    if far:
        broadcast(np.subtract, rows, mean, centred)
        row_dots(centred, centred, rstd)
        rstd /= count
    rstd += eps
    np.sqrt(rstd, out=rstd)
    np.reciprocal(rstd, out=rstd)
    return far


# Rows up to here a product with ones adds as exactly as pairwise sums do.
_LONGEST = 8192


def _row_sums(rows: Array, out: Array | None = None) -> Array:
    """The sum of each row, as a column."""
    length = rows.shape[1]
    if length > _LONGEST or rows.size < _LONGEST:
        return np.add.reduce(rows, 1, keepdims=True, out=out)
    if length >= _SINGLE and out is not None:
        return row_dots(rows, np.ones(length, rows.dtype), out)
    return np.dot(rows, np.ones((length, 1), rows.dtype), out=out)


_SINGLE = 512
"""From this length on, adding row by row is as fast as one product, which BLAS would split between its own threads."""


# NumPy releases the interpreter lock in `np.dot`; in `vecdot` and `matmul` only for this many results or more.
_RELEASED = 500


def row_dots(left: Array, right: Array, out: Array) -> Array:
    """The inner product of each row of `left` with that of `right`, or with the one row `right`, in the column `out`."""
    count, length = left.shape
    if count < _RELEASED <= left.size // _SHORTEST:
        for pieces in range(-(-_RELEASED // count), length // _SHORTEST + 1):
            if length % pieces == 0:
                shape = (count, pieces, length // pieces)
                sums = np.vecdot(left.reshape(shape), right.reshape(shape[2 - right.ndim :]))
                return np.add.reduce(sums, 1, keepdims=True, out=out)
    np.vecdot(left, right, out=out[:, 0])
    return out


_SHORTEST = 128
"""The shortest piece that a few long rows are cut into, so that there are enough results."""


def weighted_sums(rows: Array, weights: Array | None) -> Array:
    """The sum of each row times `weights`, as a column."""
    if weights is None:
        return _row_sums(rows)
    if rows.shape[1] > _LONGEST:
        return _row_sums(rows * weights)
    total: Array = np.dot(rows, weights[:, None])
    return total


def column_sums(rows: Array, weights: Array | None = None) -> Array:
    """The sum of each column, each row times its number in the column `weights`, of no more rows than a block has."""
    if rows.size < _LONGEST or not rows.flags.c_contiguous:
        outcome: Array = np.add.reduce(rows if weights is None else rows * weights, 0)
        return outcome
    total: Array = np.dot(
        np.ones(len(rows), rows.dtype) if weights is None else weights[:, 0], rows
    )
    return total


def native_layer_norm_backward_shape(
    grad_out: Array, input: Array, normalized_shape: Shape, mean: Array, rstd: Array, /, *rest: Any
) -> Results:
    """The shapes and dtypes of `native_layer_norm_backward`: those of what each is the gradient of."""
    *parameters, mask = rest
    input_, weight, bias = (
        Result(of.shape, of.dtype) if wanted and of is not None else None
        for of, wanted in zip((input, *parameters), mask)
    )
    return input_, weight, bias


def native_layer_norm_backward(
    grad_out: Array,
    input: Array,
    normalized_shape: Shape,
    mean: Array,
    rstd: Array,
    weight: Array | None,
    bias: Array | None,
    output_mask: Mask,
) -> Gradients:
    """The gradients of `native_layer_norm` that `output_mask` asks for."""
    if (
        grad_out.dtype is input.dtype
        and _is_plain(input, normalized_shape, weight, bias)
        and is_small(input)
    ):
        wanted, want_weight, want_bias = output_mask
        mask = (wanted, want_weight and weight is not None, want_bias and bias is not None)
        return small_gradients(grad_out, input, mean, rstd, weight, mask)
    count = prod(normalized_shape)
    shape = (input.size // count if count else 0, count)
    grad, rows = widened(grad_out).reshape(shape), widened(input).reshape(shape)
    mean, rstd = mean.reshape(-1, 1), rstd.reshape(-1, 1)
    scale = None if weight is None else weight.reshape(-1)
    wanted, want_weight, want_bias = output_mask
    want_weight, want_bias = want_weight and weight is not None, want_bias and bias is not None
    if is_small(rows) and rows.dtype is input.dtype is grad.dtype:
        of_input, of_weight, of_bias = small_gradients(
            grad, rows, mean, rstd, scale, (wanted, want_weight, want_bias)
        )
        return (
            None if of_input is None else of_input.reshape(input.shape),
            None if weight is None or of_weight is None else as_parameter(of_weight, weight),
            None if bias is None or of_bias is None else as_parameter(of_bias, bias),
        )
    for_rows = np.empty(shape, rows.dtype) if wanted else None
    step = rows_of_block(rows, 1)
    # What each block adds to the gradients of weight and bias: added up in one order, whoever is done first.
    parts = np.zeros((2, -(-shape[0] // step), count), rows.dtype)
    scales = np.zeros((2, count), rows.dtype)
    scales[0] = 1 if scale is None else scale
    weights = None if scale is None else scales[0]
    rstd = rstd.astype(rows.dtype, copy=False)

    def work(first: int, last: int) -> None:
        part = slice(first, last)
        arrived, deviation = grad[part], rstd[part]
        if want_bias:
            parts[1, first // step] = column_sums(arrived)
        if not (wanted or want_weight):
            return
        own = rows[part]
        centred = np.empty(own.shape, own.dtype) if for_rows is None else for_rows[part]
        broadcast(np.subtract, own, mean[part], centred)
        product = np.multiply(arrived, centred)
        if want_weight:
            parts[0, first // step] = column_sums(product, deviation)
        if wanted:
            along = weighted_sums(product, weights)
            along *= deviation**3
            along /= -max(count, 1)
            shared = weighted_sums(arrived, weights)
            shared *= deviation
            shared /= max(count, 1)
            factors = np.zeros((last - first, 2), rows.dtype)
            factors[:, :1] = deviation
            scaled = np.matmul(factors, scales, out=product)
            scaled *= arrived
            broadcast(np.multiply, centred, along, centred)
            centred += scaled
            broadcast(np.subtract, centred, shared, centred)

    each_block(work, shape[0], step)
    for_weight, for_bias = np.add.reduce(parts, 1)
    return (
        None if for_rows is None else for_rows.reshape(input.shape).astype(input.dtype, copy=False),
        None if weight is None or not want_weight else as_parameter(for_weight, weight),
        None if bias is None or not want_bias else as_parameter(for_bias, bias),
    )


def _column_dots(left: Array, right: Array) -> Array:
    """The sum of each column of the products of two blocks of rows, which are not kept."""
    if left.size < _LONGEST:
        outcome: Array = np.add.reduce(left * right, 0)
        return outcome
    total: Array = np.einsum("ij,ij->j", left, right)
    return total


def as_parameter(gradient: Array, parameter: Array) -> Array:
    """`gradient` in the shape and dtype of what it is the gradient of."""
    return gradient.reshape(parameter.shape).astype(parameter.dtype, copy=False)


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
    kept = _statistics_dtype(input.dtype, weight, bias, running_mean, running_var)
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
    kept = _statistics_dtype(dtype, weight, bias, running_mean, running_var)
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
        parts[1, first // step] = _column_dots(own, own)

    each_block(add_up, count, step)
    np.divide(np.add.reduce(parts[0], 0), count, out=mean)
    np.divide(np.add.reduce(parts[1], 0), count, out=variance)
    squares = np.square(mean)
    np.subtract(variance, squares, out=variance)
    far = not certain(np.less_equal(squares, variance).all(), False)
    if far:

        def centre(first: int, last: int) -> None:
            centred = broadcast(np.subtract, rows[first:last], mean[None], result[first:last])
            parts[1, first // step] = _column_dots(centred, centred)

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
    rows, normal = _as_rows(planes), _as_rows(result)

    def work(first: int, last: int) -> None:
        part = normal[first:last]
        broadcast(np.multiply, rows[first:last], scales[first:last], part)
        broadcast(np.add, part, shifts[first:last], part)

    each_block(work, len(rows), rows_of_block(rows, 1))
    return True


def _for_rows(channels: Array, planes: Array) -> Array:
    """A number for each channel as a column of one for each row of `_as_rows(planes)`."""
    return np.tile(channels, len(planes))[:, None]


def _samples_of_block(planes: Array, together: int) -> int:
    """How many samples of (N, C, L) make a block as long as `together` elementwise ones, and as long as others where it can be."""
    count = -(-planes.size // (together * block_size(planes.dtype)))
    return max(-(-len(planes) // max(count, 1)), 1)


def native_batch_norm_backward_shape(
    grad_out: Array, input: Array, weight: Array | None, /, *rest: Any
) -> Results:
    """The shapes and dtypes of `native_batch_norm_backward`; the last argument says which are asked for."""
    return _gradients_shape(input, weight, rest[-1])


def _gradients_shape(input: Array, weight: Array | None, mask: Mask) -> Results:
    channels = Result((input.shape[1],), _statistics_dtype(input.dtype, weight))
    return (
        Result(input.shape, input.dtype, (), suggested_order(input)) if mask[0] else None,
        channels if mask[1] else None,
        channels if mask[2] else None,
    )


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
    kept = _statistics_dtype(grad_out.dtype, weight)
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
        parts[1, first // step] = _column_dots(arrived, own)

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
    rows, arrived, for_rows = _as_rows(planes), _as_rows(grad), _as_rows(for_planes)

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
    first_rows, second_rows = _as_rows(left), _as_rows(right)
    pair = np.empty((2, len(first_rows), 1), left.dtype)

    def add_up(first: int, last: int) -> None:
        rows = first_rows[first:last]
        _row_sums(rows, pair[0, first:last])
        row_dots(rows, second_rows[first:last], pair[1, first:last])

    each_block(add_up, len(first_rows), rows_of_block(first_rows, 4))
    sums = np.add.reduce(pair.reshape(2, *lead), 1)
    return sums[0], sums[1]


def _as_rows(planes: Array) -> Array:
    """(N, C, L) as a matrix of N C rows."""
    samples, channels, length = planes.shape
    return planes.reshape(samples * channels, length)


# Rows from here on are added faster by a product with ones.
_SHORT = 32


def _plane_sums(planes: Array) -> Array:
    """Sums of (N, C, L) over L."""
    length = planes.shape[2]
    if length == 1:
        return planes[:, :, 0]
    if _SHORT <= length <= _LONGEST:
        sums: Array = np.matmul(planes, np.ones(length, planes.dtype))
    else:
        sums = np.add.reduce(planes, 2)
    return sums


def _plane_dots(left: Array, right: Array) -> Array:
    """Sums of the products of two (N, C, L) over L."""
    dots: Array = np.vecdot(left, right)
    return dots


def native_group_norm_shape(
    input: Array,
    weight: Array | None,
    bias: Array | None,
    N: int,
    C: int,
    HxW: int,
    group: int,
    eps: float,
) -> tuple[Result, Result, Result]:
    """The shapes and dtypes of `native_group_norm`."""
    check_groups(input, C, group)
    if N * C * HxW != input.size:
        raise RuntimeError(
            f"Expected an input of {N} * {C} * {HxW} elements, but got one of shape {list(input.shape)}"
        )
    check_parameters(input, C, weight=weight, bias=bias)
    kept = _statistics_dtype(input.dtype, weight, bias)
    normalized = Result(input.shape, input.dtype, (), suggested_order(input))
    return normalized, Result((N, group), kept), Result((N, group), kept)


def native_group_norm(
    input: Array,
    weight: Array | None,
    bias: Array | None,
    N: int,
    C: int,
    HxW: int,
    group: int,
    eps: float,
) -> tuple[Array, Array, Array]:
    """`input` (N, C, …) normalised over each of `group` groups of channels of each sample."""
    dtype = input.dtype
    rows = widened(input).reshape(N * group, C // group * HxW)
    if is_small(rows) and all(x is None or x.dtype is dtype for x in (rows, weight, bias)):
        places = places_of_channels(N, C, HxW, group)
        normal, mean, rstd = normalize_small(rows, weight, bias, eps, places)
        return normal.reshape(input.shape), mean.reshape(N, group), rstd.reshape(N, group)
    result = np.empty(rows.shape, rows.dtype)
    pair = np.empty((2, len(rows), 1), rows.dtype)
    mean, rstd = pair[0], pair[1]

    def work(first: int, last: int) -> None:
        part = slice(first * group, last * group)
        deviation = rstd[part]
        centred = _statistics(rows[part], eps, result[part], mean[part], deviation)
        planes = result[part].reshape(last - first, C, HxW)
        scale = np.repeat(deviation.reshape(-1, group), C // group, 1)
        if weight is not None:
            scale *= weight
        if centred:
            broadcast(np.multiply, planes, scale[:, :, None], planes)
            if bias is not None:
                broadcast(np.add, planes, bias[:, None].astype(planes.dtype, copy=False), planes)
            return
        shift = np.repeat(mean[part].reshape(-1, group), C // group, 1)
        shift *= scale
        np.subtract(0 if bias is None else bias, shift, out=shift)
        broadcast(np.multiply, rows[part].reshape(planes.shape), scale[:, :, None], planes)
        broadcast(np.add, planes, shift[:, :, None], planes)

    each_block(work, N, _samples_of_block(result.reshape(N, C, HxW), 4))
    kept = _statistics_dtype(dtype, weight, bias)
    return (
        result.reshape(input.shape).astype(dtype, copy=False),
        mean.reshape(N, group).astype(kept, copy=False),
        rstd.reshape(N, group).astype(kept, copy=False),
    )


def native_group_norm_backward_shape(
    grad_out: Array, input: Array, mean: Array, rstd: Array, weight: Array | None, /, *rest: Any
) -> Results:
    """As `native_batch_norm_backward_shape`."""
    return _gradients_shape(input, weight, rest[-1])


def native_group_norm_backward(
    grad_out: Array,
    input: Array,
    mean: Array,
    rstd: Array,
    weight: Array | None,
    N: int,
    C: int,
    HxW: int,
    group: int,
    output_mask: Mask,
) -> Gradients:
    """The gradients of `native_group_norm` that `output_mask` asks for."""
    grad = widened(grad_out).reshape(N, C, HxW)
    each = C // group
    count = max(each * HxW, 1)
    rows = widened(input).reshape(N * group, each * HxW)
    if is_small(rows) and all(
        x is None or x.dtype is input.dtype for x in (grad_out, rows, mean, rstd, weight)
    ):
        places = places_of_channels(N, C, HxW, group)
        of_input, of_weight, of_bias = small_gradients(
            grad.reshape(rows.shape),
            rows,
            mean.reshape(-1, 1),
            rstd.reshape(-1, 1),
            weight,
            (output_mask[0], output_mask[1], output_mask[2]),
            places,
            lambda terms: np.add.reduce(np.add.reduce(terms.reshape(N, C, HxW), 2), 0),
        )
        return None if of_input is None else of_input.reshape(input.shape), of_weight, of_bias
    mean = mean.reshape(-1, 1)
    rstd = rstd.astype(rows.dtype, copy=False).reshape(N, group)
    for_rows = np.empty(rows.shape, rows.dtype) if output_mask[0] else None
    # Of the planes of each sample: what arrives, added up, and its products with the centred input.
    pair = np.zeros((2, N, C), rows.dtype)
    sums, dots = pair[0], pair[1]

    def work(first: int, last: int) -> None:
        part, own = slice(first * group, last * group), slice(first, last)
        arrived = grad[own]
        own_rows = rows[part]
        centred = np.empty(own_rows.shape, own_rows.dtype) if for_rows is None else for_rows[part]
        broadcast(np.subtract, own_rows, mean[part].astype(centred.dtype, copy=False), centred)
        planes = centred.reshape(arrived.shape)
        _row_sums(_as_rows(arrived), sums[own].reshape(-1, 1))
        row_dots(_as_rows(arrived), _as_rows(planes), dots[own].reshape(-1, 1))
        if for_rows is None:
            return
        # The sums over a group are made of those over its planes.
        scaled = pair[:, own] if weight is None else pair[:, own] * weight.astype(rows.dtype)
        totals = np.add.reduce(scaled.reshape(2, last - first, group, each), 3) / count
        shared, along = totals[0], totals[1]
        scale = rstd[own]
        broadcast(np.multiply, centred, (along * scale * scale * -scale).reshape(-1, 1), centred)
        factors = np.repeat(scale, each, 1)
        if weight is not None:
            factors *= weight
        weighted = np.empty(planes.shape, planes.dtype)
        planes += broadcast(np.multiply, arrived, factors[:, :, None], weighted)
        broadcast(np.subtract, centred, (shared * scale).reshape(-1, 1), centred)

    each_block(work, N, _samples_of_block(grad, 2))
    for_weight = np.add.reduce(dots * np.repeat(rstd, each, 1), 0)
    for_bias = np.add.reduce(sums, 0)
    kept = _statistics_dtype(grad_out.dtype, weight)
    return (
        None if for_rows is None else for_rows.reshape(input.shape).astype(input.dtype, copy=False),
        for_weight.astype(kept, copy=False) if output_mask[1] else None,
        for_bias.astype(kept, copy=False) if output_mask[2] else None,
    )


def widened(array: Array) -> Array:
    """Two-byte floating numbers as four-byte ones: sums over them need the digits."""
    return array.astype(np.float32) if array.dtype.itemsize == 2 else array


def _statistics_dtype(dtype: DType, *parameters: Array | None) -> DType:
    """What statistics are kept in: with two-byte inputs, the parameters' dtype if that is wider."""
    return next((p.dtype for p in parameters if p is not None and p.dtype != dtype), dtype)
