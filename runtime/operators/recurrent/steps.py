"""In which order a recurrent layer goes through its rows.

Rows are those of a packed sequence: the batch of the first step, that of the second, and so on; batches do not grow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from typing import Any


def steps(batch_sizes: Sequence[int], reverse: bool) -> Iterator[tuple[slice, int]]:
    """Rows and size of each step, from the first one that is computed to the last."""
    ends = list(accumulate(batch_sizes))
    found = [(slice(end - size, end), size) for end, size in zip(ends, batch_sizes, strict=True)]
    return reversed(found) if reverse else iter(found)


def before(
    first: Any, values: Any, batch_sizes: Sequence[int], reverse: bool, cat: Callable[..., Any]
) -> Any:
    """What the state was before each row: a row of `first`, or that of `values` at the step before."""
    size = batch_sizes[0]
    if batch_sizes[-1] == size:  # all are as long
        return cat([values[size:], first] if reverse else [first, values[: len(values) - size]])
    parts: list[Any] = []
    rows: slice | None = None
    have = 0
    for own, count in steps(batch_sizes, reverse):
        carried = [] if rows is None else [values[rows][: min(have, count)]]
        parts.append([*carried, first[have:count]] if count > have else carried)
        rows, have = own, count
    if reverse:
        parts.reverse()
    return cat([piece for part in parts for piece in part])
