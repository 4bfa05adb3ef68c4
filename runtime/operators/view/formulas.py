"""Backward of views and of putting tensors together."""

from __future__ import annotations

from collections.abc import Sequence

from gradsmith.generated import functions

from ...core.tensor import Tensor
from ..dims import normalize_dim

__all__ = [
    "as_strided_backward",
    "cat_backward",
    "permute_backward",
    "repeat_backward",
    "pieces_backward",
    "slice_part_backward",
    "split_backward",
    "stack_backward",
    "unbind_backward",
]


def permute_backward(grad: Tensor, dims: tuple[int, ...]) -> Tensor:
    """The dimensions put back."""
    ndim = len(dims)
    inverse = [0] * ndim
    for place, dim in enumerate(dims):
        inverse[dim] = place
    return grad.permute(inverse)


def slice_part_backward(
    grad: Tensor,
    shape: tuple[int, ...],
    dim: int,
    start: int | None,
    end: int | None,
    step: int,
) -> Tensor:
    """The gradient of a slice, whose bounds may be None."""
    extent = shape[dim]
    return functions.slice_backward(
        grad, shape, dim, 0 if start is None else start, extent if end is None else end, step
    )


def pieces_backward(
    grads: Sequence[Tensor | None], sizes: Sequence[int], shape: tuple[int, ...], dim: int
) -> Tensor | None:
    """Gradients of pieces along `dim`, put together again; zeros for the unused ones."""
    known = next((grad for grad in grads if grad is not None), None)
    if known is None:
        return None
    axis = normalize_dim(dim, len(shape))
    whole = [
        known.new_zeros((*shape[:axis], size, *shape[axis + 1 :])) if grad is None else grad
        for grad, size in zip(grads, sizes, strict=True)
    ]
    return functions.cat(whole, axis)


def split_backward(
    grads: Sequence[Tensor | None], split_size: int, shape: tuple[int, ...], dim: int
) -> Tensor | None:
    """Gradients of equal pieces, put together again."""
    extent = shape[dim]
    if split_size == 0:
        sizes = [extent]
    else:
        starts = range(0, max(extent, 1), split_size)
        sizes = [min(split_size, extent - start) for start in starts]
    return pieces_backward(grads, sizes, shape, dim)


def unbind_backward(
    grads: Sequence[Tensor | None], shape: tuple[int, ...], dim: int
) -> Tensor | None:
    """Gradients of slices, stacked; zeros for the unused ones."""
    known = next((grad for grad in grads if grad is not None), None)
    if known is None:
        return None
    return functions.stack([known.new_zeros(known.shape) if g is None else g for g in grads], dim)


def cat_backward(grad: Tensor, shapes: Sequence[tuple[int, ...]], dim: int) -> list[Tensor]:
    """The part of `grad` that belongs to each tensor of a concatenation."""
    axis = normalize_dim(dim, grad.ndim)
    result = []
    start = 0
    for shape in shapes:
        if shape == (0,):
            # An empty vector joins tensors of any number of dimensions.
            result.append(grad.new_zeros((0,)))
            continue
        end = start + shape[axis]
        result.append(functions.slice(grad, axis, start, end))
        start = end
    return result


def stack_backward(grad: Tensor, dim: int) -> list[Tensor]:
    """The slice of `grad` that belongs to each tensor of a stack."""
    return list(grad.unbind(dim))


def as_strided_backward(
    grad: Tensor,
    shape: tuple[int, ...],
    strides: tuple[int, ...],
    offset: int,
    size: tuple[int, ...],
    stride: tuple[int, ...],
    storage_offset: int | None,
) -> Tensor:
    """The gradient of `as_strided`, by way of the memory both tensors are views of.

    Each element of `grad` is added to its place in memory; each element of the input takes what
    lies at its own, shared with the other elements at the same place.
    """
    start = offset if storage_offset is None else storage_offset
    if 0 in size or 0 in shape:
        return grad.new_zeros(shape)
    lowest = min(offset, start)
    reach_in = offset + sum((n - 1) * step for n, step in zip(shape, strides, strict=True))
    reach_out = start + sum((n - 1) * step for n, step in zip(size, stride, strict=True))
    extent = max(reach_in, reach_out) - lowest + 1
    places = functions.arange(extent, device=grad.device)
    read = places.as_strided(size, stride, start - lowest).reshape(-1)
    memory = grad.new_zeros((extent,)).index_add(0, read, grad.reshape(-1))
    own = places.as_strided(shape, strides, offset - lowest).reshape(-1)
    result = memory.index_select(0, own).reshape(shape)
    if any(step == 0 and n > 1 for n, step in zip(shape, strides, strict=True)):
        ones = functions.ones((own.numel(),), dtype=grad.dtype, device=grad.device)
        counts = grad.new_zeros((extent,)).index_add(0, own, ones)
        result = result / counts.index_select(0, own).reshape(shape)
    return result


def repeat_backward(grad: Tensor, repeats: tuple[int, ...], shape: tuple[int, ...]) -> Tensor:
    """The sum over all copies."""
    lead = len(repeats) - len(shape)
    if 0 in repeats:
        return grad.new_zeros(shape)
    split: list[int] = []
    for count, extent in zip(repeats, (1,) * lead + tuple(shape), strict=True):
        split += [count, extent]
    axes = tuple(i for i in range(0, len(split), 2) if split[i] != 1)
    summed = grad.reshape(split).sum(axes) if axes else grad
    return summed.reshape(shape)
