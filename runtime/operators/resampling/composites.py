"""Sampling at given places."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from gradsmith.generated import functions

from ...core.dtypes import bool_, int64
from ...core.errors import not_implemented_for
from ...core.tensor import Tensor
from .corners import CUBIC, LINEAR, REFLECTION, ZEROS
from .sampling import check_grid


def affine_grid_generator(theta: Tensor, size: tuple[int, ...], align_corners: bool) -> Tensor:
    """Places that the affine maps `theta` (N, R, R + 1) send a grid's to: (N, *S, R)."""
    rank = len(size) - 2
    spatial = size[2:]
    axes = []
    for number, extent in enumerate(spatial):
        places = functions.linspace(-1, 1, extent, dtype=theta.dtype, device=theta.device)
        if extent <= 1:
            places = functions.zeros(extent, dtype=theta.dtype, device=theta.device)
        elif not align_corners:
            places = places * ((extent - 1) / extent)
        shape = [1] * rank
        shape[number] = extent
        axes.append(places.reshape(shape).expand(spatial))
    ones = functions.ones(spatial, dtype=theta.dtype, device=theta.device)
    homogeneous = functions.stack([*reversed(axes), ones], -1).reshape(1, -1, rank + 1)
    return functions.matmul(homogeneous, theta.transpose(1, 2)).reshape(size[0], *spatial, rank)


def grid_sampler_decomposed(
    input: Tensor, grid: Tensor, interpolation_mode: int, padding_mode: int, align_corners: bool
) -> Tensor:
    """`input` (N, C, *S) at the places `grid` (N, *L, R), which span -1 to 1: (N, C, *L).

    Jaderberg et al., *Spatial Transformer Networks*, 2015.
    """
    rank = input.ndim - 2
    if not input.is_floating_point():
        raise not_implemented_for("grid_sampler_cpu_kernel", input.dtype)
    names = input.dtype.name, grid.dtype.name
    check_grid(input.shape, grid.shape, *names, interpolation_mode == CUBIC)
    spatial = input.shape[2:]
    # The grid's last dimension counts x first, the input's spatial dimensions x last.
    places = [
        place_among(grid[..., rank - 1 - number], size, align_corners)
        for number, size in enumerate(spatial)
    ]
    taps: list[list[tuple[Tensor, Tensor | None]]]
    if interpolation_mode == CUBIC:
        taps = [cubic_taps(place) for place in places]
        taps = [
            [(folded(at, size, padding_mode, align_corners), weight) for at, weight in each]
            for each, size in zip(taps, spatial)
        ]
    else:
        places = [
            folded(place, size, padding_mode, align_corners) for place, size in zip(places, spatial)
        ]
        if interpolation_mode == LINEAR:
            taps = [linear_taps(place) for place in places]
        else:
            taps = [[(place.detach().round(), _one(place))] for place in places]
    reads = [
        [Read.of(at, weight, size, padding_mode == ZEROS) for at, weight in each]
        for each, size in zip(taps, spatial)
    ]
    flat = input.flatten(2)
    total: Tensor | None = None
    for corner in product(*reads):
        part = _corner(flat, corner, spatial)
        total = part if total is None else total + part
    assert total is not None
    return functions._unsafe_view(total, total.shape)


def _one(place: Tensor) -> Tensor | None:
    """A weight of one whose gradient in `place` is zero, so that a recorded grid has one; None for others."""
    if not place.requires_grad:
        return None
    return place.masked_fill(functions.ones_like(place, dtype=bool_), 1.0)


def place_among(coordinate: Tensor, size: int, align_corners: bool) -> Tensor:
    """-1 to 1 as a position among `size` elements."""
    if align_corners:
        return (coordinate + 1) * ((size - 1) / 2)
    return ((coordinate + 1) * size - 1) / 2


def folded(place: Tensor, size: int, padding_mode: int, align_corners: bool) -> Tensor:
    """Positions beyond the border brought back by the padding mode."""
    if padding_mode == ZEROS:
        return place
    if padding_mode == REFLECTION:
        low, span = (0.0, size - 1.0) if align_corners else (-0.5, float(size))
        if span == 0:
            return place * 0
        away = (place - low).abs()
        flips = (away.detach() / span).floor()
        rest = away - flips * span
        place = functions.where(flips.remainder(2) == 0, rest + low, span - rest + low)
    return place.clamp(0, size - 1)


def linear_taps(place: Tensor) -> list[tuple[Tensor, Tensor | None]]:
    first = place.detach().floor()
    rest = place - first
    return [(first, 1 - rest), (first + 1, rest)]


def cubic_taps(place: Tensor) -> list[tuple[Tensor, Tensor | None]]:
    """Keys, *Cubic Convolution Interpolation for Digital Image Processing*, 1981."""
    first = place.detach().floor()
    rest = place - first
    a = -0.75
    taps: list[tuple[Tensor, Tensor | None]] = []
    for offset in (-1, 0, 1, 2):
        distance = rest - offset if offset < 1 else offset - rest
        if offset in (0, 1):
            weight = ((a + 2) * distance - (a + 3)) * distance * distance + 1
        else:
            weight = ((distance - 5) * distance + 8) * distance * a - 4 * a
        taps.append((first + offset, weight))
    return taps


class Read(NamedTuple):
    """What is read along one dimension, and how much it weighs."""

    place: Tensor
    weight: Tensor | None
    inside: Tensor | None
    """Where the element exists; None where all do."""

    @classmethod
    def of(cls, place: Tensor, weight: Tensor | None, size: int, outside: bool) -> Read:
        """The element at the whole position `place`, which may be `outside` the borders."""
        nearest = place.detach().clamp(0, size - 1)
        inside = nearest == place if outside else None  # not so for NaN
        return cls(nearest.to(int64), weight, inside)


def together(corner: tuple[Read, ...], spatial: tuple[int, ...]) -> Read:
    """Where in its plane an element at one corner of every cell is, its weight, and whether it is there."""
    index, weight, inside = corner[0]
    for read, size in zip(corner[1:], spatial[1:]):
        index = index * size + read.place
        if weight is not None and read.weight is not None:
            weight = weight * read.weight
        if inside is not None and read.inside is not None:
            inside = inside & read.inside
    return Read(index, weight, inside)


def read_of_channels(flat: Tensor, index: Tensor) -> Tensor:
    """The places `index` of each channel: (N, C, *L)."""
    samples, channels = flat.shape[:2]
    places = index.flatten(1).unsqueeze(1).expand(samples, channels, -1)
    return flat.gather(2, places).reshape(samples, channels, *index.shape[1:])


def _corner(flat: Tensor, corner: tuple[Read, ...], spatial: tuple[int, ...]) -> Tensor:
    """Elements at one corner of every cell, times their weights, and zero where there are none."""
    index, weight, inside = together(corner, spatial)
    values = read_of_channels(flat, index)
    if inside is not None:
        values = functions.where(inside.unsqueeze(1), values, 0)
    return values if weight is None else values * weight.unsqueeze(1)
