"""What ``sys.getrefcount`` counts of an object besides those who hold it.

A call used to take a reference for each argument.  Since Python 3.14 it borrows those of the caller's locals, so that
counts are lower; who asks whether somebody else holds an object must not take the old numbers for it.  Both are measured.
"""

from __future__ import annotations

from sys import getrefcount


def _in_callee(thing: object) -> int:
    return getrefcount(thing)


def _measured() -> tuple[int, int]:
    thing = object()
    counted = getrefcount(thing)  # of one local
    return counted - 1, _in_callee(thing) - counted


ARGUMENT, PARAMETER = _measured()
"""What ``getrefcount(local)`` counts for its argument; what a parameter counts for that a caller's local was given to."""
