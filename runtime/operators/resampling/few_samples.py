"""Sampling at few places: NumPy takes longer to broadcast a few elements than to compute each as often as it is read.

Every array here has an element for each dimension, corner, sample, channel and place, in that order and without gaps.
"""

from __future__ import annotations

from math import prod
from typing import Any

from ...core.constants import constant
from ...core.namespace import Array, DType, host, kept, np, occurrences
from ..folds import add_reduce
from .corners import LINEAR, REFLECTION, ZEROS, extents_of

_MOST = 1024 if np is host else -1
"""Elements of such arrays up to which it pays; other namespaces need not write into memory as this does."""


def are_few(shape: tuple[int, ...], count: int, modes: tuple[int, int, bool]) -> bool:
    """Whether `count` places in each sample of an input of this shape are to be read here."""
    rank = len(shape) - 2
    elements = rank * 2**rank * shape[0] * shape[1] * count
    return elements <= _MOST and modes[0] == LINEAR and modes[1] != REFLECTION


@kept(64)
def _cells(
    shape: tuple[int, ...], count: int, align_corners: bool, dtype: DType
) -> tuple[Array, ...]:
    """What is known of `count` places in each sample of an input of this shape:

    which coordinate is read, the extent by which it is scaled, the last position, where in its cell the corner is and where
    the opposite one, how far apart elements are, and how the weight changes with the coordinate; of each corner, where its
    plane begins and which place it is for.
    """
    samples, channels, *spatial = shape
    rank = len(spatial)
    full = rank, 2**rank, samples, channels, count
    dim, corner, sample, _, place = host.indices(full, sparse=True)
    size, half, last, _, _ = (
        extent.reshape(rank, 1, 1, 1, 1)
        for extent in extents_of(tuple(spatial), align_corners, dtype)
    )
    own = (corner >> (rank - 1 - dim)) & 1
    steps = host.array([prod(spatial[n + 1 :]) for n in range(rank)]).reshape(size.shape)
    change = (2 * own - 1).astype(dtype)
    # The grid's last dimension counts x first, the input's spatial dimensions x last.
    reads = (sample * count + place) * rank + (rank - 1 - dim)
    of_dims = (
        *(reads, half if align_corners else size, last, own.astype(dtype)),
        *((1 - own).astype(dtype), steps, half * change),
    )
    planes = host.arange(samples * channels).reshape(samples, channels, 1)
    of_corners = planes * prod(spatial), planes * count + host.arange(count)
    return (
        *(host.ascontiguousarray(host.broadcast_to(array, full)) for array in of_dims),
        *(host.ascontiguousarray(host.broadcast_to(array, full[1:])) for array in of_corners),
    )


@kept(8)
def _numbers(dtype: DType) -> tuple[Array, ...]:
    """Zero, one and two."""
    return constant(0, dtype), constant(1, dtype), constant(2, dtype)


def _corners(
    shape: tuple[int, ...], places: Array, modes: tuple[int, int, bool], sloped: bool
) -> tuple[Array, Array | None, Array, list[Array]]:
    """What is read for `places` (N, places, R): where it is in all of the input, what of it is not there if anything can be,
    its weights, and how those change with each coordinate if that is asked."""
    dtype = places.dtype
    cells = _cells(shape, places.shape[1], modes[2], dtype)
    reads, extent, last, own, other, steps, change, starts, _ = cells
    zero, one, two = _numbers(dtype)
    place = (places.take(reads) + one) * extent
    if not modes[2]:
        place = (place - one) / two
    if modes[1] != ZEROS:
        if sloped:
            within = (place >= zero) & (place <= last)
            change = np.where(within, change, np.copysign(zero, change))
        place = np.minimum(np.maximum(place, zero), last)
    first = np.floor(place)
    at = first + own
    # NaN reads the first element, and nothing where zeros are around.
    nearest = np.minimum(np.fmax(at, zero), last)
    index = starts
    for step in nearest.astype(np.int64) * steps:
        index = index + step
    outside: Array | None = None
    if modes[1] == ZEROS:
        for away in nearest != at:
            outside = away if outside is None else outside | away
    weights = np.absolute(other - (place - first))
    weight = weights[0]
    slopes = [change[0]] if sloped else []
    for number in range(1, len(weights)):
        if sloped:
            slopes = [slope * weights[number] for slope in slopes]
            slopes.append(weight * change[number])
        weight = weight * weights[number]
    return index, outside, weight, slopes


