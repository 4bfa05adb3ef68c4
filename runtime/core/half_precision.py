"""float16 in whole passes over integers and floats of 32 bits.

NumPy converts float16 one element after the other, on processors too that have instructions for it, and computes in it by
converting every operand.  Here are the same bits, by blocks that stay in the cache.  A block with infinities, NaN or
what becomes infinite is NumPy's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from .threads import even, share

if TYPE_CHECKING:
    from .namespace import Array, DType

_HALF, _SINGLE = np.dtype(np.float16), np.dtype(np.float32)
_BLOCK = 1 << 16
"""Elements of a block: with its scratch memory, less than a megabyte."""
_FEWEST = 1 << 14
"""NumPy converts fewer sooner than a dozen calls have begun."""

# The exponent of float16 is five bits with a bias of 15, that of float32 eight with 127; its fraction is 13 bits shorter.
_SHORTER = np.int32(13)
_SIGN_AND_HALF = np.int32(-0x70000001)
"""Where the bits of a float16 are once it was extended by its sign and moved to the place of float32's fraction."""
_BIAS = np.float32(2.0**112)
_INVERSE_BIAS = np.float32(2.0**-112)
_EXPONENT = np.int32(0x7F800000)
_LEAST = np.int32(113 << 23)
"""The exponent of the least normal float16: below it, the distance of neighbours stays the same."""
_MOST = np.int32(143 << 23)
"""The exponent of 65536, which float16 does not have."""
_INFINITE, _MINUS_INFINITE = 0x7C00, 0xFC00

_ROUNDED = {
    *(np.add, np.subtract, np.multiply, np.divide, np.sqrt),
    *(np.less, np.less_equal, np.greater, np.greater_equal, np.equal, np.not_equal),
}
"""What NumPy computes of float16 in single precision, the same for one element and for many."""
_BITWISE: dict[np.ufunc, tuple[np.ufunc, np.uint16]] = {
    np.negative: (np.bitwise_xor, np.uint16(0x8000)),
    np.absolute: (np.bitwise_and, np.uint16(0x7FFF)),
}


def converted_floats(array: Array, dtype: DType) -> Array:
    """`array.astype(dtype)`."""
    if not _fast(array, dtype):
        return array.astype(dtype)
    result = np.empty(array.shape, dtype)
    _share(_copy, array.size, array.reshape(-1), result.reshape(-1))
    return result


def assign(target: Array, source: Array) -> None:
    """``target[...] = source``, whose elements are converted."""
    if _fast(source, target.dtype) and target.shape == source.shape and target.flags.c_contiguous:
        _share(_copy, source.size, source.reshape(-1), target.reshape(-1))
    else:
        target[...] = source


def _fast(array: Array, dtype: DType) -> bool:
    return (
        isinstance(array, np.ndarray)  # not another namespace's
        and array.size >= _FEWEST
        and {array.dtype, dtype} == {_HALF, _SINGLE}
        and array.flags.c_contiguous
    )


def _share(work: Callable[..., object], count: int, *arrays: Array) -> None:
    """`work` of the same blocks of all `arrays`, which have `count` elements each."""

    def block(first: int, last: int) -> None:
        work(*[x[first:last] for x in arrays])

    share(block, even(0, count, _BLOCK))


def _copy(source: Array, target: Array) -> None:
    (_widen if source.dtype == _HALF else _narrow)(source, target)


def _widen(source: Array, target: Array) -> None:
    """Copy float16 to float32.

    The exponent moves to that of float32 as it is, and a product corrects the bias, of subnormal numbers too.
    """
    if _has_no_number(source):
        target[...] = source
        return
    bits = target.view(np.int32)
    bits[...] = source.view(np.int16)
    np.left_shift(bits, _SHORTER, out=bits)
    np.bitwise_and(bits, _SIGN_AND_HALF, out=bits)
    np.multiply(target, _BIAS, out=target)


def _has_no_number(halves: Array) -> bool:
    """Whether there is an infinity or NaN."""
    least, most = halves.view(np.int16).max(), halves.view(np.uint16).max()
    return bool(least >= _INFINITE or most >= _MINUS_INFINITE)


def _narrow(source: Array, target: Array) -> None:
    """Copy float32 to float16, rounded to even.

    The sum with one and a half times a power of two has as many bits behind the point as float16 has at that exponent, and so the
    processor rounds to them.  A product corrects the bias, which makes subnormal numbers of those that are so in float16.
    """
    power = np.bitwise_and(source.view(np.int32), _EXPONENT)
    if power.max() >= _MOST:
        target[...] = source
        return
    np.clip(power, _LEAST, _MOST, out=power)
    power += _POWER
    large = power.view(np.float32)
    rounded = np.add(source, large)
    rounded -= large
    rounded *= _INVERSE_BIAS
    bits = rounded.view(np.int32)
    np.right_shift(bits, _SHORTER, out=bits)
    signed = target.view(np.int16)
    np.copyto(signed, bits, casting="unsafe")
    # Of a negative number that rounds to zero the sum has lost the sign; and that of others lies too high.
    sign = np.signbit(source).view(np.int8).astype(np.int16)
    np.left_shift(sign, 15, out=sign)
    np.bitwise_or(signed, sign, out=signed)


_POWER = np.int32((13 << 23) | 0x400000)
"""What makes of a power of two one and a half times the one 13 above it."""


def in_single(ufunc: np.ufunc, operands: tuple[Any, ...], out: Array | None) -> Array | None:
    """`ufunc(*operands, out=out)` of float16 arrays that lie in order and have one shape, and of numbers; None if it is something
    else."""
    first = operands[0]
    if not isinstance(first, np.ndarray) or first.dtype != _HALF:
        return None
    if ufunc in _BITWISE:
        function, mask = _BITWISE[ufunc]
        into = None if out is None else out.view(np.uint16)
        found: Array = function(first.view(np.uint16), mask, out=into)
        return found.view(np.float16) if out is None else out
    if ufunc not in _ROUNDED or not first.flags.c_contiguous:
        return None
    own: list[Any] = []
    for x in operands:
        if isinstance(x, np.ndarray) and x.ndim:
            if x.dtype != _HALF or x.shape != first.shape or not x.flags.c_contiguous:
                return None
            own.append(x.reshape(-1))
        elif isinstance(x, np.ndarray):
            if x.dtype != _HALF:
                return None
            own.append(x)
        elif x.__class__ in (int, float) and abs(x) < _LARGEST:
            own.append(np.float16(x))
        else:
            return None
    dtype = ufunc.resolve_dtypes((*[_HALF] * len(own), None))[-1]
    if out is None:
        out = np.empty(first.shape, dtype)
    elif out.dtype != dtype or out.shape != first.shape or not out.flags.c_contiguous:
        return None
    flat = out.reshape(-1)

    def block(start: int, stop: int) -> None:
        halves = [x[start:stop] if x.ndim else x for x in own]
        into = flat[start:stop]
        if len(own) > 1 and any(x.ndim and _has_no_number(x) for x in halves):
            ufunc(*halves, out=into)  # of two NaN, which one it returns is the compiler's choice
            return
        parts = [_single(x) if x.ndim else np.float32(x) for x in halves]
        if dtype == _HALF:
            _narrow(ufunc(*parts, out=parts[0]), into)
        else:
            ufunc(*parts, out=into)

    share(block, even(0, first.size, _BLOCK))
    return out


_LARGEST = 65504


def _single(block: Array) -> Array:
    made = np.empty(block.shape, _SINGLE)
    _widen(block, made)
    return made
