"""Results of functions that look for distinct elements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core.tensor import Tensor


def distinct(result: Sequence[Tensor], return_inverse: bool, return_counts: bool) -> Any:
    """Values, places and counts, as far as they are asked for."""
    values, inverse, counts = result
    if return_inverse:
        return (values, inverse, counts) if return_counts else (values, inverse)
    return (values, counts) if return_counts else values
