"""How the process's memory is managed: freed arrays are kept for reuse, and imports do without the cycle collector.

The C library of most Linux systems hands memory of more than 128 KiB back to the system at once, until it has seen a
larger piece come and go: then pieces up to that size are kept.  Whoever gets memory from the system has it cleared, page
by page, which takes longer than most passes over it; so a piece comes and goes here, of which no page is touched.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

# The C library's own bound on what it takes to heart is 32 MiB, with what it puts beside a piece.
_LARGEST = (32 << 20) - (64 << 10)


def keep_freed_memory() -> None:
    """Has memory of arrays up to 32 MiB kept when they are gone."""
    np.empty(_LARGEST, np.uint8)


@contextmanager
def collector_paused() -> Iterator[None]:
    """Pauses the collection of cycles.

    An import makes tens of thousands of objects, none of which is garbage; looking through them again and again takes a
    tenth of its time.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
