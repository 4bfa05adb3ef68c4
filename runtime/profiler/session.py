"""Profiling one stretch of a program: ``gradsmith.autograd.profiler.profile``."""

from __future__ import annotations

from typing import Any

from .event_list import EventList, events_of
from .events import FunctionEventAvg
from .recorder import Recorder


def check_options(with_flops: bool, with_modules: bool, experimental_config: Any) -> None:
    """NotImplementedError for what the profiler cannot record, so that nobody takes zeros for figures."""
    for name, value, reason in (
        ("with_flops", with_flops, "floating point operations are not counted"),
        ("with_modules", with_modules, "there are no modules whose names could be shown"),
        ("experimental_config", experimental_config, "it configures PyTorch's own tracer"),
    ):
        if value:
            raise NotImplementedError(f"profile({name}=...): {reason}; leave the argument out")


class profile:
    """Record, within the block, the calls of operators and the nodes of backward that this thread runs.

    `record_shapes` keeps the shapes of what they are given, `profile_memory` how much memory their results hold,
    and `with_stack` where in the program they are called.  Other threads are not recorded, apart from those on
    which the engine continues deep backwards.  The times are of a program that is being watched: every call
    takes the slow path of the dispatcher, which is some microseconds longer than the usual one, and backward
    runs over tensors.  With ``enabled=False`` nothing happens.
    """

    def __init__(
        self,
        enabled: bool = True,
        *,
        use_cuda: bool = False,
        use_device: str | None = None,
        record_shapes: bool = False,
        with_flops: bool = False,
        profile_memory: bool = False,
        with_stack: bool = False,
        with_modules: bool = False,
        use_kineto: bool = False,
        use_cpu: bool = True,
        experimental_config: Any = None,
        acc_events: bool = False,
    ) -> None:
        self.enabled = enabled
        if use_cuda or use_device not in (None, "cpu"):
            raise NotImplementedError(
                f"profile(use_device={use_device or 'cuda'!r}): only the CPU can be profiled"
            )
        check_options(with_flops, with_modules, experimental_config)
        self.record_shapes = record_shapes
        self.profile_memory = profile_memory
        self.with_stack = with_stack
        self.acc_events = acc_events
        self.use_device: str | None = None
        self._entered = False
        self._recorder: Recorder | None = None
        self._earlier: list[Any] = []
        self._events: EventList | None = None

    def __enter__(self) -> profile:
        if not self.enabled:
            return self
        if self._entered:
            raise RuntimeError("Profiler context manager is not reentrant")
        self._begin()
        self._entered = True
        return self

    def __exit__(self, *exception: Any) -> None:
        if self.enabled:
            self._finish()

    def _begin(self) -> None:
        recorder = Recorder(self.record_shapes, self.profile_memory, self.with_stack)
        recorder.start()
        if self.acc_events and self._recorder is not None:
            self._earlier += self._recorder.records
        self._recorder = recorder
        self._events = None

    def _finish(self) -> None:
        if self._recorder is not None:
            self._recorder.stop()

    def pause(self, paused: bool) -> None:
        """Leave out what follows, or take it in again.  Nothing happens when the profile is over."""
        if self._recorder is not None and self._recorder.is_running:
            self._recorder.pause(paused)

    def _recorded(self) -> EventList:
        recorder = self._recorder
        if recorder is None or recorder.is_running:
            raise RuntimeError(
                "the profile is not finished: leave its block, or call stop(), first"
            )
        if self._events is None:
            self._events = events_of([*self._earlier, *recorder.records], self.profile_memory)
        return self._events

    @property
    def function_events(self) -> EventList:
        """The events."""
        return self._recorded()

    @property
    def self_cpu_time_total(self) -> float:
        """Microseconds in events, each counted once."""
        return self._recorded().self_cpu_time_total

    def __repr__(self) -> str:
        return (
            "<unfinished gradsmith.autograd.profile>"
            if self._recorder is None
            else str(self._recorded())
        )

    def table(self, **options: Any) -> str:
        """`EventList.table` of the events."""
        return self._recorded().table(**options)

    def key_averages(
        self,
        group_by_input_shape: bool = False,
        group_by_stack_n: int = 0,
        group_by_overload_name: bool = False,
    ) -> EventList:
        """`EventList.key_averages` of the events."""
        return self._recorded().key_averages(
            group_by_input_shape, group_by_stack_n, group_by_overload_name
        )

    def total_average(self) -> FunctionEventAvg:
        """All events as one."""
        return self._recorded().total_average()

    def export_chrome_trace(self, path: str) -> None:
        """`EventList.export_chrome_trace` of the events."""
        self._recorded().export_chrome_trace(path)

    def export_stacks(self, path: str, metric: str = "self_cpu_time_total") -> None:
        """`EventList.export_stacks` of the events.  RuntimeError unless stacks were recorded."""
        if not self.with_stack:
            raise RuntimeError("export_stacks() requires with_stack=True")
        self._recorded().export_stacks(path, metric)
