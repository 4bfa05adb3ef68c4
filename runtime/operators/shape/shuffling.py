"""Rearrangements that trade channels for resolution, or channels for channels."""

from __future__ import annotations

from ...core.namespace import Array, np
from ...core.result import Result
from ..memory_formats import suggested_order

Shape = tuple[int, ...]


def _check(name: str, self: Array, argument: str, factor: int) -> None:
    if self.ndim < 3:
        raise RuntimeError(
            f"{name} expects input to have at least 3 dimensions, but got input with "
            f"{self.ndim} dimension(s)"
        )
    if factor <= 0:
        raise RuntimeError(f"{name} expects a positive {argument}, but got {factor}")


def pixel_shuffle_shape(self: Array, upscale_factor: int) -> Result:
    """The shape of rearranged pixels; RuntimeError where there is none."""
    _check("pixel_shuffle", self, "upscale_factor", upscale_factor)
    *lead, channels, height, width = self.shape
    if channels % (upscale_factor * upscale_factor):
        raise RuntimeError(
            "pixel_shuffle expects its input's 'channel' dimension to be divisible by the square "
            f"of upscale_factor, but input.size(-3)={channels} is not divisible by "
            f"{upscale_factor * upscale_factor}"
        )
    shape = (
        *lead,
        channels // (upscale_factor * upscale_factor),
        height * upscale_factor,
        width * upscale_factor,
    )
    return Result(shape, self.dtype)


def pixel_shuffle(self: Array, upscale_factor: int) -> Array:
    """(…, C * r * r, H, W) as (…, C, H * r, W * r): Shi et al., *Real-Time Single Image …*, 2016."""
    shape = pixel_shuffle_shape(self, upscale_factor).shape
    height, width = self.shape[-2:]
    if not self.size:
        return np.empty(shape, self.dtype)
    parts = self.reshape(-1, shape[-3], upscale_factor, upscale_factor, height, width)
    return parts.transpose(0, 1, 4, 2, 5, 3).copy().reshape(shape)


def pixel_unshuffle_shape(self: Array, downscale_factor: int) -> Result:
    """The shape of rearranged pixels; RuntimeError where there is none."""
    _check("pixel_unshuffle", self, "downscale_factor", downscale_factor)
    *lead, channels, height, width = self.shape
    for name, at, size in (("height", -2, height), ("width", -1, width)):
        if size % downscale_factor:
            raise RuntimeError(
                f"pixel_unshuffle expects {name} to be divisible by downscale_factor, but "
                f"input.size({at})={size} is not divisible by {downscale_factor}"
            )
    shape = (
        *lead,
        channels * downscale_factor * downscale_factor,
        height // downscale_factor,
        width // downscale_factor,
    )
    return Result(shape, self.dtype, (), suggested_order(self))


def pixel_unshuffle(self: Array, downscale_factor: int) -> Array:
    """The inverse of `pixel_shuffle`."""
    shape = pixel_unshuffle_shape(self, downscale_factor).shape
    height, width = shape[-2:]
    if not self.size:
        return np.empty(shape, self.dtype)
    parts = self.reshape(-1, self.shape[-3], height, downscale_factor, width, downscale_factor)
    return parts.transpose(0, 1, 3, 5, 2, 4).copy().reshape(shape)


def channel_shuffle_shape(self: Array, groups: int) -> Result:
    """The input's shape; RuntimeError unless `groups` share its channels evenly."""
    if self.ndim < 3:
        raise RuntimeError(
            "channel_shuffle expects input with > 2 dims, but got input with sizes "
            f"{list(self.shape)}"
        )
    if groups <= 0:
        raise RuntimeError(
            f"Number of groups to divide channels in must be positive. Value of groups:{groups}"
        )
    if self.shape[1] % groups:
        raise RuntimeError(
            f"Number of channels must be divisible by groups. Got {self.shape[1]} channels and "
            f"{groups} groups."
        )
    return Result(self.shape, self.dtype, (), suggested_order(self))


def channel_shuffle(self: Array, groups: int) -> Array:
    """Channels dealt out to `groups` hands: Zhang et al., *ShuffleNet*, 2018."""
    if not self.size:
        return self.copy()
    parts = self.reshape(self.shape[0], groups, self.shape[1] // groups, -1)
    return parts.swapaxes(1, 2).copy().reshape(self.shape)
