"""Sampling at a few places in as few of NumPy's calls as will do, where nothing is recorded."""

from __future__ import annotations

from ...core.namespace import Array, certain, np

_FEW = 4096


def are_few(input: Array, grid: Array) -> bool:
    """Whether `sampled_linearly` takes these, as `grid_sampler` has checked them: some elements, few, and finite places."""
    if not 0 < grid.size * input.shape[1] <= _FEW or not input.size or input.dtype.char not in "fd":
        return False
    return certain(np.isfinite(grid).all(), False)


def sampled_linearly(input: Array, grid: Array, is_padded: bool, align_corners: bool) -> Array:
    """`grid_sampler` by linear interpolation, all corners of all cells at a time; zeros lie around `input` if it `is_padded`,
    else its border goes on.

    Every element is the sum of the same products in the same order as there.
    """
    samples, channels, *spatial = input.shape
    rank = len(spatial)
    places = grid.reshape(samples, -1, rank)
    index = np.zeros((1, samples, places.shape[1]), np.int64)
    weight = inside = None
    for number, size in enumerate(spatial):
        coordinate = places[..., rank - 1 - number] + 1
        place = coordinate * ((size - 1) / 2) if align_corners else (coordinate * size - 1) / 2
        if not is_padded:
            place = np.minimum(np.maximum(place, 0), size - 1)
        first = np.floor(place)
        rest = place - first
        at = np.concatenate([first[None], first[None] + 1])
        own = np.concatenate([1 - rest[None], rest[None]])
        nearest = np.minimum(np.maximum(at, 0), size - 1)
        exists = nearest == at
        index = (index[:, None] * size + nearest.astype(np.int64)).reshape(-1, *place.shape)
        weight = own if weight is None else (weight[:, None] * own).reshape(index.shape)
        inside = exists if inside is None else (inside[:, None] & exists).reshape(index.shape)
    assert weight is not None and inside is not None
    starts = np.arange(0, input.size, input.size // (samples * channels))
    values = input.reshape(-1).take(index[:, :, None] + starts.reshape(samples, channels, 1))
    if is_padded:
        values = np.where(inside[:, :, None], values, input.dtype.type(0))
    values = values * weight[:, :, None]
    total: Array = values[0] + values[1]
    for part in values[2:]:
        total += part
    return total.reshape(samples, channels, *grid.shape[1:-1])
