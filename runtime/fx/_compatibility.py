"""A decorator of PyTorch's that libraries use; it says something of their functions that nobody asks for here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def compatibility(is_backward_compatible: bool) -> Callable[[T], T]:
    """Returns what gives back what it is given."""
    return lambda given: given
