"""Operators that make complex numbers or take them apart."""

from __future__ import annotations

from gradsmith.kernels.namespace import Array, DType, np
from gradsmith.kernels.promotion import COMPLEX_OF, FLOAT32
from gradsmith.kernels.scalar_types import scalar_type_name

__all__ = ["angle", "complex", "conj_physical", "polar"]


def conj_physical(self: Array) -> Array:
    """The complex conjugate, in memory of its own."""
    return np.conjugate(self) if self.dtype.kind == "c" else self.copy("K")


def angle(self: Array) -> Array:
    """The angle of a complex number; pi for negative real ones, 0 for others, NaN for NaN."""
    kind = self.dtype.kind
    result: Array
    if kind == "c":
        result = np.arctan2(self.imag, self.real)
        return result
    dtype = FLOAT32 if kind in "biu" else self.dtype
    if kind in "bu":
        return np.zeros(self.shape, dtype)
    result = np.where(self < 0, dtype.type(np.pi), dtype.type(0))
    return result if kind == "i" else np.where(np.isnan(self), self, result)


def _complex_dtype(first: Array, second: Array, name: str) -> DType:
    dtype = COMPLEX_OF.get(first.dtype)
    if dtype is None or second.dtype not in COMPLEX_OF:
        raise RuntimeError(
            "Expected both inputs to be Half, Float or Double tensors but got"
            f" {scalar_type_name(first.dtype)} and {scalar_type_name(second.dtype)}"
        )
    if first.dtype != second.dtype:
        raise RuntimeError(
            f"Expected object of scalar type {scalar_type_name(first.dtype)} but got scalar type"
            f" {scalar_type_name(second.dtype)} for second argument of {name}"
        )
    return dtype


def complex(real: Array, imag: Array) -> Array:
    """`real + i imag`."""
    result = np.empty(
        np.broadcast_shapes(real.shape, imag.shape), _complex_dtype(real, imag, "complex")
    )
    result.real = real
    result.imag = imag
    return result


def polar(abs: Array, angle: Array) -> Array:
    """`abs * exp(i angle)`."""
    result = np.empty(
        np.broadcast_shapes(abs.shape, angle.shape), _complex_dtype(abs, angle, "polar")
    )
    result.real = abs * np.cos(angle)
    result.imag = abs * np.sin(angle)
    return result
