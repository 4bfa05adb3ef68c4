"""Where a program spends its time: ``with gradsmith.profiler.profile() as p: ...; print(p.key_averages())``."""

from __future__ import annotations

from gradsmith.profiler.annotations import record_function
from gradsmith.profiler.events import DeviceType
from gradsmith.profiler.profile import (
    ProfilerActivity,
    profile,
    supported_activities,
    tensorboard_trace_handler,
)
from gradsmith.profiler.schedule import ProfilerAction, schedule

__all__ = [
    "DeviceType",
    "ProfilerAction",
    "ProfilerActivity",
    "profile",
    "record_function",
    "schedule",
    "supported_activities",
    "tensorboard_trace_handler",
]
