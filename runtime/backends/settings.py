"""What stands for a library that is not here."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any


class _Library(ModuleType):
    """A module with settings; it is also a block that sets some of them, by ``flags(...)``."""

    @contextmanager
    def flags(self, **settings: Any) -> Iterator[None]:
        """A block in which settings are these.  TypeError for one that there is not."""
        unknown = settings.keys() - vars(self).keys()
        if unknown:
            raise TypeError(f"flags() got an unexpected keyword argument '{unknown.pop()}'")
        before = {name: getattr(self, name) for name in settings}
        vars(self).update(settings)
        try:
            yield
        finally:
            vars(self).update(before)


def library(name: str, **settings: Any) -> Any:
    """A module `name` of `gradsmith.backends` for a library that is not available, with what can be set of it."""
    package = __name__.rpartition(".")[0]
    made = _Library(f"{package}.{name}", f"PyTorch's `backends.{name}`: not available here.")
    vars(made).update({"is_available": lambda: False, **settings})
    sys.modules[made.__name__] = made
    return made
