"""Batching rules of reductions whose gradient all equal elements share, and of segments."""

from __future__ import annotations

from typing import Any

from gradsmith.generated import functions

from ...core.tensor import Tensor
from ..batching import Every, Front, Info, Ruled, check


def max_rule(info: Info, self: Front) -> Ruled:
    """The largest element of each example, among which those that equal it share its gradient."""
    return self.reshape(info.batch_size, -1).amax(1), 0


def min_rule(info: Info, self: Front) -> Ruled:
    """As `max_rule`, of the smallest element."""
    return self.reshape(info.batch_size, -1).amin(1), 0


def segment_reduce_rule(
    data: Every,
    reduce: str,
    lengths: Every | None,
    indices: Tensor | None,
    offsets: Every | None,
    axis: int,
    unsafe: bool,
    initial: Any,
) -> Ruled:
    """Examples are rows before the others, each with lengths of its own."""
    rank = data.ndim - 1
    check(-rank <= axis < rank)
    out = functions.segment_reduce(
        data,
        reduce,
        lengths=lengths,
        indices=indices,
        offsets=offsets,
        axis=axis % rank + 1,
        unsafe=unsafe,
        initial=initial,
    )
    return out, 0
