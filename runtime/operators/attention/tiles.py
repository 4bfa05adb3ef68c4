"""Attention a tile of scores at a time: memory grows with the length of the sequences, not with its square.

A tile has some rows of one matrix of scores, or several small matrices; it stays in the cache from the product that makes it
to the one that uses it.  Backward makes the tiles anew, from the logarithm of each row's sum that forward has kept:
T. Dao et al., "FlashAttention: fast and memory-efficient exact attention with IO-awareness", NeurIPS 2022.  A tile has whole rows
here, so no sum needs to be corrected by a later one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import gcd
from typing import Any

from ...core.constants import constant
from ...core.namespace import Array, DType, certain, host, kept, laid_out, np, order_together
from ...core.result import Result
from ..blocks import BLOCK_BYTES, each_part
from ..cache_lines import SMALL_PRODUCT, at_cache_line
from ..folds import maximum_reduce, minimum_reduce
from ..reduction.softmax import HIGHEST
from ..row_blocks import row_maximum, row_sum

_MOST_ROWS = 128
"""Of a tile without whole matrices: of a causal one half of what is beside the diagonal is computed in vain."""

_FEW_ROWS = 64
"""A product of so many rows with a transposed view takes a quarter to a half longer than one with a transposed copy; of 256
rows a twentieth less."""

_LOWEST = 1e-10

Tile = tuple[slice, slice, int]
"""Which matrices, which of their rows, and how many of their columns."""


def tiles(matrices: int, rows: int, columns: int, itemsize: int, is_causal: bool) -> Iterator[Tile]:
    """What `matrices` of scores, (rows, columns) each, are computed by; causal ones end on their diagonal."""
    together, step = _tile_of(rows, columns, itemsize, is_causal)
    for matrix in range(0, matrices, together):
        some = slice(matrix, min(matrix + together, matrices))
        for first in range(0, rows, step):
            last = min(first + step, rows)
            used = min(last, columns) if is_causal and step < rows else columns
            yield some, slice(first, last), used


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
    """How many matrices a tile has rows of, and how many of each."""
    most = max(BLOCK_BYTES // itemsize, 1)
    step = rows
    if rows * columns > most or (is_causal and rows > _MOST_ROWS):
        step = min(max(most // max(columns, 1), 1), _MOST_ROWS)
    return max(most // max(step * columns, 1), 1), step


def turned(matrices: Array, rows: int, is_causal: bool) -> Array:
    """The transposes of `matrices` (n, columns, width), for `times_columns` of as many rows: (n, width, columns), or several
    matrices of some columns each, (n, parts, width, columns / parts).
    """
    _, columns, _ = matrices.shape
    _, step = _tile_of(rows, columns, matrices.dtype.itemsize, is_causal)
    length = _length_of_parts(rows, columns, step, is_causal)
    if length:
        return at_cache_line(in_parts(matrices, length).mT)
    return np.ascontiguousarray(matrices.mT) if step <= _FEW_ROWS else matrices.mT


def upright(matrices: Array, rows: int, is_causal: bool) -> Array:
    """`matrices` (n, columns, width) for `times_rows` of as many rows, in parts (n, parts, columns / parts, width) as `turned`."""
    _, columns, _ = matrices.shape
    _, step = _tile_of(rows, columns, matrices.dtype.itemsize, is_causal)
    length = _length_of_parts(rows, columns, step, is_causal)
    return at_cache_line(in_parts(matrices, length)) if length else matrices


def in_parts(matrices: Array, length: int) -> Array:
    """`matrices` (n, columns, width) as several of `length` columns each."""
    count, columns, width = matrices.shape
    return matrices.reshape(count, columns // length, length, width)


def _length_of_parts(rows: int, columns: int, step: int, is_causal: bool) -> int:
    """How many columns of scores have a product of their own, so that each tile has whole parts; zero for one of all."""
    cut = is_causal and step < rows
    divided = gcd(columns, step, min(rows, columns)) if cut else columns
    for length in (128, 64) if np is host and columns >= _MANY_COLUMNS else ():
        if divided % length == 0:
            return length
    return 0


_MANY_COLUMNS = 512
"""Fewer are computed by one product: what parts save is little, and their sums take time."""


def _by_height(rows: Array, multiplications: int) -> Array:
    """`rows` (n, rows, width) as several matrices of some rows each, that have small products: (n, parts, rows / parts, width)."""
    count, height, width = rows.shape
    part = height
    while part * multiplications > SMALL_PRODUCT and part % 2 == 0:
        part //= 2
    return rows.reshape(count, height // part, part, width)


def times_columns(rows: Array, columns: Array, some: slice, used: int) -> Array:
    """The products of `rows` (n, rows, width) with the first `used` columns of `some` of the matrices that `turned` returned."""
    result: Array
    if columns.ndim == 3:
        result = np.matmul(rows, columns[some, :, :used])
        return result
    _, _, width, length = columns.shape
    left = _by_height(rows, width * length)[:, :, None]
    result = np.empty((*rows.shape[:2], used), rows.dtype)
    shape = (*left.shape[:2], left.shape[3], used // length, length)
    parts = result.reshape(shape).swapaxes(2, 3)
    np.matmul(left, columns[some, None, : used // length], out=parts)
    return result


def times_rows(scores: Array, matrices: Array, some: slice, used: int) -> Array:
    """The products of `scores` (n, rows, used) with as many rows of `some` of the matrices that `upright` returned."""
    total: Array
    if matrices.ndim == 3:
        total = np.matmul(scores, matrices[some, :used])
        return total
    _, _, length, width = matrices.shape
    left = _by_height(scores, length * width)
    left = left.reshape(*left.shape[:3], used // length, length).swapaxes(2, 3)
    products = np.matmul(left, matrices[some, None, : used // length])
    total = np.add.reduce(products, 2)
    return total.reshape(*scores.shape[:2], width)


def hide_later(scores: Array, rows: slice) -> None:
    """Minus infinity where the column of a score is beyond its row; `rows` is where the rows of the tile are."""
    beyond = scores[..., rows.start :]  # of whole matrices all of it, through which one loop goes
    length, columns = beyond.shape[-2:]
    if columns > 1:
        np.fmin(beyond, _bounds(length, columns, scores.dtype), out=beyond)


@kept(8)
def _bounds(rows: int, columns: int, dtype: DType) -> Array:
    """NaN up to the diagonal and minus infinity beyond it.

    ``fmin`` of a score and NaN is the score, NaN too; it takes half the time of a choice.
    """
    later = host.arange(columns) > host.arange(rows)[:, None]
    return host.where(later, -host.inf, host.nan).astype(dtype)


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


def _matrices_of(lead: tuple[int, ...], array: Array) -> Array:
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
    k, v = _matrices_of(lead, key), _matrices_of(lead, value)
    # In the order of the batch, which takes one copy.
    scaled = _matrices_of(lead, np.multiply(query, constant(scale, query.dtype), order="C"))
    length, source, out_width = scaled.shape[1], v.shape[1], v.shape[2]
    keys, values = turned(k, length, is_causal), upright(v, length, is_causal)
    output = np.empty((len(scaled), length, out_width), query.dtype)
    logsumexp = np.empty((len(scaled), length), query.dtype)
    every = list(tiles(len(scaled), length, source, query.dtype.itemsize, is_causal))

    def work(first: int, last: int) -> None:
        for some, rows, used in every[first:last]:

            def scores(some: slice = some, rows: slice = rows, used: int = used) -> Array:
                found = times_columns(scaled[some, rows], keys, some, used)
                if is_causal:
                    hide_later(found, rows)
                return found

            weights, total, largest = _exponentials(scores)
            part = times_rows(weights, values, some, used)
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
