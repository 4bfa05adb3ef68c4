"""Tensors put together, repeated, turned around and cut in triangles."""

from __future__ import annotations

from functools import lru_cache

from gradsmith.kernels.dims import normalize_dim, normalize_dims
from gradsmith.kernels.namespace import Array, DType, np
from gradsmith.kernels.scalar_types import scalar_type_name
from gradsmith.kernels.selection import keep_where
from gradsmith.kernels.view import strided

__all__ = [
    "cat",
    "diag_embed",
    "flip",
    "repeat",
    "repeat_interleave_indices",
    "roll",
    "stack",
    "tril",
    "tril_indices",
    "triu",
    "triu_indices",
]

_INT64 = np.dtype(np.int64)


def cat_dtype(tensors: list[Array]) -> DType:
    """The type of a concatenation: 0-d tensors do not occur, so dimensions do not matter."""
    first: DType = tensors[0].dtype
    for tensor in tensors:
        if tensor.dtype is not first and tensor.dtype != first:
            return promoted([tensor.dtype for tensor in tensors])
    return first


# Integers never widen a floating type, unlike in NumPy.
_RANK = {"b": 0, "u": 1, "i": 1, "f": 2, "V": 2, "c": 3}


def promoted(dtypes: list[DType]) -> DType:
    """The smallest type that holds the category and the width of all of `dtypes`."""
    result = dtypes[0]
    for dtype in dtypes[1:]:
        mine, other = _RANK[result.kind], _RANK[dtype.kind]
        if mine == other or {mine, other} == {2, 3}:
            result = np.result_type(result, dtype)
        elif other > mine:
            result = dtype
    return result


def _check_cat(tensors: list[Array], dim: int) -> tuple[list[Array], int]:
    if not tensors:
        raise ValueError("torch.cat(): expected a non-empty list of Tensors")
    # A 1-d tensor without elements joins anything: programs start lists with one.
    kept = [tensor for tensor in tensors if tensor.shape != (0,)]
    for position, tensor in enumerate(tensors):
        if tensor.ndim == 0:
            raise RuntimeError(
                f"zero-dimensional tensor (at position {position}) cannot be concatenated"
            )
    if not kept:
        return tensors, normalize_dim(dim, 1)
    first = kept[0]
    axis = normalize_dim(dim, first.ndim)
    for position, tensor in enumerate(tensors):
        if tensor.shape == (0,):
            continue
        if tensor.ndim != first.ndim:
            raise RuntimeError(
                f"Tensors must have same number of dimensions: got {first.ndim} and {tensor.ndim}"
            )
        for i, (mine, other) in enumerate(zip(first.shape, tensor.shape, strict=True)):
            if mine != other and i != axis:
                raise RuntimeError(
                    f"Sizes of tensors must match except in dimension {axis}. Expected size {mine} "
                    f"but got size {other} for tensor number {position} in the list."
                )
    return kept, axis


def cat(tensors: list[Array], dim: int = 0) -> Array:
    """The tensors one after another along `dim`, in the type they promote to.

    Raises RuntimeError when other extents differ, the list is empty or a tensor is 0-d.
    """
    dtype = cat_dtype(tensors) if tensors else None
    try:
        result = np.concatenate(tensors, dim)
    except (ValueError, np.exceptions.AxisError, TypeError):
        kept, axis = _check_cat(tensors, dim)
        result = np.concatenate(kept, axis)
    if result.dtype is dtype or dtype is None or result.dtype == dtype:
        return result
    return result.astype(dtype)


def cat_shape(tensors: list[Array], dim: int) -> tuple[int, ...]:
    """The shape of a concatenation."""
    kept, axis = _check_cat(tensors, dim)
    shape = list(kept[0].shape)
    shape[axis] = sum(tensor.shape[axis] for tensor in kept)
    return tuple(shape)


def stack(tensors: list[Array], dim: int = 0) -> Array:
    """Tensors of one shape along a new dimension `dim`."""
    axis = check_stack(tensors, dim)
    index = (slice(None),) * axis + (None,)
    result = np.concatenate([tensor[index] for tensor in tensors], axis)
    dtype = cat_dtype(tensors)
    return result if result.dtype == dtype else result.astype(dtype)


def check_stack(tensors: list[Array], dim: int) -> int:
    """The new dimension of a stack; RuntimeError for no tensors, or for different shapes."""
    if not tensors:
        raise RuntimeError("stack expects a non-empty TensorList")
    shape = tensors[0].shape
    axis = normalize_dim(dim, len(shape) + 1)
    for position, tensor in enumerate(tensors):
        if tensor.shape != shape:
            raise RuntimeError(
                f"stack expects each tensor to be equal size, but got {list(shape)} at entry 0 and "
                f"{list(tensor.shape)} at entry {position}"
            )
    return axis


def flip(self: Array, dims: tuple[int, ...]) -> Array:
    """The order of the elements reversed along `dims`; a copy."""
    axes = normalize_dims(dims, self.ndim)
    index = [slice(None)] * self.ndim
    if self.ndim:
        for axis in axes:
            index[axis] = slice(None, None, -1)
    return self[tuple(index)].copy("C") if self.ndim else self.copy()


