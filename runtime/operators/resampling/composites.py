"""Sampling at given places."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from gradsmith.generated import functions

from ...autograd.nodes.node import shown_as
from ...core.bits import (
    CPU_BITS,
    HISTORY,
    INFERENCE,
    KEYSET_SHIFT,
    OVERRIDES,
    STRIDED,
    bits_for,
)
from ...core.dtypes import bool_, int64
from ...core.errors import TYPE_WORDS, not_implemented_for
from ...core.floating import fresh_context
from ...core.namespace import Array
from ...core.state import MASKED, state
from ...core.tensor import Tensor, wrap_bits
from .few_places import are_few, sampled_linearly

ZEROS, BORDER, REFLECTION = range(3)
LINEAR, NEAREST, CUBIC = range(3)


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


def grid_sampler(
    input: Tensor, grid: Tensor, interpolation_mode: int, padding_mode: int, align_corners: bool
) -> Tensor:
    """`input` (N, C, *S) at the places `grid` (N, *L, R), which span -1 to 1: (N, C, *L).

    Jaderberg et al., *Spatial Transformer Networks*, 2015.
    """
    rank = input.ndim - 2
    _check_grid(input, grid, interpolation_mode, rank)
    if interpolation_mode == LINEAR and padding_mode != REFLECTION and _are_plain(input, grid):
        few = fresh_context().run(
            _sampled_few, input._data_, grid._data_, padding_mode == ZEROS, align_corners
        )
        if few is not None:
            return wrap_bits(few, bits_for(input.dtype, False))
    spatial = input.shape[2:]
    # The grid's last dimension counts x first, the input's spatial dimensions x last.
    places = [
        _place(grid[..., rank - 1 - number], size, align_corners)
        for number, size in enumerate(spatial)
    ]
    taps: list[list[tuple[Tensor, Tensor | None]]]
    if interpolation_mode == CUBIC:
        taps = [_cubic_taps(place) for place in places]
        taps = [
            [(_fold(at, size, padding_mode, align_corners), weight) for at, weight in each]
            for each, size in zip(taps, spatial)
        ]
    else:
        places = [
            _fold(place, size, padding_mode, align_corners) for place, size in zip(places, spatial)
        ]
        if interpolation_mode == LINEAR:
            taps = [_linear_taps(place) for place in places]
        else:
            taps = [[(place.detach().round(), _one(place))] for place in places]
    reads = [
        [_Read.of(at, weight, size, padding_mode == ZEROS) for at, weight in each]
        for each, size in zip(taps, spatial)
    ]
    flat = input.flatten(2)
    total: Tensor | None = None
    for corner in product(*reads):
        part = _corner(flat, corner, spatial)
        total = part if total is None else total + part
    assert total is not None
    return shown_as(functions._unsafe_view(total, total.shape), f"GridSampler{rank}DBackward0")


_KEYSET = CPU_BITS >> KEYSET_SHIFT


def _are_plain(input: Tensor, grid: Tensor) -> bool:
    """Whether both are in memory as they are, and nothing but the result is asked for: no history, mode or transform."""
    bits = input._bits_ | grid._bits_
    if MASKED:
        bits &= state.mask
    return bits >> KEYSET_SHIFT == _KEYSET and not bits & (
        HISTORY | INFERENCE | OVERRIDES | STRIDED
    )


def _sampled_few(input: Array, grid: Array, is_padded: bool, align_corners: bool) -> Array | None:
    if not are_few(input, grid):
        return None
    return sampled_linearly(input, grid, is_padded, align_corners)


def _one(place: Tensor) -> Tensor | None:
    """A weight of one whose gradient in `place` is zero, so that a recorded grid has one; None for others."""
    if not place.requires_grad:
        return None
    return place.masked_fill(functions.ones_like(place, dtype=bool_), 1.0)


def _check_grid(input: Tensor, grid: Tensor, interpolation_mode: int, rank: int) -> None:
    if not input.is_floating_point():
        raise not_implemented_for("grid_sampler_cpu_kernel", input.dtype)
    if grid.dtype != input.dtype:
        word, other = TYPE_WORDS[input.dtype.name], TYPE_WORDS[grid.dtype.name]
        raise RuntimeError(f"expected scalar type {word} but found {other}")
    if rank not in (2, 3) or grid.ndim != input.ndim:
        raise RuntimeError(
            "grid_sampler(): expected 4D or 5D input and grid with same number of dimensions, but "
            f"got input with sizes {list(input.shape)} and grid with sizes {list(grid.shape)}"
        )
    if input.shape[0] != grid.shape[0]:
        raise RuntimeError(
            "grid_sampler(): expected grid and input to have same batch size, but got input with "
            f"sizes {list(input.shape)} and grid with sizes {list(grid.shape)}"
        )
    if grid.shape[-1] != rank:
        raise RuntimeError(
            f"grid_sampler(): expected grid to have size {rank} in last dimension, but got grid "
            f"with sizes {list(grid.shape)}"
        )
    if any(size == 0 for size in input.shape[2:]):
        raise RuntimeError(
            "grid_sampler(): expected input to have non-empty spatial dimensions, but input has "
            f"sizes {list(input.shape)} with a dimension being empty"
        )
    if rank == 3 and interpolation_mode == CUBIC:
        raise RuntimeError("grid_sampler(): bicubic interpolation only supports 4D input")


def _place(coordinate: Tensor, size: int, align_corners: bool) -> Tensor:
    """-1 to 1 as a position among `size` elements."""
    if align_corners:
        return (coordinate + 1) * ((size - 1) / 2)
    return ((coordinate + 1) * size - 1) / 2


def _fold(place: Tensor, size: int, padding_mode: int, align_corners: bool) -> Tensor:
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


def _linear_taps(place: Tensor) -> list[tuple[Tensor, Tensor | None]]:
    first = place.detach().floor()
    rest = place - first
    return [(first, 1 - rest), (first + 1, rest)]


def _cubic_taps(place: Tensor) -> list[tuple[Tensor, Tensor | None]]:
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


class _Read(NamedTuple):
    """What is read along one dimension, and how much it weighs."""

    place: Tensor
    weight: Tensor | None
    inside: Tensor | None
    """Where the element exists; None where all do."""

    @classmethod
    def of(cls, place: Tensor, weight: Tensor | None, size: int, outside: bool) -> _Read:
        """The element at the whole position `place`, which may be `outside` the borders."""
        nearest = place.detach().clamp(0, size - 1)
        inside = nearest == place if outside else None  # not so for NaN
        return cls(nearest.to(int64), weight, inside)


def _corner(flat: Tensor, corner: tuple[_Read, ...], spatial: tuple[int, ...]) -> Tensor:
    """Elements at one corner of every cell, times their weights, and zero where there are none."""
    index, weight, inside = corner[0]
    for read, size in zip(corner[1:], spatial[1:]):
        index = index * size + read.place
        if weight is not None and read.weight is not None:
            weight = weight * read.weight
        if inside is not None and read.inside is not None:
            inside = inside & read.inside
    samples, channels = flat.shape[:2]
    places = index.reshape(samples, 1, -1).expand(samples, channels, -1)
    values = flat.gather(2, places).reshape(samples, channels, *index.shape[1:])
    if inside is not None:
        values = functions.where(inside.unsqueeze(1), values, 0)
    return values if weight is None else values * weight.unsqueeze(1)
