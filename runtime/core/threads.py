"""How many threads share the work of an operator, and the pool that they are from.

NumPy's loops let go of the interpreter while they run, so blocks of a large array are computed by several threads at
a time.  Kernels cut the work into blocks that do not depend on how many threads there are: results are the same to
the bit.  Small arrays are one block, and come nowhere near this module.

`OMP_NUM_THREADS` says how many threads there are, else the number of processors that the process may use.  The
thread that calls does its part of the work; those of the pool are daemons that are made when they are first needed.
A forked child has none of them, and makes its own.
"""

from __future__ import annotations

import os
import threading
from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from queue import SimpleQueue
from typing import TypeAlias

from .floating import fresh_context

_Work: TypeAlias = Callable[[int, int], object]
Ranges: TypeAlias = list[tuple[int, int]]


def _usable() -> int:
    said = os.environ.get("OMP_NUM_THREADS", "").partition(",")[0].strip()
    if said.isdigit() and int(said):
        return int(said)
    if hasattr(os, "sched_getaffinity"):  # not on macOS and Windows
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class _Pool:
    """The threads of one process that wait for work."""

    threads = 0
    """How many share the work of an operator."""
    queue: SimpleQueue[_Job] = SimpleQueue()
    members: int = 0
    """How many were made."""

    @classmethod
    def forget(cls) -> None:
        """In a forked child none of the threads is there."""
        cls.queue, cls.members = SimpleQueue(), 0
        _inside.__dict__.clear()


_inside = threading.local()
"""`busy` is True in a thread that does a part of some work: what it starts itself is not shared."""


class _Job:
    """Blocks that are yet to be done, and who does them."""

    __slots__ = ("ended", "error", "finished", "left", "started", "work")

    def __init__(self, work: _Work, blocks: Iterable[tuple[int, int]]) -> None:
        self.work = work
        self.left = deque(blocks)
        """Whoever is idle takes the first: nobody waits for a thread that has not been given a processor."""
        self.started: list[None] = []
        """One for each thread of the pool that began to look for blocks, and in `ended` for each that found no more."""
        self.ended: list[None] = []
        self.finished: SimpleQueue[None] = SimpleQueue()
        self.error: BaseException | None = None

    def do_blocks(self, take: Callable[[], tuple[int, int]]) -> None:
        """Take blocks until none is left."""
        work = self.work
        try:
            while True:
                try:
                    first, last = take()
                except IndexError:
                    return
                work(first, last)
        except BaseException as error:
            self.error = self.error or error
            self.left.clear()

    def help(self) -> None:
        """The same in a thread of the pool."""
        self.started.append(None)
        self.do_blocks(self.left.pop)
        self.ended.append(None)
        self.finished.put(None)

    def finish(self) -> None:
        """Wait for those that are at their last block, and raise what any of them raised.

        None is left: a thread that begins now finds nothing.
        """
        while len(self.ended) < len(self.started):
            self.finished.get()
        if self.error is not None:
            raise self.error


def _serve(queue: SimpleQueue[_Job]) -> None:
    _inside.busy = True
    while True:
        job = queue.get()
        job.help()
        del job  # and with it the arrays


def even(first: int, last: int, step: int) -> Ranges:
    """`range(first, last)` cut into ranges (first, past the last) of `step`; the last one may be shorter."""
    return [(start, min(start + step, last)) for start in range(first, last, step)]


_LONGEST = 1 << 19
"""About how many elements a thread takes at a time, at most."""


def portions(count: int, each: int = 1) -> Ranges:
    """`range(count)`, of `each` elements, for a single pass over memory: a long range for each thread, and short ones in
    the middle for whoever is done first.

    A thread that sleeps comes later than the one that calls, which would wait for it if each had half: guided
    self-scheduling, C. Polychronopoulos and D. Kuck, IEEE Transactions on Computers C-36, 1987.
    """
    threads = get_threads()
    if threads == 1:
        return [(0, count)]
    long = min(4 * count // (5 * threads), max(_LONGEST // max(each, 1), 1))
    if not long:
        return even(0, count, 1)
    rounds = max(4 * count // (5 * threads * long), 1)
    first, last = rounds * long, count - rounds * (threads - 1) * long
    short = max(min(-(-(last - first) // (threads - 1)), long // 2), 1)
    return even(0, first, long) + even(first, last, short) + even(last, count, long)


def share(work: _Work, ranges: Ranges) -> None:
    """`work(first, last)` of each of `ranges`.

    The calling thread takes them from the first on, those of the pool from the last.  What one of them raises is raised here,
    after all have stopped.  One thread, one range, and work within such work: all ranges in order, here.
    """
    threads = min(_Pool.threads or get_threads(), len(ranges))
    if threads <= 1 or getattr(_inside, "busy", False):
        for first, last in ranges:
            work(first, last)
        return
    while _Pool.members < threads - 1:
        _Pool.members += 1
        name = f"gradsmith-{_Pool.members}"
        run = partial(fresh_context().run, _serve, _Pool.queue)
        threading.Thread(target=run, name=name, daemon=True).start()
    job = _Job(work, ranges)
    for _ in range(threads - 1):
        _Pool.queue.put(job)
    _inside.busy = True
    try:
        job.do_blocks(job.left.popleft)
    finally:
        _inside.busy = False
    job.finish()


def get_threads() -> int:
    """How many threads share the work of an operator."""
    if not _Pool.threads:
        _Pool.threads = _usable()
    return _Pool.threads


def set_threads(count: int) -> None:
    """Have `count` threads share it."""
    _Pool.threads = count


if hasattr(os, "register_at_fork"):  # not on Windows
    os.register_at_fork(after_in_child=_Pool.forget)
