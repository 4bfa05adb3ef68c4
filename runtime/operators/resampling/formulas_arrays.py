"""The gradient of sampling at given places, over arrays."""

from __future__ import annotations

from typing import Any

from ...core.constants import constant
from ...core.namespace import Array, np, occurrences
from ..blocks import each_block
from ..folds import add_reduce
from .corners import ZEROS, Corners
from .few_samples import are_few, gradients_of_few
from .sampling import (
    Parts,
    before_zero,
    computed_in,
    corners_of,
    index_of,
    or_behind,
    values_at,
)


def grid_sampler_gradients(
    grad: Array,
    input: Array,
    grid: Array,
    interpolation_mode: int,
    padding_mode: int,
    align_corners: bool,
) -> tuple[Array, Array]:
    """The gradients of `grid_sampler` in `input` and `grid`."""
    dtype = input.dtype
    if not grad.size:
        return np.zeros(input.shape, dtype), np.zeros(grid.shape, dtype)
    modes = interpolation_mode, padding_mode, align_corners
    input = input.astype(computed_in(dtype), copy=False)
    samples, channels, *spatial = input.shape
    places = grid.astype(input.dtype, copy=False).reshape(samples, -1, len(spatial))
    passed = grad.astype(input.dtype, copy=False).reshape(samples, channels, -1)
    rise: Array | None
    parts = Parts.of(input, places.shape[1], modes)
    if are_few(input.shape, places.shape[1], modes):
        given, rise = gradients_of_few(input, places, passed, modes)
    elif parts is None:
        corners = corners_of(places, tuple(spatial), modes, True)
        given, reads = _of_block(input, passed, corners)
        rise = _rise(reads, corners)
    else:
        given, rise = _in_parts(input, places, passed, modes, parts)
    moved = np.zeros(grid.shape, dtype) if rise is None else rise.reshape(grid.shape)
    return given.reshape(input.shape).astype(dtype), moved.astype(dtype, copy=False)


def _of_block(input: Array, passed: Array, corners: Corners) -> tuple[Array, Array | None]:
    """What elements of `input` (N, C, *S) get of `passed` (N, C, places), and its products with what was read there.

    The latter summed over channels: (corners, N, places); None where places have no gradient.
    """
    index = index_of(input, corners)
    share = passed[None] if corners.weight is None else passed * corners.weight[:, :, None]
    if corners.inside is not None:
        share = np.where(corners.inside[:, :, None], share, constant(0, share.dtype))
    given = occurrences(index.reshape(-1), share.reshape(-1), input.size)
    if not corners.slopes:
        return given, None
    reads = values_at(input, index, corners.inside)
    reads *= passed
    return given, add_reduce(reads, 2)


def _rise(reads: Array | None, corners: Corners) -> Array | None:
    """The gradient of the places: (N, places, R)."""
    if reads is None:
        return None
    slopes = [add_reduce(reads * slope)[..., None] for slope in reversed(corners.slopes)]
    rise: Array = np.concatenate(slopes, -1)
    return rise


def _in_parts(
    input: Array, places: Array, passed: Array, modes: tuple[int, int, bool], parts: Parts
) -> tuple[Array, Array | None]:
    """The gradients of `input` and of `places`, one sample after the other."""
    spatial = input.shape[2:]
    channels, enclosed = input.shape[1], modes[1] == ZEROS
    given: list[Any] = [None] * len(input)
    moved: list[Any] = [None] * len(input)

    def of_samples(first: int, last: int) -> None:
        for sample in range(first, last):
            one = slice(sample, sample + 1)
            planes = input[sample].reshape(channels, -1)
            if enclosed:
                planes = before_zero(planes)
            gained: list[Any] = [0] * len(parts.channels)
            rises: list[Any] = []
            for a, b in parts.places:
                corners = or_behind(corners_of(places[one, a:b], spatial, modes, True), spatial)
                reads: Array | None = None
                for number, (c, d) in enumerate(parts.channels):
                    counted, read = _of_block(planes[None, c:d], passed[one, c:d, a:b], corners)
                    gained[number] = gained[number] + counted
                    reads = read if reads is None else reads + read
                rises.append(_rise(reads, corners))
            counts = np.concatenate(gained).reshape(planes.shape)
            given[sample] = counts[:, :-1] if enclosed else counts
            moved[sample] = None if rises[0] is None else np.concatenate(rises, 1)

    each_block(of_samples, len(input), 1)
    return np.stack(given), None if moved[0] is None else np.concatenate(moved)
