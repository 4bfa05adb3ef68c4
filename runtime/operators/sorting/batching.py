"""Batching rules of searches in sorted rows, and among elements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradsmith.generated import functions

from ...core.dtypes import int32, int64
from ...core.tensor import Tensor
from ..batching import Dim, Every, Front, Info, Ruled, check, every, front, lifted, rank


def searchsorted_rule(
    info: Info,
    in_dims: Sequence[Dim],
    sorted_sequence: Tensor,
    self: Tensor,
    out_int32: bool,
    right: bool,
    side: str | None,
    sorter: Tensor | None,
) -> Ruled:
    """A row for each example; where one row serves many values, those of an example are one row too."""
    size = info.batch_size
    options: dict[str, Any] = {"out_int32": out_int32, "right": right, "side": side}
    if in_dims[0] is None and in_dims[5] is None and sorted_sequence.ndim == 1:
        out = functions.searchsorted(
            sorted_sequence, front(self, in_dims[1]), sorter=sorter, **options
        )
        return out, 0
    rows, values = every(sorted_sequence, in_dims[0], size), every(self, in_dims[1], size)
    check(rows.ndim == 2 or rows.shape[:-1] == values.shape[:-1])
    order = None if sorter is None else every(sorter, in_dims[5], size)
    shape = values.shape
    if rows.ndim == 2:
        values = values.reshape(size, -1)
    return functions.searchsorted(rows, values, sorter=order, **options).reshape(shape), 0


def searchsorted_scalar_rule(
    sorted_sequence: Every,
    self: Any,
    out_int32: bool,
    right: bool,
    side: str | None,
    sorter: Every | None,
) -> Ruled:
    """How many elements of each row come before the number."""
    row = sorted_sequence
    if sorter is not None:
        check(sorter.shape == row.shape)
        row = row.gather(-1, sorter)
    check(row.ndim == 2)
    return _before(row, self, out_int32, right or side == "right"), 0


def _before(rows: Tensor, number: Any, out_int32: bool, right: bool) -> Tensor:
    """How many elements of each row are below `number`, or not above it with `right`; NaN is above all."""
    if number != number:
        return functions.full(rows.shape[:1], rows.shape[1], dtype=int32 if out_int32 else int64)
    before: Tensor = rows <= number if right else rows < number
    return before.sum(1, dtype=int32 if out_int32 else int64)


def bucketize_rule(
    info: Info,
    in_dims: Sequence[Dim],
    self: Tensor,
    boundaries: Tensor,
    out_int32: bool,
    right: bool,
) -> Ruled:
    """A search in the boundaries of each example."""
    if in_dims[1] is None:
        return functions.bucketize(self, boundaries, out_int32=out_int32, right=right), in_dims[0]
    check(boundaries.ndim == 2)
    dims = (in_dims[1], in_dims[0], *(None,) * 4)
    return searchsorted_rule(info, dims, boundaries, self, out_int32, right, None, None)


def bucketize_scalar_rule(self: Any, boundaries: Front, out_int32: bool, right: bool) -> Ruled:
    """How many boundaries of each example come before the number."""
    check(boundaries.ndim == 2)
    return _before(boundaries, self, out_int32, right), 0


def isin_rule(
    info: Info, in_dims: Sequence[Dim], elements: Tensor, test_elements: Front, invert: bool
) -> Ruled:
    """Where each example has a set of its own, every element is compared with all of that."""
    if in_dims[1] is None:
        return functions.isin(elements, test_elements, invert=invert), in_dims[0]
    own = rank(elements, in_dims[0])
    sets = test_elements.reshape(info.batch_size, *(1,) * own, -1)
    found = (lifted(elements, in_dims[0], own).unsqueeze(-1) == sets).any(-1)
    return ~found if invert else found, 0


def isin_scalar_rule(info: Info, element: Any, test_elements: Front, invert: bool) -> Ruled:
    """Whether a number is in the set of each example."""
    sets = test_elements.reshape(info.batch_size, -1)
    found = (sets == element).any(1)
    return ~found if invert else found, 0
