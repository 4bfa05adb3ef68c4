"""Derivatives of views and of putting arrays together."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.namespace import Array, np
from ..dims import normalize_dim

__all__ = [
    "permute_backward",
    "pieces_backward",
    "reshape",
    "slice_part_backward",
    "split_backward",
    "stack_backward",
    "unbind_backward",
]


def reshape(self: Array, shape: tuple[int, ...]) -> Array:
    """The same elements under another shape."""
    return self.reshape(shape)


def permute_backward(grad: Array, dims: tuple[int, ...]) -> Array:
    """The dimensions put back."""
    ndim = len(dims)
    inverse = [0] * ndim
    for place, dim in enumerate(dims):
        inverse[dim] = place
    return grad.transpose(inverse)


def slice_part_backward(
    grad: Array,
    shape: tuple[int, ...],
    dim: int,
    start: int | None,
    end: int | None,
    step: int,
) -> Array:
    """Zeros but for the part that was sliced out."""
    out = np.zeros(shape, grad.dtype)
    axis = normalize_dim(dim, len(shape))
    out[(slice(None),) * axis + (slice(start, end, step),)] = grad
    return out


def pieces_backward(
    grads: Sequence[Array | None], sizes: Sequence[int], shape: tuple[int, ...], dim: int
) -> Array | None:
    """Gradients of pieces along `dim`, put together again; zeros for the unused ones."""
    known = next((grad for grad in grads if grad is not None), None)
    if known is None:
        return None
    axis = normalize_dim(dim, len(shape))
    out = np.zeros(shape, known.dtype)
    start = 0
    for grad, size in zip(grads, sizes, strict=True):
        if grad is not None:
            out[(slice(None),) * axis + (slice(start, start + size),)] = grad
        start += size
    return out


def split_backward(
    grads: Sequence[Array | None], split_size: int, shape: tuple[int, ...], dim: int
) -> Array | None:
    """Gradients of equal pieces, put together again."""
    extent = shape[dim]
    starts = range(0, max(extent, 1), split_size) if split_size else [0]
    sizes = [min(split_size or extent, extent - start) for start in starts]
    return pieces_backward(grads, sizes, shape, dim)


def unbind_backward(
    grads: Sequence[Array | None], shape: tuple[int, ...], dim: int
) -> Array | None:
    """Gradients of slices, stacked; zeros for the unused ones."""
    known = next((grad for grad in grads if grad is not None), None)
    if known is None:
        return None
    out = np.zeros(shape, known.dtype)
    places = np.moveaxis(out, dim, 0)
    for place, grad in enumerate(grads):
        if grad is not None:
            places[place] = grad
    return out


def stack_backward(grad: Array, dim: int) -> list[Array]:
    """The slice of `grad` that belongs to each array of a stack."""
    slices = np.moveaxis(grad, dim, 0)
    return [slices[number] for number in range(len(slices))]
