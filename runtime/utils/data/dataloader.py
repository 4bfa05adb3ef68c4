"""The loader: batches of a dataset in a sampler's order, fetched here or by worker processes."""

from __future__ import annotations

import itertools
import multiprocessing
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import wait
from multiprocessing.context import BaseContext
from typing import Any, Generic, Self, TypeVar

from ...core.errors import noted
from ...core.generator import Generator
from ...core.origin import warn_caller
from ...core.refusing import refuses, refuses_in_constructor
from ...core.tracebacks import trim
from ...profiler.annotations import record_function
from .collate import default_collate, default_convert
from .dataset import Dataset, IterableDataset
from .fetching import Fetching
from .sampler import BatchSampler, RandomSampler, Sampler, SequentialSampler, draw_seed
from .worker import End, Failure, Plan, Resume, Worker, WorkerInfo, get_worker_info

__all__ = [
    "DataLoader",
    "WorkerInfo",
    "default_collate",
    "default_convert",
    "get_worker_info",
]

_T = TypeVar("_T")
_T_co = TypeVar("_T_co", covariant=True)
_worker_init_fn_t = Callable[[int], None]
_collate_fn_t = Callable[[list[_T]], Any]


class _InfiniteConstantSampler(Sampler[None]):
    """What a stream is asked with."""

    def __iter__(self) -> Iterator[None]:
        return itertools.repeat(None)


class _DatasetKind:
    """Whether a dataset is asked by index or iterated over."""

    Map = 0
    Iterable = 1


_FIXED = ("batch_size", "batch_sampler", "sampler", "drop_last", "dataset", "persistent_workers")
"""Attributes that a loader keeps from its beginning."""


