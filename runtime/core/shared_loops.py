"""Large arrays computed and copied in parts by several threads.

NumPy releases the interpreter lock in the loop of a ufunc and in a copy.  Each element depends only on those at its place, so
the arrays are cut and each thread takes some parts; the result has the same bits.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np

from .floating import fresh_context
from .half_precision import in_single
from .threads import get_threads, portions, share

if TYPE_CHECKING:
    from .namespace import Array  # which copies with what is here

SHARED = 1 << 19
"""Arrays of fewer elements are computed sooner than another thread is woken."""
SHARED_COPY = 1 << 19
"""The same of arrays that are copied."""


def over_parts(ufunc: np.ufunc, *operands: Any, out: Array | None = None) -> Array:
    """`ufunc(*operands)` of one or more large arrays, besides them numbers; in parts where they lie in order, with or without
    gaps.

    The result is in `out` where that is given.

    Raises:
        ValueError: their shapes do not broadcast.
    """
    arrays = [x for x in operands if isinstance(x, np.ndarray) and x.ndim]
    if arrays[0].dtype.char == "e" and _apart(arrays, out):
        found = fresh_context().run(in_single, ufunc, operands, out)
        if found is not None:
            return found
    if get_threads() > 1 and all(map(_in_order, arrays)) and _apart(arrays, out):
        return fresh_context().run(_over_parts, ufunc, operands, arrays, out)
    return fresh_context().run(ufunc, *operands, out=out)


def _in_order(x: Array) -> bool:
    """Whether each element lies behind the one before it."""
    return x.flags.c_contiguous or (
        x.strides[-1] > 0 and list(x.strides) == sorted(x.strides, reverse=True)
    )


def _apart(arrays: list[Array], out: Array | None) -> bool:
    """Whether each element of `out` lies where no other one is read."""
    if out is None:
        return True
    return out.flags.c_contiguous and all(
        (x.ctypes.data == out.ctypes.data and x.shape == out.shape and x.flags.c_contiguous)
        or not np.may_share_memory(x, out)
        for x in arrays
    )


def _over_parts(
    ufunc: np.ufunc, operands: tuple[Any, ...], arrays: list[Array], out: Array | None
) -> Array:
    shape = arrays[0].shape
    same = all(x.shape == shape for x in arrays)
    if not same:
        shape = np.broadcast_shapes(*[x.shape for x in arrays])
    if out is None:
        dtype = ufunc.resolve_dtypes((*map(_dtype_of, operands), None))[-1]
        out = np.empty(shape, dtype)
    if same and out.shape == shape and all(x.flags.c_contiguous for x in arrays):
        flat = out.reshape(-1)
        cut = [x.reshape(-1) if isinstance(x, np.ndarray) and x.ndim else x for x in operands]
    else:
        flat, cut = out, list(operands)
    length = len(flat)
    places = [
        place
        for place, x in enumerate(cut)
        if isinstance(x, np.ndarray) and x.ndim == flat.ndim and len(x) == length
    ]

    def work(first: int, last: int) -> None:
        own = list(cut)
        for place in places:
            own[place] = cut[place][first:last]
        ufunc(*own, out=flat[first:last])

    share(work, portions(length, prod(flat.shape[1:])))
    return out


def _dtype_of(operand: Any) -> Any:
    """What `resolve_dtypes` takes for `operand`: for a Python number its type."""
    if isinstance(operand, int | float | complex) and not isinstance(operand, bool | np.generic):
        return type(operand)
    return np.asarray(operand).dtype


def copied(array: Array) -> Array:
    """A copy of `array` whose elements lie in order."""
    if array.size < SHARED_COPY or get_threads() == 1:
        return array.copy()
    result = np.empty(array.shape, array.dtype)
    copy_to(result, array)
    return result


def joined(arrays: Sequence[Array], axis: int) -> Array:
    """`np.concatenate(arrays, axis)` of arrays of one dtype, with `axis` counted from the front."""
    if arrays[0].size < SHARED_COPY or get_threads() == 1 or not arrays[0].flags.c_contiguous:
        return np.concatenate(arrays, axis)
    shape, dtype = list(arrays[0].shape), arrays[0].dtype
    shape[axis] = sum(x.shape[axis] for x in arrays)
    result = np.empty(shape, dtype)
    start = 0
    for x in arrays:
        stop = start + x.shape[axis]
        copy_to(result[(slice(None),) * axis + (slice(start, stop),)], x)
        start = stop
    return result


def copy_to(target: Array, source: Array) -> None:
    """Copy all of `source` to `target`, which has the same shape and lies elsewhere in memory."""
    if (
        source.size < SHARED_COPY
        or get_threads() == 1
        or not isinstance(target, np.ndarray)  # another namespace's
    ):
        target[...] = source
        return

    def work(first: int, last: int) -> None:
        target[first:last] = source[first:last]

    share(work, portions(len(target), prod(target.shape[1:])))
