"""What ``help()`` shows of generated functions, built on demand from what the generator wrote."""

from .lazy import documented

__all__ = ["documented"]
