"""What a step is about: a parameter with its gradient and its state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..core.tensor import Tensor


@dataclass(slots=True)
class Row:
    """One parameter that has a gradient."""

    param: Tensor
    grad: Tensor
    state: dict[str, Any]
    fresh: bool
    """Whether this is its first step."""
