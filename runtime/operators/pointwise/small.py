"""Quick bounds and choices between elements."""

from __future__ import annotations

from typing import Any

from ...core.bits import bits_for
from ...core.dtypes import bool_
from ...core.namespace import Array, np
from ...core.tensor import Tensor, allocate
from ...dispatch.small import Calls, Kernel, in_place_too
from ..small_arrays import scalar

_FEW = 4096
_MOST_BOUNDS = 64


@in_place_too
def clamp(calls: Calls) -> Kernel | None:
    """Bounds that are numbers, or one of them."""
    single = calls.single
    if single is None:
        return None
    general, bits, dtype = calls.general, calls.bits(), single.numpy
    maximum, minimum, inplace = np.maximum, np.minimum, calls.inplace
    known: dict[tuple[Any, ...], tuple[Array | None, Array | None]] = {}
    """Bounds as arrays, by number and class: 0.0 equals 0, and -0.0, of which none is kept."""

    def kernel(self: Tensor, min: Any, max: Any) -> Any:
        bounds = known.get((min, max, min.__class__, max.__class__))
        data = self._data_
        if bounds is None or data.size >= _FEW:
            result = general(self, min, max)
            if _is_bound(min) and _is_bound(max):
                if len(known) >= _MOST_BOUNDS:
                    known.clear()
                arrays = [None if x is None else scalar(x, dtype) for x in (min, max)]
                known[min, max, min.__class__, max.__class__] = arrays[0], arrays[1]
            return result
        low, high = bounds
        if inplace:
            if not data.flags.writeable:
                return general(self, min, max)
            if low is not None:
                maximum(data, low, out=data)
            if high is not None:
                minimum(data, high, out=data)
            return self
        if low is not None:
            data = maximum(data, low)
        if high is not None:
            data = minimum(data, high)
        out = allocate()
        out._data_ = data
        out._bits_ = bits
        out._edge_ = None
        out._counter_ = None
        out._extra_ = None
        return out

    return kernel


def equal(calls: Calls) -> Kernel | None:
    """Tensors of one dtype: `all` takes longer over few elements than a search through their bytes."""
    if len(calls.dtypes) != 1:
        return None
    general = calls.general

    def kernel(self: Tensor, other: Tensor) -> Any:
        left, right = self._data_, other._data_
        if left.size >= _FEW:
            return general(self, other)
        return left.shape == right.shape and 0 not in (left == right).tobytes()

    return kernel


@in_place_too
def clamp_min(calls: Calls) -> Kernel | None:
    """A bound from below that is a number."""
    general = calls.general
    quick = clamp(calls._replace(general=lambda self, low, _: general(self, low)))
    return quick and (lambda self, min: quick(self, min, None))


@in_place_too
def clamp_max(calls: Calls) -> Kernel | None:
    """A bound from above that is a number."""
    general = calls.general
    quick = clamp(calls._replace(general=lambda self, _, high: general(self, high)))
    return quick and (lambda self, max: quick(self, None, max))


def _is_bound(number: Any) -> bool:
    """Whether it is None, or a number that every floating dtype holds and that no other one equals."""
    if number is None or number.__class__ is int:
        return number is None or abs(number) <= _LARGEST
    return number.__class__ is float and 0 < abs(number) <= _LARGEST


_LARGEST = 65504
"""The largest number that all floating dtypes hold."""


def where(calls: Calls) -> Kernel | None:
    """A condition of Booleans, and two tensors of one other dtype."""
    others = [d for d in calls.dtypes if d is not bool_]
    if len(calls.dtypes) != 2 or len(others) != 1:
        return None
    general, bits, numpy_boolean = calls.general, bits_for(others[0], False), bool_.numpy
    overwrite = np.putmask

    def kernel(condition: Tensor, self: Tensor, other: Tensor) -> Any:
        mask, first, second = condition._data_, self._data_, other._data_
        if (
            mask.dtype is not numpy_boolean
            or first.dtype is not second.dtype  # so this is the other one
            or mask.size >= _FEW
        ):
            return general(condition, self, other)
        out = allocate()
        shape = mask.shape
        if shape == first.shape and shape == second.shape:
            out._data_ = chosen = second.copy()
            overwrite(chosen, mask, first)  # in half the time of `np.where`
        else:
            try:
                out._data_ = np.where(mask, first, second)
            except ValueError:
                return general(condition, self, other)
        out._bits_ = bits
        out._edge_ = None
        out._counter_ = None
        out._extra_ = None
        return out

    return kernel
