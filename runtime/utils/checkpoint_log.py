"""The calls that a checkpointed function makes, in forward and when it is run again: for `debug`."""

from __future__ import annotations

import traceback
from contextlib import AbstractContextManager
from itertools import zip_longest
from typing import Any

from ..core.origin import place_of
from ..core.state import state
from ..core.tensor import Tensor


class CallLog:
    """Operators called in the first and in the second run, and where."""

    def __init__(self) -> None:
        self.forward: list[tuple[str, str]] = []
        self.again: list[tuple[str, str]] = []

    def contexts(self) -> tuple[AbstractContextManager[Any], AbstractContextManager[Any]]:
        """A context for each run."""
        return _Recording(self.forward), _Recording(self.again)

    def report(self) -> str:
        """Both runs side by side, with a mark where they differ, and where the first of those calls stands."""
        lines = ["Calls of the original forward, and of the recomputation:"]
        shown = False
        for before, now in zip_longest(self.forward, self.again, fillvalue=("(nothing)", "")):
            differs = before[0] != now[0]
            lines.append(f"{'->' if differs else '  '} {before[0]:50} {now[0]}")
            if differs and not shown:
                shown = True
                lines += [f"     {where}" for where in (before[1], now[1]) if where]
        return "\n".join(lines)


class _Recording:
    """Appends each call within the block to a list."""

    def __init__(self, calls: list[tuple[str, str]]) -> None:
        self._calls = calls

    def __enter__(self) -> None:
        self._calls.clear()

        def observe(operator: Any, values: Any, out: Any) -> None:
            self._calls.append(
                (
                    f"{operator.name()}({', '.join(map(_brief, values))})",
                    place_of(traceback.extract_stack()),
                )
            )

        self._observer = observe
        state.switch(observers=(*state.observers, observe))

    def __exit__(self, *exception: object) -> None:
        state.switch(observers=tuple(o for o in state.observers if o is not self._observer))


def _brief(value: Any) -> str:
    if isinstance(value, Tensor):
        return f"{value.dtype.name}{list(value._data_.shape)}"
    return repr(value)
