"""Names for annotations of programs that call operators."""

from __future__ import annotations

from typing import TypeAlias

__all__ = ["Number"]

Number: TypeAlias = int | float | complex | bool
"""What a `Scalar` of a schema may be, and what may stand for a tensor in arithmetic."""
