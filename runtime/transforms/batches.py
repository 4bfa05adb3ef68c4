"""Into a level of `vmap` and out of it again."""

from __future__ import annotations

from typing import Any

from ..core.tensor import Tensor
from .cells import BatchCell, batched, settled
from .levels import BatchLevel


def batch_of(tensor: Tensor, dim: int, level: BatchLevel) -> Tensor:
    """What stands on `level` for each ``tensor.select(dim, i)``."""
    return batched(settled(tensor), dim, level)


def without_batch(tensor: Tensor, level: BatchLevel) -> tuple[Tensor, int | None]:
    """What `tensor` is below `level`, and the dimension that counts the examples; None if it is the same for all."""
    tensor = settled(tensor)
    cell: Any = tensor._data_
    if cell.__class__ is BatchCell and cell.level is level:
        return cell.value, cell.dim
    return tensor, None
