"""Who registers what: the place in a program that a registration comes from."""

from __future__ import annotations

import sys
from types import FrameType
from typing import NamedTuple

_PASSED_OVER = ("gradsmith.library", "gradsmith.core.refusing", "contextlib", "functools")


class Source(NamedTuple):
    """A line of a program."""

    file: str
    line: int
    is_cell: bool
    """Whether it belongs to a notebook's cell, or was typed at a prompt, and so may be run again."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


def calling_source() -> Source:
    """The innermost line outside this package that led here."""
    frame: FrameType = sys._getframe(1)
    while frame.f_back is not None and _passed_over(frame.f_globals.get("__name__", "")):
        frame = frame.f_back
    file = frame.f_code.co_filename
    return Source(file, frame.f_lineno, _is_cell(frame, file))


def _passed_over(module: str) -> bool:
    return module in _PASSED_OVER or module.startswith(
        ("gradsmith.registration.", "gradsmith.custom_op")
    )


def _is_cell(frame: FrameType, file: str) -> bool:
    if frame.f_globals.get("__name__") != "__main__":
        return False
    if "ipykernel" in file or file.startswith("<ipython-input"):
        return True
    return file.startswith("<") and hasattr(sys, "ps1")
