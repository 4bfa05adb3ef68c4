"""Writing elements under a mask, or at single positions.

No kernel writes to its input: each copies it and writes to the copy.
"""

from __future__ import annotations

from ...core.constants import constant
from ...core.errors import noted
from ...core.namespace import Array, certain, np
from ...core.result import Result
from ..factory.copy import converted
from ..pointwise.selection import select_whole
from ..scalar_types import c_type_name, number_in, scalar_type_name
from .indexing import check_index_dtype, wrapped
from .scatter import add_at_key, require_same_dtype


def masked_fill_shape(self: Array, mask: Array, value: complex | Array) -> Result:
    """The shape that the tensor and the mask broadcast to; RuntimeError for a value of more dimensions."""
    if isinstance(value, np.ndarray) and value.ndim:
        raise RuntimeError(
            "masked_fill_ only supports a 0-dimensional value tensor, but got tensor with "
            f"{value.ndim} dimension(s)."
        )
    return _masked(self, mask, "masked_fill_")


def _masked(self: Array, mask: Array, name: str) -> Result:
    if mask.dtype.kind != "b":
        raise RuntimeError(
            f"{name} only supports boolean masks, but got mask with dtype "
            f"{c_type_name(mask.dtype)}"
        )
    if self.shape == mask.shape:
        return Result(self.shape, self.dtype)
    return Result(np.broadcast_shapes(self.shape, mask.shape), self.dtype)


def masked_fill_scalar(self: Array, mask: Array, value: complex) -> Array:
    """`self` (broadcast with the Boolean `mask`) with `value` where the mask is true."""
    return select_whole(mask, constant(number_in(self.dtype, value), self.dtype), self)


def masked_fill_tensor(self: Array, mask: Array, value: Array) -> Array:
    """As `masked_fill_scalar`, with the number in a 0-d tensor."""
    return select_whole(mask, converted(value, self.dtype), self)


def masked_scatter_shape(self: Array, mask: Array, source: Array) -> Result:
    """The shape that the tensor and the mask broadcast to; RuntimeError for other dtypes."""
    if self.dtype != source.dtype:
        raise RuntimeError(
            "masked_scatter_: expected self and source to have same dtypes but got "
            f"{scalar_type_name(self.dtype)} and {scalar_type_name(source.dtype)}"
        )
    return _masked(self, mask, "masked_scatter_")


def masked_scatter(self: Array, mask: Array, source: Array) -> Array:
    """`self` (broadcast with `mask`) with the elements of `source`, in order, where it is true."""
    shape = np.broadcast_shapes(self.shape, mask.shape)
    result = np.array(np.broadcast_to(self, shape), order="C")
    where = np.broadcast_to(mask, shape)
    if not certain(True, False):
        if not source.size:
            return result
        order = np.clip(np.cumsum(where).reshape(shape) - 1, 0, source.size - 1)
        return np.where(where, source.reshape(-1)[order], result)
    count = int(np.count_nonzero(where))
    if count > source.size:
        raise noted(
            RuntimeError("Number of elements of source < number of ones in mask"),
            f"source has {source.size}, mask {count}",
        )
    result[where] = source.reshape(-1)[:count]
    return result


def put_shape(self: Array, index: Array, source: Array, accumulate: bool = False) -> Result:
    """The shape of `self`; an error where index and source do not fit each other, or it."""
    check_index_dtype(index, "put_()")
    require_same_dtype(self, source, "put_()")
    if index.size != source.size:
        raise IndexError(
            "put_(): Expected source and index to have the same number of elements, but got "
            f"source.numel() = {source.size}, index.numel() = {index.size}"
        )
    if self.size == 0 and index.size:
        raise IndexError("put_(): Expected self to be non-empty")
    return Result(self.shape, self.dtype, (self,))


def put(self: Array, index: Array, source: Array, accumulate: bool = False) -> Array:
    """`self` with `source` at positions of the flattened tensor, added there to `accumulate`."""
    flat = self.flatten()
    positions = wrapped(index.reshape(-1), self.size, "put_()")
    if accumulate:
        add_at_key(flat, (positions,), source.reshape(-1))
    else:
        flat[positions] = source.reshape(-1)
    return flat.reshape(self.shape)
