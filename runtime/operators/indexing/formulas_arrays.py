"""Derivatives of reading by index tensors, over arrays: zeros are written to and not copied first."""

from __future__ import annotations

from typing import Any

from ...core.namespace import Array, np
from ..pointwise.formulas_arrays import scaled
from .indexing import as_numpy_index, index_select
from .scatter import add_at_key, index_add_to, scatter_add_to


def index_backward(grad: Array, shape: tuple[int, ...], indices: list[Array | None]) -> Array:
    """`grad` added to zeros where `index` read."""
    out = np.zeros(shape, grad.dtype)
    add_at_key(out, as_numpy_index(out, indices), grad)
    return out


def gather_backward(grad: Array, shape: tuple[int, ...], dim: int, index: Array) -> Any:
    """`grad` added to zeros where `gather` read."""
    return scatter_add_to(np.zeros(shape, grad.dtype), dim, index, grad)


def index_select_backward(grad: Array, shape: tuple[int, ...], dim: int, index: Array) -> Any:
    """`grad` added to zeros where `index_select` read."""
    return index_add_to(np.zeros(shape, grad.dtype), dim, index, grad)


def masked_select_backward(grad: Array, shape: tuple[int, ...], mask: Array) -> Array:
    """`grad` in zeros, where the mask is true."""
    common = np.broadcast_shapes(shape, mask.shape)
    out = np.zeros(common, grad.dtype)
    out[np.broadcast_to(mask, common)] = grad
    return out


def index_add_backward_source(
    grad: Array, dim: int, index: Array, alpha: Any, shape: tuple[int, ...]
) -> Any:
    """The slices of `grad` that `index` names, in the shape of what was written there."""
    return scaled(index_select(grad, dim, index).reshape(shape), alpha)
