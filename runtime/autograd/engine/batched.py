"""A backward for a batch of gradients: one run of the engine, on a level of `vmap`."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any


def vectorized(function: Callable[..., Any]) -> Callable[..., Any]:
    """`function`, of tensors, for tensors whose first dimension counts separate calls; it may return None among them.

    Transforms stand above autograd, and are imported with the first call.
    """
    mapped: Callable[..., Any] = import_module("gradsmith._vmap_internals")._vmap(
        function, 0, 0, allow_none_pass_through=True
    )
    return mapped
