"""Derivatives of padding, over arrays."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.namespace import Array
from .padding import constant_pad_nd


def constant_pad_backward(grad: Array, pad: Sequence[int]) -> Array:
    """What was added cut off, and zeros where something was."""
    return constant_pad_nd(grad, tuple([-amount for amount in pad]), 0)
