"""Shapes of table look-ups."""

from __future__ import annotations

from gradsmith.kernels.namespace import Array, empty

__all__ = [
    "embedding_bag_backward_meta",
    "embedding_bag_forward_meta",
    "embedding_bag_per_sample_weights_backward_meta",
    "embedding_dense_backward_meta",
    "embedding_meta",
]


def embedding_meta(
    weight: Array, indices: Array, padding_idx: int, scale_grad_by_freq: bool, sparse: bool
) -> Array:
    """The shape and dtype of `embedding`."""
    if weight.ndim != 2:
        raise RuntimeError("'weight' must be 2-D")
    return empty((*indices.shape, weight.shape[1]), weight.dtype)


def embedding_dense_backward_meta(
    grad_output: Array,
    indices: Array,
    num_weights: int,
    padding_idx: int,
    scale_grad_by_freq: bool,
) -> Array:
    """The shape and dtype of `embedding_dense_backward`."""
    return empty((num_weights, grad_output.shape[-1]), grad_output.dtype)


def embedding_bag_forward_meta(
    weight: Array,
    indices: Array,
    offsets: Array,
    scale_grad_by_freq: bool,
    mode: int,
    sparse: bool,
    per_sample_weights: Array | None,
    include_last_offset: bool,
    padding_idx: int,
) -> tuple[Array, Array, Array, Array]:
    """The shapes and dtypes of `embedding_bag_forward`."""
    bags = len(offsets) - 1 if include_last_offset else len(offsets)
    width = weight.shape[1]
    return (
        empty((bags, width), weight.dtype),
        empty(indices.shape, indices.dtype),
        empty((bags,), indices.dtype),
        empty((bags, width) if mode == 2 else (bags,), indices.dtype),
    )


def embedding_bag_backward_meta(
    grad: Array,
    indices: Array,
    offset2bag: Array,
    bag_size: Array,
    maximum_indices: Array,
    num_weights: int,
    scale_grad_by_freq: bool,
    mode: int,
    per_sample_weights: Array | None,
    padding_idx: int,
) -> Array:
    """The shape and dtype of `embedding_bag_backward`."""
    return empty((num_weights, grad.shape[1]), grad.dtype)


def embedding_bag_per_sample_weights_backward_meta(
    grad: Array,
    weight: Array,
    indices: Array,
    offsets: Array,
    offset2bag: Array,
    mode: int,
    padding_idx: int,
) -> Array:
    """The shape and dtype of `embedding_bag_per_sample_weights_backward`."""
    return empty(indices.shape, grad.dtype)
