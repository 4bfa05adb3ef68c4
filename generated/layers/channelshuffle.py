"""Layers: channelshuffle.

Generated from layers.yaml; edit that, not this file.
"""

from __future__ import annotations

from gradsmith.core.tensor import Tensor
from gradsmith.nn import arguments
from gradsmith.nn import functional as F
from gradsmith.nn.module import Module

__all__ = ["ChannelShuffle"]


class ChannelShuffle(Module):
    """Splits the channels of (*, C, H, W) into `groups` and interleaves the groups."""

    __constants__ = ["groups"]
    groups: int

    def __init__(self, groups: int) -> None:
        super().__init__()
        self.groups = groups

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.channel_shuffle(input, self.groups)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"groups={self.groups}"
