"""Derivative helpers of distances."""

from __future__ import annotations

from math import inf

from gradsmith.generated import functions

from ...core.tensor import Tensor


def pair_differences(rows: Tensor) -> Tensor:
    """Each row less every later one: for n rows of d elements, n (n - 1) / 2 rows, in `pdist`'s order."""
    count = rows.shape[0]
    first, second = functions.triu_indices(count, count, 1, device=rows.device)
    return rows.index_select(0, first) - rows.index_select(0, second)


def euclidean_dist_backward(grad: Tensor, x1: Tensor, x2: Tensor, result: Tensor) -> Tensor:
    """The gradient of Euclidean distances in the rows of `x1`; zero, to any order, where two rows coincide."""
    ratio = grad / result.masked_fill(result == 0, inf)
    return x1 * ratio.sum((-1,), True) - ratio.matmul(x2)
