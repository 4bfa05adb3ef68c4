"""The lock under which registrations change, and the number that says whether they have.

A kernel is resolved without the lock, from registrations that another thread may be changing, and is
stored in a table only if `RegistrationLock.revision` is still what it was before: so no table ever keeps a
kernel of registrations that are gone.  The argument, which needs no global interpreter lock:

- Whoever changes registrations does so under the lock, and before letting go of it raises the revision
  and empties every table that may hold a kernel made from what changed.
- Whoever resolves reads the revision under the lock, resolves, and stores under the lock if the revision
  is the one it read.  A store before a change is emptied by it; after a change the revision differs,
  unless it was read after the change as well, and then the lock has made the change visible.
- Tables and registrations are dictionaries.  A table is read and written key by key, which is atomic;
  registrations are replaced as a whole and never changed, so that a reader sees either set.

A library that is collected as garbage may be collected anywhere, in a thread that holds the lock included.
Its registrations are therefore undone `later`: at once where the lock is free, else by the thread that
holds it, when it lets go.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable


class RegistrationLock:
    """A reentrant lock that runs what was put off when its holder lets go."""

    __slots__ = ("_lock", "_depth", "_deferred", "revision")

    def __init__(self) -> None:
        self._lock = threading.RLock()
        self._depth = 0
        self._deferred: deque[Callable[[], None]] = deque()
        self.revision = 0
        """Raised by every change of any registration, under the lock."""

    def __enter__(self) -> None:
        self._lock.acquire()
        self._depth += 1

    def __exit__(self, *exception: object) -> None:
        try:
            if self._depth == 1 and self._deferred:
                self._run_deferred()
        finally:
            self._depth -= 1
            self._lock.release()
        if self._deferred:
            self._catch_up()

    def current(self) -> int:
        """The revision now, with every change of registrations that it counts made visible."""
        with self._lock:
            revision = self.revision
        if self._deferred:
            self._catch_up()
        return revision

    def renew(self) -> bool:
        """In a forked child: let go of what a thread held that was not forked; say whether one did."""
        if self._lock.acquire(blocking=False):
            self._lock.release()
            return False
        self._lock = threading.RLock()
        self._depth = 0
        return True

    def later(self, undo: Callable[[], None]) -> None:
        """Run `undo` under the lock, as soon as no registration is half done; never waits."""
        self._deferred.append(undo)
        self._catch_up()

    def _catch_up(self) -> None:
        # Whoever holds the lock now looks here again after letting go, so nothing is forgotten.
        while self._deferred and self._lock.acquire(blocking=False):
            try:
                if self._depth:
                    return  # this very thread is in the middle of a change
                self._depth = 1
                try:
                    self._run_deferred()
                finally:
                    self._depth = 0
            finally:
                self._lock.release()

    def _run_deferred(self) -> None:
        while self._deferred:
            self._deferred.popleft()()


lock = RegistrationLock()
"""Held while registrations change or a resolved kernel is stored; never on the fast path."""
