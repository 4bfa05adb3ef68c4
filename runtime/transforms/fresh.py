"""Tensors that are made of numbers while a transform is open, by no operator that its level would see."""

from __future__ import annotations

from ..core.state import state
from ..core.tensor import Tensor
from .cells import functional, wrapped
from .levels import FunctionalLevel, GradLevel


def made_on_level(tensor: Tensor) -> Tensor:
    """The new `tensor` as one of the innermost level, which a function may change."""
    level = state.level
    if isinstance(level, GradLevel):
        return wrapped(tensor, level)
    return functional(tensor, level) if isinstance(level, FunctionalLevel) else tensor
