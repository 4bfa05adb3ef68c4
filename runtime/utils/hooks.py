"""``RemovableHandle`` and what hooks are to files, where PyTorch has them."""

from __future__ import annotations

from ..autograd.nodes.hooks import RemovableHandle
from ..serialization.hooks import unserializable_hook, warn_if_has_hooks

__all__ = ["RemovableHandle", "unserializable_hook", "warn_if_has_hooks"]
