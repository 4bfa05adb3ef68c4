"""Special functions made of other operators."""

from __future__ import annotations

import math
from functools import partial

from gradsmith.generated import functions

from ...core.dtypes import bool_, complex64, get_default_dtype
from ...core.tensor import Tensor
from ..composite_dtypes import in_dtype_of


def mvlgamma(self: Tensor, p: int) -> Tensor:
    """`p (p - 1) / 4 log(pi)` and the sum of `lgamma(self - j / 2)` for j below p.

    NIST Handbook of Mathematical Functions (2010), 35.3.4. Raises RuntimeError for a `p` below one.
    """
    if p < 1:
        raise RuntimeError("p has to be greater than or equal to 1")
    if self.dtype == bool_:
        raise RuntimeError("The input tensor may not be a boolean tensor.")
    if self.is_complex():
        word = "ComplexFloat" if self.dtype == complex64 else "ComplexDouble"
        raise NotImplementedError(f"\"arange_cpu\" not implemented for '{word}'")
    if not self.is_floating_point():
        self = self.to(get_default_dtype())
    steps = functions.arange(p, dtype=self.dtype, device=self.device) * 0.5
    return (self.unsqueeze(-1) - steps).lgamma().sum(-1) + p * (p - 1) / 4 * math.log(math.pi)


def special_round(self: Tensor, decimals: int) -> Tensor:
    """Each element rounded to `decimals` decimal places."""
    return functions.round(self, decimals=decimals) if decimals else functions.round(self)


def polygamma_(self: Tensor, n: int) -> Tensor:
    """The `n`-th derivative of `digamma`, in place."""
    # Of a copy: what is saved for the gradient must outlive the change.
    return self.copy_(in_dtype_of(self, functions.polygamma(n, self.clone())))


special_xlogy = partial(functions.xlogy)
