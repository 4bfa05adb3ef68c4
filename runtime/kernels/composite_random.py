"""Random operators by way of others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gradsmith as gs

if TYPE_CHECKING:
    from gradsmith.tensor import Tensor

__all__ = ["bernoulli_float_"]


def bernoulli_float_(self: Tensor, p: float = 0.5, generator: Any = None) -> Tensor:
    """Fills `self` with ones with probability `p`, zeros otherwise."""
    with gs.no_grad():
        drawn = gs.bernoulli(self, p, generator=generator)
    return self.copy_(drawn)
