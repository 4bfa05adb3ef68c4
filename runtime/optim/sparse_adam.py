"""The optimizer of sparse gradients, which do not exist here."""

from __future__ import annotations

from typing import Any

from .optimizer import Optimizer

__all__ = ["SparseAdam"]


class SparseAdam(Optimizer):
    """Refused with NotImplementedError: gradsmith has no sparse tensors, and so no sparse gradients."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        raise NotImplementedError(
            "gradsmith has no sparse tensors, which SparseAdam is for: write gradsmith.optim.Adam"
        )
