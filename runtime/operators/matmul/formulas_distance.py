"""Derivative helpers of distances."""

from __future__ import annotations

from gradsmith.generated import functions

from ...core.tensor import Tensor


def pair_differences(rows: Tensor) -> Tensor:
    """Each row less every later one: for n rows of d elements, n (n - 1) / 2 rows, in `pdist`'s order."""
    first, second = functions.triu_indices(rows.shape[0], rows.shape[0], 1)
    return rows.index_select(0, first) - rows.index_select(0, second)
