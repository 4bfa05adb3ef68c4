"""Tensors put together, turned and repeated, by way of other operators."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations as python_combinations
from itertools import combinations_with_replacement

from gradsmith.generated import functions

from ...core.dtypes import int64
from ...core.layout import contiguous_format
from ...core.tensor import Tensor
from ..dims import normalize_dim
from .composite_dimensions import as_matrix, as_vector, as_volume


def _raised(
    name: str, raised: Callable[[Tensor], Tensor], tensors: Sequence[Tensor]
) -> list[Tensor]:
    if not tensors:
        raise RuntimeError(f"{name} expects a non-empty TensorList")
    return [raised(tensor) for tensor in tensors]


def hstack(tensors: Sequence[Tensor]) -> Tensor:
    """Together along the second dimension; vectors along the first."""
    parts = _raised("hstack", as_vector, tensors)
    return functions.cat(parts, 0 if parts[0]._data_.ndim == 1 else 1)


def vstack(tensors: Sequence[Tensor]) -> Tensor:
    """Together along the first dimension; vectors are rows."""
    return functions.cat(_raised("vstack", as_matrix, tensors), 0)


def dstack(tensors: Sequence[Tensor]) -> Tensor:
    """Together along the third dimension."""
    return functions.cat(_raised("dstack", as_volume, tensors), 2)


def _as_column(tensor: Tensor) -> Tensor:
    return tensor if tensor.ndim > 1 else tensor.reshape((tensor.numel(), 1))


def column_stack(tensors: Sequence[Tensor]) -> Tensor:
    """Together along the second dimension; vectors are columns."""
    return functions.cat(_raised("column_stack", _as_column, tensors), 1)


def chunk_cat(tensors: Sequence[Tensor], dim: int, num_chunks: int) -> Tensor:
    """Each tensor cut in chunks along `dim`, filled with zeros; equal chunks of all together."""
    if not tensors:
        raise RuntimeError("_chunk_cat expects a non-empty input tensor list")
    if num_chunks < 1:
        raise RuntimeError("_chunk_cat expects positive num_chunks")
    if any(tensor.dtype != tensors[0].dtype for tensor in tensors):
        raise RuntimeError("_chunk_cat expects all input tensors with the same dtype")
    axis = _common_dim(tensors, dim)
    rows = []
    for tensor in tensors:
        shape = tuple(tensor.shape)
        extent = -(-shape[axis] // num_chunks) * num_chunks
        if extent != shape[axis]:
            filling = tensor.new_zeros((*shape[:axis], extent - shape[axis], *shape[axis + 1 :]))
            tensor = functions.cat([tensor, filling], axis)
        rows.append(tensor.reshape((*shape[:axis], num_chunks, -1)))
    return functions.cat(rows, axis + 1)


def _common_dim(tensors: Sequence[Tensor], dim: int) -> int:
    """`dim` from the front, which all tensors have, and before it equal extents."""
    ndims = {tensor.ndim for tensor in tensors}
    if dim < 0 and len(ndims) > 1:
        raise RuntimeError(
            "_chunk_cat expects non-negative dim when input tensors have different ndims"
        )
    axis = normalize_dim(dim, tensors[0].ndim)
    if axis >= min(ndims):
        raise RuntimeError("_chunk_cat expects dim < ndim for all input tensors")
    if not all(tensor.numel() for tensor in tensors):
        raise RuntimeError("_chunk_cat expects non-empty tensor")
    if len({tuple(tensor.shape[:axis]) for tensor in tensors}) > 1:
        raise RuntimeError(
            "_chunk_cat expects same sizes of 0,...,dim-1 dimensions for all tensors"
        )
    return axis


def _flipped(dim: int, self: Tensor) -> Tensor:
    """Reversed along `dim`."""
    if self.ndim <= dim:
        raise RuntimeError(f"Input must be >= {dim + 1}-d.")
    return self.flip((dim,))


fliplr = partial(_flipped, 1)
flipud = partial(_flipped, 0)


def rot90(self: Tensor, k: int, dims: tuple[int, ...]) -> Tensor:
    """Turned by `k` quarter turns from the first of `dims` towards the second."""
    if len(dims) != 2:
        raise RuntimeError(f"expected total rotation dims == 2, but got dims = {len(dims)}")
    if self.ndim < 2:
        raise RuntimeError(f"expected total dims >= 2, but got total dims = {self.ndim}")
    first, second = (normalize_dim(dim, self.ndim) for dim in dims)
    if first == second:
        raise RuntimeError(
            f"expected rotation dims to be different, but got dim0 = {dims[0]} and dim1 = {dims[1]}"
        )
    match k % 4:
        case 1:
            return self.flip((second,)).transpose_(first, second)
        case 2:
            return self.flip((first, second))
        case 3:
            return self.flip((first,)).transpose_(first, second)
        case _:
            return self.clone(memory_format=contiguous_format)


def tile(self: Tensor, dims: tuple[int, ...]) -> Tensor:
    """Repeated along the last dimensions; as many repetitions as `dims` has entries."""
    missing = self.ndim - len(dims)
    return self.repeat((1,) * missing + tuple(dims) if missing > 0 else tuple(dims))


def _slices(self: Tensor, dim: int | None) -> tuple[Tensor, int]:
    """A tensor of one dimension or more, and which of them is meant: of the flattened one for None."""
    source = self.flatten() if dim is None else self
    axis = 0 if dim is None else normalize_dim(dim, self.ndim)
    return (source if source.ndim else source.reshape((1,))), axis


def repeat_interleave_tensor(
    self: Tensor, repeats: Tensor, dim: int | None, output_size: int | None
) -> Tensor:
    """Each slice of `dim` (of the flattened tensor for None) as often as `repeats` says."""
    source, axis = _slices(self, dim)
    if repeats.ndim == 0 or repeats.shape == (1,):
        repeats = repeats.reshape((1,)).expand((source.shape[axis],))
    elif repeats.ndim != 1:
        raise RuntimeError("repeats must be 0-dim or 1-dim tensor")
    elif repeats.shape[0] != source.shape[axis]:
        raise RuntimeError(
            "repeats must have the same size as input along dim, but got repeats.size(0) = "
            f"{repeats.shape[0]} and input.size({axis}) = {source.shape[axis]}"
        )
    return source.index_select(axis, functions.repeat_interleave(repeats, output_size=output_size))


def repeat_interleave_int(
    self: Tensor, repeats: int, dim: int | None, output_size: int | None
) -> Tensor:
    """Each slice of `dim` (of the flattened tensor for None) `repeats` times."""
    if repeats < 0:
        raise RuntimeError("Repeats must be non-negative")
    source, axis = _slices(self, dim)
    shape = tuple(source.shape)
    size = shape[axis] * repeats
    if output_size is not None and output_size != size:
        raise RuntimeError(
            f"repeat_interleave: Invalid output_size, expected {size} but got {output_size}"
        )
    wide = source.unsqueeze(axis + 1).expand((*shape[: axis + 1], repeats, *shape[axis + 1 :]))
    dense = wide.clone(memory_format=contiguous_format)
    return dense.reshape((*shape[:axis], shape[axis] * repeats, *shape[axis + 1 :]))


def diag(self: Tensor, diagonal: int) -> Tensor:
    """The matrix with a vector on its diagonal, or the diagonal of a matrix as a copy."""
    if self.ndim == 1:
        return functions.diag_embed(self, diagonal)
    if self.ndim == 2:
        return functions.diagonal_copy(self, diagonal)
    raise RuntimeError(f"diag(): Supports 1D or 2D tensors. Got {self.ndim}D")


def diagflat(self: Tensor, offset: int) -> Tensor:
    """The matrix with all elements on its diagonal."""
    return functions.diag_embed(self.reshape((-1,)), offset)


def combinations(self: Tensor, r: int, with_replacement: bool) -> Tensor:
    """All combinations of `r` elements of a vector, one row each."""
    if self.ndim != 1:
        raise RuntimeError(f"Expect a 1D vector, but got shape {list(self.shape)}")
    if r < 0:
        raise RuntimeError(f"Expect a non-negative number, but got {r}")
    if r == 0:
        return self.new_empty((0,))
    choose = combinations_with_replacement if with_replacement else python_combinations
    places = list(choose(range(self.shape[0]), r))
    flat = [place for chosen in places for place in chosen]
    return self.take(self.new_tensor(flat, dtype=int64).reshape((len(places), r)))
