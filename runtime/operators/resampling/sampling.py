"""Sampling at given places, and its gradient: all corners of all cells at a time."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any, NamedTuple

from ...core.constants import constant
from ...core.errors import TYPE_WORDS
from ...core.namespace import Array, DType, host, kept, np
from ...core.result import Result
from ..blocks import blocks, each_block
from ..scalar_types import not_implemented
from .corners import CUBIC, LINEAR, NEAREST, REFLECTION, ZEROS, Corners, extents_of
from .few_samples import are_few, sampled_at_few

_FLOAT32 = np.dtype(np.float32)
_MOST = 1 << 17
"""Elements that are read at once: few enough for a processor's cache, and more than a call of NumPy costs."""


def grid_sampler_shape(input: Array, grid: Array, interpolation_mode: int, *rest: Any) -> Result:
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
    """What is read along each dimension: (taps, dimensions, N, places)."""

    at: Array
    """Positions, whole numbers that may be beyond the borders."""
    weight: Array | None
    """How much it weighs; None where that is one."""
    slope: Array | None
    """How the weight changes with the coordinate, where that is asked."""


def _linear(place: Array, slope: Array | None) -> _Taps:
    one = constant(1, place.dtype)
    first = np.floor(place)
    rest = place - first
    return _Taps(
        np.concatenate((first[None], (first + one)[None])),
        np.concatenate(((one - rest)[None], rest[None])),
        None if slope is None else np.concatenate((-slope[None], slope[None])),
    )


def _cubic(place: Array, factor: Array | None) -> _Taps:
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
    return _Taps(
        np.stack([first - 1, first, first + 1, first + 2]),
        np.stack(weights),
        None if factor is None else np.stack(slopes) * factor,
    )


def _folded(
    place: Array, padding_mode: int, extents: tuple[Array, ...], factor: Array | None
) -> tuple[Array, Array | None]:
    """Positions beyond the border brought back by the padding mode, and how they change with the coordinate if before they
    did by `factor`."""
    _, _, last, low, span = extents
    zero = constant(0, place.dtype)
    slope = factor
    if padding_mode == ZEROS:
        return place, slope
    if padding_mode == REFLECTION:
        away = np.absolute(place - low)
        flips = np.floor(away / span)
        rest = away - flips * span
        even = np.remainder(flips, constant(2, place.dtype)) == zero
        if slope is not None:
            turned = np.sign(place - low) * np.where(even, slope, -slope)
            slope = np.where(span == zero, zero, turned)
        reflected = np.where(even, rest + low, span - rest + low)
        place = np.where(span == zero, place * zero, reflected)
    if slope is not None:
        slope = np.where((place >= zero) & (place <= last), slope, zero)
    return np.minimum(np.maximum(place, zero), last), slope


def _taps(
    coordinate: Array, spatial: tuple[int, ...], modes: tuple[int, int, bool], sloped: bool
) -> _Taps:
    """What the places `coordinate` (dimensions, N, places), -1 to 1, read among `spatial` elements."""
    interpolation_mode, padding_mode, align_corners = modes
    extents = extents_of(spatial, align_corners, coordinate.dtype)
    size, half, _, _, _ = extents
    one = constant(1, coordinate.dtype)
    factor = half if sloped else None
    place = coordinate + one
    if align_corners:
        place = place * half
    else:
        place = (place * size - one) / constant(2, coordinate.dtype)
    if interpolation_mode == CUBIC:
        taps = _cubic(place, factor)
        return taps._replace(at=_folded(taps.at, padding_mode, extents, None)[0])
    place, slope = _folded(place, padding_mode, extents, factor)
    if interpolation_mode == LINEAR:
        return _linear(place, slope)
    return _Taps(np.rint(place)[None], None, None)


def corners_of(
    places: Array, spatial: tuple[int, ...], modes: tuple[int, int, bool], sloped: bool
) -> Corners:
    """The corners of the cells in which `places` (N, places, R) are, or what else is read for them."""
    # The grid's last dimension counts x first, the input's spatial dimensions x last.
    coordinate = places.transpose(2, 0, 1)[::-1]
    at, weights, rises = _taps(coordinate, spatial, modes, sloped)
    last = extents_of(spatial, modes[2], places.dtype)[2]
    # NaN reads the first element, and nothing where zeros are around.
    nearest = np.minimum(np.fmax(at, constant(0, places.dtype)), last)
    whole = nearest.astype(np.int64)
    exists = nearest == at if modes[1] == ZEROS else None
    index, inside = whole[:, 0], None if exists is None else exists[:, 0]
    weight = None if weights is None else weights[:, 0]
    slopes = [] if rises is None else [rises[:, 0]]
    for number in range(1, len(spatial)):
        index = _together(index * spatial[number], whole[:, number], np.add)
        if inside is not None and exists is not None:
            inside = _together(inside, exists[:, number], np.logical_and)
        if weight is not None and weights is not None:
            own = weights[:, number]
            if rises is not None:
                slopes = [_together(slope, own, np.multiply) for slope in slopes]
                slopes.append(_together(weight, rises[:, number], np.multiply))
            weight = _together(weight, own, np.multiply)
    return Corners(index, inside, weight, tuple(slopes))


