"""Layers: flatten.

Generated from layers.yaml; edit that, not this file.
"""

from __future__ import annotations

from gradsmith.core.size import Size
from gradsmith.core.tensor import Tensor
from gradsmith.nn import arguments
from gradsmith.nn.module import Module

__all__ = ["Flatten", "Unflatten"]


class Flatten(Module):
    """Flattens the dimensions from `start_dim` to `end_dim` into one."""

    __constants__ = ["start_dim", "end_dim"]
    start_dim: int
    end_dim: int

    def __init__(self, start_dim: int = 1, end_dim: int = -1) -> None:
        super().__init__()
        self.start_dim = start_dim
        self.end_dim = end_dim

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return input.flatten(self.start_dim, self.end_dim)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"start_dim={self.start_dim}, end_dim={self.end_dim}"


class Unflatten(Module):
    """Splits dimension `dim` into several dimensions of the given sizes."""

    __constants__ = ["dim", "unflattened_size"]
    dim: int

    def __init__(self, dim: int, unflattened_size: tuple[int, ...] | list[int] | Size) -> None:
        super().__init__()
        self.dim = dim
        self.unflattened_size = arguments.sizes(unflattened_size)

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output."""
        return input.unflatten(self.dim, self.unflattened_size)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        return f"dim={self.dim}, unflattened_size={self.unflattened_size}"
