"""Batching rules of draws that are made for rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core.tensor import Tensor
from ...dispatch.call import call
from ...dispatch.operator import OpOverload
from ..batching import Dim, Info, Ruled, check, check_randomness, every, refuse_same


def drawn_in_shape(
    operator: OpOverload, info: Info, in_dims: Sequence[Dim], self: Tensor, /, *rest: Any
) -> Ruled:
    """Of a tensor only the shape counts: the same draw is possible where examples have other elements."""
    check_randomness(info)
    dim = in_dims[0]
    if info.randomness == "same":
        return call(operator, [self if dim is None else self.select(dim, 0), *rest]), None
    return call(operator, [every(self, dim, info.batch_size), *rest]), 0


def rows_drawn(
    operator: OpOverload, info: Info, in_dims: Sequence[Dim], self: Tensor, /, *rest: Any
) -> Ruled:
    """The rows of all examples at once, whose last dimension belongs together."""
    check_randomness(info)
    if info.randomness == "same":
        if in_dims[0] is not None:
            refuse_same()
        return call(operator, [self, *rest]), None
    rows = every(self, in_dims[0], info.batch_size)
    check(rows.ndim > 1)
    flat = rows.reshape(-1, rows.shape[-1])
    return call(operator, [flat, *rest]).reshape(*rows.shape[:-1], -1), 0
