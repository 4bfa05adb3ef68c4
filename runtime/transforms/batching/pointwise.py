"""Operators that compute each element by itself: examples side by side are more elements."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...core.dtypes import dtype, promote_types
from ...core.tensor import Tensor
from ...dispatch.batching import Batching
from ...dispatch.call import call
from ...dispatch.operator import OpOverload
from ...operators.batching import Dim, Info, Ruled, check, lifted, rank


def pointwise(operator: OpOverload, entry: Batching) -> Callable[..., Ruled]:
    """The rule of an elementwise operator.

    An operator of one tensor leaves the batch where it is.  Those of several bring batches to the front and ranks to
    the same length, as far as they are not in the same places already.
    """
    count = len(operator.signature.returns)
    if len(entry.tensors) == 1:
        (only,) = entry.tensors

        def unary(info: Info, in_dims: Sequence[Dim], *args: Any) -> Ruled:
            dim = in_dims[only]
            return call(operator, list(args)), dim if count == 1 else (dim,) * count

        return unary
    tensors = entry.tensors
    promotes = operator.traits.promotion != "none"

    def rule(info: Info, in_dims: Sequence[Dim], *args: Any) -> Ruled:
        values = list(args)
        dim = side_by_side(values, in_dims, tensors, promotes)
        return call(operator, values), dim if count == 1 else (dim,) * count

    return rule


def pointwise_in_place(operator: OpOverload, entry: Batching) -> Callable[..., Ruled]:
    """The same of its in-place variant, which writes each example into an example of the first argument."""
    target, *others = entry.tensors
    promotes = operator.traits.promotion != "none"

    def rule(info: Info, in_dims: Sequence[Dim], *args: Any) -> Ruled:
        dim = in_dims[target]
        own = rank(args[target], dim)
        for p in others:
            check(not isinstance(args[p], Tensor) or rank(args[p], in_dims[p]) <= own)
        if not others or all(in_dims[p] is None for p in others):
            if dim == 0 or not others:
                call(operator, list(args))
                return args[target], dim
        values = list(args)
        side_by_side(values, in_dims, entry.tensors, promotes)
        call(operator, values)
        return args[target], dim

    return rule


def side_by_side(
    values: list[Any], in_dims: Sequence[Dim], tensors: Sequence[int], promotes: bool
) -> int:
    """Let `values` at the positions `tensors` broadcast as their examples do; returns where the batch is then."""
    given = [p for p in tensors if isinstance(values[p], Tensor)]
    first = given[0]
    dim, extent = in_dims[first], values[first].ndim
    for p in given:
        if in_dims[p] != dim or values[p].ndim != extent:
            break
    else:
        assert dim is not None
        return dim
    ranks = [rank(values[p], in_dims[p]) for p in given]
    most = max(ranks)
    if promotes:
        _yield_to_dimensions(values, in_dims, given, ranks, most)
    for p in given:
        values[p] = lifted(values[p], in_dims[p], most)
    return 0


def _yield_to_dimensions(
    values: list[Any],
    in_dims: Sequence[Dim],
    given: Sequence[int],
    ranks: Sequence[int],
    most: int,
) -> None:
    """Keep promotion as it is of examples: a tensor without dimensions yields to those that have some.

    A batch of such ones has a dimension, and would not yield any more.
    """
    if len({values[p].dtype for p in given}) == 1:
        return
    if not most:
        for p in given:
            if in_dims[p] is None:
                values[p] = values[p].reshape(1)
        return
    common: dtype | None = None
    for p, own in zip(given, ranks):
        if own:
            kind = values[p].dtype
            common = kind if common is None else promote_types(common, kind)
    assert common is not None
    for p, own in zip(given, ranks):
        if not own and in_dims[p] is not None and values[p].dtype.category <= common.category:
            values[p] = values[p].to(common)
