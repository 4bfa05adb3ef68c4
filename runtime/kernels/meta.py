"""Meta kernels that many operators share: the result's shape and dtype, without its elements."""

from __future__ import annotations

from typing import Any

from gradsmith.kernels.namespace import Array, empty, empty_together, np

__all__ = ["broadcast_tensors_meta", "like_self"]


def like_self(self: Array, *rest: Any) -> Array:
    """A result of the shape and dtype of the first argument."""
    return empty(self.shape, self.dtype)


def broadcast_tensors_meta(self: Array, *rest: Any) -> Array:
    """A result of the dtype of the first argument, of the shape and strides that all tensors broadcast to."""
    tensors = [self, *(value for value in rest if isinstance(value, np.ndarray))]
    return empty_together(tensors, self.dtype)
