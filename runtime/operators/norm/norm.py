"""Normalisation over rows, over channels and over groups of channels, with its gradients.

All three scale `x - mean` by the reciprocal standard deviation `rstd` of the elements it shares them
with.  The variance is that of the centred elements (two passes), because the mean of squares less
the square of the mean loses every digit when the mean is large.

Gradients, with `a` the incoming gradient times the weight, `x̂` the normalised input and `E` the mean
over shared elements: `rstd * (a - E[a] - x̂ * E[a * x̂])` (Ioffe and Szegedy, *Batch Normalization*,
2015, section 3, collected).
"""

from __future__ import annotations

from math import prod
from typing import Any

from ...core.namespace import Array, DType, np
from ...core.result import Result
from ..blocks import blocks
from ..memory_formats import suggested_order
from .norm_small import is_small, normalize_small, small_gradients

Shape = tuple[int, ...]
Mask = tuple[bool, ...]
Gradients = tuple[Array | None, Array | None, Array | None]
Results = tuple[Result | None, Result | None, Result | None]


def _check_parameters(input: Array, channels: int | None, **parameters: Array | None) -> None:
    """RuntimeError unless parameters have a number for each channel, and the input's dtype.

    Those of half precision may be of single precision instead.
    """
    mixed = False
    for name, parameter in parameters.items():
        if parameter is None:
            continue
        mixed = mixed or parameter.dtype != input.dtype
        if channels is not None and parameter.shape != (channels,):
            raise RuntimeError(
                f"{name} should contain {channels} elements not {parameter.size} (of shape "
                f"{list(parameter.shape)})"
            )
    if not mixed:
        return
    if input.dtype.itemsize != 2 or input.dtype.kind in "biu":
        raise RuntimeError("mixed dtype (CPU): all inputs must share same datatype.")
    if any(p is not None and p.dtype != np.float32 for p in parameters.values()):
        raise RuntimeError("mixed dtype (CPU): expect parameter to have scalar type of Float")


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
        wanted = "".join(f", {size}" for size in shape)
        raise RuntimeError(
            f"Given normalized_shape={list(shape)}, expected input with shape [*{wanted}], but got "
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
    _check_parameters(input, None, weight=weight, bias=bias)
    rank = len(normalized_shape)
    kept = (*input.shape[: input.ndim - rank], *(1,) * rank)
    return (
        Result(input.shape, input.dtype),
        Result(kept, input.dtype),
        Result(kept, input.dtype),
    )


def native_layer_norm(
    input: Array, normalized_shape: Shape, weight: Array | None, bias: Array | None, eps: float
) -> tuple[Array, Array, Array]:
    """`input` normalised over its last dimensions; also the mean and `rstd` of each row."""
    if _is_plain(input, normalized_shape, weight, bias) and is_small(input):
        return normalize_small(input, weight, bias, eps)
    lead = input.shape[: input.ndim - len(normalized_shape)]
    dtype = input.dtype
    rows = _wide(input).reshape(prod(lead), prod(normalized_shape))
    scale = None if weight is None else weight.reshape(-1)
    shift = None if bias is None else bias.reshape(-1)
    kept = (*lead, *(1,) * len(normalized_shape))
    if is_small(rows) and rows.dtype is dtype:
        normal, mean, rstd = normalize_small(rows, scale, shift, eps)
        return normal.reshape(input.shape), mean.reshape(kept), rstd.reshape(kept)
    result = np.empty(rows.shape, rows.dtype)
    pair = np.empty((2, len(rows), 1), rows.dtype)
    mean, rstd = pair[0], pair[1]
    for first, last in blocks(len(rows), rows.shape[1] * rows.itemsize):
        part = slice(first, last)
        normal = result[part]
        _normalize_rows(rows[part], eps, normal, mean[part], rstd[part])
        if scale is not None:
            normal *= scale
        if shift is not None:
            normal += shift
    return (
        result.reshape(input.shape).astype(dtype, copy=False),
        mean.reshape(kept).astype(dtype, copy=False),
        rstd.reshape(kept).astype(dtype, copy=False),
    )


def _normalize_rows(rows: Array, eps: float, normal: Array, mean: Array, rstd: Array) -> None:
    """Rows less their mean and over their deviation into `normal`; `mean` and `rstd` as columns."""
    count = rows.shape[1]
    if not count:
        mean[...] = 0
        rstd[...] = eps**-0.5
        return
    np.add.reduce(rows, 1, keepdims=True, out=mean)
    mean /= count
    np.subtract(rows, mean, out=normal)
    np.vecdot(normal, normal, out=rstd[:, 0])
    rstd /= count
    rstd += eps
    np.sqrt(rstd, out=rstd)
    np.reciprocal(rstd, out=rstd)
    normal *= rstd


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
        return small_gradients(grad_out, input, rstd, weight, mask)
    count = prod(normalized_shape)
    shape = (input.size // count if count else 0, count)
    grad, rows = _wide(grad_out).reshape(shape), _wide(input).reshape(shape)
    mean, rstd = mean.reshape(-1, 1), rstd.reshape(-1, 1)
    scale = None if weight is None else weight.reshape(-1)
    wanted, want_weight, want_bias = output_mask
    want_weight, want_bias = want_weight and weight is not None, want_bias and bias is not None
    if is_small(rows) and rows.dtype is input.dtype is grad.dtype:
        of_input, of_weight, of_bias = small_gradients(
            grad, rows, rstd, scale, (wanted, want_weight, want_bias)
        )
        return (
            None if of_input is None else of_input.reshape(input.shape),
            None if of_weight is None else _as_parameter(of_weight, weight),
            None if of_bias is None else _as_parameter(of_bias, bias),
        )
    for_rows = np.empty(shape, rows.dtype) if wanted else None
    pair = np.zeros((2, count), rows.dtype)
    for_weight, for_bias = pair[0], pair[1]
    for first, last in blocks(shape[0], count * rows.itemsize):
        part = slice(first, last)
        arrived = grad[part]
        if want_bias:
            for_bias += np.add.reduce(arrived, 0)
        if not (wanted or want_weight):
            continue
        normal = np.subtract(
            rows[part], mean[part], out=None if for_rows is None else for_rows[part]
        )
        normal *= rstd[part]
        if want_weight:
            for_weight += np.add.reduce(arrived * normal, 0)
        if wanted:
            _row_gradient(arrived if scale is None else arrived * scale, normal, rstd[part])
    return (
        None if for_rows is None else for_rows.reshape(input.shape).astype(input.dtype, copy=False),
        _as_parameter(for_weight, weight) if want_weight else None,
        _as_parameter(for_bias, bias) if want_bias else None,
    )


def _as_parameter(gradient: Array, parameter: Array | None) -> Array:
    """`gradient` in the shape and dtype of what it is the gradient of."""
    assert parameter is not None
    return gradient.reshape(parameter.shape).astype(parameter.dtype, copy=False)


def _row_gradient(grad: Array, normal: Array, rstd: Array) -> None:
    """The gradient of `_normalize_rows`, written over its first result `normal`."""
    count = max(grad.shape[1], 1)
    along = np.vecdot(grad, normal)[:, None]
    along /= -count
    mean = np.add.reduce(grad, 1, keepdims=True)
    mean /= count
    normal *= along
    normal += grad
    normal -= mean
    normal *= rstd


def native_batch_norm_shape(
    input: Array,
    weight: Array | None,
    bias: Array | None,
    running_mean: Array | None,
    running_var: Array | None,
    training: bool,
    momentum: float,
    eps: float,
) -> tuple[Result, Result, Result]:
    """The shapes and dtypes of `native_batch_norm`."""
    if not training and (running_mean is None or running_var is None):
        raise RuntimeError("running_mean and running_var must be given in evaluation mode")
    if input.ndim < 2:
        raise IndexError(f"Dimension out of range: there are no channels in {list(input.shape)}")
    _check_parameters(
        input,
        input.shape[1],
        running_mean=running_mean,
        running_var=running_var,
        weight=weight,
        bias=bias,
    )
    kept = _statistics_dtype(input.dtype, weight)
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
    planes = _wide(input).reshape(samples, channels, -1)
    wide = planes.dtype
    if not training:
        assert running_mean is not None and running_var is not None
        rstd = 1 / np.sqrt(running_var.astype(wide, copy=False) + eps)
        scale = rstd if weight is None else rstd * weight
        shift = running_mean * -scale
        if bias is not None:
            shift += bias
        result = planes * scale[:, None].astype(wide, copy=False)
        result += shift[:, None].astype(wide, copy=False)
        none = np.zeros(0, _statistics_dtype(dtype, weight))
        return result.reshape(input.shape).astype(dtype, copy=False), none, none.copy()
    count = planes.size // channels if channels else 0
    result = np.empty(planes.shape, wide)
    pair = np.empty((2, channels), wide)
    mean, rstd = pair[0], pair[1]
    variance = np.empty(channels, wide)
    for first, last in blocks(channels, count * planes.itemsize):
        part = slice(first, last)
        np.divide(_channel_sums(planes[:, part]), count, out=mean[part])
        centred = np.subtract(planes[:, part], mean[part, None], out=result[:, part])
        np.divide(_channel_dots(centred, centred), count, out=variance[part])
        np.reciprocal(np.sqrt(variance[part] + eps), out=rstd[part])
        centred *= (rstd[part] if weight is None else rstd[part] * weight[part])[:, None]
        if bias is not None:
            centred += bias[part, None]
    if running_mean is not None:
        running_mean *= 1 - momentum
        running_mean += (momentum * mean).astype(running_mean.dtype, copy=False)
    if running_var is not None:
        running_var *= 1 - momentum
        unbiased = variance * (momentum * count / max(count - 1, 1))
        running_var += unbiased.astype(running_var.dtype, copy=False)
    kept = _statistics_dtype(dtype, weight)
    return (
        result.reshape(input.shape).astype(dtype, copy=False),
        mean.astype(kept, copy=False),
        rstd.astype(kept, copy=False),
    )


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
    grad = _wide(grad_out).reshape(samples, channels, -1)
    planes = _wide(input).reshape(grad.shape)
    wide = grad.dtype
    if train:
        assert save_mean is not None and save_invstd is not None
        mean, rstd = save_mean, save_invstd
    else:
        assert running_mean is not None and running_var is not None
        mean = running_mean
        rstd = 1 / np.sqrt(running_var.astype(wide, copy=False) + eps)
    scale = (rstd if weight is None else rstd * weight).astype(wide, copy=False)
    count = max(grad.size // channels if channels else 1, 1)
    for_planes = np.empty(grad.shape, wide) if output_mask[0] else None
    pair = np.empty((2, channels), wide)
    total, along = pair[0], pair[1]
    for first, last in blocks(channels, count * grad.itemsize):
        part = slice(first, last)
        arrived = grad[:, part]
        total[part] = _channel_sums(arrived)
        target = None if for_planes is None else for_planes[:, part]
        if output_mask[1] or (target is not None and train):
            centred = np.subtract(planes[:, part], mean[part, None].astype(wide), out=target)
            along[part] = _channel_dots(arrived, centred)
        if target is None:
            continue
        if train:
            centred *= (along[part] * rstd[part] * rstd[part] / -count)[:, None]
            centred += arrived
            centred -= (total[part] / count)[:, None]
            centred *= scale[part, None]
        else:
            np.multiply(arrived, scale[part, None], out=target)
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


def _channel_sums(planes: Array) -> Array:
    """Sums of (N, C, L) over all but C."""
    if planes.shape[2] == 1:
        sums: Array = np.add.reduce(planes[:, :, 0], 0)
    else:
        sums = np.add.reduce(np.add.reduce(planes, 2), 0)
    return sums


def _channel_dots(left: Array, right: Array) -> Array:
    """Sums of the products of two (N, C, L) over all but C."""
    if left.shape[2] < 8:
        dots: Array = np.add.reduce(left * right, (0, 2))
    else:
        dots = np.add.reduce(np.vecdot(left, right), 0)
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
    if group <= 0 or C % group:
        raise RuntimeError(
            "Expected number of channels in input to be divisible by num_groups, but got input of "
            f"shape {list(input.shape)} and num_groups={group}"
        )
    if N * C * HxW != input.size:
        raise RuntimeError(
            f"Expected an input of {N} * {C} * {HxW} elements, but got one of shape {list(input.shape)}"
        )
    _check_parameters(input, C, weight=weight, bias=bias)
    kept = _statistics_dtype(input.dtype, weight)
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
    rows = _wide(input).reshape(N * group, C // group * HxW)
    result = np.empty(rows.shape, rows.dtype)
    pair = np.empty((2, len(rows), 1), rows.dtype)
    mean, rstd = pair[0], pair[1]
    for first, last in blocks(N, C * HxW * rows.itemsize):
        part = slice(first * group, last * group)
        _normalize_rows(rows[part], eps, result[part], mean[part], rstd[part])
        planes = result[part].reshape(last - first, C, HxW)
        if weight is not None:
            planes *= weight[:, None]
        if bias is not None:
            planes += bias[:, None]
    kept = _statistics_dtype(dtype, weight)
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
    grad = _wide(grad_out).reshape(N, C, HxW)
    rows = _wide(input).reshape(N * group, C // group * HxW)
    mean, rstd = mean.reshape(-1, 1), rstd.reshape(-1, 1)
    for_rows = np.empty(rows.shape, rows.dtype) if output_mask[0] else None
    pair = np.zeros((2, C), rows.dtype)
    for_weight, for_bias = pair[0], pair[1]
    for first, last in blocks(N, C * HxW * rows.itemsize):
        part = slice(first * group, last * group)
        arrived = grad[first:last]
        normal = np.subtract(
            rows[part], mean[part], out=None if for_rows is None else for_rows[part]
        )
        normal *= rstd[part]
        if output_mask[1]:
            for_weight += _channel_dots(arrived, normal.reshape(arrived.shape))
        if output_mask[2]:
            for_bias += _channel_sums(arrived)
        if for_rows is not None:
            scaled = arrived if weight is None else arrived * weight[:, None]
            _row_gradient(scaled.reshape(normal.shape), normal, rstd[part])
    kept = _statistics_dtype(grad_out.dtype, weight)
    return (
        None if for_rows is None else for_rows.reshape(input.shape).astype(input.dtype, copy=False),
        for_weight.astype(kept, copy=False) if output_mask[1] else None,
        for_bias.astype(kept, copy=False) if output_mask[2] else None,
    )


def _wide(array: Array) -> Array:
    """Two-byte floating numbers as four-byte ones: sums over them need the digits."""
    return array.astype(np.float32) if array.dtype.itemsize == 2 else array


def _statistics_dtype(dtype: DType, weight: Array | None) -> DType:
    """What statistics are kept in: with two-byte inputs, the weight's dtype if that is wider."""
    return dtype if weight is None else weight.dtype
