"""Shapes of resampling."""

from __future__ import annotations

from typing import Any

from gradsmith.kernels.namespace import Array, empty

__all__ = ["upsample_backward_meta", "upsample_meta"]


def upsample_meta(self: Array, output_size: tuple[int, ...], *rest: Any) -> Array:
    """The shape and dtype of any resampling to `output_size`."""
    if self.ndim != len(output_size) + 2:
        raise RuntimeError(
            f"It is expected input_size equals to {len(output_size) + 2}, but got size {self.ndim}"
        )
    return empty((*self.shape[:2], *output_size), self.dtype)


def upsample_backward_meta(
    grad_output: Array, output_size: tuple[int, ...], input_size: tuple[int, ...], *rest: Any
) -> Array:
    """The shape and dtype of any resampling's gradient."""
    return empty(tuple(input_size), grad_output.dtype)
