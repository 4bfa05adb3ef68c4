"""Sampling at given places, and its gradient: all corners of all cells at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ...core.errors import TYPE_WORDS
from ...core.namespace import Array, DType, np
from ...core.result import Result
from ..scalar_types import not_implemented

ZEROS, BORDER, REFLECTION = range(3)
LINEAR, NEAREST, CUBIC = range(3)

_FLOAT32 = np.dtype(np.float32)
_MOST = 1 << 18
"""Elements that are read at once."""


def grid_sampler_shape(
    input: Array, grid: Array, interpolation_mode: int, padding_mode: int, align_corners: bool
) -> Result:
    """(N, C, *L) of an input (N, C, *S) and a grid (N, *L, R) of one floating dtype; RuntimeError where they do not fit."""
    if input.dtype.kind not in "fV":
        raise not_implemented("grid_sampler_cpu_kernel", input.dtype)
    check_grid(
        input.shape, grid.shape, input.dtype.name, grid.dtype.name, interpolation_mode == CUBIC
    )
    return Result((*input.shape[:2], *grid.shape[1:-1]), input.dtype)


def check_grid(
    input: tuple[int, ...], grid: tuple[int, ...], dtype: str, other: str, is_cubic: bool
) -> None:
    """RuntimeError unless an input and a grid of these shapes and dtypes fit."""
    rank = len(input) - 2
    if other != dtype:
        raise RuntimeError(
            f"expected scalar type {TYPE_WORDS[dtype]} but found {TYPE_WORDS[other]}"
        )
    if rank not in (2, 3) or len(grid) != len(input):
        raise RuntimeError(
            "grid_sampler(): expected 4D or 5D input and grid with same number of dimensions, but "
            f"got input with sizes {list(input)} and grid with sizes {list(grid)}"
        )
    if input[0] != grid[0]:
        raise RuntimeError(
            "grid_sampler(): expected grid and input to have same batch size, but got input with "
            f"sizes {list(input)} and grid with sizes {list(grid)}"
        )
    if grid[-1] != rank:
        raise RuntimeError(
            f"grid_sampler(): expected grid to have size {rank} in last dimension, but got grid "
            f"with sizes {list(grid)}"
        )
    if 0 in input[2:]:
        raise RuntimeError(
            "grid_sampler(): expected input to have non-empty spatial dimensions, but input has "
            f"sizes {list(input)} with a dimension being empty"
        )
    if rank == 3 and is_cubic:
        raise RuntimeError("grid_sampler(): bicubic interpolation only supports 4D input")


class _Taps(NamedTuple):
    """What is read along one dimension: (taps, N, places)."""

    at: Array
    """Positions, whole numbers that may be beyond the borders."""
    weight: Array | None
    """How much it weighs; None where that is one."""
    slope: Array | None
    """How the weight changes with the coordinate, where that is asked."""


def _linear(place: Array, factor: Array | float | None) -> _Taps:
    first = np.floor(place)
    rest = place - first
    slope = None
    if factor is not None:
        rise = np.broadcast_to(np.asarray(factor, place.dtype), place.shape)
        slope = np.stack((-rise, rise))
    return _Taps(np.stack((first, first + 1)), np.stack((1 - rest, rest)), slope)


def _cubic(place: Array, factor: float | None) -> _Taps:
    """Keys, *Cubic Convolution Interpolation for Digital Image Processing*, 1981."""
    first = np.floor(place)
    rest = place - first
    a = -0.75
    weights, slopes = [], []
    for offset in (-1, 0, 1, 2):
        distance = rest - offset if offset < 1 else offset - rest
        if offset in (0, 1):
            weights.append(((a + 2) * distance - (a + 3)) * distance * distance + 1)
            slope = (3 * (a + 2) * distance - 2 * (a + 3)) * distance
        else:
            weights.append(((distance - 5) * distance + 8) * distance * a - 4 * a)
            slope = ((3 * distance - 10) * distance + 8) * a
        slopes.append(slope if offset < 1 else -slope)
    slope = None if factor is None else np.stack(slopes) * place.dtype.type(factor)
    return _Taps(np.stack([first - 1, first, first + 1, first + 2]), np.stack(weights), slope)


def _folded(
    place: Array, size: int, padding_mode: int, align_corners: bool, factor: float | None
) -> tuple[Array, Array | float | None]:
    """Positions beyond the border brought back by the padding mode, and how they change with the coordinate if before they
    did by `factor`."""
    if padding_mode == ZEROS:
        return place, factor
    slope: Array | float | None = factor
    if padding_mode == REFLECTION:
        low, span = (0.0, size - 1.0) if align_corners else (-0.5, float(size))
        if span == 0:
            return place * 0, None if factor is None else 0.0
        away = np.absolute(place - low)
        flips = np.floor(away / span)
        rest = away - flips * span
        even = np.remainder(flips, 2) == 0
        if factor is not None:
            slope = np.sign(place - low) * np.where(even, factor, -factor).astype(place.dtype)
        place = np.where(even, rest + low, span - rest + low)
    if factor is not None:
        slope = np.where((place >= 0) & (place <= size - 1), slope, 0.0).astype(place.dtype)
    return np.minimum(np.maximum(place, 0), size - 1), slope


def _taps(coordinate: Array, size: int, modes: tuple[int, int, bool], sloped: bool) -> _Taps:
    """What the places `coordinate` (N, places), -1 to 1, read among `size` elements."""
    interpolation_mode, padding_mode, align_corners = modes
    factor = ((size - 1) / 2 if align_corners else size / 2) if sloped else None
    if align_corners:
        place = (coordinate + 1) * ((size - 1) / 2)
    else:
        place = ((coordinate + 1) * size - 1) / 2
    if interpolation_mode == CUBIC:
        taps = _cubic(place, factor)
        return taps._replace(at=_folded(taps.at, size, padding_mode, align_corners, None)[0])
    place, slope = _folded(place, size, padding_mode, align_corners, factor)
    if interpolation_mode == LINEAR:
        return _linear(place, slope)
    return _Taps(np.rint(place)[None], None, None)


class Corners(NamedTuple):
    """What is read for each place: (corners, N, places)."""

    index: Array
    """Where in its plane."""
    inside: Array | None
    """Whether it is there; None where all is."""
    weight: Array | None
    slopes: tuple[Array, ...]
    """How the weight changes with each coordinate, if that is asked: in the order of the input's dimensions."""


