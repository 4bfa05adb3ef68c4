"""Where a program spends its time: ``with gradsmith.profiler.profile() as p: ...; print(p.key_averages())``."""

from __future__ import annotations

from .annotations import record_function
from .events import DeviceType
from .profile import ProfilerActivity, profile, supported_activities, tensorboard_trace_handler
from .schedule import ProfilerAction, schedule

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
