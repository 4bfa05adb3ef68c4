"""Ranges of independent rows or planes, small enough for several passes to find them in cache."""

from __future__ import annotations

# A quarter of a common second-level cache: a pass reads and writes a few arrays of this size.
BLOCK_BYTES = 256 << 10


def blocks(count: int, bytes_each: int, budget: int = BLOCK_BYTES) -> list[tuple[int, int]]:
    """`range(count)` cut into ranges (first, past the last) of about `budget` bytes."""
    size = max(1, budget // max(bytes_each, 1))
    if size >= count:
        return [(0, count)]
    return [(first, min(first + size, count)) for first in range(0, count, size)]
