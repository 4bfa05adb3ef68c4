"""Batching rules of elementwise operators whose other arguments belong to slices."""

from __future__ import annotations

from gradsmith.generated import raw

from ..batching import Every, Ruled, check


def fake_quantize_channels_rule(
    self: Every, scale: Every, zero_point: Every, axis: int, quant_min: int, quant_max: int
) -> Ruled:
    """A channel of each example is a channel of all of them together."""
    check(0 <= axis < self.ndim - 1 and scale.ndim == zero_point.ndim == 2)
    together = self.movedim(axis + 1, 1)
    rows = together.flatten(0, 1)
    results = raw.fake_quantize_per_channel_affine_cachemask(
        rows, scale.flatten(), zero_point.flatten(), 0, quant_min, quant_max
    )
    apart = [t.unflatten(0, together.shape[:2]).movedim(1, axis + 1) for t in results]
    return tuple(apart), (0, 0)
