"""The names that error messages give to element types, and types derived from one another."""

from __future__ import annotations

from ..core.namespace import DType, np

__all__ = ["REAL_OF", "real_dtype", "scalar_type_name", "sum_dtype"]

REAL_OF: dict[DType, DType] = {
    np.dtype(np.complex64): np.dtype(np.float32),
    np.dtype(np.complex128): np.dtype(float),
}

_INT64 = np.dtype(np.int64)

_NAMES = {
    "bool": "Bool",
    "uint8": "Byte",
    "int8": "Char",
    "int16": "Short",
    "int32": "Int",
    "int64": "Long",
    "uint16": "UInt16",
    "uint32": "UInt32",
    "uint64": "UInt64",
    "float16": "Half",
    "bfloat16": "BFloat16",
    "float32": "Float",
    "float64": "Double",
    "complex64": "ComplexFloat",
    "complex128": "ComplexDouble",
}


def scalar_type_name(dtype: DType) -> str:
    """What messages call `dtype`: float32 is ``Float``."""
    return _NAMES.get(dtype.name, dtype.name)


def real_dtype(dtype: DType) -> DType:
    """The type of the real parts; real types are their own."""
    return REAL_OF.get(dtype, dtype)


def sum_dtype(dtype: DType) -> DType:
    """The type of a sum or product: int64 for Booleans and integers, else the type itself."""
    return _INT64 if dtype.kind in "biu" else dtype
