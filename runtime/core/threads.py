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
from collections.abc import Callable, Iterator
from itertools import pairwise
from queue import SimpleQueue
from typing import TypeAlias

from .floating import fresh_context

_Work: TypeAlias = Callable[[int, int], object]


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

    def __init__(self, work: _Work, count: int, step: int, threads: int) -> None:
        self.work, self.count, self.step = work, count, step
        starts = range(0, count, step)
        cuts = [len(starts) * k // threads for k in range(threads + 1)]
        self.ranges = [deque(starts[a:b]) for a, b in pairwise(cuts)]
        """Each thread has consecutive blocks of its own, of which it takes the first; those that have none left
        take the last one of another's.  So each passes over memory of its own, and nobody waits for a thread that
        has not been given a processor."""
        self.places = iter(range(threads))
        self.helpers = 0
        self.changed = threading.Condition(threading.Lock())
        self.closed = False
        self.error: BaseException | None = None

    def starts(self) -> Iterator[int]:
        """Blocks for whoever asks: of its own range, and then of the others; each is given away once."""
        place = next(self.places)
        take = self.ranges[place].popleft
        for other in (*self.ranges[place + 1 :], *self.ranges[: place + 1]):
            try:
                while True:
                    yield take()
            except IndexError:  # no more of it
                take = other.pop

    def do_blocks(self) -> None:
        """Take blocks until none is left."""
        _inside.busy = True
        work, step, count = self.work, self.step, self.count
        try:
            for start in self.starts():
                work(start, min(start + step, count))
        except BaseException as error:
            self.error = self.error or error
            for blocks in self.ranges:
                blocks.clear()
        finally:
            _inside.busy = False

    def help(self) -> None:
        """The same in a thread of the pool, unless all is done."""
        with self.changed:
            if self.closed:
                return
            self.helpers += 1
        fresh_context().run(self.do_blocks)
        with self.changed:
            self.helpers -= 1
            self.changed.notify()

    def finish(self) -> None:
        """Wait for those that are at their last block, and raise what any of them raised."""
        with self.changed:
            self.closed = True
            while self.helpers:
                self.changed.wait()
        if self.error is not None:
            raise self.error


def _serve(queue: SimpleQueue[_Job]) -> None:
    while True:
        job = queue.get()
        job.help()
        del job  # and with it the arrays


def share(work: _Work, count: int, step: int) -> None:
    """`work(first, last)` of consecutive ranges of `step` that together are `range(count)`.

    The calling thread and those of the pool do consecutive ones each.  What one of them raises is raised here, after
    all have stopped.  One thread, one range, and work within such work: all ranges in order, here.
    """
    blocks = -(-count // step)
    threads = min(_Pool.threads or get_threads(), blocks)
    if threads <= 1 or getattr(_inside, "busy", False):
        for start in range(0, count, step):
            work(start, min(start + step, count))
        return
    job = _Job(work, count, step, threads)
    while _Pool.members < threads - 1:
        _Pool.members += 1
        name = f"gradsmith-{_Pool.members}"
        threading.Thread(target=_serve, args=(_Pool.queue,), name=name, daemon=True).start()
    for _ in range(threads - 1):
        _Pool.queue.put(job)
    job.do_blocks()
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
