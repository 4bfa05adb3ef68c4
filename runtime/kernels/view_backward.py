"""Backward of views, and copies of a tensor with a part of it replaced."""

from __future__ import annotations

from gradsmith.kernels.dims import normalize_dim
from gradsmith.kernels.folds import add_reduce
from gradsmith.kernels.namespace import Array, np
from gradsmith.kernels.split import split_tensor
from gradsmith.kernels.split import split_with_sizes as split_with_sizes_view
from gradsmith.kernels.view import as_strided, diagonal, select_int, slice_tensor, unfold

__all__ = [
    "as_strided_scatter",
    "diagonal_backward",
    "diagonal_scatter",
    "select_backward",
    "select_scatter",
    "slice_backward",
    "slice_scatter",
    "unfold_backward",
    "unsafe_split",
    "unsafe_split_with_sizes",
]


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


def select_scatter(self: Array, src: Array, dim: int, index: int) -> Array:
    """A copy of `self` with the slice at `index` along `dim` replaced by `src`."""
    result = self.copy()
    part = select_int(result, dim, index)
    _replace(part, src, "select_scatter")
    return result


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
    part = slice_tensor(result, dim, start, end, step)
    _replace(part, src, "slice_scatter")
    return result


def diagonal_scatter(
    self: Array, src: Array, offset: int = 0, dim1: int = 0, dim2: int = 1
) -> Array:
    """A copy of `self` with the diagonal replaced by `src`."""
    result = self.copy()
    _replace(diagonal(result, offset, dim1, dim2), src, "diagonal_scatter")
    return result


def _replace(part: Array, src: Array, name: str) -> None:
    if part.shape != src.shape:
        raise RuntimeError(
            f"expected src to have a size equal to the slice of self. src size = "
            f"{list(src.shape)}, slice size = {list(part.shape)}"
        )
    part[...] = src


def unsafe_split(self: Array, split_size: int, dim: int = 0) -> list[Array]:
    """Copies of the pieces of `split`."""
    return [piece.copy() for piece in split_tensor(self, split_size, dim)]


def unsafe_split_with_sizes(self: Array, split_sizes: tuple[int, ...], dim: int = 0) -> list[Array]:
    """Copies of the pieces of `split_with_sizes`."""
    return [piece.copy() for piece in split_with_sizes_view(self, split_sizes, dim)]


def as_strided_scatter(
    self: Array,
    src: Array,
    size: tuple[int, ...],
    stride: tuple[int, ...],
    storage_offset: int | None = None,
) -> Array:
    """A copy of `self` with the elements that `as_strided` would show replaced by `src`."""
    result = self.copy()
    _replace(as_strided(result, size, stride, storage_offset), src, "as_strided_scatter")
    return result
