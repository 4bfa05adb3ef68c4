"""`functools.cached_property` as Python 3.12 has it: no lock is taken when a value is first asked for."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

__all__ = ["lazy"]

if TYPE_CHECKING or sys.version_info >= (3, 12):
    from functools import cached_property as lazy
else:

    class lazy:
        """A property that is computed once; the class needs a ``__dict__``."""

        def __init__(self, compute):
            self.compute = compute
            self.__doc__ = compute.__doc__

        def __set_name__(self, owner, name):
            self.name = name

        def __get__(self, instance, owner=None):
            if instance is None:
                return self
            value = instance.__dict__[self.name] = self.compute(instance)
            return value
