"""Histograms of points in several dimensions, which are the last dimension of the input."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.namespace import Array, np
from ...core.result import Result
from ..scalar_types import scalar_type_name


def _check(self: Array, bins: int, weight: Array | None) -> None:
    if self.ndim < 2:
        raise RuntimeError("torch.histogramdd: input tensor should have at least 2 dimensions")
    if bins != self.shape[-1]:
        raise RuntimeError(
            "histogramdd: The size of bins must be equal to the innermost dimension of the input, but there are "
            f"{bins} for an input of shape {list(self.shape)}"
        )
    if self.dtype.kind != "f" or self.dtype.itemsize < 4:
        raise NotImplementedError(
            f"\"histogramdd\" not implemented for '{scalar_type_name(self.dtype)}'"
        )
    if weight is not None and weight.shape != self.shape[:-1]:
        raise RuntimeError(
            "torch.histogramdd: if weight tensor is provided it should have the same shape as the input tensor "
            f"excluding its innermost dimension, but got input with shape {list(self.shape)} and weight with shape "
            f"{list(weight.shape)}"
        )
    if weight is not None and weight.dtype != self.dtype:
        raise RuntimeError(
            "torch.histogramdd: if weight tensor is provided, input tensor and weight tensor should have the same "
            "dtype"
        )


def histogramdd_bin_edges_shape(
    self: Array,
    bins: Sequence[int],
    range: Sequence[float] | None = None,
    weight: Array | None = None,
    density: bool = False,
) -> list[Result]:
    """One edge more than bins in each dimension; RuntimeError for no bins, or a range of too few numbers."""
    _check(self, len(bins), weight)
    if range is not None and len(range) != 2 * len(bins):
        raise RuntimeError(
            f"torch.histogramdd: for a {len(bins)}-dimensional histogram range should have {2 * len(bins)} "
            f"elements, but got {len(range)}"
        )
    for place, count in enumerate(bins):
        if count <= 0:
            raise RuntimeError(
                f"torch.histogram(): bins must be > 0, but got {count} for dimension {place}"
            )
    return [Result((count + 1,), self.dtype) for count in bins]


def histogramdd_bin_edges(
    self: Array,
    bins: Sequence[int],
    range: Sequence[float] | None = None,
    weight: Array | None = None,
    density: bool = False,
) -> list[Array]:
    """Edges of `bins` equal bins in each dimension: over `range` (lower, upper by turns), or over all points."""
    points = self.reshape(-1, len(bins))
    if range is not None:
        bounds = np.asarray(range, np.float64).reshape(-1, 2)
        low, high = bounds[:, 0], bounds[:, 1]
    elif len(points):
        low, high = points.min(0).astype(np.float64), points.max(0).astype(np.float64)
    else:
        low, high = np.zeros(len(bins)), np.ones(len(bins))
    margin = np.where(low == high, 0.5, 0.0)
    low, high = low - margin, high + margin
    return [
        np.linspace(low[dim], high[dim], count + 1).astype(self.dtype)
        for dim, count in enumerate(bins)
    ]


def histogramdd_from_bin_tensors_shape(
    self: Array, bins: Sequence[Array], weight: Array | None = None, density: bool = False
) -> Result:
    """One bin less than edges in each dimension."""
    _check(self, len(bins), weight)
    for edges in bins:
        if edges.ndim != 1 or edges.size < 2 or edges.dtype != self.dtype:
            raise RuntimeError(
                "torch.histogramdd: edges of bins should be two or more, in one dimension, of the input's dtype "
                f"{scalar_type_name(self.dtype)}, but are of shape {list(edges.shape)} and dtype "
                f"{scalar_type_name(edges.dtype)}"
            )
    return Result(tuple(edges.size - 1 for edges in bins), self.dtype)


def histogramdd_from_bin_tensors(
    self: Array, bins: Sequence[Array], weight: Array | None = None, density: bool = False
) -> Array:
    """Counts (or weights, or densities) of the points between the edges; the last bin holds its upper edge."""
    points = self.reshape(-1, len(bins))
    weights = None if weight is None else weight.reshape(-1)
    counts, _ = np.histogramdd(points, list(bins), density=density, weights=weights)
    return counts.astype(self.dtype)
