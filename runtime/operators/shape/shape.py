"""Tensors put together, repeated, turned around and cut in triangles."""

from __future__ import annotations

from functools import partial, reduce

from ...core.errors import noted
from ...core.namespace import Array, DType, host, kept, np
from ...core.result import Result, only_infers
from ...core.shared_loops import joined
from ...core.strided import strided
from ..blocks import each_slice
from ..dims import check_int64, normalize_dim, normalize_dim_of_some, normalize_dims
from ..memory_formats import suggested_order
from ..pointwise.selection import keep_where
from ..promotion import promote_dtypes
from ..scalar_types import not_implemented

_INT64 = np.dtype(np.int64)


def _cat_dtype(tensors: list[Array]) -> DType:
    """The type of a concatenation: 0-d tensors do not occur, so dimensions do not matter."""
    first: DType = tensors[0].dtype
    for tensor in tensors:
        if tensor.dtype is not first and tensor.dtype != first:
            return reduce(promote_dtypes, [tensor.dtype for tensor in tensors])
    return first


def cat_shape(tensors: list[Array], dim: int = 0) -> Result:
    """One after another; an error when other extents differ, the list is empty or a tensor is 0-d."""
    if not tensors:
        raise ValueError("torch.cat(): expected a non-empty list of Tensors")
    # A 1-d tensor without elements joins anything: programs start lists with one.
    kept = [tensor for tensor in tensors if tensor.shape != (0,)]
    for position, tensor in enumerate(tensors):
        if tensor.ndim == 0:
            raise RuntimeError(
                f"zero-dimensional tensor (at position {position}) cannot be concatenated"
            )
    first = kept[0] if kept else tensors[0]
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
    total = sum(tensor.shape[axis] for tensor in kept)
    shape = (*first.shape[:axis], total, *first.shape[axis + 1 :])
    return Result(shape, _cat_dtype(tensors), (), _order_of_all(kept))


def _order_of_all(tensors: list[Array]) -> tuple[int, ...]:
    """Channels last where all tensors have them so."""
    if all(tensor.flags.c_contiguous for tensor in tensors):
        return ()
    orders = {suggested_order(tensor) for tensor in tensors}
    return orders.pop() if len(orders) == 1 else ()


def cat(tensors: list[Array], dim: int = 0, *, out: Array | None = None) -> Array:
    """The tensors one after another along `dim`, in the type they promote to; in `out` if it is given."""
    kept = [tensor for tensor in tensors if tensor.shape != (0,)] or tensors
    dtype = _cat_dtype(tensors)
    return _joined(_promotable(kept, dtype), dim, dtype, out)


def _joined(arrays: list[Array], axis: int, dtype: DType, out: Array | None) -> Array:
    if out is not None:
        return np.concatenate(arrays, axis, out, casting="unsafe")
    if np is host and all(array.dtype == dtype for array in arrays):
        return joined(arrays, normalize_dim(axis, arrays[0].ndim))
    result = np.concatenate(arrays, axis)
    return result if result.dtype == dtype else result.astype(dtype)


def _promotable(arrays: list[Array], dtype: DType) -> list[Array]:
    """`arrays` as NumPy can join them: it knows no common dtype of bfloat16 and another."""
    if dtype.kind == "V":
        return [a if a.dtype == dtype else a.astype(dtype) for a in arrays]
    return [a.astype(dtype) if a.dtype.kind == "V" else a for a in arrays]


def stack_shape(tensors: list[Array], dim: int = 0) -> Result:
    """A new dimension; RuntimeError for no tensors, or for different shapes."""
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
    order = _order_of_all(tensors)
    if order:  # tensors one after another along the dimension behind, which is then made two
        place = order.index(axis) if axis < len(shape) else len(order)
        order = tuple(old + (old >= axis) for old in order)
        order = (*order[:place], axis, *order[place:])
    return Result((*shape[:axis], len(tensors), *shape[axis:]), _cat_dtype(tensors), (), order)


def stack(tensors: list[Array], dim: int = 0, *, out: Array | None = None) -> Array:
    """Tensors of one shape along a new dimension `dim`; in `out` if it is given."""
    axis = normalize_dim(dim, tensors[0].ndim + 1)
    index = (slice(None),) * axis + (None,)
    dtype = _cat_dtype(tensors)
    arrays = [tensor[index] for tensor in _promotable(tensors, dtype)]
    return _joined(arrays, axis, dtype, out)


@only_infers
def flip_shape(self: Array, dims: tuple[int, ...]) -> Result:
    """The shape of `self`, whose dimensions `dims` are."""
    normalize_dims(dims, self.ndim)
    return Result(self.shape, self.dtype, (self,))


