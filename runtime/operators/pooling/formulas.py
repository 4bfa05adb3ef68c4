"""Derivative helpers of pooling."""

from __future__ import annotations

from ...core.tensor import Tensor


def gather_by_index(tensor: Tensor, indices: Tensor, rank: int) -> Tensor:
    """Elements of `tensor` at `indices` into its last `rank` dimensions, flattened."""
    flat = tensor.flatten(-rank).gather(-1, indices.flatten(-rank))
    return flat.reshape(indices.shape)
