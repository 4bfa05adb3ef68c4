"""In which order a loader asks for what a dataset holds.

Random numbers are drawn as PyTorch's samplers draw them, so that the same seed gives the same order.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence, Sized
from typing import Any, Generic, TypeVar

from gradsmith.generated import functions

from ...api.creation import as_tensor
from ...core.dtypes import float64, int64
from ...core.generator import Generator
from ...core.refusing import RefusesInConstructor, refuses

__all__ = [
    "BatchSampler",
    "RandomSampler",
    "Sampler",
    "SequentialSampler",
    "SubsetRandomSampler",
    "WeightedRandomSampler",
]

_T_co = TypeVar("_T_co", covariant=True)


def draw_seed(generator: Generator | None) -> int:
    """A seed for another generator, drawn from `generator` or the default one."""
    return int(functions.empty((), dtype=int64).random_(generator=generator).item())


def _checked_count(name: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value <= 0:
        raise ValueError(f"{name} should be a positive integer value, but got {name}={value}")
    return value


def _checked_flag(name: str, value: object, error: type[Exception] = ValueError) -> bool:
    if not isinstance(value, bool):
        raise error(f"{name} should be a boolean value, but got {name}={value}")
    return value


def _length(data_source: Sized) -> int:
    if not hasattr(data_source, "__len__"):
        kind = type(data_source).__name__
        raise TypeError(
            f"object of type '{kind}' has no len(): a dataset that is sampled needs one"
        )
    return len(data_source)


class Sampler(RefusesInConstructor, Generic[_T_co]):
    """What iterates over indices, or over lists of them; its length is how many there are, where that is known."""

    def __iter__(self) -> Iterator[_T_co]:
        raise NotImplementedError


class SequentialSampler(Sampler[int]):
    """The indices of `data_source`, in order."""

    def __init__(self, data_source: Sized) -> None:
        self.data_source = data_source

    def __iter__(self) -> Iterator[int]:
        return iter(range(_length(self.data_source)))

    def __len__(self) -> int:
        return len(self.data_source)


class RandomSampler(Sampler[int]):
    """`num_samples` indices (all, by default) in a random order, of which each may come again with `replacement`.

    TypeError for a `replacement` that is not a bool, ValueError for a number that is not positive.
    """

    def __init__(
        self,
        data_source: Sized,
        replacement: bool = False,
        num_samples: int | None = None,
        generator: Generator | None = None,
    ) -> None:
        self.data_source = data_source
        self.replacement = _checked_flag("replacement", replacement, TypeError)
        self._num_samples = num_samples
        self.generator = generator
        _checked_count("num_samples", self.num_samples)

    @property
    def num_samples(self) -> int:
        """How many indices there are in one round."""
        return len(self.data_source) if self._num_samples is None else self._num_samples

    def __iter__(self) -> Iterator[int]:
        n, count, generator = _length(self.data_source), self.num_samples, self.generator
        if generator is None:
            generator = Generator()
            generator.manual_seed(draw_seed(None))
        if self.replacement:
            for start in range(0, count, 32):
                size = (min(32, count - start),)
                yield from functions.randint(n, size, dtype=int64, generator=generator).tolist()
            return
        for _ in range(count // n):
            yield from functions.randperm(n, generator=generator).tolist()
        yield from functions.randperm(n, generator=generator).tolist()[: count % n]

    def __len__(self) -> int:
        return self.num_samples


class SubsetRandomSampler(Sampler[int]):
    """The given indices in a random order."""

    def __init__(self, indices: Sequence[int], generator: Generator | None = None) -> None:
        self.indices = indices
        self.generator = generator

    def __iter__(self) -> Iterator[int]:
        for i in functions.randperm(len(self.indices), generator=self.generator).tolist():
            yield self.indices[i]

    def __len__(self) -> int:
        return len(self.indices)


class WeightedRandomSampler(Sampler[int]):
    """`num_samples` indices, each with a probability in proportion to its weight.

    ValueError for a number that is not positive, a `replacement` that is not a bool, and weights other than a vector.
    """

    def __init__(
        self,
        weights: Sequence[float],
        num_samples: int,
        replacement: bool = True,
        generator: Generator | None = None,
    ) -> None:
        self.num_samples = _checked_count("num_samples", num_samples)
        self.replacement = _checked_flag("replacement", replacement)
        self.weights = as_tensor(weights, dtype=float64)
        if self.weights.ndim != 1:
            raise ValueError(
                "weights should be a 1d sequence but given weights have shape "
                f"{tuple(self.weights.shape)}"
            )
        self.generator = generator

    def __iter__(self) -> Iterator[int]:
        yield from self._drawn()

    @refuses
    def _drawn(self) -> list[int]:
        chosen = functions.multinomial(
            self.weights, self.num_samples, self.replacement, generator=self.generator
        )
        drawn: list[int] = chosen.tolist()
        return drawn

    def __len__(self) -> int:
        return self.num_samples


class BatchSampler(Sampler[list[int]]):
    """Lists of `batch_size` indices of another sampler; the last may be shorter, or is left out with `drop_last`.

    ValueError for a size that is not positive and a `drop_last` that is not a bool.
    """

    def __init__(self, sampler: Iterable[int], batch_size: int, drop_last: bool) -> None:
        self.batch_size = _checked_count("batch_size", batch_size)
        self.drop_last = _checked_flag("drop_last", drop_last)
        self.sampler = sampler

    def __iter__(self) -> Iterator[list[int]]:
        indices = iter(self.sampler)
        while batch := list(itertools.islice(indices, self.batch_size)):
            if len(batch) == self.batch_size or not self.drop_last:
                yield batch

    def __len__(self) -> int:
        source: Any = self.sampler
        count: int = len(source)
        return count // self.batch_size if self.drop_last else -(-count // self.batch_size)
