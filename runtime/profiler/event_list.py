"""The events of a profile as a list, which groups, prints and writes them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from .chrome_trace import write_chrome_trace
from .events import FunctionEvent, FunctionEventAvg
from .recorder import ENGINE, Record, Scope
from .table import table_of

STEP = "ProfilerStep"
_METRICS = ["self_cpu_time_total", "self_cuda_time_total"]


class EventList(list[Any]):
    """`FunctionEvent`s in the order in which they began, or `FunctionEventAvg`s."""

    def __init__(self, events: Iterable[Any] = (), profile_memory: bool = False) -> None:
        super().__init__(events)
        self._profile_memory = profile_memory

    def __str__(self) -> str:
        return self.table()

    @property
    def self_cpu_time_total(self) -> float:
        """Microseconds in events, each counted once."""
        return float(sum(event.self_cpu_time_total for event in self))

    def table(
        self,
        sort_by: str | None = None,
        row_limit: int = 100,
        max_src_column_width: int | None = 75,
        max_name_column_width: int | None = 55,
        max_shapes_column_width: int | None = 80,
        header: str | None = None,
        top_level_events_only: bool = False,
        time_unit: str | None = None,
    ) -> str:
        """A table for people, a row for each event.

        `sort_by` is an attribute of the events, largest first, such as ``"cpu_time_total"`` or
        ``"self_cpu_memory_usage"``; ValueError, which lists them, for another word.  `time_unit` is "s",
        "ms" or "us", and chosen by size if left out.  `row_limit` -1 is for all rows.
        """
        return table_of(
            self,
            sort_by=sort_by,
            header=header,
            row_limit=row_limit,
            max_source_width=max_src_column_width,
            max_name_width=max_name_column_width,
            max_shapes_width=max_shapes_column_width,
            memory=self._profile_memory,
            top_level_only=top_level_events_only,
            time_unit=time_unit,
        )

    def key_averages(
        self,
        group_by_input_shapes: bool = False,
        group_by_stack_n: int = 0,
        group_by_overload_name: bool = False,
    ) -> EventList:
        """One `FunctionEventAvg` for the events of each name.

        They are told apart further by the shapes of inputs, by the `group_by_stack_n` innermost frames, or by
        the operator's overload, where those were recorded.
        """
        groups: dict[tuple[Any, ...], FunctionEventAvg] = {}
        for event in self:
            key = (
                event.key,
                event.is_user_annotation,
                event.overload_name if group_by_overload_name else "",
                str(event.input_shapes) if group_by_input_shapes else "",
                tuple(event.stack[:group_by_stack_n]),
            )
            groups.setdefault(key, FunctionEventAvg()).add(event)
        for average in groups.values():
            average.stack = average.stack[:group_by_stack_n]
            if not group_by_input_shapes:
                average.input_shapes = ""
            if not group_by_overload_name:
                average.overload_name = ""
        return EventList(groups.values(), self._profile_memory)

    def total_average(self) -> FunctionEventAvg:
        """All events as one, of the key "Total"."""
        total = FunctionEventAvg()
        for event in self:
            total.combine(event)
        total.key = "Total"
        return total

    def supported_export_stacks_metrics(self) -> list[str]:
        """What `export_stacks` can write."""
        return list(_METRICS)

    def export_stacks(self, path: str, metric: str = "self_cpu_time_total") -> None:
        """Write each event's stack and its `metric`, in the format that flame graphs are made from."""
        if metric not in _METRICS:
            raise ValueError(f"metric should be one of: {_METRICS}")
        blank = str.maketrans(" ;\t\n", "____")
        with open(path, "w", encoding="utf-8") as file:
            for event in self:
                amount = int(getattr(event, metric.replace("cuda", "device")))
                if event.stack and amount > 0:
                    stack = ";".join(entry.translate(blank) for entry in reversed(event.stack))
                    file.write(f"{stack} {amount}\n")

    def export_chrome_trace(self, path: str) -> None:
        """Write the events for ``chrome://tracing`` or Perfetto, with arrows from forward to backward.

        The file is compressed if `path` ends in ``.gz``.
        """
        write_chrome_trace(self, path, {})


def events_of(records: Sequence[Record], profile_memory: bool) -> EventList:
    """The events that `records` are the records of."""
    threads: dict[int, int] = {}
    made: dict[Record, FunctionEvent] = {}
    forward: dict[int, int] = {}
    events = EventList(profile_memory=profile_memory)
    for number, record in enumerate(records, 1):
        thread = threads.setdefault(record.thread, len(threads) + 1)
        event = FunctionEvent(
            number, _key(record.name), record.scope, thread, record.begin / 1e3, record.end / 1e3
        )
        event.trace_name = record.name
        event.overload_name = record.overload
        event.sequence_nr = record.sequence_nr
        event.input_shapes = record.shapes
        event.input_types = record.types
        event.concrete_inputs = record.concrete
        event.stack = record.stack
        event.cpu_memory_usage = record.memory
        if record.parent is not None:
            event.cpu_parent = made[record.parent]
            event.cpu_parent.cpu_children.append(event)
        if _is_backward(event):
            event.fwd_thread = forward.get(record.sequence_nr, 0)
        elif record.sequence_nr >= 0:
            forward.setdefault(record.sequence_nr, thread)
        made[record] = event
        events.append(event)
    _give_stacks_to_nodes(events)
    return events


def _key(name: str) -> str:
    """The name that steps share, so that averages take them together; other names as they are."""
    return STEP + "*" if name.startswith(STEP + "#") else name


def _is_backward(event: FunctionEvent) -> bool:
    return event.scope == Scope.BACKWARD_FUNCTION or event.name.startswith(ENGINE)


def _give_stacks_to_nodes(events: EventList) -> None:
    """A node has the stack of the call that made it: what called backward says little."""
    stacks: dict[int, list[str]] = {}
    for event in events:
        if _is_backward(event):
            event.stack = stacks.get(event.sequence_nr, event.stack)
        elif event.sequence_nr >= 0:
            stacks.setdefault(event.sequence_nr, event.stack)
