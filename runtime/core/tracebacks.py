"""Tracebacks of wrong calls: the program's own lines, where they enter this package, and where it refuses.

A wrong call passes a dozen frames of bindings, layers and kernels before somebody notices, and often begins with an
error of NumPy's.  None of that helps whoever made the call.  With ``GRADSMITH_FULL_TRACEBACK=1`` in the environment
tracebacks stay as they are, for work on this package; those of failed assertions, our own bugs, always do.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from types import TracebackType
from typing import Any

import numpy as np

from .accidents import instead_of, is_accident
from .origin import is_ours

_FULL = os.environ.get("GRADSMITH_FULL_TRACEBACK", "") not in ("", "0")
_NUMPY = os.path.dirname(os.path.abspath(np.__file__)) + os.sep


def trim(error: BaseException) -> bool:
    """Take frames that say nothing to a program out of the traceback of `error`; whether to raise it as it is.

    An accident is not raised but left to the slow path, which says what is wrong with the arguments.

    Called where `error` was caught.  What stays: the frame that caught it, every frame of the program's (its kernels,
    hooks, modes), the last one of this package's and the last of all.  Errors of first attempts, which it would
    be chained to, go; those that the program was handling itself stay.
    """
    if isinstance(error, AssertionError):
        return True
    if is_accident(error):
        return False
    if _FULL:
        return True
    caught = error.__traceback__
    if caught is not None:
        caught.tb_next = _kept(caught.tb_next)
    _unchain(error)
    return True


def raise_refusal(
    error: Exception, function: Any, args: Sequence[Any], kwargs: Mapping[str, Any]
) -> None:
    """Raise what is to be said instead of `error`, which calling the public `function` brought; else trim it.

    Of an accident that says nothing about the arguments, our own bug, the traceback stays as it is.
    """
    if trim(error):
        return
    instead = instead_of(error, function, args, kwargs)
    if instead is not None:
        raise instead from (error if _FULL else None)


def accident_behind(error: BaseException) -> BaseException | None:
    """The accident that `error` is, or that `raise_refusal` raised it instead of; None for what a statement refused."""
    if is_accident(error):
        return error
    entry = error.__traceback__
    while entry is not None and entry.tb_next is not None:
        entry = entry.tb_next
    instead = entry is not None and entry.tb_frame.f_code is raise_refusal.__code__
    return error.__context__ if instead else None


def _kept(entry: TracebackType | None) -> TracebackType | None:
    entries = []
    while entry is not None:
        entries.append(entry)
        entry = entry.tb_next
    within = [_is_internal(entry.tb_frame.f_code.co_filename) for entry in entries]
    ours = [
        place for place, entry in enumerate(entries) if is_ours(entry.tb_frame.f_code.co_filename)
    ]
    kept = [
        entry
        for place, entry in enumerate(entries)
        if not within[place] or place in ours[-1:] or place == len(entries) - 1
    ]
    following: TracebackType | None = None
    for entry in reversed(kept):
        entry.tb_next = following
        following = entry
    return following


def _unchain(error: BaseException) -> None:
    """Let go of the errors behind `error` that no line of the program's took part in."""
    if error.__cause__ is not None:
        if not _is_our_own(error.__cause__):
            return
        error.__cause__ = None
        error.__suppress_context__ = False
    behind = error.__context__
    if error.__suppress_context__ or behind is None:
        return
    while behind is not None and _is_our_own(behind):
        behind = behind.__context__
    error.__context__ = behind


def _is_our_own(error: BaseException) -> bool:
    entry = error.__traceback__
    while entry is not None:
        if not _is_internal(entry.tb_frame.f_code.co_filename):
            return False
        entry = entry.tb_next
    return True


@cache
def _is_internal(filename: str) -> bool:
    return is_ours(filename) or filename.startswith(_NUMPY)
