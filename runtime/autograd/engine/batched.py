"""A backward pass for a batch of gradients: one run of the engine inside `vmap`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.facade import from_above


def vectorized(function: Callable[..., Any]) -> Callable[..., Any]:
    """Map `function` over the first dimension of its tensor arguments; its results may include None.

    Transforms are a layer above autograd and are imported at the first call.
    """
    mapped: Callable[..., Any] = from_above("vmap_of_some")(
        function, 0, 0, allow_none_pass_through=True
    )
    return mapped
