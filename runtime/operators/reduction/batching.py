"""Batching rules of reductions whose gradient all equal elements share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..batching import Dim, Info, Ruled, front

if TYPE_CHECKING:
    from ...core.tensor import Tensor


def max_rule(info: Info, in_dims: Sequence[Dim], self: Tensor) -> Ruled:
    """The largest element of each example, among which those that equal it share its gradient."""
    return _rows(info, in_dims, self).amax(1), 0


def min_rule(info: Info, in_dims: Sequence[Dim], self: Tensor) -> Ruled:
    """As `max_rule`, of the smallest element."""
    return _rows(info, in_dims, self).amin(1), 0


def _rows(info: Info, in_dims: Sequence[Dim], self: Tensor) -> Tensor:
    """The elements of each example in a row."""
    return front(self, in_dims[0]).reshape(info.batch_size, -1)
