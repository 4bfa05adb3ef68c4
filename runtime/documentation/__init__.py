"""What ``help()`` shows of generated functions, put together from what the generator wrote when somebody reads it."""

from .lazy import documented

__all__ = ["documented"]
