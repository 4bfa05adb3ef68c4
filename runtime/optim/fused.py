"""A step over arrays: small parameters are laid behind one another and change in one go, large ones part by part.

An update makes a dozen passes over its operands.  For small parameters what counts is how many calls that are; for
large ones, that what a pass leaves is still in the processor's cache for the next.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from ..core.bits import CPU_BITS, INDIRECT, OVERRIDES, PYTHON
from ..core.floating import fresh_context
from ..core.namespace import Array
from ..core.state import state
from ..core.tensor import VersionCounter
from . import over_arrays
from .row import Row

if TYPE_CHECKING:
    from .declared import DeclaredOptimizer

_PART = 1 << 16
"""How many elements are worked on at once."""
_SMALL = 1 << 12
"""How many elements a parameter has at most that is laid behind others."""
_PARTS: dict[str, np.dtype[Any]] = {"F": np.dtype(np.float32), "D": np.dtype(np.float64)}
_DTYPES = frozenset("fdFD")
_DECIDING = CPU_BITS | INDIRECT | OVERRIDES | PYTHON
_KEPT = threading.local()


def runs_fused(rows: list[Row]) -> bool:
    """Whether all parameters and gradients are arrays that nobody else looks after."""
    if state.dispatch_modes or state.function_modes:
        return False  # which want to see every call
    for row in rows:
        param, grad = row.param, row.grad
        if param._bits_ & _DECIDING != CPU_BITS or grad._bits_ & _DECIDING != CPU_BITS:
            return False
        dtype = param._data_.dtype
        if dtype.char not in _DTYPES or grad._data_.dtype != dtype:
            return False
    return True


def step_fused(optimizer: DeclaredOptimizer, group: Mapping[str, Any], rows: list[Row]) -> None:
    """One step of some parameters; those that share dtype and numbers of the state together."""
    together: dict[Any, list[Row]] = {}
    names = optimizer.numbers
    for row in rows:
        state = row.state
        key = (row.param._data_.dtype, row.fresh, *[state[name]._data_.item() for name in names])
        members = together.get(key)
        if members is None:
            together[key] = [row]
        else:
            members.append(row)
    for (dtype, fresh, *numbers), members in together.items():
        fresh_context().run(_step_alike, optimizer, group, dtype, fresh, numbers, members)


def _step_alike(
    optimizer: DeclaredOptimizer,
    group: Mapping[str, Any],
    dtype: np.dtype[Any],
    fresh: bool,
    numbers: list[float],
    rows: list[Row],
) -> None:
    kind = type(optimizer)
    names = optimizer.tensors
    real = _PARTS.get(dtype.char)
    scratch = _scratch(real or dtype, kind.scratch)
    negative = group["maximize"]

    def run(arrays: list[Any]) -> tuple[Any, ...]:
        param, grad, *tensors = arrays
        if negative:
            grad = -grad
        if optimizer.is_whole:
            return kind.update(over_arrays, group, fresh, param, grad, *numbers, *tensors)
        if param.ndim != 1:
            room: Any = np.empty((len(scratch), *param.shape), param.dtype)
        else:
            room = scratch if param.size == _PART else scratch[:, : param.size]
        return kind.fused(group, fresh, room, param, grad, *numbers, *tensors)

    after: tuple[Any, ...] = ()
    small: list[list[Any]] = []
    for row in rows:
        param, state = row.param, row.state
        counter = param._counter_
        if counter is None:
            counter = param._counter_ = VersionCounter()
        counter.version += 1
        arrays: list[Any] = [param._data_, row.grad._data_]
        for name in names:
            kept = state.get(name)
            arrays.append(None if kept is None else kept._data_)
        if real is not None:  # the parts of complex numbers are numbers like others
            arrays = [None if a is None else a[..., None].view(real) for a in arrays]
        if optimizer.is_whole:
            after = run(arrays)
            continue
        if not _alike(arrays):
            _check_shapes(kind.__name__, ("grad", *names), arrays)
            after = run(arrays)
            continue
        size = arrays[0].size
        if arrays[0].ndim != 1:
            arrays = [None if a is None else a.reshape(-1) for a in arrays]
        if size <= _SMALL:
            small.append(arrays)
        elif size <= _PART:
            after = run(arrays)
        else:
            for start in range(0, size, _PART):
                after = run([None if a is None else a[start : start + _PART] for a in arrays])
    for batch in _batches(small):
        after = _run_together(run, batch)
    for name, number in zip(optimizer.numbers, after):
        for row in rows:
            row.state[name]._data_[...] = number


def _scratch(dtype: np.dtype[Any], count: int) -> Array:
    """`count` arrays of the size of a part, which the thread keeps: fresh memory costs more than a pass over it."""
    kept: dict[str, Array] = _KEPT.__dict__
    found = kept.get(dtype.char)
    if found is None or len(found) < count:
        found = kept[dtype.char] = np.empty((count, _PART), dtype)
    return found[:count]


def _check_shapes(optimizer: str, names: Sequence[str], arrays: list[Any]) -> None:
    """RuntimeError unless a gradient and state, some of them None, have the shape of the parameter, the first array."""
    shape = arrays[0].shape
    for name, array in zip(names, arrays[1:]):
        if array is not None and array.shape != shape:
            raise RuntimeError(
                f"{optimizer}.step(): {name!r} has shape {list(array.shape)}, its parameter {list(shape)}"
            )


def _alike(arrays: list[Any]) -> bool:
    """Whether elements that belong together are at the same places of memory, without gaps."""
    shape = arrays[0].shape
    for array in arrays:  # a generator takes longer than what it looks at
        if array is not None and not (array.flags.c_contiguous and array.shape == shape):
            return False
    return True


def _batches(small: list[list[Any]]) -> list[list[list[Any]]]:
    """As many parameters at a time as a part has room for."""
    batches: list[list[list[Any]]] = []
    room = 0
    for arrays in small:
        size = arrays[0].size
        if size > room or not batches:
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
    joined = [None if column[0] is None else np.concatenate(column) for column in columns]
    after: tuple[Any, ...] = run(joined)
    for number, (whole, column) in enumerate(zip(joined, columns, strict=True)):
        if whole is None or number == 1:  # a gradient stays as it is
            continue
        start = 0
        for array in column:
            end = start + array.size
            array[:] = whole[start:end]
            start = end
    return after
