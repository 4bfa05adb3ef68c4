"""Pooling by the largest element of windows whose places are drawn at random.

Graham, *Fractional Max-Pooling*, 2014: with `a = (size - width) / (count - 1)` and `u` uniform in
[0, 1), window `i` starts at `floor((i + u) * a) - floor(u * a)`, and the last one ends with the input.
"""

from __future__ import annotations

from functools import partial
from math import prod

from ...core.namespace import Array, np
from ...core.result import Result
from .pooling import values_and_indices
from .windows import Extents, fill_extents


def _check_draws(rank: int, self: Array, random_samples: Array) -> None:
    """RuntimeError unless the draws have the input's dtype, and a number for each sample, channel and dimension."""
    if random_samples.dtype != self.dtype:
        raise RuntimeError("Expect _random_samples to have the same dtype as input")
    if random_samples.ndim != 3:
        raise RuntimeError(
            f"Expect _random_samples to have 3 dimensions, got {random_samples.ndim}"
        )
    samples, channels, numbers = random_samples.shape
    batch = self.shape[0] if self.ndim == rank + 2 else 1
    if samples < batch:
        raise RuntimeError("Expect _random_samples.size(0) no less then input batch size.")
    if channels != self.shape[-rank - 1]:
        raise RuntimeError("Expect _random_samples.size(1) equals to input channel size.")
    if numbers != rank:
        raise RuntimeError(f"Expect _random_samples.size(2) equals to {rank}; got {numbers}.")


def _pooled(
    rank: int, self: Array, kernel_size: Extents, output_size: Extents, random_samples: Array
) -> tuple[Result, Result]:
    """The shapes and dtypes of `_pool`."""
    kernel = fill_extents("kernel_size", kernel_size, rank)
    out = fill_extents("output_size", output_size, rank)
    spatial = self.shape[-rank:]
    if self.ndim not in (rank + 1, rank + 2):
        raise RuntimeError(
            f"fractional_max_pool{rank}d(): Expected {rank + 1}D or {rank + 2}D tensor, but got "
            f"input with sizes {list(self.shape)}"
        )
    for place in range(1, self.ndim):
        if not self.shape[place]:
            raise RuntimeError(
                f"fractional_max_pool{rank}d(): Expected input to have non-zero size for non-batch dimensions, "
                f"but got{list(self.shape)} with dimension {place} being empty."
            )
    _check_draws(rank, self, random_samples)
    if min(kernel) < 1:
        raise RuntimeError(
            f"fractional_max_pool{rank}d(): kernel_size must be greater than zero, but got {list(kernel)}"
        )
    slack = rank - 2  # as PyTorch, which wants room for the windows to move in three dimensions
    if any(extent + width - 1 + slack > size for extent, width, size in zip(out, kernel, spatial)):
        raise RuntimeError(
            f"fractional_max_pool{rank}d(): pool size {list(kernel)} is too large relative to the "
            f"input's {list(spatial)}"
        )
    return values_and_indices(self, (*self.shape[:-rank], *out))


fractional_max_pool2d_shape = partial(_pooled, 2)
fractional_max_pool3d_shape = partial(_pooled, 3)


def _pool(
    rank: int, self: Array, kernel_size: Extents, output_size: Extents, random_samples: Array
) -> tuple[Array, Array]:
    """The largest element of each window of the last `rank` dimensions, and where among those it is."""
    kernel = fill_extents("kernel_size", kernel_size, rank)
    out = fill_extents("output_size", output_size, rank)
    spatial = self.shape[-rank:]
    planes = prod(self.shape[:-rank])
    flat = self.reshape(planes, prod(spatial))
    draws = random_samples.reshape(-1, rank)[:planes]  # there may be draws for more
    if rank == 2:  # that operator draws for the width first, the three-dimensional one last
        draws = draws[:, ::-1]
    starts = np.zeros((planes, *(1,) * rank), np.int64)
    for axis, (size, width, count) in enumerate(zip(spatial, kernel, out)):
        places = _starts(draws[:, axis], size, width, count)
        shape = (planes, *(count if other == axis else 1 for other in range(rank)))
        starts = starts * size + places.reshape(shape)
    starts = starts.reshape(planes, prod(out))
    best = np.take_along_axis(flat, starts, 1)
    indices = starts
    for position in np.ndindex(*kernel):
        offset = 0
        for at, size in zip(position, spatial):
            offset = offset * size + at
        values = np.take_along_axis(flat, starts + offset, 1)
        larger = (values > best) | np.isnan(values)
        best = np.where(larger, values, best)
        indices = np.where(larger, starts + offset, indices)
    result = (*self.shape[:-rank], *out)
    return best.reshape(result), indices.reshape(result)


fractional_max_pool2d = partial(_pool, 2)
fractional_max_pool3d = partial(_pool, 3)


def _starts(draws: Array, size: int, width: int, count: int) -> Array:
    """Where each plane's windows start along one dimension: (planes, count)."""
    last = size - width
    if count == 1:
        return np.full((len(draws), 1), last)
    step = draws.dtype.type(last / (count - 1))
    numbers = np.arange(count, dtype=draws.dtype)
    places = np.floor((numbers + draws[:, None]) * step) - np.floor(draws[:, None] * step)
    result = places.astype(np.int64)
    result[:, -1:] = last
    return result  # type: ignore[no-any-return]
