"""Derivative helpers of padding."""

from __future__ import annotations

from collections.abc import Sequence

from gradsmith.generated import functions

from ...core.tensor import Tensor


def constant_pad_backward(grad: Tensor, pad: Sequence[int]) -> Tensor:
    """What was added cut off, and zeros where something was."""
    return functions.constant_pad_nd(grad, [-amount for amount in pad], 0)
