"""Orders of dimensions in memory: those that memory formats name, and those that arrays have."""

from __future__ import annotations

from typing import Any

from ..core.layout import dimension_order, preserve_format
from ..core.namespace import Array, DType, order_together
from ..core.result import Result


def order_of(
    memory_format: Any, shape: tuple[int, ...], like: Array | None = None
) -> tuple[int, ...]:
    """The order of dimensions that `memory_format` means for an array of `shape`; empty for their own.

    None and ``preserve_format`` mean that of `like`; RuntimeError where there is none, and for a format of
    arrays with another number of dimensions.
    """
    if memory_format is not None and memory_format is not preserve_format:
        return dimension_order(memory_format, len(shape))
    if like is not None:
        return order_together((like,), like.shape)
    if memory_format is None:
        return ()
    raise RuntimeError("unsupported memory format Preserve")


def suggested_order(array: Array, least: int = 4) -> tuple[int, ...]:
    """The order of channels last where the strides of `array` are such; else empty, for that of its dimensions.

    Of arrays with `least` to 5 dimensions; others have no channels, or mean them otherwise.
    """
    ndim = array.ndim
    if array.flags.c_contiguous or not least <= ndim <= 5:
        return ()
    shape, strides = array.shape, array.strides
    reached = 0
    for axis in (1, *range(ndim - 1, 1, -1), 0):
        if not strides[axis] or strides[axis] < reached or (axis == 0 and reached == strides[1]):
            return ()  # the last, for arrays that have but one dimension to speak of
        reached = strides[axis] * shape[axis]
    return (0, *range(2, ndim), 1)


def in_columns(shape: tuple[int, ...], dtype: DType) -> Result:
    """Matrices whose columns lie together, as LAPACK has them."""
    ndim = len(shape)
    order = (*range(ndim - 2), ndim - 1, ndim - 2) if ndim > 1 and 0 not in shape else ()
    return Result(shape, dtype, (), order)
