"""Derivatives of views and of putting arrays together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core.namespace import Array, np
from ..dims import normalize_dim
from ..reduction.reduction import sum_dim
from .view import expand as seen_as


def reshape(self: Array, shape: tuple[int, ...]) -> Array:
    """The same elements under another shape."""
    return self.reshape(shape)


_FEW = 1024
"""Elements below which a copy costs less than arithmetic over strides of 0 does."""


def expand(self: Array, size: tuple[int, ...], implicit: bool = False) -> Array:
    """As the operator, but for few elements along one dimension, which get memory of their own.

    Along several, strides of 0 leave it to the other operand of what comes next how the result lies.
    """
    if self.ndim == 0 and len(size) == 1 and size[0] < _FEW:
        out = np.empty(size, self.dtype)
        out.fill(self)
        return out
    return seen_as(self, size)


def permute_backward(grad: Array, dims: tuple[int, ...]) -> Array:
    """The dimensions put back."""
    return grad.transpose(sorted(range(len(dims)), key=lambda place: dims[place] % len(dims)))


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


def cat_backward(grad: Array, shapes: Sequence[tuple[int, ...]], dim: int) -> list[Array]:
    """The part of `grad` that belongs to each tensor of a concatenation."""
    axis = normalize_dim(dim, grad.ndim)
    leading = (slice(None),) * axis
    result = []
    start = 0
    for shape in shapes:
        if shape == (0,):
            # An empty vector joins tensors of any number of dimensions.
            result.append(np.zeros((0,), grad.dtype))
            continue
        end = start + shape[axis]
        result.append(grad[(*leading, slice(start, end))])
        start = end
    return result


def pieces_backward(
    grads: Sequence[Array | None], sizes: Sequence[int], shape: tuple[int, ...], dim: int
) -> Array | None:
    """Gradients of pieces along `dim`, put together again; zeros for the unused ones."""
    axis = normalize_dim(dim, len(shape))
    present = [grad for grad in grads if grad is not None]
    if not present:
        return None
    if len(present) == len(grads):
        outcome: Array = np.concatenate(present, axis)
        return outcome
    out = np.zeros(shape, present[0].dtype)
    start = 0
    for grad, size in zip(grads, sizes):
        if grad is not None:
            out[(slice(None),) * axis + (slice(start, start + size),)] = grad
        start += size
    return out


def split_backward(
    grads: Sequence[Array | None], split_size: int, shape: tuple[int, ...], dim: int
) -> Array | None:
    """Gradients of equal pieces, put together again."""
    return pieces_backward(
        grads, [split_size] * len(grads), shape, dim
    )  # a slice ends where its array does


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


def repeat_backward(grad: Array, repeats: tuple[int, ...], shape: tuple[int, ...]) -> Any:
    """The sum over all copies."""
    lead = len(repeats) - len(shape)
    split = [extent for pair in zip(repeats[lead:], shape) for extent in pair]
    axes = (*range(lead), *range(lead, lead + len(split), 2))
    return sum_dim(grad.reshape((*repeats[:lead], *split)), axes) if axes else grad
