"""Backward of views, and copies of a tensor with a part of it replaced."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from ...core.namespace import Array, np
from ...core.result import Result, only_infers, orders
from ..dims import normalize_dim
from ..folds import add_reduce
from ..shape.split import split_tensor
from ..shape.split import split_with_sizes as split_with_sizes_view
from .view import as_strided, diagonal, select_int, slice_tensor, unfold


@only_infers
def view_backward_shape(grad: Array, input_sizes: tuple[int, ...], /, *rest: Any) -> Result:
    """The gradient of what a view was of: `input_sizes`."""
    return Result(tuple(input_sizes), grad.dtype)


def _put_back(
    view: Callable[..., Array],
    grad_output: Array,
    input_sizes: tuple[int, ...],
    /,
    *arguments: Any,
) -> Array:
    """Zeros of `input_sizes` but for what `view` shows of them."""
    result = np.zeros(input_sizes, grad_output.dtype)
    view(result, *arguments)[...] = grad_output
    return result


select_backward = partial(_put_back, select_int)
slice_backward = partial(_put_back, slice_tensor)
diagonal_backward = partial(_put_back, diagonal)


def unfold_backward(
    grad_in: Array, input_sizes: tuple[int, ...], dim: int, size: int, step: int
) -> Array:
    """Each window added where it was read: windows overlap when `step` is smaller than `size`."""
    result = np.zeros(input_sizes, grad_in.dtype)
    if result.ndim == 0:
        return add_reduce(grad_in, -1).astype(grad_in.dtype).reshape(())
    axis = normalize_dim(dim, result.ndim)
    windows = unfold(result, axis, size, step)
    # One place in all windows at a time: those never overlap.
    for place in range(size):
        windows[..., place] += grad_in[..., place]
    return result


def _replaced_shape(
    view: Callable[..., Array], self: Array, src: Array, /, *arguments: Any
) -> Result:
    """The shape of `self`; RuntimeError unless `src` has that of what `view` shows of it."""
    part = view(self, *arguments)
    if part.shape != src.shape:
        raise RuntimeError(
            f"expected src to have a size equal to the slice of self. src size = "
            f"{list(src.shape)}, slice size = {list(part.shape)}"
        )
    return Result(self.shape, self.dtype, (self,))


def _replaced(view: Callable[..., Array], self: Array, src: Array, /, *arguments: Any) -> Array:
    """A copy of `self` in which `src` replaces what `view` shows of it."""
    result = self.copy()
    view(result, *arguments)[...] = src
    return result


select_scatter_shape = partial(_replaced_shape, select_int)
select_scatter = partial(_replaced, select_int)
slice_scatter_shape = partial(_replaced_shape, slice_tensor)
slice_scatter = partial(_replaced, slice_tensor)
diagonal_scatter_shape = partial(_replaced_shape, diagonal)
diagonal_scatter = partial(_replaced, diagonal)
as_strided_scatter_shape = partial(_replaced_shape, as_strided)
as_strided_scatter = partial(_replaced, as_strided)


@orders
def unsafe_split(self: Array, split_size: int, dim: int = 0) -> list[Array]:
    """The pieces of `split`, which autograd takes for tensors of their own."""
    return split_tensor(self, split_size, dim)


@orders
def unsafe_split_with_sizes(self: Array, split_sizes: tuple[int, ...], dim: int = 0) -> list[Array]:
    """The pieces of `split_with_sizes`, which autograd takes for tensors of their own."""
    return split_with_sizes_view(self, split_sizes, dim)
