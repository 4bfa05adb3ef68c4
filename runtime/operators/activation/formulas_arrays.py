"""Derivatives of activation functions, over arrays."""

from __future__ import annotations

from ...core.constants import constant
from ...core.namespace import Array, Into, np
from ..pointwise.elementwise_blocks import by_blocks
from ..pointwise.exponential import sigmoid
from ..pointwise.selection import keep_where
from ..pointwise.vectorised import one_plus_exp
from .gated import halves

_FEW = 4096
"""Elements up to which the call of `numpy.clip` costs more than what it saves."""


@by_blocks
def within(grad: Array, self: Array, low: float, high: float, into: Into = ...) -> Array:
    """`grad` where `low < self < high`, zero elsewhere."""
    return keep_where(np.logical_and(self > low, self < high), grad, into=into)


@by_blocks
def hardswish_backward(grad: Array, self: Array, into: Into = ...) -> Array:
    """0 up to -3, 1 from 3 on, `x / 3 + 1 / 2` between."""
    slope = (
        np.minimum(np.maximum(self, -3), 3, out=...) if self.size < _FEW else np.clip(self, -3, 3)
    )
    slope /= constant(3, self.dtype)
    # At the ends, where it is -1 or 1, half of it is too much.
    half = np.trunc(slope, out=into)
    half -= constant(1, self.dtype)
    half *= constant(-0.5, self.dtype)
    slope += half
    return np.multiply(grad, slope, out=into)


@by_blocks
def log_sigmoid_backward(grad: Array, self: Array, into: Into = ...) -> Array:
    """`grad / (1 + exp(self))`."""
    return np.divide(grad, one_plus_exp(self, into), out=into)


def glu_gradient(grad: Array, self: Array, dim: int) -> Array:
    """The gradient of `glu` for both halves of `self`."""
    first, second = halves(self, dim)
    gate = sigmoid(second)
    inner = np.multiply(grad, first)
    inner *= gate
    inner *= np.subtract(constant(1, gate.dtype), gate)
    return np.concatenate((np.multiply(grad, gate), inner), dim)
