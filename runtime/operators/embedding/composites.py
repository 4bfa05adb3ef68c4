"""Bags of rows, in terms of the operator that keeps what its gradient needs."""

from __future__ import annotations

from gradsmith.generated import functions

from ...core.tensor import Tensor

__all__ = ["embedding_bag", "embedding_bag_padding_idx"]

Results = tuple[Tensor, Tensor, Tensor, Tensor]


def embedding_bag(
    weight: Tensor,
    indices: Tensor,
    offsets: Tensor,
    scale_grad_by_freq: bool,
    mode: int,
    sparse: bool,
    per_sample_weights: Tensor | None,
    include_last_offset: bool,
) -> Results:
    """`embedding_bag` in which every index counts."""
    return functions._embedding_bag(
        weight,
        indices,
        offsets,
        scale_grad_by_freq,
        mode,
        sparse,
        per_sample_weights,
        include_last_offset,
    )


def embedding_bag_padding_idx(
    weight: Tensor,
    indices: Tensor,
    offsets: Tensor,
    scale_grad_by_freq: bool,
    mode: int,
    sparse: bool,
    per_sample_weights: Tensor | None,
    include_last_offset: bool,
    padding_idx: int | None,
) -> Results:
    """`embedding_bag` in which `padding_idx` does not count."""
    if padding_idx is None:
        padding_idx = -1
    elif not -weight.shape[0] <= padding_idx < weight.shape[0]:
        raise RuntimeError(
            f"padding_idx must be within the number of embeddings, -{weight.shape[0]} through "
            f"{weight.shape[0] - 1}, but got {padding_idx}"
        )
    elif padding_idx < 0:
        padding_idx += weight.shape[0]
    return functions._embedding_bag(
        weight,
        indices,
        offsets,
        scale_grad_by_freq,
        mode,
        sparse,
        per_sample_weights,
        include_last_offset,
        padding_idx,
    )
