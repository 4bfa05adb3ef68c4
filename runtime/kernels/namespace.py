"""The one place that kernels take their array namespace from.

A backend whose arrays speak NumPy's language (CuPy, JAX) can serve the same kernel sources by
standing in here.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

__all__ = ["Array", "DType", "empty", "np"]

Array: TypeAlias = np.ndarray[Any, Any]
DType: TypeAlias = np.dtype[Any]


def empty(shape: tuple[int, ...], dtype: DType) -> Array:
    """An array whose elements nobody has touched: what a meta kernel returns.

    The operating system hands out large blocks page by page on first use, so such an array costs
    address space and no memory.
    """
    return np.empty(shape, dtype)
