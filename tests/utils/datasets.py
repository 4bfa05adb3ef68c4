"""Datasets and functions for workers, which find them by import."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Iterator
from typing import Any

import numpy as np

import gradsmith as gs
from gradsmith.utils.data import Dataset, IterableDataset, get_worker_info


class Squares(Dataset[Any]):
    """``(i, i ** 2)``, the second as a tensor."""

    def __init__(self, length: int = 10) -> None:
        self.length = length

    def __len__(self) -> int:
        return self.length

    def __getitem__(self, index: int) -> Any:
        return index, gs.tensor([float(index**2)])


class Stream(IterableDataset[int]):
    """``0 .. length - 1``, shared out among the workers."""

    def __init__(self, length: int) -> None:
        self.length = length

    def __iter__(self) -> Iterator[int]:
        info = get_worker_info()
        start, step = (0, 1) if info is None else (info.id, info.num_workers)
        return iter(range(start, self.length, step))


class Draws(Dataset[Any]):
    """What each generator draws, and whose it is."""

    def __len__(self) -> int:
        return 4

    def __getitem__(self, index: int) -> Any:
        info = get_worker_info()
        seeds = (-1, -1) if info is None else (info.id, info.seed)
        return seeds, gs.initial_seed(), random.random(), float(np.random.rand())


class Faulty(Squares):
    """Raises, dies, is killed or sleeps when it is asked for number 3."""

    def __init__(self, how: str) -> None:
        super().__init__()
        self.how = how

    def __getitem__(self, index: int) -> Any:
        if index == 3:
            if self.how == "raises":
                raise KeyError("no such sample")
            if self.how == "killed":
                os.kill(os.getpid(), signal.SIGKILL)
            if self.how == "exits":
                os._exit(3)
            if self.how == "sleeps":
                time.sleep(300)  # far longer than any loader waits
            if self.how == "unpicklable":
                return lambda: 0
        return index


def as_list(samples: list[Any]) -> list[Any]:
    """The samples."""
    return samples


def refuse(number: int) -> None:
    """What a worker cannot begin with."""
    raise RuntimeError(f"worker {number} does not want to")
