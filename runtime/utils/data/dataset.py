"""Datasets: what is asked for by index or iterated over, and how they are put together and taken apart."""

from __future__ import annotations

import bisect
import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Any, Generic, TypeVar

from gradsmith.generated import functions

from ...core.errors import noted
from ...core.generator import Generator, default_generator
from ...core.origin import warn_caller
from ...core.refusing import RefusesInConstructor, refuses
from ...core.tensor import Tensor

__all__ = [
    "ChainDataset",
    "ConcatDataset",
    "Dataset",
    "IterableDataset",
    "StackDataset",
    "Subset",
    "TensorDataset",
    "random_split",
]

_T_co = TypeVar("_T_co", covariant=True)


class Dataset(RefusesInConstructor, Generic[_T_co]):
    """What has samples by index (or key): subclasses say ``__getitem__``, and ``__len__`` for samplers.

    One that can fetch many at once says ``__getitems__``, of a list of indices.  ``a + b`` is both, one after the other.
    """

    def __getitem__(self, index: Any) -> _T_co:
        raise NotImplementedError("Subclasses of Dataset should implement __getitem__.")

    def __add__(self, other: Dataset[Any]) -> Any:
        return ConcatDataset([self, other])


class IterableDataset(Dataset[_T_co], Iterable[_T_co]):
    """What samples stream from: subclasses say ``__iter__``.

    Each worker process iterates over a copy of its own; `get_worker_info` says which part is whose.
    """

    def __add__(self, other: Dataset[Any]) -> Any:
        return ChainDataset([self, other])


class TensorDataset(Dataset[tuple[Tensor, ...]]):
    """Tensors of one first dimension, by which they are indexed together.  AssertionError where it differs."""

    def __init__(self, *tensors: Tensor) -> None:
        if any(tensors[0].size(0) != tensor.size(0) for tensor in tensors):
            raise noted(
                AssertionError("Size mismatch between tensors"),
                f"their first dimensions are {[tensor.size(0) for tensor in tensors]}",
            )
        self.tensors = tensors

    def __getitem__(self, index: Any) -> tuple[Tensor, ...]:
        return tuple(tensor[index] for tensor in self.tensors)

    def __len__(self) -> int:
        return len(self.tensors[0])


def _items(dataset: Any, indices: Sequence[int]) -> list[Any]:
    """The samples of `indices`, by ``__getitems__`` where there is one."""
    many = getattr(dataset, "__getitems__", None)
    if not callable(many):
        return [dataset[index] for index in indices]
    items: list[Any] = many(indices)
    if len(items) != len(indices):
        raise ValueError(
            f"Nested dataset's output size mismatch. Expected {len(indices)}, got {len(items)}"
        )
    return items


