"""Derivatives of losses, over arrays."""

from __future__ import annotations

from ...core.namespace import Array
from .cross_entropy import class_cross_entropy_gradient

__all__ = ["class_cross_entropy_backward"]


def class_cross_entropy_backward(
    grad: Array, self: Array, softmax: Array, target: Array, reduction: int, ignore_index: int
) -> Array:
    """The softmax of the scores, less 1 at the class, times what the sample receives."""
    return class_cross_entropy_gradient(grad, softmax, target, reduction, ignore_index)
