"""The one place that kernels take their array namespace from.

A backend whose arrays speak NumPy's language (CuPy, JAX) can serve the same kernel sources by
standing in here.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from gradsmith.dtypes import get_default_dtype

__all__ = ["Array", "DType", "default_dtype", "empty", "empty_together", "np"]

Array: TypeAlias = np.ndarray[Any, Any]
DType: TypeAlias = np.dtype[Any]


def empty(shape: tuple[int, ...], dtype: DType) -> Array:
    """An array whose elements nobody has touched: what a meta kernel returns.

    The operating system hands out large blocks page by page on first use, so such an array costs
    address space and no memory.
    """
    return np.empty(shape, dtype)


def empty_together(arrays: list[Array], dtype: DType) -> Array:
    """As `empty`, in the shape that `arrays` broadcast to and with their order of strides.

    That is how a ufunc lays its result out: what is transposed stays transposed.
    """
    if len(arrays) == 1 and arrays[0].flags.c_contiguous:
        return np.empty(arrays[0].shape, dtype)
    operands: Any = [*arrays, None]
    uses: Any = [["readonly"]] * len(arrays) + [["writeonly", "allocate"]]
    dtypes: Any = [None] * len(arrays) + [dtype]
    made = np.nditer(operands, ["zerosize_ok", "refs_ok"], uses, dtypes)
    return np.asarray(made.operands[-1])


def default_dtype() -> DType:
    """The floating type of factories whose ``dtype`` is left out."""
    return get_default_dtype().numpy
