"""``RemovableHandle`` where PyTorch has it."""

from __future__ import annotations

from gradsmith.autograd.hooks import RemovableHandle

__all__ = ["RemovableHandle"]
