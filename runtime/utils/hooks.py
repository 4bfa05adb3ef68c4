"""``RemovableHandle`` where PyTorch has it."""

from __future__ import annotations

from ..autograd.nodes.hooks import RemovableHandle

__all__ = ["RemovableHandle"]
