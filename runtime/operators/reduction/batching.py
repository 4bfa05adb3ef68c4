"""Batching rules of reductions whose gradient all equal elements share, and of segments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradsmith.generated import functions

from ...core.tensor import Tensor
from ..batching import Dim, Info, Ruled, check, every, front


def max_rule(info: Info, in_dims: Sequence[Dim], self: Tensor) -> Ruled:
    """The largest element of each example, among which those that equal it share its gradient."""
    return _rows(info, in_dims, self).amax(1), 0


def min_rule(info: Info, in_dims: Sequence[Dim], self: Tensor) -> Ruled:
    """As `max_rule`, of the smallest element."""
    return _rows(info, in_dims, self).amin(1), 0


def _rows(info: Info, in_dims: Sequence[Dim], self: Tensor) -> Tensor:
    """The elements of each example in a row."""
    return front(self, in_dims[0]).reshape(info.batch_size, -1)


def segment_reduce_rule(
    info: Info,
    in_dims: Sequence[Dim],
    data: Tensor,
    reduce: str,
    lengths: Tensor | None,
    indices: Tensor | None,
    offsets: Tensor | None,
    axis: int,
    unsafe: bool,
    initial: Any,
) -> Ruled:
    """Examples are rows before the others, each with lengths of its own."""
    size = info.batch_size
    moved = every(data, in_dims[0], size)
    rank = moved.ndim - 1
    check(-rank <= axis < rank)
    out = functions.segment_reduce(
        moved,
        reduce,
        lengths=None if lengths is None else every(lengths, in_dims[2], size),
        indices=indices,
        offsets=None if offsets is None else every(offsets, in_dims[4], size),
        axis=axis % rank + 1,
        unsafe=unsafe,
        initial=initial,
    )
    return out, 0
