"""How a batch comes out of a dataset, in the process of the program or in a worker's."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from operator import getitem
from typing import Any, NamedTuple


class Fetching(NamedTuple):
    """What a loader was asked for, as far as it concerns getting one batch."""

    dataset: Any
    iterates: bool
    """Whether the dataset is iterated over, and not asked by index."""
    in_batches: bool
    collate_fn: Callable[[Any], Any]
    drop_last: bool

    def start(self) -> Callable[[Any], Any]:
        """A function of what a sampler gave that returns a batch; it raises StopIteration where a stream has ended."""
        return self._from_stream() if self.iterates else self._by_index

    def _by_index(self, index: Any) -> Any:
        dataset = self.dataset
        if not self.in_batches:
            return self.collate_fn(dataset[index])
        if getattr(dataset, "__getitems__", None):
            return self.collate_fn(dataset.__getitems__(index))
        return self.collate_fn(list(map(partial(getitem, dataset), index)))

    def _from_stream(self) -> Callable[[Any], Any]:
        stream = iter(self.dataset)
        ended = False

        def fetch(places: Any) -> Any:
            nonlocal ended
            if ended:
                raise StopIteration
            if not self.in_batches:
                return self.collate_fn(next(stream))
            samples = []
            for _ in places:
                try:
                    samples.append(next(stream))
                except StopIteration:
                    ended = True
                    break
            if not samples or (self.drop_last and len(samples) < len(places)):
                raise StopIteration
            return self.collate_fn(samples)

        return fetch
