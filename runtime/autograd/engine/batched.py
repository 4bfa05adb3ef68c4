"""A backward for a batch of gradients: one run of the engine, on a level of `vmap`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.facade import from_above


def vectorized(function: Callable[..., Any]) -> Callable[..., Any]:
    """`function`, of tensors, for tensors whose first dimension counts separate calls; it may return None among them.

    Transforms stand above autograd, and are imported with the first call.
    """
    mapped: Callable[..., Any] = from_above("vmap_of_some")(
        function, 0, 0, allow_none_pass_through=True
    )
    return mapped
