"""Hooks on tensors, which no file holds."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any, TypeVar

from ..core.tensor import Tensor

F = TypeVar("F", bound=Callable[..., Any])


def unserializable_hook(f: F) -> F:
    """Decorates a hook that is known not to be written to files: no warning is given for it."""
    f.__torch_unserializable__ = True  # type: ignore[attr-defined]
    return f


def warn_if_has_hooks(tensor: Tensor) -> None:
    """Warn of each hook on a tensor that is written to a file without it."""
    for hook in (tensor._backward_hooks or {}).values():
        if not hasattr(hook, "__torch_unserializable__"):
            warnings.warn(
                f"backward hook {hook!r} on tensor will not be serialized. Decorate it with "
                "utils.hooks.unserializable_hook if that is meant.",
                stacklevel=2,
            )
