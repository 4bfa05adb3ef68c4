"""Of what reductions are composed, which compute it at once: what handlers of ``__torch_dispatch__`` see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from gradsmith.generated import functions

from ...core.dtypes import dtype as dtype_type
from ...core.tensor import Tensor


def _softmax(
    operator: Callable[..., Tensor], self: Tensor, dim: int, dtype: dtype_type | None = None
) -> Tensor:
    """The softmax of `self`, or its logarithm, in the dtype asked for."""
    return operator(self if dtype is None else self.to(dtype), dim, False)


softmax_decomposed = partial(_softmax, functions._softmax)
log_softmax_decomposed = partial(_softmax, functions._log_softmax)


def _of_all(operator: Callable[..., Any], self: Tensor, unbiased: bool = True) -> Any:
    """The variance or standard deviation of all elements, with a correction of 1 or 0; and the mean, if `operator` has it."""
    return operator(self, dim=None, correction=int(unbiased))


var_decomposed = partial(_of_all, functions.var)
std_decomposed = partial(_of_all, functions.std)
var_mean_unbiased = partial(_of_all, functions.var_mean)
std_mean_unbiased = partial(_of_all, functions.std_mean)


def _over_dims(
    operator: Callable[..., Any],
    self: Tensor,
    dim: Sequence[int] | None,
    unbiased: bool = True,
    keepdim: bool = False,
) -> Any:
    """As `_of_all`, over `dim`."""
    return operator(self, dim=dim, correction=int(unbiased), keepdim=keepdim)


var_dim_decomposed = partial(_over_dims, functions.var)
std_dim_decomposed = partial(_over_dims, functions.std)
var_mean_dim = partial(_over_dims, functions.var_mean)
std_mean_dim = partial(_over_dims, functions.std_mean)
