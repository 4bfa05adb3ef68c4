"""Quick concatenation and stacking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core.namespace import np
from ...core.shared_loops import SHARED_COPY
from ...core.tensor import Tensor, allocate
from ...dispatch.small import Calls, Kernel


def cat(calls: Calls) -> Kernel | None:
    """Tensors of one dtype."""
    if len(calls.dtypes) != 1:
        return None
    general, bits, concatenate = calls.general, calls.bits(), np.concatenate

    def kernel(tensors: Sequence[Tensor], dim: int) -> Any:
        out = allocate()
        try:
            if len(tensors) == 2:  # most often; a comprehension is a call
                arrays: Any = (tensors[0]._data_, tensors[1]._data_)
            else:
                arrays = [tensor._data_ for tensor in tensors]
            if arrays[0].size >= SHARED_COPY:
                return general(tensors, dim)
            out._data_ = concatenate(arrays, dim)
        except ValueError:  # NumPy's AxisError is one
            return general(tensors, dim)
        out._bits_ = bits
        out._edge_ = None
        out._counter_ = None
        out._extra_ = None
        return out

    return kernel


def stack(calls: Calls) -> Kernel | None:
    """Tensors of one dtype along a new first dimension."""
    if len(calls.dtypes) != 1:
        return None
    general, bits, concatenate = calls.general, calls.bits(), np.concatenate

    def kernel(tensors: Sequence[Tensor], dim: int) -> Any:
        if dim:
            return general(tensors, dim)
        out = allocate()
        try:
            out._data_ = concatenate([tensor._data_[None] for tensor in tensors])
        except ValueError:  # for shapes that differ
            return general(tensors, dim)
        out._bits_ = bits
        out._edge_ = None
        out._counter_ = None
        out._extra_ = None
        return out

    return kernel