@refuses_in_constructor
class DataLoader(Generic[_T_co]):
    """Iterates over the batches of a dataset, once for each ``for`` loop.

    `batch_size` samples make a batch, put together by `collate_fn` (`default_collate`), or single samples come with
    ``batch_size=None``.  Their order is that of the dataset, a random one with `shuffle`, or that of a `sampler` or
    `batch_sampler`; `generator` draws it.

    With `num_workers` processes, started by `multiprocessing_context` (a context or the name of a start method, by
    default Python's), up to `prefetch_factor` batches each are fetched ahead.  Batches come in order, unless
    `in_order` is False.  Each process is seeded differently, then asked to ``worker_init_fn(number)``; with
    `persistent_workers` they live as long as the loader.  `timeout` is how many seconds a batch may take, any number
    where it is 0.  No memory is pinned: `pin_memory` gives a warning.

    ValueError for arguments that contradict each other or are out of range.
    """

    __initialized = False
    """Whether what it reads is settled; loaders of programs that change it say so by this name."""

    def __init__(
        self,
        dataset: Dataset[_T_co],
        batch_size: int | None = 1,
        shuffle: bool | None = None,
        sampler: Iterable[Any] | None = None,
        batch_sampler: Iterable[Any] | None = None,
        num_workers: int = 0,
        collate_fn: Callable[[Any], Any] | None = None,
        pin_memory: bool = False,
        drop_last: bool = False,
        timeout: float = 0,
        worker_init_fn: Callable[[int], None] | None = None,
        multiprocessing_context: Any = None,
        generator: Generator | None = None,
        *,
        prefetch_factor: int | None = None,
        persistent_workers: bool = False,
        pin_memory_device: str = "",
        in_order: bool = True,
    ) -> None:
        _check_workers(num_workers, timeout, prefetch_factor, persistent_workers)
        iterates = isinstance(dataset, IterableDataset)
        self._dataset_kind = _DatasetKind.Iterable if iterates else _DatasetKind.Map
        _check_order(iterates, batch_size, shuffle, sampler, batch_sampler, drop_last)
        self.dataset: Any = dataset
        self.num_workers = num_workers
        self.prefetch_factor = 2 if num_workers and prefetch_factor is None else prefetch_factor
        self.pin_memory = pin_memory
        self.pin_memory_device = pin_memory_device
        self.timeout = timeout
        self.worker_init_fn = worker_init_fn
        self.multiprocessing_context = multiprocessing_context
        self.in_order = in_order
        self.generator = generator
        if batch_sampler is not None:
            batch_size, drop_last = None, False
        if sampler is None:
            source: Any = dataset
            if iterates:
                sampler = _InfiniteConstantSampler()
            elif shuffle:
                sampler = RandomSampler(source, generator=generator)
            else:
                sampler = SequentialSampler(source)
        if batch_size is not None and batch_sampler is None:
            indices: Any = sampler
            batch_sampler = BatchSampler(indices, batch_size, drop_last)
        self.batch_size = batch_size
        self.drop_last = drop_last
        self.sampler = sampler
        self.batch_sampler = batch_sampler
        if collate_fn is None:
            collate_fn = default_convert if batch_sampler is None else default_collate
        self.collate_fn = collate_fn
        self.persistent_workers = persistent_workers
        self._IterableDataset_len_called: int | None = None
        """The length of a stream, where it was asked for."""
        self._iterator: _MultiProcessingDataLoaderIter | None = None
        self.check_worker_number_rationality()
        self.__initialized = True

    def __setattr__(self, attr: str, val: Any) -> None:
        if attr in _FIXED and self.__initialized:
            raise ValueError(
                f"{attr} attribute should not be set after {type(self).__name__} is initialized"
            )
        super().__setattr__(attr, val)

    @property
    def multiprocessing_context(self) -> Any:
        """What starts workers.  ValueError for the name of no start method, TypeError for no context."""
        return self._multiprocessing_context

    @multiprocessing_context.setter
    def multiprocessing_context(self, context: Any) -> None:
        if context is not None:
            if not self.num_workers:
                raise ValueError(
                    "multiprocessing_context can only be used with multi-process loading (num_workers > 0), "
                    f"but got num_workers={self.num_workers}"
                )
            if isinstance(context, str):
                methods = multiprocessing.get_all_start_methods()
                if context not in methods:
                    raise ValueError(
                        "multiprocessing_context option should specify a valid start method in "
                        f"{methods!r}, but got multiprocessing_context={context!r}"
                    )
                context = multiprocessing.get_context(context)
            if not isinstance(context, BaseContext):
                raise TypeError(
                    "multiprocessing_context option should be a valid context object or a string specifying "
                    f"the start method, but got multiprocessing_context={context}"
                )
        self._multiprocessing_context = context

    @property
    def _index_sampler(self) -> Any:
        return self.sampler if self.batch_sampler is None else self.batch_sampler

    @property
    def _auto_collation(self) -> bool:
        """Whether samples come in batches."""
        return self.batch_sampler is not None

    @refuses
    def __iter__(self) -> Any:
        if not self.num_workers:
            return _SingleProcessDataLoaderIter(self)
        if not self.persistent_workers:
            return _MultiProcessingDataLoaderIter(self)
        if self._iterator is None:
            self._iterator = _MultiProcessingDataLoaderIter(self)
        else:
            self._iterator._resume()
        return self._iterator

    def __len__(self) -> int:
        """How many batches there are.  TypeError where dataset or sampler do not say."""
        if self._dataset_kind == _DatasetKind.Map:
            return len(self._index_sampler)
        self._IterableDataset_len_called = length = len(self.dataset)
        if self.batch_size is None:
            return length
        return length // self.batch_size if self.drop_last else -(-length // self.batch_size)

    def check_worker_number_rationality(self) -> None:
        """Warn where there are more workers than CPUs that this process may use."""
        affinity = getattr(os, "sched_getaffinity", None)
        cpus = len(affinity(0)) if affinity is not None else os.cpu_count()
        if self.num_workers and (cpus is None or self.num_workers > cpus):
            warn_caller(
                f"This DataLoader will create {self.num_workers} worker processes in total. Our suggested max number "
                f"of worker in current system is {cpus}, which is smaller than what this DataLoader is going to create. "
                "Please be aware that excessive worker creation might get DataLoader running slow or even freeze, lower the "
                "worker number to avoid potential slowness/freeze if necessary."
            )


