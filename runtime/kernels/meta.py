"""Meta kernels that many operators share: the result's shape and dtype, without its elements."""

from __future__ import annotations

from typing import Any

from gradsmith.kernels.namespace import Array, empty

__all__ = ["like_self"]


def like_self(self: Array, *rest: Any) -> Array:
    """A result of the shape and dtype of the first argument."""
    return empty(self.shape, self.dtype)
