"""Derivative helpers of distances."""

from __future__ import annotations

from gradsmith.generated import functions

from ...core.tensor import Tensor


def pair_differences(rows: Tensor) -> Tensor:
    """Each row less every later one: for n rows of d elements, n (n - 1) / 2 rows, in `pdist`'s order."""
    count = rows.shape[0]
    first, second = functions.triu_indices(count, count, 1, device=rows.device)
    return rows.index_select(0, first) - rows.index_select(0, second)
