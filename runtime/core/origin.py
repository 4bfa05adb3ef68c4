"""Locations in a user's program: of a call (its innermost frame outside this package), and of a definition."""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Any

from ..schema.contract import generated_folders
from .package_name import package_name

if TYPE_CHECKING:
    import traceback

_HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__))) + os.sep


@cache
def is_ours(filename: str) -> bool:
    """Whether a file belongs to this package, or was generated for a library: no program's author wrote it."""
    return os.path.abspath(filename).startswith((_HERE, *generated_folders()))


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


def warn_caller(message: str, category: type[Warning] = UserWarning) -> None:
    """Warn at the line of the program that called into this package."""
    # How many of our frames lie between is nobody's to know but the stack's: wrappers and modules add to them.
    level, frame = 2, sys._getframe(1)
    while frame.f_back is not None and is_ours(frame.f_code.co_filename):
        level, frame = level + 1, frame.f_back
    said = message.replace("gradsmith.", f"{package_name.shown}.")
    warnings.warn(said, category, stacklevel=level)
