"""Bounds and choice between elements."""

from __future__ import annotations

import math
from typing import Any

from ...core.constants import constant
from ...core.namespace import Array, DType, Into, np
from ...core.result import Result, only_infers
from ...core.warn import warn_caller_once
from ..promotion import (
    Number,
    as_number,
    promote,
    result_type_with_number,
    where_dtype,
    with_number,
)
from ..result import laid_over
from ..scalar_types import not_implemented, number_in, scalar_type_name
from .elementwise_blocks import by_blocks, of_single_pass
from .selection import keep_where, select_whole

_SMALL = 4096
_CLIP_FROM = 4096
_LARGEST = 65504.0
"""The largest number that all floating types hold."""


def _check_bounds(min: object, max: object) -> None:
    if min is None and max is None:
        raise RuntimeError("torch.clamp: At least one of 'min' or 'max' must not be None")


def _refuse_bool(dtype: DType, name: str) -> None:
    if dtype.kind == "b":
        raise not_implemented(name, dtype)


def _refuse_complex(dtype: DType) -> None:
    if dtype.kind == "c":
        raise NotImplementedError("clamp is not supported for complex types")


def _bounds(dtype: DType, *bounds: Number | None) -> tuple[Any, ...]:
    """Bounds as they are; RuntimeError for complex ones of what is not, which has an order."""
    if complex not in map(type, bounds):
        return bounds
    return tuple(None if bound is None else number_in(dtype, bound) for bound in bounds)


def _bound(self: Array, bound: Number) -> Array | Number:
    """`bound` as an operand beside `self`: bfloat16 would otherwise give way to it."""
    bound = number_in(self.dtype, bound)
    return np.asarray(bound, self.dtype) if self.dtype.kind == "V" else bound


@only_infers
def clamp_shape(self: Array, min: Number | None = None, max: Number | None = None) -> Result:
    """The shape of `self` in the dtype that it and the bounds come to; RuntimeError without bounds."""
    _check_bounds(min, max)
    min, max = _bounds(self.dtype, min, max)
    return laid_over(result_type_with_number(self.dtype, min, max), self)


def clamp(self: Array, min: Number | None = None, max: Number | None = None) -> Array:
    """`self` brought into `[min, max]`; where the bounds cross, `max` wins.

    NotImplementedError for Booleans within Booleans.
    """
    dtype = self.dtype
    if (
        dtype.kind == "f"
        and self.size < _CLIP_FROM
        and min.__class__ is float
        and min.__class__ is max.__class__
        and -_LARGEST <= min <= _LARGEST
        and -_LARGEST <= max <= _LARGEST
    ):
        return np.minimum(np.maximum(self, constant(min, dtype)), constant(max, dtype))
    _check_bounds(min, max)
    min, max = _bounds(dtype, min, max)
    if any(isinstance(bound, float) and math.isnan(bound) for bound in (min, max)):
        return np.full(self.shape, np.nan, result_type_with_number(self.dtype, min, max))
    self = with_number(self, min, max)
    one_bound = "min_" if max is None else "max_" if min is None else ""
    _refuse_bool(self.dtype, f"clamp_{one_bound}scalar_cpu")
    if min is not None and max is not None and self.size >= _CLIP_FROM:
        return clip(self, number_in(self.dtype, min), number_in(self.dtype, max))
    result = self if min is None else np.maximum(self, _bound(self, min))
    return result if max is None else np.minimum(result, _bound(self, max))


def _clip(self: Array, min: Any, max: Any, into: Into = ...) -> Array:
    """`numpy.clip`, whose loop is three times as fast as that of `maximum`, and its call slower."""
    return np.clip(self, min, max, out=into)  # type: ignore[arg-type]


clip = by_blocks(_clip, of_single_pass)


def clamp_min(self: Array, min: Number) -> Array:
    """`self`, or `min` where that is larger; NotImplementedError for a complex `min`, and for Booleans and a Boolean."""
    self = with_number(self, min)
    _refuse_complex(self.dtype)
    _refuse_bool(self.dtype, "clamp_min_scalar_cpu")
    return np.maximum(self, _bound(self, min))


def clamp_max(self: Array, max: Number) -> Array:
    """`self`, or `max` where that is smaller; NotImplementedError for a complex `max`, and for Booleans and a Boolean."""
    self = with_number(self, max)
    _refuse_complex(self.dtype)
    _refuse_bool(self.dtype, "clamp_max_scalar_cpu")
    return np.minimum(self, _bound(self, max))


def clamp_tensor_shape(self: Array, min: Array | None = None, max: Array | None = None) -> Result:
    """What tensor and bounds broadcast to and come to; RuntimeError without bounds."""
    _check_bounds(min, max)
    return laid_over(_bounded_dtype(self, min, max), self, min, max)


def _bounded_dtype(self: Array, min: Array | None, max: Array | None) -> DType:
    dtype: DType = self.dtype
    for bound in (min, max):
        if bound is not None:
            dtype = promote(dtype, bound)
    return dtype


def clamp_tensor(self: Array, min: Array | None = None, max: Array | None = None) -> Array:
    """`self` brought into `[min, max]`, with bounds that broadcast; NotImplementedError for Booleans with both bounds."""
    dtype = _bounded_dtype(self, min, max)
    if min is not None and max is not None:
        _refuse_bool(dtype, "clamp_cpu")
    result = self if dtype == self.dtype else self.astype(dtype)
    if min is not None:
        result = np.maximum(result, min.astype(dtype, copy=False))
    if max is not None:
        result = np.minimum(result, max.astype(dtype, copy=False))
    return result


def where_shape(condition: Array, self: Array | Number, other: Array | Number) -> Result:
    """What all three broadcast to, in the dtype that two come to; RuntimeError for a condition of numbers."""
    if condition.dtype.kind != "b" and condition.dtype != np.uint8:
        raise RuntimeError(
            "where expected condition to be a boolean tensor, but got a tensor with dtype"
            f" {scalar_type_name(condition.dtype)}"
        )
    return laid_over(where_dtype(self, other), condition, self, other)


def where(condition: Array, self: Array | Number, other: Array | Number) -> Array:
    """Elements of `self` where `condition` holds, of `other` elsewhere."""
    if (
        condition.size < _SMALL
        and self.__class__ is other.__class__ is np.ndarray
        and self.dtype is other.dtype
        and condition.dtype.kind == "b"
    ):
        return np.where(condition, self, other)
    if condition.dtype.kind != "b":
        warn_caller_once(
            "where received a uint8 condition tensor, which is deprecated: pass one of Booleans"
        )
        condition = condition.astype(np.bool_)
    dtype = where_dtype(self, other)
    if not isinstance(other, np.ndarray) and other == 0 and isinstance(self, np.ndarray):
        return keep_where(condition, self if self.dtype == dtype else self.astype(dtype))
    return select_whole(condition, _of_dtype(self, dtype), _of_dtype(other, dtype))


def _of_dtype(value: Array | Number, dtype: DType) -> Array:
    if isinstance(value, np.ndarray):
        return value.astype(dtype, copy=False)
    half = dtype.kind in "fV" and dtype.itemsize == 2  # what is too large for it becomes infinite
    return as_number(value if half else number_in(dtype, value), dtype)
