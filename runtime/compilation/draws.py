"""Random generators of Python's and NumPy's: numbers that they draw within a function are no part of a program."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import numpy as np

_Source = tuple[str, Callable[[], Any], Callable[[Any], Any]]
"""What a generator is called, and how its state is read and set."""


def _sources(things: Iterable[Any]) -> Iterable[_Source]:
    """The two generators that modules have, and those among `things`."""
    yield "the module 'random'", random.getstate, random.setstate
    yield "the module 'numpy.random'", partial(np.random.get_state, False), np.random.set_state
    for thing in things:
        name = f"a generator ({type(thing).__module__}.{type(thing).__qualname__})"
        if isinstance(thing, random.Random) and not isinstance(thing, random.SystemRandom):
            yield name, thing.getstate, thing.setstate
        elif isinstance(thing, np.random.RandomState):
            yield name, partial(thing.get_state, False), thing.set_state
        elif isinstance(thing, np.random.Generator):
            bits = thing.bit_generator
            yield name, partial(getattr, bits, "state"), partial(setattr, bits, "state")


class Draws:
    """The states of generators before a call."""

    def __init__(self, things: Iterable[Any]) -> None:
        self._before = [(source, source[1]()) for source in _sources(things)]

    def first_used(self) -> str | None:
        """What the first one is called that has drawn since, if one has."""
        for (name, read, _), state in self._before:
            if not _equal(read(), state):
                return name
        return None

    def put_back(self) -> None:
        """Let them draw the same numbers again."""
        for (_, _, write), state in self._before:
            write(state)


def _equal(one: Any, other: Any) -> bool:
    if isinstance(one, dict):
        return all(_equal(value, other[name]) for name, value in one.items())
    return np.array_equal(one, other) if isinstance(one, np.ndarray) else one == other
