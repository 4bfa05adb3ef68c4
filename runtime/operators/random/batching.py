"""Batching rules of draws that are made for rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..batching import Dim, Info, Ruled, check_randomness, every, refuse_same

if TYPE_CHECKING:
    from ...core.tensor import Tensor
    from ...dispatch.operator import OpOverload


def rows_drawn(
    operator: OpOverload, info: Info, in_dims: Sequence[Dim], self: Tensor, /, *rest: Any
) -> Ruled:
    """The rows of all examples at once, whose last dimension belongs together."""
    check_randomness(info)
    options = {p.name: value for p, value in zip(operator.signature.parameters[1:], rest)}
    if info.randomness == "same":
        if in_dims[0] is not None:
            refuse_same()
        return operator(self, **options), None
    rows = every(self, in_dims[0], info.batch_size)
    if rows.ndim == 1:
        operator(rows[0], **options)
    flat = rows.reshape(-1, rows.shape[-1])
    return operator(flat, **options).reshape(*rows.shape[:-1], -1), 0
