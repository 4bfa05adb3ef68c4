"""Operators that work on the last dimensions, for each index of those before: the batch is one more of those."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...core.tensor import Tensor
from ...dispatch.batching import Batching
from ...dispatch.call import call
from ...dispatch.operator import OpOverload
from ...operators.batching import Dim, Info, Ruled, aligned, every

_MATRIX = 2
"""How many of the last dimensions belong together."""


def leading(operator: OpOverload, entry: Batching) -> Callable[..., Ruled]:
    """The rule of an operator over matrices, whose leading dimensions broadcast.

    Examples with too few dimensions are left to the operator to refuse: with a batch in front it would not.
    """
    tensors = entry.tensors

    def rule(info: Info, in_dims: Sequence[Dim], *args: Any) -> Ruled:
        size = info.batch_size
        values = list(args)
        given = [p for p in tensors if args[p] is not None]
        whole = [every(args[p], in_dims[p], size) for p in given]
        if any(t.ndim <= _MATRIX for t in whole):
            for p, t in zip(given, whole):
                values[p] = t[0]
            call(operator, values)
        for p, t in zip(given, aligned(whole, [0] * len(given))):
            values[p] = t
        out = call(operator, values)
        if isinstance(out, Tensor):
            return out, 0
        # A result that was not asked for is empty, and the same for all.
        return tuple(out), tuple(0 if t.ndim and t.shape[0] == size else None for t in out)

    return rule
