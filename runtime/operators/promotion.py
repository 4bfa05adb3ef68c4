"""Result dtypes of operators whose arguments the general promotion does not cover.

These are the rules for Python numbers next to a tensor, and for tensors of which not all take part.
"""

from __future__ import annotations

from typing import TypeAlias

from ..core.namespace import Array, DType, default_dtype, np

Number: TypeAlias = bool | int | float | complex

FLOAT32 = np.dtype(np.float32)
INT64 = np.dtype(np.int64)
CATEGORY = {"b": 0, "u": 1, "i": 1, "f": 2, "V": 2, "c": 3}
"""By the kind of a dtype how far up promotion has it; no result is stored where that is less."""
COMPLEX_OF: dict[DType, DType] = {
    np.dtype(np.float16): np.dtype(np.complex64),
    np.dtype(np.float32): np.dtype(np.complex64),
    np.dtype(np.float64): np.dtype(np.complex128),
}


def complex_of(dtype: DType) -> DType:
    """The complex dtype of a floating one; of those of two bytes complex64."""
    return COMPLEX_OF.get(dtype, np.dtype(np.complex64))


def is_exact(dtype: DType) -> bool:
    """Whether `dtype` holds booleans or integers."""
    return dtype.kind in "biu"


def result_type_with_number(dtype: DType, *numbers: Number | None) -> DType:
    """The dtype of an operation between a tensor of `dtype` and Python numbers.

    A number only counts by its category: an integer tensor and a float make the default dtype.
    """
    category = CATEGORY[dtype.kind]
    for number in numbers:
        kind = type(number)
        if kind is float:
            category = max(category, 2)
        elif kind is complex:
            category = 3
        elif kind is int:
            category = max(category, 1)
    if category == CATEGORY[dtype.kind]:
        return dtype
    if category == 3:
        return COMPLEX_OF.get(dtype) or complex_of(default_dtype())
    return default_dtype() if category == 2 else INT64


def with_number(array: Array, *numbers: Number | None) -> Array:
    """`array` in the dtype of an operation between it and Python numbers."""
    dtype = result_type_with_number(array.dtype, *numbers)
    return array if dtype == array.dtype else array.astype(dtype)


def dtype_of(*operands: Array | Number) -> DType:
    """The common dtype of promoted operands, some of which may be Python numbers."""
    for operand in operands:
        if isinstance(operand, np.ndarray):
            outcome: DType = operand.dtype
            return outcome
    raise TypeError("expected at least one tensor")


def promote(dtype: DType, other: Array) -> DType:
    """The dtype of `dtype` together with the array `other`.

    A 0-d array only counts when its category is higher. Integers never turn a float32 into a
    float64, as NumPy's rules would.
    """
    category, category_other = CATEGORY[dtype.kind], CATEGORY[other.dtype.kind]
    if other.ndim == 0:
        if category_other <= category:
            return dtype
        if category == 2:  # the complex dtype of its precision
            return complex_of(dtype)
    return promote_dtypes(dtype, other.dtype)


def promote_dtypes(first: DType, second: DType) -> DType:
    """The dtype that two arrays of equal standing have together."""
    category, other = CATEGORY[first.kind], CATEGORY[second.kind]
    if category >= 2 and other < 2:
        return first
    if other >= 2 and category < 2:
        return second
    if category == other == 2 and first.itemsize == second.itemsize == 2 and first != second:
        return FLOAT32  # the two half precisions, of which NumPy knows one
    return np.promote_types(first, second)


def as_number(number: Number, dtype: DType) -> Array:
    """A number as a 0-d array of `dtype`; what is out of range wraps around, as in PyTorch."""
    return np.array(number).astype(dtype)


def where_dtype(self: Array | Number, other: Array | Number) -> DType:
    """The dtype of the result of `where`."""
    if isinstance(self, np.ndarray):
        if not isinstance(other, np.ndarray):
            return result_type_with_number(self.dtype, other)
        if self.dtype == other.dtype:
            outcome: DType = self.dtype
            return outcome
        if self.ndim == 0 and other.ndim == 0:
            return promote_dtypes(self.dtype, other.dtype)
        if self.ndim == 0:
            return promote(other.dtype, self)
        return promote(self.dtype, other)
    if isinstance(other, np.ndarray):
        return result_type_with_number(other.dtype, self)
    return result_type_with_number(np.dtype(np.bool_), self, other)
