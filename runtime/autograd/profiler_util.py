"""PyTorch's name for the module of a profile's events."""

from __future__ import annotations

from ..profiler.event_list import EventList
from ..profiler.events import FunctionEvent, FunctionEventAvg, Interval

__all__ = ["EventList", "FunctionEvent", "FunctionEventAvg", "Interval"]
