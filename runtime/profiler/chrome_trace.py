"""A profile as a file for ``chrome://tracing`` and Perfetto: the Trace Event Format."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Mapping, Sequence
from typing import Any

from .recorder import ENGINE, Scope

__all__ = ["write_chrome_trace"]


def write_chrome_trace(events: Sequence[Any], path: str, metadata: Mapping[str, Any]) -> None:
    """Write `events` to `path`, compressed if it ends in ``.gz``; `metadata` goes to the top level."""
    trace = {
        "schemaVersion": 1,
        **metadata,
        "traceName": str(path),
        "displayTimeUnit": "ms",
        "traceEvents": trace_events(events),
    }
    if str(path).endswith(".gz"):
        with gzip.open(path, "wt", encoding="utf-8") as packed:
            json.dump(trace, packed)
    else:
        with open(path, "w", encoding="utf-8") as file:
            json.dump(trace, file)


def trace_events(events: Sequence[Any]) -> list[dict[str, Any]]:
    """Names of process and threads, a complete event for each of `events`, and arrows.

    An arrow leads from the innermost forward call that made a node to the node.
    """
    process = os.getpid()
    found: list[dict[str, Any]] = [
        _named("process_name", process, 0, "python"),
        *(
            _named("thread_name", process, thread, f"thread {thread}")
            for thread in sorted({event.thread for event in events})
        ),
    ]
    forward: dict[int, Any] = {}
    arrows = 0
    for event in events:
        found.append(_complete(event, process))
        number = event.sequence_nr
        if number < 0 or event.name.startswith(ENGINE):
            continue
        if event.scope != Scope.BACKWARD_FUNCTION:
            forward[number] = event  # the innermost is the last to begin
        elif number in forward:
            arrows += 1
            found += _arrow(arrows, forward[number], event, process)
    return found


def _named(what: str, process: int, thread: int, name: str) -> dict[str, Any]:
    return {"ph": "M", "name": what, "pid": process, "tid": thread, "args": {"name": name}}


def _complete(event: Any, process: int) -> dict[str, Any]:
    args: dict[str, Any] = {"External id": event.id}
    if event.sequence_nr >= 0:
        args["Sequence number"] = event.sequence_nr
        args["Fwd thread id"] = event.fwd_thread
    if event.input_shapes:
        args["Input Dims"] = event.input_shapes
        args["Input type"] = event.input_types
    if event.concrete_inputs:
        args["Concrete Inputs"] = [str(value) for value in event.concrete_inputs]
    if event.stack:
        args["Call stack"] = ";".join(reversed(event.stack))
    return {
        "ph": "X",
        "cat": "user_annotation" if event.is_user_annotation else "cpu_op",
        "name": event.trace_name,
        "pid": process,
        "tid": event.thread,
        "ts": event.time_range.start,
        "dur": round(event.time_range.elapsed_us(), 3),
        "args": args,
    }


def _arrow(number: int, tail: Any, head: Any, process: int) -> list[dict[str, Any]]:
    common = {"id": number, "pid": process, "cat": "fwdbwd", "name": "fwdbwd"}
    return [
        {"ph": "s", **common, "tid": tail.thread, "ts": tail.time_range.start},
        {"ph": "f", "bp": "e", **common, "tid": head.thread, "ts": head.time_range.start},
    ]
