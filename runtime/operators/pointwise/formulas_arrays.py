"""Derivatives of pointwise operators, over arrays."""

from __future__ import annotations

from typing import Any

from ...core.errors import NotPlain
from ...core.namespace import Array, DType, Into, certain, np
from .elementwise_blocks import by_blocks
from .selection import keep_where


def to(self: Array, dtype: DType) -> Array:
    """`self` in another dtype."""
    return self.astype(dtype, copy=False)


def scaled(x: Any, factor: Any) -> Any:
    """`x * factor`, and `x` itself for the usual factor 1."""
    return x if factor == 1 else x * factor


def div_mode_backward_self(grad: Array, other: Any, rounding_mode: str | None) -> Any:
    """Rounded quotients are constant almost everywhere."""
    return grad / other if rounding_mode is None else np.zeros_like(grad)


def div_mode_backward_other(grad: Array, self: Any, other: Any, rounding_mode: str | None) -> Any:
    """Gradient of a quotient with respect to the divisor."""
    return -grad * (self / other / other) if rounding_mode is None else np.zeros_like(grad)


def pow_backward_self(grad: Array, self: Any, exponent: Any) -> Any:
    """Gradient of a power with respect to its base; zero where the exponent is zero.

    Complex powers of real numbers need tensors, as do those of a complex number below.
    """
    if exponent.__class__ is complex:
        raise NotPlain
    if exponent.__class__ is np.ndarray:
        slope = grad * (exponent * self ** (exponent - 1))
        return np.where(exponent == 0, 0, slope)
    if exponent == 2:
        return grad * (2 * self)
    if exponent == 0:
        return np.zeros_like(grad)
    return grad * (exponent * self ** (exponent - 1))


def pow_backward_exponent(grad: Array, self: Any, exponent: Any, result: Array) -> Any:
    """Gradient of a power with respect to its exponent; zero for a base of zero raised to an exponent that is
    not negative."""
    if result.dtype.kind == "c":
        raise NotPlain
    slope = grad * (result * np.log(self, dtype=result.dtype))
    return np.where((self == 0) & (exponent >= 0), 0, slope)


def atan2_backward(grad: Array, self: Array, other: Array) -> Any:
    """`grad * other / (self^2 + other^2)`, over the greater of the two, by their quotient; zero at the origin."""
    first, second = np.absolute(self), np.absolute(other)
    greater, lesser = np.maximum(first, second), np.minimum(first, second)
    greater = greater + (greater == 0)
    return grad * (other / greater) / (greater + lesser * (lesser / greater))


@by_blocks
def extreme_backward(grad: Array, self: Array, other: Array, into: Into = ...) -> Array:
    """`grad` where `self` is not less than `other`, half of it where they are equal."""
    kept = keep_where(np.less(self, other, out=...), grad, False, into)
    equal = np.equal(self, other, out=...)
    return np.where(equal, grad / 2, kept) if certain(equal.any(), True) else kept


@by_blocks
def clamp_backward(grad: Array, self: Array, min: Any, max: Any, into: Into = ...) -> Array:
    """`grad` where the element lies within the bounds, ends included."""
    if min is None:
        inside = np.less_equal(self, max, out=...)
    else:
        inside = np.greater_equal(self, min, out=...)
        if max is not None:
            inside &= np.less_equal(self, max)
    return keep_where(inside, grad, True, into)


@by_blocks
def where_finite(grad: Array, self: Array, into: Into = ...) -> Array:
    """`grad`, and zero where `self` is not finite."""
    return np.multiply(grad, np.isfinite(self), out=into)
