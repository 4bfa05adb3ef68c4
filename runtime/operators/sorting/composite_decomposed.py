"""Of what operators that sort are composed: what handlers of ``__torch_dispatch__`` see."""

from __future__ import annotations

from gradsmith.generated import functions

from ...core.tensor import Tensor


def argsort_decomposed(self: Tensor, dim: int = -1, descending: bool = False) -> Tensor:
    """The second output of sorting."""
    return functions.sort(self, dim, descending)[1]


def argsort_stable_decomposed(
    self: Tensor, stable: bool, dim: int = -1, descending: bool = False
) -> Tensor:
    """The second output of sorting."""
    return functions.sort(self, stable=stable, dim=dim, descending=descending)[1]
