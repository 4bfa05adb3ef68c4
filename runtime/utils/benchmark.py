"""How long a statement takes, by PyTorch's names: `Timer`, its `Measurement`, and several of them side by side."""

from __future__ import annotations

import statistics
import timeit
from collections.abc import Callable, Iterable, Sequence
from timeit import default_timer as timer
from typing import Any, NamedTuple

from ..core.facade import facade

__all__ = ["Compare", "Measurement", "TaskSpec", "Timer", "timer"]

_UNITS = (("s", 1.0), ("ms", 1e-3), ("us", 1e-6), ("ns", 1e-9))


def _unit_of(seconds: float) -> tuple[str, float]:
    return next((unit for unit in _UNITS if seconds >= unit[1]), _UNITS[-1])


class TaskSpec(NamedTuple):
    """What is measured, and what it is called."""

    stmt: str
    setup: str
    global_setup: str = ""
    label: str | None = None
    sub_label: str | None = None
    description: str | None = None
    env: str | None = None
    num_threads: int = 1

    @property
    def title(self) -> str:
        """The label, or the statement."""
        name = self.label or self.stmt
        return f"{name}: {self.sub_label}" if self.sub_label else name


class Measurement:
    """Seconds of `number_per_run` executions, of each of several runs.

    `times` are those of one execution; `median`, `mean` and `iqr` (between the quartiles) are theirs.
    """

    def __init__(
        self,
        number_per_run: int,
        raw_times: Sequence[float],
        task_spec: TaskSpec,
        metadata: dict[Any, Any] | None = None,
    ) -> None:
        self.number_per_run, self.raw_times = number_per_run, list(raw_times)
        self.task_spec, self.metadata = task_spec, metadata

    @property
    def times(self) -> list[float]:
        """Seconds of one execution, for each run."""
        return [seconds / self.number_per_run for seconds in self.raw_times]

    @property
    def mean(self) -> float:
        """Of `times`."""
        return statistics.fmean(self.times)

    @property
    def median(self) -> float:
        """Of `times`."""
        return statistics.median(self.times)

    @property
    def iqr(self) -> float:
        """From the first to the third quartile of `times`."""
        if len(self.times) < 2:
            return 0.0
        first, _, third = statistics.quantiles(self.times, n=4, method="inclusive")
        return third - first

    def __getattr__(self, name: str) -> Any:
        """What the timer was told: members of `task_spec`."""
        if name == "task_spec" or name.startswith("__"):  # as copies ask, before there is one
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
        return getattr(self.task_spec, name)

    @staticmethod
    def merge(measurements: Iterable[Measurement]) -> list[Measurement]:
        """Measurements of the same task as one."""
        by_task: dict[TaskSpec, list[Measurement]] = {}
        for measurement in measurements:
            by_task.setdefault(measurement.task_spec, []).append(measurement)
        return [
            Measurement(1, [seconds for one in group for seconds in one.times], task)
            for task, group in by_task.items()
        ]

    def __repr__(self) -> str:
        name, scale = _unit_of(self.median)
        runs = "1 measurement" if len(self.times) == 1 else f"{len(self.times)} measurements"
        return (
            f"<{type(self).__module__}.{type(self).__name__} {self.title}>\n"
            f"  Median: {self.median / scale:.2f} {name}\n  IQR:    {self.iqr / scale:.2f} {name}\n"
            f"  {runs}, {self.number_per_run} runs per measurement, {self.num_threads} thread"
        )


