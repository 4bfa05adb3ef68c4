"""A profile as a table of text, laid out as PyTorch lays out its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from .events import FunctionEventAvg, formatted_time

__all__ = ["formatted_memory", "table_of"]

_WIDTH = 12
_GAP = "  "
_UNITS = {"s": 1e6, "ms": 1e3, "us": 1.0}


class _Column(NamedTuple):
    title: str
    width: int
    cell: Callable[[Any], str]


def formatted_memory(size: int) -> str:
    """``1.50 KB``."""
    for unit, name in ((1 << 30, "GB"), (1 << 20, "MB"), (1 << 10, "KB")):
        if abs(size) >= unit:
            return f"{size / unit:.2f} {name}"
    return f"{size} B"


def sorting_keys() -> list[str]:
    """The attributes that rows can be sorted by."""
    sample = FunctionEventAvg()
    return sorted(
        name
        for name in dir(sample)
        if not name.startswith("_")
        and type(getattr(sample, name)) in (int, float)
        and name not in ("node_id", "flops")
    )


def table_of(
    events: Sequence[Any],
    *,
    sort_by: str | None,
    header: str | None,
    row_limit: int,
    max_source_width: int | None,
    max_name_width: int | None,
    max_shapes_width: int | None,
    memory: bool,
    top_level_only: bool,
    time_unit: str | None,
) -> str:
    """A row for each of `events`; the empty string where there are none."""
    if time_unit is not None and time_unit not in _UNITS:
        raise ValueError(f"time_unit must be one of {list(_UNITS)}, not {time_unit!r}")
    if sort_by is not None and sort_by not in sorting_keys():
        raise ValueError(f"sort_by must be one of {sorting_keys()}, not {sort_by!r}")
    if not events:
        return ""
    total = sum(event.self_cpu_time_total for event in events)
    if sort_by is not None:
        key: str = sort_by
        events = sorted(events, key=lambda event: getattr(event, key), reverse=True)

    def time(microseconds: float) -> str:
        if time_unit is None:
            return formatted_time(microseconds)
        return f"{microseconds / _UNITS[time_unit]:.3f}{time_unit}"

    def share(microseconds: float) -> str:
        return f"{microseconds * 100 / total:.2f}%" if total else "NaN"

    def name(event: Any) -> str:
        return _shortened(event.key, max_name_width)

    name_width = _limited(max(len(event.key) for event in events) + 4, max_name_width)
    columns = [_Column("Name", name_width, name)]
    if any(event.overload_name for event in events) and isinstance(events[0], FunctionEventAvg):
        columns.append(
            _Column(
                "Overload Name", 20, lambda event: _shortened(event.overload_name, max_name_width)
            )
        )
    columns += [
        _Column("Self CPU %", _WIDTH, lambda event: share(event.self_cpu_time_total)),
        _Column("Self CPU", _WIDTH, lambda event: time(event.self_cpu_time_total)),
        _Column("CPU total %", _WIDTH, lambda event: share(event.cpu_time_total)),
        _Column("CPU total", _WIDTH, lambda event: time(event.cpu_time_total)),
        _Column("CPU time avg", _WIDTH, lambda event: time(event.cpu_time)),
    ]
    if memory:
        columns += [
            _Column("CPU Mem", _WIDTH, lambda event: formatted_memory(event.cpu_memory_usage)),
            _Column(
                "Self CPU Mem", _WIDTH, lambda event: formatted_memory(event.self_cpu_memory_usage)
            ),
        ]
    columns.append(_Column("# of Calls", _WIDTH, lambda event: str(event.count)))
    if any(event.input_shapes for event in events):
        width = _limited(
            max(len(str(event.input_shapes)) for event in events) + 4, max_shapes_width
        )
        columns.append(
            _Column("Input Shapes", width, lambda event: str(event.input_shapes)[:width])
        )
    sources = [len(line) for event in events for line in event.stack]
    if sources:
        source_width = _limited(max(sources) + 4, max_source_width)
        columns.append(
            _Column(
                "Source Location",
                source_width,
                lambda event: _tail(event.stack[0], source_width) if event.stack else "",
            )
        )

    rule = "".join("-" * column.width + _GAP for column in columns)
    lines = []
    if header is not None:
        lines += ["=" * (len(rule) - len(_GAP)), header]
    lines += [rule, _row(columns, [column.title for column in columns]), rule]
    shown = 0
    for event in events:
        if shown == row_limit:
            break
        if top_level_only and event.cpu_parent is not None:
            continue
        shown += 1
        lines.append(_row(columns, [column.cell(event) for column in columns]))
        if sources:
            blank = [""] * (len(columns) - 1)
            lines += [
                _row(columns, [*blank, _tail(line, columns[-1].width)]) for line in event.stack[1:]
            ]
            lines.append(_row(columns, [*blank, ""]))
    lines += [rule, f"Self CPU time total: {time(total)}", ""]
    return "\n".join(lines)


def _row(columns: Sequence[_Column], cells: Sequence[str]) -> str:
    last = len(columns) - 1
    return "".join(
        # Stacks read better from the left.
        (cell.ljust if i == last and c.title == "Source Location" else cell.rjust)(c.width) + _GAP
        for i, (c, cell) in enumerate(zip(columns, cells, strict=True))
    )


def _limited(width: int, limit: int | None) -> int:
    return width if limit is None else min(width, limit)


def _shortened(text: str, width: int | None) -> str:
    return text if width is None or len(text) < width - 3 else text[: width - 3] + "..."


def _tail(text: str, width: int) -> str:
    return text if len(text) <= width else "..." + text[len(text) - width + 3 :]
