"""Ranges of independent rows or planes, small enough for several passes to find them in cache."""

from __future__ import annotations

import sys
from collections.abc import Callable

from ..core.namespace import host, np
from ..core.threads import share

# A pass reads and writes a few arrays of this size, most of them in the second-level cache. Smaller ones save one thread
# nothing, and two threads that come back to the interpreter at every pass get in each other's way.
# Whoever compiles the calls of another namespace has them pass over memory together: there all is one block.
BLOCK_BYTES = 512 << 10 if np is host else sys.maxsize


def blocks(count: int, bytes_each: int, budget: int = BLOCK_BYTES) -> list[tuple[int, int]]:
    """`range(count)` cut into ranges (first, past the last) of about `budget` bytes."""
    size = max(1, budget // max(bytes_each, 1))
    if size >= count:
        return [(0, count)]
    return [(first, min(first + size, count)) for first in range(0, count, size)]


def each_block(work: Callable[[int, int], object], count: int, step: int) -> None:
    """`work(first, last)` of consecutive ranges that together are `range(count)`, some threads at a time.

    Ranges are the same for every number of threads, and so are the results, to the bit; they are of `step`, the
    last one may be shorter.
    """
    if np is host:
        share(work, count, step)
        return
    for first in range(
        0, count, step
    ):  # another namespace's arrays may be traced, and a trace is one thread's
        work(first, min(first + step, count))
