"""Profiling a long run step by step: ``gradsmith.profiler.profile``."""

from __future__ import annotations

import json
import os
import socket
import time
import warnings
from collections.abc import Callable, Iterable
from enum import Enum
from typing import Any

from .annotations import record_function
from .chrome_trace import write_chrome_trace
from .event_list import STEP, EventList
from .schedule import ProfilerAction
from .session import check_options
from .session import profile as Session


class ProfilerActivity(Enum):
    """What could be profiled; here that is the CPU."""

    CPU = 0
    XPU = 1
    MTIA = 2
    CUDA = 3
    HPU = 4
    PrivateUse1 = 5


def supported_activities() -> set[ProfilerActivity]:
    """What can be profiled."""
    return {ProfilerActivity.CPU}


class profile:
    """Profile this thread within the block, or the steps of it that `schedule` picks.

    `activities` that are not supported are left out with a warning.  A `schedule` is a function from the number
    of the step to a `ProfilerAction`, such as `gradsmith.profiler.schedule` makes; the program calls `step`
    at the end of each step.  ``on_trace_ready(profile)`` is called when a cycle is complete, or at the end.  For the other
    arguments see `gradsmith.autograd.profiler.profile`.
    """

    def __init__(
        self,
        *,
        activities: Iterable[ProfilerActivity] | None = None,
        schedule: Callable[[int], ProfilerAction] | None = None,
        on_trace_ready: Callable[[profile], Any] | None = None,
        record_shapes: bool = False,
        profile_memory: bool = False,
        with_stack: bool = False,
        with_flops: bool = False,
        with_modules: bool = False,
        experimental_config: Any = None,
        execution_trace_observer: Any = None,
        acc_events: bool = False,
    ) -> None:
        asked = supported_activities() if activities is None else set(activities)
        for activity in sorted(asked - supported_activities(), key=lambda item: item.name):
            warnings.warn(
                f"{activity.name} is not available, disabling {activity.name} profiling",
                stacklevel=2,
            )
        self.activities = asked & supported_activities()
        if not self.activities:
            raise AssertionError("No valid profiler activities found: only the CPU can be profiled")
        check_options(with_flops, with_modules, experimental_config)
        if execution_trace_observer is not None:
            raise NotImplementedError(
                "profile(execution_trace_observer=...): there are no execution traces; see "
                "gradsmith.dispatch.trace for what runs a call and why"
            )
        self.record_shapes = record_shapes
        self.profile_memory = profile_memory
        self.with_stack = with_stack
        self.on_trace_ready = on_trace_ready
        self.step_num = 0
        self._schedule = schedule
        self._acc_events = acc_events
        self._metadata: dict[str, Any] = {}
        self._step: record_function | None = None
        self.profiler: Session | None = None
        self.current_action = self._action()

    def _action(self) -> ProfilerAction:
        return ProfilerAction.RECORD if self._schedule is None else self._schedule(self.step_num)

    def __enter__(self) -> profile:
        self.start()
        return self

    def __exit__(self, *exception: Any) -> None:
        self.stop()

    # -- steps -----------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin, as entering the block does."""
        self._change(ProfilerAction.NONE, self.current_action)
        self._begin_step()

    def stop(self) -> None:
        """End, as leaving the block does."""
        self._end_step()
        self._change(self.current_action, None)

    def step(self) -> None:
        """A step of the program is over."""
        self._end_step()
        before = self.current_action
        self.step_num += 1
        self.current_action = self._action()
        self._change(before, self.current_action)
        self._begin_step()

    def _begin_step(self) -> None:
        if self._schedule is not None:
            self._step = record_function(f"{STEP}#{self.step_num}")
            self._step.__enter__()

    def _end_step(self) -> None:
        if self._step is not None:
            self._step.__exit__(None, None, None)
            self._step = None

    def _change(self, before: ProfilerAction, after: ProfilerAction | None) -> None:
        records = (ProfilerAction.RECORD, ProfilerAction.RECORD_AND_SAVE)
        if before is ProfilerAction.RECORD and (
            after is ProfilerAction.NONE or after is ProfilerAction.WARMUP
        ):
            warnings.warn(f"Incorrect schedule: RECORD followed by {after.name}", stacklevel=3)
            self._end_session()
            before = ProfilerAction.NONE
        # A cycle is complete, or the program is.
        if before is ProfilerAction.RECORD_AND_SAVE or (
            before is ProfilerAction.RECORD and after is None
        ):
            self._end_session()
            if self.on_trace_ready is not None:
                self.on_trace_ready(self)
            before = ProfilerAction.NONE
        if before is ProfilerAction.WARMUP and after is not ProfilerAction.WARMUP:
            self._end_session()  # what was recorded to warm up is thrown away
            before = ProfilerAction.NONE
        if before is ProfilerAction.NONE and after in (*records, ProfilerAction.WARMUP):
            self._begin_session(keep=after in records)

    def _begin_session(self, keep: bool) -> None:
        session = self.profiler
        if session is None or not keep or not self._acc_events:
            session = Session(
                record_shapes=self.record_shapes,
                profile_memory=self.profile_memory,
                with_stack=self.with_stack,
                acc_events=self._acc_events,
            )
        session._begin()
        if keep:
            self.profiler = session
        self._running = session

    def _end_session(self) -> None:
        self._running._finish()

    def toggle_collection_dynamic(
        self, enable: bool, activities: Iterable[ProfilerActivity]
    ) -> None:
        """Leave out what follows, or take it in again, if `activities` have `ProfilerActivity.CPU`."""
        if ProfilerActivity.CPU in set(activities):
            self._session().pause(not enable)

    # -- what was recorded -----------------------------------------------------------------------

    def _session(self) -> Session:
        if self.profiler is None:
            raise AssertionError("Profiler must be initialized before it is asked for events")
        return self.profiler

    def events(self) -> EventList:
        """The events of the cycle that was recorded last (with ``acc_events=True``, of all)."""
        return self._session().function_events

    def key_averages(
        self,
        group_by_input_shape: bool = False,
        group_by_stack_n: int = 0,
        group_by_overload_name: bool = False,
    ) -> EventList:
        """`EventList.key_averages` of the events."""
        return self._session().key_averages(
            group_by_input_shape, group_by_stack_n, group_by_overload_name
        )

    def export_chrome_trace(self, path: str) -> None:
        """`EventList.export_chrome_trace` of the events, with the metadata that was added."""
        write_chrome_trace(self.events(), path, self._metadata)

    def export_stacks(self, path: str, metric: str = "self_cpu_time_total") -> None:
        """`EventList.export_stacks` of the events.  RuntimeError unless stacks were recorded."""
        self._session().export_stacks(path, metric)

    def export_memory_timeline(self, path: str, device: str | None = None) -> None:
        """NotImplementedError: see ``profile_memory=True`` and the table's memory columns."""
        raise NotImplementedError(
            "export_memory_timeline(): there is no timeline of memory; profile with profile_memory=True and "
            'sort the table by "self_cpu_memory_usage"'
        )

    def add_metadata(self, key: str, value: str) -> None:
        """Add text to the trace that `export_chrome_trace` writes."""
        self._metadata[key] = value

    def add_metadata_json(self, key: str, value: str) -> None:
        """Like `add_metadata`, for JSON text.  ValueError if it is none."""
        self._metadata[key] = json.loads(value)

    preset_metadata_json = add_metadata_json


def tensorboard_trace_handler(
    dir_name: str, worker_name: str | None = None, use_gzip: bool = False
) -> Callable[[profile], None]:
    """For ``profile(on_trace_ready=...)``: write each trace to a file of its own in `dir_name`."""

    def handler(ready: profile) -> None:
        os.makedirs(dir_name, exist_ok=True)
        worker = worker_name or f"{socket.gethostname()}_{os.getpid()}"
        ending = ".pt.trace.json.gz" if use_gzip else ".pt.trace.json"
        stamp = time.time_ns()
        while os.path.exists(path := os.path.join(dir_name, f"{worker}.{stamp}{ending}")):
            stamp += 1  # a clock may stand still between two traces
        ready.export_chrome_trace(path)

    return handler
