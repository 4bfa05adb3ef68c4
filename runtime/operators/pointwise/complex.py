"""Operators that make complex numbers or take them apart."""

from __future__ import annotations

from functools import partial

from ...core.namespace import Array, DType, default_dtype, np
from ...core.result import Result, only_infers
from ..promotion import COMPLEX_OF
from ..result import laid_over
from ..scalar_types import REAL_OF, scalar_type_name


def conj_physical(self: Array) -> Array:
    """The complex conjugate, in memory of its own."""
    return np.conjugate(self) if self.dtype.kind == "c" else self.copy("K")


@only_infers
def angle_shape(self: Array) -> Result:
    """Real numbers: those of complex ones, floats for integers."""
    return laid_over(_angle_dtype(self.dtype), self)


def _angle_dtype(dtype: DType) -> DType:
    return default_dtype() if dtype.kind in "biu" else REAL_OF.get(dtype, dtype)


def angle(self: Array) -> Array:
    """The angle of a complex number; pi for negative real ones, 0 for others, NaN for NaN."""
    kind = self.dtype.kind
    result: Array
    if kind == "c":
        result = np.arctan2(self.imag, self.real)
        return result
    dtype = _angle_dtype(self.dtype)
    if kind in "bu":
        return np.zeros(self.shape, dtype)
    result = np.where(self < 0, dtype.type(np.pi), dtype.type(0))
    return result if kind == "i" else np.where(np.isnan(self), self, result)


def _complex_shape(name: str, first: Array, second: Array, /) -> Result:
    """What both broadcast to; RuntimeError unless they are of one real dtype."""
    dtype = COMPLEX_OF.get(first.dtype)
    if dtype is None or second.dtype not in COMPLEX_OF:
        raise RuntimeError(
            "Expected both inputs to be Half, Float or Double tensors but got"
            f" {scalar_type_name(first.dtype)} and {scalar_type_name(second.dtype)}"
        )
    if first.dtype != second.dtype:
        raise RuntimeError(
            f"Expected object of scalar type {scalar_type_name(first.dtype)} but got scalar type"
            f" {scalar_type_name(second.dtype)} for second argument"
        )
    return laid_over(dtype, first, second)


complex_shape = partial(_complex_shape, "complex")
polar_shape = partial(_complex_shape, "polar")


def complex(real: Array, imag: Array, *, out: Array) -> None:
    """`real + i imag`."""
    out.real = real
    out.imag = imag


def polar(abs: Array, angle: Array, *, out: Array) -> None:
    """`abs * exp(i angle)`."""
    np.multiply(abs, np.cos(angle), out.real)
    np.multiply(abs, np.sin(angle), out.imag)
