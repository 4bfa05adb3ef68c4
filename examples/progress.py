"""A bar that shows how far a loop has come, on a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sized
from typing import Protocol, TypeVar

_T = TypeVar("_T", covariant=True)
_WIDTH = 30


class _Counted(Sized, Iterable[_T], Protocol[_T]):
    """What can be gone through, and says how long it is."""


class Progress:
    """Goes through `items` and draws a bar; `say` puts words beside it."""

    def __init__(self, items: _Counted[int], title: str = "") -> None:
        self._items = items
        self._title = title
        self._words = ""

    def say(self, words: str) -> None:
        """Show `words` from the next step on."""
        self._words = words

    def __iter__(self) -> Iterator[int]:
        total = len(self._items)
        for number, item in enumerate(self._items, 1):
            yield item
            if sys.stderr.isatty() or number == total:
                filled = _WIDTH * number // total
                bar = "█" * filled + "·" * (_WIDTH - filled)
                print(
                    f"\r{self._title} {bar} {number}/{total} {self._words}", end="", file=sys.stderr
                )
        print(file=sys.stderr)
