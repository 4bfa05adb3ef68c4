"""Safety of processes that fork while other threads are running.

A child process has one thread.  A lock that another thread held stays locked, and a module that another thread was
importing stays half imported.  So the locks are of a kind that the child renews, and before a program with several
threads forks for the first time, everything that calls would import on demand is imported.
"""

from __future__ import annotations

import os
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
_THROUGH = {"generated.distributions": "distributions"}
"""Modules that import others of the package which imports them, and so can only be imported through it."""
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
    from pkgutil import walk_packages  # few programs fork with several threads

    package = __name__.partition(".")[0]
    for inner in _PACKAGES:
        found = import_module(f"{package}.{inner}")
        for module in walk_packages(found.__path__, f"{inner}."):
            yield f"{package}.{_THROUGH.get(module.name, module.name)}"


def _after_fork() -> None:
    for lock in list(_locks):
        if lock.acquire(blocking=False):
            lock.release()
        else:
            lock._at_fork_reinit()  # as `threading` does with its own


if hasattr(os, "register_at_fork"):  # not on Windows
    os.register_at_fork(before=_before_fork, after_in_child=_after_fork)
