"""Choosing between two arrays, element by element.

`np.where` branches on every element, which random conditions make slow (3.6 ms for a million
float32). For larger arrays the same choice is made on the bits, without a branch (0.5 ms); other namespaces
have no such branches.
"""

from __future__ import annotations

import sys

from ...core.constants import constant
from ...core.namespace import Array, DType, Into, host, np
from .elementwise_blocks import BLOCK, by_blocks

_BRANCHLESS_FROM = 4096 if np is host else sys.maxsize
_INTEGERS: dict[int, DType] = {4: np.dtype(np.int32), 8: np.dtype(np.int64)}


def _mask(condition: Array, itemsize: int, wanted: bool = True, into: Array | None = None) -> Array:
    """All bits set where `condition` is as `wanted`, none elsewhere; in the integers `into`, if they are given.

    Made of bytes, of which there are a quarter, and then of integers.
    """
    one = condition.view(np.int8)
    bits = np.negative(one) if wanted else np.subtract(one, np.int8(1))
    if into is None:
        return bits.astype(_INTEGERS[itemsize])
    np.copyto(into, bits)
    return into


def keep_where(condition: Array, values: Array, wanted: bool = True, into: Into = ...) -> Array:
    """`values` where `condition` is as `wanted`, zero elsewhere (infinities and NaN included).

    `into` is where the result may go.
    """
    dtype = values.dtype
    if (
        condition.size < _BRANCHLESS_FROM
        or dtype.itemsize not in _INTEGERS
        or condition.shape != values.shape
    ):
        zero = constant(0, dtype)
        return np.where(condition, values, zero) if wanted else np.where(condition, zero, values)
    integers = _INTEGERS[dtype.itemsize]
    bits = _mask(condition, dtype.itemsize, wanted, None if into is ... else into.view(integers))
    result: Array = np.bitwise_and(bits, values.view(integers), out=bits)
    return result.view(dtype) if into is ... else into


def select(condition: Array, self: Array, other: Array) -> Array:
    """`self` where `condition` holds, `other` elsewhere; both are arrays of one dtype."""
    dtype = self.dtype
    if (
        condition.size < _BRANCHLESS_FROM
        or dtype.itemsize not in _INTEGERS
        or dtype.kind == "c"
        or condition.shape != np.broadcast_shapes(condition.shape, self.shape, other.shape)
    ):
        return np.where(condition, self, other)
    return _select_bits(condition, self, other)


def _select_bits(condition: Array, self: Array, other: Array, into: Into = ...) -> Array:
    dtype = self.dtype
    integers = _INTEGERS[dtype.itemsize]
    bits = _mask(condition, dtype.itemsize, True, None if into is ... else into.view(integers))
    second = other.view(integers)
    np.bitwise_and(bits, np.bitwise_xor(self.view(integers), second), out=bits)
    result: Array = np.bitwise_xor(bits, second, out=bits).view(dtype)
    return result if into is ... else into


_select_by_blocks = by_blocks(_select_bits)


def select_whole(condition: Array, self: Array, other: Array) -> Array:
    """The same by blocks of large arrays that lie in order."""
    if (
        condition.size <= 2 * BLOCK
        or self.dtype.itemsize not in _INTEGERS
        or self.dtype.kind == "c"
        or not condition.flags.c_contiguous
        or any(
            x.ndim and (x.shape != condition.shape or not x.flags.c_contiguous)
            for x in (self, other)
        )
    ):
        return select(condition, self, other)
    return _select_by_blocks(condition, self, other)
