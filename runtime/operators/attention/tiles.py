"""Attention a tile of scores at a time: memory grows with the length of the sequences, not with its square.

A tile has some rows of one matrix of scores, or several small matrices; it stays in the cache from the product that makes it
to the one that uses it.  Backward makes the tiles anew, from the logarithm of each row's sum that forward has kept:
T. Dao et al., "FlashAttention: fast and memory-efficient exact attention with IO-awareness", NeurIPS 2022.  A tile has whole rows
here, so no sum needs to be corrected by a later one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ...core.namespace import Array, DType, certain, host, kept, laid_out, np, order_together
from ...core.result import Result
from ..blocks import BLOCK_BYTES, each_part
from ..folds import maximum_reduce, minimum_reduce
from ..reduction.softmax import HIGHEST
from ..row_blocks import row_maximum, row_sum

_MOST_ROWS = 128
"""Of a tile that has not whole matrices: of a causal one half of what is beside the diagonal is computed in vain."""

_FEW_ROWS = 64
"""A product of so many rows with a transposed view takes a quarter to a half longer than one with a transposed copy; of 256
rows a twentieth less."""

_LOWEST = 1e-10

Tile = tuple[slice, slice, int]
"""Which matrices, which of their rows, and how many of their columns."""


def tiles(matrices: int, rows: int, columns: int, itemsize: int, is_causal: bool) -> Iterator[Tile]:
    """What `matrices` of scores, (rows, columns) each, are computed by; causal ones end on their diagonal."""
    together, step = _tile_of(rows, columns, itemsize, is_causal)
    if together:
        for first in range(0, matrices, together):
            yield slice(first, first + together), slice(0, rows), columns
        return
    for matrix in range(matrices):
        for first in range(0, rows, step):
            last = min(first + step, rows)
            used = min(last, columns) if is_causal else columns
            yield slice(matrix, matrix + 1), slice(first, last), used


def over_tiles(
    work: Callable[[slice, slice, int], None], queries: Array, columns: int, is_causal: bool
) -> None:
    """`work` of every tile, those of different matrices by several threads."""
    count, rows = queries.shape[:2]

    def of_some(first: int, last: int) -> None:
        for some, own, used in tiles(
            last - first, rows, columns, queries.dtype.itemsize, is_causal
        ):
            work(slice(first + some.start, min(first + some.stop, last)), own, used)

    each_part(of_some, count, 2 * queries.size * columns)


def _tile_of(rows: int, columns: int, itemsize: int, is_causal: bool) -> tuple[int, int]:
    """How many whole matrices make a tile, and how many rows of each; of none, how many rows of one do."""
    most = max(BLOCK_BYTES // itemsize, 1)
    together = most // max(rows * columns, 1)
    if together and (rows <= _MOST_ROWS or not is_causal):
        return together, rows
    return 0, min(max(most // max(columns, 1), 1), _MOST_ROWS)


def turned(matrices: Array, rows: int, is_causal: bool) -> Array:
    """The transposes of `matrices` (n, columns, width), for products with tiles of scores of `rows`."""
    _, columns, _ = matrices.shape
    _, step = _tile_of(rows, columns, matrices.dtype.itemsize, is_causal)
    return np.ascontiguousarray(matrices.mT) if step <= _FEW_ROWS else matrices.mT


def hide_later(scores: Array, rows: slice) -> None:
    """Minus infinity where the column of a score is beyond its row; `rows` is where the rows of the tile are."""
    beyond = scores[..., rows.start :]  # of whole matrices all of it, through which one loop goes
    length, columns = beyond.shape[-2:]
    if columns > 1:
        np.fmin(beyond, _bounds(length, columns, scores.dtype), out=beyond)


@kept(8)
def _bounds(rows: int, columns: int, dtype: DType) -> Array:
    """Infinity up to the diagonal and minus infinity beyond it.

    The smaller of a score and that takes half the time of a choice; of NaN and infinity it is infinity, whose row has no
    numbers either.
    """
    later = host.arange(columns) > host.arange(rows)[:, None]
    return host.where(later, -host.inf, host.inf).astype(dtype)


def attention_shape(query: Array, key: Array, value: Array, *rest: Any) -> tuple[Result, Result]:
    """The shapes of `attention`; RuntimeError unless the three fit."""
    fit = min(query.ndim, key.ndim, value.ndim) > 1 and query.dtype == key.dtype == value.dtype
    if not fit or query.shape[-1] != key.shape[-1] or key.shape[-2] != value.shape[-2]:
        given = ", ".join(f"{list(x.shape)} of {x.dtype}" for x in (query, key, value))
        raise RuntimeError(
            f"_attention: query (..., L, E), key (..., S, E) and value (..., S, V) do not fit: {given}"
        )
    shape = (*_lead_of(query, key, value), query.shape[-2])
    output = (*shape, value.shape[-1])
    return Result(output, query.dtype, order=_order_of(query, output)), Result(shape, query.dtype)


def _order_of(query: Array, shape: tuple[int, ...]) -> tuple[int, ...]:
    """How the output lies in memory: as the query does, whose heads are often a view of columns that lie together."""
    return order_together([query], shape) if query.ndim == 4 and query.shape == shape else ()


def _lead_of(query: Array, key: Array, value: Array) -> tuple[int, ...]:
    """The dimensions before matrices, broadcast; RuntimeError where they do not."""
    leads: list[tuple[int, ...]] = [x.shape[:-2] for x in (query, key, value)]
    if leads[0] == leads[1] == leads[2]:
        return leads[0]
    try:
        found: tuple[int, ...] = np.broadcast_shapes(*leads)
    except ValueError:
        batches = ", ".join(map(str, map(list, leads)))
        raise RuntimeError(f"_attention: the batches {batches} do not broadcast") from None
    return found


def matrices_of(lead: tuple[int, ...], array: Array) -> Array:
    """`array`, broadcast to the batch `lead`, as one batch (n, rows, columns)."""
    shape = (*lead, *array.shape[-2:])
    return (array if array.shape == shape else np.broadcast_to(array, shape)).reshape(
        -1, *array.shape[-2:]
    )


def attention(
    query: Array, key: Array, value: Array, is_causal: bool, scale: float
) -> tuple[Array, Array]:
    """``softmax(scale * query @ key.T) @ value`` of (…, L, E), (…, S, E) and (…, S, V), and the logarithm (…, L) of
    what the rows of the softmax were divided by.

    If `is_causal`, row i has no part of the columns beyond i.
    """
    lead = _lead_of(query, key, value)
    q, k, v = (matrices_of(lead, x) for x in (query, key, value))
    length, source, out_width = q.shape[1], v.shape[1], v.shape[2]
    scaled = q * query.dtype.type(scale)
    keys = turned(k, length, is_causal)
    output = np.empty((len(q), length, out_width), query.dtype)
    logsumexp = np.empty((len(q), length), query.dtype)
    every = list(tiles(len(q), length, source, query.dtype.itemsize, is_causal))

    def work(first: int, last: int) -> None:
        for some, rows, used in every[first:last]:

            def scores(some: slice = some, rows: slice = rows, used: int = used) -> Array:
                found: Array = np.matmul(scaled[some, rows], keys[some, :, :used])
                if is_causal:
                    hide_later(found, rows)
                return found

            weights, total, largest = _exponentials(scores)
            part = np.matmul(weights, v[some, :used])
            part /= total
            output[some, rows] = part
            np.log(total, total)
            if largest is not None:
                total += largest
            logsumexp[some, rows] = total[..., 0]

    each_part(work, len(every), scaled.size * source)
    found = output.reshape(*lead, length, out_width)
    order = _order_of(query, found.shape)
    return laid_out(found, order), logsumexp.reshape(*lead, length)


def _exponentials(scores: Callable[[], Array]) -> tuple[Array, Array, Array | None]:
    """Exponentials of scores, the sum of each row of them, and what each row was less by before; None for nothing.

    The maximum need not be taken off where it is about zero, as in softmax; here where it is somewhat below, too, since
    weights that are too small for the dtype then are nothing beside the others of their row.
    """
    weights = scores()
    rows = weights.reshape(-1, weights.shape[-1])
    column = (*weights.shape[:-1], 1)
    if certain(maximum_reduce(rows.reshape(-1)) <= HIGHEST, False):
        np.exp(rows, rows)
        total = row_sum(rows)
        if certain(minimum_reduce(total.reshape(-1)) >= _LOWEST, False):
            return weights, total.reshape(column), None
        weights = scores()
        rows = weights.reshape(rows.shape)
    largest = row_maximum(rows)
    rows -= largest
    np.exp(rows, rows)
    return weights, row_sum(rows).reshape(column), largest.reshape(column)
