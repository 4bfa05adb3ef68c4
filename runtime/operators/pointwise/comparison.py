"""Kernels of comparisons and tests that are not a NumPy function as they stand."""

from __future__ import annotations

from typing import Any

from ...core.namespace import Array, np
from ...core.result import Result
from ..result import laid_over
from ..scalar_types import scalar_type_name


def isposinf(self: Array) -> Array:
    """Whether each element is positive infinity."""
    return np.equal(self, np.inf)


def isneginf(self: Array) -> Array:
    """Whether each element is negative infinity."""
    return np.equal(self, -np.inf)


def isreal(self: Array) -> Array:
    """Whether each element has no imaginary part."""
    if self.dtype.kind == "c":
        result: Array = np.equal(self.imag, 0)
        return result
    return np.ones_like(self, np.bool_)


def signbit(self: Array) -> Array:
    """Whether the sign bit of each element is set."""
    return np.signbit(self) if self.dtype.kind == "f" else np.less(self, 0)


def isclose_shape(
    self: Array, other: Array, rtol: float = 1e-05, atol: float = 1e-08, equal_nan: bool = False
) -> Result:
    """A Boolean for each pair; RuntimeError for tensors of different dtypes and for negative tolerances."""
    if self.dtype != other.dtype:
        raise RuntimeError(
            f"{scalar_type_name(self.dtype)} did not match {scalar_type_name(other.dtype)}"
        )
    check_tolerances(rtol, atol)
    return laid_over(np.dtype(np.bool_), self, other)


def check_tolerances(rtol: float, atol: float) -> None:
    """RuntimeError for negative ones, and for NaN."""
    for name, tolerance in (("rtol", rtol), ("atol", atol)):
        if not tolerance >= 0:
            raise RuntimeError(f"{name} must be greater than or equal to zero, but got {tolerance}")


def isclose(
    self: Array, other: Array, rtol: float = 1e-05, atol: float = 1e-08, equal_nan: bool = False
) -> Array:
    """Whether `abs(self - other) <= atol + rtol * abs(other)` or the elements are equal."""
    close: Array = np.equal(self, other)
    if equal_nan and self.dtype.kind in "fc":
        close = close | (np.isnan(self) & np.isnan(other))
    if rtol == 0 and atol == 0:
        return close
    if self.dtype.kind in "biu":
        # Differences of integers as floating point numbers: they cannot wrap around.
        self, other = self.astype(np.float64), other.astype(np.float64)
    difference = np.absolute(self - other)
    allowed = atol + np.absolute(rtol * other)
    close = close | (np.isfinite(difference) & (difference <= allowed))
    return close


def allclose(
    self: Array, other: Array, rtol: float = 1e-05, atol: float = 1e-08, equal_nan: bool = False
) -> bool:
    """Whether all elements are close in the sense of `isclose`, with its errors."""
    isclose_shape(self, other, rtol, atol)
    return bool(isclose(self, other, rtol, atol, equal_nan).all())


def check_single(array: Array) -> None:
    """RuntimeError unless there is one element."""
    if array.size != 1:
        raise RuntimeError(f"a Tensor with {array.size} elements cannot be converted to Scalar")


def local_scalar_dense(self: Array) -> Any:
    """The only element as a Python number.  RuntimeError when there is not exactly one."""
    check_single(self)
    number = self.item()
    return number if self.dtype.num < 256 else float(number)


def equal(self: Array, other: Array) -> bool:
    """Whether shapes and elements are the same (NaN differs from NaN), whatever the dtypes."""
    return self.shape == other.shape and bool((self == other).all())
