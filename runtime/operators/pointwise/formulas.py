"""Derivative helpers of the pointwise operators."""

from __future__ import annotations

from typing import Any

from gradsmith.generated import functions

from ...core.dtypes import bool_
from ...core.tensor import Tensor

__all__ = [
    "abs_forward",
    "angle_backward",
    "angle_forward",
    "clamp_backward",
    "clamp_backward_max",
    "clamp_backward_min",
    "complex_forward",
    "copysign_backward",
    "div_mode_backward_other",
    "div_mode_backward_self",
    "div_mode_forward",
    "extreme_backward",
    "imaginary_part",
    "logaddexp_backward",
    "logit_backward",
    "polar_forward",
    "pow_backward_exponent",
    "pow_backward_self",
    "pow_forward",
    "real_part",
    "scaled",
    "sgn_backward",
    "sinc_backward",
    "where_finite",
    "xlogy_backward_self",
]


def _conj(x: Any) -> Any:
    """The conjugate of a tensor or number; a real one is itself."""
    if isinstance(x, Tensor):
        return x.conj() if x.is_complex() else x
    return x.conjugate()


def real_part(x: Tensor) -> Tensor:
    """The real part of a complex tensor; a real tensor is its own."""
    return functions.real(x) if x.is_complex() else x


def imaginary_part(x: Tensor) -> Tensor:
    """The imaginary part of a complex tensor; of a real tensor, zeros."""
    return functions.imag(x) if x.is_complex() else functions.zeros_like(x)


def scaled(x: Any, factor: complex) -> Any:
    """`x * conj(factor)`, and `x` itself for the usual factor 1."""
    return x if factor == 1 else x * _conj(factor)


def div_mode_backward_self(grad: Tensor, other: Any, rounding_mode: str | None) -> Tensor:
    """Rounded quotients are constant almost everywhere."""
    return grad / _conj(other) if rounding_mode is None else functions.zeros_like(grad)


def div_mode_backward_other(
    grad: Tensor, self: Any, other: Any, rounding_mode: str | None
) -> Tensor:
    """Gradient of a quotient with respect to the divisor."""
    if rounding_mode is not None:
        return functions.zeros_like(grad)
    result: Tensor = -grad * _conj(self / other / other)
    return result


def div_mode_forward(
    self_t: Any, self_p: Any, other_t: Any, other_p: Any, rounding_mode: str | None
) -> Any:
    """Forward derivative of a quotient."""
    if rounding_mode is None:
        return (self_t - other_t * (self_p / other_p)) / other_p
    return functions.zeros_like(self_t if isinstance(self_t, Tensor) else other_t)


def pow_backward_self(grad: Any, self: Any, exponent: Any) -> Any:
    """Gradient of a power with respect to its base; zero where the exponent is zero."""
    if not isinstance(exponent, Tensor):
        if exponent == 0:
            return functions.zeros_like(grad)
        if exponent == 1:
            return grad
        if exponent == 2:
            return grad * _conj(2 * self)
        return grad * _conj(exponent * self ** (exponent - 1))
    # 0 ** -1 would be infinite, and zero times that NaN in the next derivative: 1 stands in for such a base.
    free = (exponent == 0) & ((self == 0) | (self != self))
    return grad * _conj(exponent * functions.where(free, 1, self) ** (exponent - 1))


def pow_backward_exponent(grad: Any, self: Any, exponent: Any, result: Any) -> Any:
    """Gradient of a power with respect to its exponent; zero for a base of zero raised to
    an exponent that is not negative."""
    if not isinstance(self, Tensor):
        if self == 0:
            falling = real_part(exponent) < 0
            return grad * _conj(
                result * functions.zeros_like(result).masked_fill(falling, float("-inf"))
            )
        return grad * _conj(result * functions.full((), self, dtype=result.dtype).log())
    nought = (self == 0) & (real_part(exponent) >= 0)
    if result.is_complex():  # of a negative number too
        self = self.to(result.dtype)
    # The logarithm of 1 rather than none of the product's: derivatives of zero times minus infinity are NaN.
    return grad * _conj(result * functions.where(nought, 1, self).log())


