"""Profiles of the same program: which calls and nodes are seen, how they are tied, and how steps go."""

from __future__ import annotations

import importlib
import json
import tempfile
import threading
import warnings
from pathlib import Path
from typing import Any

import pytest

from tests.parity.programs import Log, agree_on

ENGINE = "autograd::engine::evaluate_function: "


def profiler_of(lib: Any) -> Any:
    return importlib.import_module(f"{lib.__name__}.profiler")


def outermost(events: Any, names: Any = lambda name: True) -> list[str]:
    return [e.name for e in events if e.cpu_parent is None and names(e.name)]


def leaves_named(name: str) -> str:
    return name.replace("torch::autograd::", "")


def numbers(events: Any) -> list[tuple[str, list[str]]]:
    """For each node of backward the outermost forward call of its number."""
    found = []
    for event in events:
        if event.scope == 1 and event.sequence_nr >= 0:
            calls = [
                e.name
                for e in events
                if e.sequence_nr == event.sequence_nr and e.scope == 0 and ENGINE not in e.name
            ]
            found.append((event.name, calls[:1]))
    return found


def test_calls_nodes_and_numbers() -> None:
    def program(lib: Any, log: Log) -> None:
        class Doubled(lib.autograd.Function):
            @staticmethod
            def forward(ctx: Any, x: Any) -> Any:
                return x * 2

            @staticmethod
            def backward(ctx: Any, g: Any) -> Any:
                return g * 2

        p = profiler_of(lib)
        x = lib.ones(2, 3, requires_grad=True)
        w = lib.ones(3, requires_grad=True)
        with p.profile(record_shapes=True) as result:
            with p.record_function("forward"):
                y = (x * w).exp()
                z = Doubled.apply(y).sin().sum()
            z.backward(lib.ones(()))
        events = result.events()
        block = events[0]
        log(block.name, block.is_user_annotation, [e.name for e in block.cpu_children])
        log([e.input_shapes for e in block.cpu_children[:2]])
        log([leaves_named(name) for name in outermost(events, lambda n: n.startswith(ENGINE))])
        log(numbers(events))
        averages = {a.key: a.count for a in result.key_averages()}
        log(averages["SinBackward0"], averages["forward"], averages["aten::exp"])
        shapes = result.key_averages(group_by_input_shape=True)
        log([a.input_shapes for a in shapes if a.key == "ExpBackward0"])
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "trace.json"
            result.export_chrome_trace(str(path))
            trace = json.loads(path.read_text())["traceEvents"]
        log(sum(e.get("ph") == "s" and e.get("cat") == "fwdbwd" for e in trace))
        log(sum(e.get("ph") == "f" and e.get("cat") == "fwdbwd" for e in trace))

    agree_on(program)


def test_blocks_and_exceptions() -> None:
    def program(lib: Any, log: Log) -> None:
        p = profiler_of(lib)

        @p.record_function("decorated")
        def work() -> None:
            with p.record_function("inner"):
                raise ValueError

        with p.profile() as result:
            for _ in range(2):
                try:
                    work()
                except ValueError:
                    pass
            with p.record_function("after"):
                pass
        log([(e.name, e.cpu_parent and e.cpu_parent.name) for e in result.events()])
        log([(a.key, a.count) for a in result.key_averages()])

    agree_on(program)


def test_other_threads_are_not_seen() -> None:
    def program(lib: Any, log: Log) -> None:
        x = lib.ones(2)
        with profiler_of(lib).profile() as result:
            thread = threading.Thread(target=lambda: x.exp())
            thread.start()
            thread.join()
            x.sin()
        log([e.name for e in result.events() if e.cpu_parent is None])

    agree_on(program)


@pytest.mark.parametrize(
    "plan",
    [
        {"wait": 1, "warmup": 1, "active": 2, "repeat": 2, "skip_first": 1},
        {"wait": 0, "warmup": 1, "active": 1},
        {"wait": 2, "warmup": 0, "active": 3, "skip_first": 1, "skip_first_wait": 1},
    ],
)
def test_schedules(plan: dict[str, int]) -> None:
    def program(lib: Any, log: Log) -> None:
        p = profiler_of(lib)
        action = p.schedule(**plan)
        log([action(step).name for step in range(14)])

        def ready(result: Any) -> None:
            steps = [e.name for e in result.events() if e.name.startswith("ProfilerStep")]
            log(sorted(steps), result.step_num)

        x = lib.ones(2)
        with p.profile(schedule=action, on_trace_ready=ready) as result:
            for _ in range(9):
                x.exp()
                result.step()

    agree_on(program)


def test_unusual_schedules_and_arguments() -> None:
    def program(lib: Any, log: Log) -> None:
        p = profiler_of(lib)
        log.refusal(lambda: p.schedule(wait=-1, warmup=0, active=1), "Invalid profiler schedule")
        log.refusal(lambda: p.schedule(wait=0, warmup=1, active=1)(-1), "must be non-negative")
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            p.schedule(wait=0, warmup=0, active=1)
        log([str(w.message) for w in caught])
        actions = [p.ProfilerAction.RECORD, p.ProfilerAction.NONE, p.ProfilerAction.NONE]
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            with p.profile(schedule=lambda step: actions[step]) as result:
                result.step()
        log([str(w.message) for w in caught if "schedule" in str(w.message)])

    agree_on(program)


def test_a_table_has_the_same_columns() -> None:
    def program(lib: Any, log: Log) -> None:
        x = lib.ones(2, 3)
        with profiler_of(lib).profile(record_shapes=True, profile_memory=True) as result:
            x.exp()
        for options in (
            {"group_by_input_shape": True},
            {"group_by_input_shape": False},
        ):
            lines = result.key_averages(**options).table(sort_by="cpu_time_total").splitlines()
            log(lines[1].split(), lines[3].split()[0], lines[3].split()[-1:], lines[-1].split()[:3])
        log(result.key_averages().table(header="head").splitlines()[1])

    agree_on(program)


def test_the_older_face() -> None:
    def program(lib: Any, log: Log) -> None:
        p = lib.autograd.profiler
        x = lib.ones(2)
        with p.profile() as result:
            x.exp()
        log([e.name for e in result.function_events])
        log(result.key_averages()[0].key, result.total_average().key)
        with p.profile(enabled=False):
            x.exp()
        log.refusal(result.__enter__, "not reentrant")

    agree_on(program)
