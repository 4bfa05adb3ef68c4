"""Derivative helpers of pooling."""

from __future__ import annotations

from ...core.tensor import Tensor

__all__ = ["gather_by_index"]


def gather_by_index(tensor: Tensor, indices: Tensor, rank: int) -> Tensor:
    """Elements of `tensor` at `indices` into its last `rank` dimensions, flattened."""
    if not indices.numel():
        return tensor.new_zeros(indices.shape)
    flat = tensor.flatten(-rank).gather(-1, indices.flatten(-rank))
    return flat.reshape(indices.shape)
