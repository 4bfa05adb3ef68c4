"""A step over arrays: small parameters are laid behind one another and change in one go, large ones part by part.

An update makes a dozen passes over its operands.  For small parameters what counts is how many calls that are; for
large ones, that what a pass leaves is still in the processor's cache for the next.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from ..core.bits import OVERRIDES, PYTHON
from ..core.floating import fresh_context
from ..core.namespace import Array
from ..core.tensor import counter_of
from . import over_arrays
from .row import Row

if TYPE_CHECKING:
    from .declared import DeclaredOptimizer

__all__ = ["runs_fused", "step_fused"]

_PART = 1 << 15
"""How many elements are worked on at once."""
_SMALL = 1 << 12
"""How many elements a parameter has at most that is laid behind others."""
_PARTS = {"F": np.float32, "D": np.float64}


def runs_fused(row: Row) -> bool:
    """Whether a parameter is an array that nobody else looks after."""
    param, grad = row.param, row.grad
    return (
        not (param._bits_ | grad._bits_) & (PYTHON | OVERRIDES)
        and param.is_cpu
        and grad.is_cpu
        and param._data_.dtype.char in "fdFD"
        and grad._data_.dtype == param._data_.dtype
        and not grad.is_conj()
    )


def step_fused(optimizer: DeclaredOptimizer, group: Mapping[str, Any], rows: list[Row]) -> None:
    """One step of some parameters; those that share dtype and numbers of the state together."""
    together: dict[Any, list[Row]] = {}
    for row in rows:
        key = (
            row.param._data_.dtype.char,
            row.fresh,
            *[row.state[name]._data_.item() for name in optimizer.numbers],
        )
        together.setdefault(key, []).append(row)
    for (_, fresh, *numbers), members in together.items():
        fresh_context().run(_step_alike, optimizer, group, fresh, numbers, members)


def _step_alike(
    optimizer: DeclaredOptimizer,
    group: Mapping[str, Any],
    fresh: bool,
    numbers: list[float],
    rows: list[Row],
) -> None:
    names, update = optimizer.tensors, type(optimizer).update
    negative = group["maximize"]

    def run(arrays: list[Any]) -> tuple[Any, ...]:
        param, grad, *tensors = arrays
        if negative:
            grad = -grad
        return update(over_arrays, group, fresh, param, grad, *numbers, *tensors)

    after: tuple[Any, ...] = ()
    small: list[list[Any]] = []
    for row in rows:
        counter_of(row.param).version += 1
        arrays: list[Any] = [_real(row.param._data_), _real(row.grad._data_)]
        arrays += [_real(row.state[name]._data_) if name in row.state else None for name in names]
        size = arrays[0].size
        if optimizer.is_whole or not _alike(arrays):
            after = run(arrays)
        elif size <= _SMALL:
            small.append(arrays)
        else:
            flat = [None if a is None else a.reshape(-1) for a in arrays]
            for start in range(0, size, _PART):
                after = run([None if a is None else a[start : start + _PART] for a in flat])
    for batch in _batches(small):
        after = _run_together(run, batch)
    for row in rows:
        for name, number in zip(optimizer.numbers, after, strict=True):
            row.state[name]._data_[...] = number


def _real(array: Array) -> Array:
    """The parts of complex numbers, one behind the other."""
    real = _PARTS.get(array.dtype.char)
    if real is None:
        return array
    return array[..., None].view(real)


def _alike(arrays: list[Any]) -> bool:
    """Whether elements that belong together are at the same places of memory, without gaps."""
    return all(a is None or a.flags.c_contiguous for a in arrays)


def _batches(small: list[list[Any]]) -> list[list[list[Any]]]:
    """As many parameters at a time as a part has room for."""
    batches: list[list[list[Any]]] = []
    room = 0
    for arrays in small:
        size = arrays[0].size
        if size > room:
            batches.append([])
            room = _PART
        batches[-1].append(arrays)
        room -= size
    return batches


def _run_together(run: Any, batch: list[list[Any]]) -> tuple[Any, ...]:
    """A step of small parameters, laid behind one another and taken apart again."""
    if len(batch) == 1:
        return run(batch[0])  # type: ignore[no-any-return]
    columns = list(zip(*batch, strict=True))
    joined = [
        None if column[0] is None else np.concatenate([a.reshape(-1) for a in column])
        for column in columns
    ]
    after: tuple[Any, ...] = run(joined)
    for number, (whole, column) in enumerate(zip(joined, columns, strict=True)):
        if whole is None or number == 1:  # a gradient stays as it is
            continue
        start = 0
        for array in column:
            end = start + array.size
            array[...] = whole[start:end].reshape(array.shape)
            start = end
    return after
