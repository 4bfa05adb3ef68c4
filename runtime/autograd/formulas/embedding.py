"""Derivative helpers of table look-ups."""

from __future__ import annotations

import gradsmith as gs
from gradsmith.tensor import Tensor

__all__ = ["embedding_bag_tangent", "embedding_double_backward"]

_MAX = 2
"""The mode of `_embedding_bag` that takes maxima."""


def embedding_bag_tangent(
    weight: Tensor,
    indices: Tensor,
    offsets: Tensor,
    mode: int,
    per_sample_weights: Tensor | None,
    include_last_offset: bool,
    padding_idx: int,
    maximum_indices: Tensor,
) -> Tensor:
    """The bags of the tangent of `weight`; maxima are taken where those of the weights themselves are."""
    if mode != _MAX:
        return gs._embedding_bag(
            weight,
            indices,
            offsets,
            False,
            mode,
            False,
            per_sample_weights,
            include_last_offset,
            padding_idx,
        )[0]
    # Where a bag is empty its index is the number of rows: there a row of zeros is put.
    padded = gs.cat([weight, weight.new_zeros((1, weight.shape[1]))])
    return padded.gather(0, maximum_indices)


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
