"""Quick gathering of few elements."""

from __future__ import annotations

from typing import Any

from ...core.bits import bits_for
from ...core.dtypes import int64
from ...core.tensor import Tensor, wrap_bits
from ...dispatch.small import Calls, Kernel
from .indexing import FEW, linear_positions, within


def gather(calls: Calls) -> Kernel | None:
    """From a matrix, at positions that are in bounds."""
    gathered = [d for d in calls.dtypes if d is not int64]
    if len(calls.dtypes) != 2 or len(gathered) != 1:
        return None
    general, bits, whole = calls.general, bits_for(gathered[0], False), int64.numpy

    def kernel(self: Tensor, dim: int, index: Tensor, sparse_grad: bool) -> Any:
        data, places = self._data_, index._data_
        axis = dim + 2 if dim < 0 else dim
        if (
            places.dtype is not whole
            or not 0 < places.size <= FEW
            or data.ndim != 2
            or places.ndim != 2
            or (axis != 0 and axis != 1)
            or places.shape[1 - axis] > data.shape[1 - axis]
            or not within(places, data.shape[axis])
        ):
            return general(self, dim, index, sparse_grad)
        positions = linear_positions(data.shape, axis, places)
        return wrap_bits(data.ravel().take(positions), bits)

    return kernel