def _check_workers(
    num_workers: int, timeout: float, prefetch_factor: int | None, persistent_workers: bool
) -> None:
    if num_workers < 0:
        raise ValueError(
            "num_workers option should be non-negative; use num_workers=0 to disable multiprocessing."
        )
    if timeout < 0:
        raise noted(ValueError("timeout option should be non-negative"), f"timeout is {timeout}")
    if num_workers == 0 and prefetch_factor is not None:
        raise ValueError(
            "prefetch_factor option could only be specified in multiprocessing."
            "let num_workers > 0 to enable multiprocessing, otherwise set prefetch_factor to None."
        )
    if prefetch_factor is not None and prefetch_factor < 0:
        raise ValueError("prefetch_factor option should be non-negative")
    if persistent_workers and num_workers == 0:
        raise ValueError("persistent_workers option needs num_workers > 0")


def _check_order(
    iterates: bool,
    batch_size: int | None,
    shuffle: bool | None,
    sampler: Any,
    batch_sampler: Any,
    drop_last: bool,
) -> None:
    if iterates:
        given = {"shuffle": shuffle or None, "sampler": sampler, "batch_sampler": batch_sampler}
        for name, value in given.items():
            if value is not None:
                raise ValueError(
                    f"DataLoader with IterableDataset: expected unspecified {name} option, "
                    f"but got {name}={value}"
                )
    if sampler is not None and shuffle:
        raise ValueError("sampler option is mutually exclusive with shuffle")
    if batch_sampler is not None:
        if batch_size != 1 or shuffle or sampler is not None or drop_last:
            raise ValueError(
                "batch_sampler option is mutually exclusive with batch_size, shuffle, sampler, and drop_last"
            )
    elif batch_size is None and drop_last:
        raise ValueError(
            "batch_size=None option disables auto-batching and is mutually exclusive with drop_last"
        )


def _fetching(loader: DataLoader[Any]) -> Fetching:
    """What `loader` says of getting one batch."""
    return Fetching(
        loader.dataset,
        loader._dataset_kind == _DatasetKind.Iterable,
        loader._auto_collation,
        loader.collate_fn,
        loader.drop_last,
    )


class _BaseDataLoaderIter:
    """One round over the batches.

    It asks `loader` for no more than PyTorch's does, and by the same names: programs iterate over loaders of their own.
    """

    def __init__(self, loader: DataLoader[Any]) -> None:
        self._loader = loader
        if loader.pin_memory:
            if loader.pin_memory_device:
                warn_caller(
                    "pin_memory_device is deprecated, the current accelerator will be used as the device,"
                    f"ignore pin_memory_device='{loader.pin_memory_device}'."
                )
            warn_caller(
                "'pin_memory' argument is set as true but no accelerator is found, then device pinned memory "
                "won't be used."
            )
        self._indices = iter(loader._index_sampler)
        self._base_seed = draw_seed(loader.generator)
        self._num_yielded = 0
        self._promised = loader._IterableDataset_len_called
        self._name = f"enumerate(DataLoader)#{type(self).__name__}.__next__"
        self._start()

    def _start(self) -> None:
        raise NotImplementedError

    def _next(self) -> Any:
        raise NotImplementedError

    def __iter__(self) -> Self:
        return self

    def __next__(self) -> Any:
        with record_function(self._name):
            try:
                batch = self._next()
            except Exception as error:
                trim(error)
                raise
            self._num_yielded += 1
            promised = self._promised
            if promised is not None and self._num_yielded > promised:
                warn_caller(
                    f"Length of IterableDataset {self._loader.dataset} was reported to be {promised}(when accessing "
                    f"len(dataloader)), but {self._num_yielded} samples have been fetched. "
                )
            return batch

    def __len__(self) -> int:
        return len(self._loader._index_sampler)

    def __getstate__(self) -> Any:
        raise NotImplementedError(f"{type(self).__name__} cannot be pickled")


