"""Fake kernels: what an operator returns for tensors without data, registered at Meta."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..dispatch.registry import DANGLING, REGISTRY
from .fake_context import in_context
from .sources import calling_source

if TYPE_CHECKING:
    from .library import Library


def register_fake_kernel(
    library: Library, name: str, fn: Callable[..., Any], allow_override: bool
) -> None:
    """Register `fn` for the operator `name` of the library's namespace.

    Raises RuntimeError for an operator that is not there, for one that decomposes, and, unless
    `allow_override`, for one that has a kernel at Meta.
    """
    qualified = f"{library.ns}::{name}"
    operator = REGISTRY.get(qualified)
    if operator is None and qualified not in DANGLING:
        from ..dispatch.registry import lookup_operator

        lookup_operator(qualified)  # raises
    if not allow_override and operator is not None:
        before = operator.kernels.get("Meta")
        if before is not None:
            raise RuntimeError(
                f"register_fake(...): the operator {qualified} already has a fake impl registered at {before.source}."
            )
        if operator._can_decompose():
            raise RuntimeError(
                f"register_fake(...): the operator {qualified} already has an implementation for this device type "
                "via a pre-existing registration to CompositeImplicitAutograd. Such operators need no fake impl: "
                "they decompose into others, which can have one."
            )
    fake = in_context(qualified, fn, str(calling_source()))
    library.impl(name, fake, "Meta", allow_override=allow_override)