def corners_of(
    places: Array, spatial: tuple[int, ...], modes: tuple[int, int, bool], sloped: bool
) -> Corners:
    """The corners of the cells in which `places` (N, places, R) are, or what else is read for them."""
    index = np.zeros((1, *places.shape[:2]), np.int64)
    weight = inside = None
    slopes: list[Array] = []
    for number, size in enumerate(spatial):
        # The grid's last dimension counts x first, the input's spatial dimensions x last.
        taps = _taps(places[..., len(spatial) - 1 - number], size, modes, sloped)
        # NaN reads the first element, and nothing where zeros are around.
        nearest = np.minimum(np.fmax(taps.at, 0), size - 1)
        index = _together(index * size, nearest.astype(np.int64), np.add)
        if modes[1] == ZEROS:
            exists = nearest == taps.at
            inside = exists if inside is None else _together(inside, exists, np.logical_and)
        if taps.weight is not None:
            if taps.slope is not None:
                own = taps.slope
                rise = own if weight is None else _together(weight, own, np.multiply)
                slopes = [_together(slope, taps.weight, np.multiply) for slope in slopes]
                slopes.append(rise)
            weight = taps.weight if weight is None else _together(weight, taps.weight, np.multiply)
    return Corners(index, inside, weight, tuple(slopes))


def _together(first: Array, second: Array, function: Callable[..., Array]) -> Array:
    """`function` of each of the corners `first` with each of the taps `second`."""
    both: Array = function(first[:, None], second)
    return both.reshape(-1, *second.shape[1:])


def values_at(input: Array, corners: Corners) -> Array:
    """What is read of each channel: (corners, N, C, places)."""
    samples, channels = input.shape[:2]
    starts = np.arange(samples * channels).reshape(samples, channels, 1)
    flat = input.reshape(-1)
    values = flat.take(corners.index[:, :, None] + starts * (input.size // (samples * channels)))
    if corners.inside is not None:
        values = np.where(corners.inside[:, :, None], values, flat.dtype.type(0))
    return values


def computed_in(dtype: DType) -> DType:
    return _FLOAT32 if dtype.itemsize == 2 else dtype


def ranges_of_places(
    input: Array, count: int, modes: tuple[int, int, bool]
) -> list[tuple[int, int]]:
    """Ranges of `count` places that are sampled together."""
    taps = {LINEAR: 2, NEAREST: 1, CUBIC: 4}[modes[0]]
    each = taps ** (input.ndim - 2) * max(1, input.shape[0] * input.shape[1])
    step = max(1, _MOST // each)
    return [(first, min(first + step, count)) for first in range(0, count, step)]


def grid_sampler(
    input: Array, grid: Array, interpolation_mode: int, padding_mode: int, align_corners: bool
) -> Array:
    """`input` (N, C, *S) at the places `grid` (N, *L, R), which span -1 to 1: (N, C, *L).

    Jaderberg et al., *Spatial Transformer Networks*, 2015.
    """
    dtype, shape = input.dtype, (*input.shape[:2], *grid.shape[1:-1])
    if not input.size or not grid.size:
        return np.zeros(shape, dtype)
    modes = interpolation_mode, padding_mode, align_corners
    input = input.astype(computed_in(dtype), copy=False)
    places = grid.astype(input.dtype, copy=False).reshape(grid.shape[0], -1, grid.shape[-1])
    found = []
    for first, last in ranges_of_places(input, places.shape[1], modes):
        corners = corners_of(places[:, first:last], input.shape[2:], modes, False)
        values = values_at(input, corners)
        if corners.weight is not None:
            values = values * corners.weight[:, :, None]
        total = values[0]
        for part in values[1:]:
            total = total + part
        found.append(total)
    result = found[0] if len(found) == 1 else np.concatenate(found, -1)
    return result.reshape(shape).astype(dtype, copy=False)
