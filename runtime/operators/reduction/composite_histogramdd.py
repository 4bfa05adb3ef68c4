"""Histograms of points, with bins given in three ways."""

from __future__ import annotations

from collections.abc import Sequence

from gradsmith.generated import functions

from ...core.tensor import Tensor

Histogram = tuple[Tensor, tuple[Tensor, ...]]


def histogramdd_of_edges(
    self: Tensor,
    bins: Sequence[Tensor],
    range: Sequence[float] | None = None,
    weight: Tensor | None = None,
    density: bool = False,
) -> Histogram:
    """Counts between the edges `bins`, and copies of the edges."""
    hist = functions._histogramdd_from_bin_tensors(self, list(bins), weight=weight, density=density)
    return hist, tuple(edges.clone() for edges in bins)


def histogramdd_of_counts(
    self: Tensor,
    bins: Sequence[int],
    range: Sequence[float] | None = None,
    weight: Tensor | None = None,
    density: bool = False,
) -> Histogram:
    """Counts in `bins` equal bins of each dimension, and their edges."""
    edges = functions._histogramdd_bin_edges(
        self, tuple(bins), range=range, weight=weight, density=density
    )
    return histogramdd_of_edges(self, edges, None, weight, density)


def histogramdd_int_bins(
    self: Tensor, bins: int, range: Sequence[float] | None, weight: Tensor | None, density: bool
) -> Histogram:
    """Counts in as many equal bins in every dimension, and their edges."""
    return histogramdd_of_counts(self, (bins,) * self.shape[-1], range, weight, density)
