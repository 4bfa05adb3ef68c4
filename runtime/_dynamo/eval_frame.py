"""Where libraries look for the class of compiled modules."""

from __future__ import annotations

from . import OptimizedModule

__all__ = ["OptimizedModule", "is_dynamo_supported"]


def is_dynamo_supported() -> bool:
    """Yes: `gradsmith.compile` compiles."""
    return True
