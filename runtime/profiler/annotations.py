"""`record_function`: a name for a part of a program, in profiles."""

from __future__ import annotations

from contextlib import ContextDecorator
from typing import Any

from ..core.state import state
from .recorder import Record, Recorder, Scope


class record_function(ContextDecorator):
    """A block, or with ``@record_function("name")`` a function, that profiles show as an event of that name.

    `args` is text that goes with it.  Outside of a profile it does nothing.
    """

    def __init__(self, name: str, args: str | None = None) -> None:
        self.name = name
        self.args = args
        self._begun: list[tuple[Recorder, Record] | None] = []

    def _recreate_cm(self) -> record_function:
        return record_function(self.name, self.args)  # one for each call of a decorated function

    def __enter__(self) -> record_function:
        recorder = state.profiler
        if recorder is None:
            self._begun.append(None)
        else:
            record = recorder.open(self.name, Scope.USER_SCOPE)
            if self.args is not None:
                record.concrete = [self.args]
            self._begun.append((recorder, record))
        return self

    def __exit__(self, *exception: Any) -> None:
        begun = self._begun.pop()
        if begun is not None and not begun[1].end:  # else the profile has ended it
            begun[0].close(begun[1])
