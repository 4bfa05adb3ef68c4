"""Quick softmax of a few short rows.

Rows whose elements all lie well within the range of the exponential need no maximum taken off first:
nothing overflows, and nothing that counts underflows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from ...core.constants import SQUARES, ones_square
from ...core.floating import fresh_context
from ...core.namespace import Array, DType, np
from ...core.tensor import Tensor, allocate
from ...dispatch.small import Calls

Kernel: TypeAlias = Callable[..., Any]

_FEW = 512
_BOUND = 6400.0
"""Of the sum of squares, so that no element is beyond 80: in single precision neither exponentials of
that nor sums of `SQUARES` of them overflow, and their reciprocals keep all their digits."""


def _squares(dtype: DType) -> tuple[Array, ...]:
    return tuple(ones_square(extent, dtype) for extent in range(SQUARES))


def _fits(data: Array, dim: int) -> bool:
    """Whether `dim` is the last of a matrix or a vector of few elements, all in the bounds."""
    ndim = data.ndim
    if ndim == 2:
        if (dim != 1 and dim != -1) or not 0 < data.size < _FEW or data.shape[1] >= SQUARES:
            return False
        flat = data.ravel()
    elif ndim == 1 and (dim == 0 or dim == -1) and 0 < data.size < SQUARES:
        flat = data
    else:
        return False
    squares = fresh_context().run(flat.dot, flat)
    return squares <= _BOUND  # type: ignore[no-any-return]  # False for NaN


def softmax(calls: Calls) -> Kernel | None:
    """Along the last dimension."""
    single = calls.single
    if single is None:
        return None
    general, bits = calls.general, calls.bits()
    exp, divide, ones = np.exp, np.true_divide, _squares(single.numpy)

    def kernel(self: Tensor, dim: int, rest: Any) -> Any:
        data = self._data_
        if rest or not _fits(data, dim):
            return general(self, dim, rest)
        result = exp(data)
        out = allocate()
        total = result.dot(ones[data.shape[-1]])
        # NumPy is slow to see that one element may be overwritten by itself.
        out._data_ = divide(result, total, result if data.size > 1 else None)
        out._bits_ = bits
        out._edge_ = None
        out._counter_ = None
        out._extra_ = None
        return out

    return kernel


def log_softmax(calls: Calls) -> Kernel | None:
    """Along the last dimension, of single precision, computed in double: the difference cancels."""
    single = calls.single
    if single is None or single.name != "float32":
        return None
    general, bits, dtype = calls.general, calls.bits(), single.numpy
    wide = np.dtype(np.float64)
    exp, log, subtract, ones = np.exp, np.log, np.subtract, _squares(wide)

    def kernel(self: Tensor, dim: int, rest: Any) -> Any:
        data = self._data_
        if rest or not _fits(data, dim):
            return general(self, dim, rest)
        result = data.astype(wide)
        total = exp(result).dot(ones[data.shape[-1]])
        out = allocate()
        out._data_ = subtract(result, log(total, total), result).astype(dtype)
        out._bits_ = bits
        out._edge_ = None
        out._counter_ = None
        out._extra_ = None
        return out

    return kernel
