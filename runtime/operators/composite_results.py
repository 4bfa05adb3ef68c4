"""Operators that are the first result of another, which keeps something for the gradient besides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core.tensor import Tensor


def first_result(operator: Callable[..., tuple[Tensor, ...]], /, *args: Any) -> Tensor:
    """What `operator` returns first."""
    return operator(*args)[0]
