"""Ranges of independent rows or planes, small enough for several passes to find them in cache."""

from __future__ import annotations

import sys
from collections.abc import Callable

from ..core.blas_threads import NUMPY_BLAS, touch_packing_memory
from ..core.namespace import Array, DType, host, np
from ..core.shared_loops import SHARED
from ..core.threads import even, get_threads, portions, share

# A pass reads and writes a few arrays of this size, most of them in the second-level cache. Smaller ones save one thread
# nothing.
# Whoever compiles the calls of another namespace has them pass over memory together: there all is one block.
BLOCK_BYTES = 512 << 10 if np is host else sys.maxsize

if np is host:
    touch_packing_memory()  # kernels that multiply matrices import this module


def lengthened(step: int, count: int) -> int:
    """`step` of `count` as the length of blocks, twice it where several threads have as much to do.

    At every pass a thread comes back to the interpreter, of which there is one: the longer a pass takes, the seldomer
    threads meet there, and what stays in the cache no longer costs them less than waiting. For what is the same to the
    bit wherever a block ends.
    """
    threads = get_threads()
    return 2 * step if 1 < threads <= count // (2 * step) else step


def each_part(work: Callable[[int, int], object], count: int, products: int) -> None:
    """`work(first, last)` of consecutive ranges that together are `range(count)`, each with its matrix products on one thread.

    Where BLAS shares each product between threads of its own, what is between products is left to one. So some ranges for each
    thread; one for all where that does not pay, or BLAS cannot be told. `products` is how often all of it multiplies.
    """
    threads = get_threads() if np is host else 1
    if min(threads, count) == 1 or products < _PRODUCTS or not NUMPY_BLAS.controllers:
        work(0, count)
        return
    with NUMPY_BLAS:
        share(work, even(0, count, -(-count // (2 * threads))))


_PRODUCTS = 1 << 24
"""Fewer take one thread less than a millisecond."""


def each_slice(
    work: Callable[[int, int], object], count: int, each: int, step: int | None = None
) -> None:
    """`work(first, last)` of ranges that together are `range(count)`, some threads at a time if that many slices of `each`
    elements are large.

    For what passes over memory once and computes the same bits wherever a range ends: one thread has a single range, unless all
    are to be of `step`.
    """
    if count * each >= SHARED and np is host:
        share(work, portions(count, each) if step is None else even(0, count, step))
    elif step is None:
        work(0, count)
    else:
        for first, last in even(0, count, step):
            work(first, last)


def by_slices(
    kernel: Callable[[Array], Array], x: Array, axis: int, extent: int, dtype: DType
) -> Array:
    """`kernel(x)`, which works along `axis`, keeps it with `extent` elements and is of `dtype`; some threads share the slices of
    another dimension of a large array."""
    cut = 0 if axis else x.ndim - 1
    if x.size < SHARED or cut == axis or np is not host or get_threads() == 1:
        return kernel(x)
    result = np.empty((*x.shape[:axis], extent, *x.shape[axis + 1 :]), dtype)

    def work(first: int, last: int) -> None:
        part = (slice(None),) * cut + (slice(first, last),)
        result[part] = kernel(x[part])

    share(work, portions(x.shape[cut], x.size // x.shape[cut]))
    return result


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
        share(work, even(0, count, step))
        return
    for first in range(
        0, count, step
    ):  # another namespace's arrays may be traced, and a trace is one thread's
        work(first, min(first + step, count))
