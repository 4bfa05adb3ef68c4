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

from gradsmith.kernels.meta_norm import check_normalized_shape
from gradsmith.kernels.namespace import Array, DType, np

__all__ = [
    "native_batch_norm",
    "native_batch_norm_backward",
    "native_group_norm",
    "native_group_norm_backward",
    "native_layer_norm",
    "native_layer_norm_backward",
]

Shape = tuple[int, ...]
Mask = tuple[bool, ...]
Gradients = tuple[Array | None, Array | None, Array | None]


def native_layer_norm(
    input: Array, normalized_shape: Shape, weight: Array | None, bias: Array | None, eps: float
) -> tuple[Array, Array, Array]:
    """`input` normalised over its last dimensions; also the mean and `rstd` of each row."""
    check_normalized_shape(input, normalized_shape, weight, bias)
    lead = input.shape[: input.ndim - len(normalized_shape)]
    dtype = input.dtype
    rows = _wide(input).reshape(prod(lead), prod(normalized_shape))
    centred, mean, rstd = _normalize_rows(rows, eps)
    if weight is not None:
        centred *= weight.reshape(-1)
    if bias is not None:
        centred += bias.reshape(-1)
    kept = (*lead, *(1,) * len(normalized_shape))
    return (
        centred.reshape(input.shape).astype(dtype, copy=False),
        mean.reshape(kept).astype(dtype, copy=False),
        rstd.reshape(kept).astype(dtype, copy=False),
    )


