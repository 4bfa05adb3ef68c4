"""Rows and elements added up by place."""

from __future__ import annotations

from ..core.namespace import Array, certain, host, np, occurrences
from ..core.threads import get_threads
from .blocks import BLOCK_BYTES, each_block, each_slice
from .folds import add_at
from .scipy_routines import scipy_routine

# As many elements take as long element by element as one more round takes.
_ROUND = 10_000
# Fewer elements NumPy adds sooner at any key than at places that are computed first.
FEW = 256
# Rows shorter than this are added element by element.
_SHORT = 32
# Rows from here on take less by themselves, one pass and a call for each, than in rounds, of which each has four passes that
# threads share.
_LONG = 768


def add_rows(target: Array, places: Array, rows: Array) -> None:
    """Adds each of `rows` (M, *D) to the row of the contiguous `target` (R, *D) that is its place, one after the other.

    SciPy multiplies a sparse matrix of ones with `rows`.  NumPy adds in rounds, each of which adds to any row of the
    target once; where rows are short, or a place occurs so often that there were many rounds, element by element,
    flattened, because its unbuffered addition is an order of magnitude faster along one dimension.  Long rows are added
    each by itself.  All add in the same order.
    """
    if rows.size <= FEW:
        add_at(target, places, rows)
        return
    count, width = len(target), target[:1].size
    target, rows = target.reshape(count, width), rows.reshape(len(places), width)
    product = scipy_routine("sparse._sparsetools.csc_matvecs", rows)
    # It multiplies by one, which infinite complex numbers do not survive, and checks no place.
    plain = rows.dtype == target.dtype and rows.dtype.kind == "f"
    if product is not None and plain and places.min() >= 0 and places.max() < count:
        places, ones = np.ascontiguousarray(places, np.int64), np.ones(len(places), rows.dtype)
        flat, memory = np.ascontiguousarray(rows).reshape(-1), target.reshape(-1)

        def work(first: int, last: int) -> None:  # all rows to some places
            ends, own = np.arange(len(places) + 1), places
            if last - first < count:
                here = (places >= first) & (places < last)
                np.cumsum(here, out=ends[1:])
                own = places[here]
            product(count, len(places), width, ends, own, ones, flat, memory)

        # Of short rows, asking which are added to some places takes as long as adding them.
        each_slice(work, count, rows.size // count if width >= _SHORT else 0)
        return
    if np is host and width >= _LONG * get_threads():
        for place, row in zip(places.tolist(), rows):
            into = target[place]
            np.add(into, row, out=into)
        return
    if width >= _SHORT and rows.size:
        counts = occurrences(places, None, count)
        if certain(counts.max() * _ROUND < rows.size, False):
            _add_in_rounds(target, places, rows, counts)
            return
    elements = places.astype(np.int64)[:, None] * width + np.arange(width)
    add_at(target.reshape(-1), elements.reshape(-1), rows.reshape(-1))


def add_within_rows(target: Array, places: Array, values: Array) -> None:
    """Adds each of `values` (R, M) to the element of its row of the contiguous `target` (R, N) that is its place.

    In order, and all places must exist.  SciPy does so as it fills in a sparse matrix, in half the time of NumPy.
    """
    count, width = target.shape
    fill = scipy_routine("sparse._sparsetools.csr_todense", values)
    if fill is not None and values.dtype == target.dtype:
        each = places.shape[1]
        places = np.ascontiguousarray(places, np.int64)
        values = np.ascontiguousarray(values)

        def work(first: int, last: int) -> None:
            ends = np.arange(last - first + 1) * each
            own, added = places[first:last].reshape(-1), values[first:last].reshape(-1)
            fill(last - first, width, ends, own, added, target[first:last].reshape(-1))

        each_slice(work, count, each)
        return
    if count > 1:
        places = places + np.arange(0, count * width, width)[:, None]
    add_at(target.reshape(-1), places.reshape(-1), values.reshape(-1))


def _add_in_rounds(target: Array, places: Array, rows: Array, counts: Array) -> None:
    """`add_rows` where the most frequent place occurs few times; `counts` says how often each does."""
    order = np.argsort(places, kind="stable")
    starts = np.cumsum(counts) - counts  # in `order`
    often = np.argsort(-counts, kind="stable")
    counts, starts = counts[often], starts[often]
    rows = np.ascontiguousarray(rows)  # or `take` would make every block such a copy
    step = max(BLOCK_BYTES // (rows.shape[1] * rows.itemsize), 1)
    for number in range(int(counts[0])):
        more = int(np.count_nonzero(counts > number))
        chosen = order[starts[:more] + number]

        def add(first: int, last: int, chosen: Array = chosen) -> None:
            into = often[first:last]
            # No place is outside, so nothing is clipped: NumPy takes faster where it need not raise.
            total = target.take(into, 0, mode="clip")
            total += rows.take(chosen[first:last], 0, mode="clip")
            target[into] = total

        each_block(add, more, step)
