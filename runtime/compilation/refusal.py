"""What a compiled program may not do, said with the line that did it."""

from __future__ import annotations

import inspect
import linecache
import sys
import traceback
from collections.abc import Callable
from typing import Any

from ..core.device import device
from ..core.origin import is_ours
from ..core.state import state


class UntraceableError(RuntimeError):
    """A function does what no compiled program can; the message names the line and what to write instead."""


class ElsewhereError(UntraceableError):
    """A function makes tensors on another device than the engine's."""

    def __init__(self, text: str, device_type: str) -> None:
        super().__init__(text)
        self.device_type = device_type


def line_of_program() -> tuple[str, int]:
    """File and line of the innermost frame that is not this package's or an array library's."""
    frame = sys._getframe(1)
    while frame.f_back is not None:
        if _is_of_program(frame.f_code.co_filename):
            break
        frame = frame.f_back
    return frame.f_code.co_filename, frame.f_lineno


def _is_of_program(filename: str) -> bool:
    return not is_ours(filename) and not filename.startswith("<") and not _is_library(filename)


def _is_library(filename: str) -> bool:
    """Whether a file belongs to JAX or to Python itself, between which and us programs' functions are called."""
    return any(f"/{name}/" in filename.replace("\\", "/") for name in ("jax", "jaxlib")) or (
        filename.endswith(("functools.py", "contextlib.py"))
    )


def refuse(what: str, instead: str) -> UntraceableError:
    """The error for a function that does `what`, at the line where it is; `instead` says what to write.

    Whoever records is told, since the program may catch the error.
    """
    refusal = _at(*line_of_program(), what, instead)
    if state.recorder is not None:
        state.recorder.told_of(refusal)
    return refusal


def changes_options(function: Callable[..., Any], option: str) -> UntraceableError:
    """The error for a function that sets an option of an optimizer, as a step of a schedule does."""
    what = f"the function changes the option {option!r} of an optimizer, which a program does not do again"
    return _of_function(function, what, "step schedules outside of the function")


def draws_numbers(function: Callable[..., Any], source: str) -> UntraceableError:
    """The error for a function that draws from a random generator of Python's or NumPy's."""
    return _of_function(
        function,
        f"the function draws random numbers of {source}, which a program does not do again",
        "draw them by gradsmith's functions, or before, and give them to the function in a tensor",
    )


SEEDING = (
    "the state of a random generator is set, which a program does not do again",
    "seed it before the function is called",
)


def seeds_generator(function: Callable[..., Any]) -> UntraceableError:
    """The error for a function that leaves the default generator in a state that was set."""
    return _of_function(function, *SEEDING)


def advances_iterator(function: Callable[..., Any], kind: str) -> UntraceableError:
    """The error for a function that has an iterator, whose items a program would not ask for again."""
    return _of_function(
        function,
        f"the function reads an iterator ({kind}), which gives something else at each call",
        "call next() before, and give the item to the function as an argument",
    )


def _of_function(function: Callable[..., Any], what: str, instead: str) -> UntraceableError:
    """An error at the line where `function`, or what a partial one calls, begins."""
    function = getattr(function, "func", function)
    code = getattr(inspect.unwrap(function), "__code__", None)
    file, line = ("", 0) if code is None else (code.co_filename, code.co_firstlineno)
    return _at(file, line, what, instead)


def elsewhere(where: device) -> ElsewhereError:
    """The error for a function that makes a tensor on `where`."""
    return ElsewhereError(
        _said(
            *line_of_program(),
            f"a tensor on device '{where}' is made, which is no array of NumPy's",
            "leave engine out, or call this part without compile",
        ),
        where.type,
    )


def line_of_error(error: BaseException, what: str, instead: str) -> UntraceableError:
    """Like `refuse`, for what raised `error`."""
    place = ("", 0)
    for frame in traceback.extract_tb(error.__traceback__):
        if _is_of_program(frame.filename):
            place = (frame.filename, frame.lineno or 0)
    return _at(*place, what, instead)


def _at(file: str, line: int, what: str, instead: str) -> UntraceableError:
    return UntraceableError(_said(file, line, what, instead))


def _said(file: str, line: int, what: str, instead: str) -> str:
    source = linecache.getline(file, line).strip()
    quoted = f"\n    {source}" if source else ""
    return f"{file}:{line}: {what}; {instead}{quoted}"
