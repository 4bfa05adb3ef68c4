"""The layer that does nothing."""

from __future__ import annotations

from typing import Any

from ..core.tensor import Tensor
from .module import Module


class Identity(Module):
    """Returns its input; takes and ignores any arguments, so that it can stand in any layer's place."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__()

    def forward(self, input: Tensor) -> Tensor:
        """The input."""
        return input
