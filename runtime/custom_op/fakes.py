"""Sizes that only running an operator tells, by the name under which programs know it."""

from __future__ import annotations

from ..registration.fake_context import dynamic_sizes

__all__ = ["dynamic_sizes"]
