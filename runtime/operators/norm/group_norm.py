"""Normalisation over groups of channels of each example, with its gradients.

As in a norm of rows (`layer_norm`), with weights that differ from channel to channel within a row (Wu and He, *Group
Normalization*, 2018).
"""

from __future__ import annotations

from typing import Any

from ...core.namespace import Array, np
from ...core.result import Result
from ..blocks import each_block
from ..broadcasting import broadcast
from ..memory_formats import suggested_order
from ..pointwise.elementwise_blocks import block_size
from .norm_small import is_small, normalize_small, places_of_channels, small_gradients
from .parameters import (
    Gradients,
    Mask,
    Results,
    check_groups,
    check_parameters,
    gradients_shape,
    statistics_dtype,
    widened,
)
from .sums import as_rows, row_dots, row_statistics, row_sums


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
    kept = statistics_dtype(input.dtype, weight, bias)
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
        centred = row_statistics(rows[part], eps, result[part], mean[part], deviation)
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
    kept = statistics_dtype(dtype, weight, bias)
    return (
        result.reshape(input.shape).astype(dtype, copy=False),
        mean.reshape(N, group).astype(kept, copy=False),
        rstd.reshape(N, group).astype(kept, copy=False),
    )


def _samples_of_block(planes: Array, together: int) -> int:
    """How many samples of (N, C, L) make a block as long as `together` elementwise ones, and as long as others where it can be."""
    count = -(-planes.size // (together * block_size(planes.dtype)))
    return max(-(-len(planes) // max(count, 1)), 1)


def native_group_norm_backward_shape(
    grad_out: Array, input: Array, mean: Array, rstd: Array, weight: Array | None, /, *rest: Any
) -> Results:
    """As `native_batch_norm_backward_shape`."""
    return gradients_shape(input, weight, rest[-1])


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
        row_sums(as_rows(arrived), sums[own].reshape(-1, 1))
        row_dots(as_rows(arrived), as_rows(planes), dots[own].reshape(-1, 1))
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
    kept = statistics_dtype(grad_out.dtype, weight)
    return (
        None if for_rows is None else for_rows.reshape(input.shape).astype(input.dtype, copy=False),
        for_weight.astype(kept, copy=False) if output_mask[1] else None,
        for_bias.astype(kept, copy=False) if output_mask[2] else None,
    )
