"""What ``sys.getrefcount`` counts beside the owners of an object.

Before Python 3.14 a call took a reference for each argument; since then it borrows those of the caller's locals, and
counts are lower.  Code that checks whether anything else holds an object must allow for that, so both counts are
measured.
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
