"""Quick sums of products and quotients with a number, into a tensor as in steps of optimizers or beside it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from ...core.floating import fresh_context
from ...core.namespace import Array, np
from ...core.tensor import Tensor, wrap_bits
from ...dispatch.small import Calls, Kernel, in_place_too, of_any_layout
from .arithmetic import from_nearer_end

_FEW = 4096
_LARGEST = 65504
"""The largest number that all floating dtypes hold."""


def _updated(update: Callable[..., None], calls: Calls) -> Kernel | None:
    """An update of a tensor, or of a copy, by one or two of its dtype and shape, and a number."""
    if calls.single is None:
        return None
    general, bits, inplace = calls.general, calls.bits(), calls.inplace

    def kernel(self: Tensor, *rest: Any) -> Any:
        data, first, last, number = self._data_, rest[0]._data_, rest[-2]._data_, rest[-1]
        flags = data.flags
        if (
            (number.__class__ is float or number.__class__ is int)
            and -_LARGEST <= number <= _LARGEST
            and data.shape == first.shape == last.shape
            and data.size <= _FEW
            and (
                flags.writeable
                if inplace
                else flags.c_contiguous and first.flags.c_contiguous and last.flags.c_contiguous
            )
        ):
            result = data if inplace else data.copy()
            fresh_context().run(update, result, first, last, number)
            return self if inplace else wrap_bits(result, bits)
        return general(self, *rest)

    return kernel


def _add_product(data: Array, tensor1: Array, tensor2: Array, value: float) -> None:
    if value != 1:
        tensor1 = np.multiply(tensor1, np.array(value, data.dtype))
    np.add(data, np.multiply(tensor1, tensor2), data)


def _add_quotient(data: Array, tensor1: Array, tensor2: Array, value: float) -> None:
    quotient = np.divide(tensor1, tensor2)
    if value != 1:
        np.multiply(quotient, np.array(value, data.dtype), quotient)
    np.add(data, quotient, data)


def _approach(data: Array, end: Array, _: Array, weight: float) -> None:
    near, part = from_nearer_end(weight, data.dtype)
    rest = np.subtract(end, data)
    np.multiply(rest, part, rest)
    if near:
        np.add(data, rest, data)
    else:
        np.subtract(end, rest, data)


addcmul = in_place_too(of_any_layout(partial(_updated, _add_product)))
addcdiv = in_place_too(of_any_layout(partial(_updated, _add_quotient)))
lerp = in_place_too(of_any_layout(partial(_updated, _approach)))