class Timer:
    """Measures `stmt` after `setup`, with the names of `globals`, as Python's `timeit` does.

    NotImplementedError for another `language` than Python.  Threads are NumPy's: `num_threads` is noted, not set.
    """

    def __init__(
        self,
        stmt: str = "pass",
        setup: str = "pass",
        global_setup: str = "",
        timer: Callable[[], float] = timer,
        globals: dict[str, Any] | None = None,
        label: str | None = None,
        sub_label: str | None = None,
        description: str | None = None,
        env: str | None = None,
        num_threads: int = 1,
        language: Any = "python",
    ) -> None:
        if str(language).lower() not in ("python", "py"):
            raise NotImplementedError(f"Timer: gradsmith measures Python, not {language}")
        if global_setup:
            raise ValueError("global_setup is C++ only")
        names = dict(globals or {})
        library = facade()
        names.setdefault("torch", library)
        names.setdefault("gradsmith", library)
        self._task_spec = TaskSpec(
            *(stmt, setup, global_setup, label, sub_label, description, env, num_threads)
        )
        self._timer = timeit.Timer(stmt, setup, timer, names)

    def timeit(self, number: int = 1000000) -> Measurement:
        """One run of `number` executions, after a few that do not count."""
        self._timer.timeit(max(number // 100, 2))
        return Measurement(number, [self._timer.timeit(number)], self._task_spec)

    def blocked_autorange(
        self, callback: Callable[[int, float], Any] | None = None, min_run_time: float = 0.2
    ) -> Measurement:
        """Runs for `min_run_time` seconds, each so long that looking at the clock does not count."""
        number = self._number_per_run(min_run_time / 1000)
        seconds: list[float] = []
        while not seconds or sum(seconds) < min_run_time:
            seconds.append(self._timer.timeit(number))
            if callback is not None:
                callback(number, seconds[-1])
        return Measurement(number, seconds, self._task_spec)

    def adaptive_autorange(
        self,
        threshold: float = 0.1,
        *,
        min_run_time: float = 0.01,
        max_run_time: float = 10.0,
        callback: Callable[[int, float], Any] | None = None,
    ) -> Measurement:
        """Runs until the quartiles are within `threshold` of the median of each other, or for `max_run_time` seconds."""
        number = self._number_per_run(min_run_time / 10)
        seconds: list[float] = []
        while True:
            seconds.append(self._timer.timeit(number))
            if callback is not None:
                callback(number, seconds[-1])
            found = Measurement(number, seconds, self._task_spec)
            settled = len(seconds) > 3 and found.iqr / found.median < threshold
            if sum(seconds) >= max_run_time or (settled and sum(seconds) >= min_run_time):
                return found

    def _number_per_run(self, least: float) -> int:
        """How many executions take at least so long."""
        number = 1
        while self._timer.timeit(number) < least:
            number *= 10
        return number


class Compare:
    """Measurements as a table: a row for each `sub_label`, a column for each `description`."""

    def __init__(self, results: Iterable[Measurement]) -> None:
        self._results = list(results)

    def extend_results(self, results: Iterable[Measurement]) -> None:
        """More of them."""
        self._results.extend(results)

    def trim_significant_figures(self) -> None:
        """Nothing: four digits are shown."""

    def colorize(self, rowwise: bool = False) -> None:
        """Nothing: the table is plain text."""

    def print(self) -> None:
        """Write the table."""
        print(self)

    def __str__(self) -> str:
        merged = Measurement.merge(self._results)
        if not merged:
            return "[no measurements]"
        name, scale = _unit_of(min(one.median for one in merged))
        columns = list(dict.fromkeys(str(one.task_spec.description or "") for one in merged))
        rows: dict[tuple[int, str], dict[str, str]] = {}
        for one in merged:
            task = one.task_spec
            row = rows.setdefault((task.num_threads, task.sub_label or task.stmt), {})
            row[str(task.description or "")] = f"{one.median / scale:.4g}"
        first = [f"{label} ({threads} thread)" for threads, label in rows]
        widths = [max(10, *map(len, columns))] * len(columns)
        left = max(map(len, first))
        title = next((one.task_spec.label for one in merged if one.task_spec.label), "")
        cells = [
            ("", columns),
            *zip(first, ([r.get(c, "") for c in columns] for r in rows.values())),
        ]
        lines = [
            f"{start:<{left}} | {' | '.join(f'{c:>{w}}' for c, w in zip(line, widths, strict=True))}"
            for start, line in cells
        ]
        rule = "-" * len(lines[0])
        return "\n".join([f"[{title}]", lines[0], rule, *lines[1:], "", f"Times are in {name}."])
