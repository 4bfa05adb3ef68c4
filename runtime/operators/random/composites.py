"""Random operators by way of others."""

from __future__ import annotations

from typing import Any

from gradsmith.generated import functions

from ...autograd.grad_mode import no_grad
from ...core.bits import REQUIRES_GRAD, VIEW
from ...core.tensor import Tensor


def bernoulli_float_(self: Tensor, p: float, generator: Any) -> Tensor:
    """Fills `self` with ones with probability `p`, zeros otherwise."""
    if self._bits_ & (REQUIRES_GRAD | VIEW):
        with no_grad():
            drawn = functions.bernoulli(self, p, generator=generator)
    else:
        drawn = functions.bernoulli(self, p, generator=generator)
    return self.copy_(drawn)
