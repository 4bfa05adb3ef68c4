"""Pointwise operators that are made of others."""

from __future__ import annotations

from typing import Any

from gradsmith.generated import functions

from ...core.dtypes import bool_, complex128, float64
from ...core.tensor import Tensor

__all__ = [
    "float_power__Scalar",
    "float_power__Tensor",
    "float_power_Scalar",
    "float_power_Tensor_Scalar",
    "float_power_Tensor_Tensor",
    "ldexp_Tensor",
    "positive",
    "where_nonzero",
]


def _double(x: Any) -> Any:
    """A tensor in double precision; a number as it is."""
    if not isinstance(x, Tensor):
        return x
    return x.to(complex128 if x.is_complex() else float64)


def float_power_Tensor_Tensor(self: Tensor, exponent: Tensor) -> Tensor:
    """`self ** exponent` in float64 or complex128."""
    if self.is_complex() or exponent.is_complex():
        return functions.pow(self.to(complex128), exponent.to(complex128))
    return functions.pow(_double(self), _double(exponent))


def float_power_Tensor_Scalar(self: Tensor, exponent: complex) -> Tensor:
    """`self ** exponent` in float64 or complex128."""
    if isinstance(exponent, complex):
        return functions.pow(self.to(complex128), exponent)
    return functions.pow(_double(self), exponent)


def float_power_Scalar(self: complex, exponent: Tensor) -> Tensor:
    """`self ** exponent` in float64 or complex128."""
    if isinstance(self, complex):
        return functions.pow(self, exponent.to(complex128))
    return functions.pow(self, _double(exponent))


def _check_double(self: Tensor, exponent: Any) -> None:
    complex_result = isinstance(exponent, complex) or (
        isinstance(exponent, Tensor) and exponent.is_complex()
    )
    needed = complex128 if complex_result or self.is_complex() else float64
    if self.dtype != needed:
        raise RuntimeError(
            f"the base given to float_power_ has dtype {self.dtype} but the operation's result"
            f" requires dtype {needed}"
        )


def float_power__Tensor(self: Tensor, exponent: Tensor) -> Tensor:
    """`float_power` in place; RuntimeError unless `self` has the dtype of its result."""
    _check_double(self, exponent)
    return self.pow_(exponent)


def float_power__Scalar(self: Tensor, exponent: complex) -> Tensor:
    """`float_power` in place; RuntimeError unless `self` has the dtype of its result."""
    _check_double(self, exponent)
    return self.pow_(exponent)


def ldexp_Tensor(self: Tensor, other: Tensor) -> Tensor:
    """`self * 2 ** other`, where integers in `other` do not widen it; NotImplementedError for Booleans."""
    if other.dtype == bool_ and self.dtype != bool_:
        raise NotImplementedError("\"ldexp_cpu_exp\" not implemented for 'Bool'")
    scaled = self * functions.pow(2.0, other)
    narrow = self.dtype.is_floating_point and not other.dtype.is_floating_point
    return scaled.to(self.dtype) if narrow else scaled


def positive(self: Tensor) -> Tensor:
    """The tensor itself; RuntimeError for booleans."""
    if self.dtype == bool_:
        raise RuntimeError("The `+` operator, on a bool tensor is not supported.")
    return self


def where_nonzero(condition: Tensor) -> list[Tensor]:
    """The indices of the non-zero elements, one tensor for each dimension."""
    return list(functions.nonzero_numpy(condition))
