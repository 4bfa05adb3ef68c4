"""The gradient of sampling at given places, over arrays."""

from __future__ import annotations

from ...core.constants import constant
from ...core.namespace import Array, np, occurrences
from ..folds import add_reduce
from .sampling import computed_in, corners_of, ranges_of_places, starts_of, values_at


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
    if not input.size or not grid.size:
        return np.zeros(input.shape, dtype), np.zeros(grid.shape, dtype)
    modes = interpolation_mode, padding_mode, align_corners
    input = input.astype(computed_in(dtype), copy=False)
    samples, channels, *spatial = input.shape
    places = grid.astype(input.dtype, copy=False).reshape(samples, -1, len(spatial))
    passed = grad.astype(input.dtype, copy=False).reshape(samples, channels, -1)
    given: Array | None = None
    moved = []
    for first, last in ranges_of_places(input, places.shape[1], modes):
        block = passed[..., first:last]
        corners = corners_of(places[:, first:last], tuple(spatial), modes, True)
        share = block[None] if corners.weight is None else block * corners.weight[:, :, None]
        index = corners.place[:, :, None] + starts_of(input.shape)
        if corners.inside is not None:
            share = np.where(corners.inside[:, :, None], share, constant(0, share.dtype))
        counted = occurrences(index.reshape(-1), share.reshape(-1), input.size)
        given = counted if given is None else given + counted
        if corners.slopes:
            reads = add_reduce(values_at(input, corners) * block, 2)
            slopes = [add_reduce(reads * slope) for slope in reversed(corners.slopes)]
            moved.append(np.concatenate([slope[..., None] for slope in slopes], -1))
    assert given is not None
    rise = np.concatenate(moved, 1).reshape(grid.shape) if moved else np.zeros(grid.shape)
    return given.reshape(input.shape).astype(dtype), rise.astype(dtype, copy=False)