class _SingleProcessDataLoaderIter(_BaseDataLoaderIter):
    """One round over the batches, fetched where the program runs."""

    def _start(self) -> None:
        if self._loader.timeout:
            raise AssertionError("_SingleProcessDataLoaderIter requires timeout == 0")
        self._fetch = _fetching(self._loader).start()

    def _next(self) -> Any:
        return self._fetch(next(self._indices))


class _MultiProcessingDataLoaderIter(_BaseDataLoaderIter):
    """One round over the batches, or several, fetched by worker processes."""

    _workers: list[Worker]

    def _start(self) -> None:
        loader = self._loader
        context = loader.multiprocessing_context or multiprocessing.get_context()
        plan = Plan(_fetching(loader), self._base_seed, loader.worker_init_fn, loader.num_workers)
        self._workers = []
        for number in range(loader.num_workers):
            self._workers.append(Worker(context, plan, number))
        self._begin()

    def _begin(self) -> None:
        """Hand out as many tasks as may be on their way."""
        self._indices = iter(self._loader._index_sampler)
        self._num_yielded = 0
        self._promised = self._loader._IterableDataset_len_called
        self._turns = itertools.cycle(self._workers)
        self._tasks: deque[Worker] = deque()
        """The workers of the tasks on their way, in order."""
        for _ in range((self._loader.prefetch_factor or 0) * len(self._workers)):
            self._hand_out()

    def _resume(self) -> None:
        """Begin another round; what is left of the last one is not waited for by anybody."""
        for worker in self._workers:
            worker.active = True
            worker.tasks = 0
            worker.give(Resume())
        for worker in self._workers:
            while not isinstance(worker.answer(self._loader.timeout), Resume):
                pass
        self._begin()

    def _hand_out(self) -> None:
        """Give the next indices to the next worker that has not come to its end."""
        try:
            indices = next(self._indices)
        except StopIteration:
            return
        worker = self._worker_in_turn()
        if worker is not None:
            worker.give((indices,))
            worker.tasks += 1
            self._tasks.append(worker)

    def _worker_in_turn(self) -> Worker | None:
        if not self._loader.in_order:
            active = [worker for worker in self._workers if worker.active]
            return min(active, key=lambda worker: worker.tasks, default=None)
        turns = itertools.islice(self._turns, len(self._workers))
        return next((worker for worker in turns if worker.active), None)

    def _next(self) -> Any:
        while self._tasks:
            worker = self._tasks.popleft() if self._loader.in_order else self._first_ready()
            if not worker.active:
                continue  # it came to its end before this task
            worker.tasks -= 1
            result = worker.answer(self._loader.timeout)
            if isinstance(result, End):
                worker.active = False
                self._hand_out()
                continue
            self._hand_out()
            if isinstance(result, Failure):
                result.reraise()
            return result
        if not self._loader.persistent_workers:
            self._shut_down()
        raise StopIteration

    def _first_ready(self) -> Worker:
        """A worker that has an answer, or the first one where none has in time; its task is taken off."""
        by_place = {worker.connection: worker for worker in self._tasks}
        by_place |= {worker.process.sentinel: worker for worker in self._tasks}
        ready = wait(list(by_place), self._loader.timeout or None)
        worker = by_place[ready[0]] if ready else self._tasks[0]
        self._tasks.remove(worker)
        return worker

    def _shut_down(self) -> None:
        workers, self._workers = self._workers, []
        self._tasks.clear()
        for worker in workers:
            worker.give(None)
            worker.connection.close()
        for worker in workers:
            worker.end()

    def __del__(self) -> None:
        if self.__dict__.get("_workers"):
            self._shut_down()
