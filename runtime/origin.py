"""Where things stand in a user's program: a call (its innermost frame outside of this package), a definition."""

from __future__ import annotations

import os
import traceback
from collections.abc import Iterable
from functools import cache
from typing import Any

__all__ = ["definition_of", "innermost_outside", "is_ours", "place_of"]

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


def definition_of(function: Any) -> str:
    """``FILE:LINE`` where a function begins, that below its decorators; empty for what has no code of its own."""
    from inspect import unwrap

    code = getattr(unwrap(function), "__code__", None)
    return "" if code is None else f"{code.co_filename}:{code.co_firstlineno}"
