"""Quick softmax of a few short rows.

Rows whose elements all lie well within the range of the exponential need no maximum taken off first:
nothing overflows, and nothing that counts underflows.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import prod
from typing import Any, TypeAlias

from ...core.constants import SQUARES, ones_square
from ...core.floating import fresh_context
from ...core.namespace import Array, DType, np
from ...core.tensor import Tensor, allocate
from ...dispatch.small import Calls, Kernel
from ..small_arrays import BYTE_ORDER, FEWEST, bits_beyond

_FEW = 512
_SHAPES = 64
_LARGEST = 80.0
"""Exponentials of elements below, and sums of `SQUARES` of them, do not overflow in single precision; and the
reciprocals of those keep all their digits."""
_SQUARE = _LARGEST**2

_Plan: TypeAlias = tuple[Any, Any, int, int, int]
"""The last dimension, its `ones_square`, and `bits_beyond`; these 0 for too many elements, the first two None for no
matrix or vector of few elements."""


def _planned(dtype: DType, summed: DType) -> Callable[[tuple[int, ...]], _Plan]:
    """What to do with arrays of a shape whose exponentials are added in `summed`."""

    @lru_cache(_SHAPES)
    def plan(shape: tuple[int, ...]) -> _Plan:
        size = prod(shape)
        if not 0 < len(shape) < 3 or not 0 < size < _FEW or shape[-1] >= SQUARES:
            return None, None, 0, 0, 0
        asked = bits_beyond(_LARGEST, dtype)[size] if size < FEWEST else (0, 0, 0)
        return len(shape) - 1, ones_square(shape[-1], summed), *asked

    return plan


def _is_far(data: Array) -> bool:
    """Whether an element may be beyond the bounds."""
    flat = data.ravel()
    squares = fresh_context().run(flat.dot, flat)
    return not squares <= _SQUARE  # not so for NaN


def softmax(calls: Calls) -> Kernel | None:
    """Along the last dimension."""
    single = calls.single
    if single is None:
        return None
    general, bits, plan_of = calls.general, calls.bits(), _planned(single.numpy, single.numpy)
    exp, divide, from_bytes = np.exp, np.true_divide, int.from_bytes

    def kernel(self: Tensor, dim: int, rest: Any) -> Any:
        data = self._data_
        last, ones, magnitudes, offset, signs = plan_of(data.shape)
        if (
            rest
            or last is None
            or (dim != last and dim != -1)
            or (from_bytes(data.tobytes(), BYTE_ORDER) & magnitudes) + offset & signs
            or (not signs and _is_far(data))
        ):
            return general(self, dim, rest)
        result = exp(data)
        out = allocate()
        total = result.dot(ones)
        # NumPy is slow to see that one element may be overwritten by itself.
        out._data_ = divide(result, total, result if data.size > 1 else None)
        out._bits_ = bits
        out._edge_ = None
        out._counter_ = None
        out._extra_ = None
        return out

    return kernel


def log_softmax(calls: Calls) -> Kernel | None:
    """Along the last dimension, of single precision, computed in double: the difference cancels."""
    single = calls.single
    if single is None or single.name != "float32":
        return None
    wide = np.dtype(np.float64)
    general, bits, dtype = calls.general, calls.bits(), single.numpy
    plan_of, from_bytes = _planned(dtype, wide), int.from_bytes
    exp, log, subtract = np.exp, np.log, np.subtract

    def kernel(self: Tensor, dim: int, rest: Any) -> Any:
        data = self._data_
        last, ones, magnitudes, offset, signs = plan_of(data.shape)
        if (
            rest
            or last is None
            or (dim != last and dim != -1)
            or (from_bytes(data.tobytes(), BYTE_ORDER) & magnitudes) + offset & signs
            or (not signs and _is_far(data))
        ):
            return general(self, dim, rest)
        result = data.astype(wide)
        total = exp(result).dot(ones)
        out = allocate()
        out._data_ = subtract(result, log(total, total), result).astype(dtype)
        out._bits_ = bits
        out._edge_ = None
        out._counter_ = None
        out._extra_ = None
        return out

    return kernel
