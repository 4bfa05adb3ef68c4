"""`debug_unwrap`: what a tensor of a transform stands for."""

from __future__ import annotations

from ..core.refusing import refuses
from ..core.tensor import Tensor
from ..transforms.cells import Cell


@refuses
def debug_unwrap(tensor: Tensor, *, recurse: bool = True) -> Tensor:
    """The tensor below the innermost transform that `tensor` is of, or below all; for looking, not for computing.

    Itself if it is of none.
    """
    cell = tensor._data_
    while isinstance(cell, Cell):
        tensor = cell.value
        cell = tensor._data_
        if not recurse:
            break
    return tensor
