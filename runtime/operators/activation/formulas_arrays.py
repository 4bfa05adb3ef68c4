"""Derivatives of activation functions, over arrays."""

from __future__ import annotations

from ...core.constants import constant
from ...core.namespace import Array, Into, np
from ..pointwise.elementwise_blocks import by_blocks

_FEW = 4096
"""Elements up to which the call of `numpy.clip` costs more than what it saves."""


@by_blocks
def hardswish_backward(grad: Array, self: Array, into: Into = ...) -> Array:
    """0 up to -3, 1 from 3 on, `x / 3 + 1 / 2` between."""
    third = np.divide(self, constant(3, self.dtype), out=...)
    third = (
        np.minimum(np.maximum(third, -1), 1) if self.size < _FEW else np.clip(third, -1, 1, third)
    )
    # At the ends, where it is -1 or 1, half of it is too much.
    slope = np.trunc(third, out=into)
    slope *= constant(-0.5, self.dtype)
    slope += third
    slope += constant(0.5, self.dtype)
    return np.multiply(grad, slope, out=into)
