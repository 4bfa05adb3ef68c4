"""Meta kernels of the operators that copy elements to other places."""

from __future__ import annotations

from typing import Any

from gradsmith.kernels.copy import order_of
from gradsmith.kernels.dims import normalize_dim
from gradsmith.kernels.namespace import Array, DType, empty, np
from gradsmith.kernels.shape import cat_dtype, cat_shape, check_stack

__all__ = [
    "cat_meta",
    "clone_meta",
    "copy_meta",
    "diag_embed_meta",
    "repeat_meta",
    "sized_backward_meta",
    "stack_meta",
    "to_copy_meta",
]


def cat_meta(tensors: list[Array], dim: int = 0) -> Array:
    """A concatenation."""
    shape = cat_shape(tensors, dim)
    return empty(shape, cat_dtype(tensors))


def stack_meta(tensors: list[Array], dim: int = 0) -> Array:
    """Tensors along a new dimension."""
    axis = check_stack(tensors, dim)
    shape = tensors[0].shape
    return empty((*shape[:axis], len(tensors), *shape[axis:]), cat_dtype(tensors))


def clone_meta(self: Array, memory_format: Any = None) -> Array:
    """A copy, whose strides follow those of the tensor."""
    return np.empty_like(self, order="C" if 0 in self.strides else order_of(memory_format))


def to_copy_meta(
    self: Array,
    dtype: DType | None = None,
    non_blocking: bool = False,
    memory_format: Any = None,
) -> Array:
    """A copy in another type, whose strides follow those of the tensor."""
    return np.empty_like(self, dtype, order_of(memory_format))


def copy_meta(self: Array, src: Array, non_blocking: bool = False) -> Array:
    """`src` in the shape and type of `self`."""
    return empty(self.shape, self.dtype)


def sized_backward_meta(grad: Array, input_sizes: tuple[int, ...], *rest: Any) -> Array:
    """The gradient of a view of something of `input_sizes`."""
    return empty(tuple(input_sizes), grad.dtype)


def repeat_meta(self: Array, repeats: tuple[int, ...]) -> Array:
    """A tensor tiled."""
    shape = (1,) * (len(repeats) - self.ndim) + self.shape
    return empty(tuple(n * k for n, k in zip(shape, repeats, strict=True)), self.dtype)


def diag_embed_meta(self: Array, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Array:
    """Matrices with the given diagonals."""
    ndim = self.ndim + 1
    first, second = normalize_dim(dim1, ndim), normalize_dim(dim2, ndim)
    extent = self.shape[-1] + abs(offset)
    rest = iter(self.shape[:-1])
    shape = tuple(extent if axis in (first, second) else next(rest) for axis in range(ndim))
    return empty(shape, self.dtype)
