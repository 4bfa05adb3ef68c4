"""Backward of views, and copies of a tensor with a part of it replaced."""

from __future__ import annotations

from typing import Any

from ...core.namespace import Array, np
from ...core.result import Result, only_foretells, orders
from ..dims import normalize_dim
from ..folds import add_reduce
from ..shape.split import split_tensor
from ..shape.split import split_with_sizes as split_with_sizes_view
from .view import as_strided, diagonal, select_int, slice_tensor, unfold

__all__ = [
    "as_strided_scatter",
    "as_strided_scatter_shape",
    "diagonal_backward",
    "diagonal_scatter",
    "diagonal_scatter_shape",
    "select_backward",
    "select_scatter",
    "select_scatter_shape",
    "slice_backward",
    "slice_scatter",
    "slice_scatter_shape",
    "unfold_backward",
    "unsafe_split",
    "unsafe_split_with_sizes",
    "view_backward_shape",
]


@only_foretells
def view_backward_shape(grad: Array, input_sizes: tuple[int, ...], /, *rest: Any) -> Result:
    """The gradient of what a view was of: `input_sizes`."""
    return Result(tuple(input_sizes), grad.dtype)


def select_backward(
    grad_output: Array, input_sizes: tuple[int, ...], dim: int, index: int
) -> Array:
    """Zeros of `input_sizes` but for one slice."""
    result = np.zeros(input_sizes, grad_output.dtype)
    select_int(result, dim, index)[...] = grad_output
    return result


def slice_backward(
    grad_output: Array,
    input_sizes: tuple[int, ...],
    dim: int,
    start: int | None,
    end: int | None,
    step: int,
) -> Array:
    """Zeros of `input_sizes` but for the slice."""
    result = np.zeros(input_sizes, grad_output.dtype)
    slice_tensor(result, dim, start, end, step)[...] = grad_output
    return result


def diagonal_backward(
    grad_output: Array, input_sizes: tuple[int, ...], offset: int, dim1: int, dim2: int
) -> Array:
    """Zeros of `input_sizes` but for the diagonal."""
    result = np.zeros(input_sizes, grad_output.dtype)
    diagonal(result, offset, dim1, dim2)[...] = grad_output
    return result


def unfold_backward(
    grad_in: Array, input_sizes: tuple[int, ...], dim: int, size: int, step: int
) -> Array:
    """Each window added where it was read: windows overlap when `step` is smaller than `size`."""
    result = np.zeros(input_sizes, grad_in.dtype)
    if result.ndim == 0:
        return add_reduce(grad_in, -1).reshape(())
    axis = normalize_dim(dim, result.ndim)
    windows = unfold(result, axis, size, step)
    # One place in all windows at a time: those never overlap.
    for place in range(size):
        windows[..., place] += grad_in[..., place]
    return result


def _replaced(self: Array, part: Array, src: Array) -> Result:
    """The shape of `self`; RuntimeError unless `src` has that of the view `part` of it."""
    if part.shape != src.shape:
        raise RuntimeError(
            f"expected src to have a size equal to the slice of self. src size = "
            f"{list(src.shape)}, slice size = {list(part.shape)}"
        )
    return Result(self.shape, self.dtype, (self,))


def select_scatter_shape(self: Array, src: Array, dim: int, index: int) -> Result:
    """The shape of `self`; RuntimeError unless `src` fits the slice."""
    return _replaced(self, select_int(self, dim, index), src)


def select_scatter(self: Array, src: Array, dim: int, index: int) -> Array:
    """A copy of `self` with the slice at `index` along `dim` replaced by `src`."""
    result = self.copy()
    select_int(result, dim, index)[...] = src
    return result


def slice_scatter_shape(
    self: Array,
    src: Array,
    dim: int = 0,
    start: int | None = None,
    end: int | None = None,
    step: int = 1,
) -> Result:
    """The shape of `self`; RuntimeError unless `src` fits the slice."""
    return _replaced(self, slice_tensor(self, dim, start, end, step), src)


def slice_scatter(
    self: Array,
    src: Array,
    dim: int = 0,
    start: int | None = None,
    end: int | None = None,
    step: int = 1,
) -> Array:
    """A copy of `self` with a slice replaced by `src`."""
    result = self.copy()
    slice_tensor(result, dim, start, end, step)[...] = src
    return result


def diagonal_scatter_shape(
    self: Array, src: Array, offset: int = 0, dim1: int = 0, dim2: int = 1
) -> Result:
    """The shape of `self`; RuntimeError unless `src` fits the diagonal."""
    return _replaced(self, diagonal(self, offset, dim1, dim2), src)


def diagonal_scatter(
    self: Array, src: Array, offset: int = 0, dim1: int = 0, dim2: int = 1
) -> Array:
    """A copy of `self` with the diagonal replaced by `src`."""
    result = self.copy()
    diagonal(result, offset, dim1, dim2)[...] = src
    return result


@orders
def unsafe_split(self: Array, split_size: int, dim: int = 0) -> list[Array]:
    """The pieces of `split`, which autograd takes for tensors of their own."""
    return split_tensor(self, split_size, dim)


@orders
def unsafe_split_with_sizes(self: Array, split_sizes: tuple[int, ...], dim: int = 0) -> list[Array]:
    """The pieces of `split_with_sizes`, which autograd takes for tensors of their own."""
    return split_with_sizes_view(self, split_sizes, dim)


def as_strided_scatter_shape(
    self: Array,
    src: Array,
    size: tuple[int, ...],
    stride: tuple[int, ...],
    storage_offset: int | None = None,
) -> Result:
    """The shape of `self`; RuntimeError unless `src` fits what `as_strided` would show."""
    return _replaced(self, as_strided(self, size, stride, storage_offset), src)


def as_strided_scatter(
    self: Array,
    src: Array,
    size: tuple[int, ...],
    stride: tuple[int, ...],
    storage_offset: int | None = None,
) -> Array:
    """A copy of `self` with the elements that `as_strided` would show replaced by `src`."""
    result = self.copy()
    as_strided(result, size, stride, storage_offset)[...] = src
    return result
