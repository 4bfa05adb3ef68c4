"""The number of threads that share the work of an operator, and their pool.

NumPy's loops release the interpreter lock while they run, so several threads can compute blocks of a large array at a
time. Kernels choose blocks independently of the number of threads: results are the same to the bit.  A small array is
a single block and never uses this module.

`OMP_NUM_THREADS` is the number of threads, by default the number of processors available to the process.  The calling
thread does its share of the work.  The pool's threads are daemons that start on first use; a forked child starts its
own.

A thread that sleeps takes 30 to 50 µs to wake up, as long as a pass over a block, and it falls asleep whenever it finds
the interpreter lock taken.  Threads that have just worked therefore spin for a short time before they sleep, in a loop
of NumPy that holds no lock.
"""

from __future__ import annotations

import os
import threading
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
from numpy.lib.stride_tricks import as_strided

from .floating import fresh_context

if TYPE_CHECKING:
    from queue import SimpleQueue

try:
    from resource import RUSAGE_THREAD, getrusage
except ImportError:  # Windows
    _TELLS = False
else:
    _TELLS = True
"""Whether the system tells when a thread that spins is in the way of another; elsewhere threads sleep at once."""

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
    queue: SimpleQueue[_Job]
    """What they wait for, once there is one of them."""
    members: int = 0
    """How many were made."""
    growing = threading.Lock()
    """Held by the caller that makes some."""
    asleep: int = 0 if _TELLS else 1
    """For how many more jobs threads sleep at once, because another thread needs the processors."""
    patience: int = 1
    """How many jobs that will be the next time."""
    crowded: int | None = None
    """The processor on which a caller was interrupted, maybe by a thread of the pool while another is idle."""

    @classmethod
    def grow(cls, count: int) -> None:
        """Have `count` threads."""
        with cls.growing:
            if not cls.members:
                cls.queue = _new_queue()
            while cls.members < count:
                name = f"gradsmith-{cls.members + 1}"
                run = partial(fresh_context().run, _serve, cls.queue)
                threading.Thread(target=run, name=name, daemon=True).start()
                cls.members += 1

    @classmethod
    def be_patient(cls) -> None:
        """Have threads sleep for some time, twice as long as the last time; each job without interruption halves it again."""
        cls.patience = min(2 * cls.patience, 1024)
        cls.asleep = cls.patience

    @classmethod
    def forget(cls) -> None:
        """In a forked child none of the threads is there."""
        cls.members, cls.growing = 0, threading.Lock()
        _inside.__dict__.clear()


_inside = threading.local()
"""`busy` is True in a thread that does a part of some work: what it starts itself is not shared."""


_ROW, _ROWS = 3 << 17, 40
_CALL: np.ndarray[Any, np.dtype[np.bool_]] = np.zeros(_ROW, bool)
"""The first is True once there is a job. The last is always True."""
_CALL[-1] = True
_UNTIL_CALLED = as_strided(_CALL, (_ROWS, _ROW), (0, 1))


class _Rest:
    """Where a thread of the pool waits for the next job.

    `np.logical_or.reduce` holds no lock, reads memory again for each row, and stops at the first True.  Its first result tells
    others that this thread needs the lock no more.  A row takes some 5 µs, by when whoever calls has mostly let go of
    the lock that the one called needs.  Jobs come through the queue: without any of this threads would only be slower.
    """

    __slots__ = ("begun", "rows")

    def __init__(self) -> None:
        self.rows = np.zeros(_ROWS, bool)
        self.begun = as_strided(self.rows, (1 << 18,), (0,))

    def until_called(self) -> None:
        """Return when there is a job, or after 250 µs."""
        before = _interruptions()
        np.logical_or.reduce(_UNTIL_CALLED, 1, out=self.rows)
        if _interruptions() != before:
            _Pool.be_patient()


def _interruptions() -> int:
    """How often another thread has taken the processor from this one; always 0 where the system does not tell."""
    return getrusage(RUSAGE_THREAD).ru_nivcsw if _TELLS else 0


def _processor() -> int | None:
    """The number of the processor that runs this thread, where the system tells."""
    try:
        with open("/proc/thread-self/stat") as status:
            return int(status.read().rpartition(")")[2].split()[36])
    except OSError:
        return None


def _move(crowded: int) -> None:
    """Have another processor run this thread if `crowded` does; from there it may go on to any.

    Linux wakes a thread where it last ran, and does not move one that runs for less than a millisecond at a time: two
    may share a processor for long while another is idle.
    """
    usable = os.sched_getaffinity(0)
    if _processor() == crowded and len(usable) > 1:
        with suppress(OSError):  # where it may not it stays
            os.sched_setaffinity(0, usable - {crowded})
            os.sched_setaffinity(0, usable)


class _Job:
    """Blocks that are yet to be done, and who does them."""

    __slots__ = ("ended", "error", "finished", "left", "started", "work")

    def __init__(self, work: _Work, blocks: Iterable[tuple[int, int]]) -> None:
        self.work = work
        self.left = deque(blocks)
        """Whoever is idle takes the first: nobody waits for a thread that has not been given a processor."""
        self.started: list[_Rest] = []
        """One for each thread of the pool that began to look for blocks, and in `ended` for each that found no more."""
        self.ended: list[None] = []
        self.finished: SimpleQueue[None] = _new_queue()
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

    def help(self, rest: _Rest) -> None:
        """The same in a thread of the pool."""
        rest.rows[0] = False
        self.started.append(rest)
        self.do_blocks(self.left.pop)
        self.ended.append(None)
        self.finished.put(None)

    def finish(self) -> None:
        """Wait for those that are at their last block, and raise what any of them raised.

        None is left: a thread that begins now finds nothing.
        """
        while len(self.ended) < len(self.started):
            if not _Pool.asleep:
                np.logical_or.reduce(self.started[-1].begun)
            self.finished.get()
        if self.error is not None:
            raise self.error


def _new_queue() -> SimpleQueue[Any]:
    from queue import SimpleQueue  # few programs share work: the others import faster without

    return SimpleQueue()


def _serve(queue: SimpleQueue[_Job]) -> None:
    _inside.busy = True
    rest = _Rest()
    while True:
        job = queue.get()
        job.help(rest)
        del job  # and with it the arrays
        if _Pool.crowded is not None:
            crowded, _Pool.crowded = _Pool.crowded, None
            _move(crowded)
        _CALL[0] = False
        if not _Pool.asleep and queue.empty():
            rest.until_called()


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
    return _portions(count, each, get_threads())


@lru_cache(256)
def _portions(count: int, each: int, threads: int) -> Ranges:
    if threads == 1:
        return [(0, count)]
    long = min(9 * count // (10 * threads), max(_LONGEST // max(each, 1), 1))
    if not long:
        return even(0, count, 1)
    rounds = max(9 * count // (10 * threads * long), 1)
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
    if _Pool.members < threads - 1:
        _Pool.grow(threads - 1)
    job = _Job(work, ranges)
    if _TELLS:
        _Pool.asleep = max(_Pool.asleep - 1, 0)
    before = _interruptions()
    for _ in range(threads - 1):
        _Pool.queue.put(job)
    _CALL[0] = True
    _inside.busy = True
    try:
        job.do_blocks(job.left.popleft)
    finally:
        _inside.busy = False
    job.finish()
    if _interruptions() != before:
        _Pool.be_patient()
        _Pool.crowded = _processor()
    elif not _Pool.asleep:
        _Pool.patience = max(_Pool.patience // 2, 1)


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
