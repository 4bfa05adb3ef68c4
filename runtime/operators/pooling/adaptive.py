"""Pooling to a given output size: windows that share the input out as evenly as they can.

Along each dimension window `i` of `n` reads `[floor(i * size / n), ceil((i + 1) * size / n))`.
"""

from __future__ import annotations

from functools import partial
from math import prod
from typing import Any

from ...core.namespace import Array, np
from ...core.result import Result
from ..memory_formats import suggested_order
from .pooling import largest_of_windows, values_and_indices
from .windows import Extents, fill_extents, windows_of


def _adaptive_bins(size: int, count: int) -> list[tuple[int, int]]:
    """First and past-the-last element of each of `count` windows over `size` elements."""
    return [(at * size // count, -(-(at + 1) * size // count)) for at in range(count)]


def _pooled_shape(kind: str, rank: int, self: Array, output_size: Extents) -> Extents:
    """The shape of `self` after adaptive pooling; RuntimeError when it cannot be pooled."""
    output_size = fill_extents("output_size", output_size, rank)
    if min(output_size) < 0:
        raise RuntimeError(
            "adaptive pooling: elements of output_size must be greater than or equal to 0. Trying to "
            f"create tensor with negative dimension {min(output_size)}: {list(output_size)}"
        )
    shape = list(self.shape)
    name = f"adaptive_{kind}_pool{rank}d()"
    if self.ndim not in (rank + 1, rank + 2):
        got = f"got {shape}" if kind == "avg" else f"got: {shape}"
        raise RuntimeError(f"{name}: Expected {rank + 1}D or {rank + 2}D tensor, but {got}")
    first = (
        1 if kind == "max" or rank == 3 else self.ndim - rank
    )  # flat means of no channels are none
    for place in range(first, self.ndim):
        if not shape[place]:
            raise RuntimeError(
                f"{name}: Expected input to have non-zero size for non-batch dimensions, but input has "
                f"sizes {shape} with dimension {place} being empty"
            )
    return (*self.shape[:-rank], *output_size)


def _mean_shape(rank: int, self: Array, output_size: Extents) -> Result:
    """The shape and dtype of `_mean`; volumes do not keep channels last."""
    order = suggested_order(self) if rank == 2 else ()
    return Result(_pooled_shape("avg", rank, self, output_size), self.dtype, (), order)


adaptive_mean_pool2d_shape = partial(_mean_shape, 2)
adaptive_mean_pool3d_shape = partial(_mean_shape, 3)


def _mean(rank: int, self: Array, output_size: Extents) -> Array:
    """Means of `output_size` windows over the last `rank` dimensions."""
    shape = (*self.shape[:-rank], *fill_extents("output_size", output_size, rank))
    if not prod(shape):
        return np.zeros(shape, self.dtype)
    narrow = self.dtype.itemsize == 2
    source = self.astype(np.float32) if narrow else self
    if all(size == 1 for size in shape[-rank:]):
        means: Array = source.mean(tuple(range(-rank, 0)), keepdims=True)
    else:
        means = source
        for axis in range(-rank, 0):
            means = _mean_bins(means, axis, shape[axis])
        if means is source:
            means = source.copy()
    return means.astype(self.dtype) if narrow else means


adaptive_mean_pool2d = partial(_mean, 2)
adaptive_mean_pool3d = partial(_mean, 3)


def _mean_bins(array: Array, axis: int, count: int) -> Array:
    size = array.shape[axis]
    if size == count:
        return array
    at = array.ndim + axis
    if size % count == 0:
        shape = (*array.shape[:at], count, size // count, *array.shape[at + 1 :])
        mean: Array = array.reshape(shape).mean(at + 1)
        return mean
    result = np.empty((*array.shape[:at], count, *array.shape[at + 1 :]), array.dtype)
    lead: tuple[Any, ...] = (slice(None),) * at
    for number, (first, last) in enumerate(_adaptive_bins(size, count)):
        array[(*lead, slice(first, last))].mean(at, out=result[(*lead, number)])
    return result


def _mean_backward(rank: int, grad_output: Array, self: Array) -> Array:
    """The gradient of `_mean`."""
    if not grad_output.size:
        return np.zeros(self.shape, grad_output.dtype)
    narrow = grad_output.dtype.itemsize == 2
    share = grad_output.astype(np.float32) if narrow else grad_output
    for axis in range(-1, -rank - 1, -1):
        share = _spread_bins(share, axis, self.shape[axis])
    if share is grad_output:
        share = grad_output.copy()
    return share.astype(grad_output.dtype) if narrow else share


adaptive_mean_pool2d_backward = partial(_mean_backward, 2)
adaptive_mean_pool3d_backward = partial(_mean_backward, 3)


def _spread_bins(array: Array, axis: int, size: int) -> Array:
    """The transpose of `_mean_bins`."""
    count = array.shape[axis]
    if size == count:
        return array
    if size % count == 0:
        return np.repeat(array / (size // count), size // count, axis)
    at = array.ndim + axis
    result = np.zeros((*array.shape[:at], size, *array.shape[at + 1 :]), array.dtype)
    lead: tuple[Any, ...] = (slice(None),) * at
    for number, (first, last) in enumerate(_adaptive_bins(size, count)):
        result[(*lead, slice(first, last))] += array[(*lead, slice(number, number + 1))] / (
            last - first
        )
    return result


def _max_shape(rank: int, self: Array, output_size: Extents) -> tuple[Result, Result]:
    """The shapes and dtypes of `_max`; volumes do not keep channels last."""
    values, indices = values_and_indices(self, _pooled_shape("max", rank, self, output_size))
    return (
        (values, indices) if rank == 2 else (values._replace(order=()), indices._replace(order=()))
    )


adaptive_max_pool2d_shape = partial(_max_shape, 2)
adaptive_max_pool3d_shape = partial(_max_shape, 3)


def _even(spatial: Extents, out: Extents) -> Extents:
    """The extents of the windows if all are alike and few enough for one slice per element."""
    if any(size % count for size, count in zip(spatial, out)):
        return ()
    kernel = tuple(size // count for size, count in zip(spatial, out))
    return kernel if prod(kernel) <= 16 else ()


def _max(rank: int, self: Array, output_size: Extents, *, out: tuple[Array, Array]) -> None:
    """The largest of `output_size` windows over the last `rank` dimensions, and where among those it is."""
    largest, indices = out
    shape = largest.shape
    if not largest.size:
        return
    kernel = _even(self.shape[-rank:], shape[-rank:])
    if kernel:
        largest_of_windows(self, windows_of(rank, kernel, (), (0,)), largest, indices)
        return
    # Dimension by dimension, last first: the largest of each row of a window and where it is, then
    # the first of the largest of those, which is the first of the window in memory order.
    values = self
    places: list[Array] = []
    for axis in range(-1, -rank - 1, -1):
        at = self.ndim + axis
        best = np.empty((*values.shape[:at], shape[axis], *values.shape[at + 1 :]), self.dtype)
        where = np.empty(best.shape, np.int64)
        lead: tuple[Any, ...] = (slice(None),) * at
        for number, (first, last) in enumerate(_adaptive_bins(self.shape[axis], shape[axis])):
            part = values[(*lead, slice(first, last))]
            chosen = np.argmax(part, at)
            where[(*lead, number)] = chosen + first
            best[(*lead, number)] = np.take_along_axis(
                part, np.expand_dims(chosen, at), at
            ).squeeze(at)
        places = [np.take_along_axis(place, where, at) for place in places]
        places.insert(0, where)
        values = best
    largest[...] = values
    indices[...] = places[0]
    for place, size in zip(places[1:], self.shape[-rank + 1 :]):
        indices *= size
        indices += place


adaptive_max_pool2d = partial(_max, 2)
adaptive_max_pool3d = partial(_max, 3)