def _without(values: Array, outside: Array | None) -> Array:
    """`values`, which nobody else has, with zeros where they are not there."""
    if outside is not None:
        np.putmask(values, outside, constant(0, values.dtype))
    return values


def sampled_at_few(input: Array, places: Array, modes: tuple[int, int, bool]) -> Array:
    """What is read of `input` at `places`: (N, C, places)."""
    if modes[1] == ZEROS:
        values = _read_within_zeros(input, places, modes[2])
    else:
        index, _, weight, _ = _corners(input.shape, places, modes, False)
        values = input.take(index) * weight
    total: Array = values[0]
    for corner in range(1, len(values)):
        total = total + values[corner]
    return total


_BORDER = 2
"""How far from the input the first corner of a cell may be for which all that is read is zero."""


@kept(64)
def _cells_within_zeros(
    shape: tuple[int, ...], count: int, align_corners: bool, dtype: DType
) -> tuple[Any, ...]:
    """What is known of `count` places in each sample of an input of this shape with a border of zeros:

    its shape with the border, and where in that the input is; of the coordinates as the grid has them, the extent by which they
    are scaled and the last corner of a cell that there is; how far apart elements are; of each corner, sample, channel and
    place, where in the plane it begins and which place it is.
    """
    samples, channels, *spatial = shape
    rank = len(spatial)
    size, half, last, _, _ = (
        extent.reshape(rank)[::-1] for extent in extents_of(tuple(spatial), align_corners, dtype)
    )
    whole = samples, channels, *(extent + 2 * _BORDER for extent in spatial)
    steps = host.array([prod(whole[2 + n + 1 :]) for n in range(rank)])[::-1].copy()
    corner, sample, channel, place = host.indices((2**rank, samples, channels, count))
    own = (corner[..., None] >> host.arange(rank)) & 1
    starts = (own + _BORDER).dot(steps) + (sample * channels + channel) * prod(whole[2:])
    inner = (..., *(slice(_BORDER, _BORDER + extent) for extent in spatial))
    grid = samples, count, rank
    scale, highest = (half if align_corners else size), last + constant(1, dtype)
    return (
        *(whole, inner, host.broadcast_to(scale, grid).copy()),
        *(host.broadcast_to(highest, grid).copy(), steps, starts, sample * count + place),
    )


def _read_within_zeros(input: Array, places: Array, align_corners: bool) -> Array:
    """What each corner of cells gives `places` (N, places, R): (corners, N, C, places); zeros are around the input.

    So corners need not be looked at one by one, and coordinates not for each of them.
    """
    dtype, count = places.dtype, places.shape[1]
    whole, inner, extent, highest, steps, starts, own = _cells_within_zeros(
        input.shape, count, align_corners, dtype
    )
    reads, _, _, _, other, _, _, _, _ = _cells(input.shape, count, align_corners, dtype)
    _, one, two = _numbers(dtype)
    place = np.multiply(np.add(places, one), extent)
    if not align_corners:
        np.divide(np.subtract(place, one, place), two, place)
    first = np.floor(place)
    np.subtract(place, first, place)
    np.fmax(first, constant(-_BORDER, dtype), first)  # NaN reads zeros
    index = np.minimum(first, highest, out=first).astype(np.int64).dot(steps)
    around = np.zeros(whole, input.dtype)
    around[inner] = input
    weights = np.subtract(other, place.take(reads))
    np.absolute(weights, weights)
    weight = weights[0]
    for number in range(1, len(weights)):
        weight = weight * weights[number]
    values: Array = np.multiply(around.take(np.add(index.take(own), starts)), weight)
    return values


def gradients_of_few(
    input: Array, places: Array, passed: Array, modes: tuple[int, int, bool]
) -> tuple[Array, Array]:
    """What elements of `input` (N, C, *S) get of `passed` (N, C, places), and the gradient of `places`."""
    index, outside, weight, slopes = _corners(input.shape, places, modes, True)
    passed = passed.take(_cells(input.shape, places.shape[1], modes[2], places.dtype)[-1])
    share = _without(passed * weight, outside)
    given = occurrences(index.reshape(-1), share.reshape(-1), input.size)
    reads = add_reduce(_without(input.take(index), outside) * passed, 2)
    rise = np.empty(places.shape, places.dtype)
    for number, slope in enumerate(reversed(slopes)):
        rise[..., number] = add_reduce(reads * slope[:, :, 0])
    return given, rise
