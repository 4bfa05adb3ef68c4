"""Of what reductions are composed, which compute it at once: what handlers of ``__torch_dispatch__`` see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gradsmith.generated import functions

if TYPE_CHECKING:
    from ...core.dtypes import dtype as dtype_type
    from ...core.tensor import Tensor


def softmax_decomposed(self: Tensor, dim: int, dtype: dtype_type | None = None) -> Tensor:
    """The softmax of `self` in the dtype asked for."""
    return functions._softmax(self if dtype is None else self.to(dtype), dim, False)


def log_softmax_decomposed(self: Tensor, dim: int, dtype: dtype_type | None = None) -> Tensor:
    """The logarithm of the softmax of `self` in the dtype asked for."""
    return functions._log_softmax(self if dtype is None else self.to(dtype), dim, False)


def var_decomposed(self: Tensor, unbiased: bool = True) -> Tensor:
    """The variance with a correction of 1 or 0."""
    return functions.var(self, dim=None, correction=int(unbiased))


def var_dim_decomposed(
    self: Tensor, dim: Sequence[int] | None, unbiased: bool = True, keepdim: bool = False
) -> Tensor:
    """The variance with a correction of 1 or 0."""
    return functions.var(self, dim=dim, correction=int(unbiased), keepdim=keepdim)


def std_decomposed(self: Tensor, unbiased: bool = True) -> Tensor:
    """The standard deviation with a correction of 1 or 0."""
    return functions.std(self, dim=None, correction=int(unbiased))


def std_dim_decomposed(
    self: Tensor, dim: Sequence[int] | None, unbiased: bool = True, keepdim: bool = False
) -> Tensor:
    """The standard deviation with a correction of 1 or 0."""
    return functions.std(self, dim=dim, correction=int(unbiased), keepdim=keepdim)
