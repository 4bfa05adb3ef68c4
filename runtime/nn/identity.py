"""The identity layer."""

from __future__ import annotations

from typing import Any

from ..core.tensor import Tensor
from .module import Module


class Identity(Module):
    """Returns its input.  Accepts and ignores any arguments, so that it can replace any layer."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__()

    def forward(self, input: Tensor) -> Tensor:
        """The input."""
        return input