def roll(self: Array, shifts: tuple[int, ...], dims: tuple[int, ...] = ()) -> Array:
    """Elements moved along by `shifts`, around the end; without `dims`, in the flattened order."""
    if not shifts:
        raise RuntimeError("`shifts` required")
    if not dims and len(shifts) == 1:
        return np.roll(self, shifts[0])
    if len(shifts) != len(dims):
        raise RuntimeError(
            f"shifts and dimensions must align. shifts: {len(shifts)}, dims:{len(dims)}"
        )
    axes = tuple(normalize_dim(dim, self.ndim) for dim in dims)
    if self.ndim == 0:
        return self.copy()
    return np.roll(self, shifts, axes)


def repeat(self: Array, repeats: tuple[int, ...]) -> Array:
    """The tensor tiled `repeats` times along each dimension; new dimensions come first."""
    missing = len(repeats) - self.ndim
    if missing < 0:
        raise RuntimeError(
            "Number of dimensions of repeat dims can not be smaller than number of dimensions of "
            "tensor"
        )
    if any(count < 0 for count in repeats):
        raise RuntimeError(f"Trying to create tensor with negative dimension: {list(repeats)}")
    # Every dimension behind a repetition of stride 0; reshaping copies each element once.
    shape: list[int] = []
    strides: list[int] = []
    for count, extent, stride in zip(
        repeats, (1,) * missing + self.shape, (0,) * missing + self.strides, strict=True
    ):
        shape += [count, extent]
        strides += [0, stride]
    tiled = strided(self, tuple(shape), tuple(strides))
    result = np.empty(
        tuple(n * k for n, k in zip(shape[::2], shape[1::2], strict=True)), self.dtype
    )
    result.reshape(shape)[...] = tiled
    return result


def repeat_interleave_indices(repeats: Array, output_size: int | None = None) -> Array:
    """Each position `i` written `repeats[i]` times."""
    if repeats.ndim != 1:
        raise RuntimeError("repeat_interleave only accept 1D vector as repeat")
    if repeats.dtype.kind not in "iu":
        raise NotImplementedError(
            f"\"repeat_interleave_cpu\" not implemented for '{scalar_type_name(repeats.dtype)}'"
        )
    if repeats.size and int(repeats.min()) < 0:
        raise RuntimeError("repeats can not be negative")
    if output_size is not None and output_size != int(repeats.sum()):
        raise RuntimeError("allocated size does not match required size")
    return np.repeat(np.arange(repeats.size, dtype=repeats.dtype), repeats)


def _triangle_mask(rows: int, columns: int, diagonal: int) -> Array:
    """True on and below the diagonal.  Small ones are kept: attention asks for the same again."""
    if rows * columns <= _SMALL_MASK:
        return _small_triangle_mask(rows, columns, diagonal)
    result: Array = np.arange(columns) <= np.arange(rows)[:, None] + diagonal
    return result


_SMALL_MASK = 4096


@lru_cache(maxsize=64)
def _small_triangle_mask(rows: int, columns: int, diagonal: int) -> Array:
    return np.tri(rows, columns, diagonal, bool)


def _check_matrix(self: Array, name: str) -> None:
    if self.ndim < 2:
        raise RuntimeError(f"{name}: input tensor must have at least 2 dimensions")


def tril(self: Array, diagonal: int = 0) -> Array:
    """The lower triangle of each matrix, with zeros above `diagonal`."""
    _check_matrix(self, "tril")
    return keep_where(_triangle_mask(self.shape[-2], self.shape[-1], diagonal), self)


def triu(self: Array, diagonal: int = 0) -> Array:
    """The upper triangle of each matrix, with zeros below `diagonal`."""
    _check_matrix(self, "triu")
    return keep_where(~_triangle_mask(self.shape[-2], self.shape[-1], diagonal - 1), self)


def tril_indices(row: int, col: int, offset: int = 0, dtype: DType | None = None) -> Array:
    """Rows and columns (2 x n) of the elements of a lower triangle, row by row."""
    _check_extents(row, col)
    return np.stack(np.nonzero(_triangle_mask(row, col, offset))).astype(dtype or _INT64)


def triu_indices(row: int, col: int, offset: int = 0, dtype: DType | None = None) -> Array:
    """Rows and columns (2 x n) of the elements of an upper triangle, row by row."""
    _check_extents(row, col)
    mask = ~_triangle_mask(row, col, offset - 1)
    return np.stack(np.nonzero(mask)).astype(dtype or _INT64)


def _check_extents(row: int, col: int) -> None:
    if row < 0:
        raise RuntimeError(f"row must be non-negative, got{row}")
    if col < 0:
        raise RuntimeError(f"col must be non-negative, got{col}")


def diag_embed(self: Array, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Array:
    """Matrices over two new dimensions whose diagonal is the last dimension of `self`."""
    ndim = self.ndim + 1
    first, second = normalize_dim(dim1, ndim), normalize_dim(dim2, ndim)
    if first == second:
        raise RuntimeError(f"diagonal dimensions cannot be identical {dim1}, {dim2}")
    length = self.shape[-1]
    extent = length + abs(offset)
    result = np.zeros((*self.shape[:-1], extent, extent), self.dtype)
    steps = np.arange(length)
    result[..., steps + max(-offset, 0), steps + max(offset, 0)] = self
    return (
        result
        if (first, second) == (ndim - 2, ndim - 1)
        else np.ascontiguousarray(np.moveaxis(result, (-2, -1), (first, second)))
    )
