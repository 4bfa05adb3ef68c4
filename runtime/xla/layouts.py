"""How elements would lie in memory: shapes, strides and offsets, without any memory.

NumPy says what slices, transposes and reshapes make of strides; it is asked with a template, an array over memory
that nobody may touch.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import jax.numpy as jnp
import numpy

_ORIGIN = 1 << 40
"""Where templates begin: an address at which nothing is."""


class _Nowhere:
    """Describes an array over memory that is not there."""

    __slots__ = ("__array_interface__",)

    def __init__(self, shape: tuple[int, ...], strides: tuple[int, ...], itemsize: int) -> None:
        self.__array_interface__ = {
            "version": 3,
            "data": (_ORIGIN, False),
            "shape": shape,
            "strides": strides,
            "typestr": f"|V{itemsize}",
        }


def template(shape: tuple[int, ...], strides: tuple[int, ...], itemsize: int) -> Any:
    """An array for asking NumPy what becomes of strides; its elements must never be looked at."""
    return numpy.asarray(_Nowhere(shape, strides, itemsize))


def offset_of(view: Any) -> int:
    """How far the first element of a view of a template is from the template's, in bytes."""
    return int(view.__array_interface__["data"][0]) - _ORIGIN if view.size else 0


@lru_cache(maxsize=1024)
def contiguous(shape: tuple[int, ...], itemsize: int) -> tuple[int, ...]:
    """The strides, in bytes, of an array whose elements lie in the order of its dimensions."""
    strides = []
    step = itemsize
    for extent in reversed(shape):
        strides.append(step)
        step *= max(extent, 1)
    return tuple(reversed(strides))


def is_contiguous(shape: tuple[int, ...], strides: tuple[int, ...], dtype: Any) -> bool:
    """Whether elements lie in the order of the dimensions, without gaps."""
    step = dtype.itemsize
    if 0 in shape:
        return True
    for extent, stride in zip(reversed(shape), reversed(strides)):
        if extent != 1:
            if stride != step:
                return False
            step *= extent
    return True


def places(
    shape: tuple[int, ...], strides: tuple[int, ...], offset: int, itemsize: int
) -> numpy.ndarray[Any, Any]:
    """For each element its number in memory."""
    found = numpy.full(shape, offset // itemsize, numpy.int64)
    for axis, (extent, stride) in enumerate(zip(shape, strides)):
        steps = numpy.arange(extent, dtype=numpy.int64) * (stride // itemsize)
        found += steps.reshape((extent,) + (1,) * (len(shape) - axis - 1))
    return found


class Slices(NamedTuple):
    """A view by slices, then a transposition, then new and repeated dimensions."""

    key: tuple[slice, ...]
    """A slice for each dimension of what it is a view of."""
    order: tuple[int, ...]
    """Those dimensions that the view has, in its order; the others have one element."""
    shape: tuple[int, ...]
    """Of the view, before dimensions are repeated."""
    repeated: tuple[int, ...]
    """Of the view."""

    def get(self, value: Any) -> Any:
        """The view of `value`."""
        part = value[self.key]
        dropped = tuple(d for d in range(part.ndim) if d not in self.order)
        rest = [d for d in range(part.ndim) if d in self.order]
        part = jnp.squeeze(part, dropped)
        part = jnp.transpose(part, [rest.index(d) for d in self.order])
        part = jnp.reshape(part, self.shape)
        return part if self.shape == self.repeated else jnp.broadcast_to(part, self.repeated)

    def put(self, value: Any, new: Any) -> Any:
        """`value` with `new` in the place of the view."""
        once = new[tuple(slice(0, n) for n in self.shape)]
        target = value[self.key].shape
        kept = jnp.reshape(once, [target[d] for d in self.order])
        rest = sorted(self.order)
        kept = jnp.transpose(kept, [self.order.index(d) for d in rest])
        return value.at[self.key].set(jnp.reshape(kept, target))


def as_slices(
    own: tuple[int, ...],
    own_strides: Sequence[int],
    shape: tuple[int, ...],
    strides: Sequence[int],
    offset: int,
) -> Slices | None:
    """The view of `shape` and `strides` of an array with `own`, as slices of that; None where it is none."""
    if 0 in own or 0 in shape:
        return None
    if not all(s > 0 for s, n in zip(own_strides, own) if n > 1) or offset < 0:
        return None
    start = [0] * len(own)
    for dim in sorted(range(len(own)), key=lambda d: -own_strides[d]):
        if own[dim] > 1:
            start[dim], offset = divmod(offset, own_strides[dim])
            if start[dim] >= own[dim]:
                return None
    if offset:
        return None
    key = [slice(s, s + 1) for s in start]
    order = []
    for extent, stride in zip(shape, strides):
        if extent == 1 or stride == 0:
            continue
        candidates = [
            d
            for d in range(len(own))
            if d not in order
            and own[d] > 1
            and stride > 0
            and stride % own_strides[d] == 0
            and start[d] + (extent - 1) * (stride // own_strides[d]) < own[d]
        ]
        if not candidates:
            return None
        dim = max(candidates, key=lambda d: own_strides[d])
        step = stride // own_strides[dim]
        key[dim] = slice(start[dim], start[dim] + (extent - 1) * step + 1, step)
        order.append(dim)
    once = tuple(1 if stride == 0 else extent for extent, stride in zip(shape, strides))
    return Slices(tuple(key), tuple(order), once, shape)
