"""Datasets, samplers, batches, and loaders with and without worker processes."""

from __future__ import annotations

import pickle
import warnings
from collections import OrderedDict, UserDict, namedtuple
from typing import Any

import numpy as np
import pytest
from datasets import Draws, Faulty, Squares, Stream, as_list, refuse

import gradsmith as gs
from gradsmith.utils.data import (
    BatchSampler,
    ChainDataset,
    ConcatDataset,
    DataLoader,
    DistributedSampler,
    IterableDataset,
    RandomSampler,
    StackDataset,
    Subset,
    SubsetRandomSampler,
    TensorDataset,
    WeightedRandomSampler,
    default_collate,
    default_convert,
    get_worker_info,
    random_split,
)

Point = namedtuple("Point", "x y")


class Marked(list[Any]):
    """A list with an attribute."""

    name = ""


@pytest.fixture(autouse=True)
def few_cpus() -> Any:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "This DataLoader will create")
        warnings.filterwarnings("ignore", category=DeprecationWarning)  # fork beside threads
        yield


def test_datasets() -> None:
    tensors = TensorDataset(gs.arange(4), gs.arange(4) * 2)
    assert [int(t) for t in tensors[3]] == [3, 6] and len(tensors) == 4
    with pytest.raises(AssertionError, match="Size mismatch"):
        TensorDataset(gs.ones(2), gs.ones(3))
    both = Squares(3) + Squares(2)
    assert isinstance(both, ConcatDataset) and len(both) == 5
    assert [both[i][0] for i in range(5)] == [0, 1, 2, 0, 1] and both[-1][0] == 1
    with pytest.raises(ValueError, match="absolute value of index"):
        both[-6]
    assert list(Stream(2) + Stream(3)) == [0, 1, 0, 1, 2]
    assert len(list(ChainDataset([Stream(2), Stream(1)]))) == 3
    with pytest.raises(AssertionError):
        ConcatDataset([Stream(2)])
    with pytest.raises(AssertionError):
        list(ChainDataset([Squares()]))
    assert StackDataset([1, 2], "ab")[1] == (2, "b")
    assert StackDataset(n=[1, 2], s="ab").__getitems__([1, 0]) == [
        {"n": 2, "s": "b"},
        {"n": 1, "s": "a"},
    ]
    for arguments in (((), {}), (([1],), {"a": [1]}), (([1], [1, 2]), {})):
        with pytest.raises(ValueError):
            StackDataset(*arguments[0], **arguments[1])
    subset = Subset(Squares(), [5, 7])
    assert [subset[i][0] for i in range(2)] == [5, 7] and subset.__getitems__([1])[0][0] == 7
    with pytest.raises(NotImplementedError, match="overrides __getitem__ but not"):
        type("Odd", (Subset,), {"__getitem__": lambda self, i: i})(Squares(), [1])


def test_splits() -> None:
    parts = random_split(range(10), [0.25, 0.25, 0.5], gs.Generator().manual_seed(1))
    assert [len(p) for p in parts] == [3, 2, 5]
    assert sorted(i for p in parts for i in p.indices) == list(range(10))
    again = random_split(range(10), [3, 2, 5], gs.Generator().manual_seed(1))
    assert [p.indices for p in parts] == [p.indices for p in again]
    with pytest.raises(ValueError, match="Sum of input lengths"):
        random_split(range(10), [3, 3])
    with pytest.raises(ValueError, match="Fraction at index 0"):
        random_split(range(10), [1.5, -0.5])
    with pytest.warns(UserWarning, match="Length of split at index 1 is 0"):
        random_split(range(2), [1.0, 0.0])


def test_samplers() -> None:
    generator = gs.Generator().manual_seed(3)
    assert sorted(RandomSampler(range(6), generator=generator)) == list(range(6))
    assert len(list(RandomSampler(range(3), num_samples=8))) == 8
    assert set(RandomSampler(range(3), replacement=True, num_samples=70)) == {0, 1, 2}
    assert sorted(SubsetRandomSampler([4, 2, 9])) == [2, 4, 9]
    weighted = WeightedRandomSampler([0.0, 1.0, 0.0], 5)
    assert list(weighted) == [1] * 5 and len(weighted) == 5
    batches = BatchSampler(range(7), 3, drop_last=False)
    assert list(batches) == [[0, 1, 2], [3, 4, 5], [6]] and len(batches) == 3
    batches = BatchSampler(range(7), 3, drop_last=True)
    assert list(batches) == [[0, 1, 2], [3, 4, 5]] and len(batches) == 2
    for refused in (
        lambda: RandomSampler([], False),
        lambda: RandomSampler([1], num_samples=0),
        lambda: WeightedRandomSampler([1.0], 0),
        lambda: WeightedRandomSampler([[1.0]], 1),  # type: ignore[list-item]
        lambda: BatchSampler([1], 0, False),
        lambda: BatchSampler([1], True, False),
        lambda: BatchSampler([1], 1, 1),  # type: ignore[arg-type]
        lambda: DistributedSampler([1], 2, 2),
    ):
        with pytest.raises(ValueError):
            refused()
    with pytest.raises(TypeError, match="replacement should be a boolean"):
        RandomSampler([1], replacement=1)  # type: ignore[arg-type]
    shares = [list(DistributedSampler(range(5), 2, rank, shuffle=False)) for rank in (0, 1)]
    assert shares == [[0, 2, 4], [1, 3, 0]]
    assert list(DistributedSampler(range(5), 2, 1, shuffle=False, drop_last=True)) == [1, 3]


