"""Batching rules of elementwise operators whose other arguments belong to slices."""

from __future__ import annotations

from collections.abc import Sequence

from gradsmith.generated import raw

from ...core.tensor import Tensor
from ..batching import Dim, Info, Ruled, check, every


def fake_quantize_channels_rule(
    info: Info,
    in_dims: Sequence[Dim],
    self: Tensor,
    scale: Tensor,
    zero_point: Tensor,
    axis: int,
    quant_min: int,
    quant_max: int,
) -> Ruled:
    """A channel of each example is a channel of all of them together."""
    size = info.batch_size
    moved = every(self, in_dims[0], size)
    scales = every(scale, in_dims[1], size)
    zeros = every(zero_point, in_dims[2], size)
    check(0 <= axis < moved.ndim - 1 and scales.ndim == zeros.ndim == 2)
    together = moved.movedim(axis + 1, 1)
    rows = together.flatten(0, 1)
    results = raw.fake_quantize_per_channel_affine_cachemask(
        rows, scales.flatten(), zeros.flatten(), 0, quant_min, quant_max
    )
    apart = [t.unflatten(0, together.shape[:2]).movedim(1, axis + 1) for t in results]
    return tuple(apart), (0, 0)
