"""Quick gathering and filling of few elements."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from ...core.bits import NUMBER_BITS, bits_for
from ...core.dtypes import bool_, dtype, int64
from ...core.floating import fresh_context
from ...core.namespace import Array, np
from ...core.tensor import Tensor, wrap_bits
from ...dispatch.outputs import certainly_apart
from ...dispatch.small import Calls, Kernel, beside_zero_dim, in_place, in_place_too, of_any_layout
from ..folds import add_at
from ..scalar_types import number_in
from .indexing import FEW, linear_positions, within


def gather(calls: Calls) -> Kernel | None:
    """From a matrix, at positions that are in bounds."""
    gathered = [d for d in calls.dtypes if d is not int64]
    if len(calls.dtypes) != 2 or len(gathered) != 1:
        return None
    general, bits, whole = calls.general, bits_for(gathered[0], False), int64.numpy

    def kernel(self: Tensor, dim: int, index: Tensor, sparse_grad: bool) -> Any:
        data, places = self._data_, index._data_
        axis = dim + 2 if dim < 0 else dim
        if (
            places.dtype is not whole
            or not 0 < places.size <= FEW
            or data.ndim != 2
            or places.ndim != 2
            or (axis != 0 and axis != 1)
            or places.shape[1 - axis] > data.shape[1 - axis]
            or not within(places, data.shape[axis])
        ):
            return general(self, dim, index, sparse_grad)
        positions = linear_positions(data.shape, axis, places)
        return wrap_bits(data.ravel().take(positions), bits)

    return kernel


_FEW_FILLED = 1024
"""Up to how many elements it takes less to ask of each whether to store it than to choose among all of two arrays."""
_IN_BOTH = 3e38
"""The largest number, or almost, that float32 has and float64."""
_INFINITY = float("inf")


@in_place_too
@of_any_layout
def masked_fill(calls: Calls) -> Kernel | None:
    """A number where a mask of the same shape is true."""
    filled = [d for d in calls.dtypes if d is not bool_]
    if len(calls.dtypes) != 2 or len(filled) != 1 or filled[0].name not in ("float32", "float64"):
        return None
    general, dtype, putmask = calls.general, filled[0].numpy, np.putmask
    inplace, bits = calls.inplace, bits_for(filled[0], False)

    def kernel(self: Tensor, mask: Tensor, value: Any) -> Any:
        data, chosen = self._data_, mask._data_
        if (
            (value.__class__ is float or value.__class__ is int)
            and (-_IN_BOTH <= value <= _IN_BOTH or abs(value) == _INFINITY)
            and data.shape == chosen.shape
            and data.dtype is dtype
            and (data.flags.writeable if inplace else data.flags.c_contiguous)
            and data.size <= _FEW_FILLED
        ):
            if not inplace:
                data = data.copy()
            fresh_context().run(putmask, data, chosen, value)
            return self if inplace else wrap_bits(data, bits)
        return general(self, mask, value)

    return kernel


@in_place
@of_any_layout
@beside_zero_dim
def index_put(calls: Calls) -> Kernel:
    """Elements at the places that indices list, or one where a mask of the same shape is true."""
    general = calls.general

    def kernel(self: Tensor, indices: Any, values: Tensor, accumulate: bool) -> Any:
        data, found = self._data_, values._data_
        if (
            not accumulate
            and data.ndim
            and found.dtype is data.dtype
            and data.flags.writeable
            and certainly_apart(data, found)
        ):
            key = _key_apart(data, indices, found.ndim)
            if key is not None:
                try:
                    data[key] = found
                    return self
                except (IndexError, ValueError):  # which the general kernel explains
                    pass
        return general(self, indices, values, accumulate)

    return kernel


def _key_apart(data: Array, indices: Any, rank: int) -> tuple[slice | Array, ...] | None:
    """NumPy's key for `indices` of int64, or for a mask of all elements if there is one value; None where it is not as simple.

    None too where one of them may share memory with `data`, and where values of `rank` dimensions have too many.
    """
    key: list[slice | Array] = []
    room = data.ndim
    most = 0
    for index in indices:
        if index is None:
            key.append(_ALL)
            continue
        places = index._data_
        if places.dtype is not _WHOLE:
            if rank or places.dtype.kind != "b" or places.shape != data.shape:
                return None
        if places is data or not certainly_apart(data, places):
            return None
        key.append(places)
        room -= 1
        if places.ndim > most:
            most = places.ndim
    return tuple(key) if rank <= room + most else None


_ALL = slice(None)
_WHOLE = int64.numpy


def _floating_by_places(calls: Calls) -> dtype | None:
    """The dtype of floating tensors beside an index of int64; None for other calls."""
    stored = [d for d in calls.dtypes if d is not int64]
    if len(calls.dtypes) != 2 or len(stored) != 1 or not stored[0].is_floating_point:
        return None
    return stored[0]


def _scattered(store: Callable[[Array, Array, Any], None], calls: Calls) -> Kernel | None:
    """Elements or a number, that `store` puts at places in a matrix which are in bounds."""
    stored = _floating_by_places(calls)
    if stored is None:
        return None
    general, inplace = calls.general, calls.inplace
    kept, bits = stored.numpy, bits_for(stored, False)

    def kernel(self: Tensor, dim: int, index: Tensor, value: Any) -> Any:
        data, places, found = self._data_, index._data_, value
        axis = dim + 2 if dim < 0 else dim
        if (
            data.dtype is not kept
            or not data.flags.carray
            or not 0 < places.size <= FEW
            or data.ndim != 2
            or places.ndim != 2
            or places.dtype is not _WHOLE
            or (axis != 0 and axis != 1)
            or places.shape[1 - axis] > data.shape[1 - axis]
            or (inplace and not certainly_apart(data, places))
            or not within(places, data.shape[axis])
        ):
            return general(self, dim, index, value)
        kind = value.__class__
        if kind in NUMBER_BITS:
            found = number_in(kept, value)
        else:
            found = value._data_
            if found.dtype is not kept or found.shape != places.shape:
                return general(self, dim, index, value)
            if inplace and (found is data or not certainly_apart(data, found)):
                return general(self, dim, index, value)
        target = data if inplace else data.copy()
        positions = linear_positions(data.shape, axis, places)
        fresh_context().run(store, target.reshape(-1), positions, found)
        return self if inplace else wrap_bits(target, bits)

    return kernel


def _put(target: Array, key: Any, value: Any) -> None:
    target[key] = value


scatter = in_place_too(partial(_scattered, _put))
scatter_add = in_place_too(partial(_scattered, add_at))


@in_place_too
def index_fill(calls: Calls) -> Kernel | None:
    """A number in the slices that a vector lists."""
    filled = _floating_by_places(calls)
    if filled is None:
        return None
    general, inplace = calls.general, calls.inplace
    kept, bits = filled.numpy, bits_for(filled, False)

    def kernel(self: Tensor, dim: int, index: Tensor, value: Any) -> Any:
        data, places = self._data_, index._data_
        axis = dim + data.ndim if dim < 0 else dim
        if (
            (value.__class__ is float or value.__class__ is int)
            and data.dtype is kept
            and places.dtype is _WHOLE
            and places.ndim == 1
            and 0 <= axis < data.ndim
            and data.size <= _FEW_FILLED
            and (not inplace or (data.flags.writeable and certainly_apart(data, places)))
        ):
            target = data if inplace else data.copy()
            key = (_ALL,) * axis + (places,)
            try:
                fresh_context().run(_put, target, key, number_in(kept, value))
                return self if inplace else wrap_bits(target, bits)
            except IndexError:  # which the general kernel explains
                pass
        return general(self, dim, index, value)

    return kernel
