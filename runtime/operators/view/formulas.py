"""Backward of views and of putting tensors together."""

from __future__ import annotations

from collections.abc import Sequence

from gradsmith.generated import functions, raw

from ...core.tensor import Tensor
from ..dims import normalize_dim


def permute_backward(grad: Tensor, dims: tuple[int, ...]) -> Tensor:
    """The dimensions put back."""
    return grad.permute(sorted(range(len(dims)), key=lambda place: dims[place] % len(dims)))


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
    return raw.slice_backward(
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
        for grad, size in zip(grads, sizes)
    ]
    return functions.cat(whole, axis)


def split_backward(
    grads: Sequence[Tensor | None], split_size: int, shape: tuple[int, ...], dim: int
) -> Tensor | None:
    """Gradients of equal pieces, put together again."""
    sizes = [min(split_size, shape[dim] - split_size * number) for number in range(len(grads))]
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
        result.append(raw.slice(grad, axis, start, end))
        start = end
    return result


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
    extent = max(_end(shape, strides, offset), _end(size, stride, start))
    places = functions.arange(extent, device=grad.device)
    read = places.as_strided(size, stride, start).reshape(-1)
    own = places.as_strided(shape, strides, offset).reshape(-1)
    nothing = grad.new_zeros((extent,))
    arrived = nothing.index_add(0, read, grad.reshape(-1)).index_select(0, own)
    ones = functions.ones_like(own, dtype=grad.dtype)
    sharing = nothing.index_add(0, own, ones).index_select(0, own)
    return (arrived / sharing).reshape(shape)


def _end(shape: tuple[int, ...], strides: tuple[int, ...], offset: int) -> int:
    """A place in memory behind all elements."""
    return 1 + offset + sum(extent * step for extent, step in zip(shape, strides))


def repeat_backward(grad: Tensor, repeats: tuple[int, ...], shape: tuple[int, ...]) -> Tensor:
    """The sum over all copies."""
    lead = len(repeats) - len(shape)
    split = [extent for pair in zip(repeats[lead:], shape) for extent in pair]
    axes = (*range(lead), *range(lead, lead + len(split), 2))
    return grad.reshape((*repeats[:lead], *split)).sum(axes)
