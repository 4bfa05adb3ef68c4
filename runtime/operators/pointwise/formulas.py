"""Derivative helpers of the pointwise operators."""

from __future__ import annotations

from typing import Any

from gradsmith.generated import functions

from ...autograd.nodes.recording import conj
from ...core.tensor import Tensor


def scaled(x: Any, factor: complex) -> Any:
    """`x * conj(factor)`, and `x` itself for the usual factor 1."""
    return x if factor == 1 else x * conj(factor)


def div_mode_backward_self(grad: Tensor, other: Any, rounding_mode: str | None) -> Tensor:
    """Rounded quotients are constant almost everywhere."""
    return grad / conj(other) if rounding_mode is None else functions.zeros_like(grad)


def div_mode_backward_other(
    grad: Tensor, self: Any, other: Any, rounding_mode: str | None
) -> Tensor:
    """Gradient of a quotient with respect to the divisor."""
    if rounding_mode is not None:
        return functions.zeros_like(grad)
    result: Tensor = -grad * conj(self / other / other)
    return result


def pow_backward_self(grad: Any, self: Any, exponent: Any) -> Any:
    """Gradient of a power with respect to its base; zero where the exponent is zero."""
    if not isinstance(exponent, Tensor):
        if exponent == 0:
            return functions.zeros_like(grad)
        return grad * conj(exponent * self ** (exponent - 1))
    # 0 ** -1 would be infinite, and zero times that NaN in the next derivative: 1 stands in for such a base.
    free = (exponent == 0) & ((self == 0) | (self != self))
    return grad * conj(exponent * functions.where(free, 1, self) ** (exponent - 1))


def pow_backward_exponent(grad: Any, self: Any, exponent: Any, result: Any) -> Any:
    """Gradient of a power with respect to its exponent; zero for a base of zero raised to
    an exponent that is not negative."""
    # The logarithm of a negative number is complex where the result is.
    base = self.to(result.dtype) if isinstance(self, Tensor) else result.new_full((), self)
    nought = (base == 0) & (functions.real(exponent) >= 0)
    # The logarithm of 1 rather than none of the product's: derivatives of zero times minus infinity are NaN.
    return grad * conj(result * functions.where(nought, 1, base).log())


def asinh_backward(grad: Any, self: Tensor) -> Any:
    """`grad / sqrt(1 + x^2)`; of real numbers without the square, which overflows."""
    if self.is_complex():
        return grad * (self * self + 1).rsqrt().conj()
    return grad / self.hypot(self.new_ones(()))


def atan2_backward(grad: Any, self: Tensor, other: Tensor) -> Any:
    """`grad * other / (self^2 + other^2)`, without squares, which overflow and underflow.

    Zero at the origin, where there is no derivative.
    """
    origin = (self == 0) & (other == 0)
    length = functions.hypot(self, other.masked_fill(origin, 1))
    return (grad * (other / length) / length).masked_fill(origin, 0)


def logit_backward(grad: Any, self: Tensor, eps: float | None) -> Any:
    """`grad / (x (1 - x))`; zero where the element was clamped, NaN outside [0, 1] if it was not."""
    slope = grad / (self * (1 - self))
    if eps is None:
        return functions.where((self >= 0) & (self <= 1), slope, float("nan"))
    return functions.where((self >= eps) & (self <= 1 - eps), slope, 0)


def sgn_backward(grad: Tensor, self: Tensor, result: Tensor) -> Tensor:
    """Of `grad`, the part at right angles to `self`, over the modulus; zero for real tensors."""
    if not self.is_complex():
        return functions.zeros_like(grad)
    along = functions.real(grad * conj(result)) * result
    return functions.where(self == 0, 0, (grad - along) / self.abs())


def copysign_backward(grad: Any, self: Any, result: Any) -> Any:
    """`grad` with the sign turned where `copysign` turned it; zero at zero."""
    return functions.where(self == 0, 0, grad * (result / self))


def extreme_backward(grad: Any, self: Any, other: Any) -> Any:
    """`grad` where `self` is not less than `other`, half of it where they are equal."""
    return functions.where(self == other, grad / 2, functions.where(self < other, 0, grad))


def clamp_backward(grad: Any, self: Tensor, min: Any, max: Any) -> Any:
    """`grad` where the element lies within the bounds, ends included."""
    if min is None:
        inside = self <= max
    elif max is None:
        inside = self >= min
    else:
        inside = (self >= min) & (self <= max)
    return functions.where(inside, grad, 0)


def clamp_backward_min(grad: Any, self: Tensor, min: Tensor, max: Tensor | None) -> Any:
    """`grad` where the lower bound was taken."""
    below = self < min
    return functions.where(below if max is None else below & (min < max), grad, 0)


def clamp_backward_max(grad: Any, self: Tensor, min: Tensor | None, max: Tensor) -> Any:
    """`grad` where the upper bound was taken."""
    above = self > max
    return functions.where(above if min is None else above | (max < min), grad, 0)


def angle_backward(grad: Tensor, self: Tensor) -> Tensor:
    """`grad * i z / |z|^2` for complex tensors, zero at zero; zero for real ones."""
    if not self.is_complex():
        return functions.zeros_like(self)
    return grad * functions.where(self == 0, 0, -1j / self).conj()


def where_finite(grad: Tensor, self: Tensor) -> Tensor:
    """`grad`, and zero where `self` is not finite; the two parts of a complex number apart."""
    if not self.is_complex():
        return grad * functions.isfinite(self)
    parts = functions.view_as_real(grad) * functions.isfinite(functions.view_as_real(self))
    return functions.view_as_complex(parts)
