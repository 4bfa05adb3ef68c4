"""Loops of NumPy's over large arrays, run by several threads.

A ufunc computes each element from those in its place alone, and lets go of the interpreter meanwhile.  So the arrays
are cut, and each thread calls it for some parts; what comes out is the same to the bit.
"""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from .floating import fresh_context
from .namespace import Array
from .threads import get_threads, portions, share

SHARED = 1 << 19
"""Arrays of fewer elements are computed sooner than another thread is woken."""


def over_parts(ufunc: np.ufunc, *operands: Any, out: Array | None = None) -> Array:
    """`ufunc(*operands)` of one or more large arrays, besides them numbers; in parts where they lie in order.

    The result is in `out` where that is given.

    Raises:
        ValueError: their shapes do not broadcast.
    """
    arrays = [x for x in operands if isinstance(x, np.ndarray) and x.ndim]
    if get_threads() > 1 and all(x.flags.c_contiguous for x in arrays) and _apart(arrays, out):
        return fresh_context().run(_over_parts, ufunc, operands, arrays, out)
    return fresh_context().run(ufunc, *operands, out=out)


def _apart(arrays: list[Array], out: Array | None) -> bool:
    """Whether each element of `out` lies where no other one is read."""
    if out is None:
        return True
    return out.flags.c_contiguous and all(
        (x.ctypes.data == out.ctypes.data and x.shape == out.shape)
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
        dtype = ufunc.resolve_dtypes((*[x.dtype for x in operands], None))[-1]
        out = np.empty(shape, dtype)
    if same and out.shape == shape:
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
