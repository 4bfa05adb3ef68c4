"""`functools.cached_property` as Python 3.12 has it: without a lock.

That of Python 3.11 holds one lock for all instances while it computes: other threads wait for it, and a child that was
forked meanwhile waits for ever.
"""

from __future__ import annotations

import functools
import sys
from typing import TYPE_CHECKING

__all__ = ["cached_property"]

if TYPE_CHECKING or sys.version_info >= (3, 12):
    from functools import cached_property
else:

    class cached_property(functools.cached_property):
        """A property that is computed once; two threads that ask for it first at the same time may both compute it."""

        def __get__(self, instance, owner=None):
            if instance is None:
                return self
            value = instance.__dict__[self.attrname] = self.func(instance)
            return value
