"""Large blocks met by a number for each row, or by one row for all of them."""

from __future__ import annotations

from collections.abc import Callable

from ..core.namespace import Array, host, np

# Rows from here on NumPy takes each by itself of its own accord.
_BUFFER = 8192
# Rows shorter than the first are laid out elsewhere in less time than they take by themselves, than the second in place.
_ELSEWHERE, _IN_PLACE = 512, 192


def broadcast(operation: Callable[..., Array], x: Array, other: Array, out: Array) -> Array:
    """`operation(x, other)` in `out`, which has the shape of `x` and may be `x`; `other` has extents of one.  One dtype, no casts.

    NumPy lays out what broadcasts over as many elements as its buffers have (8192), which takes a pass of its own, before a pass
    that reads two arrays.  With buffers shorter than a row it computes with the number, or the row, where that is.  Shorter rows
    are laid out by a copy to where the result goes: it takes half as long to store where an operand was read as elsewhere.
    """
    if np is not host:
        return operation(x, other, out=out)
    length = x.shape[-1]
    in_place = out is x
    if other.shape[-1] == 1 and (_IN_PLACE if in_place else _ELSEWHERE) <= length < _BUFFER:
        before = host.setbufsize(16)
        try:
            return operation(x, other, out=out)
        finally:
            host.setbufsize(before)
    if in_place or length >= _BUFFER:
        return operation(x, other, out=out)
    np.copyto(out, other)
    return operation(x, out, out=out)
