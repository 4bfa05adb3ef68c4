"""Shapes of rearranged channels and pixels, and what is checked of them."""

from __future__ import annotations

from gradsmith.kernels.namespace import Array, empty

__all__ = [
    "channel_groups",
    "channel_shuffle_meta",
    "pixel_shuffle_meta",
    "pixel_unshuffle_meta",
    "shuffled_shape",
    "unshuffled_shape",
]

Shape = tuple[int, ...]


def pixel_shuffle_meta(self: Array, upscale_factor: int) -> Array:
    """The shape and dtype of `pixel_shuffle`."""
    return empty(shuffled_shape(self, upscale_factor), self.dtype)


def pixel_unshuffle_meta(self: Array, downscale_factor: int) -> Array:
    """The shape and dtype of `pixel_unshuffle`."""
    return empty(unshuffled_shape(self, downscale_factor), self.dtype)


def channel_shuffle_meta(self: Array, groups: int) -> Array:
    """The shape and dtype of `channel_shuffle`."""
    channel_groups(self, groups)
    return empty(self.shape, self.dtype)


def shuffled_shape(self: Array, factor: int) -> Shape:
    """The shape of `pixel_shuffle`'s result; RuntimeError when there is none."""
    if self.ndim < 3:
        raise RuntimeError(
            "pixel_shuffle expects input to have at least 3 dimensions, but got input with "
            f"{self.ndim} dimension(s)"
        )
    if factor <= 0:
        raise RuntimeError(f"pixel_shuffle expects a positive upscale_factor, but got {factor}")
    *lead, channels, height, width = self.shape
    if channels % (factor * factor):
        raise RuntimeError(
            "pixel_shuffle expects its input's 'channel' dimension to be divisible by the square "
            f"of upscale_factor, but input.size(-3)={channels} is not divisible by "
            f"{factor * factor}"
        )
    return (*lead, channels // (factor * factor), height * factor, width * factor)


def unshuffled_shape(self: Array, factor: int) -> Shape:
    """The shape of `pixel_unshuffle`'s result; RuntimeError when there is none."""
    if self.ndim < 3:
        raise RuntimeError(
            "pixel_unshuffle expects input to have at least 3 dimensions, but got input with "
            f"{self.ndim} dimension(s)"
        )
    if factor <= 0:
        raise RuntimeError(f"pixel_unshuffle expects a positive downscale_factor, but got {factor}")
    *lead, channels, height, width = self.shape
    for name, at, size in (("height", -2, height), ("width", -1, width)):
        if size % factor:
            raise RuntimeError(
                f"pixel_unshuffle expects {name} to be divisible by downscale_factor, but "
                f"input.size({at})={size} is not divisible by {factor}"
            )
    return (*lead, channels * factor * factor, height // factor, width // factor)


def channel_groups(self: Array, groups: int) -> int:
    """How many channels each of `groups` has; RuntimeError when they do not share evenly."""
    if self.ndim < 3:
        raise RuntimeError(
            "channel_shuffle expects input with > 2 dims, but got input with sizes "
            f"{list(self.shape)}"
        )
    if groups <= 0:
        raise RuntimeError(
            f"Number of groups to divide channels in must be positive. Value of groups:{groups}"
        )
    each, rest = divmod(self.shape[1], groups)
    if rest:
        raise RuntimeError(
            f"Number of channels must be divisible by groups. Got {self.shape[1]} channels and "
            f"{groups} groups."
        )
    return each  # type: ignore[no-any-return]
