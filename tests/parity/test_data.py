"""Samplers, splits, loaders and collation beside PyTorch's: the same order from the same seed, the same batches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import gradsmith as gs

torch = pytest.importorskip("torch", reason="the reference is not installed")

ORDERS: list[Callable[[Any, Any], Any]] = [
    lambda lib, d: [list(d.RandomSampler(range(20))) for _ in range(2)],
    lambda lib, d: list(d.RandomSampler(range(20), num_samples=50)),
    lambda lib, d: list(d.RandomSampler(range(20), True, 70)),
    lambda lib, d: list(d.RandomSampler(range(9), generator=lib.Generator().manual_seed(4))),
    lambda lib, d: list(d.SubsetRandomSampler([5, 3, 9, 7])),
    lambda lib, d: list(d.WeightedRandomSampler([0.1, 5.0, 2.0, 0.4], 30)),
    lambda lib, d: list(d.WeightedRandomSampler([0.1, 5.0, 2.0, 0.4], 3, replacement=False)),
    lambda lib, d: [list(d.DistributedSampler(range(11), 3, r, seed=2)) for r in range(3)],
    lambda lib, d: [list(d.DistributedSampler(range(2), 5, r, drop_last=False)) for r in range(5)],
    lambda lib, d: [
        len(d.DistributedSampler(range(n), 4, 0, drop_last=True)) for n in range(4, 12)
    ],
    lambda lib, d: [list(s.indices) for s in d.random_split(range(17), [0.3, 0.3, 0.4])],
    lambda lib, d: [list(s.indices) for s in d.random_split(range(7), [3, 4])],
    lambda lib, d: [b.tolist() for _ in range(2) for b in d.DataLoader(list(range(23)), 5, True)],
    lambda lib, d: [b.tolist() for b in d.DataLoader(list(range(8)), 3, sampler=[4, 2, 7, 1])],
    lambda lib, d: [
        (b.tolist(), lib.rand(1).item()) for b in d.DataLoader(list(range(8)), 3, shuffle=True)
    ],
    lambda lib, d: [
        b.tolist()
        for b in d.DataLoader(
            list(range(8)), 3, shuffle=True, generator=lib.Generator().manual_seed(9)
        )
    ],
]


@pytest.mark.parametrize("number", range(len(ORDERS)))
def test_the_same_seed_gives_the_same_order(number: int) -> None:
    found = []
    for lib in (gs, torch):
        lib.manual_seed(number)
        found.append((ORDERS[number](lib, lib.utils.data), lib.rand(3).tolist()))
    assert found[0] == found[1]


def test_workers_give_the_same_batches() -> None:
    found = []
    for lib in (gs, torch):
        lib.manual_seed(0)
        loader = lib.utils.data.DataLoader(list(range(12)), 3, shuffle=True, num_workers=2)
        found.append([b.tolist() for _ in range(2) for b in loader])
    assert found[0] == found[1]


BATCHES: list[Callable[[Any], Any]] = [
    lambda lib: [1, 2],
    lambda lib: [1.5, 2.5],
    lambda lib: [True, False],
    lambda lib: ["a", "b"],
    lambda lib: [b"a", b"b"],
    lambda lib: [np.float32(1), np.float32(2)],
    lambda lib: [np.arange(3), np.arange(3)],
    lambda lib: [lib.ones(2), lib.zeros(2)],
    lambda lib: [(1, "a"), (2, "b")],
    lambda lib: [[1, 2.0], [3, 4.0]],
    lambda lib: [{"x": 1, "y": [lib.ones(1)]}, {"x": 2, "y": [lib.ones(1)]}],
    lambda lib: [[1], [1, 2]],
    lambda lib: [None, None],
    lambda lib: [np.array(["a"])],
    lambda lib: [{1, 2}],
    lambda lib: [lib.ones(2), lib.ones(3)],
]


def described(value: Any) -> Any:
    """What it is, without the library's names."""
    if hasattr(value, "dtype"):
        return str(value.dtype).rpartition(".")[2], value.tolist()
    if isinstance(value, dict):
        return {k: described(v) for k, v in value.items()}
    if isinstance(value, (list, tuple)):
        return type(value).__name__, [described(v) for v in value]
    return value


@pytest.mark.parametrize("number", range(len(BATCHES)))
@pytest.mark.parametrize("function", ["default_collate", "default_convert"])
def test_batches(function: str, number: int) -> None:
    found = []
    for lib in (gs, torch):
        try:
            result = getattr(lib.utils.data, function)(BATCHES[number](lib))
            found.append(described(result))
        except (RuntimeError, TypeError) as error:
            found.append((type(error).__name__, str(error)))
    assert found[0] == found[1]


def test_a_round_without_workers_has_no_timeout() -> None:
    for m in (gs, torch):
        loader = m.utils.data.DataLoader([1, 2], timeout=5)
        with pytest.raises(AssertionError, match="requires timeout == 0"):
            iter(loader)
