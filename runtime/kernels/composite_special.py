"""Special functions made of other operators."""

from __future__ import annotations

import math

import gradsmith as gs
from gradsmith.tensor import Tensor

__all__ = ["mvlgamma", "polygamma_", "special_round", "special_xlogy"]


def mvlgamma(self: Tensor, p: int) -> Tensor:
    """`p (p - 1) / 4 log(pi)` and the sum of `lgamma(self - j / 2)` for j below p.

    NIST Handbook of Mathematical Functions (2010), 35.3.4. Raises RuntimeError for a `p` below one.
    """
    if p < 1:
        raise RuntimeError("p has to be greater than or equal to 1")
    if not self.is_floating_point():
        self = self.to(gs.get_default_dtype())
    steps = gs.arange(p, dtype=self.dtype, device=self.device) * 0.5
    return (self.unsqueeze(-1) - steps).lgamma().sum(-1) + p * (p - 1) / 4 * math.log(math.pi)


def special_round(self: Tensor, decimals: int = 0) -> Tensor:
    """Each element rounded to `decimals` decimal places."""
    return gs.round(self, decimals=decimals) if decimals else gs.round(self)


def polygamma_(self: Tensor, n: int) -> Tensor:
    """The `n`-th derivative of `digamma`, in place."""
    # Of a copy: what is saved for the gradient must outlive the change.
    return self.copy_(gs.polygamma(n, self.clone()))


def special_xlogy(self: Tensor, other: Tensor) -> Tensor:
    """As `xlogy`."""
    return gs.xlogy(self, other)