def flip(self: Array, dims: tuple[int, ...]) -> Array:
    """The order of the elements reversed along `dims`; a copy."""
    axes = normalize_dims(dims, self.ndim)
    index = [slice(None)] * self.ndim
    if self.ndim:
        for axis in axes:
            index[axis] = slice(None, None, -1)
    return self[tuple(index)].copy("C") if self.ndim else self.copy()


def roll_shape(self: Array, shifts: tuple[int, ...], dims: tuple[int, ...] = ()) -> Result:
    """The shape of `self`; RuntimeError unless there is a shift for each dimension, or one and no `dims`."""
    if not shifts:
        raise RuntimeError("`shifts` required")
    if len(shifts) != len(dims) and (dims or len(shifts) != 1):
        raise RuntimeError(
            f"shifts and dimensions must align. shifts: {len(shifts)}, dims:{len(dims)}"
        )
    if self.size:
        for dim in dims:
            normalize_dim_of_some(dim, self.ndim)
    return Result(self.shape, self.dtype, (), suggested_order(self))


def roll(self: Array, shifts: tuple[int, ...], dims: tuple[int, ...] = ()) -> Array:
    """Elements moved along by `shifts`, around the end; without `dims`, in the flattened order."""
    for shift in shifts:
        check_int64(shift)
    if not self.size:
        return self.copy()
    if not dims:
        return np.roll(self, shifts[0])
    if len(dims) == 1:
        axis = normalize_dim(dims[0], self.ndim)
        shift = shifts[0] % self.shape[axis]
        lead = (slice(None),) * axis
        parts = (self[(*lead, slice(-shift, None))], self[(*lead, slice(-shift))])
        return np.concatenate(parts, axis) if shift else self.copy()
    return np.roll(self, shifts, tuple(normalize_dim(dim, self.ndim) for dim in dims))


def repeat_shape(self: Array, repeats: tuple[int, ...]) -> Result:
    """A tiled tensor; RuntimeError for a negative number of tiles, or fewer than there are dimensions."""
    missing = len(repeats) - self.ndim
    if missing < 0:
        raise noted(
            RuntimeError(
                "Number of dimensions of repeat dims can not be smaller than number of dimensions of "
                "tensor"
            ),
            f"repeats are {list(repeats)}, the tensor has shape {list(self.shape)}",
        )
    extents = (1,) * missing + self.shape
    sizes = tuple(n * k for n, k in zip(repeats, extents, strict=True))
    for count, size in zip(repeats, sizes):
        if count < 0:
            raise RuntimeError(
                f"Trying to create tensor with negative dimension {size}: {list(sizes)}"
            )
    return Result(sizes, self.dtype)


def repeat(self: Array, repeats: tuple[int, ...], *, out: Array) -> None:
    """The tensor tiled `repeats` times along each dimension; new dimensions come first."""
    missing = len(repeats) - self.ndim
    # Every dimension behind a repetition of stride 0, so that each element is copied once.
    shape: list[int] = []
    strides: list[int] = []
    for count, extent, stride in zip(
        repeats, (1,) * missing + self.shape, (0,) * missing + self.strides, strict=True
    ):
        shape += [count, extent]
        strides += [0, stride]
    out.reshape(shape)[...] = strided(self, tuple(shape), tuple(strides))


def repeat_interleave_indices(repeats: Array, output_size: int | None = None) -> Array:
    """Each position `i` written `repeats[i]` times."""
    if repeats.ndim != 1:
        raise RuntimeError("repeat_interleave only accept 1D vector as repeat")
    if repeats.dtype.kind not in "iu":
        raise not_implemented("repeat_interleave_cpu", repeats.dtype)
    if repeats.size and int(repeats.min()) < 0:
        raise RuntimeError("repeats can not be negative")
    if output_size is not None and output_size != int(repeats.sum()):
        raise RuntimeError("allocated size does not match required size")
    return np.repeat(np.arange(repeats.size, dtype=repeats.dtype), repeats)


def _triangle_mask(rows: int, columns: int, diagonal: int, lower: bool) -> Array:
    """True on and below the diagonal if `lower`, or else above.  Small ones are kept: attention asks for the same again."""
    if rows * columns <= _SMALL_MASK:
        return _small_triangle_mask(rows, columns, diagonal, lower)
    compare = np.less_equal if lower else np.greater
    return compare(np.arange(columns), np.arange(rows)[:, None] + diagonal)


_SMALL_MASK = 4096


@kept(64)
def _small_triangle_mask(rows: int, columns: int, diagonal: int, lower: bool) -> Array:
    mask = host.tri(rows, columns, diagonal, bool)
    return mask if lower else ~mask


