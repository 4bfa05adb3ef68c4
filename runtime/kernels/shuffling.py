"""Rearrangements that trade channels for resolution, or channels for channels."""

from __future__ import annotations

from gradsmith.kernels.meta_shuffling import channel_groups, shuffled_shape, unshuffled_shape
from gradsmith.kernels.namespace import Array, np

__all__ = ["channel_shuffle", "pixel_shuffle", "pixel_unshuffle"]


def pixel_shuffle(self: Array, upscale_factor: int) -> Array:
    """(…, C * r * r, H, W) as (…, C, H * r, W * r): Shi et al., *Real-Time Single Image …*, 2016."""
    shape = shuffled_shape(self, upscale_factor)
    *_, height, width = self.shape
    if not self.size:
        return np.empty(shape, self.dtype)
    parts = self.reshape(-1, shape[-3], upscale_factor, upscale_factor, height, width)
    return parts.transpose(0, 1, 4, 2, 5, 3).copy().reshape(shape)


def pixel_unshuffle(self: Array, downscale_factor: int) -> Array:
    """The inverse of `pixel_shuffle`."""
    shape = unshuffled_shape(self, downscale_factor)
    *_, height, width = shape
    if not self.size:
        return np.empty(shape, self.dtype)
    parts = self.reshape(-1, self.shape[-3], height, downscale_factor, width, downscale_factor)
    return parts.transpose(0, 1, 3, 5, 2, 4).copy().reshape(shape)


def channel_shuffle(self: Array, groups: int) -> Array:
    """Channels dealt out to `groups` hands: Zhang et al., *ShuffleNet*, 2018."""
    each = channel_groups(self, groups)
    if not self.size:
        return self.copy()
    parts = self.reshape(self.shape[0], groups, each, -1)
    return parts.swapaxes(1, 2).copy().reshape(self.shape)
