"""Quick concatenation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from ...core.tensor import Tensor, allocate
from ...dispatch.small import Calls
from ..small_arrays import concatenate

__all__ = ["cat"]

Kernel: TypeAlias = Callable[..., Any]


def cat(calls: Calls) -> Kernel | None:
    """Tensors of one dtype."""
    if len(calls.dtypes) != 1:
        return None
    general, bits = calls.general, calls.bits()

    def kernel(tensors: Sequence[Tensor], dim: int) -> Any:
        out = allocate()
        try:
            if len(tensors) == 2:  # most often; a comprehension is a call
                arrays: Any = (tensors[0]._data, tensors[1]._data)
            else:
                arrays = [tensor._data for tensor in tensors]
            out._data = concatenate(arrays, dim)
        except ValueError:  # NumPy's AxisError is one
            return general(tensors, dim)
        out._bits = bits
        out._edge = None
        out._counter = None
        out._extra = None
        return out

    return kernel
