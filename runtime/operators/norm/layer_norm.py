"""Normalisation over the last dimensions, with its gradients.

`x - mean` is scaled by the reciprocal standard deviation `rstd` of a row.  Gradients, with `a` the incoming gradient times
the weight, `x̂` the normalised input and `E` the mean over a row: `rstd * (a - E[a] - x̂ * E[a * x̂])` (Ba, Kiros and
Hinton, *Layer Normalization*, 2016).
"""

from __future__ import annotations

from math import prod
from typing import Any

from ...core.namespace import Array, np
from ...core.result import Result
from ..blocks import each_block
from ..broadcasting import broadcast
from ..row_blocks import rows_of_block
from .norm_small import is_small, normalize_small, small_gradients
from .parameters import (
    Gradients,
    Mask,
    Results,
    Shape,
    as_parameter,
    check_normalized_shape,
    check_parameters,
    statistics_dtype,
    widened,
)
from .sums import column_sums, row_statistics, weighted_sums


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
    kept = statistics_dtype(input.dtype, weight, bias)
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
        centred = row_statistics(rows[part], eps, normal, mean[part], deviation)
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
    wide = statistics_dtype(dtype, weight, bias)
    return (
        result.reshape(input.shape).astype(dtype, copy=False),
        mean.reshape(kept).astype(wide, copy=False),
        rstd.reshape(kept).astype(wide, copy=False),
    )


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
