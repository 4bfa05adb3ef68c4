"""Quick means of few windows."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import prod
from typing import Any, TypeAlias

from ...core.constants import constant, ones_vector
from ...core.floating import fresh_context
from ...core.namespace import Array, DType, host, np
from ...core.tensor import Tensor, wrap_bits
from ...dispatch.small import Calls
from .pooling import few_elements
from .windows import Extents, pooled_shape, windows_of

Kernel: TypeAlias = Callable[..., Any]

_Plan: TypeAlias = tuple[Array, Array, Array, int, Extents]


@lru_cache(256)
def _plan(
    shape: Extents,
    dtype: DType,
    kernel_size: Extents,
    stride: Extents,
    padding: Extents,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor: int | None,
) -> _Plan | None:
    """The places of the elements of each window, ones, the divisor, the number of planes, and the shape of the result.

    None for many elements, padding, and all that the general kernel refuses.
    """
    try:
        windows = windows_of(2, kernel_size, stride, padding)
        pooled = pooled_shape(shape, windows, ceil_mode)
    except RuntimeError:
        return None
    table = few_elements(host.empty(shape, dtype), windows, pooled)
    if table is None or any(windows.padding) or divisor == 0:
        return None
    count, width = table.shape
    ones = ones_vector(width, dtype)
    return table, ones, constant(divisor or width, dtype), prod(pooled) // count, pooled


def avg_pool2d(calls: Calls) -> Kernel | None:
    """Windows without padding."""
    single = calls.single
    if single is None:
        return None
    general, bits, dtype, divide = calls.general, calls.bits(), single.numpy, np.true_divide

    def kernel(self: Tensor, *arguments: Any) -> Any:
        data = self._data_
        plan = _plan(data.shape, dtype, *arguments)
        if plan is None:
            return general(self, *arguments)
        table, ones, divisor, planes, shape = plan
        run = fresh_context().run
        sums = run(data.reshape(planes, -1).take(table, 1).dot, ones)
        run(divide, sums, divisor, sums)
        return wrap_bits(sums.reshape(shape), bits)

    return kernel