def test_collation() -> None:
    batch = default_collate([{"a": 1, "b": Point(1.0, "s")}, {"a": 2, "b": Point(2.0, "t")}])
    assert batch["a"].tolist() == [1, 2] and batch["a"].dtype is gs.int64
    assert isinstance(batch["b"], Point) and batch["b"].x.dtype is gs.float64
    assert batch["b"].y == ("s", "t")
    assert default_collate([gs.ones(2), gs.zeros(2)]).shape == (2, 2)
    assert default_collate([np.ones(2, np.float32), np.zeros(2, np.float32)]).dtype is gs.float32
    assert default_collate([np.float32(1), np.float32(2)]).dtype is gs.float32
    assert default_collate([True, False]).dtype is gs.bool
    assert [t.tolist() for t in default_collate([(1, [2]), (3, [4])])[1]] == [[2, 4]]
    assert type(default_collate([OrderedDict(a=1)])) is OrderedDict
    assert type(default_collate([UserDict(a=1)])) is UserDict
    with pytest.raises(RuntimeError, match="equal size"):
        default_collate([[1], [1, 2]])
    with pytest.raises(TypeError, match="batch must contain"):
        default_collate([object()])
    with pytest.raises(TypeError, match="batch must contain"):
        default_collate([np.array(["a"])])
    converted = default_convert({"a": np.ones(2), "b": (1, [np.float64(2)]), "c": "text"})
    assert isinstance(converted["a"], gs.Tensor) and converted["c"] == "text"
    assert converted["b"][0] == 1 and converted["b"][1][0].item() == 2.0
    point = default_convert(Point(np.float64(1), "s"))
    assert isinstance(point, Point) and isinstance(point.x, gs.Tensor) and point.y == "s"
    marked = Marked([np.float64(2)])
    marked.name = "kept"
    assert default_convert(marked).name == "kept"  # a copy of a sequence that can be changed
    assert isinstance(default_convert(marked)[0], gs.Tensor)
    assert not isinstance(marked[0], gs.Tensor)


@pytest.mark.parametrize("workers", [0, 2])
def test_loaders(workers: int) -> None:
    loader = DataLoader(Squares(), batch_size=3, num_workers=workers)
    assert len(loader) == 4
    for _ in range(2):
        batches = list(loader)
        assert [b[0].tolist() for b in batches] == [[0, 1, 2], [3, 4, 5], [6, 7, 8], [9]]
        assert batches[1][1].shape == (3, 1)
    assert len(list(DataLoader(Squares(), 3, drop_last=True, num_workers=workers))) == 3
    singles = list(DataLoader(Squares(3), batch_size=None, num_workers=workers))
    assert [index for index, _ in singles] == [0, 1, 2]
    lists = DataLoader(
        Squares(4), batch_sampler=[[3, 1], [0]], collate_fn=as_list, num_workers=workers
    )
    assert [[i for i, _ in batch] for batch in lists] == [[3, 1], [0]]
    streamed = [b.tolist() for b in DataLoader(Stream(7), batch_size=2, num_workers=workers)]
    assert sorted(i for batch in streamed for i in batch) == list(range(7))
    assert get_worker_info() is None


def test_workers_may_end_one_after_the_other() -> None:
    """An iterator that is through ends its worker, not the round."""
    loader = DataLoader(ChainDataset([Late(4)]), batch_size=None, num_workers=2)
    assert list(loader) == [0, 1, 2, 3]


def test_the_order_does_not_depend_on_workers() -> None:
    orders = []
    for workers in (0, 1, 3):
        gs.manual_seed(5)
        loader = DataLoader(Squares(), 4, shuffle=True, num_workers=workers)
        orders.append([index for _ in range(2) for b in loader for index in b[0].tolist()])
    assert orders[0] == orders[1] == orders[2]
    assert orders[0][:10] != orders[0][10:] and sorted(orders[0][:10]) == list(range(10))


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_each_worker_draws_other_numbers(method: str) -> None:
    gs.manual_seed(0)
    loader = DataLoader(Draws(), batch_size=None, num_workers=2, multiprocessing_context=method)
    draws = list(loader)
    assert [seeds[0] for seeds, *_ in draws] == [0, 1, 0, 1]
    assert [seeds[1] for seeds, *_ in draws] == [own for _, own, *_ in draws]
    assert draws[1][1] == draws[0][1] + 1
    assert len({value for _, _, value, _ in draws}) == 4
    assert len({value for *_, value in draws}) == 4
    gs.manual_seed(0)
    assert list(loader) == draws


def test_more_workers_than_cpus_are_warned_of() -> None:
    with pytest.warns(UserWarning, match="will create 10000 worker processes in total"):
        DataLoader(Squares(), num_workers=10000)


