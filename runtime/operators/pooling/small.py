"""Quick pooling of few windows."""

from __future__ import annotations

from functools import lru_cache
from math import prod
from typing import Any, TypeAlias

from ...core.bits import bits_for
from ...core.constants import constant
from ...core.dtypes import int64
from ...core.floating import fresh_context
from ...core.namespace import Array, DType, host, np
from ...core.tensor import Tensor, wrap_bits
from ...dispatch.small import Calls, Kernel
from .average import sums_of_few
from .pooling import few_elements
from .windows import Extents, pooled_shape, windows_of

_Plan: TypeAlias = tuple[Array, Array, Extents]
_Windows: TypeAlias = tuple[Array, Array, Array, Extents]


@lru_cache(256)
def _gathered(
    shape: Extents,
    dtype: DType,
    kernel_size: Extents,
    stride: Extents,
    padding: Extents,
    dilation: Extents,
    ceil_mode: bool,
) -> tuple[Array, Extents] | None:
    """The places of the elements of each window, and the shape of the result.

    None for many elements, and for all that the general kernels refuse.
    """
    try:
        windows = windows_of(2, kernel_size, stride, padding, dilation)
        pooled = pooled_shape(shape, windows, ceil_mode)
    except RuntimeError:
        return None
    table = few_elements(host.empty(shape, dtype), windows, pooled)
    return None if table is None else (table, pooled)


@lru_cache(256)
def _of_planes(shape: Extents, *arguments: Any) -> _Windows | None:
    """The places of the elements of the windows of all planes (windows, elements), in the input and each in its plane, where the
    rows of either begin, and the shape of the result."""
    gathered = _gathered(shape, *arguments)
    if gathered is None:
        return None
    table, pooled = gathered
    count, width = table.shape
    planes = prod(pooled) // count
    starts = host.arange(planes) * prod(shape[-2:])
    places = (table + starts[:, None, None]).reshape(-1, width)
    own = host.tile(table, (planes, 1)).reshape(-1)
    return places, own, host.arange(0, places.size, width), pooled


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
    """Of windows without padding the places of their elements in all planes (elements, windows), the divisor and the shape
    of the result."""
    gathered = _gathered(shape, dtype, kernel_size, stride, padding, (1,), ceil_mode)
    if gathered is None or any(padding) or divisor == 0:
        return None
    table, pooled = gathered
    count, width = table.shape
    planes = host.arange(prod(pooled) // count) * prod(shape[-2:])
    places = host.ascontiguousarray((table + planes[:, None, None]).reshape(-1, width).T)
    return places, constant(divisor or width, dtype), pooled


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
        places, divisor, shape = plan
        run = fresh_context().run
        sums = run(sums_of_few, data.take(places), 0)
        run(divide, sums, divisor, sums)
        return wrap_bits(sums.reshape(shape), bits)

    return kernel


def max_pool2d_with_indices(calls: Calls) -> Kernel | None:
    """Windows of elements that lie together."""
    if len(calls.dtypes) != 1:
        return None
    general, bits, dtype = calls.general, calls.bits(), calls.dtypes[0].numpy
    index_bits = bits_for(int64, False)

    def kernel(self: Tensor, *arguments: Any) -> Any:
        data = self._data_
        plan = _of_planes(data.shape, dtype, *arguments)
        if plan is None:
            return general(self, *arguments)
        places, own, firsts, shape = plan
        elements = data.take(places)
        best = elements.argmax(1)  # the first of equal ones, or a NaN
        best += firsts
        values = elements.ravel().take(best).reshape(shape)
        return wrap_bits(values, bits), wrap_bits(own.take(best).reshape(shape), index_bits)

    return kernel
