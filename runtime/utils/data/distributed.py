"""A share of a dataset for each of several processes."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from gradsmith.generated import functions

from ...core.facade import from_above
from ...core.generator import Generator
from .sampler import Sampler

__all__ = ["DistributedSampler"]


class DistributedSampler(Sampler[int]):
    """Every `num_replicas`-th index from `rank` on, of an order that `seed` and `set_epoch` determine.

    Shares are of one size: the first indices come again, or with `drop_last` the last are left out.  Numbers
    that are not given are those of the process group.  ValueError where there is none, and for a `rank` outside of it.
    """

    def __init__(
        self,
        dataset: Any,
        num_replicas: int | None = None,
        rank: int | None = None,
        shuffle: bool = True,
        seed: int = 0,
        drop_last: bool = False,
    ) -> None:
        if num_replicas is None or rank is None:
            group = from_above("default_process_group")()
            num_replicas = group.size() if num_replicas is None else num_replicas
            rank = group.rank() if rank is None else rank
        if not 0 <= rank < num_replicas:
            raise ValueError(
                f"Invalid rank {rank}, rank should be in the interval [0, {num_replicas - 1}]"
            )
        self.dataset = dataset
        self.num_replicas = num_replicas
        self.rank = rank
        self.epoch = 0
        self.drop_last = drop_last
        share = len(dataset) / num_replicas
        self.num_samples = math.floor(share) if drop_last else math.ceil(share)
        self.total_size = self.num_samples * num_replicas
        self.shuffle = shuffle
        self.seed = seed

    def __iter__(self) -> Iterator[int]:
        indices = list(range(len(self.dataset)))
        if self.shuffle:
            generator = Generator().manual_seed(self.seed + self.epoch)
            indices = functions.randperm(len(indices), generator=generator).tolist()
        rounds = math.ceil(self.total_size / max(len(indices), 1))
        return iter((indices * rounds)[self.rank : self.total_size : self.num_replicas])

    def __len__(self) -> int:
        return self.num_samples

    def set_epoch(self, epoch: int) -> None:
        """Another order in each epoch, the same in all processes."""
        self.epoch = epoch
