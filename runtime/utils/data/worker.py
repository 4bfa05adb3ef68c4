"""Worker processes of a loader: what runs in one, and the end of it that the program holds.

One pipe goes to each. Tasks are small and results may be large: a worker sends them from a thread of its own, so that
it always comes back to read, and neither side waits for the other in a circle.
"""

from __future__ import annotations

import queue
import random
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait
from typing import Any, NamedTuple

import numpy as np

from ...api.shared_memory import register
from ...core.generator import manual_seed
from ...core.tensor import Tensor
from .fetching import Fetching

_GRACE = 5.0
"""Seconds that a worker has to end when it is told to."""


@dataclass(frozen=True, slots=True)
class WorkerInfo:
    """Which worker this process is: its number, how many there are, its seed and its copy of the dataset."""

    id: int
    num_workers: int
    seed: int
    dataset: Any
    rng: Any = None
    worker_method: str | None = "multiprocessing"


_worker_info: WorkerInfo | None = None


def get_worker_info() -> WorkerInfo | None:
    """Which worker this process is, None in that of the program."""
    return _worker_info


class End(NamedTuple):
    """Instead of a batch: the worker's stream has ended."""


class Resume(NamedTuple):
    """Begin a new epoch; the worker answers the same when it does."""


class Failure(NamedTuple):
    """Instead of a batch: an exception, with its traceback as text."""

    kind: type[BaseException]
    text: str
    where: str

    def reraise(self) -> None:
        """Raise an exception of the same type that shows where it comes from; RuntimeError where that cannot be made."""
        message = f"Caught {self.kind.__name__} {self.where}.\nOriginal {self.text}"
        try:
            error = self.kind(_Shown(message) if self.kind is KeyError else message)
        except Exception:
            raise RuntimeError(message) from None
        raise error


class _Shown(str):
    """Text that KeyError shows as it is."""

    def __repr__(self) -> str:
        return str(self)


class Plan(NamedTuple):
    """What all workers of a loader are told."""

    fetching: Fetching
    base_seed: int
    init_fn: Callable[[int], None] | None
    num_workers: int


def _failure(number: int) -> Failure:
    """The exception that is being handled."""
    kind, error, trace = sys.exc_info()
    assert kind is not None
    text = "".join(traceback.format_exception(kind, error, trace))
    return Failure(kind, text, f"in DataLoader worker process {number}")


def _generate_state(base_seed: int, worker_id: int) -> list[int]:
    """What a worker seeds NumPy's generator with."""
    words = np.random.SeedSequence([worker_id, base_seed & 0xFFFFFFFF, base_seed >> 32, 0])
    found: list[int] = words.generate_state(4).tolist()
    return found


def _seed(base_seed: int, number: int) -> int:
    """Seed Python's, NumPy's and our generators, each worker's differently, as PyTorch does."""
    seed = base_seed + number
    random.seed(seed)
    manual_seed(seed)
    np.random.seed(_generate_state(base_seed, number))
    return seed


def _sending(connection: Connection, results: queue.SimpleQueue[Any]) -> None:
    """Send results, until nobody reads them."""
    while True:
        result, number = results.get()
        try:
            connection.send(result)
        except OSError:
            return
        except Exception:  # what cannot be pickled
            connection.send(_failure(number))


def run(connection: Connection, plan: Plan, number: int) -> None:
    """The life of worker `number`: batches for tasks, until it is told None or the program is gone."""
    global _worker_info
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the program decides what an interrupt ends
    seed = _seed(plan.base_seed, number)
    _worker_info = WorkerInfo(number, plan.num_workers, seed, plan.fetching.dataset)
    register(Tensor)
    results: queue.SimpleQueue[Any] = queue.SimpleQueue()
    threading.Thread(target=_sending, args=(connection, results), daemon=True).start()
    fetch: Callable[[Any], Any] | None = None
    failure: Failure | None = None
    try:
        if plan.init_fn is not None:
            plan.init_fn(number)
        fetch = plan.fetching.start()
    except Exception:
        failure = _failure(number)
    program = parent_process()
    assert program is not None
    while program.sentinel not in wait([connection, program.sentinel]):
        try:
            task = connection.recv()
        except EOFError:
            break
        if task is None:
            break
        result: Any
        try:
            if isinstance(task, Resume):
                fetch, result = plan.fetching.start(), task
            elif fetch is None:
                result, failure = failure, None
            else:
                result = fetch(task[0])
        except Exception as error:
            ended = isinstance(error, StopIteration) and plan.fetching.iterates
            result = End() if ended else _failure(number)
        results.put((result, number))


class Worker:
    """The end of a worker that the program holds."""

    def __init__(self, context: Any, plan: Plan, number: int) -> None:
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=run, args=(theirs, plan, number), daemon=True)
        self.process.start()
        theirs.close()
        self.active = True
        """Whether it has more to give in this epoch."""
        self.tasks = 0
        """How many it has not answered."""

    def give(self, task: Any) -> None:
        """Hand it a task, or None to end."""
        try:
            self.connection.send(task)
        except OSError:
            if task is not None:
                self.fail()

    def answer(self, timeout: float) -> Any:
        """Its next answer; RuntimeError where it has ended instead, or says nothing for `timeout` seconds, if not 0."""
        ready = wait([self.connection, self.process.sentinel], timeout or None)
        if not ready:
            raise RuntimeError(f"DataLoader timed out after {timeout} seconds")
        try:
            if self.connection.poll():
                return self.connection.recv()
        except (EOFError, OSError):
            pass
        self.fail()

    def fail(self) -> None:
        """Raise RuntimeError: the process has ended, which nobody told it to."""
        self.process.join(_GRACE)
        self.active = False
        pid, code = self.process.pid, self.process.exitcode
        if code is not None and code < 0:
            name = signal.strsignal(-code)
            raise RuntimeError(f"DataLoader worker (pid {pid}) is killed by signal: {name}. ")
        raise RuntimeError(
            f"DataLoader worker (pid(s) {pid}) exited unexpectedly with exit code {code}. Details are lost "
            "due to multiprocessing. Rerunning with num_workers=0 may give better error trace."
        )

    def end(self) -> None:
        """Wait for it to end, and make it where it does not."""
        self.process.join(_GRACE)
        if self.process.is_alive():
            self.process.terminate()
            self.process.join(_GRACE)
        self.connection.close()
