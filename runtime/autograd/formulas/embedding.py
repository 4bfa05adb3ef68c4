"""Derivative helpers of table look-ups."""

from __future__ import annotations

import gradsmith as gs
from gradsmith.tensor import Tensor

__all__ = ["embedding_double_backward"]


def embedding_double_backward(
    grad: Tensor, indices: Tensor, padding_idx: int, scale_grad_by_freq: bool
) -> Tensor:
    """Gradient of `embedding_dense_backward`: what it added up, looked up."""
    if scale_grad_by_freq:
        raise RuntimeError("embedding: double backward with scale_grad_by_freq is not supported")
    rows = gs.embedding(grad, indices)
    if padding_idx >= 0:
        rows = rows.masked_fill((indices == padding_idx).unsqueeze(-1), 0)
    return rows