def test_workers_that_persist() -> None:
    loader = DataLoader(
        Stream(9), batch_size=2, num_workers=2, persistent_workers=True, prefetch_factor=3
    )
    rounds = [sorted(i for b in loader for i in b.tolist()) for _ in range(3)]
    assert rounds == [list(range(9))] * 3
    iterator = iter(loader)
    pids = [worker.process.pid for worker in iterator._workers]
    next(iterator)  # the rest of this round is thrown away
    assert sorted(i for b in loader for i in b.tolist()) == list(range(9))
    assert [worker.process.pid for worker in iter(loader)._workers] == pids
    unordered = DataLoader(Squares(), 2, num_workers=2, in_order=False)
    assert sorted(i for b in unordered for i in b[0].tolist()) == list(range(10))


def test_a_round_that_is_not_ended_leaves_no_process() -> None:
    iterator = iter(DataLoader(Squares(1000), 1, num_workers=2))
    next(iterator)
    processes = [worker.process for worker in iterator._workers]
    assert all(process.daemon for process in processes)  # nor does the end of a program wait
    del iterator
    assert [process.is_alive() for process in processes] == [False, False]


@pytest.mark.parametrize(
    ("how", "kind", "words"),
    [
        ("raises", KeyError, r"(?s)Caught KeyError in DataLoader worker process 1.*no such sample"),
        ("killed", RuntimeError, r"DataLoader worker \(pid \d+\) is killed by signal: Killed"),
        ("exits", RuntimeError, "exited unexpectedly with exit code 3"),
        ("sleeps", RuntimeError, "DataLoader timed out after 0.5 seconds"),
        ("unpicklable", None, r"(?s)Caught .* in DataLoader worker process 1"),
    ],
)
def test_faults_of_workers_are_told(how: str, kind: type[Exception] | None, words: str) -> None:
    loader = DataLoader(
        Faulty(how), batch_size=None, num_workers=2, timeout=0.5 if how == "sleeps" else 0
    )
    found = []
    with pytest.raises(kind or Exception, match=words):
        for index in loader:
            found.append(index)
    assert found == [0, 1, 2][: len(found)]  # who ends at once may not have sent what it had


def test_a_worker_that_cannot_begin_is_told() -> None:
    loader = DataLoader(Squares(), num_workers=1, worker_init_fn=refuse)
    with pytest.raises(RuntimeError, match=r"(?s)Caught RuntimeError.*worker 0 does not want to"):
        list(loader)


def test_loaders_refuse() -> None:
    for arguments in (
        {"num_workers": -1},
        {"timeout": -1},
        {"prefetch_factor": 2},
        {"prefetch_factor": -1, "num_workers": 1},
        {"persistent_workers": True},
        {"multiprocessing_context": "fork"},
        {"multiprocessing_context": "magic", "num_workers": 1},
        {"sampler": [1], "shuffle": True},
        {"batch_sampler": [[1]], "batch_size": 2},
        {"batch_size": None, "drop_last": True},
        {"batch_size": 0},
    ):
        with pytest.raises(ValueError):
            DataLoader(Squares(), **arguments)
    for arguments in ({"shuffle": True}, {"sampler": [1]}, {"batch_sampler": [[1]]}):
        with pytest.raises(
            ValueError, match="DataLoader with IterableDataset: expected unspecified"
        ):
            DataLoader(Stream(3), **arguments)
    loader = DataLoader(Squares())
    with pytest.raises(ValueError, match="batch_size attribute should not be set"):
        loader.batch_size = 2
    with pytest.raises(TypeError, match="should be a valid context object"):
        DataLoader(Squares(), num_workers=1, multiprocessing_context=3)
    with pytest.raises(NotImplementedError, match="cannot be pickled"):
        pickle.dumps(iter(loader))
    with pytest.warns(UserWarning, match="'pin_memory' argument is set as true but no accelerator"):
        next(iter(DataLoader(Squares(), pin_memory=True)))
    with pytest.raises(TypeError):
        len(DataLoader(Stream(3)))
    promised = type("Short", (Stream,), {"__len__": lambda self: 1})(3)
    loader = DataLoader(promised)
    assert len(loader) == 1 and isinstance(promised, IterableDataset)
    with pytest.warns(UserWarning, match="was reported to be 1"):
        list(loader)


class Late(Stream):
    """The last worker has everything."""

    def __iter__(self) -> Any:
        info = get_worker_info()
        return iter(range(self.length) if info.id == info.num_workers - 1 else ())


class Scaled:
    """Items with a history."""

    scale = gs.ones(1, requires_grad=True)

    def __len__(self) -> int:
        return 2

    def __getitem__(self, index: int) -> gs.Tensor:
        return self.scale * index


def test_workers_send_no_histories() -> None:
    assert next(iter(DataLoader(Scaled(), 2))).requires_grad
    with pytest.raises(RuntimeError, match=r"worker process 0(?s:.*)non-leaf tensor"):
        next(iter(DataLoader(Scaled(), 2, num_workers=1)))
