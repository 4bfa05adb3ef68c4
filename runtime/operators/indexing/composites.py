"""Indexing and sorting by way of other operators."""

from __future__ import annotations

from math import prod

from gradsmith.generated import functions

from ...core.batches import stands_for_examples
from ...core.dtypes import int64
from ...core.size import broadcast_shapes
from ...core.tensor import Tensor
from ...dispatch.namespaces import ops
from ..dims import normalize_dim


def argwhere(self: Tensor) -> Tensor:
    """The positions of nonzero elements, one row each."""
    positions: Tensor = ops.aten.nonzero.default(self)
    return positions


def nonzero_numpy(self: Tensor) -> list[Tensor]:
    """The positions of nonzero elements, a vector for each dimension."""
    raised = self.unsqueeze(0) if self.ndim == 0 else self
    positions = ops.aten.nonzero.default(raised)
    return list(positions.unbind(1))


def fill_diagonal_(self: Tensor, fill_value: complex, wrap: bool) -> Tensor:
    """Number on the main diagonal; with `wrap`, on that of each block of a tall matrix, blocks a row apart.

    Raises RuntimeError for fewer than two dimensions, and for unequal extents of more than two.
    """
    if self.ndim < 2:
        raise RuntimeError(
            f"fill_diagonal_: dimensions must larger than 1, but the tensor has {self.ndim}"
        )
    if self.ndim > 2:
        if len(set(self.shape)) > 1:
            raise RuntimeError(
                "fill_diagonal_: all dimensions of input must be of equal length, but they are "
                f"{list(self.shape)}"
            )
        stride, start = sum(self.stride()), self.storage_offset()
        self.as_strided((self.shape[0],), (stride,), start).fill_(fill_value)
        return self
    height, width = self.shape
    for row in range(0, max(height, 1) if wrap else 1, width + 1):
        self[row:].diagonal().fill_(fill_value)
    return self


def take_along_dim(self: Tensor, indices: Tensor, dim: int | None) -> Tensor:
    """Elements along `dim` (of the flattened tensor for None) at `indices`, with broadcasting."""
    if dim is None:
        return self.reshape((-1,)).gather(0, indices.reshape((-1,)))
    if self.ndim != indices.ndim:
        raise RuntimeError(
            "torch.take_along_dim(): input and indices should have the same number of dimensions, "
            f"but got {self.ndim} dimensions for input, and {indices.ndim} dimensions for indices"
        )
    if indices.dtype != int64:
        raise RuntimeError(
            f"torch.take_along_dim(): dtype of indices should be Long but got {indices.dtype}"
        )
    axis = normalize_dim(dim, self.ndim)

    def with_extent(shape: tuple[int, ...], extent: int) -> tuple[int, ...]:
        return (*shape[:axis], extent, *shape[axis + 1 :])

    indices = functions.where(indices < 0, indices + self.shape[axis], indices)
    mine, other = tuple(self.shape), tuple(indices.shape)
    common = broadcast_shapes(with_extent(mine, 1), with_extent(other, 1))
    source = self.expand(with_extent(common, mine[axis]))
    return source.gather(axis, indices.expand(with_extent(common, other[axis])))


def masked_scatter_backward(grad_output: Tensor, mask: Tensor, sizes: tuple[int, ...]) -> Tensor:
    """The gradient of `source` in `masked_scatter`: what went to it, and zeros for the rest."""
    if stands_for_examples(grad_output) or stands_for_examples(mask):
        # How many are taken may differ between examples: places count those before them.
        chosen = mask.expand(grad_output.shape).reshape((-1,))
        count = prod(sizes)
        place = (chosen.cumsum(0) - 1).clamp(0, max(count - 1, 0))
        row = (grad_output.reshape((-1,)) * chosen).to(grad_output.dtype)
        return grad_output.new_zeros((count,)).scatter_add(0, place, row).reshape(sizes)
    taken = grad_output.masked_select(mask)
    rest = prod(sizes) - taken.numel()
    if rest:
        taken = functions.cat([taken, grad_output.new_zeros((rest,))])
    return taken.reshape(sizes)


def msort(self: Tensor) -> Tensor:
    """The elements sorted along the first dimension."""
    return functions.sort(self, 0)[0]
