"""Normalisation by the root mean square of rows, with its gradients.

Rows `x` are scaled by `rstd = 1 / sqrt(E[x²] + eps)`, with `E` the mean over a row.  Gradients, with `a` the incoming
gradient times the weight: `rstd * (a - x * rstd² * E[a * x])`.

B. Zhang and R. Sennrich, "Root mean square layer normalization", 2019.
"""

from __future__ import annotations

from math import prod

from ...core.namespace import Array, np
from ...core.result import Result
from ..blocks import each_block
from ..broadcasting import broadcast
from ..row_blocks import rows_of_block
from .parameters import Shape, as_parameter, check_normalized_shape, check_parameters, widened
from .sums import column_sums, row_dots, weighted_sums

Gradients = tuple[Array | None, Array | None]


def fused_rms_norm_shape(
    input: Array, normalized_shape: Shape, weight: Array | None, eps: float | None
) -> tuple[Result, Result]:
    """The shapes and dtypes of `fused_rms_norm`."""
    check_normalized_shape(input, normalized_shape, weight)
    check_parameters(input, None, weight=weight)
    rank = len(normalized_shape)
    kept = (*input.shape[: input.ndim - rank], *(1,) * rank)
    single = np.dtype(np.float32)
    return (
        Result(input.shape, input.dtype),
        Result(kept, single if input.dtype.itemsize == 2 else input.dtype),
    )


def fused_rms_norm(
    input: Array, normalized_shape: Shape, weight: Array | None, eps: float | None
) -> tuple[Array, Array]:
    """`input` over the root mean square of its last dimensions, times `weight`; also `rstd` of each row."""
    count = prod(normalized_shape)
    lead = input.shape[: input.ndim - len(normalized_shape)]
    rows = widened(input).reshape(prod(lead), count)
    if eps is None:
        eps = float(np.finfo(rows.dtype).eps)
    result, rstd = np.empty(rows.shape, rows.dtype), np.empty((len(rows), 1), rows.dtype)
    scales = _scales(weight, rows)

    def work(first: int, last: int) -> None:
        own, normal, deviation = rows[first:last], result[first:last], rstd[first:last]
        row_dots(own, own, deviation)
        deviation /= count
        deviation += eps
        np.sqrt(deviation, out=deviation)
        np.reciprocal(deviation, out=deviation)
        _outer(deviation, scales, normal)
        normal *= own

    each_block(work, len(rows), rows_of_block(rows))
    return (
        result.reshape(input.shape).astype(input.dtype, copy=False),
        rstd.reshape(*lead, *(1,) * len(normalized_shape)),
    )


def _scales(weight: Array | None, rows: Array) -> Array:
    """What each column is multiplied by, over a row of zeros."""
    scales = np.zeros((2, rows.shape[1]), rows.dtype)
    scales[0] = 1 if weight is None else weight.reshape(-1)
    return scales


def _outer(column: Array, scales: Array, out: Array) -> None:
    """`column * scales[0]` in `out`.

    BLAS computes it in half the time that NumPy takes to broadcast, but only a product over more than one number is left to BLAS.
    """
    factors = np.zeros((len(column), 2), column.dtype)
    factors[:, :1] = column
    np.matmul(factors, scales, out=out)


def fused_rms_norm_backward_shape(
    grad_out: Array,
    input: Array,
    normalized_shape: Shape,
    rstd: Array,
    weight: Array | None,
    output_mask: tuple[bool, bool],
) -> tuple[Result | None, Result | None]:
    """The shapes and dtypes of `fused_rms_norm_backward`: those of what each is the gradient of."""
    return (
        Result(input.shape, input.dtype) if output_mask[0] else None,
        Result(weight.shape, weight.dtype) if output_mask[1] and weight is not None else None,
    )


def fused_rms_norm_backward(
    grad_out: Array,
    input: Array,
    normalized_shape: Shape,
    rstd: Array,
    weight: Array | None,
    output_mask: tuple[bool, bool],
) -> Gradients:
    """The gradients of `fused_rms_norm` that `output_mask` asks for."""
    count = prod(normalized_shape)
    shape = (input.size // count if count else 0, count)
    grad, rows = widened(grad_out).reshape(shape), widened(input).reshape(shape)
    rstd = rstd.reshape(-1, 1).astype(rows.dtype, copy=False)
    wanted, want_weight = output_mask[0], output_mask[1] and weight is not None
    for_rows = np.empty(shape, rows.dtype) if wanted else None
    step = rows_of_block(rows, 1)
    # What each block adds to the gradient of the weight: added up in one order, whoever is done first.
    parts = np.zeros((-(-shape[0] // step), count), rows.dtype)
    scales = _scales(weight, rows)

    def work(first: int, last: int) -> None:
        own, arrived, deviation = rows[first:last], grad[first:last], rstd[first:last]
        product = np.multiply(arrived, own)
        if want_weight:
            parts[first // step] = column_sums(product, deviation)
        if for_rows is None:
            return
        along = weighted_sums(product, None if weight is None else scales[0])
        along *= deviation**3
        along /= -count
        target = for_rows[first:last]
        _outer(deviation, scales, target)
        target *= arrived
        target += broadcast(np.multiply, own, along, product)

    each_block(work, shape[0], step)
    return (
        None if for_rows is None else for_rows.reshape(input.shape).astype(input.dtype, copy=False),
        (
            None
            if weight is None or not want_weight
            else as_parameter(np.add.reduce(parts, 0), weight)
        ),
    )
