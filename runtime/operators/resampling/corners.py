"""What is read for places in a grid, and how they are counted."""

from __future__ import annotations

from typing import NamedTuple

from ...core.namespace import Array, DType, host, kept

ZEROS, BORDER, REFLECTION = range(3)
LINEAR, NEAREST, CUBIC = range(3)


class Corners(NamedTuple):
    """What is read for each place: (corners, N, places)."""

    place: Array
    """Where in its plane."""
    inside: Array | None
    """Whether it is there; None where all is."""
    weight: Array | None
    slopes: tuple[Array, ...]
    """How the weight changes with each coordinate, if that is asked: in the order of the input's dimensions."""


@kept(64)
def extents_of(spatial: tuple[int, ...], align_corners: bool, dtype: DType) -> tuple[Array, ...]:
    """For each dimension: its size, half of how far a coordinate of two goes, the last position, and the bounds at which
    places are reflected: where they begin and how far apart they are."""
    size = host.array(spatial, dtype).reshape(-1, 1, 1)
    last = size - 1
    if align_corners:
        return size, last / 2, last, host.zeros_like(size), last
    return size, size / 2, last, host.full_like(size, -0.5), size
