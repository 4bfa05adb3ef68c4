"""Calls of a module with other parameters; ``func.functional_call`` replaces this module."""

from __future__ import annotations

from typing import Any

from ...core.facade import from_above
from ...core.origin import warn_caller
from ..module import Module

__all__ = ["functional_call"]


def functional_call(
    module: Module,
    parameters_and_buffers: dict[str, Any],
    args: Any = None,
    kwargs: dict[str, Any] | None = None,
    *,
    tie_weights: bool = True,
    strict: bool = False,
) -> Any:
    """See `gradsmith.func.functional_call`."""
    warn_caller(
        "`nn.utils.stateless.functional_call` is deprecated: use `func.functional_call` instead.",
        FutureWarning,
    )
    return from_above("functional_call")(
        module, parameters_and_buffers, args, kwargs, tie_weights=tie_weights, strict=strict
    )
