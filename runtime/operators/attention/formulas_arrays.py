"""Formula helpers of attention over arrays."""

from __future__ import annotations

from math import prod

from ...core.namespace import Array, np
from ..cache_lines import at_cache_line
from .tiles import hide_later, in_parts, over_tiles, times_columns, times_rows, turned, upright


def attention_backward(
    grad: Array,
    query: Array,
    key: Array,
    value: Array,
    output: Array,
    logsumexp: Array,
    is_causal: bool,
    scale: float,
) -> tuple[Array, Array, Array]:
    """Gradients of `attention` with respect to query, key and value, tile by tile, up to the sums over broadcast batches."""
    factor = query.dtype.type(scale)
    lead = logsumexp.shape[:-1]
    length, source = query.shape[-2], key.shape[-2]
    # Both products below end with a column times ones, which takes its number from each row: from scores the logarithm of their
    # sum, from the weights' gradient what the softmax takes off it.
    queries = _beside(lead, query * factor, -logsumexp)
    given = _beside(lead, grad, -np.vecdot(grad, output))
    keys, values = _beside(lead, key), _beside(lead, value)
    keys_turned, values_turned = (turned(x, length, is_causal) for x in (keys, values))
    keys_upright = upright(keys[..., :-1], length, is_causal)
    dq, dk, dv = (
        np.empty((len(x), x.shape[1], x.shape[2] - 1), x.dtype) for x in (queries, keys, values)
    )
    of_keys, of_values = (x if keys_turned.ndim == 3 else in_parts(x, _PART) for x in (dk, dv))

    def work(some: slice, rows: slice, used: int) -> None:
        weights = times_columns(queries[some, rows], keys_turned, some, used)
        if is_causal:
            hide_later(weights, rows)
        np.exp(weights, weights)
        first = rows.start == 0
        _add_product(of_values[some], used, weights.mT, given[some, rows, :-1], first)
        slopes = times_columns(given[some, rows], values_turned, some, used)
        slopes *= weights
        np.multiply(times_rows(slopes, keys_upright, some, used), factor, out=dq[some, rows])
        _add_product(of_keys[some], used, slopes.mT, queries[some, rows, :-1], first)

    over_tiles(work, queries, source, is_causal)
    return tuple(x.reshape(*lead, *x.shape[1:]) for x in (dq, dk, dv))  # type: ignore[return-value]


_PART = 32
"""How many rows of a product with transposed scores are computed together where those are computed in parts."""


def _add_product(totals: Array, used: int, left: Array, right: Array, first: bool) -> None:
    """Add ``left @ right`` to the `used` first rows of `totals`, which hold nothing before the `first` product.

    Totals of four dimensions have parts of so many rows, each with a product of its own.
    """
    if totals.ndim == 4:
        used //= totals.shape[2]
        left, right = in_parts(left, totals.shape[2]), at_cache_line(right)[:, None]
    if first:
        np.matmul(left, right, out=totals[:, :used])
        totals[:, used:] = 0
    else:
        totals[:, :used] += np.matmul(left, right)


def _beside(lead: tuple[int, ...], array: Array, column: Array | float = 1) -> Array:
    """`array`, broadcast to the batch `lead`, as one batch (n, rows, columns + 1) whose last column is `column`."""
    rows, width = array.shape[-2:]
    found = np.empty((*lead, rows, width + 1), array.dtype)
    found[..., :-1] = array
    found[..., -1] = column
    return found.reshape(prod(lead), rows, width + 1)
