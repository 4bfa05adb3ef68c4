"""Short tracebacks for wrong calls: the program's own frames, the public function it called, and where it failed.

A wrong call passes a dozen frames of bindings, layers and kernels before it is rejected, often by an error of
NumPy's.  None of that helps the caller.  Set ``GRADSMITH_FULL_TRACEBACK=1`` in the environment to keep all frames when
working on this package.  Failed assertions of this package, which are its bugs, always keep theirs: they have no
message.  An AssertionError with a message is a refusal, as in PyTorch.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from types import TracebackType
from typing import Any

from .implicit_errors import NUMPY_FOLDER, explained, is_implicit
from .origin import is_ours

_FULL = os.environ.get("GRADSMITH_FULL_TRACEBACK", "") not in ("", "0")


def trim(error: BaseException) -> bool:
    """Remove internal frames from the traceback of `error`; return whether to re-raise it.

    False means that the error is implicit (`is_implicit`): the slow path replaces it by one about the arguments.

    Call this where `error` was caught.  The traceback keeps the catching frame, every frame of the program (its
    kernels, hooks and modes), the last frame of this package and the last frame overall.  Chained errors from attempts
    inside this package are dropped; those that the program was handling are kept.
    """
    if _is_bug(error):
        return True
    if is_implicit(error):
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
    """Raise a clearer error in place of `error` from the public `function`, or trim its traceback.

    An implicit error that has no explanation is our own bug: its traceback is kept in full.
    """
    if trim(error):
        return
    instead = explained(error, function, args, kwargs)
    if instead is not None:
        raise instead from (error if _FULL else None)


def implicit_error_behind(error: BaseException) -> BaseException | None:
    """The implicit error that `error` is or was raised in place of; None if a ``raise`` statement rejected the call."""
    if is_implicit(error):
        return error
    entry = _last_entry(error)
    instead = entry is not None and entry.tb_frame.f_code is raise_refusal.__code__
    return error.__context__ if instead else None


def _is_bug(error: BaseException) -> bool:
    if not isinstance(error, AssertionError) or error.args:
        return False
    entry = _last_entry(error)
    return entry is not None and is_ours(entry.tb_frame.f_code.co_filename)


def _last_entry(error: BaseException) -> TracebackType | None:
    entry = error.__traceback__
    while entry is not None and entry.tb_next is not None:
        entry = entry.tb_next
    return entry


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
    """Drop errors chained to `error` whose tracebacks contain no frame of the program."""
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
    if entry is None:  # nobody raised it: it was made to be a cause
        return False
    while entry is not None:
        if not _is_internal(entry.tb_frame.f_code.co_filename):
            return False
        entry = entry.tb_next
    return True


@cache
def _is_internal(filename: str) -> bool:
    return is_ours(filename) or filename.startswith(NUMPY_FOLDER)
