"""Where libraries look for what makes indexing by tensors of no dimension one call, within `vmap`: here it is one."""

from __future__ import annotations

from contextlib import nullcontext

__all__ = ["TransformGetItemToIndex"]


class TransformGetItemToIndex(nullcontext[None]):
    """Nothing, within a ``with`` block."""
