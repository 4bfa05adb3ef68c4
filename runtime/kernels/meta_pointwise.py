"""Meta kernels of the pointwise operators whose result dtype or arguments are out of the ordinary."""

from __future__ import annotations

from typing import Any

from gradsmith.kernels.namespace import Array, DType, empty_together, np
from gradsmith.kernels.promotion import (
    Number,
    is_exact,
    promote,
    result_type_with_number,
    where_dtype,
)

__all__ = [
    "angle_meta",
    "clamp_max_meta",
    "clamp_meta",
    "clamp_min_meta",
    "clamp_tensor_meta",
    "complex_meta",
    "div_mode_meta",
    "frexp_meta",
    "isclose_meta",
    "lerp_meta",
    "pow_scalar_base_meta",
    "pow_scalar_exponent_meta",
    "where_meta",
]


def _together(dtype: DType, *operands: Any) -> Array:
    """An array of `dtype` as a ufunc would lay it out over those operands that are arrays."""
    return empty_together([x for x in operands if isinstance(x, np.ndarray)], dtype)


def div_mode_meta(self: Array, other: Array, rounding_mode: str | None) -> Array:
    """As `div_mode`."""
    dtype = self.dtype if isinstance(self, np.ndarray) else other.dtype
    if rounding_mode is None and is_exact(dtype):
        dtype = np.dtype(np.float32)
    return _together(dtype, self, other)


def lerp_meta(self: Array, end: Array, weight: Array | Number) -> Array:
    """As `lerp`."""
    return _together(self.dtype, self, end, weight)


def pow_scalar_exponent_meta(self: Array, exponent: Number) -> Array:
    """As `pow_scalar_exponent`."""
    return _together(result_type_with_number(self.dtype, exponent), self)


def pow_scalar_base_meta(self: Number, exponent: Array) -> Array:
    """As `pow_scalar_base`."""
    return _together(result_type_with_number(exponent.dtype, self), exponent)


def frexp_meta(self: Array) -> tuple[Array, Array]:
    """As `frexp`."""
    return _together(self.dtype, self), _together(np.dtype(np.int32), self)


def clamp_meta(self: Array, min: Number | None = None, max: Number | None = None) -> Array:
    """As `clamp`."""
    return _together(result_type_with_number(self.dtype, min, max), self)


def clamp_min_meta(self: Array, min: Number) -> Array:
    """As `clamp_min`."""
    return _together(result_type_with_number(self.dtype, min), self)


def clamp_max_meta(self: Array, max: Number) -> Array:
    """As `clamp_max`."""
    return _together(result_type_with_number(self.dtype, max), self)


def clamp_tensor_meta(self: Array, min: Array | None = None, max: Array | None = None) -> Array:
    """As `clamp_tensor`."""
    dtype = self.dtype
    for bound in (min, max):
        if bound is not None:
            dtype = promote(dtype, bound)
    return _together(dtype, self, min, max)


def where_meta(condition: Array, self: Array | Number, other: Array | Number) -> Array:
    """As `where`."""
    return _together(where_dtype(self, other), condition, self, other)


def angle_meta(self: Array) -> Array:
    """As `angle`."""
    kind = self.dtype.kind
    dtype = np.dtype(np.float32) if kind in "biu" else self.dtype
    if kind == "c":
        dtype = np.dtype(np.float32 if dtype.itemsize == 8 else np.float64)
    return _together(dtype, self)


def complex_meta(real: Array, imag: Array) -> Array:
    """As `complex` and `polar`."""
    dtype = np.dtype(np.complex128 if real.dtype == np.float64 else np.complex64)
    return _together(dtype, real, imag)


def isclose_meta(self: Array, other: Array, *rest: Any) -> Array:
    """As `isclose`."""
    return _together(np.dtype(np.bool_), self, other)