def _triangle_shape(name: str, self: Array, diagonal: int = 0) -> Result:
    """The shape of `self`; RuntimeError unless it is of matrices."""
    if self.ndim < 2:
        raise RuntimeError(f"{name}: input tensor must have at least 2 dimensions")
    return Result(self.shape, self.dtype)


tril_shape = partial(_triangle_shape, "tril")
triu_shape = partial(_triangle_shape, "triu")


def tril(self: Array, diagonal: int = 0) -> Array:
    """The lower triangle of each matrix, with zeros above `diagonal`."""
    return _triangle(self, diagonal, True)


def triu(self: Array, diagonal: int = 0) -> Array:
    """The upper triangle of each matrix, with zeros below `diagonal`."""
    return _triangle(self, diagonal - 1, False)


_BAND = 64
"""Rows that are taken at a time: of most of their elements one question decides."""
_BANDS_FROM = 1 << 15
"""How large a matrix is worth that: of many smaller ones no band is worth its calls."""


def _triangle(self: Array, diagonal: int, lower: bool) -> Array:
    """What is on and below `diagonal` of each matrix if `lower`, or else what is above; zeros elsewhere."""
    rows, columns = self.shape[-2:]
    if rows * columns < _BANDS_FROM or np is not host:
        mask = _triangle_mask(rows, columns, diagonal, lower)
        return keep_where(mask, self)
    result = np.zeros(self.shape, self.dtype)

    def work(first: int, last: int) -> None:
        # Left of `near` all rows of the band are below the diagonal, from `far` on none.
        near = min(max(first + diagonal + 1, 0), columns)
        far = min(max(last + diagonal, 0), columns)
        whole = slice(near) if lower else slice(far, None)
        result[..., first:last, whole] = self[..., first:last, whole]
        if near < far:
            mask = _triangle_mask(last - first, far - near, diagonal + first - near, lower)
            edge = self[..., first:last, near:far]
            result[..., first:last, near:far] = keep_where(mask, edge)

    each_slice(work, rows, self.size // max(rows, 1), _BAND)
    return result


def tril_indices(row: int, col: int, offset: int, dtype: DType | None) -> Array:
    """Rows and columns (2 x n) of the elements of a lower triangle, row by row."""
    _check_triangle("tril_indices", row, col, offset, dtype)
    return _triangle_places(row, col, offset, False).astype(dtype or _INT64)


def triu_indices(row: int, col: int, offset: int, dtype: DType | None) -> Array:
    """Rows and columns (2 x n) of the elements of an upper triangle, row by row."""
    _check_triangle("triu_indices", row, col, offset, dtype)
    return _triangle_places(row, col, offset - 1, True).astype(dtype or _INT64)


def _triangle_places(rows: int, columns: int, diagonal: int, above: bool) -> Array:
    """Where the elements are on and below the diagonal, or `above` it.

    The extents say how many there are, so the host may count them.
    """
    if rows * columns <= _SMALL_MASK:
        return _small_triangle_places(rows, columns, diagonal, above)
    return np.asarray(_places(rows, columns, diagonal, above))


def _places(rows: int, columns: int, diagonal: int, above: bool) -> Array:
    mask = (host.arange(columns) <= host.arange(rows)[:, None] + diagonal) != above
    return host.stack(host.nonzero(mask))


_small_triangle_places = kept(64)(_places)


def _check_triangle(name: str, row: int, col: int, offset: int, dtype: DType | None) -> None:
    if dtype is not None and dtype not in (np.int32, np.int64):
        raise not_implemented(name, dtype)
    check_int64(offset)
    if row < 0:
        raise RuntimeError(f"row must be non-negative, got{row}")
    if col < 0:
        raise RuntimeError(f"col must be non-negative, got{col}")


def diag_embed_shape(self: Array, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Result:
    """Matrices over two new dimensions; RuntimeError if those are one."""
    ndim = self.ndim + 1
    first, second = normalize_dim(dim1, ndim), normalize_dim(dim2, ndim)
    if first == second:
        raise RuntimeError(f"diagonal dimensions cannot be identical {dim1}, {dim2}")
    extent = self.shape[-1] + abs(offset)
    rest = iter(self.shape[:-1])
    shape = tuple(extent if axis in (first, second) else next(rest) for axis in range(ndim))
    return Result(shape, self.dtype)


def diag_embed(self: Array, offset: int = 0, dim1: int = -2, dim2: int = -1, *, out: Array) -> None:
    """Matrices over two new dimensions whose diagonal is the last dimension of `self`."""
    out[...] = 0
    steps = np.arange(self.shape[-1])
    matrices = out if (dim1, dim2) == (-2, -1) else np.moveaxis(out, (dim1, dim2), (-2, -1))
    matrices[..., steps + max(-offset, 0), steps + max(offset, 0)] = self
