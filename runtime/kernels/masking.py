"""Writing elements under a mask, or at single positions.

No kernel writes to its input: each copies it and writes to the copy.
"""

from __future__ import annotations

from gradsmith.kernels.copy import converted
from gradsmith.kernels.folds import or_at
from gradsmith.kernels.indexing import check_index_dtype, wrapped
from gradsmith.kernels.namespace import Array, np
from gradsmith.kernels.scalar_types import scalar_type_name
from gradsmith.kernels.scatter import add_at_key, require_same_dtype
from gradsmith.kernels.selection import select

__all__ = ["masked_fill_scalar", "masked_fill_tensor", "masked_scatter", "put"]


def masked_fill_scalar(self: Array, mask: Array, value: complex) -> Array:
    """`self` (broadcast with the Boolean `mask`) with `value` where the mask is true."""
    _require_mask(mask, "masked_fill_")
    if isinstance(value, complex) and self.dtype.kind != "c":
        raise RuntimeError("value cannot be converted to type without overflow")
    return select(mask, np.asarray(value).astype(self.dtype), self)


def masked_fill_tensor(self: Array, mask: Array, value: Array) -> Array:
    """As `masked_fill_scalar`, with the number in a 0-d tensor."""
    if value.ndim:
        raise RuntimeError(
            "masked_fill_ only supports a 0-dimensional value tensor, but got tensor with "
            f"{value.ndim} dimension(s)."
        )
    _require_mask(mask, "masked_fill_")
    return select(mask, converted(value, self.dtype), self)


def _require_mask(mask: Array, name: str) -> None:
    if mask.dtype.kind != "b":
        raise RuntimeError(
            f"{name} only supports boolean masks, but got mask with dtype "
            f"{scalar_type_name(mask.dtype)}"
        )


def masked_scatter(self: Array, mask: Array, source: Array) -> Array:
    """`self` (broadcast with `mask`) with the elements of `source`, in order, where it is true."""
    if self.dtype != source.dtype:
        raise RuntimeError(
            "masked_scatter_: expected self and source to have same dtypes but got "
            f"{scalar_type_name(self.dtype)} and {scalar_type_name(source.dtype)}"
        )
    if mask.dtype.kind != "b":
        raise RuntimeError(
            f"masked_scatter_ only supports boolean masks, but got mask with dtype "
            f"{scalar_type_name(mask.dtype)}"
        )
    shape = np.broadcast_shapes(self.shape, mask.shape)
    result = np.array(np.broadcast_to(self, shape), order="C")
    where = np.broadcast_to(mask, shape)
    count = int(np.count_nonzero(where))
    if count > source.size:
        raise RuntimeError(
            "masked_scatter: expected the number of ones in the mask to be at most the number of "
            f"elements in source: {count} > {source.size}"
        )
    result[where] = source.reshape(-1)[:count]
    return result


def put(self: Array, index: Array, source: Array, accumulate: bool = False) -> Array:
    """`self` with `source` at positions of the flattened tensor, added there to `accumulate`."""
    check_index_dtype(index, "put_()")
    require_same_dtype(self, source, "put_()")
    if index.size != source.size:
        raise IndexError(
            "put_(): Expected source and index to have the same number of elements, but got "
            f"source.numel() = {source.size}, index.numel() = {index.size}"
        )
    if self.size == 0 and index.size:
        raise IndexError("put_(): Expected self to be non-empty")
    flat = self.flatten()
    positions = wrapped(index.reshape(-1), self.size, "put_()")
    if not accumulate:
        flat[positions] = source.reshape(-1)
    elif self.dtype.kind == "b":
        or_at(flat, positions, source.reshape(-1))
    else:
        add_at_key(flat, (positions,), source.reshape(-1))
    return flat.reshape(self.shape)
