"""Sums of terms of which some may be missing, as gradients that nobody asked for are."""

from __future__ import annotations

from ..core.tensor import Tensor


def added(*terms: Tensor | None) -> Tensor | None:
    """The sum of those terms that there are, from left to right; None for none."""
    total: Tensor | None = None
    for term in terms:
        if term is not None:
            total = term if total is None else total + term
    return total
