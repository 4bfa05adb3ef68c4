"""The names that error messages give to element types, and types derived from one another."""

from __future__ import annotations

from functools import cache

from ..core.errors import C_WORDS, TYPE_WORDS
from ..core.namespace import Array, DType, np
from ..core.package_name import package_name

REAL_OF: dict[DType, DType] = {
    np.dtype(np.complex64): np.dtype(np.float32),
    np.dtype(np.complex128): np.dtype(float),
}

_INT64 = np.dtype(np.int64)


def scalar_type_name(dtype: DType) -> str:
    """What messages call `dtype`: float32 is ``Float``."""
    return TYPE_WORDS.get(dtype.name, dtype.name)


def type_name_of(dtype: DType) -> str:
    """PyTorch's old name for tensors of it in memory: ``gradsmith.FloatTensor``."""
    return f"{package_name.shown}.{scalar_type_name(dtype)}Tensor"


def c_type_name(dtype: DType) -> str:
    """What messages about operands of two types call `dtype`: float32 is ``float``, int64 ``long int``."""
    return C_WORDS.get(dtype.name, dtype.name)


def fixed_type_name(dtype: DType) -> str:
    """What messages about conversions of numbers call `dtype`: float32 is ``float``, int64 ``int64_t``."""
    is_fixed = dtype.kind in "iu" and dtype.name != "int32"
    return f"{dtype.name}_t" if is_fixed else c_type_name(dtype)


def real_dtype(dtype: DType) -> DType:
    """The type of the real parts; real types are their own."""
    return REAL_OF.get(dtype, dtype)


def sum_dtype(dtype: DType) -> DType:
    """The type of a sum or product: int64 for Booleans and integers, else the type itself."""
    return _INT64 if dtype.kind in "biu" else dtype


def not_implemented(name: str, dtype: DType) -> NotImplementedError:
    """The error of a kernel that does not take `dtype`."""
    return NotImplementedError(f"\"{name}\" not implemented for '{scalar_type_name(dtype)}'")


def require_order(array: Array, name: str) -> None:
    """The error of a kernel that does not take complex numbers, which have no order."""
    if array.dtype.kind == "c":
        raise not_implemented(name, array.dtype)


def require_same_type(first: Array, second: Array, name: str = "") -> None:
    """RuntimeError unless both arrays have one dtype; `name` begins the message."""
    if first.dtype != second.dtype:
        raise RuntimeError(
            f"{name}expected scalar type {scalar_type_name(first.dtype)} but found "
            f"{scalar_type_name(second.dtype)}"
        )


@cache
def largest_of(dtype: DType) -> float:
    """The largest finite number of a floating dtype, or of the parts of a complex one."""
    return float(_LARGEST_BFLOAT16 if dtype.name == "bfloat16" else np.finfo(dtype).max)


def number_in(dtype: DType, number: complex) -> complex:
    """`number` as a tensor of `dtype` holds it; RuntimeError where that changes more than its precision.

    Negative integers wrap around in unsigned types, and floating numbers lose their fraction in integral ones.
    OverflowError for integers of more than 64 bits.
    """
    kind = dtype.kind
    if kind == "f" and number.__class__ is float and -_IN_ANY <= number <= _IN_ANY:
        return number
    if isinstance(number, int) and not -(1 << 63) <= number < 1 << 64:
        raise OverflowError("int too big to convert")
    if isinstance(number, bool) or kind in "bO":
        return number
    if isinstance(number, complex) and kind != "c":
        if number.imag or kind in "iu":
            raise _overflow(dtype)
        number = number.real
    if kind in "iu":
        limits = np.iinfo(dtype)
        lowest = -limits.max if kind == "u" and isinstance(number, int) else limits.min
        if not lowest <= number.real <= limits.max:
            raise _overflow(dtype)
        whole = int(number.real)
        return whole + limits.max + 1 if whole < 0 and kind == "u" else whole
    largest = largest_of(dtype)
    for part in (number.real, number.imag):
        if part and largest < abs(part) < _INFINITY:
            raise _overflow(dtype)
    return number


_IN_ANY = 65504.0
"""The largest number that every one of NumPy's floating dtypes has."""
_INFINITY = float("inf")
_LARGEST_BFLOAT16 = (2 - 2**-7) * 2.0**127


def _overflow(dtype: DType) -> RuntimeError:
    return RuntimeError(
        f"value cannot be converted to type {fixed_type_name(dtype)} without overflow"
    )
