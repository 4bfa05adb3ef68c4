"""The legacy interface of the profiler: ``with gradsmith.autograd.profiler.profile() as p: ...``.

`gradsmith.profiler.profile` records the same events and supports steps.
"""

from __future__ import annotations

from typing import Any, NoReturn, Self

from ..profiler.annotations import record_function
from ..profiler.event_list import EventList
from ..profiler.events import DeviceType, FunctionEvent, FunctionEventAvg, Interval
from ..profiler.schedule import ProfilerAction
from ..profiler.session import profile

__all__ = [
    "DeviceType",
    "EventList",
    "FunctionEvent",
    "FunctionEventAvg",
    "Interval",
    "ProfilerAction",
    "emit_itt",
    "emit_nvtx",
    "load_nvprof",
    "parse_nvprof_trace",
    "profile",
    "record_function",
]


def _refuse(name: str, tool: str) -> NoReturn:
    raise NotImplementedError(
        f"gradsmith.autograd.profiler.{name}: {tool} cannot follow a program that runs on NumPy. Use "
        "gradsmith.autograd.profiler.profile and export_chrome_trace()."
    )


class emit_nvtx:
    """NotImplementedError: there are no CUDA tools to mark ranges for."""

    _tool = "NVIDIA's nvprof"

    def __init__(self, enabled: bool = True, record_shapes: bool = False) -> None:
        if enabled:
            _refuse(type(self).__name__, self._tool)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: Any) -> None: ...


class emit_itt(emit_nvtx):
    """NotImplementedError: there is no ITT to mark ranges for."""

    _tool = "Intel's VTune"


def load_nvprof(path: str) -> EventList:
    """NotImplementedError: nvprof's files are of programs that run on CUDA."""
    _refuse("load_nvprof", "NVIDIA's nvprof")


def parse_nvprof_trace(path: str) -> EventList:
    """NotImplementedError: see `load_nvprof`."""
    _refuse("parse_nvprof_trace", "NVIDIA's nvprof")
