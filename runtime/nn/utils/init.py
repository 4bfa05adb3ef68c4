"""Modules with uninitialized parameters."""

from __future__ import annotations

import inspect
from typing import Any, TypeVar

from ...core.refusing import refuses
from ..module import Module

__all__ = ["skip_init"]

M = TypeVar("M", bound=Module)


@refuses
def skip_init(module_cls: type[M], *args: Any, **kwargs: Any) -> M:
    """A module whose parameters are uninitialized.  RuntimeError if its class does not accept `device`."""
    if not issubclass(module_cls, Module):
        raise RuntimeError(f"Expected a Module; got {module_cls}")
    if "device" not in inspect.signature(module_cls).parameters:
        raise RuntimeError("Module must support a 'device' arg to skip initialization")
    device = kwargs.pop("device", "cpu")
    return module_cls(*args, **kwargs, device="meta").to_empty(device=device)
