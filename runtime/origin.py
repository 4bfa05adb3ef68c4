"""Where in a user's program a call stands: the innermost frame outside of this package."""

from __future__ import annotations

import os
import traceback
from collections.abc import Iterable
from functools import cache

__all__ = ["innermost_outside", "is_ours", "place_of"]

_HERE = os.path.dirname(os.path.abspath(__file__)) + os.sep


@cache
def is_ours(filename: str) -> bool:
    """Whether a file belongs to this package."""
    import gradsmith.generated as generated

    name = os.path.abspath(filename)
    return name.startswith((_HERE, os.path.dirname(os.path.abspath(generated.__file__)) + os.sep))


def innermost_outside(stack: Iterable[traceback.FrameSummary]) -> traceback.FrameSummary | None:
    """The last frame of `stack` (innermost last) that is not in a file of this package."""
    found = None
    for frame in stack:
        if not is_ours(frame.filename):
            found = frame
    return found


def place_of(stack: Iterable[traceback.FrameSummary]) -> str:
    """``FILE:LINE: SOURCE`` of that frame; empty if there is none."""
    frame = innermost_outside(stack)
    return "" if frame is None else f"{frame.filename}:{frame.lineno}: {frame.line}"
