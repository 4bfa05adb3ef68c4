"""Derivatives of reading by index tensors, over arrays: zeros are written to and not copied first."""

from __future__ import annotations

from typing import Any

from ...core.namespace import Array, np
from .scatter import index_add_to, scatter_add_to


def gather_backward(grad: Array, shape: tuple[int, ...], dim: int, index: Array) -> Any:
    """`grad` added to zeros where `gather` read."""
    return scatter_add_to(np.zeros(shape, grad.dtype), dim, index, grad)


def index_select_backward(grad: Array, shape: tuple[int, ...], dim: int, index: Array) -> Any:
    """`grad` added to zeros where `index_select` read."""
    return index_add_to(np.zeros(shape, grad.dtype), dim, index, grad)
