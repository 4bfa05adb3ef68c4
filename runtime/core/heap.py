"""Memory management of the process: freed arrays are kept for reuse, and the cycle collector is off during imports.

The C library of most Linux systems returns memory blocks of more than 128 KiB to the system at once, until it has
seen a larger block allocated and freed; from then on it keeps blocks up to that size.  Memory from the system is
cleared page by page, which takes longer than most passes over it.  So this module allocates and frees one large
block, without touching its pages.
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
    tenth of its time.  Afterwards they count as old, so that the next collection does not look through all of them either;
    where the program has frozen objects of its own, those stay frozen and the new ones stay young.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            if not gc.get_freeze_count():
                gc.freeze()
                gc.unfreeze()  # into the oldest generation
            gc.enable()
