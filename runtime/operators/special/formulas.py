"""Derivative helpers of the special functions."""

from __future__ import annotations

from typing import Any

from gradsmith.generated import functions, special

from ...core.tensor import Tensor


def i1e_backward(grad: Any, self: Tensor, result: Tensor) -> Any:
    """`I0e - I1e (sign(x) + 1 / x)`; up to one, where the quotient is near a half, it comes from a series."""
    small = self.abs() < 1
    # What `where` hides is made safe first: a NaN would come back in its own gradient.
    near, far = functions.where(small, self, 0), functions.where(small, 1, self)
    quotient = (-near.abs()).exp() * functions._bessel_i_ratio(1, near)
    quotient = functions.where(small, quotient, result / far)
    return grad * (special.i0e(self) - self.sgn() * result - quotient)


def igamma_slope(self: Tensor, other: Tensor) -> Tensor:
    """`x^(a - 1) exp(-x) / gamma(a)`, the derivative of `igamma` in x."""
    return ((self - 1) * other.log() - other - self.lgamma()).exp()


def log_ndtr_backward(grad: Any, self: Tensor) -> Any:
    """The hazard of the normal distribution, `sqrt(2 / pi) / erfcx(-x / sqrt(2))`."""
    return grad / special.erfcx(self * -0.7071067811865476) * 0.7978845608028654


def xlog1py_backward_self(grad: Any, self: Any, other: Any) -> Any:
    """`grad * log(1 + other)`, zero where `self` is zero and `other` is at most -1."""
    return special.xlog1py(grad, other).masked_fill((self == 0) & (other <= -1), 0)
