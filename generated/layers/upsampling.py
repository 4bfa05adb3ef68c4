"""Layers: upsampling.

Generated from layers.yaml; edit that, not this file.
"""

from __future__ import annotations

from gradsmith.core.tensor import Tensor
from gradsmith.nn import arguments
from gradsmith.nn import functional as F
from gradsmith.nn.module import Module

__all__ = ["Upsample", "UpsamplingBilinear2d", "UpsamplingNearest2d"]


class Upsample(Module):
    """Resizes an image (N, C, *size) to `size` or by `scale_factor`, with the interpolation
    `mode`.
    """

    __constants__ = [
        "size", "scale_factor", "mode", "align_corners", "recompute_scale_factor", "name"
    ]
    size: int | tuple[int, ...] | None
    mode: str
    align_corners: bool | None
    recompute_scale_factor: bool | None

    def __init__(
        self,
        size: int | tuple[int, ...] | None = None,
        scale_factor: float | tuple[float, ...] | None = None,
        mode: str = 'nearest',
        align_corners: bool | None = None,
        recompute_scale_factor: bool | None = None,
    ) -> None:
        super().__init__()
        self.size = size
        self.scale_factor = arguments.scales(scale_factor)
        self.mode = mode
        self.align_corners = align_corners
        self.recompute_scale_factor = recompute_scale_factor
        self.name = type(self).__name__

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return F.interpolate(
            input,
            self.size,
            self.scale_factor,
            self.mode,
            self.align_corners,
            recompute_scale_factor=self.recompute_scale_factor,
        )

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        parts = []
        if self.scale_factor is not None:
            parts.append(f"scale_factor={repr(self.scale_factor)}")
        if self.scale_factor is None:
            parts.append(f"size={repr(self.size)}")
        parts.append(f"mode={repr(self.mode)}")
        return ", ".join(parts)


class UpsamplingNearest2d(Upsample):
    """Resizes an image with nearest-neighbour interpolation."""

    def __init__(
        self,
        size: int | tuple[int, int] | None = None,
        scale_factor: float | tuple[float, float] | None = None,
    ) -> None:
        super().__init__(size, scale_factor, mode='nearest')


class UpsamplingBilinear2d(Upsample):
    """Resizes an image with bilinear interpolation and aligned corners."""

    def __init__(
        self,
        size: int | tuple[int, int] | None = None,
        scale_factor: float | tuple[float, float] | None = None,
    ) -> None:
        super().__init__(size, scale_factor, mode='bilinear', align_corners=True)
