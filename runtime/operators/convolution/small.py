"""Quick convolutions of few elements."""

from __future__ import annotations

from math import prod
from typing import Any, TypeAlias

from ...core.floating import fresh_context
from ...core.namespace import Array, kept, np
from ...core.tensor import Tensor, wrap_bits
from ...dispatch.small import Calls, Kernel
from .columns import FEW, columns_of_few, places_in_columns
from .convolution import filled, shape_for
from .windows import Extents

_Plan: TypeAlias = tuple[tuple[Array, bool] | None, int, Extents]


@kept(64)
def _plan(input: Extents, weight: Extents, bias: Extents | None, *geometry: Any) -> _Plan | None:
    """What `places_in_columns` says, unless the input is all columns; the number of filters and the shape of the result.

    None for many elements and none, for groups and transposes, and for all that the general kernel refuses.
    """
    stride, padding, dilation, transposed, _, groups = geometry
    if transposed or groups != 1:
        return None
    try:
        shape = shape_for(input, weight, bias, *geometry)
    except RuntimeError:
        return None
    samples, filters, *out = shape
    if not (prod(input) and filters) or samples * prod(weight[1:]) * prod(out) > FEW:
        return None
    if prod(weight[2:]) == max(stride) == 1 and not any(padding):
        return None, filters, shape
    stride, padding, dilation = (filled(each, len(out)) for each in (stride, padding, dilation))
    places = places_in_columns(input[1:], weight[2:], (*out,), stride, padding, dilation)
    return places, filters, shape


def convolution(calls: Calls) -> Kernel | None:
    """One product of the filters with all windows."""
    single = calls.single
    if single is None:
        return None
    general, bits, matmul, add = calls.general, calls.bits(), np.matmul, np.add

    def kernel(input: Tensor, weight: Tensor, bias: Tensor | None, *geometry: Any) -> Any:
        data, matrix = input._data_, weight._data_
        shift = None if bias is None else bias._data_
        plan = _plan(data.shape, matrix.shape, None if shift is None else shift.shape, *geometry)
        if plan is None:
            return general(input, weight, bias, *geometry)
        places, filters, shape = plan
        run = fresh_context().run
        if places is None:
            columns = data.reshape(*data.shape[:2], -1)
        else:
            columns = columns_of_few(data, *places)
        result = run(matmul, matrix.reshape(filters, -1), columns)
        if shift is not None:
            run(add, result, shift.reshape(-1, 1), result)
        return wrap_bits(result.reshape(shape), bits)

    return kernel
