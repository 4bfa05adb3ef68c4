"""Meta kernels of reading by index tensors."""

from __future__ import annotations

from gradsmith.kernels.dims import normalize_dim
from gradsmith.kernels.namespace import Array, empty, np

__all__ = ["gather_meta", "index_select_meta", "index_tensor_meta", "take_meta"]


def gather_meta(self: Array, dim: int, index: Array, sparse_grad: bool = False) -> Array:
    """As many elements as the index has."""
    normalize_dim(dim, self.ndim)
    return empty(index.shape, self.dtype)


def take_meta(self: Array, index: Array) -> Array:
    """As many elements as the index has."""
    return empty(index.shape, self.dtype)


def index_select_meta(self: Array, dim: int, index: Array) -> Array:
    """Slices of one dimension."""
    axis = normalize_dim(dim, self.ndim)
    if self.ndim == 0:
        return empty((), self.dtype)
    return empty((*self.shape[:axis], index.size, *self.shape[axis + 1 :]), self.dtype)


def index_tensor_meta(self: Array, indices: list[Array | None]) -> Array:
    """Elements at index tensors; masks are refused, as their count of true elements is unknown."""
    for index in indices:
        if index is not None and (index.dtype.kind == "b" or index.dtype == np.uint8):
            raise NotImplementedError(
                "index: the shape of the result depends on the elements of a mask, which a meta "
                "tensor does not have"
            )
    places = [axis for axis, index in enumerate(indices) if index is not None]
    if len(indices) > self.ndim:
        raise IndexError(
            f"too many indices for tensor of dimension {self.ndim} (got {len(indices)})"
        )
    shape = self.shape
    try:
        common = np.broadcast_shapes(*(index.shape for index in indices if index is not None))
    except ValueError:
        shapes = ", ".join(str(list(index.shape)) for index in indices if index is not None)
        raise IndexError(
            "shape mismatch: indexing tensors could not be broadcast together with shapes "
            f"{shapes}"
        ) from None
    if not places:
        return empty(shape, self.dtype)
    kept = tuple(extent for axis, extent in enumerate(shape) if axis not in places)
    together = places[-1] - places[0] + 1 == len(places)
    front = places[0] if together else 0
    return empty((*kept[:front], *common, *kept[front:]), self.dtype)
