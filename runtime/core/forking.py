"""What is safe of a process that forks while its other threads work.

The child has one thread.  A lock that another one held stays held there, and a module that another one was importing is
imported for ever.  So the locks are of those that the child renews; and before a program with several threads forks for
the first time everything that calls import when they need it is imported, by which nothing is left to be in the middle of.
"""

from __future__ import annotations

import os
import pkgutil
import threading
import weakref
from collections.abc import Iterator
from importlib import import_module
from typing import Any

_locks: weakref.WeakSet[Any] = weakref.WeakSet()

_PACKAGES = (
    *("core", "schema", "dispatch", "profiler", "autograd", "generated", "operators", "api"),
    *("registration", "custom_op"),
)
"""The packages that registrations, calls and backwards import from."""
_complete = False


def renewed_lock() -> Any:
    """A `threading.RLock` that a forked child finds free, unless its own thread holds it."""
    lock = threading.RLock()
    _locks.add(lock)
    return lock


def _before_fork() -> None:
    global _complete
    if not _complete and threading.active_count() > 1:
        for name in ("numpy.random", *_modules()):
            import_module(name)
        _complete = True


def _modules() -> Iterator[str]:
    """Every module on the way of a call; an import of one that another thread is importing waits for it."""
    package = __name__.partition(".")[0]
    for inner in _PACKAGES:
        found = import_module(f"{package}.{inner}")
        for module in pkgutil.walk_packages(found.__path__, f"{found.__name__}."):
            yield module.name


def _after_fork() -> None:
    for lock in list(_locks):
        if lock.acquire(blocking=False):
            lock.release()
        else:
            lock._at_fork_reinit()  # as `threading` does with its own


if hasattr(os, "register_at_fork"):  # not on Windows
    os.register_at_fork(before=_before_fork, after_in_child=_after_fork)
