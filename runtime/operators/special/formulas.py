"""Derivative helpers of the special functions."""

from __future__ import annotations

from typing import Any

from gradsmith.generated import special

from ...core.tensor import Tensor


def igamma_slope(self: Tensor, other: Tensor) -> Tensor:
    """`x^(a - 1) exp(-x) / gamma(a)`, the derivative of `igamma` in x."""
    a, x = _wide(self), _wide(other)
    return ((a - 1) * x.log() - x - a.lgamma()).exp().to(other.dtype)


def log_ndtr_backward(grad: Any, self: Tensor) -> Any:
    """The hazard of the normal distribution, `sqrt(2 / pi) / erfcx(-x / sqrt(2))`."""
    hazard = 0.7978845608028654 / special.erfcx(_wide(self) * -0.7071067811865476)
    return grad * hazard.to(self.dtype)


def _wide(x: Tensor) -> Tensor:
    """In double precision, where less is not enough for the argument of an exponential."""
    return x if x.dtype.itemsize >= 8 else x.double()


def xlog1py_backward_self(grad: Any, self: Any, other: Any) -> Any:
    """`grad * log(1 + other)`, zero where `self` is zero and `other` is at most -1."""
    return special.xlog1py(grad, other).masked_fill((self == 0) & (other <= -1), 0)