def pow_forward(self_t: Any, self_p: Any, exponent_t: Any, exponent_p: Any, result: Any) -> Any:
    """Forward derivative of a power of two tensors."""
    along_self = _conj(pow_backward_self(_conj(self_t), self_p, exponent_p))
    along_exponent = _conj(pow_backward_exponent(_conj(exponent_t), self_p, exponent_p, result))
    # Of a negative number there is no logarithm: an exponent that does not move must not ask for it.
    return along_self + functions.where(exponent_t == 0, 0, along_exponent)


def logaddexp_backward(grad: Tensor, self: Tensor, other: Tensor, result: Tensor) -> Tensor:
    """Gradient of `logaddexp` with respect to `self`; where both are the same infinity, half."""
    if grad.is_complex():
        outcome: Tensor = grad * _conj((self - result).exp())
        return outcome
    return grad / (1 + functions.exp(other - self))


def xlogy_backward_self(grad: Any, self: Any, other: Any) -> Any:
    """`grad * log(other)`, zero where `self` is zero and `other` is not positive."""
    logarithm = other.log() if isinstance(other, Tensor) else functions.full_like(grad, other).log()
    return functions.where(_zero_base(self, other), 0, grad * logarithm)


def _zero_base(self: Any, other: Any) -> Any:
    if isinstance(self, Tensor) and isinstance(other, Tensor):
        return (self == 0) & (other <= 0)
    if isinstance(self, Tensor):
        return (self == 0) if other <= 0 else functions.zeros_like(self, dtype=bool_)
    return other <= 0 if self == 0 else functions.zeros_like(other, dtype=bool_)


def sinc_backward(grad: Tensor, self: Tensor) -> Tensor:
    """`(cos(pi x) pi x - sin(pi x)) / (pi x^2)`, zero at zero."""
    pi = 3.141592653589793
    x = self * pi
    slope = (x.cos() * x - x.sin()) / (x * self)
    return functions.where(self == 0, 0, grad * _conj(slope))


def logit_backward(grad: Any, self: Tensor, eps: float | None) -> Any:
    """`grad / (x (1 - x))`; zero where the element was clamped, NaN outside [0, 1] if it was not."""
    slope = grad / (self * (1 - self))
    if eps is None:
        return functions.where((self >= 0) & (self <= 1), slope, float("nan"))
    return functions.where((self >= eps) & (self <= 1 - eps), slope, 0)


def abs_forward(self_t: Tensor, self_p: Tensor) -> Tensor:
    """Directional derivative of the modulus."""
    return real_part(self_t * _conj(self_p.sgn()))


def sgn_backward(grad: Tensor, self: Tensor, result: Tensor) -> Tensor:
    """Of `grad`, the part at right angles to `self`, over the modulus; zero for real tensors."""
    if not grad.is_complex():
        return functions.zeros_like(grad)
    along = real_part(grad * result.conj()) * result
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
    slope = functions.where(self == 0, 0, self * 1j / real_part(self * self.conj()))
    outcome: Tensor = grad * slope
    return outcome


def angle_forward(self_t: Tensor, self_p: Tensor) -> Tensor:
    """Directional derivative of the angle."""
    if not self_p.is_complex():
        return functions.zeros_like(self_t)
    return imaginary_part(functions.where(self_p == 0, 0, self_t / self_p))


def complex_forward(real_t: Any, imag_t: Any, result: Tensor) -> Tensor:
    """Forward derivative of `complex`."""
    outcome: Tensor = real_t + imag_t * 1j
    return outcome


def polar_forward(abs_t: Any, angle_t: Any, angle: Tensor, result: Tensor) -> Tensor:
    """Forward derivative of `polar`: along the ray and across it."""
    outcome: Tensor = (
        functions.polar(functions.ones_like(angle), angle) * abs_t + result * 1j * angle_t
    )
    return outcome


def where_finite(grad: Tensor, self: Tensor) -> Tensor:
    """`grad`, and zero where `self` is not finite; the two parts of a complex number apart."""
    if not self.is_complex():
        return grad * functions.isfinite(self)
    return functions.complex(
        grad.real * functions.isfinite(self.real), grad.imag * functions.isfinite(self.imag)
    )