def _together(first: Array, second: Array, function: Callable[..., Array]) -> Array:
    """`function` of each of the corners `first` with each of the taps `second`."""
    both: Array = function(first[:, None], second)
    return both.reshape(-1, *both.shape[2:])


def index_of(input: Array, corners: Corners) -> Array:
    """Where in all of the input each of its channels is read: (corners, N, C, places)."""
    index: Array = corners.place[:, :, None] + starts_of(input.shape)
    return index


def values_at(input: Array, index: Array, inside: Array | None) -> Array:
    """What is read of each channel at places in all of the input: (corners, N, C, places)."""
    flat = input.reshape(-1)
    values: Array = flat.take(index, mode="clip")
    if inside is not None:
        values = np.where(inside[:, :, None], values, constant(0, flat.dtype))
    return values


@kept(64)
def starts_of(shape: tuple[int, ...]) -> Array:
    """Where each plane of an input (N, C, *S) begins: (N, C, 1)."""
    planes = shape[0] * shape[1]
    return host.arange(0, planes * prod(shape[2:]), prod(shape[2:])).reshape(*shape[:2], 1)


def computed_in(dtype: DType) -> DType:
    return _FLOAT32 if dtype.itemsize == 2 else dtype


class Parts(NamedTuple):
    """How the work is cut where it is more than few elements: by samples, their places and channels."""

    places: list[tuple[int, int]]
    channels: list[tuple[int, int]]

    @classmethod
    def of(cls, input: Array, count: int, modes: tuple[int, int, bool]) -> Parts | None:
        """Those of `count` places in each sample; None where all are read at once."""
        samples, channels = input.shape[:2]
        corners = {LINEAR: 2, NEAREST: 1, CUBIC: 4}[modes[0]] ** (input.ndim - 2)
        if corners * samples * channels * count <= _MOST:
            return None
        places = blocks(count, corners, _MOST // 4)
        return cls(places, blocks(channels, corners * places[0][1], _MOST))


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
    parts = Parts.of(input, places.shape[1], modes)
    if are_few(input.shape, places.shape[1], modes):
        result = sampled_at_few(input, places, modes)
    elif parts is None:
        result = _sampled(input, corners_of(places, input.shape[2:], modes, False))
    else:
        result = _sampled_in_parts(input, places, modes, parts)
    return result.reshape(shape).astype(dtype, copy=False)


def _sampled(input: Array, corners: Corners) -> Array:
    values = values_at(input, index_of(input, corners), corners.inside)
    if corners.weight is not None:
        values = values * corners.weight[:, :, None]
    total: Array = values[0]
    for corner in range(1, len(values)):
        total = total + values[corner]
    return total


def _sampled_in_parts(
    input: Array, places: Array, modes: tuple[int, int, bool], parts: Parts
) -> Array:
    spatial = input.shape[2:]
    found: list[Any] = [None] * len(input)

    def of_samples(first: int, last: int) -> None:
        for sample in range(first, last):
            planes = input[sample].reshape(input.shape[1], -1)
            if modes[1] == ZEROS:
                planes = before_zero(planes)
            read = [
                _read(
                    planes,
                    or_behind(
                        corners_of(places[sample : sample + 1, a:b], spatial, modes, False), spatial
                    ),
                )
                for a, b in parts.places
            ]
            found[sample] = read[0] if len(read) == 1 else np.concatenate(read, -1)

    each_block(of_samples, len(input), 1)
    return np.stack(found)


def before_zero(planes: Array) -> Array:
    """`planes` (C, elements) with a zero behind each, which is read where they are not: what is outside need not be hidden."""
    zeros = np.zeros((len(planes), 1), planes.dtype)
    found: Array = np.concatenate([planes, zeros], 1)
    return found


def or_behind(corners: Corners, spatial: tuple[int, ...]) -> Corners:
    """`corners` with those that are outside behind the last element."""
    if corners.inside is None:
        return corners
    place = np.where(corners.inside, corners.place, prod(spatial))
    return corners._replace(place=place, inside=None)


def _read(planes: Array, corners: Corners) -> Array:
    """What `_sampled` computes, of one sample (C, elements): one corner after the other."""
    total: Array | None = None
    for corner in range(len(corners.place)):
        part: Array = planes.take(corners.place[corner, 0], 1, mode="clip")
        if corners.weight is not None:
            part *= corners.weight[corner, 0]
        if total is None:
            total = part
        else:
            total += part
    assert total is not None
    return total
