"""The gradient of sampling at given places."""

from __future__ import annotations

from itertools import product

from gradsmith.generated import functions

from ...core.tensor import Tensor
from .composites import (
    Read,
    cubic_taps,
    folded,
    linear_taps,
    place_among,
    read_of_channels,
    together,
)
from .corners import CUBIC, LINEAR, REFLECTION, ZEROS


def grid_sampler_gradients(
    grad: Tensor,
    input: Tensor,
    grid: Tensor,
    interpolation_mode: int,
    padding_mode: int,
    align_corners: bool,
) -> tuple[Tensor, Tensor]:
    """The gradients of `grid_sampler` in `input` and `grid`, which can be differentiated themselves."""
    rank, spatial = input.ndim - 2, input.shape[2:]
    modes = interpolation_mode, padding_mode, align_corners
    reads, slopes = [], []
    for number, size in enumerate(spatial):
        taps, rises = _taps(grid[..., rank - 1 - number], size, modes)
        reads.append([Read.of(at, weight, size, padding_mode == ZEROS) for at, weight in taps])
        slopes.append(rises)
    flat = input.flatten(2)
    given = functions.zeros_like(flat)
    moved = [functions.zeros_like(grid[..., 0]) for _ in spatial]
    for places in product(*[range(len(each)) for each in reads]):
        corner = tuple([each[place] for each, place in zip(reads, places)])
        index, weight, inside = together(corner, spatial)
        share = grad if weight is None else grad * weight.unsqueeze(1)
        if inside is not None:
            share = functions.where(inside.unsqueeze(1), share, 0)
        at = index.flatten(1).unsqueeze(1).expand(*flat.shape[:2], -1)
        given = given.scatter_add(2, at, share.flatten(2))
        if weight is None:
            continue
        values = read_of_channels(flat, index)
        if inside is not None:
            values = functions.where(inside.unsqueeze(1), values, 0)
        total = (values * grad).sum(1)
        for number in range(rank):
            part = total * slopes[number][places[number]]
            for other in range(rank):
                own = corner[other].weight
                if other != number and own is not None:
                    part = part * own
            moved[number] = moved[number] + part
    return given.reshape(input.shape), functions.stack(moved[::-1], -1)


def _taps(
    coordinate: Tensor, size: int, modes: tuple[int, int, bool]
) -> tuple[list[tuple[Tensor, Tensor | None]], list[Tensor]]:
    """What is read along one dimension with its weights, and how these change with the coordinate."""
    interpolation_mode, padding_mode, align_corners = modes
    factor = (size - 1) / 2 if align_corners else size / 2
    place = place_among(coordinate, size, align_corners)
    if interpolation_mode == CUBIC:
        taps = [
            (folded(at, size, padding_mode, align_corners), weight)
            for at, weight in cubic_taps(place)
        ]
        return taps, _cubic_slopes(place, factor)
    within = folded(place, size, padding_mode, align_corners)
    if interpolation_mode == LINEAR:
        slope = _slope(place, size, padding_mode, align_corners, factor)
        return linear_taps(within), [-slope, slope]
    return [(within.detach().round(), None)], []


def _slope(
    place: Tensor, size: int, padding_mode: int, align_corners: bool, factor: float
) -> Tensor:
    """How a position changes with the coordinate after it has been brought back within the border."""
    place = place.detach()
    slope = functions.full_like(place, factor)
    if padding_mode == REFLECTION:
        low, span = (0.0, size - 1.0) if align_corners else (-0.5, float(size))
        if span == 0:
            return slope  # of a single element, whose factor is 0
        away = (place - low).abs()
        flips = (away / span).floor()
        rest = away - flips * span
        even = flips.remainder(2) == 0
        slope = (place - low).sign() * functions.where(even, slope, -slope)
        place = functions.where(even, rest + low, span - rest + low)
    if (
        padding_mode != ZEROS
    ):  # behind the last element it does not matter: what is read there is the same twice
        slope = functions.where(place >= 0, slope, 0)
    return slope


def _cubic_slopes(place: Tensor, factor: float) -> list[Tensor]:
    """Those of the weights of `cubic_taps`."""
    rest = place - place.detach().floor()
    a = -0.75
    slopes = []
    for offset in (-1, 0, 1, 2):
        distance = rest - offset if offset < 1 else offset - rest
        if offset in (0, 1):
            slope = (3 * (a + 2) * distance - 2 * (a + 3)) * distance
        else:
            slope = ((3 * distance - 10) * distance + 8) * a
        slopes.append(slope * (factor if offset < 1 else -factor))
    return slopes
