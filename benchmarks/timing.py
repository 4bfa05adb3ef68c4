"""Best-of-N timing in which the competitors take turns.

A shared machine is slow for seconds at a time.  So that a slow spell meets everyone, each round times
every competitor once, in an order that changes from round to round, and the best round of each counts.
The garbage collector stays on: a library that leaves cycles behind pays for them.
"""

from __future__ import annotations

import math
import time
import timeit
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

__all__ = ["Effort", "Statement", "best_of", "geometric_mean"]


@dataclass(frozen=True, slots=True)
class Effort:
    """How long to measure: the number of rounds, and the seconds that one sample should take."""

    rounds: int
    sample: float


@dataclass(frozen=True, slots=True)
class Statement:
    """A piece of Python and the names that it sees."""

    source: str
    names: Mapping[str, Any]

    def value(self) -> Any:
        """What the expression evaluates to."""
        return eval(self.source, dict(self.names))

    def timer(self, clock: Callable[[], float]) -> timeit.Timer:
        """A timer of the statement, inlined into its loop."""
        return timeit.Timer(self.source, "import gc; gc.enable()", clock, dict(self.names))


def best_of(
    statements: Mapping[str, Statement],
    effort: Effort,
    clock: Callable[[], float] = time.perf_counter,
) -> dict[str, float]:
    """Seconds by `clock` that one execution of each statement takes in its best round."""
    timers = {name: statement.timer(clock) for name, statement in statements.items()}
    numbers = {name: _number(timer, effort.sample) for name, timer in timers.items()}
    best = dict.fromkeys(timers, math.inf)
    names = list(timers)
    for turn in range(effort.rounds):
        shift = turn % len(names)
        for name in names[shift:] + names[:shift]:
            number = numbers[name]
            best[name] = min(best[name], timers[name].timeit(number) / number)
    return best


def _number(timer: timeit.Timer, sample: float) -> int:
    """How often to execute the statement so that one sample takes about `sample` seconds."""
    timer.timeit(2)
    number = 1
    while True:
        seconds = timer.timeit(number)
        if seconds >= sample / 4 or number >= 1_000_000:
            return max(1, round(number * sample / max(seconds, 1e-9)))
        number *= 4


def geometric_mean(ratios: Iterable[float]) -> float:
    """The geometric mean; NaN of nothing."""
    logarithms = [math.log(ratio) for ratio in ratios]
    return math.exp(sum(logarithms) / len(logarithms)) if logarithms else math.nan