def _normalize_rows(rows: Array, eps: float) -> tuple[Array, Array, Array]:
    """Rows less their mean and over their deviation, with the mean and `rstd` as columns."""
    count = rows.shape[1]
    if not rows.size:
        return (
            rows.copy(),
            np.zeros((len(rows), 1), rows.dtype),
            np.full((len(rows), 1), eps**-0.5, rows.dtype),
        )
    mean = np.add.reduce(rows, 1, keepdims=True)
    mean /= count
    centred = rows - mean
    rstd = np.vecdot(centred, centred)[:, None]
    rstd /= count
    rstd += eps
    np.sqrt(rstd, out=rstd)
    np.reciprocal(rstd, out=rstd)
    centred *= rstd
    return centred, mean, rstd


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
    count = prod(normalized_shape)
    shape = (input.size // count if count else 0, count)
    grad = _wide(grad_out).reshape(shape)
    normal: Array | None = None
    grad_input = grad_weight = grad_bias = None
    if output_mask[0] or output_mask[1]:
        normal = _wide(input).reshape(shape) - mean.reshape(-1, 1)
        normal *= rstd.reshape(-1, 1)
    if output_mask[1] and weight is not None:
        assert normal is not None
        grad_weight = np.add.reduce(grad * normal, 0).reshape(weight.shape)
        grad_weight = grad_weight.astype(weight.dtype, copy=False)
    if output_mask[2] and bias is not None:
        grad_bias = np.add.reduce(grad, 0).reshape(bias.shape).astype(bias.dtype, copy=False)
    if output_mask[0]:
        assert normal is not None
        scaled = grad if weight is None else grad * weight.reshape(-1)
        grad_input = _row_gradient(scaled, normal, rstd.reshape(-1, 1))
        grad_input = grad_input.reshape(input.shape).astype(input.dtype, copy=False)
    return grad_input, grad_weight, grad_bias


def _row_gradient(grad: Array, normal: Array, rstd: Array) -> Array:
    """The gradient of `_normalize_rows`; `normal`, its first result, is used up."""
    count = max(grad.shape[1], 1)
    along = np.vecdot(grad, normal)[:, None]
    along /= -count
    mean = np.add.reduce(grad, 1, keepdims=True)
    mean /= count
    normal *= along
    normal += grad
    normal -= mean
    normal *= rstd
    return normal


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
        if running_mean is None or running_var is None:
            raise RuntimeError("running_mean and running_var must be given in evaluation mode")
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
    mean = _channel_sums(planes)
    mean /= count
    centred = planes - mean[:, None]
    variance = _channel_dots(centred, centred)
    variance /= count
    if running_mean is not None:
        running_mean *= 1 - momentum
        running_mean += (momentum * mean).astype(running_mean.dtype, copy=False)
    if running_var is not None:
        running_var *= 1 - momentum
        unbiased = variance * (momentum * count / max(count - 1, 1))
        running_var += unbiased.astype(running_var.dtype, copy=False)
    variance += eps
    rstd = 1 / np.sqrt(variance)
    scale = rstd if weight is None else rstd * weight
    centred *= scale[:, None]
    if bias is not None:
        centred += bias[:, None]
    kept = _statistics_dtype(dtype, weight)
    return (
        centred.reshape(input.shape).astype(dtype, copy=False),
        mean.astype(kept, copy=False),
        rstd.astype(kept, copy=False),
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
    scale = rstd if weight is None else rstd * weight
    grad_input = grad_weight = grad_bias = None
    total = _channel_sums(grad)
    if output_mask[2]:
        grad_bias = total if weight is None else total.astype(weight.dtype, copy=False)
    if output_mask[1] or (output_mask[0] and train):
        centred = planes - mean[:, None].astype(wide, copy=False)
        along = _channel_dots(grad, centred)
        if output_mask[1]:
            grad_weight = along * rstd
            if weight is not None:
                grad_weight = grad_weight.astype(weight.dtype, copy=False)
    if output_mask[0]:
        if train:
            count = grad.size // channels if channels else 1
            centred *= (along * rstd * rstd / -max(count, 1))[:, None]
            centred += grad
            centred -= (total / max(count, 1))[:, None]
            centred *= scale[:, None].astype(wide, copy=False)
            grad_input = centred
        else:
            grad_input = grad * scale[:, None].astype(wide, copy=False)
        grad_input = grad_input.reshape(input.shape).astype(input.dtype, copy=False)
    return grad_input, grad_weight, grad_bias


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
    if group <= 0 or C % group:
        raise RuntimeError(
            "Expected number of channels in input to be divisible by num_groups, but got input of "
            f"shape {list(input.shape)} and num_groups={group}"
        )
    dtype = input.dtype
    rows = _wide(input).reshape(N * group, C // group * HxW)
    normal, mean, rstd = _normalize_rows(rows, eps)
    planes = normal.reshape(N, C, HxW)
    if weight is not None:
        planes *= weight[:, None]
    if bias is not None:
        planes += bias[:, None]
    kept = _statistics_dtype(dtype, weight)
    return (
        planes.reshape(input.shape).astype(dtype, copy=False),
        mean.reshape(N, group).astype(kept, copy=False),
        rstd.reshape(N, group).astype(kept, copy=False),
    )


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
    grad_input = grad_weight = grad_bias = None
    kept = grad_out.dtype if weight is None else weight.dtype
    normal = _wide(input).reshape(N * group, C // group * HxW) - mean.reshape(-1, 1)
    normal *= rstd.reshape(-1, 1)
    if output_mask[1]:
        grad_weight = _channel_dots(grad, normal.reshape(grad.shape)).astype(kept, copy=False)
    if output_mask[2]:
        grad_bias = _channel_sums(grad).astype(kept, copy=False)
    if output_mask[0]:
        scaled = grad if weight is None else grad * weight[:, None]
        grad_input = _row_gradient(scaled.reshape(normal.shape), normal, rstd.reshape(-1, 1))
        grad_input = grad_input.reshape(input.shape).astype(input.dtype, copy=False)
    return grad_input, grad_weight, grad_bias


def _wide(array: Array) -> Array:
    """Two-byte floating numbers as four-byte ones: sums over them need the digits."""
    return array.astype(np.float32) if array.dtype.itemsize == 2 else array


def _statistics_dtype(dtype: DType, weight: Array | None) -> DType:
    """What statistics are kept in: with two-byte inputs, the weight's dtype if that is wider."""
    return dtype if weight is None else weight.dtype
