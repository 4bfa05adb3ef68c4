"""Copies, conversions between element types, and filling."""

from __future__ import annotations

from typing import Any

from ...core.errors import broadcast_error
from ...core.layout import contiguous_format
from ...core.namespace import Array, DType, converted_floats, copied_in_order, laid_out, np
from ...core.result import Result, only_infers, orders
from ..memory_formats import order_of
from ..view.view import expand
from .factory import filled


@only_infers
def clone_shape(self: Array, memory_format: Any = None) -> Result:
    """A copy, dense and in the order of the tensor's strides unless a format asks otherwise."""
    return Result(self.shape, self.dtype, (), order_of(memory_format, self.shape, self))


@orders
def clone(self: Array, memory_format: Any = None) -> Array:
    """A copy with memory of its own, dense and in the order of the strides unless a format asks otherwise."""
    if memory_format is contiguous_format or (memory_format is None and self.flags.c_contiguous):
        return copied_in_order(self, ())
    return copied_in_order(self, order_of(memory_format, self.shape, self))


def converted(array: Array, dtype: DType) -> Array:
    """A copy of `array` in `dtype`: imaginary parts are dropped, numbers that do not fit wrap around."""
    kind = array.dtype.kind
    if kind == "c" and dtype.kind not in "cb":
        array = array.real
        kind = "f"
    if kind == "f" and dtype.kind in "iu" and (dtype.kind == "u" or dtype.itemsize < 4):
        # C leaves negative or large floats undefined here; wrap around as CPUs do.
        return array.astype(np.int64).astype(dtype)
    return converted_floats(array, dtype) if array.size >= _MANY else array.astype(dtype)


_MANY = 4096  # below so many elements no other way to convert is looked for


@only_infers
def to_copy_shape(
    self: Array, dtype: DType | None, non_blocking: bool, memory_format: Any
) -> Result:
    """A copy in another type, whose strides follow those of the tensor unless a format asks otherwise."""
    order = order_of(memory_format, self.shape, self)
    return Result(self.shape, dtype or self.dtype, (), order)


@orders
def to_copy(
    self: Array,
    dtype: DType | None = None,
    non_blocking: bool = False,
    memory_format: Any = None,
) -> Array:
    """A copy in another element type."""
    if dtype is None or dtype == self.dtype:
        return clone(self, memory_format)
    if memory_format is None and self.flags.c_contiguous:
        return converted(self, dtype)
    return laid_out(converted(self, dtype), order_of(memory_format, self.shape, self))


@only_infers
def copy_shape(self: Array, src: Array, non_blocking: bool = False) -> Result:
    """The shape and dtype of `self`, to which `src` must broadcast."""
    _expanded(src, self)
    return Result(self.shape, self.dtype, (self,))


def _expanded(src: Array, self: Array) -> Array:
    """`src` with the shape of `self`; RuntimeError where it does not broadcast to it."""
    if src.shape == self.shape:
        return src
    error = broadcast_error("copy_", (self, src))
    if error is not None:
        raise error
    shape = np.broadcast_shapes(self.shape, src.shape)
    if shape != self.shape:
        raise RuntimeError(
            f"output with shape {list(self.shape)} doesn't match the broadcast shape {list(shape)}"
        )
    return expand(src, shape)


def copy(self: Array, src: Array, non_blocking: bool = False, out: Array | None = None) -> Array:
    """`src` broadcast to the shape, and converted to the type, of `self`; in `out` if it is given."""
    src = _expanded(src, self)
    if out is not None:
        out[...] = src if src.dtype == out.dtype else converted(src, out.dtype)
        return out
    if src.dtype != self.dtype:
        src = converted(src, self.dtype)
    result = np.empty_like(self)
    result[...] = src
    return result


def fill_scalar(self: Array, value: complex, out: Array | None = None) -> Array:
    """A tensor like `self` with every element `value`; in `out` if it is given."""
    return filled(np.empty_like(self) if out is None else out, value)


def fill_tensor_shape(self: Array, value: Array) -> Result:
    """The shape and dtype of `self`; RuntimeError unless `value` is 0-d."""
    if value.ndim != 0:
        raise RuntimeError(
            "fill_ only supports 0-dimension value tensor but got tensor with "
            f"{value.ndim} dimensions."
        )
    return Result(self.shape, self.dtype, (self,))


def fill_tensor(self: Array, value: Array, out: Array | None = None) -> Array:
    """A tensor like `self` with every element that of the 0-d `value`; in `out` if it is given."""
    result = np.empty_like(self) if out is None else out
    result[...] = converted(value, self.dtype)
    return result


def zero(self: Array, out: Array | None = None) -> Array:
    """A tensor like `self` with every element zero; in `out` if it is given."""
    if out is None:
        return np.zeros_like(self)
    out[...] = 0
    return out