class StackDataset(Dataset[Any]):
    """Datasets of one length, indexed together: tuples of their samples, or by keyword dicts.

    ValueError without any, for both kinds at once, and where lengths differ.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        if args and kwargs:
            raise ValueError(
                "Supported either ``tuple``- (via ``args``) or"
                "``dict``- (via ``kwargs``) like input/output, but both types are given."
            )
        if not args and not kwargs:
            raise ValueError("At least one dataset should be passed")
        self.datasets: Any = args or kwargs
        lengths = {len(dataset) for dataset in args or kwargs.values()}
        if len(lengths) > 1:
            raise noted(
                ValueError("Size mismatch between datasets"), f"their lengths are {sorted(lengths)}"
            )
        (self._length,) = lengths

    def __getitem__(self, index: Any) -> Any:
        if isinstance(self.datasets, dict):
            return {name: dataset[index] for name, dataset in self.datasets.items()}
        return tuple(dataset[index] for dataset in self.datasets)

    def __getitems__(self, indices: list[int]) -> list[Any]:
        if isinstance(self.datasets, dict):
            columns = [_items(dataset, indices) for dataset in self.datasets.values()]
            return [dict(zip(self.datasets, row)) for row in zip(*columns)]
        return list(zip(*(_items(dataset, indices) for dataset in self.datasets)))

    def __len__(self) -> int:
        return self._length


class ConcatDataset(Dataset[_T_co]):
    """Datasets one after the other.  AssertionError without any, and for those that are iterated over."""

    def __init__(self, datasets: Iterable[Any]) -> None:
        self.datasets = list(datasets)
        if not self.datasets:
            raise AssertionError("datasets should not be an empty iterable")
        for dataset in self.datasets:
            if isinstance(dataset, IterableDataset):
                raise AssertionError("ConcatDataset does not support IterableDataset")
        self.cumulative_sizes = self.cumsum(self.datasets)

    @staticmethod
    def cumsum(sequence: Sequence[Any]) -> list[int]:
        """Where each of them ends."""
        return list(accumulate(len(one) for one in sequence))

    @property
    def cummulative_sizes(self) -> list[int]:
        """As `cumulative_sizes`, by its misspelled name."""
        warn_caller("`cummulative_sizes` attribute is renamed to `cumulative_sizes`", FutureWarning)
        return self.cumulative_sizes

    def __len__(self) -> int:
        return self.cumulative_sizes[-1]

    def __getitem__(self, idx: int) -> _T_co:
        if idx < 0:
            if -idx > len(self):
                raise ValueError("absolute value of index should not exceed dataset length")
            idx += len(self)
        which = bisect.bisect_right(self.cumulative_sizes, idx)
        before = self.cumulative_sizes[which - 1] if which else 0
        sample: _T_co = self.datasets[which][idx - before]
        return sample


class ChainDataset(IterableDataset[_T_co]):
    """Datasets that are iterated over, one after the other.  AssertionError for others."""

    def __init__(self, datasets: Iterable[Any]) -> None:
        self.datasets = datasets

    def _checked(self) -> Iterator[Any]:
        for dataset in self.datasets:
            if not isinstance(dataset, IterableDataset):
                raise AssertionError("ChainDataset only supports IterableDataset")
            yield dataset

    def __iter__(self) -> Iterator[_T_co]:
        for dataset in self._checked():
            yield from dataset

    def __len__(self) -> int:
        return sum(len(dataset) for dataset in self._checked())


class Subset(Dataset[_T_co]):
    """Those samples of a dataset that `indices` name.

    NotImplementedError for a subclass that has a ``__getitem__`` and no ``__getitems__``, which loaders ask first.
    """

    def __init__(self, dataset: Any, indices: Sequence[int]) -> None:
        self.dataset = dataset
        self.indices = indices
        cls = type(self)
        if cls.__getitem__ is not Subset.__getitem__ and cls.__getitems__ is Subset.__getitems__:
            raise NotImplementedError(
                f"{cls.__name__} overrides __getitem__ but not __getitems__. When subclassing Subset and "
                "overriding __getitem__, you must also override __getitems__ to ensure DataLoader works correctly."
            )

    def __getitem__(self, idx: Any) -> Any:
        if isinstance(idx, list):
            return self.dataset[[self.indices[i] for i in idx]]
        return self.dataset[self.indices[idx]]

    def __getitems__(self, indices: list[int]) -> list[Any]:
        chosen = [self.indices[index] for index in indices]
        if callable(getattr(self.dataset, "__getitems__", None)):
            items: list[Any] = self.dataset.__getitems__(chosen)
            return items
        return [self.dataset[index] for index in chosen]

    def __len__(self) -> int:
        return len(self.indices)


def _lengths_of(fractions: Sequence[float], total: int) -> list[int]:
    """Lengths in proportion to `fractions`; what rounding leaves over goes to the first ones in turn."""
    for number, fraction in enumerate(fractions):
        if not 0 <= fraction <= 1:
            raise ValueError(f"Fraction at index {number} is not between 0 and 1")
    lengths = [math.floor(total * fraction) for fraction in fractions]
    for number in range(total - sum(lengths)):
        lengths[number % len(lengths)] += 1
    for number, length in enumerate(lengths):
        if length == 0:
            warn_caller(
                f"Length of split at index {number} is 0. This might result in an empty dataset."
            )
    return lengths


@refuses
def random_split(
    dataset: Any, lengths: Sequence[float], generator: Generator | None = default_generator
) -> list[Subset[Any]]:
    """Random subsets of the given lengths, or of fractions whose sum is 1.

    ValueError where lengths do not sum up to that of the dataset, and for a fraction outside [0, 1].
    """
    if math.isclose(sum(lengths), 1) and sum(lengths) <= 1:
        lengths = _lengths_of(lengths, len(dataset))
    if sum(lengths) != len(dataset):
        raise noted(
            ValueError("Sum of input lengths does not equal the length of the input dataset!"),
            f"lengths are {list(lengths)}, the dataset has {len(dataset)}",
        )
    sizes = [int(length) for length in lengths]
    order = functions.randperm(sum(sizes), generator=generator).tolist()
    return [Subset(dataset, order[end - n : end]) for end, n in zip(accumulate(sizes), sizes)]
